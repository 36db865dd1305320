"""World Without End, what follows from duties not paid: penalties, protection, doubling."""

from __future__ import annotations

import pytest

from silverspire.games.world_without_end.components import CARD_NAMES
from tests.games.world_without_end.effects import discard, gain
from tests.games.world_without_end.table import a_last_round, a_table, short

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

    (drawn,) = [event for event in table.reported if event.kind == "card.drawn"]
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
def test_a_player_without_loyalty_is_not_asked() -> None:
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
