"""A small network over a seat's features: points to come that no weighted sum predicts."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

FIRST_LAYER: Final = 32  # units of the first layer
SECOND_LAYER: Final = 16


@final
class Net:
    """Two layers of rectified linear units, then a sum."""

    def __init__(self, features: int, numbers: list[float]) -> None:
        """The numbers layer by layer: each unit's start, then row by row what an input adds.

        The inputs are the features and, last, the time left.
        """
        if len(numbers) != count_parameters(features):
            raise ValueError(
                f"a net over {features} features has {count_parameters(features)} numbers"
            )
        self.numbers: vec[float] = vec[float](numbers)
        self.first: vec[float] = vec[float]([0.0] * FIRST_LAYER)
        self.second: vec[float] = vec[float]([0.0] * SECOND_LAYER)

    def predict(self, features: vec[float], left: float) -> float:
        """The points that a seat of these features may expect beyond its weights."""
        numbers = self.numbers
        first = self.first
        for unit in range(i64(FIRST_LAYER)):
            first[unit] = numbers[unit]
        at: i64 = FIRST_LAYER
        for feature in range(len(features) + 1):
            value = features[feature] if feature < len(features) else left
            if value != 0.0:
                for unit in range(i64(FIRST_LAYER)):
                    first[unit] += value * numbers[at + unit]
            at += FIRST_LAYER
        return self.output(at)

    def output(self, at: i64) -> float:
        """From the first layer to the one number."""
        numbers = self.numbers
        second = self.second
        for unit in range(i64(SECOND_LAYER)):
            second[unit] = numbers[at + unit]
        at += SECOND_LAYER
        for below in range(i64(FIRST_LAYER)):
            value = self.first[below]
            if value > 0.0:
                for unit in range(i64(SECOND_LAYER)):
                    second[unit] += value * numbers[at + unit]
            at += SECOND_LAYER
        total = numbers[at]
        for unit in range(i64(SECOND_LAYER)):
            if second[unit] > 0.0:
                total += second[unit] * numbers[at + 1 + unit]
        return total


def count_parameters(features: int) -> int:
    """How many numbers a net over n features has."""
    return FIRST_LAYER * (features + 2) + SECOND_LAYER * (FIRST_LAYER + 1) + SECOND_LAYER + 1
