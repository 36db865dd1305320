"""Fit a policy prior: what the players of played games chose, and how it depended on the features.

A conditional logit for each question: a bias for each choice where it is legal, and for frequent
choices a coefficient for each feature of the seat and for the time left.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from silverspire.kernel.registry import find_game

Floats = np.ndarray[Any, np.dtype[np.float64]]
Flags = np.ndarray[Any, np.dtype[np.bool_]]
Numbers = np.ndarray[Any, np.dtype[np.int64]]

MIN_COUNT = 150  # times that a choice must have been taken to get coefficients
STEPS = 250
LEARNING_RATE = 0.05
RIDGE = 10.0


class DecisionSamples(NamedTuple):
    """Decisions of played games: the question, the features, the legal choices, the one taken."""

    question: Numbers  # [decision]
    features: Floats  # [decision, feature], the last of them the time left
    legal: Flags  # [decision, choice]
    chosen: Numbers  # [decision]


def fit_priors(game: str, decisions: DecisionSamples) -> dict[str, dict[str, list[float]]]:
    """By question and choice: the bias, then the coefficients if there are any."""
    name_of = find_game(game).name_of
    found: dict[str, dict[str, list[float]]] = {}
    for question in np.unique(decisions.question):
        mask = decisions.question == question
        part = DecisionSamples(*(column[mask] for column in decisions))
        found[str(question)] = {
            name_of(int(choice)): [float(f"{number:.3g}") for number in numbers]
            for choice, numbers in _fit_question(part)
        }
    return found


def _fit_question(samples: DecisionSamples) -> list[tuple[int, list[float]]]:
    counts = np.bincount(samples.chosen, minlength=samples.legal.shape[1])
    choices = np.flatnonzero(counts)
    legal = samples.legal[:, choices]
    biases = np.log((counts[choices] + 0.2) / (legal.sum(axis=0) + 2))
    frequent = counts[choices] >= MIN_COUNT
    if frequent.sum() < 2:
        return [(int(choice), [biases[place]]) for place, choice in enumerate(choices)]
    mean, spread = samples.features.mean(axis=0), samples.features.std(axis=0)
    scaled = (samples.features - mean) / np.where(spread < 1e-6, np.inf, spread)
    chosen = np.searchsorted(choices, samples.chosen)
    biases, coefficients = _ascend(scaled, legal, chosen, biases, frequent)
    coefficients = coefficients / np.where(spread < 1e-6, np.inf, spread)
    biases = biases - coefficients @ mean
    return [
        (int(choice), [biases[place], *coefficients[place]] if frequent[place] else [biases[place]])
        for place, choice in enumerate(choices)
    ]


def _ascend(
    scaled: Floats, legal: Flags, chosen: Numbers, biases: Floats, frequent: Flags
) -> tuple[Floats, Floats]:
    """Maximize the likelihood of the choices with Adam, with a ridge on the coefficients."""
    decisions, features = scaled.shape
    one_hot = np.zeros(legal.shape)
    one_hot[np.arange(decisions), chosen] = 1.0
    design = np.column_stack([np.ones(decisions), scaled])
    weights = np.zeros((len(biases), features + 1))
    weights[:, 0] = biases
    momentum, variance = np.zeros_like(weights), np.zeros_like(weights)
    ridge = np.full(features + 1, RIDGE / decisions)
    ridge[0] = 0.0
    for step in range(1, STEPS + 1):
        logits = np.where(legal, design @ weights.T, -np.inf)
        logits = np.exp(logits - logits.max(axis=1, keepdims=True))
        probabilities = logits / logits.sum(axis=1, keepdims=True)
        gradient = (one_hot - probabilities).T @ design / decisions - ridge * weights
        gradient[~frequent, 1:] = 0.0
        momentum = 0.9 * momentum + 0.1 * gradient
        variance = 0.999 * variance + 0.001 * gradient**2
        rate = LEARNING_RATE * (1 - step / (STEPS + 1))
        weights += (
            rate * (momentum / (1 - 0.9**step)) / (np.sqrt(variance / (1 - 0.999**step)) + 1e-8)
        )
    return weights[:, 0], weights[:, 1:]
