"""Kutná Hora, when an action is offered with effect."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import TableTop, a_city


@pytest.mark.rule("KH-FRAME-7")
@pytest.mark.parametrize(
    ("pool", "waiting", "groschen", "possible"),
    [
        (1, 0, 0, True),
        (0, 1, 4, True),
        (0, 1, 3, False),
        (0, 0, 40, False),
    ],
)
def test_mine_needs_a_miner_in_the_pool_or_the_permit_for_one_waiting(
    pool: int, waiting: int, groschen: int, possible: bool
) -> None:
    table = a_city().printing_price("permits", 4)

    table.with_miners(pool, waiting).with_groschen(groschen)

    assert table.can("card:1:mine") == possible


@pytest.mark.rule("KH-FRAME-7", "KH-MINE-7")
def test_mine_needs_no_affordable_space() -> None:
    table = a_city().with_miners(pool=2, waiting=0).with_groschen(0)

    table.play("card:1:mine")

    assert table.mine_discard == ["mine-1"]
    assert table.asked == "card"


@pytest.mark.rule("KH-FRAME-7", "KH-MINE-7")
def test_mine_needs_no_legal_space() -> None:
    table = a_city().with_miners(pool=2, waiting=0).with_rock("B1").with_rock("F1", "rock-2")

    table.play("card:1:mine")

    assert table.mine_discard == ["mine-1"]


@pytest.mark.rule("KH-FRAME-7")
def test_rights_needs_a_free_slot() -> None:
    table = a_city().with_tile("builders-1").with_tile("scribes-1")
    assert table.can("card:3:rights")

    table.with_tile("green-1")

    assert table.why_not("card:3:rights") == ["KH-RIGHTS-2"]


@pytest.mark.rule("KH-FRAME-7")
@pytest.mark.parametrize(("groschen", "possible"), [(1, True), (0, False)])
def test_rights_needs_an_affordable_tile(groschen: int, possible: bool) -> None:
    table = a_city().printing_price("permits", 3)

    table.with_groschen(groschen)

    assert table.can("card:3:rights") == possible


@pytest.mark.rule("KH-FRAME-7")
@pytest.mark.parametrize(("number", "column"), [(1, 2), (1, 3), (2, 1), (2, 4), (3, 1), (3, 4)])
def test_rights_finds_the_one_tile_wherever_it_stands(number: int, column: int) -> None:
    foreign = ["miners", "metallurgists", "innkeepers"][: column - 1]

    table = a_city().with_only_row(number, *foreign, "builders")

    assert table.can("card:3:rights")


@pytest.mark.rule("KH-FRAME-7")
def test_rights_needs_a_tile_of_your_guilds_or_a_public_one() -> None:
    table = a_city().printing_price("permits", 3).with_groschen(2)

    table.with_only_row(1, "metallurgists", "miners", "builders")

    assert table.why_not("card:3:rights") == ["KH-RIGHTS-1"]


@pytest.mark.rule("KH-FRAME-7")
@pytest.mark.parametrize(("groschen", "possible"), [(5, True), (4, False)])
def test_plot_needs_an_affordable_square(groschen: int, possible: bool) -> None:
    table = a_city()

    table.with_groschen(groschen)

    assert table.can("card:1:plot") == possible


@pytest.mark.rule("KH-FRAME-7")
def test_plot_needs_a_marker() -> None:
    table = a_city().with_plot("A1").with_plot("B1").with_plot("C1")

    assert table.why_not("card:1:plot") == ["KH-PLOT-3"]


def a_table_to_build_on() -> TableTop:
    table = a_city().printing_price("wood", 2).printing("builders-1", wood=3)
    return table.with_tile("builders-1").with_plot("C3").with_groschen(6)


@pytest.mark.rule("KH-FRAME-7")
def test_building_is_offered_with_a_tile_a_plot_its_house_a_market_and_the_wood() -> None:
    table = a_table_to_build_on()

    assert table.can("card:5:building")
    assert table.can("card:6:building")


@pytest.mark.rule("KH-FRAME-7")
def test_building_needs_the_wood() -> None:
    table = a_table_to_build_on().with_groschen(5)

    assert table.why_not("card:5:building") == ["KH-FRAME-7"]


@pytest.mark.rule("KH-FRAME-7")
def test_building_needs_a_house() -> None:
    table = a_table_to_build_on().with_houses(0, 4, 4)

    assert table.why_not("card:5:building") == ["KH-FRAME-7", "KH-BUILD-2"]


@pytest.mark.rule("KH-FRAME-7")
def test_building_needs_a_market() -> None:
    table = a_table_to_build_on().printing_price("wood", 2, "red X")

    assert table.why_not("card:5:building") == ["KH-FRAME-7", "KH-PRICE-6"]


@pytest.mark.rule("KH-FRAME-7")
def test_building_needs_a_tile() -> None:
    table = a_city().with_plot("C3")

    assert table.why_not("card:5:building") == ["KH-BUILD-1"]


@pytest.mark.rule("KH-FRAME-7")
def test_building_needs_a_plot() -> None:
    table = a_city().with_tile("builders-1")

    assert table.why_not("card:5:building") == ["KH-BUILD-1"]


@pytest.mark.rule("KH-FRAME-7")
def test_income_is_always_offered() -> None:
    table = a_city().with_groschen(0)

    table.play("card:3:income")

    assert table.events("income.gained") == [{"amount": 0}]


@pytest.mark.rule("KH-FRAME-7")
@pytest.mark.parametrize(
    ("unused", "used", "possible"), [(1, 0, True), (0, 0, False), (0, 2, False)]
)
def test_barbara_needs_an_unused_pelican(unused: int, used: int, possible: bool) -> None:
    table = a_city()

    table.with_pelicans(unused, used)

    assert table.can("card:6:barbara") == possible


@pytest.mark.rule("KH-FRAME-7")
def test_the_joker_is_offered_if_nothing_but_income_is_possible() -> None:
    table = a_city().with_groschen(0).with_miners(pool=0, waiting=0).with_production("wood", 2)

    table.play("card:2:joker")

    assert table.groschen() == 2
    assert table.reputation() == -1


@pytest.mark.rule("KH-FRAME-7", "KH-JOKER-1")
def test_the_joker_offers_what_is_possible_after_its_loss() -> None:
    table = a_city().with_reputation(3).with_groschen(1).with_miners(pool=0, waiting=0)
    assert table.can("card:1:plot")

    table.play("card:2:joker")

    assert table.legal() == ["joker:rights", "joker:income"]
    assert table.why_not("joker:plot") == ["KH-FRAME-7"]
