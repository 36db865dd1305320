"""What a player would do, and why: a coach's reasons, as names and points."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec

from silverspire.kernel.decisions import Decision
from silverspire.kernel.state import State
from silverspire.players.evaluator import POWERS, Evaluator
from silverspire.players.evaluator_registry import evaluator_for
from silverspire.players.levels import MASTER
from silverspire.players.lookahead import complete_action
from silverspire.players.player import decision_seed
from silverspire.players.search import Budget, ChoiceAnalysis, SearchPlayer

SAMPLES: Final = 3  # redealt tables
BUDGET: Final = MASTER
NEAR_BEST: Final = 0.02  # a choice this much behind the best is nearly as good: a share of the win
MIN_VISIT_SHARE: Final = 0.2  # … if it was visited this often, as a share of the best's visits
MOST_ALTERNATIVES: Final = 2


class HintReason(NamedTuple):
    """One reason for a choice, or against it: what it is about, and expected points."""

    about: str
    points: float


class Hint(NamedTuple):
    """What to choose, why, and what is nearly as good."""

    choice: int
    reasons: list[HintReason]
    alternatives: list[int]


def find_hint(state: State, asked: Decision, seed: int = 0, budget: Budget = BUDGET) -> Hint:
    """What a master would choose here, from what the asked seat may know."""
    analyses = SearchPlayer(seed, budget).analyze(state, asked)
    best = analyses[0]
    others = analyses[1 : 1 + MOST_ALTERNATIVES]
    alternatives = [other.choice for other in others if _is_near_best(other, best)]
    return Hint(best.choice, hint_reasons(state, asked, best.choice), alternatives)


def _is_near_best(analysis: ChoiceAnalysis, best: ChoiceAnalysis) -> bool:
    return (
        analysis.share >= best.share - NEAR_BEST
        and analysis.visits >= MIN_VISIT_SHARE * best.visits
    )


def hint_reasons(state: State, asked: Decision, choice: int, seed: int = 0) -> list[HintReason]:
    """What a choice changes for its seat, beside the others on offer; the weightiest first.

    Each choice is evaluated once its action is done, and compared with the mean of the others:
    what all of them cost, such as the card that is played, is no reason for any. Tried on redealt
    tables, so it shows nothing that is hidden. Where nothing else can be chosen there are none.
    """
    others = len(asked.choices) - 1
    if others == 0:
        return []
    evaluator = evaluator_for(state.game)
    seed = decision_seed(seed, asked)
    found = dict.fromkeys(("points", *evaluator.subjects), 0.0)
    for sample in range(SAMPLES):
        table = state.redeal(asked.seat, seed + sample)
        for offered in asked.choices:
            share = 1.0 if offered == choice else -1.0 / others
            for about, points in _account(table, evaluator, asked.seat, offered).items():
                found[about] += share * points / SAMPLES
    reasons = [HintReason(about, round(points, 2)) for about, points in found.items()]
    return sorted(reasons, key=lambda reason: -abs(reason.points))


def _account(table: State, evaluator: Evaluator, seat: int, choice: int) -> dict[str, float]:
    """A seat's expected points after a choice, by what they are about."""
    trial = table.clone()
    trial.apply_unchecked(choice)
    after = complete_action(trial, evaluator, seat)
    values = vec[float]([0.0] * len(evaluator.feature_names))
    left = 0.0 if after.over else evaluator.time_left(after)
    account = dict.fromkeys(evaluator.subjects, 0.0)
    account["points"] = evaluator.fill_features(after, seat, values)
    weights = evaluator.weights[after.seats]
    for place, about in enumerate(evaluator.subjects):
        at = place * POWERS
        account[about] += values[place] * (weights[at] + left * weights[at + 1])
    return account
