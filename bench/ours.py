"""Our games as contestants: the engine's loops, the environment and the search."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from bench.clock import CHOICES_IN, POSITIONS, Metrics, microseconds, play_for, repeat_for
from bench.zoo import steps_of

SEATS = 4
TABLES = 64  # of many at once
SIMULATIONS = 2_000  # of one search
SEARCHED_POSITIONS = 8


class Silverspire:
    """Our game, as random players play it."""

    def __init__(self, game: str) -> None:
        import silverspire
        from silverspire.players.random_rollout import random_rollout

        self.game = silverspire.game(game)
        self.random_rollout = random_rollout

    def rollout(self, seed: int) -> int:
        """The loop that search uses: no events, nothing copied."""
        return int(self.random_rollout(self.game.new(seats=SEATS, seed=seed), seed))

    def contract(self, seed: int) -> int:
        """The loop that the README shows: decisions as objects, events for everyone."""
        return sum(1 for _ in self.steps(seed))

    def steps(self, seed: int) -> Iterator[Any]:
        state = self.game.new(seats=SEATS, seed=seed)
        rng = random.Random(seed)
        while (asked := state.decision()) is not None:
            state.apply(asked.choices[int(rng.random() * len(asked.choices))])
            yield state

    def middle(self, seed: int) -> Any:
        """A table in the middle of a game."""
        for step, state in enumerate(self.steps(seed)):
            if step >= CHOICES_IN:
                return state
        return self.game.new(seats=SEATS, seed=seed)

    def costs(self, seconds: float) -> Metrics:
        tables = [self.middle(seed) for seed in range(POSITIONS)]
        return {
            "clone_us": microseconds(lambda table: table.clone(), tables, seconds),
            "redeal_us": microseconds(lambda table: table.redeal(0, 1), tables, seconds),
            "view_us": microseconds(lambda table: table.view(0), tables, seconds),
        }


def rollout(game: str, seconds: float, seed: int) -> Metrics:
    ours = Silverspire(game)
    return play_for(seconds, ours.rollout, seed) | ours.costs(seconds / 4)


def contract(game: str, seconds: float, seed: int) -> Metrics:
    return play_for(seconds, Silverspire(game).contract, seed)


def environment(game: str, seconds: float, seed: int) -> Metrics:
    """Our PettingZoo environment, with PettingZoo's own wrappers."""
    from silverspire.lab.pettingzoo import env

    return steps_of(env(game, seats=SEATS), seconds, seed)


def raw_environment(game: str, seconds: float, seed: int) -> Metrics:
    from silverspire.lab.pettingzoo import raw_env

    return steps_of(raw_env(game, seats=SEATS), seconds, seed)


def tables(game: str, seconds: float, seed: int) -> Metrics:
    """Many tables in one call: steps of all of them, with observations and masks in arrays."""
    return stepped(seconds, seed, game, seats=SEATS)


def bare_tables(game: str, seconds: float, seed: int) -> Metrics:
    """The same without observations."""
    return stepped(seconds, seed, game, seats=SEATS, observe=False)


def tables_with_opponents(game: str, seconds: float, seed: int) -> Metrics:
    """Two seats, one of them played in the same call, with observations."""
    return stepped(seconds, seed, game, seats=2, opponents="quick")


def stepped(seconds: float, seed: int, game: str, **settings: Any) -> Metrics:
    """Only the steps count: what a learner takes to choose is its own."""
    import numpy as np

    from silverspire.lab.tables import Tables

    many = Tables(game, TABLES, seed=seed, **settings)
    rng = np.random.default_rng(seed)
    steps, spent = 0, 0.0
    while spent < seconds:
        priorities = np.where(many.masks, rng.random(many.masks.shape), -1)
        chosen = priorities.argmax(axis=1)
        start = time.process_time()
        many.step(chosen)
        spent += time.process_time() - start
        steps += TABLES
    return {"steps_per_s": steps / spent}


def search(game: str, seconds: float, seed: int) -> Metrics:
    """Simulations of the search player in a second, as it plays: with rollouts."""
    return searched(game, seconds, seed, None)


def cut_off(game: str, seconds: float, seed: int) -> Metrics:
    """The same without rollouts: a table is evaluated at the searcher's next decision."""
    return searched(game, seconds, seed, 0)


def searched(game: str, seconds: float, seed: int, horizon: int | None) -> Metrics:
    from silverspire.players.search import Budget, SearchPlayer

    ours = Silverspire(game)
    player = SearchPlayer(seed, Budget(simulations=SIMULATIONS), horizon=horizon)
    tables = [ours.middle(seed + number) for number in range(SEARCHED_POSITIONS)]
    counts: list[int] = []
    decisions_per_s = repeat_for(
        seconds, lambda number: counts.append(simulations_of(player, tables[number % len(tables)]))
    )
    timed = counts[1:]  # the first is not
    return {"simulations_per_s": decisions_per_s * sum(timed) / len(timed)}


def simulations_of(player: Any, table: Any) -> int:
    """How many a decision took. Seldom the whole budget: a decided search ends early."""
    return sum(analysis.visits for analysis in player.analyze(table, table.decision()))
