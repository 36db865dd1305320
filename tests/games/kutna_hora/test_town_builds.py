"""Kutná Hora, when the town builds."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import a_city, ready_to_build

POPULATION_GOODS = ["wood", "food", "beer"]
ORE_GOODS = ["permits", "silver", "ore"]
TOWN = "town builds"


@pytest.mark.rule("KH-PRICE-5")
@pytest.mark.parametrize(
    ("commodity", "guild", "row"),
    [
        ("food", "grocers", ["miners", "silver", "grocers"]),
        ("beer", "innkeepers", ["metallurgists", "yellow", "innkeepers"]),
    ],
)
def test_a_symbol_on_a_new_population_card_makes_the_town_build(
    commodity: str, guild: str, row: list[str]
) -> None:
    table = ready_to_build("builders-1", population=1)
    table.printing_price(commodity, 5, TOWN, card=1, column=0)

    table.play("card:5:building")

    assert table.arm(commodity) == 1
    assert table.removed == [f"{guild}-1"]
    assert table.stack(guild) == [f"{guild}-2", f"{guild}-3", f"{guild}-4"]
    assert row in (table.row(2), table.row(3))


@pytest.mark.rule("KH-PRICE-5")
@pytest.mark.parametrize(
    ("commodity", "guild"), [("permits", "scribes"), ("silver", "metallurgists")]
)
def test_a_symbol_on_a_new_ore_card_makes_the_town_build(commodity: str, guild: str) -> None:
    table = ready_to_build("miners-1", production=1)
    table.printing_price(commodity, 5, TOWN, card=1, column=0)

    table.play("card:5:building", "technology:remove")

    assert table.arm(commodity) == 1
    assert table.removed == [f"{guild}-1", "technology-1"]


@pytest.mark.rule("KH-PRICE-5")
def test_what_the_town_builds_does_nothing_else() -> None:
    table = ready_to_build("builders-1", population=1)
    table.printing("grocers-1", production=3, points=2, reputation=1, population=1, tax=1)
    table.printing_price("food", 5, TOWN, card=1, column=0)

    table.play("card:5:building")

    assert table.population == 1
    assert table.tax == 0
    assert table.scores() == [0, 0, 0, 0]
    assert table.production("food") == 0
    assert list(table.state.score_sheet(0)["city"]) == ["C3"]


@pytest.mark.rule("KH-PRICE-5")
def test_the_miners_are_never_built_by_the_town() -> None:
    table = ready_to_build("miners-1", production=1)
    table.printing_price("ore", 5, TOWN)

    table.play("card:5:building", "technology:remove")

    assert table.arm("silver") == 0
    assert table.removed == ["technology-1"]


@pytest.mark.rule("KH-PRICE-5")
def test_a_symbol_that_the_own_building_brings_into_the_window_acts_too() -> None:
    table = ready_to_build("builders-1").printing_price("wood", 4, TOWN, column=1)

    table.play("card:5:building")

    assert table.arm("wood") == 2
    assert table.removed == ["builders-2"]


@pytest.mark.rule("KH-PRICE-5")
def test_a_symbol_in_the_newly_shown_column_acts_too() -> None:
    table = ready_to_build("builders-1", population=1)
    table.printing_price("food", 5, TOWN, card=1, column=0)
    table.printing_price("food", 4, TOWN, card=1, column=1)

    table.play("card:5:building")

    assert table.arm("food") == 2
    assert table.removed == ["grocers-1", "grocers-2"]


@pytest.mark.rule("KH-PRICE-5")
def test_an_advance_turns_cards_one_at_a_time_and_each_acts_before_the_next() -> None:
    table = ready_to_build("builders-1", population=2)
    table.printing_price("food", 5, TOWN, card=1, column=0)
    table.printing_price("food", 4, TOWN, card=2, column=1)

    table.play("card:5:building")

    assert [kind for kind in table.happened if kind in ("population.grew", "town.built")] == [
        "population.grew",
        "town.built",
        "population.grew",
        "town.built",
    ]
    assert table.arm("food") == 2


@pytest.mark.rule("KH-PRICE-5")
def test_a_card_that_is_passed_acts_even_if_a_later_one_would_not() -> None:
    table = ready_to_build("builders-1", population=2)
    table.printing_price("food", 5, TOWN, card=1, column=0)

    table.play("card:5:building")

    assert (table.population, table.arm("food")) == (2, 1)


@pytest.mark.rule("KH-PRICE-5")
def test_a_symbol_that_an_arm_has_already_passed_does_nothing() -> None:
    table = ready_to_build("builders-1", population=1).with_arm("food", 1)
    table.printing_price("food", 5, TOWN, card=1, column=0)

    table.play("card:5:building")

    assert table.arm("food") == 1
    assert table.removed == []


@pytest.mark.rule("KH-PRICE-5")
def test_the_town_builds_in_the_order_wood_food_beer() -> None:
    table = ready_to_build("builders-1", population=1)
    table.printing_price("beer", 5, TOWN, card=1, column=0)
    table.printing_price("food", 5, TOWN, card=1, column=0)
    table.printing_price("wood", 5, TOWN, card=1, column=1)

    table.play("card:5:building")

    assert table.removed == ["builders-2", "grocers-1", "innkeepers-1"]


@pytest.mark.rule("KH-PRICE-5")
def test_the_town_builds_in_the_order_permits_silver() -> None:
    table = ready_to_build("miners-1", production=1)
    table.printing_price("silver", 5, TOWN, card=1, column=0)
    table.printing_price("permits", 5, TOWN, card=1, column=0)

    table.play("card:5:building", "technology:remove")

    assert table.removed == ["scribes-1", "metallurgists-1", "technology-1"]


@pytest.mark.rule("KH-PRICE-5")
def test_with_the_stack_gone_only_the_arm_moves() -> None:
    table = ready_to_build("builders-1", population=1).with_row(2, "miners", "silver")
    table.printing_price("food", 5, TOWN, card=1, column=0)

    table.play("card:5:building")

    assert table.arm("food") == 1
    assert table.removed == []
    assert table.row(2) == ["miners", "silver"]


@pytest.mark.rule("KH-PRICE-5", "KH-RIGHTS-3")
def test_a_stack_that_the_town_empties_disappears() -> None:
    table = ready_to_build("builders-1", population=1).with_stack("grocers", "grocers-4")
    table.printing_price("food", 5, TOWN, card=1, column=0)

    table.play("card:5:building")

    assert table.removed == ["grocers-4"]
    assert table.row(2) == ["miners", "silver"]


@pytest.mark.rule("KH-PRICE-5")
def test_a_mine_can_make_the_town_build() -> None:
    table = a_city().with_miners(pool=2, waiting=0).printing("mine-1", production=1)
    table.printing_price("permits", 5, TOWN, card=1, column=0)

    table.play("card:1:mine", "mine:1", "space:B1")

    assert table.removed == ["scribes-1"]
