"""Fit habits: what players of played games chose, and how their circumstances inclined them.

A conditional logit for each question: how usual a choice is where it is offered, and for choices
that were often taken a leaning for each feature of the seat and for the time left.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from silverspire.kernel.registry import find_game

Floats = np.ndarray[Any, np.dtype[np.float64]]
Flags = np.ndarray[Any, np.dtype[np.bool_]]
Numbers = np.ndarray[Any, np.dtype[np.int64]]

OFTEN = 150  # times that a choice must have been taken to be given leanings
STEPS = 250
RATE = 0.05
RIDGE = 10.0


class Answers(NamedTuple):
    """Decisions seen in games: what was asked, how the seat was placed, what it chose."""

    question: Numbers  # [decision]
    placed: Floats  # [decision, feature], the last of them the time left
    offered: Flags  # [decision, choice]
    chosen: Numbers  # [decision]


def fit_habits(game: str, answers: Answers) -> dict[str, dict[str, list[float]]]:
    """By question and choice: the usual inclination, then leanings if there are any."""
    name_of = find_game(game).name_of
    found: dict[str, dict[str, list[float]]] = {}
    for question in np.unique(answers.question):
        asked = answers.question == question
        part = Answers(*(column[asked] for column in answers))
        found[str(question)] = {
            name_of(int(choice)): [float(f"{number:.3g}") for number in numbers]
            for choice, numbers in _fit_question(part)
        }
    return found


def _fit_question(asked: Answers) -> list[tuple[int, list[float]]]:
    taken = np.bincount(asked.chosen, minlength=asked.offered.shape[1])
    choices = np.flatnonzero(taken)
    offered = asked.offered[:, choices]
    usual = np.log((taken[choices] + 0.2) / (offered.sum(axis=0) + 2))
    often = taken[choices] >= OFTEN
    if often.sum() < 2:
        return [(int(choice), [usual[place]]) for place, choice in enumerate(choices)]
    mean, spread = asked.placed.mean(axis=0), asked.placed.std(axis=0)
    scaled = (asked.placed - mean) / np.where(spread < 1e-6, np.inf, spread)
    chosen = np.searchsorted(choices, asked.chosen)
    usual, leanings = _climb(scaled, offered, chosen, usual, often)
    leanings = leanings / np.where(spread < 1e-6, np.inf, spread)
    usual = usual - leanings @ mean
    return [
        (int(choice), [usual[place], *leanings[place]] if often[place] else [usual[place]])
        for place, choice in enumerate(choices)
    ]


def _climb(
    scaled: Floats, offered: Flags, chosen: Numbers, usual: Floats, often: Flags
) -> tuple[Floats, Floats]:
    """Adam's ascent of the likelihood of what was chosen, with a ridge on the leanings."""
    decisions, features = scaled.shape
    here = np.zeros(offered.shape)
    here[np.arange(decisions), chosen] = 1.0
    table = np.column_stack([np.ones(decisions), scaled])
    weights = np.zeros((len(usual), features + 1))
    weights[:, 0] = usual
    moved, squared = np.zeros_like(weights), np.zeros_like(weights)
    ridge = np.full(features + 1, RIDGE / decisions)
    ridge[0] = 0.0
    for step in range(1, STEPS + 1):
        inclined = np.where(offered, table @ weights.T, -np.inf)
        inclined = np.exp(inclined - inclined.max(axis=1, keepdims=True))
        likely = inclined / inclined.sum(axis=1, keepdims=True)
        slope = (here - likely).T @ table / decisions - ridge * weights
        slope[~often, 1:] = 0.0
        moved = 0.9 * moved + 0.1 * slope
        squared = 0.999 * squared + 0.001 * slope**2
        pace = RATE * (1 - step / (STEPS + 1))
        weights += pace * (moved / (1 - 0.9**step)) / (np.sqrt(squared / (1 - 0.999**step)) + 1e-8)
    return weights[:, 0], weights[:, 1:]
