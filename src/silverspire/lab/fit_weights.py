"""Fit an evaluator's weights: what seats looked like, and how many points were still to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from silverspire.players.evaluator import POWERS, Evaluator

Floats = np.ndarray[Any, np.dtype[np.float64]]

RIDGE = 300.0
BASES = (0.5, 1.0, 2.0, 3.0, 4.0, 6.0)
SLOPES = (0.0, 2.0, 4.0, 6.0, 8.0, 12.0, 16.0, 24.0)


class PositionSamples(NamedTuple):
    """Positions seen in games: for each the features, the time left and what was still to come."""

    features: Floats  # [position, seat, feature]
    time_left: Floats  # [position]
    secured: Floats  # [position, seat]
    final: Floats  # [position, seat]
    win_share: Floats  # [position, seat]
    value_target: Floats  # [position, seat] the final points, as search predicted them


class WeightFit(NamedTuple):
    """What was fitted, and the part of the variance of the points to come that it explains."""

    spread: tuple[float, float]
    weights: dict[str, list[float]]
    explained: float


def fit_weights(
    evaluator: Evaluator,
    samples: PositionSamples,
    before: dict[str, list[float]],
    only: Sequence[str] = (),
) -> WeightFit:
    """A ridge regression of the points still to come, and the uncertainty that it leaves.

    Half a step from the weights before: a whole one would trust games of players who did not have
    the new weights yet. With `only` some features, the weights of all others stay.
    """
    positions, seats, count = samples.features.shape
    left = samples.time_left[:, None, None]
    powers = np.concatenate([samples.features * left**power for power in range(POWERS)], axis=2)
    design = powers.reshape(positions * seats, POWERS * count).astype(np.float64)
    previous = np.array(
        [before.get(name, [0.0] * POWERS) for name in evaluator.feature_names]
    ).T.reshape(-1)
    residuals = (samples.final - samples.secured).reshape(-1) - design @ previous
    fitted = [name in only or not only for name in evaluator.feature_names] * POWERS
    step = np.zeros(POWERS * count)
    step[fitted] = _ridge_regression(design[:, fitted], residuals)
    weights = previous + step * (0.5 if before else 1.0)
    expected = samples.secured + (design @ weights).reshape(positions, seats)
    by_feature = weights.reshape(POWERS, count).T
    named = {
        name: [float(f"{number:.4g}") for number in by_feature[place]]
        for place, name in enumerate(evaluator.feature_names)
    }
    error, baseline = expected - samples.final, samples.secured - samples.final
    return WeightFit(fit_spread(expected, samples), named, 1 - float(error.var() / baseline.var()))


def _ridge_regression(design: Floats, residuals: Floats) -> Floats:
    scale = np.sqrt((design**2).mean(axis=0)) + 1e-9
    scaled = design / scale
    normal = scaled.T @ scaled + RIDGE * np.eye(design.shape[1])
    step: Floats = np.linalg.solve(normal, scaled.T @ residuals) / scale
    return step


def fit_spread(expected: Floats, samples: PositionSamples) -> tuple[float, float]:
    """Points of doubt that make the shares most likely: at the end, and more the more is left."""
    best, found = -np.inf, (8.0, 8.0)
    for base in BASES:
        for slope in SLOPES:
            temperature = (base + slope * samples.time_left)[:, None]
            logits = expected / temperature
            logits -= logits.max(axis=1, keepdims=True)
            logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
            likelihood = float((samples.win_share * logs).sum())
            if likelihood > best:
                best, found = likelihood, (base, slope)
    return found
