"""World Without End, the event cards of chapter II that are shipped: each does what it says."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.cards import draw, everybody
from tests.games.world_without_end.table import a_table


@pytest.mark.rule("WWE-CARD-5")
def test_war_on_france_everybody_discards_two_extra_cards_face_down() -> None:
    drawn = draw("event-II-1")

    drawn.table.play(*["discard:rent", "discard:house"] * 4)

    assert drawn.changed == everybody("discards", 2)
    assert drawn.table.asked == "orientation"


@pytest.mark.rule("WWE-CARD-5", "WWE-CHAP-7")
def test_war_on_france_spares_who_is_at_the_royal_court() -> None:
    drawn = draw("event-II-1", a_table(chapter=2).at_court(1))

    drawn.table.play(*["discard:rent", "discard:house"] * 3)

    assert drawn.changed == {"discards of 0": 2, "discards of 2": 2, "discards of 3": 2}


@pytest.mark.rule("WWE-CARD-5", "WWE-ACT-2")
def test_war_on_france_within_the_limit_of_six() -> None:
    table = a_table(2, chapter=2, round_number=6)

    drawn = draw("event-II-1", table)

    assert [len(table.discards(seat)) for seat in range(2)] == [5, 5]
    drawn.table.play("discard:medicine", "discard:medicine")
    assert [len(table.discards(seat)) for seat in range(2)] == [6, 6]
    assert table.asked == "orientation"


@pytest.mark.rule("WWE-CARD-2")
def test_fire_in_kingsbridge_each_player_with_a_house_takes_one_back() -> None:
    drawn = draw("event-II-2", a_table(chapter=2).with_house(1, 3).with_house(5, seat=2))

    drawn.table.play("house:3")

    assert drawn.changed == {"house 3": None, "house 5": None}
    assert [drawn.table.houses(seat) for seat in range(4)] == [3, 4, 4, 4]


@pytest.mark.rule("WWE-CARD-2")
def test_fire_in_kingsbridge_the_space_is_free_to_all() -> None:
    drawn = draw("event-II-2", a_table(chapter=2).with_house(1, seat=1).with_goods(stone=1))

    drawn.table.play("arrow:0", "play:house", "house:1")

    assert drawn.table.owner_of(1) == 0


@pytest.mark.rule("WWE-CARD-2")
def test_fire_in_kingsbridge_without_a_house_nothing() -> None:
    drawn = draw("event-II-2")

    assert drawn.changed == {}
    assert drawn.table.asked == "orientation"


@pytest.mark.rule("WWE-CARD-3")
def test_caris_stands_accused_one_card_is_played_and_no_action_performed() -> None:
    drawn = draw("event-II-3")
    assert drawn.changed == {"no actions": True}

    drawn.table.play("arrow:0", "play:grain", "discard:rent")

    assert drawn.changed == {"no actions": True, "discards of 0": 1}
    assert drawn.table.pile() == ["grain"]
    assert drawn.table.asked_seat == 1


@pytest.mark.rule("WWE-CARD-3", "WWE-CHAP-3")
def test_caris_stands_accused_with_the_royal_court_only_one_action_is_lost() -> None:
    drawn = draw("event-II-3", a_table(chapter=2).at_court())
    drawn.table.play("arrow:0").pass_round().play("arrow:0").pass_turns(3)

    drawn.table.play("play:grain", "perform")

    assert drawn.table.held("grain") == 1


@pytest.mark.rule("WWE-CARD-4")
def test_ralph_fitzgerald_takes_a_grain_wool_or_cloth_of_your_choice() -> None:
    table = a_table(chapter=2).with_goods(0, grain=1, cloth=1).with_goods(2, wool=0, stone=3)

    drawn = draw("event-II-4", table)
    assert table.legal() == ["good:grain", "good:wool", "good:cloth"]
    table.play("good:cloth")

    assert drawn.changed == {"cloth of 0": 0, "wool of 1": 0, "wool of 3": 0}


@pytest.mark.rule("WWE-CARD-7")
def test_godwyn_builds_a_palace_the_palace_enters_and_all_other_projects_are_canceled() -> None:
    drawn = draw("event-II-5", a_table(chapter=2).with_project("mill"))

    assert drawn.changed == {"palace": "in_play", "bridge": "canceled", "mill": "canceled"}


@pytest.mark.rule("WWE-CARD-7", "WWE-PROJ-5")
def test_godwyn_builds_a_palace_at_that_chapter_end_only_it_gains_a_resource() -> None:
    table = a_table(chapter=2, round_number=6).with_all_duties_paid().with_project("mill")

    draw("event-II-5", table).table.play("arrow:0").end_chapter()

    assert table.resources_on("palace") == (1, 0)
    assert table.resources_on("bridge") == (0, 0)
    assert table.resources_on("mill") == (0, 0)
    assert table.canceled_projects == []


@pytest.mark.rule("WWE-CARD-7")
def test_godwyn_builds_a_palace_nothing_gains_a_resource_if_it_is_complete() -> None:
    table = a_table(chapter=2, round_number=6).with_all_duties_paid()
    draw("event-II-5", table).table.with_complete_project("palace").with_project("chapel")

    table.play("arrow:0").end_chapter()

    assert table.events("resource.placed") == []


@pytest.mark.rule("WWE-CARD-7")
def test_godwyn_builds_a_palace_a_project_that_enters_later_gains_no_resource() -> None:
    table = a_table(chapter=2, round_number=6).with_all_duties_paid()
    draw("event-II-5", table).table.with_project("chapel")

    table.play("arrow:0").end_chapter()

    assert table.events("resource.placed") == [{"project": "palace", "good": "stone"}]


@pytest.mark.rule("WWE-CARD-7")
def test_under_the_first_rules_a_project_that_entered_later_gained_a_resource_too() -> None:
    table = a_table(chapter=2, round_number=6).with_all_duties_paid()
    table.state.rules_version = "1"
    draw("event-II-5", table).table.with_project("chapel")

    table.play("arrow:0").end_chapter()

    assert {placed["project"] for placed in table.events("resource.placed")} == {
        "palace",
        "chapel",
    }


@pytest.mark.rule("WWE-CARD-7", "WWE-PROJ-3")
def test_godwyn_builds_a_palace_in_the_next_chapter_every_project_gains_a_resource_again() -> None:
    table = a_table(chapter=2, round_number=6).with_all_duties_paid()
    draw("event-II-5", table).table.play("arrow:0").end_chapter()
    before = table.resources_on("bridge")

    table.end_chapter()

    assert table.resources_on("bridge") == (before[0] + 1, before[1])


@pytest.mark.rule("WWE-CARD-7")
def test_godwyn_builds_a_palace_a_project_that_enters_later_is_open() -> None:
    table = a_table(chapter=2).with_goods(stone=1)

    draw("event-II-5", table).table.with_project("chapel").play("arrow:0", "play:project")

    assert table.can("project:chapel")
    assert table.can("project:palace")
    assert table.why_not("project:bridge") == ["WWE-PROJ-5"]


@pytest.mark.rule("WWE-EVENT-1")
def test_the_staple_is_closed_nothing_is_sold() -> None:
    drawn = draw("event-II-6")

    assert drawn.changed == {"price of wool": None, "price of cloth": None}


@pytest.mark.rule("WWE-EVENT-4")
def test_a_tax_for_the_war_each_player_may_give_a_gold_for_a_loyalty_once() -> None:
    drawn = draw("event-II-7", a_table(chapter=2).with_goods(3, gold=0))

    drawn.table.play("perform", "decline", "perform")

    assert drawn.changed == {"gold of 0": 1, "loyalty of 0": 1, "gold of 2": 1, "loyalty of 2": 1}


@pytest.mark.rule("WWE-EVENT-1")
def test_masons_leave_for_the_war_a_resource_costs_a_gold() -> None:
    drawn = draw("event-II-8")
    assert drawn.changed == {}

    drawn.table.play("arrow:0", "play:resource", "good:stone")

    assert drawn.changed == {"stone of 0": 1, "gold of 0": 1}


@pytest.mark.rule("WWE-EVENT-1")
def test_scarlet_for_the_court_each_round_a_cloth_brings_three_points() -> None:
    drawn = draw("event-II-9", a_table(chapter=2).with_goods(cloth=1))
    assert drawn.changed == {}

    drawn.table.play("arrow:0", "trade:new")

    assert drawn.changed == {"cloth of 0": 0, "points of 0": 11}


@pytest.mark.rule("WWE-PROJ-1")
def test_a_chapel_for_our_lady_the_chapel_enters() -> None:
    drawn = draw("event-II-10")

    assert drawn.changed == {"chapel": "in_play"}


@pytest.mark.rule("WWE-EVENT-2")
def test_the_king_crosses_the_sea_the_king_is_canceled() -> None:
    drawn = draw("event-II-11")

    assert drawn.changed == {"canceled favor": ("king",)}
