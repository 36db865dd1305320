"""Kutná Hora, the reputation track. The plain box's runs from −6 to 9."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.plain_box import a_box
from tests.games.kutna_hora.table import a_city


@pytest.mark.rule("KH-REP-1")
@pytest.mark.parametrize(
    ("before", "gained", "after", "score"),
    [(0, 2, 2, 0), (8, 1, 9, 0), (9, 1, 9, 2), (8, 3, 9, 4), (9, 3, 9, 6)],
)
def test_each_step_past_the_right_end_scores_2(
    before: int, gained: int, after: int, score: int
) -> None:
    table = a_city().with_reputation(before).printing("builders-1", reputation=gained)
    table.with_tile("builders-1").with_plot("C3")

    table.play("card:5:building")

    assert (table.reputation(), table.score()) == (after, score)


@pytest.mark.rule("KH-REP-1")
@pytest.mark.parametrize(
    ("before", "lost", "after", "score"), [(0, 2, -2, 10), (-5, 3, -6, 6), (-6, 2, -6, 6)]
)
def test_each_step_past_the_left_end_loses_2(
    before: int, lost: int, after: int, score: int
) -> None:
    box = a_box().printing_refusal(1, reputation=lost)
    table = a_city(box=box).with_tax(1).with_score(10, seat=3).with_reputation(before, seat=3)
    table.with_groschen(0, seat=3)

    table.end_round(1)
    table.play("taxes:pay", "taxes:pay", "taxes:pay")

    assert (table.reputation(3), table.score(3)) == (after, score)


@pytest.mark.rule("KH-REP-1")
def test_points_past_an_end_have_their_own_line() -> None:
    table = a_city().with_reputation(9).with_pelicans(1)

    table.play("card:6:barbara")

    assert table.points("reputation") == 4


@pytest.mark.rule("KH-REP-1", "KH-FINAL-3")
@pytest.mark.parametrize(("step", "points"), [(4, 3), (-2, -1)])
def test_points_on_the_track_count_at_the_end_of_the_game_only(step: int, points: int) -> None:
    box = a_box().printing_reputation(step, points)
    table = a_city(box=box).with_reputation(step)
    assert table.score() == 0

    table.end_round(5)

    assert table.points("final_reputation") == points
    assert table.score() == points


@pytest.mark.rule("KH-REP-1")
@pytest.mark.parametrize(("reputation", "paid"), [(2, 5), (3, 1)])
def test_from_3_on_plots_cost_1(reputation: int, paid: int) -> None:
    table = a_city().with_reputation(reputation)

    table.play("card:1:plot", "plot:C3")

    assert table.paid == paid


@pytest.mark.rule("KH-REP-1")
@pytest.mark.parametrize(("reputation", "lost"), [(5, 1), (6, 0)])
def test_from_6_on_the_joker_is_free(reputation: int, lost: int) -> None:
    table = a_city().with_reputation(reputation)

    table.play("card:2:joker")

    assert table.events("joker.used") == [{"lost": lost}]
    assert table.reputation() == reputation - lost


@pytest.mark.rule("KH-REP-2")
def test_a_score_may_go_below_0() -> None:
    table = a_city().with_reputation(-6)

    table.play("card:2:joker")

    assert table.score() == -2
