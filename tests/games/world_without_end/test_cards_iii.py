"""World Without End, the event cards of chapter III that are shipped: each does what it says."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.cards import draw, everybody
from tests.games.world_without_end.table import a_table


@pytest.mark.rule("WWE-CARD-6")
def test_fear_comes_with_the_plague_this_round_your_discard_is_drawn_at_random() -> None:
    drawn = draw("event-III-1")
    assert drawn.changed == {"random discards": True}

    drawn.table.play("arrow:0", "play:grain", "perform")

    assert drawn.changed == {"random discards": True, "grain of 0": 1, "discards of 0": 1}
    assert drawn.table.events("card.drawn", seat=0) == [{"card": drawn.table.discards()[0]}]


@pytest.mark.rule("WWE-CARD-6")
def test_fear_comes_with_the_plague_is_over_with_the_round() -> None:
    table = draw("event-III-1").table.play("arrow:0").pass_round()

    table.play("arrow:0", "play:grain", "perform")

    assert table.asked == "discard"


@pytest.mark.rule("WWE-EVENT-1")
def test_the_monks_have_fled_nobody_is_treated() -> None:
    table = a_table(chapter=3).with_goods(knowledge=5).with_sick(4, value=1)
    drawn = draw("event-III-2", table)
    assert drawn.changed == {}

    table.play("arrow:0", "play:medicine")

    assert table.legal() == ["decline", "medicine:gold"]


@pytest.mark.rule("WWE-PROJ-1")
def test_beds_for_the_sick_the_hospital_enters() -> None:
    drawn = draw("event-III-3")

    assert drawn.changed == {"hospital": "in_play"}


@pytest.mark.rule("WWE-EVENT-4")
def test_what_the_nuns_have_learned_everybody_gains_a_medical_knowledge() -> None:
    drawn = draw("event-III-4")

    assert drawn.changed == everybody("knowledge", 1)


@pytest.mark.rule("WWE-EVENT-4")
def test_nobody_reaps_the_fields_everybody_loses_a_grain() -> None:
    drawn = draw("event-III-5", a_table(chapter=3).with_goods(0, grain=2).with_goods(1, grain=1))

    assert drawn.changed == {"grain of 0": 1, "grain of 1": 0}


@pytest.mark.rule("WWE-EVENT-4")
def test_burials_by_night_a_cloth_or_two_points_and_the_outlaws_are_canceled() -> None:
    drawn = draw("event-III-6", a_table(chapter=3).with_goods(0, cloth=1).with_goods(1, cloth=1))

    drawn.table.play("perform", "decline")

    assert drawn.changed == {
        "cloth of 0": 0,
        "points of 1": 6,
        "points of 2": 6,
        "points of 3": 6,
        "canceled favor": ("outlaws", "outlaws"),
    }


@pytest.mark.rule("WWE-EVENT-2")
def test_no_fair_this_year_no_wool_is_sold() -> None:
    drawn = draw("event-III-7")

    assert drawn.changed == {"price of wool": None}


@pytest.mark.rule("WWE-EVENT-4")
def test_no_fair_this_year_a_cloth_may_bring_three_points() -> None:
    table = a_table(chapter=3).with_goods(0, cloth=1).with_goods(1, cloth=1)

    drawn = draw("event-III-7", table)
    table.play("perform", "decline")

    assert drawn.changed == {"price of wool": None, "cloth of 0": 0, "points of 0": 11}


@pytest.mark.rule("WWE-EVENT-4")
def test_tenants_run_away_everybody_loses_a_gold_and_the_alderman_is_canceled() -> None:
    drawn = draw("event-III-8", a_table(chapter=3).with_goods(1, gold=0))

    assert drawn.changed == {
        "gold of 0": 1,
        "gold of 2": 1,
        "gold of 3": 1,
        "canceled favor": ("alderman",),
    }


@pytest.mark.rule("WWE-EVENT-1")
def test_empty_houses_two_points_for_players_who_build_a_house() -> None:
    drawn = draw("event-III-9", a_table(chapter=3).with_goods(stone=1, gold=1))

    drawn.table.play("arrow:0", "play:house", "house:1")

    assert drawn.table.points() == 10


@pytest.mark.rule("WWE-EVENT-2")
def test_a_priory_without_a_head_a_point_for_each_house_and_the_prior_is_canceled() -> None:
    drawn = draw("event-III-10", a_table(chapter=3).with_house(1, 3, 5).with_house(7, seat=2))

    assert drawn.changed == {
        "points of 0": 11,
        "points of 2": 9,
        "canceled favor": ("prior",),
    }


@pytest.mark.rule("WWE-EVENT-1")
def test_thanks_of_the_healed_two_points_for_players_who_donate() -> None:
    drawn = draw("event-III-11")

    drawn.table.play("arrow:0", "play:donation", "project:bridge")

    assert (drawn.table.goods()["gold"], drawn.table.points()) == (1, 10)
