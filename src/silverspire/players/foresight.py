"""Foresight of one action: what a choice is worth once the action it begins is done."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.kernel.state import State
from silverspire.players.judgement import Judgement

DEPTH: Final = 4  # choices of one's own that an action may still need


def is_under_way(table: State, judgement: Judgement, seat: i64) -> bool:
    """Whether this seat's action still asks for a choice of its own."""
    return not table.over and table.asked_seat() == seat and not judgement.at_rest(table)


def weigh_choices(state: State, judgement: Judgement, seed: int, samples: int) -> list[float]:
    """For each legal choice the share of the win it promises, over some redealt tables."""
    seat = state.asked_seat()
    shares = vec[float]([0.0] * int(state.seats))
    worth = [0.0] * len(state.legal)
    for sample in range(samples):
        table = state.redeal(int(seat), seed + sample)
        for place in range(len(table.legal)):
            trial = table.clone()
            trial.take(table.legal[place])
            foresee(trial, judgement, seat, DEPTH, False, shares)
            worth[place] += shares[seat] / samples
    return worth


def foresee(
    table: State, judgement: Judgement, seat: i64, depth: i64, quick: bool, shares: vec[float]
) -> None:
    """Fill in every seat's share of the win once this seat's action is done as well as it can be.

    Tables are judged at rest only: half an action is worth what becomes of it.
    In haste, what concerns nobody else is answered by habit, and the table is used up.
    """
    if depth == 0 or not is_under_way(table, judgement, seat):
        judgement.judge(table, shares)
        return
    if judgement.is_minor(table):
        after = table
        if quick:
            table.take(judgement.usual_choice(table))
        else:
            after = answer_minor(table, judgement, seat)
        foresee(after, judgement, seat, depth - 1, quick, shares)
        return
    seats = len(shares)
    trial_shares = vec[float]([0.0] * seats)
    best = -1.0
    for place in range(len(table.legal)):
        trial = table.clone()
        trial.take(table.legal[place])
        foresee(trial, judgement, seat, depth - 1, quick, trial_shares)
        if trial_shares[seat] > best:
            best = trial_shares[seat]
            for other in range(seats):
                shares[other] = trial_shares[other]


def answer_minor(table: State, judgement: Judgement, seat: i64) -> State:
    """The table after a choice that concerns nobody else: only the own points are compared."""
    best = table
    most = 0.0
    left = judgement.time_left(table)
    for place in range(len(table.legal)):
        trial = table.clone()
        trial.take(table.legal[place])
        points = judgement.points(trial, seat, left)
        if best is table or points > most:
            most = points
            best = trial
    return best


def carry_through(table: State, judgement: Judgement, seat: i64) -> State:
    """The table once this seat's pending action is done as well as it can be."""
    shares = vec[float]([0.0] * int(table.seats))
    steps: i64 = 0
    while steps < DEPTH and is_under_way(table, judgement, seat):
        steps += 1
        best = -1.0
        found = table
        for place in range(len(table.legal)):
            trial = table.clone()
            trial.take(table.legal[place])
            foresee(trial, judgement, seat, DEPTH - steps, False, shares)
            if shares[seat] > best:
                best = shares[seat]
                found = trial
        table = found
    return table
