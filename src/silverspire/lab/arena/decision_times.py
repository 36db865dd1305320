"""How long a player thinks: counted in classes, so that a million decisions are a short line."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

import msgspec

CLASSES_PER_DECADE = 20  # neighbors differ by an eighth
MICROSECONDS = 1_000_000


class TimeHistogram(msgspec.Struct):
    """The decisions of one seat: the seconds they took together, and how many took how long."""

    seconds: float = 0.0
    classes: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        number = round(CLASSES_PER_DECADE * math.log10(max(1.0, seconds * MICROSECONDS)))
        self.classes[number] = self.classes.get(number, 0) + 1


class DecisionTimes(msgspec.Struct, frozen=True):
    """How fast a player decides, in seconds."""

    decisions: int
    mean: float
    median: float
    slowest_twentieth: float  # 95 of 100 decisions took no longer


def combined_times(clocks: Iterable[TimeHistogram]) -> DecisionTimes:
    """All clocks of a player together."""
    classes: Counter[int] = Counter()
    seconds = []
    for clock in clocks:
        classes.update(clock.classes)
        seconds.append(clock.seconds)
    decisions = classes.total()
    mean = math.fsum(seconds) / decisions if decisions else 0.0
    return DecisionTimes(decisions, mean, _quantile(classes, 0.5), _quantile(classes, 0.95))


def _quantile(classes: Counter[int], share: float) -> float:
    """The time within which this share of the decisions was made."""
    wanted = share * classes.total()
    counted = 0
    for number in sorted(classes):
        counted += classes[number]
        if counted >= wanted:
            return float(10 ** (number / CLASSES_PER_DECADE)) / MICROSECONDS
    return 0.0
