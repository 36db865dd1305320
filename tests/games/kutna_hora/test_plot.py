"""Kutná Hora, the Plot action."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import a_city


@pytest.mark.rule("KH-PLOT-1")
@pytest.mark.parametrize("square", ["A1", "C3", "F5"])
def test_in_a_city_without_buildings_any_square_costs_5(square: str) -> None:
    table = a_city()

    table.play("card:1:plot", f"plot:{square}")

    assert table.paid == 5
    assert table.owner_of(square) == 0
    assert table.markers() == 2


@pytest.mark.rule("KH-PLOT-1")
def test_all_thirty_squares_are_open_at_first() -> None:
    table = a_city()

    table.play("card:1:plot")

    assert len(table.legal()) == 30


@pytest.mark.rule("KH-PLOT-1")
def test_a_claimed_square_cannot_be_claimed() -> None:
    table = a_city().with_plot("C3").with_plot("C4", seat=1)

    table.play("card:1:plot")

    assert table.why_not("plot:C3") == ["KH-PLOT-1"]
    assert table.why_not("plot:C4") == ["KH-PLOT-1"]


@pytest.mark.rule("KH-PLOT-1")
def test_with_a_building_only_squares_next_to_one_may_be_claimed() -> None:
    table = a_city().with_building("C3", "green-1")

    table.play("card:1:plot")

    assert table.legal() == ["plot:C2", "plot:B3", "plot:D3", "plot:C4"]
    assert table.why_not("plot:A1") == ["KH-PLOT-1"]
    assert table.why_not("plot:C3") == ["KH-PLOT-1"]


@pytest.mark.rule("KH-PLOT-1")
def test_a_plot_next_to_a_building_costs_its_plot_price() -> None:
    table = a_city().printing("green-1", plot_price=7).with_building("C3", "green-1")

    table.play("card:1:plot", "plot:C4")

    assert table.paid == 7


@pytest.mark.rule("KH-PLOT-1")
@pytest.mark.parametrize(("left", "right"), [(4, 6), (6, 4)])
def test_a_plot_next_to_two_buildings_costs_the_higher_price(left: int, right: int) -> None:
    table = a_city().printing("green-1", plot_price=left).printing("silver-1", plot_price=right)
    table.with_building("B3", "green-1").with_building("D3", "silver-1")

    table.play("card:1:plot", "plot:C3")

    assert table.paid == 6


@pytest.mark.rule("KH-PLOT-1")
def test_a_building_just_built_sets_the_price_of_the_plots_around_it() -> None:
    table = a_city().printing("builders-1", plot_price=6).with_tile("builders-1").with_plot("C3")

    table.play("card:5:building", "card:1:plot", "plot:C4")

    assert table.events("plot.claimed") == [{"square": "C4", "paid": 6}]


@pytest.mark.rule("KH-PLOT-1")
def test_a_corner_building_has_two_neighbors_only() -> None:
    table = a_city().with_building("F1", "green-1")

    table.play("card:1:plot")

    assert table.legal() == ["plot:E1", "plot:F2"]


@pytest.mark.rule("KH-PLOT-1")
def test_if_all_squares_next_to_buildings_are_claimed_any_other_costs_5() -> None:
    table = a_city().printing("green-1", plot_price=9).with_building("A1", "green-1")
    table.with_plot("B1", seat=1).with_plot("A2", seat=2)

    table.play("card:1:plot", "plot:F5")

    assert table.paid == 5


@pytest.mark.rule("KH-PLOT-1")
def test_an_unaffordable_square_next_to_a_building_still_keeps_the_others_closed() -> None:
    table = a_city().printing("green-1", plot_price=9).with_building("A1", "green-1")
    table.with_plot("B1", seat=1)

    table.with_groschen(8)

    assert table.why_not("card:1:plot") == ["KH-FRAME-7"]


@pytest.mark.rule("KH-PLOT-1")
def test_in_a_full_city_the_action_has_no_effect() -> None:
    table = a_city(2).with_full_city()

    assert table.why_not("card:1:plot") == ["KH-FRAME-7"]
    assert table.can("card:1:nothing")


@pytest.mark.rule("KH-PLOT-1", "KH-FRAME-2")
def test_the_city_of_two_players_has_three_rows() -> None:
    table = a_city(2).with_building("C3", "green-1")

    table.play("card:1:plot")

    assert table.legal() == ["plot:C2", "plot:B3", "plot:D3"]
    assert table.why_not("plot:C4") == ["KH-FRAME-2"]


@pytest.mark.rule("KH-PLOT-2")
@pytest.mark.parametrize(("reputation", "paid"), [(2, 7), (3, 1), (4, 1)])
def test_with_reputation_3_a_plot_next_to_a_building_costs_1(reputation: int, paid: int) -> None:
    table = a_city().printing("green-1", plot_price=7).with_building("C3", "green-1")
    table.with_reputation(reputation)

    table.play("card:1:plot", "plot:C4")

    assert table.paid == paid


@pytest.mark.rule("KH-PLOT-2")
@pytest.mark.parametrize(("reputation", "paid"), [(2, 5), (3, 1)])
def test_with_reputation_3_a_plot_in_the_open_costs_1(reputation: int, paid: int) -> None:
    table = a_city().with_reputation(reputation)

    table.play("card:1:plot", "plot:C4")

    assert table.paid == paid


@pytest.mark.rule("KH-PLOT-2")
def test_good_reputation_opens_no_other_squares() -> None:
    table = a_city().with_building("A1", "green-1").with_reputation(3)

    table.play("card:1:plot")

    assert table.legal() == ["plot:B1", "plot:A2"]


@pytest.mark.rule("KH-PLOT-3")
def test_with_three_plots_out_the_action_has_no_effect() -> None:
    table = a_city().with_plot("A1").with_plot("B1").with_plot("C1")

    assert table.why_not("card:1:plot") == ["KH-PLOT-3"]
    assert table.why_not("card:4:plot") == ["KH-PLOT-3"]


@pytest.mark.rule("KH-PLOT-3")
def test_a_marker_that_came_back_may_be_used_again() -> None:
    table = a_city().with_plot("A1").with_plot("B1").with_plot("C1").with_tile("builders-1")

    table.play("card:5:building", "site:C1", "card:1:plot", "plot:C2")

    assert table.markers() == 0
    assert table.owner_of("C2") == 0
