"""Kutná Hora, houses: their effects, and houses that are removed."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import TableTop, ready_to_build


@pytest.mark.rule("KH-BUILD-3")
def test_a_house_may_give_a_pelican() -> None:
    table = ready_to_build("builders-1").printing_house(1, 1, pelicans=1)

    table.play("card:5:building")

    assert table.pelicans() == (1, 0)


@pytest.mark.rule("KH-BUILD-3")
def test_a_house_may_give_reputation() -> None:
    table = ready_to_build("builders-1").printing_house(1, 1, reputation=2)

    table.play("card:5:building")

    assert table.reputation() == 2


@pytest.mark.rule("KH-BUILD-3")
def test_a_house_may_give_points() -> None:
    table = ready_to_build("builders-1").printing_house(1, 1, points=5)

    table.play("card:5:building")

    assert table.score() == 5
    assert table.points("houses") == 5


@pytest.mark.rule("KH-BUILD-3")
def test_a_house_may_carry_several_effects() -> None:
    table = ready_to_build("builders-1").printing_house(1, 1, points=3, reputation=1, pelicans=2)

    table.play("card:5:building")

    assert (table.score(), table.reputation(), table.pelicans()) == (3, 1, (2, 0))


@pytest.mark.rule("KH-BUILD-3")
def test_only_the_house_that_marks_the_building_acts() -> None:
    table = ready_to_build("builders-1").with_houses(3, 4, 4)
    table.printing_house(1, 1, points=7).printing_house(1, 2, points=2).printing_house(
        2, 2, points=9
    )

    table.play("card:5:building")

    assert table.score() == 2


def a_table_with_a_free_tile() -> TableTop:
    return ready_to_build("builders-1").printing_house(1, 1, free_tile=1, points=1)


@pytest.mark.rule("KH-BUILD-3")
def test_a_house_may_give_a_free_public_tile() -> None:
    table = a_table_with_a_free_tile().printing_price("permits", 99)

    table.play("card:5:building")
    assert table.legal() == ["rights:green", "rights:silver", "rights:yellow", "ignore"]
    assert table.why_not("rights:scribes") == ["KH-BUILD-3"]
    table.play("rights:silver")

    assert table.paid == 0
    assert table.tiles() == ["silver-1"]


@pytest.mark.rule("KH-BUILD-3")
def test_the_stack_of_a_free_tile_goes_to_the_end_as_usual() -> None:
    table = a_table_with_a_free_tile().with_row(2, "silver", "grocers", "miners")

    table.play("card:5:building", "rights:silver")

    assert table.row(2) == ["grocers", "miners", "silver"]


@pytest.mark.rule("KH-BUILD-3")
def test_a_free_tile_may_be_red() -> None:
    table = a_table_with_a_free_tile().with_red_tiles()

    table.play("card:5:building", "rights:red2")

    assert table.tiles() == ["red-2"]
    assert table.row(2) == ["grocers", "miners", "silver"]


@pytest.mark.rule("KH-BUILD-3", "KH-FRAME-5")
def test_a_free_tile_may_be_ignored_and_its_points_still_score() -> None:
    table = a_table_with_a_free_tile()

    table.play("card:5:building", "ignore")

    assert table.tiles() == []
    assert table.score() == 1


@pytest.mark.rule("KH-BUILD-3")
def test_a_free_tile_is_lost_if_no_public_stack_is_left() -> None:
    table = a_table_with_a_free_tile().with_row(1, "builders", "scribes")
    table.with_row(2, "grocers", "miners").with_row(3, "innkeepers", "metallurgists")

    table.play("card:5:building")

    assert table.asked == "card"
    assert (table.tiles(), table.score()) == ([], 1)


@pytest.mark.rule("KH-BUILD-3")
def test_the_slot_of_the_built_tile_is_free_for_it() -> None:
    table = a_table_with_a_free_tile().with_tile("scribes-1").with_tile("grocers-1")

    table.play("card:5:building", "build:builders-1", "rights:green")

    assert sorted(table.tiles()) == ["green-1", "grocers-1", "scribes-1"]


@pytest.mark.rule("KH-FRAME-5", "KH-BUILD-3")
def test_a_pelican_of_a_house_cannot_be_declined() -> None:
    table = ready_to_build("builders-1").printing_house(1, 1, pelicans=1)

    table.play("card:5:building")

    assert table.asked == "card"
    assert table.pelicans() == (1, 0)


# --- Removed houses ------------------------------------------------------------------------------


@pytest.mark.rule("KH-BUILD-7")
@pytest.mark.parametrize(("row", "houses"), [(1, [3, 4, 4]), (2, [4, 3, 4]), (3, [4, 4, 3])])
def test_a_house_is_removed_from_a_row_of_your_choice(row: int, houses: list[int]) -> None:
    table = ready_to_build("red-1", removes_house=True)

    table.play("card:5:building", f"house:{row}")

    assert table.houses() == houses


@pytest.mark.rule("KH-BUILD-7")
def test_the_leftmost_house_goes_and_its_effect_is_ignored() -> None:
    table = ready_to_build("red-1", removes_house=True).with_houses(3, 4, 4)
    table.printing_house(1, 2, points=5, reputation=1, pelicans=1, free_tile=1)

    table.play("card:5:building", "house:1")

    assert table.events("house.gone") == [{"row": 1, "house": 2}]
    assert (table.score(), table.reputation(), table.pelicans()) == (0, 0, (0, 0))
    assert table.asked == "card"


@pytest.mark.rule("KH-BUILD-7", "KH-FRAME-5")
def test_removing_a_house_is_compulsory() -> None:
    table = ready_to_build("red-1", removes_house=True)

    table.play("card:5:building")

    assert table.legal() == ["house:1", "house:2", "house:3"]
    assert table.why_not("ignore") == ["KH-FRAME-5"]


@pytest.mark.rule("KH-BUILD-7")
def test_an_empty_row_has_no_house_to_remove() -> None:
    table = ready_to_build("red-1", removes_house=True).with_houses(0, 2, 4)

    table.play("card:5:building")

    assert table.legal() == ["house:2", "house:3"]
    assert table.why_not("house:1") == ["KH-BUILD-7"]


@pytest.mark.rule("KH-BUILD-7")
def test_a_public_building_that_removes_a_house_needs_one() -> None:
    table = ready_to_build("red-1", removes_house=True).with_tile("green-1").with_tile("silver-1")
    table.with_houses(0, 0, 0)

    table.play("card:5:building")

    assert table.why_not("build:red-1") == ["KH-BUILD-7"]
    assert table.legal() == ["build:green-1", "build:silver-1"]


@pytest.mark.rule("KH-BUILD-7")
@pytest.mark.parametrize("tile", ["green-1", "red-1"])
def test_the_last_house_may_be_removed_by_a_public_building(tile: str) -> None:
    table = ready_to_build(tile, removes_house=True).with_houses(0, 0, 1)

    table.play("card:5:building")

    assert table.houses() == [0, 0, 0]


@pytest.mark.rule("KH-BUILD-7")
def test_a_guild_building_must_still_find_a_house_in_its_own_row() -> None:
    table = ready_to_build("builders-1", removes_house=True).with_houses(1, 2, 3)

    table.play("card:5:building")

    assert table.legal() == ["house:2", "house:3"]
    assert table.why_not("house:1") == ["KH-BUILD-7"]


@pytest.mark.rule("KH-BUILD-7")
def test_a_guild_building_may_remove_from_its_own_row_and_is_marked_with_the_next() -> None:
    table = ready_to_build("builders-1", removes_house=True)
    table.printing_house(1, 1, points=7).printing_house(1, 2, points=2)

    table.play("card:5:building", "house:1")

    assert table.houses() == [2, 4, 4]
    assert table.score() == 2


@pytest.mark.rule("KH-BUILD-7")
@pytest.mark.parametrize(
    ("houses", "possible"),
    [((1, 0, 0), False), ((2, 0, 0), True), ((1, 1, 0), True), ((0, 4, 4), False)],
)
def test_a_guild_building_that_cannot_satisfy_this_cannot_be_built(
    houses: tuple[int, int, int], possible: bool
) -> None:
    table = ready_to_build("builders-1", removes_house=True)

    table.with_houses(*houses)

    assert table.can("card:5:building") == possible


@pytest.mark.rule("KH-BUILD-7")
def test_tile_8_cannot_satisfy_it_either() -> None:
    table = ready_to_build("builders-1", removes_house=True).with_houses(1, 0, 0)
    table.with_barbara(8).with_pelicans(1)

    table.play("card:6:barbara")

    assert table.building_at("C3") is None
    assert table.barbara == 9
