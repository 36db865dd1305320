"""World Without End, the event cards of chapter I that are shipped: each does what it says."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.cards import draw, everybody
from tests.games.world_without_end.table import a_table


@pytest.mark.rule("WWE-CARD-1")
def test_slow_work_on_the_bridge_wool_sells_for_one_gold_while_it_lies() -> None:
    drawn = draw("event-I-1", a_table().with_goods(wool=2, gold=0))

    assert drawn.changed == {"price of wool": 1}
    drawn.table.play("arrow:0", "play:sale", "wool:2")

    assert drawn.table.held("gold") == 2


@pytest.mark.rule("WWE-CARD-1")
def test_slow_work_on_the_bridge_cloth_is_unaffected() -> None:
    drawn = draw("event-I-1", a_table().with_fair().with_goods(wool=1, cloth=1, gold=0))

    drawn.table.play("arrow:0", "play:sale", "wool:1", "cloth:1")

    assert drawn.table.held("gold") == 1 + 4


@pytest.mark.rule("WWE-PROJ-1")
def test_a_mill_for_the_fullers_the_mill_enters() -> None:
    drawn = draw("event-I-2")

    assert drawn.changed == {"mill": "in_play"}


@pytest.mark.rule("WWE-SETUP-4")
def test_cloth_at_the_fleece_fair_cloth_is_sold_from_now_on() -> None:
    drawn = draw("event-I-3")

    assert drawn.changed == {"price of cloth": 4}


@pytest.mark.rule("WWE-CARD-9")
def test_buyers_from_florence_each_player_may_trade_a_wool_for_three_gold_once() -> None:
    drawn = draw("event-I-4")

    drawn.table.play("perform", "decline", "perform", "decline")

    assert drawn.changed == {"wool of 0": 0, "gold of 0": 5, "wool of 2": 0, "gold of 2": 5}


@pytest.mark.rule("WWE-EVENT-1")
def test_carters_for_the_building_site_two_points_for_players_who_build_a_house() -> None:
    drawn = draw("event-I-5", a_table().with_goods(stone=1, gold=1))

    assert drawn.changed == {}
    drawn.table.play("arrow:0", "play:house", "house:1")

    assert drawn.changed == {"stone of 0": 0, "gold of 0": 0, "house 1": 0, "points of 0": 10}


@pytest.mark.rule("WWE-EVENT-2")
def test_the_old_bridge_falls_the_merchants_are_canceled_and_everybody_loses_a_point() -> None:
    drawn = draw("event-I-6")

    assert drawn.changed == {"canceled favor": ("merchants",)} | everybody("points", 7)


@pytest.mark.rule("WWE-EVENT-4")
def test_a_dry_summer_each_player_may_buy_a_grain_for_a_gold_once() -> None:
    drawn = draw("event-I-7", a_table().with_goods(2, gold=0))

    drawn.table.play("perform", "decline", "perform")

    assert drawn.changed == {"gold of 0": 1, "grain of 0": 1, "gold of 3": 1, "grain of 3": 1}


@pytest.mark.rule("WWE-EVENT-4")
def test_the_wool_tithe_each_player_may_give_a_wool_for_a_piety_once() -> None:
    drawn = draw("event-I-8", a_table().with_goods(2, wool=0))

    drawn.table.play("perform", "decline", "perform")

    assert drawn.changed == {"wool of 0": 0, "piety of 0": 1, "wool of 3": 0, "piety of 3": 1}


@pytest.mark.rule("WWE-EVENT-4")
def test_a_new_prior_is_chosen_two_points_for_most_piety() -> None:
    drawn = draw("event-I-9", a_table().with_goods(1, piety=2).with_goods(2, piety=1))

    assert drawn.changed == {"points of 1": 10}


@pytest.mark.rule("WWE-PROJ-1")
def test_a_small_church_by_the_river_the_church_enters() -> None:
    drawn = draw("event-I-10")

    assert drawn.changed == {"church": "in_play"}


@pytest.mark.rule("WWE-ROUND-1")
def test_fleeces_from_the_villages_each_round_a_gold_buys_a_wool() -> None:
    drawn = draw("event-I-11")

    assert drawn.changed == {}
    drawn.table.play("arrow:0", "trade:new")
    assert drawn.changed == {"gold of 0": 1, "wool of 0": 2}
    drawn.table.pass_round().play("arrow:0").pass_turns(3)

    assert drawn.table.can("trade:first")


@pytest.mark.rule("WWE-EVENT-1")
def test_fleeces_from_the_villages_two_points_for_players_who_weave() -> None:
    drawn = draw("event-I-11")

    drawn.table.play("arrow:0", "play:cloth", "cloth:1")

    assert drawn.changed == {"wool of 0": 0, "cloth of 0": 1, "points of 0": 10}
