"""Ratings from the games of pairs: Bradley and Terry's model, with intervals by resampling.

A win against an equal is as likely as not; 400 points more make it ten times as likely as a loss.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain
from math import log10

import msgspec

from silverspire.lab.benchmark.games import PlayedGame
from silverspire.lab.intervals import Interval, mean_interval, rounded, wilson

ANCHOR = "greedy"  # where it plays, its rating is 1000
ANCHOR_RATING = 1000.0
SCALE = 400.0
DRAWN = 0.5  # games that every pair is taken to have drawn: nobody is infinitely strong
ROUNDS = 200  # of the iteration that finds the likeliest ratings
RESAMPLES = 200
INTERVAL = (0.025, 0.975)


class Row(msgspec.Struct, frozen=True):
    """A player's line in the table."""

    player: str
    games: int
    rating: Interval
    win_share: Interval
    points: Interval
    milliseconds: float  # of processor time a decision


def rows(games: Sequence[PlayedGame]) -> list[Row]:
    """Every player's line, the strongest first."""
    names = sorted({name for game in games for name in game.players})
    rated = rate(names, games)
    doubted = _resampled(names, games)
    found = [_row(name, rated[name], [sample[name] for sample in doubted], games) for name in names]
    return sorted(found, key=lambda row: -row.rating.value)


def rate(names: Sequence[str], games: Iterable[PlayedGame]) -> dict[str, float]:
    """The likeliest ratings (Hunter's MM algorithm)."""
    wins: dict[str, float] = dict.fromkeys(names, DRAWN / 2 * (len(names) - 1))
    met: dict[tuple[str, str], float] = defaultdict(lambda: DRAWN)
    for game in games:
        first, second = game.players
        met[min(first, second), max(first, second)] += 1
        for name, share in zip(game.players, shares(game), strict=True):
            wins[name] += share
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        strength = {
            name: wins[name]
            / sum(
                met[min(name, other), max(name, other)] / (strength[name] + strength[other])
                for other in names
                if other != name
            )
            for name in names
        }
    anchor = strength[ANCHOR] if ANCHOR in strength else max(strength.values())
    return {name: ANCHOR_RATING + SCALE * log10(strength[name] / anchor) for name in names}


def shares(game: PlayedGame) -> tuple[float, float]:
    """1 for a win, 0 for a loss, a half each for a shared first place."""
    first, second = game.places
    own = 0.5 if first == second else float(first == 1)
    return own, 1 - own


def _resampled(names: Sequence[str], games: Sequence[PlayedGame]) -> list[dict[str, float]]:
    """Ratings from as many games, drawn again with repetition.

    The two games of a pair on one deal go together: they have their luck in common.
    """
    together: dict[tuple[str, ...], list[PlayedGame]] = defaultdict(list)
    for game in games:
        together[_meeting(game)].append(game)
    meetings = list(together.values())
    luck = random.Random(0)
    return [
        rate(names, chain.from_iterable(luck.choices(meetings, k=len(meetings))))
        for _ in range(RESAMPLES)
    ]


def _meeting(game: PlayedGame) -> tuple[str, ...]:
    """The pair and its deal."""
    return (str(game.deal), *sorted(game.players))


def _row(name: str, rating: float, samples: list[float], games: Sequence[PlayedGame]) -> Row:
    own = [(game, seat) for game in games for seat in (0, 1) if game.players[seat] == name]
    points: dict[tuple[str, ...], list[float]] = defaultdict(list)
    for game, seat in own:
        points[_meeting(game)].append(game.points[seat])
    low, high = (sorted(samples)[int(share * (len(samples) - 1))] for share in INTERVAL)
    decisions = sum(game.decisions[seat] for game, seat in own)
    seconds = sum(game.seconds[seat] for game, seat in own)
    return Row(
        player=name,
        games=len(own),
        rating=rounded(rating, low, high),
        win_share=wilson(sum(shares(game)[seat] for game, seat in own), len(own)),
        points=mean_interval(points.values()),
        milliseconds=round(1000 * seconds / max(1, decisions), 2),
    )
