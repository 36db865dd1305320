"""A number from few games is a guess: between what does it lie, 95 times of 100?"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec

NORMAL = 1.959964  # 95% of a normal distribution lie within this many deviations
PRECISION = 6  # decimals: more would be noise, and differ between machines


class Interval(msgspec.Struct, frozen=True):
    """A value, and between what it probably lies."""

    value: float
    low: float
    high: float


def mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def rounded(value: float, low: float, high: float) -> Interval:
    return Interval(round(value, PRECISION), round(low, PRECISION), round(high, PRECISION))


def wilson(wins: float, games: int) -> Interval:
    """Wilson's interval of a share: honest near 0 and 1, and for few games. Wins may be shared."""
    share, square = wins / games, NORMAL**2
    center = (share + square / (2 * games)) / (1 + square / games)
    spread = math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    half = NORMAL * spread / (1 + square / games)
    return rounded(share, max(0.0, center - half), min(1.0, center + half))


def mean_interval(groups: Iterable[Sequence[float]]) -> Interval:
    """Student's interval of a mean whose values come in groups.

    Values of one group (the games of one deal) are alike, so a group counts as one observation;
    with a single group, each value does.
    """
    filled = [group for group in groups if group]
    values = [value for group in filled for value in group]
    seen = [mean(group) for group in filled] if len(filled) > 1 else values
    middle = mean(values)
    if len(seen) < 2:
        return rounded(middle, middle, middle)
    center = mean(seen)
    variance = math.fsum((value - center) ** 2 for value in seen) / (len(seen) - 1)
    half = student(len(seen) - 1) * math.sqrt(variance / len(seen))
    return rounded(middle, middle - half, middle + half)


def student(freedom: int) -> float:
    """How many deviations hold 95% of Student's distribution (Cornish and Fisher's series)."""
    if freedom <= 2:
        return (12.7062, 4.3027)[freedom - 1]
    z = NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
