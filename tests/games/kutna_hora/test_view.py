"""Kutná Hora: what a view tells beside what lies on the table."""

from __future__ import annotations

from tests.games.kutna_hora.plain_box import a_box
from tests.games.kutna_hora.table import a_table


def test_a_building_tells_what_it_would_score_and_a_public_one_nothing() -> None:
    table = a_table().printing("builders-1", dots="red").with_building("C3", "builders-1", owner=0)
    table.printing("green-1", dots="red red").with_building("D3", "green-1")

    city = table.view()["city"]

    assert [city[square]["points"] for square in ("C3", "D3", "A1")] == [2, None, None]


def test_each_player_is_told_what_open_squares_cost_them() -> None:
    table = a_table().printing("green-1", plot_price=7).with_building("C3", "green-1")
    table.with_plot("C2", seat=1).with_reputation(3, seat=1)

    costs = [board["plot_costs"] for board in table.view()["players"][:2]]

    assert costs == [{"B3": 7, "D3": 7, "C4": 7}, {"B3": 1, "D3": 1, "C4": 1}]


def test_in_a_city_without_buildings_every_square_has_its_cost() -> None:
    table = a_table()

    costs = table.view()["players"][0]["plot_costs"]

    assert len(costs) == 30
    assert set(costs.values()) == {5}


def test_a_mine_row_tells_whose_its_stars_are() -> None:
    table = a_table(box=a_box()).printing("mine-1", stars=2).with_mine("B2", "mine-1", 1)
    table.printing("rock-1", stars=3).with_rock("E2")

    row = table.view()["mine_rows"][1]

    assert (row["stars"], row["held"]) == (5, [0, 2, 0, 0])


def test_each_player_is_told_what_a_patrician_on_the_council_would_pay_them() -> None:
    table = a_table().with_pelicans(used=5).with_building("C3", "builders-1", owner=0)
    table.with_building("D3", "green-1")

    council = [board["council"] for board in table.view()["players"][:2]]

    assert council[0] == {"green": 1, "silver": 6, "yellow": 0, "red": 0}
    assert council[1] == dict.fromkeys(council[0], 0)
