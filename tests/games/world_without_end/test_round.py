"""World Without End, a round: the event, the turns, the end."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.effects import (
    discard,
    forbid,
    gain,
    lose_one_of,
    no_actions,
    trade,
    trade_each_round,
    wool_price,
)
from tests.games.world_without_end.table import a_last_round, a_table

# --- The event -----------------------------------------------------------------------------------


@pytest.mark.rule("WWE-ROUND-1")
def test_the_active_player_reveals_the_top_event() -> None:
    table = a_table(start=2)
    top = table.state.components.event_keys[table.state.decks[0]]

    table.draw()

    assert table.events("event.revealed", seat=2) == [{"event": top}]
    assert table.event == top


@pytest.mark.rule("WWE-ROUND-1", "WWE-PLAGUE-2")
def test_from_chapter_iii_its_plague_number_comes_before_its_text() -> None:
    table = a_table(chapter=3)

    table.drawing(gain("grain"), plague=4)

    assert table.happened[:4] == ["round.began", "event.revealed", "plague.revealed", "good.gained"]


@pytest.mark.rule("WWE-ROUND-1", "WWE-EVENT-1")
def test_an_immediate_event_resolves_before_orientation() -> None:
    table = a_table()

    table.drawing(gain("grain"))

    assert table.all_held("grain") == [1, 1, 1, 1]
    assert table.asked == "orientation"


@pytest.mark.rule("WWE-ROUND-1")
@pytest.mark.parametrize(("start", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1])])
def test_choices_go_round_from_the_active_player(start: int, order: list[int]) -> None:
    table = a_table(start=start).with_all_holding(grain=1, cloth=1)
    table.drawing(lose_one_of("grain", "cloth"))

    table.play("good:grain", "good:cloth", "good:grain", "good:cloth")

    assert table.seats_of("good.lost") == order


@pytest.mark.rule("WWE-ROUND-1")
def test_an_immediate_exchange_is_made_once_by_each_player() -> None:
    table = a_table().with_all_holding(wool=2)
    table.drawing(trade("1 wool", "3 gold"))

    table.play("perform", "decline", "perform", "perform")

    assert table.asked == "orientation"
    assert table.all_held("wool") == [1, 2, 1, 1]
    assert table.all_held("gold") == [5, 2, 5, 5]


@pytest.mark.rule("WWE-ROUND-1")
def test_the_active_player_stays_active_all_round() -> None:
    table = a_table(start=1)

    table.turn("grain").turn("grain")

    assert table.asked_seat == 3
    assert table.active == 1


# --- Long-term exchanges -------------------------------------------------------------------------


@pytest.mark.rule("WWE-ROUND-1", "WWE-EVENT-1")
def test_a_long_term_exchange_is_not_made_when_its_card_is_revealed() -> None:
    table = a_table().with_all_holding(wool=2)

    table.drawing(trade_each_round("1 wool", "3 gold"), long_term=True)

    assert table.asked == "orientation"


@pytest.mark.rule("WWE-ROUND-1")
def test_it_can_be_made_before_the_action_from_the_round_it_is_drawn() -> None:
    table = a_table().drawing(trade_each_round("1 wool", "3 gold"), long_term=True).play("arrow:0")

    table.play("trade:new")

    assert (table.held("wool"), table.held("gold")) == (0, 5)
    assert table.events("goods.traded", seat=0) == [{"event": table.event}]
    assert table.asked == "card"


@pytest.mark.rule("WWE-ROUND-1")
def test_it_can_be_made_after_the_action() -> None:
    table = a_table().drawing(trade_each_round("1 wool", "3 gold"), long_term=True).play("arrow:0")

    table.play("play:grain", "perform")
    assert table.asked == "exchange"
    table.play("trade:new")

    assert (table.held("wool"), table.held("gold")) == (0, 5)
    assert table.asked == "discard"


@pytest.mark.rule("WWE-ROUND-1")
def test_it_can_be_made_after_an_action_that_is_declined() -> None:
    table = a_table().with_long_term(trade_each_round("1 wool", "3 gold"))

    table.play("play:grain", "decline", "trade:first")

    assert table.held("gold") == 5


@pytest.mark.rule("WWE-ROUND-1")
def test_it_can_be_made_in_a_round_without_actions() -> None:
    table = a_table().with_long_term(trade_each_round("1 wool", "3 gold"))

    table.drawing(no_actions()).play("arrow:0", "play:grain", "trade:first")

    assert table.held("gold") == 5


@pytest.mark.rule("WWE-ROUND-1")
def test_it_can_be_left() -> None:
    table = a_table().with_long_term(trade_each_round("1 wool", "3 gold"))

    table.play("play:grain", "perform", "decline")

    assert table.held("gold") == 2
    assert table.asked == "discard"


@pytest.mark.rule("WWE-ROUND-1")
def test_it_is_made_once_per_player_and_round() -> None:
    table = a_table().with_all_holding(wool=2)
    table.with_long_term(trade_each_round("1 wool", "3 gold"))

    table.play("trade:first")
    assert table.reason("trade:first").message == "refusal-exchanged-already"
    table.turn("grain", "perform")

    assert table.asked_seat == 1
    assert table.can("trade:first")


@pytest.mark.rule("WWE-ROUND-1")
def test_before_the_action_or_after_it_but_not_both() -> None:
    table = a_table().with_goods(wool=2).with_long_term(trade_each_round("1 wool", "3 gold"))

    table.play("trade:first", "play:grain", "perform")

    assert table.asked == "discard"


@pytest.mark.rule("WWE-ROUND-1")
def test_it_can_be_made_again_in_the_next_round() -> None:
    table = a_table().with_goods(wool=2).with_long_term(trade_each_round("1 wool", "3 gold"))

    table.play("trade:first").pass_round().play("arrow:0").pass_turns(3)

    assert table.asked_seat == 0
    assert table.can("trade:first")


@pytest.mark.rule("WWE-ROUND-1")
def test_two_exchanges_in_force_are_made_once_each() -> None:
    table = a_table().with_goods(wool=2)
    table.with_long_term(trade_each_round("1 wool", "3 gold"))
    table.with_long_term(trade_each_round("1 wool", "2 gold"))

    table.play("trade:second", "play:grain", "perform", "trade:first")

    assert table.held("gold") == 2 + 2 + 3
    assert table.asked == "discard"


@pytest.mark.rule("WWE-ROUND-1", "WWE-CHAP-3")
def test_not_at_the_royal_court() -> None:
    table = a_table().with_long_term(trade_each_round("1 wool", "3 gold")).at_court()

    assert table.reason("trade:first") == ("WWE-CHAP-3", "refusal-at-court", {})
    assert table.play("play:grain").asked == "discard"


@pytest.mark.rule("WWE-ROUND-1", "WWE-EVENT-4")
def test_without_the_goods_for_it_nobody_is_asked() -> None:
    table = a_table().with_goods(wool=0).with_long_term(trade_each_round("1 wool", "3 gold"))

    table.play("play:grain", "perform")

    assert table.asked == "discard"


# --- Turns ---------------------------------------------------------------------------------------


@pytest.mark.rule("WWE-ROUND-5")
@pytest.mark.parametrize(("start", "order"), [(0, [0, 1, 2, 3]), (3, [3, 0, 1, 2])])
def test_each_player_plays_a_card_the_active_player_first(start: int, order: list[int]) -> None:
    table = a_table(start=start)

    table.pass_round()

    assert table.seats_of("card.played") == order


@pytest.mark.rule("WWE-ROUND-5")
def test_a_turn_is_a_card_its_action_and_a_discard_then_the_next_player() -> None:
    table = a_table()

    table.play("play:grain", "perform", "discard:rent")

    assert table.happened == [
        "card.played",
        "good.gained",
        "card.discarded",
        "card.discarded_unseen",
    ]
    assert (table.asked_seat, table.asked) == (1, "card")


@pytest.mark.rule("WWE-ROUND-5")
def test_long_term_events_on_both_spaces_and_the_new_one_are_in_force() -> None:
    table = a_table(chapter=2).with_goods(wool=3)
    table.with_long_term(trade_each_round("1 wool", "3 gold"))
    table.with_long_term(trade_each_round("1 wool", "2 gold"))

    table.drawing(wool_price(1), trade_each_round("1 wool", "1 gold"), long_term=True)
    table.play("arrow:0")

    assert table.price("wool") == 1
    assert [name for name in table.legal() if "trade" in name] == [
        "trade:first",
        "trade:second",
        "trade:new",
    ]


# --- The end of a round --------------------------------------------------------------------------


@pytest.mark.rule("WWE-ROUND-6")
def test_an_immediate_card_leaves_the_game() -> None:
    table = a_table().drawing(gain("grain")).play("arrow:0")
    left = table.event

    table.pass_round()

    assert table.in_force() == [None, None]
    assert table.event != left


@pytest.mark.rule("WWE-ROUND-6")
def test_a_long_term_event_moves_to_the_first_free_space() -> None:
    table = a_table().drawing(wool_price(1), long_term=True).play("arrow:0")
    first = table.event

    table.pass_round()

    assert table.in_force() == [first, None]
    assert table.events("event.stayed") == [{"event": first}]


@pytest.mark.rule("WWE-ROUND-6")
def test_the_second_one_moves_to_the_second_space() -> None:
    table = a_table().with_long_term(wool_price(1))
    first = table.in_force()[0]
    table.drawing(trade_each_round("1 wool", "1 gold"), long_term=True).play("arrow:0")
    second = table.event

    table.pass_round()

    assert table.in_force() == [first, second]


@pytest.mark.rule("WWE-ROUND-6")
def test_a_third_one_replaces_the_one_longest_in_force() -> None:
    table = a_table().with_long_term(wool_price(1)).with_long_term(wool_price(3))
    oldest, younger = table.in_force()
    table.drawing(wool_price(4), long_term=True).play("arrow:0")
    newest = table.event

    table.pass_round()

    assert table.in_force() == [newest, younger]
    assert table.events("event.left") == [{"event": oldest}]


@pytest.mark.rule("WWE-ROUND-6")
def test_a_fourth_one_would_replace_the_second() -> None:
    table = a_table().with_long_term(wool_price(1)).with_long_term(wool_price(3))
    table.printing_next_event(wool_price(5), long_term=True)
    table.drawing(wool_price(4), long_term=True).play("arrow:0")
    third = table.event
    table.pass_round().play("arrow:0")
    fourth = table.event

    table.pass_round()

    assert table.in_force() == [third, fourth]


@pytest.mark.rule("WWE-ROUND-6")
def test_the_replaced_event_holds_to_the_end_of_that_round() -> None:
    table = a_table().with_long_term(trade_each_round("1 wool", "3 gold"))
    table.with_long_term(wool_price(3))

    table.drawing(discard(1), wool_price(4), long_term=True)
    table.play("discard:rent", "discard:rent", "discard:rent", "discard:rent", "arrow:0")
    assert table.can("trade:first")
    table.pass_round().play("arrow:0")

    assert not table.can("trade:first")


@pytest.mark.rule("WWE-ROUND-6")
@pytest.mark.parametrize(("seats", "start", "left"), [(2, 1, 0), (3, 1, 2), (4, 3, 0)])
def test_the_starting_player_token_passes_left(seats: int, start: int, left: int) -> None:
    table = a_table(seats, start=start)

    table.pass_round()

    assert table.active == left
    assert (table.asked_seat, table.asked) == (left, "orientation")


@pytest.mark.rule("WWE-ROUND-6", "WWE-CHAP-6")
def test_after_round_six_it_passes_too() -> None:
    table = a_last_round().with_goods(0, loyalty=1).with_goods(1, loyalty=1)

    table.pass_round()

    assert table.asked == "protection"
    assert table.active == 1
    assert table.asked_seat == 1


@pytest.mark.rule("WWE-EVENT-1")
def test_a_long_term_event_changes_actions_until_it_is_displaced() -> None:
    table = a_table().with_long_term(wool_price(1)).with_long_term(forbid("rent"))
    assert table.price("wool") == 1

    table.drawing(trade_each_round("1 wool", "1 gold"), long_term=True).play("arrow:0")
    assert table.price("wool") == 1
    table.pass_round()

    assert table.price("wool") == 2


@pytest.mark.rule("WWE-EVENT-1", "WWE-CHAP-1")
def test_or_until_the_chapter_ends() -> None:
    table = a_last_round().with_all_duties_paid().with_long_term(wool_price(1))

    table.end_chapter()

    assert table.chapter == 2
    assert table.price("wool") == 2
    assert table.in_force() == [None, None]


@pytest.mark.rule("WWE-EVENT-1", "WWE-ROUND-6")
def test_one_drawn_in_the_last_round_does_not_outlive_the_chapter() -> None:
    table = a_last_round().with_all_duties_paid().drawing(wool_price(1), long_term=True)

    table.play("arrow:0").end_chapter()

    assert table.in_force() == [None, None]
    assert table.price("wool") == 2
