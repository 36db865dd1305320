"""One action ahead: what a choice is worth once the action it begins is done."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.kernel.state import State
from silverspire.players.evaluator import Evaluator

DEPTH: Final = 4  # choices of one's own that an action may still need


def is_action_pending(table: State, evaluator: Evaluator, seat: i64) -> bool:
    """Whether this seat's action still asks for a choice of its own."""
    return not table.over and table.asked_seat() == seat and not evaluator.is_quiet(table)


def evaluate_choices(
    state: State, evaluator: Evaluator, seed: int, samples: int, *, open_handed: bool = False
) -> list[float]:
    """For each legal choice the share of the win it promises, averaged over redealt tables.

    A choice that shows nothing hidden is worth the same on all of them if nothing else that is
    hidden is evaluated: then one table is enough.
    `open_handed`: on the table as it is, with everything hidden face up.
    """
    seat = state.asked_seat()
    shares = vec[float]([0.0] * int(state.seats))
    worth = [0.0] * len(state.legal)
    uncertain = vec[i64](capacity=len(state.legal))
    table = state if open_handed else state.redeal(int(seat), seed)
    for place in range(len(state.legal)):
        revealed = evaluate_choice(table, place, evaluator, shares)
        worth[place] = shares[seat]
        if samples > 1 and (revealed or evaluator.sees_hidden):
            uncertain = append(uncertain, place)
            worth[place] /= samples
    if len(uncertain) == 0:
        return worth
    for sample in range(1, samples):
        table = state if open_handed else state.redeal(int(seat), seed + sample)
        for place in uncertain:
            evaluate_choice(table, place, evaluator, shares)
            worth[place] += shares[seat] / samples
    return worth


def best_choice(state: State, evaluator: Evaluator, seed: int, samples: int) -> i64:
    """The legal choice that promises the largest share of the win; of equals the first."""
    worth = evaluate_choices(state, evaluator, seed, samples)
    best: i64 = 0
    for place in range(1, len(state.legal)):
        if worth[place] > worth[best]:
            best = place
    return state.legal[best]


def evaluate_choice(table: State, place: i64, evaluator: Evaluator, shares: vec[float]) -> bool:
    """Fill in the shares after one of the legal choices; answers as `look_ahead` does."""
    seat = table.asked_seat()
    trial = table.clone()
    trial.apply_unchecked(table.legal[place])
    revealed = trial.reveals != table.reveals
    return look_ahead(trial, evaluator, seat, DEPTH, False, shares) or revealed


def look_ahead(
    table: State, evaluator: Evaluator, seat: i64, depth: i64, quick: bool, shares: vec[float]
) -> bool:
    """Fill in every seat's share of the win once this seat's action is done as well as it can be.

    Only quiet tables are evaluated: half an action is worth what becomes of it.
    If `quick`, choices that don't affect the others follow the prior, and the table is changed.
    Answers whether something hidden was shown on any way that was tried.
    """
    if depth == 0 or not is_action_pending(table, evaluator, seat):
        evaluator.evaluate(table, shares)
        return False
    if evaluator.is_minor(table):
        after = table
        if quick:
            table.apply_unchecked(evaluator.likeliest_choice(table))
        else:
            after = answer_minor_question(table, evaluator, seat)
        look_ahead(after, evaluator, seat, depth - 1, quick, shares)
        return True  # the answers that were not taken may have shown something
    revealed = False
    seats = len(shares)
    trial_shares = vec[float]([0.0] * seats)
    best = -1.0
    for place in range(len(table.legal)):
        trial = table.clone()
        trial.apply_unchecked(table.legal[place])
        if trial.reveals != table.reveals:
            revealed = True
        if look_ahead(trial, evaluator, seat, depth - 1, quick, trial_shares):
            revealed = True
        if trial_shares[seat] > best:
            best = trial_shares[seat]
            for other in range(seats):
                shares[other] = trial_shares[other]
    return revealed


def answer_minor_question(table: State, evaluator: Evaluator, seat: i64) -> State:
    """The table after a choice that doesn't affect the others: only own points are compared."""
    best = table
    most = 0.0
    left = evaluator.time_left(table)
    for place in range(len(table.legal)):
        trial = table.clone()
        trial.apply_unchecked(table.legal[place])
        points = evaluator.points(trial, seat, left)
        if best is table or points > most:
            most = points
            best = trial
    return best


def complete_action(table: State, evaluator: Evaluator, seat: i64) -> State:
    """The table once this seat's pending action is done as well as it can be."""
    shares = vec[float]([0.0] * int(table.seats))
    steps: i64 = 0
    while steps < DEPTH and is_action_pending(table, evaluator, seat):
        steps += 1
        best = -1.0
        found = table
        for place in range(len(table.legal)):
            trial = table.clone()
            trial.apply_unchecked(table.legal[place])
            look_ahead(trial, evaluator, seat, DEPTH - steps, False, shares)
            if shares[seat] > best:
                best = shares[seat]
                found = trial
        table = found
    return table
