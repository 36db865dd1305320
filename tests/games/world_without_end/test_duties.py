"""World Without End, duties, penalties and protection."""

from __future__ import annotations

import pytest

from silverspire.games.world_without_end.components import CARD_NAMES
from tests.games.world_without_end.printed import discard, gain
from tests.games.world_without_end.table import TableTop, a_last_round, a_table


def short(
    piety: int = 0, grain: int = 0, gold: int = 0, seat: int = 0, chapter: int = 2
) -> TableTop:
    """The last round; a seat lacks so much of the 2 piety, 2 grain and 3 gold that it owes."""
    table = a_last_round(chapter).with_all_duties_paid()
    return table.with_goods(seat, piety=2 - piety, grain=2 - grain, gold=3 - gold)


# --- The duties ----------------------------------------------------------------------------------


@pytest.mark.rule("WWE-CHAP-2")
def test_everybody_pays_two_piety_two_grain_and_the_tax() -> None:
    table = a_last_round().with_all_holding(piety=2, grain=2, gold=7, wool=0)

    table.printing_tax(4).end_chapter()

    assert [table.goods(seat) for seat in range(4)] == [{"gold": 3}] * 4
    assert table.all_points() == [8, 8, 8, 8]


@pytest.mark.rule("WWE-CHAP-2", "WWE-FRAME-4")
def test_what_is_paid_returns_to_cathedral_and_fields() -> None:
    table = a_last_round().with_all_duties_paid()
    assert (table.supply("piety"), table.supply("grain")) == (4, 2)

    table.end_chapter()

    assert (table.supply("piety"), table.supply("grain")) == (12, 10)


@pytest.mark.rule("WWE-CHAP-2")
def test_piety_then_grain_then_one_tax_roll_for_all_by_the_active_player() -> None:
    table = a_last_round(seats=2).with_all_duties_paid()

    table.end_chapter()

    steps = [event for event in table.told if event.kind in ("duty.paid", "tax.rolled")]
    assert [(event.kind, event.facts.get("duty")) for event in steps] == [
        ("duty.paid", "piety"),
        ("duty.paid", "piety"),
        ("duty.paid", "grain"),
        ("duty.paid", "grain"),
        ("tax.rolled", None),
        ("duty.paid", "gold"),
        ("duty.paid", "gold"),
    ]
    assert table.seats_of("tax.rolled") == [1]


@pytest.mark.rule("WWE-CHAP-2")
@pytest.mark.parametrize("tax", [2, 3, 4, 5])
def test_the_roll_says_how_much_gold(tax: int) -> None:
    table = a_last_round().with_all_duties_paid().with_goods(gold=9)

    table.printing_tax(tax).end_chapter()

    assert table.events("tax.rolled") == [{"amount": tax}]
    assert table.held("gold") == 9 - tax
    assert [result for result in table.state.luck if result.stream == "tax"] == [("tax", (tax,))]


@pytest.mark.rule("WWE-CHAP-2")
def test_the_die_shows_each_of_its_faces() -> None:
    tables = [a_last_round(seats=2, seed=seed) for seed in range(60)]

    ends = [table.printing_tax(2, 3, 3, 4, 4, 5).end_chapter() for table in tables]

    assert {table.events("tax.rolled")[0]["amount"] for table in ends} == {2, 3, 4, 5}


@pytest.mark.rule("WWE-CHAP-2")
@pytest.mark.parametrize(
    ("missing", "points"),
    [
        ({"piety": 1}, 3),
        ({"piety": 2}, 6),
        ({"grain": 1}, 2),
        ({"grain": 2}, 4),
        ({"gold": 1}, 1),
        ({"gold": 3}, 3),
        ({"piety": 1, "grain": 1, "gold": 1}, 6),
    ],
)
def test_each_missing_piety_costs_three_points_grain_two_gold_one(
    missing: dict[str, int], points: int
) -> None:
    table = short(**missing)

    table.end_chapter()

    assert table.points() == 8 - points
    assert table.sheet("duties") == -points


@pytest.mark.rule("WWE-CHAP-2")
def test_you_must_pay_as_far_as_you_can() -> None:
    table = short(piety=1, grain=1, gold=1)

    table.end_chapter()

    assert (table.held("piety"), table.held("grain"), table.held("gold")) == (0, 0, 0)
    assert table.events("duty.paid", seat=0) == [
        {"duty": "piety", "amount": 1, "missing": 1},
        {"duty": "grain", "amount": 1, "missing": 1},
        {"duty": "gold", "amount": 2, "missing": 1},
    ]


