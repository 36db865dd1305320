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
    """What a choice changes for its seat once the action is done; the weightiest first.

    Tried on redealt tables, so it shows nothing that is hidden.
    """
    judgement = find_judgement(state.game.name)
    luck = luck_of(seed, asked)
    changes: dict[str, float] = {}
    for sample in range(SAMPLES):
        table = state.redeal(asked.seat, luck + sample)
        before = _account(table, judgement, asked.seat)
        table.take(choice)
        after = _account(carry_through(table, judgement, asked.seat), judgement, asked.seat)
        for about, points in after.items():
            change = (points - before[about]) / SAMPLES
            changes[about] = changes.get(about, 0.0) + change
    found = [Ground(about, round(points, 2)) for about, points in changes.items()]
    return sorted(found, key=lambda ground: -abs(ground.points))


def _account(table: State, judgement: Judgement, seat: int) -> dict[str, float]:
    """A seat's expected points, by what they are about."""
    found = vec[float]([0.0] * len(judgement.features))
    left = 0.0 if table.over else judgement.time_left(table)
    account = dict.fromkeys(judgement.subjects, 0.0)
    account["points"] = judgement.look(table, seat, found)
    weights = judgement.weights[table.seats]
    for place, about in enumerate(judgement.subjects):
        at = place * POWERS
        account[about] += found[place] * (weights[at] + left * weights[at + 1])
    return account
