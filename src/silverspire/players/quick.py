"""The quick player: a look one action ahead at the likeliest choices, one redealt table each time.

It plays as well as the greedy player in a tenth of the time, because the fitted priors spare it
most choices: the opponent to train against.
"""

from __future__ import annotations

from silverspire.kernel.decisions import Decision
from silverspire.kernel.state import State
from silverspire.players.evaluator_registry import evaluator_for
from silverspire.players.player import Player, decision_seed
from silverspire.players.rollout_policy import RolloutPolicy


class QuickPlayer(Player):
    """What all seats do in the search player's rollouts, without their randomness."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State, asked: Decision) -> int:
        if len(asked.choices) == 1:
            return asked.choices[0]
        policy = RolloutPolicy(evaluator_for(state.game), state.seats)
        table = state.redeal(asked.seat, decision_seed(self.seed, asked))
        return int(policy.best_by_lookahead(table))
