"""The greedy player: the choice after which the table looks best, its action carried through."""

from __future__ import annotations

import random
from math import exp
from typing import Final

from silverspire.kernel.decisions import Decision
from silverspire.kernel.state import State
from silverspire.players.foresight import weigh_choices
from silverspire.players.judges import find_judgement
from silverspire.players.player import Player, luck_of

SAMPLES: Final = 3  # redealt tables that each choice is tried on


class GreedyPlayer(Player):
    """One decision deep. With some heat it takes the second best now and then."""

    def __init__(self, seed: int, heat: float = 0.0) -> None:
        self.seed = seed
        self.heat = heat

    def choose(self, state: State, asked: Decision) -> int:
        if len(asked.choices) == 1:
            return asked.choices[0]
        luck = luck_of(self.seed, asked)
        worth = weigh_choices(state, find_judgement(state.game.name), luck, SAMPLES)
        best = max(worth)
        if self.heat == 0:
            return asked.choices[worth.index(best)]
        chances = [exp((share - best) / self.heat) for share in worth]
        return random.Random(luck).choices(asked.choices, chances)[0]
