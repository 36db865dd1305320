"""The player that chooses at random: the baseline for all others."""

from __future__ import annotations

from silverspire.kernel.decisions import Decision
from silverspire.kernel.state import State
from silverspire.players.player import Player, decision_seed


class ChancePlayer(Player):
    """Any legal choice, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State, asked: Decision) -> int:
        return asked.choices[decision_seed(self.seed, asked) % len(asked.choices)]
