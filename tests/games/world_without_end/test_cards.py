"""World Without End, the 44 event cards that are shipped: each is drawn, and does what it says.

The kind and the effects of a card are those of the pack; everything around it is the plain box, its
corners are blank and nobody falls ill, so that nothing but its text is at work. `changed` is all
that is different on the table since the card was drawn.
"""

from __future__ import annotations

import random
import re
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.world_without_end.components import (
    EFFECT_WIDTH,
    EVENTS_OF_A_CHAPTER,
    GOOD_NAMES,
    GOODS,
    ROUNDS,
)
from silverspire.games.world_without_end.game import GAME
from tests.games.world_without_end.table import TableTop, a_new_game, a_table

SHIPPED = GAME.components()
CARDS = list(SHIPPED.event_keys)
LONG_TERM = {
    *("event-I-1", "event-I-5", "event-I-11"),
    *("event-II-6", "event-II-8", "event-II-9"),
    *("event-III-2", "event-III-9", "event-III-11"),
    *("event-IV-3", "event-IV-4", "event-IV-5"),
}
Changes = dict[str, Any]


def facts(table: TableTop) -> Changes:
    """Everything on the table that a card could change."""
    view = table.view()
    found: Changes = {
        "favor": view["favor"]["person"],
        "cancelled favor": tuple(table.cancelled_favor),
        "no actions": view["no_actions"],
        "random discards": view["random_discards"],
    }
    for good in ("wool", "cloth"):
        found[f"price of {good}"] = table.price(good)
    for seat, player in enumerate(view["players"]):
        found[f"points of {seat}"] = table.points(seat)
        found[f"discards of {seat}"] = player["discard_count"]
        for good in GOOD_NAMES[:GOODS]:
            found[f"{good} of {seat}"] = table.held(good, seat)
    for space, owner in enumerate(view["houses"], start=1):
        found[f"house {space}"] = owner
    for project in view["projects"]:
        state = "cancelled" if project["cancelled"] else project["state"]
        found[project["project"]] = state
        found[f"stone on {project['project']}"] = project["stone"]
        found[f"wood on {project['project']}"] = project["wood"]
    return found


class Drawn:
    """A table on which a shipped card is drawn, and what it changed."""

    def __init__(self, key: str, table: TableTop) -> None:
        self.table = table
        self.before = facts(table)
        card = CARDS.index(key)
        first = int(SHIPPED.event_first[card])
        numbers = [
            tuple(map(int, SHIPPED.effects[at * EFFECT_WIDTH : (at + 1) * EFFECT_WIDTH]))
            for at in range(first, first + int(SHIPPED.event_count[card]))
        ]
        table.drawing(*numbers, long_term=SHIPPED.event_lasting[card] == 1)

    @property
    def changed(self) -> Changes:
        now = facts(self.table)
        return {name: now[name] for name in now if now[name] != self.before[name]}


def draw(key: str, table: TableTop | None = None) -> Drawn:
    """The card on a table of its chapter; everybody has 1 wool, 2 gold and 8 points there."""
    chapter = ("I", "II", "III", "IV").index(key.split("-")[1]) + 1
    table = table or a_table(chapter=chapter)
    assert table.chapter == chapter, "the card is of another chapter"
    return Drawn(key, table)


def everybody(name: str, value: Any) -> Changes:
    return {f"{name} of {seat}": value for seat in range(4)}


# --- Chapter I -----------------------------------------------------------------------------------


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
def test_carters_for_the_building_site_two_points_for_who_builds_a_house() -> None:
    drawn = draw("event-I-5", a_table().with_goods(stone=1, gold=1))

    assert drawn.changed == {}
    drawn.table.play("arrow:0", "play:house", "house:1")

    assert drawn.changed == {"stone of 0": 0, "gold of 0": 0, "house 1": 0, "points of 0": 10}


@pytest.mark.rule("WWE-EVENT-2")
def test_the_old_bridge_falls_the_merchants_are_cancelled_and_everybody_loses_a_point() -> None:
    drawn = draw("event-I-6")

    assert drawn.changed == {"cancelled favor": ("merchants",)} | everybody("points", 7)


@pytest.mark.rule("WWE-EVENT-4")
def test_a_dry_summer_a_grain_or_two_points() -> None:
    drawn = draw("event-I-7", a_table().with_goods(0, grain=1).with_goods(1, grain=1))

    drawn.table.play("perform", "decline")

    assert drawn.changed == {"grain of 0": 0, "points of 1": 6, "points of 2": 6, "points of 3": 6}


