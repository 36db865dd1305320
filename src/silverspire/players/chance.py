"""The player that chooses by chance: the measure of every other."""

from __future__ import annotations

from silverspire.kernel.decisions import Decision
from silverspire.kernel.state import State
from silverspire.players.player import Player, decision_seed


class ChancePlayer(Player):
    """Any legal choice, each as likely."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State, asked: Decision) -> int:
        return asked.choices[decision_seed(self.seed, asked) % len(asked.choices)]
