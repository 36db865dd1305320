"""Kutná Hora, the Building action."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import a_city, ready_to_build

ARM_GUILDS = [
    ("metallurgists", "silver"),
    ("builders", "wood"),
    ("scribes", "permits"),
    ("grocers", "food"),
    ("innkeepers", "beer"),
]


@pytest.mark.rule("KH-BUILD-1")
def test_a_building_takes_the_place_of_its_plot() -> None:
    table = ready_to_build("builders-1", wood=4).printing_price("wood", 2)

    table.play("card:5:building")

    assert table.paid == 8
    assert (table.building_at("C3"), table.owner_of("C3")) == ("builders-1", 0)
    assert table.markers() == 3
    assert table.tiles() == []


@pytest.mark.rule("KH-BUILD-1")
def test_the_player_chooses_the_tile_and_the_plot() -> None:
    table = a_city().with_tile("builders-1").with_tile("green-1").with_plot("C3").with_plot("A1")

    table.play("card:5:building")
    assert table.legal() == ["build:builders-1", "build:green-1"]
    table.play("build:green-1")
    assert table.legal() == ["site:A1", "site:C3"]
    table.play("site:A1")

    assert table.building_at("A1") == "green-1"
    assert table.tiles() == ["builders-1"]
    assert table.owner_of("C3") == 0


@pytest.mark.rule("KH-BUILD-1")
def test_a_building_stands_only_on_a_plot_of_your_own() -> None:
    table = ready_to_build("builders-1").with_plot("A1").with_plot("B2", seat=1)

    table.play("card:5:building")

    assert table.why_not("site:B2") == ["KH-BUILD-1"]
    assert table.why_not("site:D4") == ["KH-BUILD-1"]


@pytest.mark.rule("KH-BUILD-1")
@pytest.mark.parametrize("built", ["builders-1", "scribes-1", "grocers-1"])
def test_the_tiles_in_the_other_slots_can_still_be_built(built: str) -> None:
    table = a_city().with_tile("builders-1").with_tile("scribes-1").with_tile("grocers-1")
    table.with_plot("C3").with_plot("A1")

    table.play("card:5:building", f"build:{built}", "site:C3", "card:6:building")

    assert len(table.legal()) == 2
    assert f"build:{built}" not in table.legal()


@pytest.mark.rule("KH-BUILD-1")
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_a_lone_tile_can_be_built_from_any_slot(slot: int) -> None:
    table = a_city().with_tile("builders-1").with_tile("scribes-1").with_tile("grocers-1")
    table.with_plot("C3").with_only_slot(slot)

    assert table.can("card:5:building")


@pytest.mark.rule("KH-BUILD-1")
def test_a_tile_without_a_slot_of_yours_cannot_be_built() -> None:
    table = a_city().with_tile("builders-1").with_tile("builders-2").with_plot("C3")
    table.with_tile("grocers-1", seat=2)

    table.play("card:5:building")

    assert table.why_not("build:grocers-1") == ["KH-BUILD-1"]


@pytest.mark.rule("KH-BUILD-2")
@pytest.mark.parametrize(
    ("tile", "houses"),
    [("builders-1", [3, 4, 4]), ("scribes-1", [4, 3, 4]), ("grocers-1", [4, 4, 3])],
)
def test_a_guild_building_is_marked_with_a_house_of_its_row(tile: str, houses: list[int]) -> None:
    table = ready_to_build(tile)

    table.play("card:5:building")

    assert table.houses() == houses
    assert table.owner_of("C3") == 0


@pytest.mark.rule("KH-BUILD-2")
@pytest.mark.parametrize(("left", "column"), [(4, 1), (3, 2), (2, 3), (1, 4)])
def test_it_is_the_leftmost_house(left: int, column: int) -> None:
    table = ready_to_build("builders-1").with_houses(left, 4, 4)

    table.play("card:5:building")

    assert table.events("house.gone") == [{"row": 1, "house": column}]


@pytest.mark.rule("KH-BUILD-2")
def test_the_house_acts_after_the_tile() -> None:
    table = ready_to_build("builders-1", points=1).printing_house(1, 1, reputation=1)

    table.play("card:5:building")

    assert table.happened[-3:] == ["points.scored", "house.gone", "reputation.changed"]


@pytest.mark.rule("KH-BUILD-2")
def test_a_tile_whose_row_has_no_house_left_stays_in_its_slot() -> None:
    table = a_city().with_tile("builders-1").with_tile("scribes-1").with_tile("grocers-1")
    table.with_plot("C3").with_houses(0, 4, 4)

    table.play("card:5:building")

    assert table.why_not("build:builders-1") == ["KH-BUILD-2"]
    assert table.legal() == ["build:scribes-1", "build:grocers-1"]


@pytest.mark.rule("KH-BUILD-2")
def test_dots_and_plot_price_stay_in_force_when_the_tile_is_turned_over() -> None:
    table = ready_to_build("builders-1", plot_price=6, dots="red", points=2)
    table.printing("green-1", dots="red").with_building("D3", "green-1")

    table.play("card:5:building")

    assert table.view()["city"]["C4"]["plot_price"] == 6
    assert table.state.score_sheet(0)["city"] == {"C3": 1}
    assert table.score() == 2


@pytest.mark.rule("KH-BUILD-4")
@pytest.mark.parametrize(("guild", "commodity"), ARM_GUILDS)
def test_a_guild_building_raises_production_and_moves_its_arm(guild: str, commodity: str) -> None:
    table = ready_to_build(f"{guild}-1", production=3)

    table.play("card:5:building")

    assert table.production(commodity) == 3
    assert table.arm(commodity) == 1
    assert (table.ore, table.population) == (0, 0)


@pytest.mark.rule("KH-BUILD-4")
def test_the_miners_move_no_arm() -> None:
    table = ready_to_build("miners-1")

    table.play("card:5:building", "technology:remove")

    assert table.events("arm.moved") == []


@pytest.mark.rule("KH-BUILD-4")
@pytest.mark.parametrize("tile", ["builders-1", "green-1"])
def test_every_other_icon_does_what_it_says(tile: str) -> None:
    table = ready_to_build(tile, ore_deck=2, population=3, points=4, reputation=2)
    table.printing(tile, pelicans=2, tax=1, patrician="yellow")

    table.play("card:5:building")

    assert (table.ore, table.population) == (2, 3)
    assert (table.points("buildings"), table.reputation()) == (4, 2)
    assert table.pelicans() == (2, 0)
    assert table.tax == 1
    assert table.patricians("pool") == {"yellow": 1}


@pytest.mark.rule("KH-BUILD-4", "KH-BARB-3")
def test_a_flip_turns_the_current_tile_of_barbara_and_nobody_gets_its_effect() -> None:
    table = ready_to_build("builders-1", flips=True).with_barbara(6).printing_barbara(6, tax=2)

    table.play("card:5:building")

    assert table.barbara == 7
    assert table.tax == 2
    assert table.scores() == [0, 0, 0, 0]
    assert table.asked == "card"


@pytest.mark.rule("KH-BUILD-4")
def test_a_mine_may_print_the_icons_of_buildings() -> None:
    table = a_city().with_miners(pool=2, waiting=0).printing("mine-1", reputation=1, pelicans=1)
    table.printing("mine-1", tax=2, patrician="red", flips=True).printing_barbara(1, tax=3)

    table.play("card:1:mine", "mine:1", "space:B1")

    assert (table.reputation(), table.pelicans(), table.tax) == (1, (1, 0), 5)
    assert table.patricians("pool") == {"red": 1}
    assert table.barbara == 2


# --- Public buildings ----------------------------------------------------------------------------


@pytest.mark.rule("KH-BUILD-6")
def test_nobody_owns_a_public_building() -> None:
    table = ready_to_build("green-1", dots="red").printing_house(1, 1, points=5)
    table.printing("silver-1", dots="red").with_building("D3", "silver-1")

    table.play("card:5:building")

    assert (table.building_at("C3"), table.owner_of("C3")) == ("green-1", None)
    assert table.houses() == [4, 4, 4]
    assert table.score() == 0
    assert table.view()["players"][0]["income"] == 0
    assert table.state.score_sheet(0)["city"] == {}
    assert table.markers() == 3


@pytest.mark.rule("KH-BUILD-6")
@pytest.mark.parametrize("color", ["green", "silver", "yellow", "red"])
def test_it_moves_its_patrician_from_the_bank_to_the_pool(color: str) -> None:
    table = ready_to_build(f"{color}-1")

    table.play("card:5:building")

    assert table.patricians("pool") == {color: 1}
    assert table.patricians("bank")[color] == 2


@pytest.mark.rule("KH-BUILD-6")
def test_without_a_patrician_in_the_bank_that_part_is_ignored() -> None:
    table = ready_to_build("green-1", points=2).with_patricians("council", green=3)

    table.play("card:5:building")

    assert table.patricians("pool") == {}
    assert table.score() == 2


@pytest.mark.rule("KH-BUILD-6")
def test_it_moves_no_arm() -> None:
    table = ready_to_build("green-1")

    table.play("card:5:building")

    assert table.events("arm.moved") == []


@pytest.mark.rule("KH-BUILD-6", "KH-BUILD-2")
def test_a_public_building_needs_no_house() -> None:
    table = ready_to_build("green-1").with_houses(0, 0, 0)

    table.play("card:5:building")

    assert table.building_at("C3") == "green-1"