@pytest.mark.rule("WWE-EVENT-4")
def test_the_wool_tithe_a_wool_or_two_points() -> None:
    drawn = draw("event-I-8", a_table().with_goods(2, wool=0))

    drawn.table.play("perform", "decline", "perform")

    assert drawn.changed == {"wool of 0": 0, "points of 1": 6, "points of 2": 6, "wool of 3": 0}


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
def test_fleeces_from_the_villages_two_points_for_who_weaves() -> None:
    drawn = draw("event-I-11")

    drawn.table.play("arrow:0", "play:cloth", "cloth:1")

    assert drawn.changed == {"wool of 0": 0, "cloth of 0": 1, "points of 0": 10}


# --- Chapter II ----------------------------------------------------------------------------------


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
def test_godwyn_builds_a_palace_the_palace_enters_and_all_other_projects_are_cancelled() -> None:
    drawn = draw("event-II-5", a_table(chapter=2).with_project("mill"))

    assert drawn.changed == {"palace": "in_play", "bridge": "cancelled", "mill": "cancelled"}


@pytest.mark.rule("WWE-CARD-7", "WWE-PROJ-5")
def test_godwyn_builds_a_palace_at_that_chapter_end_only_it_gains_a_resource() -> None:
    table = a_table(chapter=2, round_number=6).with_all_duties_paid().with_project("mill")

    draw("event-II-5", table).table.play("arrow:0").end_chapter()

    assert table.resources_on("palace") == (1, 0)
    assert table.resources_on("bridge") == (0, 0)
    assert table.resources_on("mill") == (0, 0)
    assert table.cancelled_projects == []


@pytest.mark.rule("WWE-CARD-7")
def test_godwyn_builds_a_palace_none_if_it_is_complete() -> None:
    table = a_table(chapter=2, round_number=6).with_all_duties_paid()
    table.with_complete_project("palace").with_cancelled_project("bridge")

    table.end_chapter()

    assert table.events("resource.placed") == []


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
def test_a_tax_for_the_war_two_gold_or_two_points() -> None:
    drawn = draw("event-II-7", a_table(chapter=2).with_goods(3, gold=1))

    drawn.table.play("perform", "decline", "perform")

    assert drawn.changed == {"gold of 0": 0, "points of 1": 6, "gold of 2": 0, "points of 3": 6}


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
def test_the_king_crosses_the_sea_the_king_is_cancelled() -> None:
    drawn = draw("event-II-11")

    assert drawn.changed == {"cancelled favor": ("king",)}


# --- Chapter III ---------------------------------------------------------------------------------


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
def test_burials_by_night_a_cloth_or_two_points() -> None:
    drawn = draw("event-III-6", a_table(chapter=3).with_goods(0, cloth=1).with_goods(1, cloth=1))

    drawn.table.play("perform", "decline")

    assert drawn.changed == {"cloth of 0": 0, "points of 1": 6, "points of 2": 6, "points of 3": 6}


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
def test_tenants_run_away_everybody_loses_a_gold() -> None:
    drawn = draw("event-III-8", a_table(chapter=3).with_goods(1, gold=0))

    assert drawn.changed == {"gold of 0": 1, "gold of 2": 1, "gold of 3": 1}


@pytest.mark.rule("WWE-EVENT-4")
def test_empty_houses_a_point_for_each_house_and_the_alderman_is_cancelled() -> None:
    drawn = draw("event-III-9", a_table(chapter=3).with_house(1, 3, 5).with_house(7, seat=2))

    assert drawn.changed == {
        "points of 0": 11,
        "points of 2": 9,
        "cancelled favor": ("alderman",),
    }


@pytest.mark.rule("WWE-EVENT-1")
def test_empty_houses_two_points_for_who_builds_a_house() -> None:
    drawn = draw("event-III-9", a_table(chapter=3).with_goods(stone=1, gold=1))

    drawn.table.play("arrow:0", "play:house", "house:1")

    assert drawn.table.points() == 10


@pytest.mark.rule("WWE-EVENT-2")
def test_a_priory_without_a_head_the_prior_is_cancelled() -> None:
    drawn = draw("event-III-10")

    assert drawn.changed == {"cancelled favor": ("prior",)}


@pytest.mark.rule("WWE-EVENT-1")
def test_thanks_of_the_healed_two_points_for_who_donates() -> None:
    drawn = draw("event-III-11")
    assert drawn.changed == {}

    drawn.table.play("arrow:0", "play:donation", "project:bridge")

    assert drawn.changed == {"gold of 0": 1, "points of 0": 10}


# --- Chapter IV ----------------------------------------------------------------------------------


@pytest.mark.rule("WWE-CARD-8")
def test_merthins_dream_the_tower_is_completed_at_once() -> None:
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
def test_a_charter_for_the_borough_a_point_for_each_loyalty() -> None:
    drawn = draw("event-IV-2", a_table(chapter=4).with_goods(1, loyalty=3))

    assert drawn.changed == {"points of 1": 11}


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
def test_a_house_without_heirs_a_point_for_each_house_and_the_alderman_is_cancelled() -> None:
    drawn = draw("event-IV-6", a_table(chapter=4).with_house(1, 3, 5).with_house(7, seat=2))

    assert drawn.changed == {
        "points of 0": 11,
        "points of 2": 9,
        "cancelled favor": ("alderman",),
    }