@pytest.mark.rule("WWE-CHAP-2")
@pytest.mark.parametrize(
    ("missing", "penalty"), [({"grain": 1}, "begging"), ({"gold": 2}, "court")]
)
def test_a_duty_not_paid_in_full_brings_its_single_penalty(
    missing: dict[str, int], penalty: str
) -> None:
    table = short(**missing)

    table.end_chapter()

    assert table.penalties() == [penalty]
    assert table.penalties(1) == []


@pytest.mark.rule("WWE-CHAP-2")
@pytest.mark.parametrize("missing", [1, 2])
def test_missing_piety_brings_one_penance(missing: int) -> None:
    table = short(piety=missing)

    table.end_chapter()

    assert table.events("penalty.due") == [{"duty": "piety"}]
    assert len(table.discards()) == 1


@pytest.mark.rule("WWE-CHAP-2")
def test_the_die_falls_before_any_protection_is_chosen() -> None:
    table = short(piety=1).with_goods(loyalty=1)

    table.end_chapter()

    assert table.asked == "protection"
    assert table.events("tax.rolled") == [{"amount": 3}]
    assert table.events("duty.paid", seat=0)[2] == {"duty": "gold", "amount": 3, "missing": 0}


@pytest.mark.rule("WWE-CHAP-2")
def test_what_is_owed_and_what_it_costs_is_printed() -> None:
    table = a_last_round().with_all_duties_paid().printing(duty_piety=3, missing_piety_points=2)

    table.end_chapter()

    assert table.all_points() == [6, 6, 6, 6]


@pytest.mark.rule("WWE-CHAP-2")
def test_a_missing_duty_that_costs_no_points_still_brings_its_penalty() -> None:
    table = short(gold=1).printing(missing_gold_points=0)

    table.end_chapter()

    assert table.points() == 8
    assert table.penalties() == ["court"]


@pytest.mark.rule("WWE-CHAP-2", "WWE-FRAME-3")
def test_points_for_duties_stop_at_zero() -> None:
    table = short(piety=2, grain=2).with_points(5)

    table.end_chapter()

    assert table.points() == 0
    assert table.sheet("duties") == -5


# --- Penance -------------------------------------------------------------------------------------


@pytest.mark.rule("WWE-CHAP-3")
def test_penance_a_random_card_from_your_hand_is_discarded_before_the_first_event() -> None:
    table = short(piety=1)

    table.end_chapter()

    assert len(table.discards()) == 1
    assert len(table.hand()) == 11
    order = ["chapter.began", "card.drawn", "round.began", "event.revealed"]
    assert [kind for kind in table.happened if kind in order][-4:] == order


@pytest.mark.rule("WWE-CHAP-3")
def test_only_you_know_it() -> None:
    table = short(piety=1)

    table.end_chapter()

    (drawn,) = [event for event in table.told if event.kind == "card.drawn"]
    assert (drawn.seat, drawn.audience) == (0, 0)
    assert "discards" not in table.view(1)["players"][0]


@pytest.mark.rule("WWE-CHAP-3")
def test_any_card_may_be_drawn() -> None:
    tables = [a_last_round(chapter=2, seats=2, seed=seed) for seed in range(150)]

    drawn = {table.end_chapter().discards()[0] for table in tables}

    assert drawn == set(CARD_NAMES)


@pytest.mark.rule("WWE-CHAP-3", "WWE-ACT-2")
def test_so_there_is_no_discard_after_your_first_card() -> None:
    table = short(piety=1, chapter=2).end_chapter().play("arrow:0").pass_turns(2)

    table.turn(table.hand()[0])

    assert len(table.pile()) == 1
    assert len(table.discards()) == 1


@pytest.mark.rule("WWE-CHAP-3", "WWE-ACT-2")
def test_after_the_second_card_there_is_one() -> None:
    table = short(piety=1, chapter=2).end_chapter().play("arrow:0").pass_round()
    table.play("arrow:0").pass_turns(1)

    table.turn("grain")

    assert len(table.pile()) == 2
    assert len(table.discards()) == 2


# --- Begging -------------------------------------------------------------------------------------


@pytest.mark.rule("WWE-CHAP-3")
def test_begging_no_personal_income_in_round_one_nor_a_point_for_it() -> None:
    table = short(grain=1).end_chapter().with_supply(stone=0)

    table.drawing(corners=["stone", "stone", "gold", "gold"]).play("arrow:0")

    assert table.points(0) == 8 - 2
    assert table.points(1) == 8 + 1
    assert table.seats_of("good.gained") == [2, 3]


@pytest.mark.rule("WWE-CHAP-3")
def test_a_beggar_does_not_even_get_points_as_income() -> None:
    table = a_table(chapter=2).with_begging()

    table.drawing(corners=["points"] * 4).play("arrow:0")

    assert table.all_points() == [8, 9, 9, 9]


