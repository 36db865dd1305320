"""World Without End, the event cards of chapter IV that are shipped: each does what it says."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.cards import draw, everybody
from tests.games.world_without_end.table import a_table


@pytest.mark.rule("WWE-CARD-8")
def test_merthins_dream_the_tower_is_completed_immediately() -> None:
    table = a_table(chapter=4).with_goods(2, loyalty=1).with_seal("tower", seat=3)

    drawn = draw("event-IV-1", table)

    assert drawn.changed == {
        "tower": "complete",
        "stone on tower": 6,
        "wood on tower": 2,
        "points of 2": 8 + 3,
        "points of 3": 8 + 2,
    }


@pytest.mark.rule("WWE-CARD-8")
def test_merthins_dream_of_a_complete_tower_nothing() -> None:
    drawn = draw("event-IV-1", a_table(chapter=4).with_complete_project("tower"))

    assert drawn.changed == {}


@pytest.mark.rule("WWE-EVENT-4")
def test_a_charter_for_the_borough_a_point_for_each_loyalty_and_the_king_is_canceled() -> None:
    drawn = draw("event-IV-2", a_table(chapter=4).with_goods(1, loyalty=3))

    assert drawn.changed == {"points of 1": 11, "canceled favor": ("king",)}


@pytest.mark.rule("WWE-EVENT-1")
def test_workmen_name_their_price_a_resource_on_a_project_is_worth_two_points() -> None:
    drawn = draw("event-IV-3", a_table(chapter=4).with_goods(stone=1))
    assert drawn.changed == {}

    drawn.table.play("arrow:0", "play:project", "project:bridge")

    assert drawn.table.points() == 8 + 2


@pytest.mark.rule("WWE-CARD-6")
def test_the_statute_of_labourers_discards_are_drawn_at_random_while_it_lies() -> None:
    table = draw("event-IV-4").table.play("arrow:0").pass_round()
    assert "card.drawn_unseen" in table.happened

    table.play("arrow:0", "play:grain", "perform")

    assert table.events("card.drawn", seat=1) != []
    assert table.asked_seat == 2


@pytest.mark.rule("WWE-ROUND-1")
def test_grain_barges_on_the_river_each_round_a_cloth_buys_two_grain() -> None:
    drawn = draw("event-IV-5", a_table(chapter=4).with_goods(cloth=1))
    assert drawn.changed == {}

    drawn.table.play("arrow:0", "trade:new")

    assert drawn.changed == {"cloth of 0": 0, "grain of 0": 2}


@pytest.mark.rule("WWE-EVENT-4")
def test_a_house_without_heirs_a_point_for_each_house_and_the_alderman_is_canceled() -> None:
    drawn = draw("event-IV-6", a_table(chapter=4).with_house(1, 3, 5).with_house(7, seat=2))

    assert drawn.changed == {
        "points of 0": 11,
        "points of 2": 9,
        "canceled favor": ("alderman",),
    }


@pytest.mark.rule("WWE-EVENT-4")
def test_the_plague_returns_who_knows_least_loses_two_points_and_the_prioress_is_canceled() -> None:
    table = a_table(chapter=4).with_goods(0, knowledge=2).with_goods(1, knowledge=1)

    drawn = draw("event-IV-7", table)

    assert drawn.changed == {
        "points of 2": 6,
        "points of 3": 6,
        "canceled favor": ("prioress",),
    }


@pytest.mark.rule("WWE-EVENT-4")
def test_a_tax_on_every_hearth_everybody_loses_up_to_two_gold() -> None:
    drawn = draw("event-IV-8", a_table(chapter=4).with_goods(0, gold=5).with_goods(1, gold=1))

    assert drawn.changed == {"gold of 0": 3, "gold of 1": 0, "gold of 2": 0, "gold of 3": 0}


@pytest.mark.rule("WWE-EVENT-4")
def test_a_new_earl_of_shiring_the_queen_is_canceled_and_everybody_loses_a_point() -> None:
    drawn = draw("event-IV-9")

    assert drawn.changed == {"canceled favor": ("queen",)} | everybody("points", 7)


@pytest.mark.rule("WWE-EVENT-4")
def test_a_wedding_in_kingsbridge_a_point_for_all_and_a_cloth_may_bring_three_more() -> None:
    drawn = draw("event-IV-10", a_table(chapter=4).with_goods(0, cloth=1).with_goods(1, cloth=1))

    drawn.table.play("perform", "decline")

    assert drawn.changed == everybody("points", 9) | {"points of 0": 12, "cloth of 0": 0}


@pytest.mark.rule("WWE-EVENT-4", "WWE-CARD-4")
def test_outlaws_on_the_road_take_a_stone_wood_or_gold_and_the_bishop_is_canceled() -> None:
    drawn = draw("event-IV-11", a_table(chapter=4).with_goods(0, stone=1).with_goods(1, gold=0))
    assert drawn.table.legal() == ["good:stone", "good:gold"]

    drawn.table.play("good:stone")

    assert drawn.changed == {
        "stone of 0": 0,
        "gold of 2": 1,
        "gold of 3": 1,
        "canceled favor": ("bishop",),
    }
