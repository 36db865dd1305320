"""The course of a game: the numbers that everyone sees, after every move, and its landmarks."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from silverspire.kernel.events import Event
from silverspire.table import wire
from silverspire.table.line import Line, Move
from silverspire.table.room import Room

REMEMBERED: Final = 100  # games


class Followed:
    """A game followed up to a move: its figures after each, and what happened on the way."""

    def __init__(self, line: Line) -> None:
        self.moves: list[Move] = []
        start = line.beginning()
        self.names = tuple(start.figures())
        self.rows: list[tuple[float, ...]] = [tuple(start.figures().values())]
        self.marks: list[wire.Mark] = list(_marks(0, start.opening(), line))

    def follow(self, line: Line) -> None:
        """Forget what was taken back, then go on to where the game is now."""
        self._cut(_alike(self.moves, line.moves))
        if len(self.moves) == len(line.moves):
            return
        state = line.at(len(self.moves)).clone()
        for move in line.moves[len(self.moves) :]:
            events = state.apply(move.choice)
            self.moves.append(move)
            self.rows.append(tuple(state.figures().values()))
            self.marks += _marks(len(self.moves), events, line)

    def _cut(self, count: int) -> None:
        del self.moves[count:]
        del self.rows[count + 1 :]
        while self.marks and self.marks[-1].move > count:
            self.marks.pop()

    def told(self) -> wire.Course:
        """Columns, one for each figure: a value for each move that changed one, and the last."""
        last = len(self.rows) - 1
        kept = [
            move
            for move, row in enumerate(self.rows)
            if move in {0, last} or row != self.rows[move - 1]
        ]
        columns = zip(*(self.rows[move] for move in kept), strict=True)
        figures = {name: list(column) for name, column in zip(self.names, columns, strict=True)}
        return wire.Course(moves=kept, figures=figures, marks=self.marks[:])


def _marks(move: int, events: Iterable[Event], line: Line) -> Iterable[wire.Mark]:
    """The landmarks among events; what one seat alone may know is none."""
    for event in events:
        if event.kind in line.game.landmarks and event.audience is None:
            yield wire.Mark(move=move, kind=event.kind, seat=event.seat, facts=event.facts)


def _alike(ours: list[Move], theirs: list[Move]) -> int:
    """How many moves both have in common, from the first."""
    if ours == theirs[: len(ours)]:
        return len(ours)
    return next(
        (count for count, (one, two) in enumerate(zip(ours, theirs, strict=False)) if one != two),
        min(len(ours), len(theirs)),
    )


class Courses:
    """The games that somebody follows; each is worked out once and then only continued."""

    def __init__(self) -> None:
        self._followed: OrderedDict[str, Followed] = OrderedDict()

    def of(self, room: Room) -> wire.Course:
        """The course of a table's game so far; Refused while it has not begun."""
        line = room.played()
        followed = self._followed.get(room.id) or Followed(line)
        followed.follow(line)
        self._followed[room.id] = followed
        self._followed.move_to_end(room.id)
        if len(self._followed) > REMEMBERED:
            self._followed.popitem(last=False)
        return followed.told()
