"""Targets: what a good pack should give, and whether it does.

A target is a list of checks, each a measured value with its interval between two limits. It is met
when every check is; it is sure when no interval reaches across the limit that decides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from silverspire.lab.balance import estimates
from silverspire.lab.balance.estimates import Estimate, Numbers
from silverspire.lab.balance.sample import Sample

MEAN = "mean"
LOWER = "lower"
UPPER = "upper"
ROUNDED = 1e-5  # shares are rounded: a third of the games is no less than a third


class Check(msgspec.Struct, frozen=True):
    """One measured value and the limits it should keep."""

    item: str
    unit: str  # how its numbers are written: points, percent, change, groschen, cards
    measured: Estimate
    least: float | None
    most: float | None

    @property
    def slack(self) -> float:
        """How far inside its limits the value lies, for their size; below 0, how far outside."""
        return _slack(self.measured.value, self.measured.value, self.least, self.most)

    @property
    def worst_slack(self) -> float:
        """The same for the worst end of the interval."""
        return _slack(self.measured.low, self.measured.high, self.least, self.most)

    @property
    def best_slack(self) -> float:
        """The same for the best end of the interval."""
        return _slack(self.measured.high, self.measured.low, self.least, self.most)


def _slack(low: float, high: float, least: float | None, most: float | None) -> float:
    above = float("inf") if least is None else (low - least) / (abs(least) or 1)
    below = float("inf") if most is None else (most - high) / (abs(most) or 1)
    return min(above, below)


class Verdict(msgspec.Struct, frozen=True):
    """A target, measured."""

    met: bool
    sure: bool
    shown: int  # the check that says it best: the mean, or the worst of several
    checks: list[Check]

    @property
    def check(self) -> Check:
        return self.checks[self.shown]


class Target(NamedTuple):
    """One sentence of the components document, and how it is measured."""

    name: str
    checks: Callable[[Sample], list[Check]]
    shows_worst: bool = True


def measure(target: Target, sample: Sample) -> Verdict:
    """Measure a target."""
    checks = target.checks(sample)
    met = all(check.slack >= -ROUNDED for check in checks)
    if met:
        sure = all(check.worst_slack >= 0 for check in checks)
    else:
        sure = any(check.best_slack < 0 for check in checks)
    worst = min(range(len(checks)), key=lambda place: checks[place].slack)
    return Verdict(met, sure, worst if target.shows_worst else 0, checks)


def in_range(
    name: str, unit: str, least: float, most: float, values: Callable[[Sample], Numbers]
) -> Target:
    """The mean lies in the range, and so does the middle half of the games."""
    return _summary(name, unit, values, float(least), float(most), float(least))


def apart(least: float, most: float) -> Target:
    """First and last are so far apart on average, and seldom farther; close games are welcome."""
    limits = float(least), float(most)
    return _summary("spread", "points", lambda sample: sample.spreads, *limits, lower=None)


def _summary(
    name: str,
    unit: str,
    values: Callable[[Sample], Numbers],
    least: float,
    most: float,
    lower: float | None,
) -> Target:
    """The mean lies from least to most, the middle half from lower, if given, to most."""

    def checks(sample: Sample) -> list[Check]:
        found = estimates.summary(values(sample))
        return [
            Check(MEAN, unit, found.mean, least, most),
            Check(LOWER, unit, found.lower, lower, most),
            Check(UPPER, unit, found.upper, lower, most),
        ]

    return Target(name, checks, shows_worst=False)


def fair_shares(name: str, category: str, allowance: float) -> Target:
    """Every group wins its fair share, give or take the allowance."""
    return Target(name, lambda sample: fair_share_checks(sample, category, allowance))


def fair_share_checks(sample: Sample, category: str, allowance: float) -> list[Check]:
    """For each group: its win share, less the fair one."""
    return [
        Check(
            f"{category}/{label}",
            "change",
            sample.win_share(category, label).minus(1 / sample.seats),
            -allowance,
            allowance,
        )
        for label in sorted(sample.label_counts(category))
    ]


def frequencies(
    name: str,
    measures: Callable[[Sample], dict[str, Estimate]],
    least: float | None = None,
    most: float | None = None,
    unit: str = "percent",
) -> Target:
    """Each of several things happens often enough, or seldom enough."""

    def checks(sample: Sample) -> list[Check]:
        return [Check(item, unit, found, least, most) for item, found in measures(sample).items()]

    return Target(name, checks)
