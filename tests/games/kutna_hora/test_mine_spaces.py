"""Kutná Hora, the spaces of the mine and what they cost."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import TableTop, a_city


def at_the_spaces(table: TableTop) -> TableTop:
    """A Mine action that has come to the question of the space."""
    return (
        table.with_miners(pool=2, waiting=0).with_mine_stack("mine-9").play("card:1:mine", "mine:9")
    )


@pytest.mark.rule("KH-MINE-4")
def test_the_first_mine_goes_to_an_entrance() -> None:
    table = at_the_spaces(a_city())

    assert table.legal() == ["space:B1", "space:F1"]


@pytest.mark.rule("KH-MINE-4")
@pytest.mark.parametrize("seat", [0, 1])
def test_anyones_mine_opens_the_spaces_left_right_and_below(seat: int) -> None:
    table = at_the_spaces(a_city().with_mine("C2", "mine-1", seat))

    assert table.legal() == ["space:B1", "space:F1", "space:B2", "space:D2", "space:C3"]


@pytest.mark.rule("KH-MINE-4")
def test_a_technology_tile_is_a_mine_that_gives_access() -> None:
    table = at_the_spaces(a_city().with_mine("C2", "technology-1"))

    assert table.can("space:C3")


@pytest.mark.rule("KH-MINE-4")
def test_a_mine_gives_no_access_upward() -> None:
    table = at_the_spaces(a_city().with_mine("C2", "mine-1"))

    assert table.why_not("space:C1") == ["KH-MINE-4"]


@pytest.mark.rule("KH-MINE-4")
def test_a_rock_cannot_be_built_on_and_gives_no_access() -> None:
    table = at_the_spaces(
        a_city().with_rock("C2").with_rock("F1", "rock-2").with_mine("D2", "mine-1")
    )

    assert table.why_not("space:C2") == ["KH-MINE-4"]
    assert table.why_not("space:C3") == ["KH-MINE-4"]
    assert table.why_not("space:F1") == ["KH-MINE-4"]
    assert table.legal() == ["space:B1", "space:E2", "space:D3"]


@pytest.mark.rule("KH-MINE-4")
def test_a_mine_cannot_be_built_on() -> None:
    table = at_the_spaces(a_city().with_mine("B1", "mine-1"))

    assert table.why_not("space:B1") == ["KH-MINE-4"]


@pytest.mark.rule("KH-MINE-4")
@pytest.mark.parametrize(("mine", "beyond"), [("G2", "A3"), ("A3", "G2")])
def test_a_row_does_not_go_on_in_the_next(mine: str, beyond: str) -> None:
    table = at_the_spaces(a_city().with_mine(mine, "mine-1"))

    assert table.why_not(f"space:{beyond}") == ["KH-MINE-4"]


@pytest.mark.rule("KH-MINE-4", "KH-FRAME-2")
def test_the_mine_of_two_players_ends_at_the_fifth_column() -> None:
    table = at_the_spaces(a_city(2).with_mine("E2", "mine-1"))

    assert table.legal() == ["space:B1", "space:D1", "space:D2", "space:E3"]
    assert table.why_not("space:F2") == ["KH-FRAME-2"]


@pytest.mark.rule("KH-MINE-5")
@pytest.mark.parametrize("entrance", ["B1", "F1"])
def test_an_entrance_costs_2_wood(entrance: str) -> None:
    table = at_the_spaces(a_city().printing_price("wood", 3))

    table.play(f"space:{entrance}")

    assert table.paid == 6


@pytest.mark.rule("KH-MINE-5")
@pytest.mark.parametrize("space", ["B2", "D2", "C3"])
def test_any_other_space_costs_the_number_on_the_mine_beside_or_above(space: str) -> None:
    table = a_city().printing_price("wood", 3).printing("mine-1", cost=4)
    table = at_the_spaces(table.with_mine("C2", "mine-1"))

    table.play(f"space:{space}")

    assert table.paid == 12


@pytest.mark.rule("KH-MINE-5")
def test_several_mines_cost_the_highest_number_never_the_sum() -> None:
    table = a_city().printing("mine-1", cost=4).with_mine("B2", "mine-1")
    table.printing("mine-2", cost=6).with_mine("D2", "mine-2")
    table.printing("mine-3", cost=5).with_mine("C1", "mine-3")

    at_the_spaces(table).play("space:C2")

    assert table.paid == 6


@pytest.mark.rule("KH-MINE-5", "KH-MINE-4")
def test_a_mine_below_costs_nothing() -> None:
    table = a_city().printing("mine-1", cost=3).printing("mine-2", cost=9)
    table.with_mine("C2", "mine-1").with_mine("D3", "mine-2")

    at_the_spaces(table).play("space:D2")

    assert table.paid == 3


@pytest.mark.rule("KH-MINE-5")
def test_an_entrance_costs_2_whatever_lies_beside_it() -> None:
    table = a_city().printing("mine-1", cost=5).with_mine("A1", "mine-1")

    at_the_spaces(table).play("space:B1")

    assert table.paid == 2


@pytest.mark.rule("KH-MINE-5", "KH-FRAME-6")
@pytest.mark.parametrize(("groschen", "possible"), [(14, False), (15, True)])
def test_the_wood_of_a_space_is_paid_at_the_current_price(groschen: int, possible: bool) -> None:
    table = a_city().printing_price("wood", 3).printing("mine-1", cost=5)

    at_the_spaces(table.with_mine("C2", "mine-1").with_groschen(groschen))

    assert table.can("space:C3") == possible


@pytest.mark.rule("KH-MINE-5", "KH-FRAME-6")
def test_a_space_that_is_too_expensive_cannot_be_chosen() -> None:
    table = a_city().printing("mine-1", cost=5).with_mine("C2", "mine-1").with_groschen(4)

    at_the_spaces(table)

    assert table.legal() == ["space:B1", "space:F1"]
    assert table.why_not("space:C3") == ["KH-MINE-5"]