@pytest.mark.rule("WWE-CHAP-3")
def test_events_and_favor_still_pay_beggars() -> None:
    table = a_table(chapter=2).with_begging().favor_on("queen")

    table.drawing(gain("grain"), corners=["stone"] * 4).play("arrow:1")

    assert table.goods() == {"grain": 1, "piety": 1, "wool": 1, "gold": 2}


@pytest.mark.rule("WWE-CHAP-3")
def test_begging_is_over_after_round_one() -> None:
    table = a_table(chapter=2).with_begging().printing_next_event(corners=["stone"] * 4)

    table.pass_round().play("arrow:0")

    assert table.all_held("stone") == [1, 1, 1, 1]


# --- The royal court -----------------------------------------------------------------------------


@pytest.mark.rule("WWE-CHAP-3")
def test_royal_court_you_play_and_discard_as_usual_but_perform_no_action() -> None:
    table = a_table(chapter=2).at_court()

    table.play("play:grain", "discard:rent")

    assert table.held("grain") == 0
    assert (table.pile(), table.discards()) == (["grain"], ["rent"])
    assert table.events("action.forbidden") == [{"card": "grain"}]
    assert not table.performed()


@pytest.mark.rule("WWE-CHAP-3")
def test_you_still_orient_and_take_favor() -> None:
    table = a_table(chapter=2).at_court().favor_on("queen").draw()

    table.play("arrow:1")

    assert table.held("piety") == 1


@pytest.mark.rule("WWE-CHAP-3")
def test_you_still_take_your_income() -> None:
    table = a_table(chapter=2).at_court().drawing(corners=["stone"] * 4)

    table.play("arrow:0")

    assert table.held("stone") == 1


@pytest.mark.rule("WWE-CHAP-3")
def test_the_others_perform_theirs() -> None:
    table = a_table(chapter=2).at_court().turn("grain")

    table.play("play:grain", "perform")

    assert table.held("grain", seat=1) == 1


@pytest.mark.rule("WWE-CHAP-3")
def test_the_royal_court_is_over_after_round_one() -> None:
    table = a_table(chapter=2).at_court().pass_round().play("arrow:0").pass_turns(3)

    table.play("play:grain", "perform")

    assert table.held("grain") == 1


@pytest.mark.rule("WWE-CHAP-3")
def test_penalties_may_add_up() -> None:
    table = short(piety=1, grain=1, gold=1)

    table.end_chapter()

    assert table.penalties() == ["begging", "court"]
    assert len(table.discards()) == 1


@pytest.mark.rule("WWE-CHAP-3")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_after_each_chapter_but_the_last(chapter: int) -> None:
    table = short(gold=1, chapter=chapter)

    table.end_chapter()

    assert table.chapter == chapter + 1
    assert table.penalties() == ["court"]


# --- Protection ----------------------------------------------------------------------------------


@pytest.mark.rule("WWE-CHAP-4")
@pytest.mark.parametrize("missing", [{"piety": 2}, {"grain": 2}, {"gold": 3}])
def test_a_loyalty_avoids_a_penalty_whatever_its_size_the_points_are_lost(
    missing: dict[str, int],
) -> None:
    lost = {"piety": 6, "grain": 4, "gold": 3}[next(iter(missing))]
    table = short(**missing).with_goods(loyalty=1).end_chapter()

    table.play("perform")

    assert table.held("loyalty") == 0
    assert table.penalties() == []
    assert table.discards() == []
    assert table.points() == 8 - lost


@pytest.mark.rule("WWE-CHAP-4", "WWE-FRAME-4")
def test_the_loyalty_goes_back_to_its_supply() -> None:
    table = short(gold=1).with_goods(loyalty=1).end_chapter()

    table.play("perform")

    assert table.supply("loyalty") == 14
    assert table.events("penalty.avoided") == [{"duty": "gold"}]


@pytest.mark.rule("WWE-CHAP-4")
def test_it_may_be_kept() -> None:
    table = short(gold=1).with_goods(loyalty=1).end_chapter()

    table.play("decline")

    assert table.held("loyalty") == 1
    assert table.penalties() == ["court"]


@pytest.mark.rule("WWE-CHAP-4")
def test_each_penalty_costs_a_loyalty_of_its_own() -> None:
    table = short(piety=1, grain=1, gold=1).with_goods(loyalty=2).end_chapter()

    table.play("perform", "perform")

    assert table.held("loyalty") == 0
    assert table.penalties() == ["court"]


