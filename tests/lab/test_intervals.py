"""Between what a number lies, against values from the textbooks."""

from __future__ import annotations

import pytest

from silverspire.lab.intervals import mean_interval, student, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (10, 10, 0.7225, 1)],
)
def test_a_share_has_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)

    assert (found.low, found.high) == pytest.approx((low, high), abs=2e-4)
    assert found.low <= found.value <= found.high


def test_a_shared_win_counts_as_its_part() -> None:
    assert wilson(2.5, 10).value == 0.25


@pytest.mark.parametrize(
    ("freedom", "deviations"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (1000, 1.962)],
)
def test_few_observations_make_wide_intervals(freedom: int, deviations: float) -> None:
    assert student(freedom) == pytest.approx(deviations, rel=0.01)


def test_a_mean_has_students_interval() -> None:
    found = mean_interval([[1], [2], [3], [4], [5]])

    assert found.value == 3
    assert found.high - found.value == pytest.approx(2.776 * (2.5 / 5) ** 0.5, rel=0.01)


def test_games_of_one_deal_count_as_one_observation() -> None:
    apart = mean_interval([[1], [1], [1], [5], [5], [5]])
    together = mean_interval([[1, 1, 1], [5, 5, 5]])

    assert together.value == apart.value == 3
    assert together.high > apart.high


def test_a_single_game_claims_no_precision() -> None:
    assert mean_interval([[4]]).low == mean_interval([[4]]).high == 4
