"""Kutná Hora, the Rights action."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import a_city


@pytest.mark.rule("KH-RIGHTS-1")
def test_only_the_top_tile_of_a_stack_is_taken() -> None:
    table = a_city().with_stack("builders", "builders-3", "builders-1", "builders-4")

    table.play("card:3:rights", "rights:builders")

    assert table.events("rights.taken") == [{"tile": "builders-3", "stack": "builders", "paid": 1}]
    assert table.tiles() == ["builders-3"]
    assert table.stack("builders") == ["builders-1", "builders-4"]


@pytest.mark.rule("KH-RIGHTS-1")
def test_guild_tiles_are_for_members_and_public_ones_for_anyone() -> None:
    table = a_city()

    table.play("card:3:rights")

    assert table.legal() == [
        "rights:builders",
        "rights:scribes",
        "rights:grocers",
        "rights:green",
        "rights:silver",
        "rights:yellow",
    ]
    assert table.why_not("rights:miners") == ["KH-RIGHTS-1"]


@pytest.mark.rule("KH-RIGHTS-2")
@pytest.mark.parametrize(
    ("stack", "paid"), [("builders", 1), ("scribes", 5), ("green", 10), ("red1", 15)]
)
def test_the_columns_cost_1_groschen_then_1_2_3_permits(stack: str, paid: int) -> None:
    table = a_city().printing_price("permits", 5).with_red_tiles()

    table.play("card:3:rights", f"rights:{stack}")

    assert table.paid == paid


@pytest.mark.rule("KH-RIGHTS-2", "KH-FRAME-6")
def test_a_tile_that_is_too_expensive_cannot_be_taken() -> None:
    table = a_city().printing_price("permits", 5).with_groschen(9)

    table.play("card:3:rights")

    assert table.can("rights:scribes")
    assert table.why_not("rights:green") == ["KH-RIGHTS-2"]


@pytest.mark.rule("KH-RIGHTS-2")
@pytest.mark.parametrize("action", ["card:3:rights", "card:4:rights"])
def test_with_three_tiles_there_is_no_rights_action(action: str) -> None:
    table = a_city().with_tile("builders-1").with_tile("builders-2").with_tile("green-1")

    assert table.why_not(action) == ["KH-RIGHTS-2"]


@pytest.mark.rule("KH-RIGHTS-2")
def test_with_three_tiles_there_is_no_rights_action_by_joker() -> None:
    table = a_city().with_tile("builders-1").with_tile("builders-2").with_tile("green-1")

    table.play("card:2:joker")

    assert table.why_not("joker:rights") == ["KH-RIGHTS-2"]


@pytest.mark.rule("KH-RIGHTS-2", "KH-BARB-7")
def test_with_three_tiles_there_is_no_rights_action_by_tile_2() -> None:
    table = a_city().with_tile("builders-1").with_tile("builders-2").with_tile("green-1")
    table.with_barbara(2).with_pelicans(1)

    table.play("card:6:barbara")

    assert table.asked == "card"
    assert table.tiles() == ["builders-1", "builders-2", "green-1"]


@pytest.mark.rule("KH-RIGHTS-3")
@pytest.mark.parametrize(
    ("stack", "row"),
    [
        ("builders", ["scribes", "green", "builders"]),
        ("scribes", ["builders", "green", "scribes"]),
        ("green", ["builders", "scribes", "green"]),
    ],
)
def test_the_stack_goes_to_the_end_of_its_row_and_the_others_slide_left(
    stack: str, row: list[str]
) -> None:
    table = a_city()

    table.play("card:3:rights", f"rights:{stack}")

    assert table.row(1) == row
    assert table.row(2) == ["grocers", "miners", "silver"]


@pytest.mark.rule("KH-RIGHTS-3")
def test_a_stack_with_one_tile_left_stays() -> None:
    table = a_city().with_stack("builders", "builders-3", "builders-4")

    table.play("card:3:rights", "rights:builders")

    assert table.row(1) == ["scribes", "green", "builders"]
    assert table.stack("builders") == ["builders-4"]


@pytest.mark.rule("KH-RIGHTS-3")
def test_an_emptied_stack_disappears() -> None:
    table = a_city().with_stack("scribes", "scribes-4")

    table.play("card:3:rights", "rights:scribes")

    assert table.row(1) == ["builders", "green"]
    assert table.stack("scribes") == []


@pytest.mark.rule("KH-RIGHTS-3")
def test_the_next_tile_of_the_stack_is_revealed() -> None:
    table = a_city()

    table.play("card:3:rights", "rights:builders")

    assert table.events("tile.revealed") == [{"tile": "builders-2", "stack": "builders"}]


@pytest.mark.rule("KH-RIGHTS-3", "KH-RIGHTS-4")
def test_with_the_red_tiles_in_play_a_stack_goes_behind_them() -> None:
    table = a_city().with_red_tiles()

    table.play("card:3:rights", "rights:scribes")

    assert table.row(1) == ["builders", "green", "red1", "scribes"]


@pytest.mark.rule("KH-RIGHTS-3")
def test_a_red_tile_is_a_stack_of_one() -> None:
    table = a_city().with_red_tiles()

    table.play("card:3:rights", "rights:red1")

    assert table.tiles() == ["red-1"]
    assert table.row(1) == ["builders", "scribes", "green"]


@pytest.mark.rule("KH-RIGHTS-4")
@pytest.mark.parametrize("stack", ["builders", "scribes", "green"])
def test_the_fourth_column_stays_empty_without_red_tiles(stack: str) -> None:
    table = a_city()

    table.play("card:3:rights", f"rights:{stack}")

    assert len(table.row(1)) == 3


@pytest.mark.rule("KH-RIGHTS-5")
def test_the_end_of_a_row_is_the_first_free_column_after_its_last_stack() -> None:
    table = a_city().with_row(1, "builders", "green").printing_price("permits", 5)

    table.play("card:3:rights", "rights:builders")

    assert table.row(1) == ["green", "builders"]
    assert [stack["cost"] for stack in table.view()["town_hall"][0]] == [1, 5]


@pytest.mark.rule("KH-RIGHTS-5")
def test_a_lone_stack_returns_to_its_place() -> None:
    table = a_city().with_row(1, "green")

    table.play("card:3:rights", "rights:green")

    assert table.row(1) == ["green"]
    assert table.paid == 1


@pytest.mark.rule("KH-RIGHTS-5")
def test_an_empty_row_stays() -> None:
    table = a_city().with_row(1, "green").with_stack("green", "green-1")

    table.play("card:3:rights", "rights:green")

    assert table.row(1) == []
    assert table.row(2) == ["grocers", "miners", "silver"]


@pytest.mark.rule("KH-RIGHTS-5", "KH-END-4")
def test_the_red_tile_of_an_empty_row_enters_in_column_1() -> None:
    table = a_city().with_row(1).printing_price("permits", 5)

    table.end_round(2)
    table.at_seat(0).play("card:3:rights", "rights:red1")

    assert table.paid == 1
