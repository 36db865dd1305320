"""Our games as contestants: the engine's loops, the environment and the search."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from bench.clock import CHOICES_IN, POSITIONS, Figures, microseconds, play_for, repeat_for
from bench.zoo import steps_of

SEATS = 4
SIMULATIONS = 2_000  # of one search
SEARCHED_POSITIONS = 8


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


def playout(game: str, seconds: float, seed: int) -> Figures:
    ours = Silverspire(game)
    return play_for(seconds, ours.playout, seed) | ours.costs(seconds / 4)


def contract(game: str, seconds: float, seed: int) -> Figures:
    return play_for(seconds, Silverspire(game).contract, seed)


def environment(game: str, seconds: float, seed: int) -> Figures:
    """Our PettingZoo environment, with PettingZoo's own wrappers."""
    from silverspire.lab.pettingzoo import env

    return steps_of(env(game, seats=SEATS), seconds, seed)


def raw_environment(game: str, seconds: float, seed: int) -> Figures:
    from silverspire.lab.pettingzoo import raw_env

    return steps_of(raw_env(game, seats=SEATS), seconds, seed)


def search(game: str, seconds: float, seed: int) -> Figures:
    """Descents of the search player in a second, as it plays: it plays on before it judges."""
    return searched(game, seconds, seed, None)


def cut_off(game: str, seconds: float, seed: int) -> Figures:
    """The same where a table is judged as soon as the searcher is asked anew."""
    return searched(game, seconds, seed, 0)


def searched(game: str, seconds: float, seed: int, horizon: int | None) -> Figures:
    from silverspire.players.search import Budget, SearchPlayer

    ours = Silverspire(game)
    player = SearchPlayer(seed, Budget(simulations=SIMULATIONS), horizon=horizon)
    tables = [ours.middle(seed + number) for number in range(SEARCHED_POSITIONS)]
    counts: list[int] = []
    decisions_per_s = repeat_for(
        seconds, lambda number: counts.append(descents(player, tables[number % len(tables)]))
    )
    timed = counts[1:]  # the first is not
    return {"simulations_per_s": decisions_per_s * sum(timed) / len(timed)}


def descents(player: Any, table: Any) -> int:
    """How many a decision took. Seldom the whole budget: who has decided searches no further."""
    return sum(thought.visits for thought in player.think(table, table.decision()))
