"""Kutná Hora, the price decks and their arms."""

from __future__ import annotations

import pytest

from silverspire.games.kutna_hora.game import GAME
from tests.games.kutna_hora.table import a_city, ready_to_build

POPULATION_GOODS = ["wood", "food", "beer"]
ORE_GOODS = ["permits", "silver", "ore"]
TOWN = "town builds"


def deck(commodity: str) -> list[list[int]]:
    """The shipped prices of a commodity: a line for each card, from the left."""
    components = GAME.components()
    number = ["ore", "silver", "wood", "permits", "food", "beer"].index(commodity)
    cards = 40 if commodity in POPULATION_GOODS else 30
    return [[components.price(number, card, notch) for notch in range(6)] for card in range(cards)]


def columns(commodity: str) -> list[list[int]]:
    return [list(column) for column in zip(*deck(commodity), strict=True)]


@pytest.mark.rule("KH-PRICE-1")
@pytest.mark.parametrize("commodity", POPULATION_GOODS)
def test_wood_food_and_beer_stand_on_the_population_deck(commodity: str) -> None:
    table = a_city().printing_price(commodity, 7, card=12, column=3)

    table.at_population(12).with_arm(commodity, 3)

    assert table.price(commodity) == 7


@pytest.mark.rule("KH-PRICE-1")
@pytest.mark.parametrize("commodity", ORE_GOODS)
def test_permits_silver_and_ore_stand_on_the_ore_deck(commodity: str) -> None:
    table = a_city().printing_price(commodity, 7, card=12, column=3)

    table.at_ore(12).with_arm(commodity, 3)

    assert table.price(commodity) == 7


@pytest.mark.rule("KH-PRICE-1")
def test_the_silver_arm_sets_silver_and_ore() -> None:
    table = a_city().printing_price("silver", 5, column=2).printing_price("ore", 8, column=2)

    table.with_arm("silver", 2)

    assert (table.price("silver"), table.price("ore")) == (5, 8)


@pytest.mark.rule("KH-PRICE-1")
def test_a_building_moves_only_the_arm_of_its_own_commodity() -> None:
    table = a_city().with_tile("builders-1").with_plot("C3")

    table.play("card:5:building")

    assert table.events("arm.moved") == [{"commodity": "wood", "column": 1}]
    assert (table.arm("wood"), table.arm("food"), table.arm("beer")) == (1, 0, 0)


@pytest.mark.rule("KH-PRICE-2")
@pytest.mark.parametrize("commodity", ["wood", "food", "beer", "silver", "permits"])
def test_these_prices_rise_or_stay_with_their_deck(commodity: str) -> None:
    assert columns(commodity) == [sorted(column) for column in columns(commodity)]


@pytest.mark.rule("KH-PRICE-2")
def test_ore_falls_or_stays_with_more_ore() -> None:
    assert columns("ore") == [sorted(column, reverse=True) for column in columns("ore")]


@pytest.mark.rule("KH-PRICE-3")
@pytest.mark.parametrize("commodity", ["wood", "food", "beer", "silver", "permits"])
def test_a_notch_to_the_right_lowers_the_price_or_leaves_it(commodity: str) -> None:
    assert deck(commodity) == [sorted(card, reverse=True) for card in deck(commodity)]


@pytest.mark.rule("KH-PRICE-1", "KH-PRICE-3")
def test_a_notch_of_the_silver_arm_raises_ore_or_leaves_it() -> None:
    assert deck("ore") == [sorted(card) for card in deck("ore")]


@pytest.mark.rule("KH-PRICE-3")
def test_a_new_building_makes_its_commodity_cheaper() -> None:
    table = a_city().printing_price("wood", 3, column=0).printing_price("wood", 2, column=1)
    table.with_tile("builders-1").with_plot("C3")

    table.play("card:5:building")

    assert table.price("wood") == 2


@pytest.mark.rule("KH-PRICE-4")
@pytest.mark.parametrize(("before", "after"), [(36, 38), (37, 39), (38, 39), (39, 39)])
def test_the_population_deck_stops_at_its_last_card(before: int, after: int) -> None:
    table = ready_to_build("builders-1", population=2).at_population(before)

    table.play("card:5:building")

    assert table.population == after


@pytest.mark.rule("KH-PRICE-4")
@pytest.mark.parametrize(("before", "after"), [(27, 29), (28, 29), (29, 29)])
def test_the_ore_deck_stops_at_its_last_card_but_production_rises_in_full(
    before: int, after: int
) -> None:
    table = ready_to_build("miners-1", production=2).at_ore(before)

    table.play("card:5:building", "technology:remove")

    assert table.ore == after
    assert table.production("ore") == 2


@pytest.mark.rule("KH-PRICE-4")
def test_where_the_turn_over_cards_have_prices_the_decks_end_there() -> None:
    table = ready_to_build("miners-1", production=2, population=2).at_ore(29).at_population(39)
    table.printing_turn_over_cards()

    table.play("card:5:building", "technology:remove")

    assert (table.population, table.ore) == (40, 30)


@pytest.mark.rule("KH-PRICE-4")
def test_turning_the_population_deck_over_is_no_extra_step() -> None:
    table = ready_to_build("builders-1", population=1).at_population(19)

    table.play("card:5:building")

    assert table.events("population.grew") == [{"now": 20}]


