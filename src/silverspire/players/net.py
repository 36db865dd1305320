"""A small network over a seat's features: points to come that no sum of weights foresees."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

LOWER: Final = 32  # units of the first layer
UPPER: Final = 16


@final
class Net:
    """Two layers of units that answer only above zero, then a sum."""

    def __init__(self, features: int, numbers: list[float]) -> None:
        """The numbers layer by layer: each unit's start, then row by row what an input adds.

        The inputs are the features and, last, the time left.
        """
        if len(numbers) != count_numbers(features):
            raise ValueError(
                f"a net over {features} features has {count_numbers(features)} numbers"
            )
        self.numbers: vec[float] = vec[float](numbers)
        self.lower: vec[float] = vec[float]([0.0] * LOWER)
        self.upper: vec[float] = vec[float]([0.0] * UPPER)

    def foresee(self, found: vec[float], left: float) -> float:
        """The points that a seat of these features may expect beyond its weights."""
        numbers = self.numbers
        lower = self.lower
        for unit in range(i64(LOWER)):
            lower[unit] = numbers[unit]
        at: i64 = LOWER
        for feature in range(len(found) + 1):
            value = found[feature] if feature < len(found) else left
            if value != 0.0:
                for unit in range(i64(LOWER)):
                    lower[unit] += value * numbers[at + unit]
            at += LOWER
        return self.sum_up(at)

    def sum_up(self, at: i64) -> float:
        """From the first layer to the one number."""
        numbers = self.numbers
        upper = self.upper
        for unit in range(i64(UPPER)):
            upper[unit] = numbers[at + unit]
        at += UPPER
        for below in range(i64(LOWER)):
            value = self.lower[below]
            if value > 0.0:
                for unit in range(i64(UPPER)):
                    upper[unit] += value * numbers[at + unit]
            at += UPPER
        total = numbers[at]
        for unit in range(i64(UPPER)):
            if upper[unit] > 0.0:
                total += upper[unit] * numbers[at + 1 + unit]
        return total


def count_numbers(features: int) -> int:
    """How many numbers a net over so many features has."""
    return LOWER * (features + 2) + UPPER * (LOWER + 1) + UPPER + 1
