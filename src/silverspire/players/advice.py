"""What a player would do, and why: the coach's words, as names and points."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec

from silverspire.kernel.decisions import Decision
from silverspire.kernel.state import State
from silverspire.players.foresight import carry_through
from silverspire.players.judgement import POWERS, Judgement
from silverspire.players.judges import find_judgement
from silverspire.players.player import luck_of

SAMPLES: Final = 3


class Ground(NamedTuple):
    """One thing that speaks for a choice, or against it: what it is about, and expected points."""

    about: str
    points: float


def grounds(state: State, asked: Decision, choice: int, seed: int = 0) -> list[Ground]:
    """What a choice changes for its seat, beside the others on offer; the weightiest first.

    Each choice is looked at once its action is done, and compared with the mean of the others:
    what all of them cost, such as the card that is played, is no reason for any. Tried on redealt
    tables, so it shows nothing that is hidden. Where nothing else can be chosen there are none.
    """
    others = len(asked.choices) - 1
    if others == 0:
        return []
    judgement = find_judgement(state.game.name)
    luck = luck_of(seed, asked)
    found = dict.fromkeys(("points", *judgement.subjects), 0.0)
    for sample in range(SAMPLES):
        table = state.redeal(asked.seat, luck + sample)
        for offered in asked.choices:
            share = 1.0 if offered == choice else -1.0 / others
            for about, points in _account(table, judgement, asked.seat, offered).items():
                found[about] += share * points / SAMPLES
    reasons = [Ground(about, round(points, 2)) for about, points in found.items()]
    return sorted(reasons, key=lambda ground: -abs(ground.points))


def _account(table: State, judgement: Judgement, seat: int, choice: int) -> dict[str, float]:
    """A seat's expected points after a choice, by what they are about."""
    trial = table.clone()
    trial.take(choice)
    after = carry_through(trial, judgement, seat)
    values = vec[float]([0.0] * len(judgement.features))
    left = 0.0 if after.over else judgement.time_left(after)
    account = dict.fromkeys(judgement.subjects, 0.0)
    account["points"] = judgement.look(after, seat, values)
    weights = judgement.weights[after.seats]
    for place, about in enumerate(judgement.subjects):
        at = place * POWERS
        account[about] += values[place] * (weights[at] + left * weights[at + 1])
    return account
