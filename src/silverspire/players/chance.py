"""The player that chooses by chance: the measure of every other."""

from __future__ import annotations

from silverspire.kernel.chance import draw_below, open_streams
from silverspire.kernel.decisions import Decision
from silverspire.kernel.state import State
from silverspire.players.player import Player


class ChancePlayer(Player):
    """Any legal choice, each as likely."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State, asked: Decision) -> int:
        luck = open_streams(self.seed, (f"chance {asked.seat} {asked.number}",))
        return asked.choices[draw_below(luck, 0, len(asked.choices))]
