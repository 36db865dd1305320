"""What an arena makes of its games."""

from __future__ import annotations

from typing import Any

import pytest

from silverspire.lab.arena.decision_times import TimeHistogram, combined_times
from silverspire.lab.arena.match import Failure, MatchResult
from silverspire.lab.arena.ratings import rate
from silverspire.lab.arena.schedule import seating_of
from silverspire.lab.arena.standings import Standings, standings
from tests.lab.arena_players import a_setup


def played(number: int, *points: float, **more: Any) -> MatchResult:
    """A game by points of the players as listed, not by seat."""
    seating = seating_of(number, len(points))
    seated = tuple(points[player] for player in seating)
    places = tuple(1 + sum(other > own for other in seated) for own in seated)
    return MatchResult(
        number, seating, seated, places, tuple(TimeHistogram() for _ in seated), **more
    )


@pytest.fixture
def three() -> Standings:
    games = [played(0, 30, 20, 10), played(1, 30, 30, 11), played(2, 10, 20, 15)]
    return standings(a_setup("strong", "weak", "weak"), games)


def test_points_follow_the_player_and_not_the_seat(three: Standings) -> None:
    means = [round(standing.points.value, 2) for standing in three.players]

    assert means == [23.33, 23.33, 12.0]


def test_a_shared_first_place_shares_the_win(three: Standings) -> None:
    assert [standing.wins for standing in three.players] == [1.5, 1.5, 0]


def test_places_and_margins_are_means(three: Standings) -> None:
    strong = three.players[0]

    assert strong.place == pytest.approx((1 + 1 + 3) / 3)
    assert strong.margin == pytest.approx((10 + 0 - 10) / 3)


def test_namesakes_are_counted_together_too(three: Standings) -> None:
    strong, weak = three.contestants

    assert (strong.games, weak.games) == (3, 6)
    assert weak.wins == 1.5
    assert weak.points.value == pytest.approx((20 + 10 + 30 + 11 + 20 + 15) / 6)


def test_pairs_say_how_often_one_finished_above_the_other(three: Standings) -> None:
    strong, weak = three.pairs

    assert (strong.player, strong.other, strong.meetings) == ("strong", "weak", 6)
    assert strong.above == pytest.approx((1 + 1 + 0.5 + 1 + 0 + 0) / 6)
    assert weak.above == pytest.approx(1 - strong.above)


def test_failed_games_count_for_nobody() -> None:
    broken = played(1, 0, 99, failed=Failure(0, "stumbled"))

    found = standings(a_setup("a", "b"), [played(0, 5, 3), broken])

    assert [standing.games for standing in found.players] == [1, 1]
    assert [standing.wins for standing in found.players] == [1, 0]


# --- Ratings -------------------------------------------------------------------------------------


def test_who_always_wins_is_rated_above_all_doubt() -> None:
    winner, loser = rate(2, [([0, 1], [1, 2]), ([1, 0], [2, 1])] * 20).last

    assert winner.low > loser.high
    assert winner.low < winner.mu < winner.high


def test_more_games_make_a_rating_surer() -> None:
    game = [([0, 1], [1, 2]), ([0, 1], [2, 1])]

    assert rate(2, game * 30).last[0].sigma < rate(2, game * 3).last[0].sigma


def test_a_contestant_on_all_seats_stays_where_it_began() -> None:
    (alone,) = rate(1, [([0, 0, 0], [1, 2, 3])] * 9).last

    assert alone.mu == pytest.approx(25, abs=0.5)


def test_the_order_of_the_games_hardly_matters() -> None:
    """One who wins the first half and loses the second is no stronger than its opponent."""
    games = [([0, 1], [1, 2])] * 40 + [([0, 1], [2, 1])] * 40

    first, second = rate(2, games).last

    assert abs(first.mu - second.mu) < 1
    assert rate(2, games).history[0][-1] < rate(2, games).history[1][-1] - 1


def test_ties_move_equals_nowhere() -> None:
    first, second = rate(2, [([0, 1], [1, 1])] * 5).last

    assert first.mu == pytest.approx(second.mu)


# --- Time ----------------------------------------------------------------------------------------


def test_decision_times_show_the_mean_and_the_slowest_twentieth() -> None:
    clock, other = TimeHistogram(), TimeHistogram()
    for _ in range(94):
        clock.add(0.001)
    for _ in range(6):
        other.add(1.0)

    pace = combined_times([clock, other])

    assert pace.decisions == 100
    assert pace.mean == pytest.approx((94 * 0.001 + 6) / 100)
    assert pace.median == pytest.approx(0.001, rel=0.13)
    assert pace.slowest_twentieth == pytest.approx(1.0, rel=0.13)
