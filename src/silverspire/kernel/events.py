"""Events: typed facts that rules report. They drive log, animation, undo and statistics."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from mypy_extensions import i64, mypyc_attr

EVERYONE: Final = -1
NOBODY: Final = -1

Fact = str | int


class EventKind(NamedTuple):
    """One kind of event: its name, what its numbers mean, whether it shows something hidden."""

    name: str
    facts: tuple[str, ...] = ()
    reveals: bool = False


class Event(NamedTuple):
    """A fact that happened: plain, JSON-able data with readable values."""

    kind: str
    seat: int | None
    facts: dict[str, Fact]
    reveals: bool = False
    audience: int | None = None
    """The only seat that may know it; None: everyone."""


@final
@mypyc_attr(acyclic=True)  # numbers only: nothing for the garbage collector to follow
class Happening:
    """An event as the rules report it: numbers only, told in words when somebody asks."""

    def __init__(self, kind: i64, seat: i64, first: i64, second: i64, third: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.first = first
        self.second = second
        self.third = third
        self.audience: i64 = EVERYONE