@pytest.mark.rule("WWE-EVENT-4")
def test_the_plague_returns_who_knows_least_loses_two_points_and_the_prioress_is_cancelled() -> (
    None
):
    table = a_table(chapter=4).with_goods(0, knowledge=2).with_goods(1, knowledge=1)

    drawn = draw("event-IV-7", table)

    assert drawn.changed == {
        "points of 2": 6,
        "points of 3": 6,
        "cancelled favor": ("prioress",),
    }


@pytest.mark.rule("WWE-EVENT-4")
def test_a_tax_on_every_hearth_everybody_loses_up_to_two_gold() -> None:
    drawn = draw("event-IV-8", a_table(chapter=4).with_goods(0, gold=5).with_goods(1, gold=1))

    assert drawn.changed == {"gold of 0": 3, "gold of 1": 0, "gold of 2": 0, "gold of 3": 0}


@pytest.mark.rule("WWE-EVENT-4")
def test_a_new_earl_of_shiring_the_queen_is_cancelled_and_everybody_loses_a_point() -> None:
    drawn = draw("event-IV-9")

    assert drawn.changed == {"cancelled favor": ("queen",)} | everybody("points", 7)


@pytest.mark.rule("WWE-EVENT-4")
def test_a_wedding_in_kingsbridge_a_point_for_all_and_a_cloth_may_bring_three_more() -> None:
    drawn = draw("event-IV-10", a_table(chapter=4).with_goods(0, cloth=1).with_goods(1, cloth=1))

    drawn.table.play("perform", "decline")

    assert drawn.changed == everybody("points", 9) | {"points of 0": 12, "cloth of 0": 0}


@pytest.mark.rule("WWE-EVENT-4", "WWE-CARD-4")
def test_outlaws_on_the_road_take_a_stone_wood_or_gold_and_the_bishop_is_cancelled() -> None:
    drawn = draw("event-IV-11", a_table(chapter=4).with_goods(0, stone=1).with_goods(1, gold=0))
    assert drawn.table.legal() == ["good:stone", "good:gold"]

    drawn.table.play("good:stone")

    assert drawn.changed == {
        "stone of 0": 0,
        "gold of 2": 1,
        "gold of 3": 1,
        "cancelled favor": ("bishop",),
    }


# --- All of them ---------------------------------------------------------------------------------


def test_every_card_has_its_test() -> None:
    drawn = re.findall(r'draw\("(event-[IV]+-\d+)"', Path(__file__).read_text("utf-8"))

    assert set(drawn) == set(CARDS)
    assert len(CARDS) == 44


@pytest.mark.rule("WWE-EVENT-1")
@pytest.mark.parametrize("chapter", ["I", "II", "III", "IV"])
def test_each_chapter_has_eleven_cards_at_most_three_of_them_long_term(chapter: str) -> None:
    cards = [key for key in CARDS if key.split("-")[1] == chapter]

    assert len(cards) == 11
    assert len(LONG_TERM & set(cards)) <= 3


@pytest.mark.rule("WWE-EVENT-1", "WWE-ROUND-6")
@pytest.mark.parametrize("key", CARDS)
def test_only_these_cards_stay_when_the_round_is_over(key: str) -> None:
    table = shipped(key, seats=2, seed=3)

    table.play_any_round()

    assert (key in table.in_force()) == (key in LONG_TERM)


@pytest.mark.rule("WWE-ROUND-1", "WWE-ROUND-2", "WWE-INCOME-1")
@pytest.mark.parametrize("key", CARDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_can_be_drawn_turned_and_played_through(key: str, seats: int) -> None:
    table = shipped(key, seats, seed=seats)
    assert table.event == key

    table.play_any_round()

    assert table.event != key


class ShippedTable(TableTop):
    """The shipped box, with one card drawn in the second round of its chapter."""

    def play_any_round(self) -> None:
        """Everybody makes any choice until the next round."""
        luck = random.Random(len(self.state.made))
        playing = self.round
        while self.round == playing:
            self.state.apply(luck.choice(self.decision.choices))


def shipped(key: str, seats: int, seed: int) -> ShippedTable:
    """Luck decides on what else lies there; the card of the second round is this one."""
    card = CARDS.index(key)
    second = card // EVENTS_OF_A_CHAPTER * ROUNDS + 1
    games = (a_new_game(seats, number) for number in count(seed))
    game = next(game for game in games if game.state.decks[0] != card)
    decks = [int(other) for other in game.state.decks]
    if card in decks:
        decks[decks.index(card)] = decks[second]
    decks[second] = card
    game.state.decks = vec[i64](decks)
    table = ShippedTable(game.state, game.box)
    while table.event != key:
        table.play_any_round()
    return table