@pytest.mark.rule("KH-PRICE-4")
def test_turning_the_ore_deck_over_is_no_extra_step() -> None:
    table = ready_to_build("miners-1", production=1).at_ore(14)

    table.play("card:5:building", "technology:remove")

    assert table.events("ore.advanced") == [{"now": 15}]


def test_a_building_reports_the_prices_that_it_changed_and_no_other() -> None:
    table = ready_to_build("builders-1", population=1).at_population(19)
    table.printing_price("wood", 4, card=19, column=0).printing_price("wood", 3, card=20, column=1)

    table.play("card:5:building")

    changed = table.events("price.changed")
    assert {"commodity": "wood", "before": 4, "now": 3} in changed
    assert all(facts["before"] != facts["now"] for facts in changed)


# --- No market, and the last column --------------------------------------------------------------


@pytest.mark.rule("KH-PRICE-6")
def test_a_red_x_stops_the_buildings_of_its_guild_only() -> None:
    table = a_city().with_tile("builders-1").with_tile("grocers-1").with_tile("green-1")
    table.with_plot("C3").printing_price("food", 1, "red X")

    table.play("card:5:building")

    assert table.legal() == ["build:builders-1", "build:green-1"]
    assert table.why_not("build:grocers-1") == ["KH-PRICE-6"]


@pytest.mark.rule("KH-PRICE-6")
def test_a_red_x_beside_the_ore_price_stops_the_miners_buildings() -> None:
    table = a_city().with_guilds("miners", "builders", "grocers").with_plot("C3")
    table.with_tile("miners-1").with_tile("builders-1").with_tile("grocers-1")
    table.printing_price("ore", 1, "red X")

    table.play("card:5:building")

    assert table.legal() == ["build:builders-1", "build:grocers-1"]
    assert table.why_not("build:miners-1") == ["KH-PRICE-6"]


@pytest.mark.rule("KH-PRICE-6")
def test_a_red_x_stops_tile_8_too() -> None:
    table = a_city().with_tile("grocers-1").with_tile("builders-1").with_plot("C3")
    table.printing_price("food", 1, "red X").with_barbara(8).with_pelicans(1)

    table.play("card:6:barbara")

    assert table.legal() == ["build:builders-1", "ignore"]


@pytest.mark.rule("KH-PRICE-6")
def test_the_red_x_is_checked_before_the_effects_of_the_tile() -> None:
    table = a_city().printing("grocers-1", population=1).with_tile("grocers-1").with_plot("C3")
    table.printing_price("food", 1, "red X", card=0, column=0)

    assert not table.can("card:5:building")


@pytest.mark.rule("KH-PRICE-6")
def test_a_tile_may_bring_its_own_arm_to_a_red_x() -> None:
    table = a_city().with_tile("grocers-1").with_plot("C3")
    table.printing_price("food", 1, "red X", column=1)

    table.play("card:5:building")

    assert table.building_at("C3") == "grocers-1"


@pytest.mark.rule("KH-PRICE-6")
def test_rights_to_a_tile_without_market_may_be_taken() -> None:
    table = a_city().printing_price("wood", 1, "red X")

    table.play("card:3:rights", "rights:builders")

    assert table.tiles() == ["builders-1"]


@pytest.mark.rule("KH-PRICE-6")
def test_a_red_x_does_not_stop_a_mine() -> None:
    table = a_city().with_miners(pool=2, waiting=0)
    table.printing_price("ore", 1, "red X").printing_price("silver", 1, "red X")

    table.play("card:1:mine", "mine:1", "space:B1")

    assert table.mine_at("B1") == "mine-1"


@pytest.mark.rule("KH-PRICE-6", "KH-BARB-T3")
def test_a_red_x_does_not_stop_tile_3() -> None:
    table = a_city().printing_price("wood", 1, "red X").with_barbara(3).with_pelicans(1)

    table.play("card:6:barbara", "house:1")

    assert table.production("wood") == 2


@pytest.mark.rule("KH-PRICE-6")
def test_a_red_x_at_silver_does_not_stop_the_miners_and_their_technology_tile() -> None:
    table = ready_to_build("miners-1").printing_price("silver", 1, "red X")

    table.play("card:5:building", "space:B1")

    assert table.mine_at("B1") == "technology-1"


@pytest.mark.rule("KH-PRICE-6")
def test_the_crossed_out_number_is_still_the_price() -> None:
    table = a_city().printing_price("food", 2, "red X").with_production("food", 3)

    table.play("card:3:income")

    assert table.groschen() == 46


@pytest.mark.rule("KH-PRICE-7")
def test_an_arm_in_its_last_column_stays_and_the_building_is_built() -> None:
    table = ready_to_build("builders-1", production=2).with_arm("wood", 5)

    table.play("card:5:building")

    assert table.arm("wood") == 5
    assert table.production("wood") == 2


@pytest.mark.rule("KH-PRICE-7")
@pytest.mark.parametrize("commodity", [*POPULATION_GOODS, "permits", "silver"])
def test_no_symbol_is_printed_in_the_last_column_nor_at_the_start(commodity: str) -> None:
    printed = GAME.catalogue(4, GAME.components())["prices"][commodity]["cards"]

    assert not [card for card in printed if card[-1]["mark"] == "town_builds"]
    assert printed[0][0]["mark"] != "town_builds"
