"""Ratings by openskill (Plackett and Luce's model): one number for how strong a player is."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

from silverspire.lab.intervals import NORMAL, PRECISION, mean

Finish = tuple[Sequence[int], Sequence[int]]  # by seat: which contestant, and in which place


class Rating(msgspec.Struct, frozen=True):
    """openskill's mu and sigma; low and high are mu ± 1.96 sigma."""

    mu: float
    sigma: float
    low: float
    high: float


class Ratings(msgspec.Struct, frozen=True):
    """The ratings after the last game, and each contestant's mu after every game."""

    last: list[Rating]
    history: list[list[float]]


def rate(contestants: int, games: Sequence[Finish]) -> Ratings:
    """Rate game by game, in the order given.

    Nobody here learns between two games, so tau, openskill's allowance for change, is 0 and the
    interval shrinks with every game. A contestant on several seats moves by their mean.
    """
    model = PlackettLuce(tau=0.0)
    known = [(model.mu, model.sigma)] * contestants
    history = [[mu] for mu, _ in known]
    for seated, places in games:
        teams = [[model.rating(mu=known[who][0], sigma=known[who][1])] for who in seated]
        rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
        for who in set(seated):
            own = [rating for rating, sat in zip(rated, seated, strict=True) if sat == who]
            known[who] = mean([one.mu for one in own]), mean([one.sigma for one in own])
        for who, (mu, _) in enumerate(known):
            history[who].append(round(mu, PRECISION))
    return Ratings([_rating(mu, sigma) for mu, sigma in known], history)


def _rating(mu: float, sigma: float) -> Rating:
    half = NORMAL * sigma
    numbers = (mu, sigma, mu - half, mu + half)
    return Rating(*(round(number, PRECISION) for number in numbers))