@pytest.mark.rule("WWE-CHAP-4")
@pytest.mark.parametrize(
    ("choices", "penalties", "cards"),
    [
        (["perform", "perform", "decline"], ["court"], 12),
        (["perform", "decline", "perform"], ["begging"], 12),
        (["decline", "perform", "perform"], [], 11),
        (["decline", "decline", "perform"], ["begging"], 11),
        (["decline", "decline", "decline"], ["begging", "court"], 11),
        (["perform", "perform", "perform"], [], 12),
    ],
)
def test_any_subset_you_can_pay(choices: list[str], penalties: list[str], cards: int) -> None:
    table = short(piety=1, grain=1, gold=1).with_goods(loyalty=3).end_chapter()

    table.play(*choices)

    assert table.penalties() == penalties
    assert len(table.hand()) == cards


@pytest.mark.rule("WWE-CHAP-4")
def test_chosen_openly_after_all_three_duties_the_active_player_first() -> None:
    table = a_last_round(chapter=2, start=1).with_all_holding(loyalty=1, gold=0)

    table.end_chapter()
    assert len(table.events("duty.paid")) == 12
    assert table.asked_seat == table.active == 2
    table.play("perform", "perform", "perform", "perform")

    assert table.seats_of("penalty.avoided") == [2, 3, 0, 1]


@pytest.mark.rule("WWE-CHAP-4")
def test_who_has_no_loyalty_is_not_asked() -> None:
    table = short(gold=1)

    table.end_chapter()

    assert table.asked == "orientation"


@pytest.mark.rule("WWE-CHAP-4")
def test_who_paid_everything_is_not_asked() -> None:
    table = short().with_goods(loyalty=5)

    table.end_chapter()

    assert table.asked == "orientation"
    assert table.held("loyalty") == 5


# --- After chapter IV ----------------------------------------------------------------------------


@pytest.mark.rule("WWE-CHAP-5")
@pytest.mark.parametrize(
    ("missing", "points"), [({"piety": 1}, 6), ({"grain": 2}, 8), ({"gold": 3}, 6)]
)
def test_after_chapter_iv_point_losses_double(missing: dict[str, int], points: int) -> None:
    table = short(**missing, chapter=4).with_points(30)

    table.end_chapter()

    assert table.sheet("duties") == -points


@pytest.mark.rule("WWE-CHAP-5")
def test_there_are_no_penalties() -> None:
    table = short(piety=1, grain=1, gold=1, chapter=4)

    table.end_chapter()

    assert table.over
    assert table.penalties() == []
    assert table.events("penalty.due") == []


@pytest.mark.rule("WWE-CHAP-5")
def test_a_loyalty_avoids_the_doubling_for_one_duty() -> None:
    table = short(piety=1, grain=1, chapter=4).with_points(30).with_goods(loyalty=1).end_chapter()

    table.play("perform")

    assert table.sheet("duties") == -(3 + 2 * 2)
    assert table.held("loyalty") == 0


@pytest.mark.rule("WWE-CHAP-5")
def test_one_for_each_duty_as_you_choose() -> None:
    table = short(piety=1, grain=1, gold=1, chapter=4).with_points(30).with_goods(loyalty=2)

    table.end_chapter().play("perform", "decline", "perform")

    assert table.sheet("duties") == -(3 + 2 * 2 + 1)


@pytest.mark.rule("WWE-CHAP-5", "WWE-FRAME-3")
def test_doubled_losses_stop_at_zero() -> None:
    table = short(piety=2, chapter=4).with_points(7).with_goods(gold=3)

    table.end_chapter()

    assert table.scores()[0] == 0.0


# --- War on France -------------------------------------------------------------------------------


@pytest.mark.rule("WWE-CHAP-7", "WWE-CARD-5")
def test_war_as_the_first_card_spares_players_at_the_royal_court() -> None:
    table = short(gold=1, chapter=1).end_chapter()
    assert table.penalties() == ["court"]

    table.drawing(discard(2))
    table.play(*["discard:rent", "discard:house"] * 3)

    assert table.asked == "orientation"
    assert [len(table.discards(seat)) for seat in range(4)] == [0, 2, 2, 2]


@pytest.mark.rule("WWE-CHAP-7")
def test_not_those_who_bought_it_off_with_loyalty() -> None:
    table = short(gold=1, chapter=1).with_goods(loyalty=1).end_chapter().play("perform")

    table.drawing(discard(2))
    table.play(*["discard:rent", "discard:house"] * 4)

    assert [len(table.discards(seat)) for seat in range(4)] == [2, 2, 2, 2]


@pytest.mark.rule("WWE-CHAP-7")
def test_in_a_later_round_war_spares_nobody() -> None:
    table = short(gold=1, chapter=1).end_chapter().play("arrow:0").pass_round()

    table.drawing(discard(2))
    table.play(*["discard:rent", "discard:house"] * 4)

    assert [len(table.discards(seat)) for seat in range(4)] == [3, 3, 3, 3]
