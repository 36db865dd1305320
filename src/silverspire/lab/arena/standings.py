"""What the games say about their players."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import permutations

import msgspec

from silverspire.lab.arena.match import MatchResult
from silverspire.lab.arena.ratings import Rating, Ratings, rate
from silverspire.lab.arena.schedule import deal_of
from silverspire.lab.arena.setup import Setup
from silverspire.lab.intervals import PRECISION, Interval, mean, mean_interval, wilson


class Standing(msgspec.Struct, frozen=True):
    """One player's results. A tie for the first place shares the win."""

    player: str
    games: int  # a player listed twice plays twice in each game
    wins: float
    win_share: Interval
    points: Interval
    place: float
    margin: float  # own points less the best other player's
    rating: Rating
    points_by_seat: list[Interval]


class Pair(msgspec.Struct, frozen=True):
    """How often one finished above another; a shared place counts half."""

    player: str
    other: str
    meetings: int
    above: float


class Standings(msgspec.Struct, frozen=True):
    """The results of all who are listed, and the same with namesakes taken together."""

    players: list[Standing]
    contestants: list[Standing]
    pairs: list[Pair]
    history: list[list[float]]  # each contestant's rating after every game


class _SeatResult(msgspec.Struct, frozen=True):
    """A player on a seat of a finished game."""

    deal: int
    seat: int
    points: float
    place: int
    win: float
    margin: float


def standings(setup: Setup, games: Sequence[MatchResult]) -> Standings:
    """From the finished games, in the order of the schedule; there must be one at least."""
    finished = [game for game in games if game.failed is None]
    listed = list(range(setup.seats))
    pooled = [setup.contestants.index(name) for name in setup.players]
    each = _ratings(listed, finished)
    together = _ratings(pooled, finished)
    return Standings(
        players=_table(setup.labels, listed, finished, each),
        contestants=_table(setup.contestants, pooled, finished, together),
        pairs=_pairs(setup, finished),
        history=together.history,
    )


def _ratings(identity: list[int], games: Sequence[MatchResult]) -> Ratings:
    finishes = [([identity[player] for player in game.seating], game.places) for game in games]
    return rate(max(identity) + 1, finishes)


def _table(
    names: Sequence[str], identity: list[int], games: Sequence[MatchResult], ratings: Ratings
) -> list[Standing]:
    found: dict[int, list[_SeatResult]] = defaultdict(list)
    for game in games:
        for seat, player in enumerate(game.seating):
            found[identity[player]].append(_seat_result(game, seat))
    return [
        _standing(name, found[who], len(identity), ratings.last[who])
        for who, name in enumerate(names)
    ]


def _seat_result(game: MatchResult, seat: int) -> _SeatResult:
    points, place = game.points[seat], game.places[seat]
    best = max(other for number, other in enumerate(game.points) if number != seat)
    win = 1 / game.places.count(1) if place == 1 else 0.0
    deal = deal_of(game.number, len(game.seating))
    return _SeatResult(deal, seat, points, place, win, points - best)


def _standing(name: str, seen: list[_SeatResult], seats: int, rating: Rating) -> Standing:
    wins = sum(one.win for one in seen)
    return Standing(
        player=name,
        games=len(seen),
        wins=round(wins, PRECISION),
        win_share=wilson(wins, len(seen)),
        points=_points(seen),
        place=round(mean([one.place for one in seen]), PRECISION),
        margin=round(mean([one.margin for one in seen]), PRECISION),
        rating=rating,
        points_by_seat=[
            _points(there)
            for seat in range(seats)
            if (there := [one for one in seen if one.seat == seat])
        ],
    )


def _points(seen: list[_SeatResult]) -> Interval:
    deals: dict[int, list[float]] = defaultdict(list)
    for one in seen:
        deals[one.deal].append(one.points)
    return mean_interval(deals.values())


def _pairs(setup: Setup, games: Sequence[MatchResult]) -> list[Pair]:
    """Between contestants; if there is only one, between the seats it is listed for."""
    alone = len(setup.contestants) == 1
    names = setup.labels if alone else setup.players
    above: dict[tuple[str, str], list[float]] = defaultdict(list)
    for game in games:
        for seat, other in permutations(range(setup.seats), 2):
            pair = names[game.seating[seat]], names[game.seating[other]]
            if pair[0] != pair[1]:
                above[pair].append(_above(game.places[seat], game.places[other]))
    return [
        Pair(pair[0], pair[1], len(seen), round(mean(seen), PRECISION))
        for pair in permutations(dict.fromkeys(names), 2)
        if (seen := above[pair])
    ]


def _above(place: int, other: int) -> float:
    return 0.5 if place == other else float(place < other)
