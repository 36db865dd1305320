"""Kutná Hora, the examples that the rulebook works out."""

from __future__ import annotations

import pytest

from silverspire.games.kutna_hora.game import GAME
from tests.games.kutna_hora.plain_box import a_box
from tests.games.kutna_hora.table import a_city


@pytest.mark.rule("KH-EX-1")
def test_4_wood_at_price_2_are_8_groschen() -> None:
    table = a_city().printing_price("wood", 2).printing("builders-1", wood=4)
    table.with_tile("builders-1").with_plot("C3")

    table.play("card:5:building")

    assert table.paid == 8


@pytest.mark.rule("KH-EX-1")
def test_1_permit_at_price_4_is_4_groschen() -> None:
    table = a_city().printing_price("permits", 4)

    table.play("card:3:rights", "rights:scribes")

    assert table.paid == 4


@pytest.mark.rule("KH-EX-2")
def test_purple_takes_33_groschen() -> None:
    table = a_city().printing_price("silver", 3).with_production("silver", 3)
    table.printing_price("ore", 4).with_production("ore", 2).with_mine_ore(4)

    table.play("card:3:income")

    assert table.groschen() == 40 + 33


@pytest.mark.rule("KH-EX-3")
def test_an_income_of_48_is_4_points() -> None:
    table = a_city().printing_price("silver", 6).with_production("silver", 8)

    table.end_round(5)

    assert table.points("final_income") == 4


@pytest.mark.rule("KH-EX-3")
def test_two_plots_out_cost_3_more_and_three_cost_8() -> None:
    table = a_city().with_tax(2).with_plot("A1").with_plot("B1")
    table.with_plot("A2", seat=1).with_plot("B2", seat=1).with_plot("C2", seat=1)

    table.end_round().play("taxes:pay", "taxes:pay")

    assert table.events("taxes.paid")[:2] == [
        {"amount": 5, "surcharge": 3},
        {"amount": 10, "surcharge": 8},
    ]


@pytest.mark.rule("KH-EX-4")
def test_blue_has_no_mine_left() -> None:
    table = a_city()

    table.play("card:1:plot", "plot:C3", "card:2:mine", "miners:0", "ignore")
    table.at_seat(0)

    assert not [choice for choice in table.legal() if choice.endswith(("mine", "joker"))]
    assert table.can("card:4:plot")


@pytest.mark.rule("KH-EX-4")
def test_mine_shares_its_two_cards_with_plot_and_joker_and_plot_is_on_two() -> None:
    cards = GAME.catalogue(4, GAME.components())["cards"]

    assert sorted(sorted(card) for card in cards if "mine" in card) == [
        ["joker", "mine"],
        ["mine", "plot"],
    ]
    assert len([card for card in cards if "plot" in card]) == 2


@pytest.mark.rule("KH-EX-5")
def test_a_row_of_6_stars_is_worth_3_2_1() -> None:
    table = a_city(box=a_box().printing_prizes(6, 3, 2, 1))
    table.printing("mine-1", stars=2).with_mine("B2", "mine-1", seat=0)
    table.printing("mine-2", stars=2).with_mine("C2", "mine-2", seat=1)
    table.printing("mine-3", stars=1).with_mine("D2", "mine-3", seat=2)
    table.printing("mine-4", stars=0).with_mine("E2", "mine-4", seat=3)
    table.printing("rock-1", stars=1).with_rock("G2")

    table.end_round(5)

    assert table.scores() == [3, 3, 1, 0]


@pytest.mark.rule("KH-EX-5")
def test_the_shipped_board_says_so_too() -> None:
    components = GAME.components()

    assert list(components.large_board.prizes[6 * 4 : 7 * 4]) == [3, 2, 1, 0]


@pytest.mark.rule("KH-EX-6")
def test_blues_sawmill_scores_6_points() -> None:
    table = a_city(box=a_box().printing_village("A3", "red"))
    table.printing("builders-1", dots="red yellow").with_building("A3", "builders-1", owner=0)
    table.printing("green-1", dots="red red yellow").with_building("A2", "green-1")
    table.printing("miners-1", dots="yellow blue").with_building("B3", "miners-1", owner=1)
    table.printing("grocers-1", dots="red green").with_building("A4", "grocers-1", owner=2)

    table.end_round(5)

    assert table.points("final_city") == 6
