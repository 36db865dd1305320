"""Names for the computers at the table that is shown; people are called by their charges."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager

from silverspire.kernel.game import Game
from silverspire.localization import say
from silverspire.players.townspeople import townsperson_at


class _Table:
    """The table that is shown in this terminal."""

    def __init__(self) -> None:
        self.computers: Mapping[int, str] = {}


_TABLE = _Table()


def computers_at(game: Game, table: str, seats: int, people: Collection[int]) -> dict[int, str]:
    """The townspeople at a table. What it is called is no secret, as its seed would be."""
    names = {seat: townsperson_at(game.townspeople, table, seat) for seat in range(seats)}
    return {seat: name for seat, name in names.items() if name and seat not in people}


@contextmanager
def computers_called(names: Mapping[int, str]) -> Iterator[None]:
    """Call computers by these names for a while."""
    before, _TABLE.computers = _TABLE.computers, names
    try:
        yield
    finally:
        _TABLE.computers = before


def townsperson(name: str, level: str) -> str:
    """A computer player with its level: Journeyman Matouš."""
    return say("townsperson", name=name, level=say(f"level-{level}"))


def computer_name(seat: int) -> str:
    """What the computer on a seat is called; "" for a person."""
    return _TABLE.computers.get(seat, "")
