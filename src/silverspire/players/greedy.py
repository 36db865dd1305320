"""The greedy player: the choice after which the table looks best, its action carried through."""

from __future__ import annotations

import random
from math import exp
from typing import Final

from silverspire.kernel.decisions import Decision
from silverspire.kernel.state import State
from silverspire.players.evaluator_registry import evaluator_for
from silverspire.players.lookahead import best_choice, evaluate_choices
from silverspire.players.player import Player, decision_seed

SAMPLES: Final = 3  # redealt tables that each choice is tried on


class GreedyPlayer(Player):
    """One decision deep. With a temperature above 0 it takes the second best now and then."""

    def __init__(self, seed: int, temperature: float = 0.0, samples: int = SAMPLES) -> None:
        self.seed = seed
        self.temperature = temperature
        self.samples = samples

    def choose(self, state: State, asked: Decision) -> int:
        if len(asked.choices) == 1:
            return asked.choices[0]
        seed = decision_seed(self.seed, asked)
        evaluator = evaluator_for(state.game)
        if self.temperature == 0:
            return int(best_choice(state, evaluator, seed, self.samples))
        worth = evaluate_choices(state, evaluator, seed, self.samples)
        best = max(worth)
        chances = [exp((share - best) / self.temperature) for share in worth]
        return random.Random(seed).choices(asked.choices, chances)[0]
