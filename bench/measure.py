"""Measure one contestant for some seconds in this process, and print its figures as JSON.

`run.py` starts this file anew for every contestant and round: what is imported then decides
whether the compiled or the pure package is measured.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

SEATS = 4
POSITIONS = 24  # tables on which clone, redeal and view are timed
CHOICES_IN = 150  # about the middle of a game

Figures = dict[str, float]


def play_for(seconds: float, play: Callable[[int], int], first_seed: int) -> Figures:
    """Play whole games, one after another, until the time is up."""
    play(first_seed)  # caches and lazy imports are not what is measured
    games = actions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        games += 1
        actions += play(first_seed + games)
    return {"actions_per_s": actions / spent, "games_per_s": games / spent}


def microseconds(call: Callable[[Any], object], tables: list[Any], seconds: float) -> float:
    """What one call costs, on average over the tables."""
    rounds = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for table in tables:
            call(table)
        rounds += 1
    return spent / (rounds * len(tables)) * 1e6


class Silverspire:
    """Our game, as players of chance play it."""

    def __init__(self, game: str) -> None:
        import silverspire
        from silverspire.players.playout import play_out

        self.game = silverspire.game(game)
        self.play_out = play_out

    def playout(self, seed: int) -> int:
        """The loop that search uses: no events, nothing copied."""
        return int(self.play_out(self.game.new(seats=SEATS, seed=seed), seed))

    def contract(self, seed: int) -> int:
        """The loop that the README shows: decisions as objects, events for everyone."""
        return sum(1 for _ in self.steps(seed))

    def steps(self, seed: int) -> Iterator[Any]:
        state = self.game.new(seats=SEATS, seed=seed)
        luck = random.Random(seed)
        while (asked := state.decision()) is not None:
            state.apply(asked.choices[int(luck.random() * len(asked.choices))])
            yield state

    def middle(self, seed: int) -> Any:
        """A table in the middle of a game."""
        for step, state in enumerate(self.steps(seed)):
            if step >= CHOICES_IN:
                return state
        return self.game.new(seats=SEATS, seed=seed)

    def costs(self, seconds: float) -> Figures:
        tables = [self.middle(seed) for seed in range(POSITIONS)]
        return {
            "clone_us": microseconds(lambda table: table.clone(), tables, seconds),
            "redeal_us": microseconds(lambda table: table.redeal(0, 1), tables, seconds),
            "view_us": microseconds(lambda table: table.view(0), tables, seconds),
        }


class Catanatron:
    """The peer, by its own play loop and its own random players."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.new: Callable[[int], Any] = lambda seed: Game(
            [RandomPlayer(color) for color in Color], seed=seed
        )

    def playout(self, seed: int) -> int:
        game = self.new(seed)
        game.play()
        return len(game.state.actions)

    def middle(self, seed: int) -> Any:
        game = self.new(seed)
        for _ in range(CHOICES_IN):
            game.play_tick()
        return game

    def costs(self, seconds: float) -> Figures:
        tables = [self.middle(seed) for seed in range(1, POSITIONS + 1)]
        return {"clone_us": microseconds(lambda table: table.copy(), tables, seconds)}


def measure(contestant: str, seconds: float, seed: int, game: str) -> Figures:
    match contestant:
        case "playout":
            ours = Silverspire(game)
            return play_for(seconds, ours.playout, seed) | ours.costs(seconds / 4)
        case "contract":
            return play_for(seconds, Silverspire(game).contract, seed)
        case "catanatron":
            peer = Catanatron()
            return play_for(seconds, peer.playout, seed) | peer.costs(seconds / 4)
    raise SystemExit(f"unknown contestant {contestant!r}")


if __name__ == "__main__":
    name, budget, first_seed, played = sys.argv[1:]
    print(json.dumps(measure(name, float(budget), int(first_seed), played)))
