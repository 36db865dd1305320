"""Value targets: what a net learns to predict at each position of a played game.

Seen from the beginning of a game, the final points are mostly luck. What a search predicts a few
decisions later is not: it has looked at hundreds of tables.
"""

from __future__ import annotations

from typing import NamedTuple

TRACE_DECAY = 0.85  # the weight of the next decision's target in the present one (a TD lambda)


class SampledPosition(NamedTuple):
    """A position was sampled."""


class SearchValue(NamedTuple):
    """A seat searched, and expected these points."""

    seat: int
    points: float


class RandomChoice(NamedTuple):
    """A seat's choice was made by chance."""

    seat: int


TrajectoryStep = SampledPosition | SearchValue | RandomChoice


def value_targets(trajectory: list[TrajectoryStep], scores: list[float]) -> list[list[float]]:
    """For each sampled position, the points that each seat could expect.

    A mix of the seat's search values at its next decisions, the nearer the more, and of its final
    points. A random choice says nothing about what came before it.
    """
    expected = list(scores)
    after_random = [False] * len(scores)
    targets: list[list[float]] = []
    for step in reversed(trajectory):
        if isinstance(step, SampledPosition):
            targets.append(list(expected))
        elif isinstance(step, RandomChoice):
            after_random[step.seat] = True
        else:
            decay = 0.0 if after_random[step.seat] else TRACE_DECAY
            expected[step.seat] = decay * expected[step.seat] + (1 - decay) * step.points
            after_random[step.seat] = False
    return targets[::-1]
