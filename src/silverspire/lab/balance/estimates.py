"""Numbers with intervals. Games are the draws: seats of one table are never taken as independent.

Every interval is one of 95%.
"""

from __future__ import annotations

import math
from typing import TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from silverspire.lab.intervals import NORMAL, student, wilson

Numbers: TypeAlias = npt.NDArray[np.float64]


class Estimate(msgspec.Struct, frozen=True):
    """A value, its interval, and how many games it rests on."""

    value: float
    low: float
    high: float
    games: int

    def as_share(self) -> Estimate:
        """The same, kept between none and all; there Wilson knows better than the normal curve."""
        low, high = max(0.0, self.low), min(1.0, self.high)
        if self.games and self.value in (0.0, 1.0):
            sure = wilson(self.value * self.games, self.games)
            low, high = sure.low, sure.high
        return Estimate(self.value, low, high, self.games)

    def minus(self, number: float) -> Estimate:
        """The same, measured from another zero."""
        return Estimate(self.value - number, self.low - number, self.high - number, self.games)


NO_ESTIMATE = Estimate(0.0, 0.0, 0.0, 0)


class Summary(msgspec.Struct, frozen=True):
    """How a number is spread over games: its mean, its quarters and its tails."""

    mean: Estimate
    lower: Estimate  # a quarter of the games lies below
    middle: float
    upper: Estimate  # a quarter of the games lies above
    tenth: float
    ninetieth: float


def from_standard_error(value: float, error: float, games: int) -> Estimate:
    """A value and its standard error."""
    reach = float(student(games - 1) * error) if games > 1 else 0.0
    return Estimate(float(value), float(value) - reach, float(value) + reach, games)


def mean(values: Numbers) -> Estimate:
    """The mean of one number for each game; rows of seats count as one game."""
    by_game = values if values.ndim == 1 else values.mean(axis=1)
    games = len(by_game)
    if games == 0:
        return NO_ESTIMATE
    error = by_game.std(ddof=1) / math.sqrt(games) if games > 1 else 0.0
    return from_standard_error(by_game.mean(), error, games)


def share(hits: Numbers) -> Estimate:
    """How often something happens, a game at a time: Wilson's interval."""
    games = len(hits)
    if games == 0:
        return NO_ESTIMATE
    found = wilson(float(hits.sum()), games)
    return Estimate(found.value, found.low, found.high, games)


def ratio(sums: Numbers, sizes: Numbers) -> Estimate:
    """Σ sums ÷ Σ sizes, both for each game: so much for each holder, user or chance."""
    held = sizes > 0
    games, total = int(held.sum()), float(sizes.sum())
    if total == 0:
        return NO_ESTIMATE
    value = float(sums.sum()) / total
    rests = (sums - value * sizes)[held]
    spread = games / (games - 1) if games > 1 else 0.0
    return from_standard_error(value, math.sqrt(spread * float((rests**2).sum())) / total, games)


def mean_among(values: Numbers, chosen: Numbers) -> Estimate:
    """The mean of a number of seats [game, seat] among the chosen seats."""
    return ratio((values * chosen).sum(axis=1), chosen.sum(axis=1))


def slope(values: Numbers, counts: Numbers) -> Estimate:
    """By how much a seat's number is higher for one more, compared within each table."""
    apart = counts - counts.mean(axis=1, keepdims=True)
    by_game = (apart**2).sum(axis=1)
    games, total = int((by_game > 0).sum()), float(by_game.sum())
    if total == 0:
        return NO_ESTIMATE
    value = float((apart * values).sum()) / total
    rests = (apart * (values - values.mean(axis=1, keepdims=True) - value * apart)).sum(axis=1)
    spread = games / (games - 1) if games > 1 else 0.0
    return from_standard_error(value, math.sqrt(spread * float((rests**2).sum())) / total, games)


def slope_among(values: Numbers, counts: Numbers, chosen: Numbers) -> Estimate:
    """The same over the chosen seats alone, of all tables together."""
    seats = float(chosen.sum())
    if seats == 0:
        return NO_ESTIMATE
    apart = (counts - float((counts * chosen).sum()) / seats) * chosen
    level = float((values * chosen).sum()) / seats
    games, total = int((chosen.sum(axis=1) > 0).sum()), float((apart**2).sum())
    if total == 0:
        return NO_ESTIMATE
    value = float((apart * values).sum()) / total
    rests = (apart * (values - level - value * apart)).sum(axis=1)
    spread = games / (games - 1) if games > 1 else 0.0
    return from_standard_error(value, math.sqrt(spread * float((rests**2).sum())) / total, games)


def difference(values: Numbers, split: Numbers) -> Estimate:
    """The mean over the games with something, less the mean over those without."""
    with_it, without = values[split > 0], values[split == 0]
    if min(len(with_it), len(without)) < 2:
        return NO_ESTIMATE
    errors = with_it.var(ddof=1) / len(with_it) + without.var(ddof=1) / len(without)
    return from_standard_error(with_it.mean() - without.mean(), math.sqrt(errors), len(values))


def correlation(first: Numbers, second: Numbers) -> float:
    """Pearson's, over all seats; 0 where one of them never changes."""
    if first.size < 2 or first.std() == 0 or second.std() == 0:
        return 0.0
    return float(np.corrcoef(first.ravel(), second.ravel())[0, 1])


def quantile(values: Numbers, part: float) -> Estimate:
    """A quantile over games, with the interval of its order statistics."""
    ordered = np.sort(values.ravel())
    games = len(values)
    half = NORMAL * math.sqrt(part * (1 - part) / games)
    low, high = np.quantile(ordered, [max(0.0, part - half), min(1.0, part + half)])
    return Estimate(float(np.quantile(ordered, part)), float(low), float(high), games)


def summary(values: Numbers) -> Summary:
    """How a number of games, or of seats [game, seat], is spread."""
    tenth, middle, ninetieth = np.quantile(values, [0.1, 0.5, 0.9])
    return Summary(
        mean=mean(values),
        lower=quantile(values, 0.25),
        middle=float(middle),
        upper=quantile(values, 0.75),
        tenth=float(tenth),
        ninetieth=float(ninetieth),
    )


def games_to_see(distance: float, seats: int) -> int:
    """Games needed until a seat's win share is known to within this margin."""
    fair = 1 / seats
    return math.ceil(NORMAL**2 * fair * (1 - fair) / distance**2)
