"""Ratings by openskill (Plackett and Luce's model): one number for how strong a player is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
from openskill.models import PlackettLuce

from silverspire.lab.intervals import NORMAL, PRECISION, mean

SHUFFLES = 16  # of the games, over which ratings are averaged
MAX_RATED_GAMES = 20_000  # games in all those orders: with that many, the order matters little

Finish = tuple[Sequence[int], Sequence[int]]  # by seat: which contestant, and in which place


class Rating(msgspec.Struct, frozen=True):
    """openskill's mu and sigma; low and high are mu ± 1.96 sigma."""

    mu: float
    sigma: float
    low: float
    high: float


class Ratings(msgspec.Struct, frozen=True):
    """Where each contestant stands, and its mu after every game of the schedule."""

    last: list[Rating]
    history: list[list[float]]


def rate(contestants: int, games: Sequence[Finish]) -> Ratings:
    """Rate all games, in the order given and in some shuffled ones, and take the mean.

    openskill moves game by game, so late games weigh more than they should: in 600 games of equals
    the mean of several orders strays half as far as a single one.
    """
    history = _rating_path(contestants, games)
    paths = [history]
    for number in range(1, min(SHUFFLES, MAX_RATED_GAMES // max(1, len(games)))):
        shuffled = list(games)
        Random(number).shuffle(shuffled)
        paths.append(_rating_path(contestants, shuffled))
    last = []
    for contestant in range(contestants):
        finals = [walk[contestant][-1] for walk in paths]
        last.append(_rating(mean([mu for mu, _ in finals]), mean([sigma for _, sigma in finals])))
    return Ratings(last, [[round(mu, PRECISION) for mu, _ in steps] for steps in history])


def _rating_path(contestants: int, games: Sequence[Finish]) -> list[list[tuple[float, float]]]:
    """Each contestant's mu and sigma before the first game and after every game.

    Nobody here learns between two games, so tau, openskill's allowance for change, is 0 and the
    interval shrinks with every game. A contestant on several seats moves by their mean.
    """
    model = PlackettLuce(tau=0.0)
    steps = [[(model.mu, model.sigma)] for _ in range(contestants)]
    for seated, places in games:
        known = [own[-1] for own in steps]
        teams = [
            [model.rating(mu=known[contestant][0], sigma=known[contestant][1])]
            for contestant in seated
        ]
        rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
        for contestant in set(seated):
            seats = [rating for rating, sat in zip(rated, seated, strict=True) if sat == contestant]
            known[contestant] = mean([one.mu for one in seats]), mean([one.sigma for one in seats])
        for own, standing in zip(steps, known, strict=True):
            own.append(standing)
    return steps


def _rating(mu: float, sigma: float) -> Rating:
    half = NORMAL * sigma
    numbers = (mu, sigma, mu - half, mu + half)
    return Rating(*(round(number, PRECISION) for number in numbers))
