"""The searching player: many redealt tables, one tree, a budget of simulations or of time."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import perf_counter
from typing import Final, NamedTuple

from silverspire.kernel.decisions import Decision
from silverspire.kernel.errors import WrongOption
from silverspire.kernel.state import State
from silverspire.players.judges import find_judgement
from silverspire.players.player import Player, luck_of
from silverspire.players.tree import Node, Tree

BATCH: Final = 16  # descents between two looks at the clock
FIRST_LOOK: Final = 96  # descents after which a choice without a rival is made at once
NO_RIVAL: Final = 0.9  # of the visits went to it


class Budget(NamedTuple):
    """How long to think about a decision: so many simulations, or so many seconds."""

    simulations: int | None = None
    seconds: float | None = None

    @classmethod
    def read(cls, text: str) -> Budget:
        """`400` simulations, `250ms`, `1.5s`; WrongOption says how to write it."""
        found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|)", text)
        if found is None or float(found[1]) == 0 or (not found[2] and "." in found[1]):
            raise WrongOption(
                f"{text!r} is no budget: write search:400 for simulations, search:250ms, search:2s"
            )
        if not found[2]:
            return cls(simulations=int(found[1]))
        return cls(seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))


class Thought(NamedTuple):
    """What a search found of one choice."""

    choice: int
    visits: int
    share: float  # of the win, for the seat that chooses


class SearchPlayer(Player):
    """Looks ahead as long as its budget allows; the same seed and simulations, the same choice."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget

    def choose(self, state: State, asked: Decision) -> int:
        return self.think(state, asked)[0].choice

    def think(
        self, state: State, asked: Decision, enough: Callable[[], bool] = lambda: False
    ) -> list[Thought]:
        """Every choice looked at, the best first. It can be stopped at any time by `enough`."""
        tree = Tree(find_judgement(state.game.name), asked.seat, state.seats)
        luck = luck_of(self.seed, asked)
        start = perf_counter()
        done = 0
        while done == 0 or not (enough() or self._is_over(tree, done, perf_counter() - start)):
            for _ in range(BATCH):
                tree.descend(state.redeal(asked.seat, luck + done))
                done += 1
        thoughts = [_thought(child, asked.seat) for child in tree.root.children]
        return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.share))

    def _is_over(self, tree: Tree, done: int, spent: float) -> bool:
        """Spent, or decided: the favourite can no longer be caught up with, or has no rival."""
        if self.budget.simulations is not None:
            left = float(self.budget.simulations - done)
        else:
            seconds = self.budget.seconds or 0.0
            left = (seconds - spent) * done / max(spent, 1e-6)
        if left <= 0:
            return True
        visits = sorted((int(child.visits) for child in tree.root.children), reverse=True)
        if len(visits) == 1 or visits[0] - visits[1] > left:
            return True
        return done >= FIRST_LOOK and visits[0] >= NO_RIVAL * done


def _thought(child: Node, seat: int) -> Thought:
    return Thought(int(child.choice), int(child.visits), float(child.worth(seat)))
