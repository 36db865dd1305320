"""Kutná Hora, the tiles 7 to 11 of St. Barbara's."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import TableTop, ready_for_barbara


def a_table_of_neighbors() -> TableTop:
    """Two own buildings and a public one between them, another beside the second; one foreign."""
    table = ready_for_barbara(7).with_building("C3", "green-1").with_building("D4", "silver-1")
    table.with_building("B3", "builders-1", owner=0).with_building("D3", "scribes-1", owner=0)
    return table.with_building("C4", "metallurgists-1", owner=1)


@pytest.mark.rule("KH-BARB-T7")
def test_tile_7_gives_1_reputation_for_each_pair_of_own_and_public_neighbors() -> None:
    table = a_table_of_neighbors()

    table.play("card:6:barbara", "take")

    assert table.reputation() == 3
    assert table.barbara == 8


@pytest.mark.rule("KH-BARB-T7")
def test_tile_7_is_worth_taking_with_one_pair() -> None:
    table = ready_for_barbara(7).with_building("C3", "green-1")
    table.with_building("B3", "builders-1", owner=0)

    table.play("card:6:barbara", "take")

    assert table.reputation() == 1


@pytest.mark.rule("KH-BARB-T7", "KH-BARB-2")
def test_tile_7_may_be_ignored() -> None:
    table = a_table_of_neighbors()

    table.play("card:6:barbara", "ignore")

    assert table.events("effect.ignored") == [{"question": "granted_reputation"}]
    assert table.reputation() == 0


@pytest.mark.rule("KH-BARB-T8")
def test_tile_8_builds_for_0_wood() -> None:
    table = ready_for_barbara(8).with_tile("builders-1").with_plot("C3").with_groschen(0)
    table.printing("builders-1", wood=9, points=2).printing_house(1, 1, pelicans=1)

    table.play("card:6:barbara", "build:builders-1")

    assert table.building_at("C3") == "builders-1"
    assert table.paid == 0
    assert table.score() == 1 + 2
    assert table.pelicans() == (1, 1)


@pytest.mark.rule("KH-BARB-T8")
def test_tile_8_asks_for_the_plot_as_usual() -> None:
    table = ready_for_barbara(8).with_tile("builders-1").with_plot("C3").with_plot("A1")

    table.play("card:6:barbara", "build:builders-1", "site:A1")

    assert table.building_at("A1") == "builders-1"


@pytest.mark.rule("KH-BARB-T8")
def test_tile_8_needs_a_plot() -> None:
    table = ready_for_barbara(8).with_tile("builders-1")

    table.play("card:6:barbara")

    assert (table.asked, table.barbara) == ("card", 9)


@pytest.mark.rule("KH-BARB-T8")
def test_tile_8_needs_a_house() -> None:
    table = ready_for_barbara(8).with_tile("builders-1").with_tile("green-1").with_plot("C3")

    table.with_houses(0, 4, 4).play("card:6:barbara")

    assert table.legal() == ["build:green-1", "ignore"]
    assert table.why_not("build:builders-1") == ["KH-BUILD-2"]


@pytest.mark.rule("KH-BARB-T8", "KH-PRICE-6")
def test_tile_8_needs_a_market() -> None:
    table = ready_for_barbara(8).with_tile("builders-1").with_tile("green-1").with_plot("C3")

    table.printing_price("wood", 1, "red X").play("card:6:barbara")

    assert table.why_not("build:builders-1") == ["KH-PRICE-6"]


@pytest.mark.rule("KH-BARB-T9")
def test_tile_9_builds_two_mines_for_0_wood_with_waiting_miners() -> None:
    table = ready_for_barbara(9).with_groschen(0).with_miners(pool=1, waiting=8)

    table.play("card:6:barbara", "take", "mine:1", "space:B1", "take", "mine:2", "space:B2")

    assert (table.mine_at("B1"), table.mine_at("B2")) == ("mine-1", "mine-2")
    assert table.miners() == (1, 6)
    assert table.paid == 0


@pytest.mark.rule("KH-BARB-T9")
def test_tile_9_uses_pool_miners_only_if_none_wait() -> None:
    table = ready_for_barbara(9).with_miners(pool=1, waiting=1)

    table.play("card:6:barbara", "take", "mine:1", "space:B1")
    assert table.miners() == (1, 0)
    table.play("take", "mine:2", "space:F1")

    assert table.miners() == (0, 0)


@pytest.mark.rule("KH-BARB-T9")
def test_tile_9_skips_the_permit_and_tops_nothing_up() -> None:
    table = ready_for_barbara(9).with_miners(pool=0, waiting=8).printing_price("permits", 3)

    table.play("card:6:barbara", "take")

    assert table.asked == "mine"
    assert table.miners() == (0, 8)
    assert table.paid == 0


@pytest.mark.rule("KH-BARB-T9")
def test_each_mine_of_tile_9_draws_again_at_the_current_level() -> None:
    table = ready_for_barbara(9).with_technology(2)

    table.play("card:6:barbara", "take", "mine:1", "space:B1", "take")

    assert table.drawn == ["mine-3", "mine-4"]
    assert table.mine_discard == ["mine-2"]


@pytest.mark.rule("KH-BARB-T9", "KH-FRAME-5")
def test_each_mine_of_tile_9_may_be_ignored_before_the_draw() -> None:
    table = ready_for_barbara(9)

    table.play("card:6:barbara", "ignore", "take", "mine:1", "space:B1")

    assert table.mine_at("B1") == "mine-1"
    assert (table.asked, table.barbara) == ("card", 10)


@pytest.mark.rule("KH-BARB-T9", "KH-MINE-7")
def test_each_mine_of_tile_9_may_be_declined_after_the_draw() -> None:
    table = ready_for_barbara(9)

    table.play("card:6:barbara", "take", "ignore", "take", "ignore")

    assert table.mine_discard == ["mine-1", "mine-2"]
    assert table.miners() == (1, 8)


@pytest.mark.rule("KH-BARB-T9")
def test_with_one_miner_the_second_mine_draws_nothing() -> None:
    table = ready_for_barbara(9).with_miners(pool=0, waiting=1)

    table.play("card:6:barbara", "take", "mine:1", "space:B1")

    assert table.mine_stack[0] == "mine-2"
    assert (table.asked, table.barbara) == ("card", 10)


@pytest.mark.rule("KH-BARB-T9")
def test_a_space_of_tile_9_need_not_be_affordable() -> None:
    table = ready_for_barbara(9).with_groschen(0)
    table.printing("mine-5", cost=9).with_mine("C2", "mine-5")

    table.play("card:6:barbara", "take", "mine:1")

    assert table.can("space:C3")


@pytest.mark.rule("KH-BARB-T10")
def test_tile_10_scores_one_own_building_as_in_final_scoring() -> None:
    table = a_table_of_neighbors().with_barbara(10).printing("builders-1", dots="red yellow")
    table.printing("green-1", dots="red red yellow blue")

    table.play("card:6:barbara")
    assert table.legal() == ["score:B3", "score:D3", "ignore"]
    assert table.why_not("score:C4") == ["KH-BARB-T10"]
    table.play("score:B3")

    assert table.score() == 3
    assert table.points("barbara") == 3


@pytest.mark.rule("KH-BARB-T10")
def test_tile_10_counts_the_edges() -> None:
    table = ready_for_barbara(10).printing("builders-1", dots="red")
    table.box.printing_village("A3", "red")
    table.with_building("A3", "builders-1", owner=0)

    table.play("card:6:barbara", "score:A3")

    assert table.score() == 1


@pytest.mark.rule("KH-BARB-T10", "KH-FINAL-1")
def test_the_building_of_tile_10_scores_again_at_the_end() -> None:
    table = a_table_of_neighbors().with_barbara(10).printing("builders-1", dots="red")
    table.printing("green-1", dots="red")

    table.play("card:6:barbara", "score:B3").end_round(5)

    assert table.points("barbara") == 1
    assert table.points("final_city") == 1


@pytest.mark.rule("KH-BARB-T11")
def test_tile_11_gives_5_points_and_is_the_last() -> None:
    table = ready_for_barbara(11).with_pelicans(2)

    table.play("card:6:barbara")

    assert table.score() == 5
    assert table.barbara == 12


@pytest.mark.rule("KH-BARB-T11")
def test_after_tile_11_the_action_gives_2_reputation() -> None:
    table = ready_for_barbara(11).with_pelicans(2)

    table.play("card:6:barbara", "card:2:joker", "joker:barbara")

    assert table.score() == 5
    assert table.reputation() == -1 + 2
    assert table.pelicans() == (0, 2)
