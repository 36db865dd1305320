"""Whole games that many promises look at: each is chosen once, then replayed."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

from silverspire import Event, State
from tests.conformance.play import Sitting, moves, some_player, tasteful

Engine = TypeVar("Engine", bound=State)


class EventLog(list[Event]):
    """All events of a game in their order; `of` finds a kind without looking through them."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: defaultdict[str, list[Event]] = defaultdict(list)

    def add(self, events: list[Event]) -> None:
        self += events
        for event in events:
            self._kinds[event.kind].append(event)

    def of(self, kind: str) -> list[Event]:
        return self._kinds[kind]


class Position(NamedTuple, Generic[Engine]):
    """A table at a decision or at its end, and all events since it was created."""

    table: Engine
    log: EventLog


class PlayedGames(Generic[Engine]):
    """The games of an engine; half of them are played by industrious seats."""

    def __init__(self, engine: type[Engine], industrious: dict[str, float]) -> None:
        self._engine = engine
        self._industrious = industrious
        self._played: dict[tuple[Sitting, int], tuple[int, ...]] = {}

    def dealt(self, sitting: Sitting, seed: int) -> Engine:
        state = sitting.new(seed)
        assert isinstance(state, self._engine)
        return state

    def positions(self, sitting: Sitting, seed: int) -> Iterator[Position[Engine]]:
        """Every position of a game."""
        table = self.dealt(sitting, seed)
        log = EventLog()
        yield Position(table, log)
        for choice in self._chosen(sitting, seed):
            log.add(table.apply(choice))
            yield Position(table, log)

    def many(self, sitting: Sitting, batch: int, games: int) -> Iterator[Position[Engine]]:
        """Every position of many games."""
        for number in range(games):
            yield from self.positions(sitting, batch * 1_000_000 + number)

    def ends(self, sitting: Sitting, batch: int, games: int) -> Iterator[Position[Engine]]:
        """The ends of many games."""
        for number in range(games):
            *_, end = self.positions(sitting, batch * 1_000_000 + number)
            yield end

    def _chosen(self, sitting: Sitting, seed: int) -> tuple[int, ...]:
        known = self._played.get((sitting, seed))
        if known is None:
            table = self.dealt(sitting, seed)
            industrious = tasteful(table.game, random.Random(seed), self._industrious)
            player = industrious if seed % 2 else some_player(table.game, seed)
            known = tuple(choice for _, choice, _ in moves(table, player))
            self._played[sitting, seed] = known
        return known
