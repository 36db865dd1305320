"""World Without End, the actions: playing a card, performing it, the simple ones and privilege."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.effects import (
    bonus,
    fee,
    forbid,
    no_actions,
    no_treatment,
    wool_price,
)
from tests.games.world_without_end.table import TableTop, a_table

# --- Performing is optional ----------------------------------------------------------------------


@pytest.mark.rule("WWE-ACT-1")
def test_performing_is_decided_after_the_card_is_played() -> None:
    table = a_table()

    table.play("play:grain")

    assert table.pile() == ["grain"]
    assert table.asked == "action"
    assert table.legal() == ["perform", "decline"]


@pytest.mark.rule("WWE-ACT-1")
def test_a_declined_action_does_nothing_and_the_discard_is_still_due() -> None:
    table = a_table()

    table.play("play:grain", "decline")

    assert table.held("grain") == 0
    assert table.pile() == ["grain"]
    assert table.asked == "discard"
    assert table.events("action.declined") == [{"card": "grain"}]


@pytest.mark.rule("WWE-ACT-1")
def test_an_impossible_action_does_nothing_and_the_card_stays_on_the_pile() -> None:
    table = a_table().with_supply(grain=0)

    table.play("play:grain")

    assert table.pile() == ["grain"]
    assert table.asked == "discard"


@pytest.mark.rule("WWE-ACT-1")
@pytest.mark.parametrize(
    "card", ["grain", "piety", "resource", "project", "sale", "house", "rent", "donation", "cloth"]
)
def test_every_card_may_be_played_though_its_action_is_impossible(card: str) -> None:
    table = a_table(chapter=2).with_supply(grain=0, piety=0, stone=0, wood=0)
    table.with_goods(wool=0, gold=0)

    table.play(f"play:{card}")

    assert table.asked == "discard"
    assert not table.performed()


@pytest.mark.rule("WWE-ACT-1")
@pytest.mark.parametrize(
    "choices",
    [
        ("grain", "perform"),
        ("piety", "perform"),
        ("resource", "good:wood"),
        ("sale", "wool:1"),
        ("cloth", "cloth:1"),
        ("medicine", "medicine:gold"),
        ("favor", "perform"),
        ("donation", "project:bridge"),
    ],
)
def test_an_action_counts_as_performed_if_it_changed_anything(choices: tuple[str, str]) -> None:
    table = a_table(chapter=2)

    table.play(f"play:{choices[0]}", choices[1])

    assert table.performed()


@pytest.mark.rule("WWE-ACT-1")
def test_one_card_is_played_from_hand_and_no_other() -> None:
    table = a_table().with_cards(["grain"], ["rent"])

    assert not table.can("play:grain")
    assert table.why_not("play:grain") == ["WWE-ACT-2"]
    assert table.why_not("play:rent") == ["WWE-ACT-2"]


# --- Grain, piety, resource ----------------------------------------------------------------------


@pytest.mark.rule("WWE-ACT-3")
@pytest.mark.parametrize("good", ["grain", "piety"])
def test_grain_gives_a_grain_and_piety_a_piety(good: str) -> None:
    table = a_table()
    before = table.supply(good)

    table.play(f"play:{good}", "perform")

    assert table.held(good) == 1
    assert table.supply(good) == before - 1


@pytest.mark.rule("WWE-ACT-3")
@pytest.mark.parametrize("good", ["stone", "wood"])
def test_resource_gives_a_stone_or_a_wood(good: str) -> None:
    table = a_table()

    table.play("play:resource", f"good:{good}")

    assert table.goods() == {good: 1, "wool": 1, "gold": 2}


@pytest.mark.rule("WWE-ACT-3")
@pytest.mark.parametrize(("missing", "left"), [("stone", "wood"), ("wood", "stone")])
def test_a_resource_that_is_not_in_supply_cannot_be_taken(missing: str, left: str) -> None:
    table = a_table().with_supply(**{missing: 0})

    table.play("play:resource")

    assert table.legal() == ["decline", f"good:{left}"]
    assert table.why_not(f"good:{missing}") == ["WWE-ACT-3"]


@pytest.mark.rule("WWE-ACT-3")
def test_the_last_one_can_be_taken() -> None:
    table = a_table().with_supply(piety=1)

    table.play("play:piety", "perform")

    assert (table.held("piety"), table.supply("piety")) == (1, 0)


# --- Privilege -----------------------------------------------------------------------------------


def after(card: str, performed: bool = True) -> TableTop:
    """The second round of chapter II; seat 0 played a card in the first."""
    table = a_table(chapter=2, round_number=2)
    return table.with_cards([card], ["rent"], performed)


@pytest.mark.rule("WWE-ACT-6")
def test_privilege_performs_the_action_of_the_previous_round_again() -> None:
    table = a_table().turn("grain", "perform").pass_turns(3).play("arrow:0").pass_turns(3)

    table.play("play:privilege", "perform")

    assert table.held("grain") == 2
    assert table.pile() == ["grain", "privilege"]


@pytest.mark.rule("WWE-ACT-6")
def test_with_fresh_choices() -> None:
    table = a_table().turn("resource", "good:stone").pass_turns(3).play("arrow:0").pass_turns(3)

    table.play("play:privilege", "good:wood")

    assert (table.held("stone"), table.held("wood")) == (1, 1)


@pytest.mark.rule("WWE-ACT-6")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("grain", ["perform"]),
        ("piety", ["perform"]),
        ("resource", ["good:stone", "good:wood"]),
        ("project", ["project:bridge"]),
        ("sale", ["wool:1"]),
        ("house", ["house:1", "house:3", "house:5", "house:7", "house:9", "house:11", "house:13"]),
        ("donation", ["project:bridge"]),
        ("cloth", ["cloth:1"]),
        ("medicine", ["medicine:gold"]),
        ("favor", ["perform"]),
    ],
)
def test_it_repeats_any_action(card: str, choices: list[str]) -> None:
    table = after(card).with_goods(stone=1)

    table.play("play:privilege")

    assert [name for name in table.legal() if name != "decline"] == choices


@pytest.mark.rule("WWE-ACT-6")
def test_it_repeats_rent() -> None:
    table = a_table(chapter=2, round_number=2).with_house(1)
    table.with_cards(["rent"], ["house"], performed=True)

    table.play("play:privilege", "house:1")

    assert table.held("grain") == 1


@pytest.mark.rule("WWE-ACT-6")
def test_under_todays_long_term_events() -> None:
    table = after("sale").with_goods(wool=2, gold=0).with_long_term(wool_price(1))

    table.play("play:privilege", "wool:2")

    assert table.held("gold") == 2


@pytest.mark.rule("WWE-ACT-6")
def test_with_their_fees() -> None:
    table = after("grain").with_goods(gold=2).with_long_term(fee("grain", 1))

    table.play("play:privilege", "perform")

    assert table.held("gold") == 1


@pytest.mark.rule("WWE-ACT-6")
def test_and_their_bonuses() -> None:
    table = after("grain").with_long_term(bonus("grain", "2 points"))

    table.play("play:privilege", "perform")

    assert table.sheet("events") == 2


@pytest.mark.rule("WWE-ACT-6")
def test_a_forbidden_action_is_not_repeated() -> None:
    table = after("grain").with_long_term(forbid("grain"))

    table.play("play:privilege")

    assert table.held("grain") == 0
    assert table.asked == "discard"


@pytest.mark.rule("WWE-ACT-6")
def test_nothing_in_round_one() -> None:
    table = a_table()

    table.play("play:privilege")

    assert table.asked == "discard"
    assert not table.performed()


@pytest.mark.rule("WWE-ACT-6")
def test_nothing_of_the_chapter_before() -> None:
    table = a_table(2, round_number=6).with_all_duties_paid().with_supply(grain=5)
    table.with_cards(
        ["favor", "cloth", "rent", "resource", "piety"],
        ["donation", "house", "privilege", "sale", "project"],
    )
    table.turn("grain", "perform").end_chapter()

    table.play("arrow:0", "play:privilege")

    assert table.chapter == 2
    assert table.asked == "discard"


@pytest.mark.rule("WWE-ACT-6")
def test_nothing_if_the_action_was_declined() -> None:
    table = a_table().turn("grain", "decline").pass_turns(3).play("arrow:0").pass_turns(3)

    table.play("play:privilege")

    assert table.held("grain") == 0
    assert table.asked == "discard"


@pytest.mark.rule("WWE-ACT-6")
def test_nothing_if_the_action_was_impossible() -> None:
    table = a_table().with_supply(grain=0).turn("grain").pass_turns(3)
    table.play("arrow:0").pass_turns(3).with_supply(grain=5)

    table.play("play:privilege")

    assert table.held("grain") == 0


@pytest.mark.rule("WWE-ACT-6", "WWE-CARD-3")
def test_nothing_if_the_action_was_forbidden() -> None:
    table = a_table().drawing(no_actions()).play("arrow:0")
    table.turn("grain").pass_turns(3).play("arrow:0").pass_turns(3)

    table.play("play:privilege")

    assert table.held("grain") == 0


@pytest.mark.rule("WWE-ACT-6")
def test_it_repeats_the_last_round_not_an_earlier_one() -> None:
    table = a_table(chapter=2, round_number=3)
    table.with_cards(["grain", "piety"], ["rent", "house"], performed=True)

    table.play("play:privilege", "perform")

    assert (table.held("grain"), table.held("piety")) == (0, 1)


@pytest.mark.rule("WWE-ACT-6", "WWE-ACT-1")
def test_the_repetition_may_be_declined() -> None:
    table = after("grain")

    table.play("play:privilege", "decline")

    assert table.held("grain") == 0
    assert not table.performed()


@pytest.mark.rule("WWE-ACT-6")
def test_a_fee_on_privilege_itself_is_paid_beside_the_repeated_actions() -> None:
    table = after("grain").with_goods(gold=5)
    table.with_long_term(fee("privilege", 2)).with_long_term(fee("grain", 1))

    table.play("play:privilege", "perform")

    assert table.held("gold") == 2


@pytest.mark.rule("WWE-ACT-6")
def test_a_bonus_on_privilege_itself_is_paid() -> None:
    table = after("grain").with_long_term(bonus("privilege", "2 points"))

    table.play("play:privilege", "perform")

    assert table.sheet("events") == 2


# --- Cloth ---------------------------------------------------------------------------------------


@pytest.mark.rule("WWE-ACT-10")
@pytest.mark.parametrize("count", [1, 2])
def test_one_wool_becomes_one_cloth_or_two_become_two(count: int) -> None:
    table = a_table(chapter=2).with_goods(wool=3)

    table.play("play:cloth", f"cloth:{count}")

    assert (table.held("wool"), table.held("cloth")) == (3 - count, count)
    assert table.events("cloth.woven") == [{"amount": count}]


@pytest.mark.rule("WWE-ACT-10")
def test_never_more_than_two() -> None:
    table = a_table(chapter=2).with_goods(wool=5)

    table.play("play:cloth")

    assert table.legal() == ["decline", "cloth:1", "cloth:2"]
    assert table.why_not("cloth:3") == ["WWE-ACT-10"]


@pytest.mark.rule("WWE-ACT-10")
def test_the_wool_must_be_held() -> None:
    table = a_table(chapter=2).with_goods(wool=1)

    table.play("play:cloth")

    assert table.legal() == ["decline", "cloth:1"]


@pytest.mark.rule("WWE-ACT-10")
def test_with_one_cloth_left_in_supply_one_becomes_one() -> None:
    table = a_table(chapter=2).with_goods(wool=3).with_supply(cloth=1)

    table.play("play:cloth")

    assert table.legal() == ["decline", "cloth:1"]
    assert table.why_not("cloth:2") == ["WWE-ACT-10"]


@pytest.mark.rule("WWE-ACT-10", "WWE-ACT-1")
def test_without_cloth_in_supply_nothing_happens() -> None:
    table = a_table(chapter=2).with_goods(wool=3).with_supply(cloth=0)

    table.play("play:cloth")

    assert table.held("wool") == 3
    assert table.asked == "discard"


# --- Medicine ------------------------------------------------------------------------------------


@pytest.mark.rule("WWE-ACT-11")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_medicine_brings_a_gold_and_a_point_in_every_chapter(chapter: int) -> None:
    table = a_table(chapter=chapter)

    table.play("play:medicine", "medicine:gold")

    assert table.held("gold") == 3
    assert table.points() == 9
    assert table.sheet("medicine") == 1


@pytest.mark.rule("WWE-ACT-11")
@pytest.mark.parametrize("chapter", [1, 2])
def test_nobody_is_sick_before_chapter_iii(chapter: int) -> None:
    table = a_table(chapter=chapter).with_goods(knowledge=9)

    table.play("play:medicine")

    assert table.legal() == ["decline", "medicine:gold"]
    assert table.why_not("treat:4") == ["WWE-PLAGUE-3"]


@pytest.mark.rule("WWE-ACT-11", "WWE-PLAGUE-3")
def test_or_it_treats_the_sick_from_chapter_iii() -> None:
    table = a_table(chapter=3).with_goods(knowledge=2).with_sick(4, value=2)

    table.play("play:medicine", "treat:4")

    assert table.locations("healed") == [4]
    assert table.points() == 10


@pytest.mark.rule("WWE-ACT-11")
def test_never_both() -> None:
    table = a_table(chapter=3).with_goods(knowledge=5).with_sick(4, value=2).with_sick(6, value=2)

    table.play("play:medicine", "treat:4")

    assert table.legal() == ["decline", "treat:6"]
    assert table.held("gold") == 2


@pytest.mark.rule("WWE-ACT-11", "WWE-EVENT-1")
def test_where_nobody_is_treated_medicine_still_brings_gold() -> None:
    table = a_table(chapter=3).with_goods(knowledge=5).with_sick(4, value=2)
    table.with_long_term(no_treatment())

    table.play("play:medicine", "medicine:gold")

    assert table.held("gold") == 3
