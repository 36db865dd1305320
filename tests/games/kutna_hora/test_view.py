"""Kutná Hora: what a view says beyond the pieces on the table."""

from __future__ import annotations

import pytest

from silverspire.games.kutna_hora.game import GAME
from tests.games.kutna_hora.plain_box import a_box
from tests.games.kutna_hora.table import a_city


def test_a_building_says_what_it_would_score_and_a_public_one_nothing() -> None:
    table = a_city().printing("builders-1", dots="red").with_building("C3", "builders-1", owner=0)
    table.printing("green-1", dots="red red").with_building("D3", "green-1")

    city = table.view()["city"]

    assert [city[square]["points"] for square in ("C3", "D3", "A1")] == [2, None, None]


def test_each_player_sees_what_open_squares_cost_them() -> None:
    table = a_city().printing("green-1", plot_price=7).with_building("C3", "green-1")
    table.with_plot("C2", seat=1).with_reputation(3, seat=1)

    costs = [board["plot_costs"] for board in table.view()["players"][:2]]

    assert costs == [{"B3": 7, "D3": 7, "C4": 7}, {"B3": 1, "D3": 1, "C4": 1}]


def test_in_a_city_without_buildings_every_square_has_its_cost() -> None:
    table = a_city()

    costs = table.view()["players"][0]["plot_costs"]

    assert len(costs) == 30
    assert set(costs.values()) == {5}


def test_a_mine_row_says_whose_its_stars_are() -> None:
    table = a_city(box=a_box()).printing("mine-1", stars=2).with_mine("B2", "mine-1", 1)
    table.printing("rock-1", stars=3).with_rock("E2")

    row = table.view()["mine_rows"][1]

    assert (row["stars"], row["held"]) == (5, [0, 2, 0, 0])


def test_each_player_sees_what_a_patrician_on_the_council_would_pay_them() -> None:
    table = a_city().with_pelicans(used=5).with_building("C3", "builders-1", owner=0)
    table.with_building("D3", "green-1")

    council = [board["council"] for board in table.view()["players"][:2]]

    assert council[0] == {"green": 1, "silver": 6, "yellow": 0, "red": 0}
    assert council[1] == dict.fromkeys(council[0], 0)


def test_a_tile_with_rights_says_what_it_costs_to_build_and_whether_there_is_a_market() -> None:
    table = a_city().printing("builders-2", wood=3).with_tile("builders-2")
    table.printing_price("wood", 4, mark="red X")

    costs = table.view()["players"][0]["tile_costs"]

    assert costs == {"builders-2": {"groschen": 12, "no_market": True}}


def test_a_player_earns_from_production_and_from_mines() -> None:
    table = a_city().printing_price("ore", 3).with_production("ore", 2).with_mine_ore(5)

    earnings = table.view()["players"][0]["earnings"]

    assert earnings["ore"] == {"amount": 7, "groschen": 21}


def test_a_mine_row_says_what_it_would_score() -> None:
    table = a_city(box=a_box()).printing("mine-1", stars=2).with_mine("B2", "mine-1", 1)

    row = table.view()["mine_rows"][1]

    assert row["points"] == [0, row["prizes"][0], 0, 0]


@pytest.mark.parametrize(("seats", "rounds"), [(2, [4, 5, 6]), (3, [4, 5, 6]), (4, [3, 4, 5])])
def test_the_council_pays_at_the_end_of_the_last_rounds(seats: int, rounds: list[int]) -> None:
    catalogue = GAME.catalogue(seats, GAME.components())

    assert catalogue["council_rounds"] == rounds


def test_the_squares_beside_a_square_are_those_to_its_left_and_right_above_and_below() -> None:
    neighbors = GAME.catalogue(4, GAME.components())["neighbors"]

    assert sorted(neighbors["B2"]) == ["A2", "B1", "B3", "C2"]
    assert sorted(neighbors["A1"]) == ["A2", "B1"]


@pytest.mark.rule("KH-FRAME-3")
def test_at_the_end_of_a_round_its_turn_is_still_the_third() -> None:
    table = a_city().with_tax(1).end_round()

    assert table.asked == "taxes"
    assert table.view()["turn"] == 3
