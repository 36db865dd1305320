"""Fit a judgement's weights: what seats looked like, and how many points were still to come."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from silverspire.players.judgement import POWERS, Judgement

Floats = np.ndarray[Any, np.dtype[np.float64]]

RIDGE = 300.0
BASES = (0.5, 1.0, 2.0, 3.0, 4.0, 6.0)
SLOPES = (0.0, 2.0, 4.0, 6.0, 8.0, 12.0, 16.0, 24.0)


class Samples(NamedTuple):
    """Positions seen in games: for each the features, the time left and what was still to come."""

    features: Floats  # [position, seat, feature]
    left: Floats  # [position]
    secured: Floats  # [position, seat]
    final: Floats  # [position, seat]
    won: Floats  # [position, seat] the share of the win
    expected: Floats  # [position, seat] the final points, as searching players foresaw them


class Weights(NamedTuple):
    """What was fitted, and the part of the variance of the points to come that it explains."""

    spread: tuple[float, float]
    weights: dict[str, list[float]]
    explained: float


def fit_weights(judgement: Judgement, samples: Samples, before: dict[str, list[float]]) -> Weights:
    """A ridge regression of the points still to come, and the doubt that it leaves.

    Half a step from the weights before: a whole one would trust games of players who did not have
    the new weights yet.
    """
    positions, seats, count = samples.features.shape
    left = samples.left[:, None, None]
    powers = np.concatenate([samples.features * left**power for power in range(POWERS)], axis=2)
    table = powers.reshape(positions * seats, POWERS * count).astype(np.float64)
    old = np.array([before.get(name, [0.0] * POWERS) for name in judgement.features]).T.reshape(-1)
    wanted = (samples.final - samples.secured).reshape(-1) - table @ old
    scale = np.sqrt((table**2).mean(axis=0)) + 1e-9
    scaled = table / scale
    normal = scaled.T @ scaled + RIDGE * np.eye(POWERS * count)
    step = np.linalg.solve(normal, scaled.T @ wanted) / scale
    weights = old + step * (0.5 if before else 1.0)
    expected = samples.secured + (table @ weights).reshape(positions, seats)
    by_feature = weights.reshape(POWERS, count).T
    named = {
        name: [float(f"{number:.4g}") for number in by_feature[place]]
        for place, name in enumerate(judgement.features)
    }
    error, plain = expected - samples.final, samples.secured - samples.final
    return Weights(fit_spread(expected, samples), named, 1 - float(error.var() / plain.var()))


def fit_spread(expected: Floats, samples: Samples) -> tuple[float, float]:
    """Points of doubt that make the shares most likely: at the end, and more the more is left."""
    best, found = -np.inf, (8.0, 8.0)
    for base in BASES:
        for slope in SLOPES:
            heat = (base + slope * samples.left)[:, None]
            logits = expected / heat
            logits -= logits.max(axis=1, keepdims=True)
            logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
            likely = float((samples.won * logs).sum())
            if likely > best:
                best, found = likely, (base, slope)
    return found
