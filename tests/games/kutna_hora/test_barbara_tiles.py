"""Kutná Hora, the eleven tiles of St. Barbara's."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import ready_for_barbara


@pytest.mark.rule("KH-BARB-T1")
def test_tile_1_gives_2_reputation() -> None:
    table = ready_for_barbara(1)

    table.play("card:6:barbara")

    assert table.reputation() == 2


@pytest.mark.rule("KH-BARB-T2")
def test_tile_2_gives_a_tile_for_free() -> None:
    table = ready_for_barbara(2).printing_price("permits", 99)

    table.play("card:6:barbara", "rights:green")

    assert table.reputation() == 1
    assert table.tiles() == ["green-1"]
    assert table.paid == 0


@pytest.mark.rule("KH-BARB-T2", "KH-RIGHTS-1")
def test_tile_2_gives_any_tile_you_may_take() -> None:
    table = ready_for_barbara(2).with_groschen(0).with_red_tiles()

    table.play("card:6:barbara")

    assert table.legal() == [
        *["rights:builders", "rights:scribes", "rights:grocers"],
        *["rights:green", "rights:silver", "rights:yellow"],
        *["rights:red1", "rights:red2", "rights:red3"],
        "ignore",
    ]
    assert table.why_not("rights:miners") == ["KH-RIGHTS-1"]


@pytest.mark.rule("KH-BARB-T2", "KH-RIGHTS-3")
def test_the_stack_of_tile_2_goes_to_the_end_as_usual() -> None:
    table = ready_for_barbara(2)

    table.play("card:6:barbara", "rights:builders")

    assert table.row(1) == ["scribes", "green", "builders"]


@pytest.mark.rule("KH-BARB-T2", "KH-BARB-7")
def test_tile_2_needs_a_free_slot() -> None:
    table = ready_for_barbara(2).with_tile("builders-1").with_tile("scribes-1").with_tile("green-1")

    table.play("card:6:barbara")

    assert table.reputation() == 1
    assert (table.asked, table.barbara) == ("card", 3)


@pytest.mark.rule("KH-BARB-T3")
@pytest.mark.parametrize(
    ("row", "commodity", "houses"),
    [(1, "wood", [3, 4, 4]), (2, "permits", [4, 3, 4]), (3, "food", [4, 4, 3])],
)
def test_tile_3_trades_a_house_for_2_production(
    row: int, commodity: str, houses: list[int]
) -> None:
    table = ready_for_barbara(3).with_production(commodity, 1)

    table.play("card:6:barbara", f"house:{row}")

    assert table.reputation() == -1
    assert table.houses() == houses
    assert table.production(commodity) == 3


@pytest.mark.rule("KH-BARB-T3")
def test_tile_3_takes_the_leftmost_house_and_ignores_its_effect() -> None:
    table = ready_for_barbara(3).with_houses(3, 4, 4)
    table.printing_house(1, 2, points=5, pelicans=1, reputation=1, free_tile=1)

    table.play("card:6:barbara", "house:1")

    assert table.events("house.gone") == [{"row": 1, "house": 2}]
    assert (table.score(), table.pelicans(), table.reputation()) == (0, (0, 1), -1)
    assert table.asked == "card"


@pytest.mark.rule("KH-BARB-T3")
def test_tile_3_needs_a_guild_that_has_a_house() -> None:
    table = ready_for_barbara(3).with_houses(0, 1, 4)

    table.play("card:6:barbara")

    assert table.legal() == ["house:2", "house:3", "ignore"]


@pytest.mark.rule("KH-BARB-T3", "KH-END-3")
def test_the_house_of_tile_3_counts_as_gone_for_red() -> None:
    table = ready_for_barbara(3).with_houses(4, 3, 3).with_patricians("council", red=1)

    table.play("card:6:barbara", "house:1").end_round(3)

    assert table.points("red") == 3


@pytest.mark.rule("KH-BARB-T4")
@pytest.mark.parametrize("square", ["C4", "F5"])
def test_tile_4_claims_any_unclaimed_square_for_free(square: str) -> None:
    table = ready_for_barbara(4).printing("green-1", plot_price=7).with_building("C3", "green-1")

    table.play("card:6:barbara", f"plot:{square}")

    assert table.reputation() == 1
    assert table.owner_of(square) == 0
    assert table.markers() == 2
    assert table.paid == 0


@pytest.mark.rule("KH-BARB-T4")
def test_tile_4_claims_no_square_that_is_taken() -> None:
    table = ready_for_barbara(4).with_building("C3", "green-1").with_plot("D4", seat=1)

    table.play("card:6:barbara")

    assert len(table.legal()) == 28 + 1
    assert table.why_not("plot:C3") == ["KH-PLOT-1"]
    assert table.why_not("plot:D4") == ["KH-PLOT-1"]


@pytest.mark.rule("KH-BARB-T5")
def test_tile_5_gives_two_incomes() -> None:
    table = ready_for_barbara(5).with_production("wood", 7)

    table.play("card:6:barbara", "take", "take")

    assert table.reputation() == -2
    assert table.events("income.gained") == [{"amount": 7}, {"amount": 7}]
    assert table.groschen() == 54


@pytest.mark.rule("KH-BARB-T5", "KH-INCOME-2")
def test_tile_5_gives_two_chances_for_a_patrician() -> None:
    table = ready_for_barbara(5).with_patricians("pool", green=1, red=1)

    table.play("card:6:barbara", "take", "patrician:green", "take", "patrician:red")

    assert table.paid == 20
    assert table.patricians("council") == {"green": 1, "red": 1}


@pytest.mark.rule("KH-BARB-T5", "KH-FRAME-5")
@pytest.mark.parametrize(
    ("answers", "groschen"),
    [(("take", "ignore"), 47), (("ignore", "take"), 47), (("ignore", "ignore"), 40)],
)
def test_each_income_of_tile_5_may_be_ignored(answers: tuple[str, str], groschen: int) -> None:
    table = ready_for_barbara(5).with_production("wood", 7)

    table.play("card:6:barbara", *answers)

    assert table.groschen() == groschen
    assert (table.asked, table.barbara) == ("card", 6)


@pytest.mark.rule("KH-BARB-T6")
def test_tile_6_takes_a_patrician_from_the_bank_straight_to_the_council() -> None:
    table = ready_for_barbara(6).with_patricians("pool", green=1)

    table.play("card:6:barbara", "patrician:green")

    assert table.score() == 2
    assert table.paid == 0
    assert table.patricians("council") == {"green": 1}
    assert table.patricians("pool") == {"green": 1}
    assert table.patricians("bank")["green"] == 1


@pytest.mark.rule("KH-BARB-T6")
def test_tile_6_offers_every_color_in_the_bank_red_too() -> None:
    table = ready_for_barbara(6).with_patricians("pool", silver=3)

    table.play("card:6:barbara")

    assert table.legal() == ["patrician:green", "patrician:yellow", "patrician:red", "ignore"]
    assert table.why_not("patrician:silver") == ["KH-BARB-T6"]


@pytest.mark.rule("KH-BARB-T6", "KH-BARB-7")
def test_tile_6_with_an_empty_bank_gives_points_only() -> None:
    table = ready_for_barbara(6).with_patricians("pool", green=3, silver=3, yellow=3, red=3)

    table.play("card:6:barbara")

    assert table.score() == 2
    assert (table.asked, table.barbara) == ("card", 7)
