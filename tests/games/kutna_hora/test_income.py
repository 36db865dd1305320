"""Kutná Hora, the Income action."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import TableTop, a_city

GOODS = ["ore", "silver", "wood", "permits", "food", "beer"]


@pytest.mark.rule("KH-INCOME-1")
@pytest.mark.parametrize("commodity", GOODS)
def test_production_is_sold_at_the_current_price(commodity: str) -> None:
    table = a_city().printing_price(commodity, 4).with_production(commodity, 3)

    table.play("card:3:income")

    assert table.groschen() == 40 + 12


@pytest.mark.rule("KH-INCOME-1")
def test_income_is_the_sum_over_all_commodities() -> None:
    table = a_city().printing_price("wood", 4).with_production("wood", 3)
    table.printing_price("food", 5).with_production("food", 2)

    table.play("card:5:income")

    assert table.events("income.gained") == [{"amount": 22}]


@pytest.mark.rule("KH-INCOME-1")
def test_ore_comes_from_buildings_and_mines() -> None:
    table = a_city().printing_price("ore", 3).with_production("ore", 2).with_mine_ore(5)

    table.play("card:3:income")

    assert table.groschen() == 40 + 21


@pytest.mark.rule("KH-INCOME-1")
def test_nobody_elses_production_counts() -> None:
    table = a_city().with_production("wood", 3, seat=1).with_mine_ore(2, seat=1)

    table.play("card:3:income")

    assert [table.groschen(seat) for seat in range(4)] == [40, 41, 42, 43]


def a_table_with_a_pool(**tokens: int) -> TableTop:
    return a_city().with_patricians("pool", **tokens)


@pytest.mark.rule("KH-INCOME-2")
def test_10_groschen_move_a_patrician_of_your_choice_to_the_council() -> None:
    table = a_table_with_a_pool(green=1, red=2)

    table.play("card:3:income")
    assert table.legal() == ["patrician:green", "patrician:red", "ignore"]
    table.play("patrician:red")

    assert table.paid == 10
    assert table.events("patrician.seated") == [{"color": "red", "paid": 10}]
    assert table.patricians("council") == {"red": 1}
    assert table.patricians("pool") == {"green": 1, "red": 1}


@pytest.mark.rule("KH-INCOME-2")
def test_it_is_done_once() -> None:
    table = a_table_with_a_pool(green=1, red=2)

    table.play("card:3:income", "patrician:red")

    assert table.asked == "card"


@pytest.mark.rule("KH-INCOME-2")
def test_it_may_be_left_undone() -> None:
    table = a_table_with_a_pool(green=1)

    table.play("card:3:income", "ignore")

    assert table.groschen() == 40
    assert table.patricians("council") == {}


@pytest.mark.rule("KH-INCOME-2")
def test_the_income_is_collected_before() -> None:
    table = a_table_with_a_pool(green=1).with_groschen(4).with_production("wood", 6)

    table.play("card:3:income", "patrician:green")

    assert table.groschen() == 0


@pytest.mark.rule("KH-INCOME-2")
def test_a_player_with_less_than_10_groschen_is_not_asked() -> None:
    table = a_table_with_a_pool(green=1).with_groschen(4).with_production("wood", 5)

    table.play("card:3:income")

    assert table.asked == "card"


@pytest.mark.rule("KH-INCOME-2")
def test_it_is_offered_with_an_income_of_0() -> None:
    table = a_table_with_a_pool(green=1)

    table.play("card:3:income")

    assert table.asked == "council"


@pytest.mark.rule("KH-INCOME-2")
def test_with_an_empty_pool_nobody_is_asked() -> None:
    table = a_city().with_patricians("council", green=2)

    table.play("card:3:income")

    assert table.asked == "card"


@pytest.mark.rule("KH-INCOME-2")
def test_only_patricians_in_the_pool_can_be_seated() -> None:
    table = a_table_with_a_pool(green=1)

    table.play("card:3:income")

    assert table.why_not("patrician:silver") == ["KH-INCOME-2"]
