"""What a choice would do, tried on tables that the chooser cannot tell from this one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from silverspire.kernel.state import State

Changes = dict[str, tuple[int, int]]

# What differs between two supposed tables hangs on luck, and is not foretold.
SUPPOSED_TABLES = (1, 2, 3)
STEPS_AHEAD = 3
OVER = "over"  # changes from 0 to 1 when the choice ends the game


def foresee(state: State, choice: int) -> Changes:
    """Every number of the chooser's that the choice is sure to change: before and after."""
    asked = state.decision()
    if asked is None:
        return {}
    before = flatten(state.vitals(asked.seat)) | {OVER: 0}
    outcomes = []
    for seed in SUPPOSED_TABLES:
        trial = state.redeal(asked.seat, seed)
        trial.apply(choice)
        outcomes.append(flatten(trial.vitals(asked.seat)) | {OVER: int(trial.over)})
    sure = {name for name in before if len({outcome.get(name) for outcome in outcomes}) == 1}
    first = outcomes[0]
    return {name: (before[name], first[name]) for name in sure if before[name] != first[name]}


def spending(state: State, choice: int, purse: str) -> tuple[int, int] | None:
    """The least and the most that the questions after this choice can cost; None: nothing."""
    asked = state.decision()
    if asked is None:
        return None
    trial = state.redeal(asked.seat, SUPPOSED_TABLES[0])
    owned = trial.vitals(asked.seat)[purse]
    left = list(_purses(trial, choice, asked.seat, asked.kind, purse, STEPS_AHEAD))
    spent = [owned - groschen for groschen in left if groschen < owned]
    return (min(spent), max(spent)) if spent else None


def _purses(
    state: State, choice: int, seat: int, asked_first: str, purse: str, steps: int
) -> Iterator[int]:
    """The purse at the end of every way to answer the questions that follow."""
    trial = state.clone()
    trial.apply(choice)
    asked = trial.decision()
    if steps == 0 or asked is None or asked.seat != seat or asked.kind == asked_first:
        yield trial.vitals(seat)[purse]
        return
    for following in asked.choices:
        yield from _purses(trial, following, seat, asked_first, purse, steps - 1)


def flatten(vitals: dict[str, Any], prefix: str = "") -> dict[str, int]:
    """Numbers in tables of numbers, by their path: `prices.wood`."""
    numbers: dict[str, int] = {}
    for name, value in vitals.items():
        if isinstance(value, dict):
            numbers |= flatten(value, f"{prefix}{name}.")
        else:
            numbers[f"{prefix}{name}"] = value
    return numbers
