"""The golden games: which tables are kept, where, and how their games were played."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import silverspire
from silverspire import Event, Game, State
from tests.conformance.play import Player, moves, tasteful

GOLDEN = Path(__file__).resolve().parent
LARGEST_COUNT = 10_000

# What a seat that wants to get somewhere in Kutná Hora likes to do, and what it does not.
INDUSTRIOUS = {
    "building": 40.0,
    "barbara": 20.0,
    "income": 8.0,
    "rights": 6.0,
    "plot": 6.0,
    "mine": 4.0,
    "joker": 4.0,
    "ignore": 0.3,
    "nothing": 0.05,
}
# In Kingsbridge too: who never donates, builds or learns, sees neither tower nor plague.
DEVOUT = {
    "donation": 4.0,
    "project": 4.0,
    "resource": 3.0,
    "house": 3.0,
    "favor": 2.0,
    "gold": 0.3,
    "decline": 0.1,
}
TASTES = {"kutna_hora": INDUSTRIOUS, "world_without_end": DEVOUT}


class GoldenTable(NamedTuple):
    """One game to keep."""

    name: str
    game: str
    seats: int
    seed: int
    options: dict[str, Any]

    @property
    def file(self) -> Path:
        return GOLDEN / self.game / "games" / f"{self.name}.json"

    def new(self) -> State:
        return game_of(self).new(self.seats, self.seed, self.options, frozen_pack(self.game))

    def player(self) -> Player:
        rng = random.Random(self.seed)
        return tasteful(game_of(self), rng, TASTES[self.game])

    def play(self) -> tuple[State, list[Event]]:
        """The table at the end of the game, and all its events."""
        state = self.new()
        events = [event for *_, events in moves(state, self.player()) for event in events]
        return state, events


def game_of(table: GoldenTable) -> Game:
    return silverspire.game(table.game)


def frozen_pack(game: str) -> Path:
    """The pack of the golden games: a copy, so that tuning the shipped one does not touch them."""
    return GOLDEN / "packs" / game


def expected_file(game: str) -> Path:
    return GOLDEN / game / "expected.json"


def golden_tables() -> list[GoldenTable]:
    """Every seat count with every kind of set-up, of each game."""
    return [*tables_of_kutna_hora(), *tables_of_world_without_end()]


def tables_of_kutna_hora() -> list[GoldenTable]:
    return [
        GoldenTable(
            name=f"{seats}-players-{'events' if events else 'plain'}-{first_game}",
            game="kutna_hora",
            seats=seats,
            seed=100 * seats + number,
            options={"events": events, "first_game": first_game},
        )
        for seats in (2, 3, 4)
        for number, (events, first_game) in enumerate(set_ups(seats))
    ]


def tables_of_world_without_end() -> list[GoldenTable]:
    return [
        GoldenTable(
            name=f"{seats}-players-{'first' if first_game else 'usual'}-{number}",
            game="world_without_end",
            seats=seats,
            seed=100 * seats + 10 * first_game + number,
            options={"first_game": first_game},
        )
        for seats in (2, 3, 4)
        for first_game in (False, True)
        for number in (1, 2, 3)
    ]


def set_ups(seats: int) -> Iterator[tuple[bool, str]]:
    for events in (True,) if seats == 2 else (True, False):
        for first_game in ("no", "picked", "dealt"):
            yield events, first_game


# --- What is expected of a game ------------------------------------------------------------------


def ending(state: State, events: list[Event]) -> dict[str, Any]:
    """How a game ended, in numbers that a person can check."""
    return {
        "choices": len(state.choices_made),
        "scores": state.scores(),
        "ranking": state.ranking(),
        "lines": [state.score_sheet(seat)["lines"] for seat in range(state.seats)],
        "events": dict(sorted(Counter(event.kind for event in events).items())),
    }


def count_sequences(state: State, choices: int) -> int:
    """How many different sequences of that many choices there are from here."""
    legal = [] if (asked := state.decision()) is None else asked.choices
    if choices == 1 or not legal:
        return max(1, len(legal))
    total = 0
    for choice in legal:
        after = state.clone()
        after.apply_unchecked(choice)
        total += count_sequences(after, choices - 1)
    return total


def counts_from(state: State) -> list[int]:
    """The number of sequences of 1, 2, 3 … choices, up to the first large one."""
    counts = [count_sequences(state, 1)]
    while counts[-1] < LARGEST_COUNT:
        counts.append(count_sequences(state, len(counts) + 1))
    return counts
