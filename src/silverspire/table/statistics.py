"""The statistics of a game: public numbers after every move, and its landmarks."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from silverspire.kernel.events import Event
from silverspire.table import responses
from silverspire.table.history import History, Move
from silverspire.table.room import Room

CACHE_SIZE: Final = 100  # games


class StatisticsBuilder:
    """A game up to a move: its public numbers after each, and the landmarks on the way."""

    def __init__(self, history: History) -> None:
        self.moves: list[Move] = []
        start = history.initial_state()
        self.names = tuple(start.public_numbers())
        self.rows: list[tuple[float, ...]] = [tuple(start.public_numbers().values())]
        self.landmarks: list[responses.Landmark] = list(_landmarks(0, start.opening(), history))

    def update(self, history: History) -> None:
        """Forget what was taken back, then go on to where the game is now."""
        self._truncate(_common_moves(self.moves, history.moves))
        if len(self.moves) == len(history.moves):
            return
        state = history.state_at(len(self.moves)).clone()
        for move in history.moves[len(self.moves) :]:
            events = state.apply(move.choice)
            self.moves.append(move)
            self.rows.append(tuple(state.public_numbers().values()))
            self.landmarks += _landmarks(len(self.moves), events, history)

    def _truncate(self, count: int) -> None:
        del self.moves[count:]
        del self.rows[count + 1 :]
        while self.landmarks and self.landmarks[-1].move > count:
            self.landmarks.pop()

    def build(self) -> responses.Statistics:
        """A series for each number: a value for each move that changed one, and the last."""
        last = len(self.rows) - 1
        kept = [
            move
            for move, row in enumerate(self.rows)
            if move in {0, last} or row != self.rows[move - 1]
        ]
        columns = zip(*(self.rows[move] for move in kept), strict=True)
        series = {name: list(column) for name, column in zip(self.names, columns, strict=True)}
        return responses.Statistics(moves=kept, series=series, landmarks=self.landmarks[:])


def _landmarks(
    move: int, events: Iterable[Event], history: History
) -> Iterable[responses.Landmark]:
    """The landmarks among events; what one seat alone may know is none."""
    for event in events:
        if event.kind in history.game.landmarks and event.audience is None:
            yield responses.Landmark(move=move, kind=event.kind, seat=event.seat, facts=event.facts)


def _common_moves(ours: list[Move], theirs: list[Move]) -> int:
    """How many moves both have in common, from the first."""
    if ours == theirs[: len(ours)]:
        return len(ours)
    return next(
        (count for count, (one, two) in enumerate(zip(ours, theirs, strict=False)) if one != two),
        min(len(ours), len(theirs)),
    )


class StatisticsCache:
    """The games that somebody looks at; each is computed once and then only continued."""

    def __init__(self) -> None:
        self._builders: OrderedDict[str, StatisticsBuilder] = OrderedDict()

    def for_room(self, room: Room) -> responses.Statistics:
        """The statistics of a table's game so far; Refused while it has not begun."""
        history = room.require_history()
        builder = self._builders.get(room.id) or StatisticsBuilder(history)
        builder.update(history)
        self._builders[room.id] = builder
        self._builders.move_to_end(room.id)
        if len(self._builders) > CACHE_SIZE:
            self._builders.popitem(last=False)
        return builder.build()
