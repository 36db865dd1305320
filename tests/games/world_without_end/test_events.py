"""World Without End, what event cards are composed of: gains, losses, exchanges, orders."""

from __future__ import annotations

import pytest

from silverspire.games.world_without_end.effect_vocabulary import EFFECTS
from tests.games.world_without_end import effects
from tests.games.world_without_end.effects import (
    discard,
    drawn_discards,
    fewest,
    gain,
    gain_one_of,
    gain_points,
    lose,
    lose_one_of,
    lose_points,
    most,
    no_actions,
    pay_or_lose,
    points_per_good,
    points_per_house,
    random_discards,
    return_house,
    trade,
    trade_each_round,
    wool_price,
)
from tests.games.world_without_end.table import a_table


@pytest.mark.rule("WWE-EVENT-1")
def test_the_vocabulary_of_these_tests_is_that_of_the_game() -> None:
    assert set(EFFECTS.numbers) <= set(dir(effects))


@pytest.mark.rule("WWE-EVENT-1", "WWE-ROUND-1")
def test_a_card_without_text_does_nothing() -> None:
    table = a_table()

    table.drawing()

    assert table.happened == ["round.began", "event.revealed"]
    assert table.asked == "orientation"


@pytest.mark.rule("WWE-EVENT-4")
def test_the_effects_of_a_card_happen_in_their_order() -> None:
    table = a_table().with_goods(wool=0)

    table.drawing(gain("wool"), trade("1 wool", "3 gold"), lose_points(1))
    assert table.asked == "event_trade"
    assert table.points() == 8
    table.play("perform", "decline", "decline", "decline")

    assert table.held("gold") == 5
    assert table.all_points() == [7, 7, 7, 7]


@pytest.mark.rule("WWE-EVENT-1")
def test_a_long_term_card_may_have_effects_that_happen_once_too() -> None:
    table = a_table()

    table.drawing(gain("grain"), wool_price(1), long_term=True).play("arrow:0").pass_round()

    assert table.all_held("grain") == [1, 1, 1, 1]
    assert table.price("wool") == 1


@pytest.mark.rule("WWE-EVENT-1")
def test_what_lasts_has_no_effect_on_an_immediate_card() -> None:
    table = a_table()

    table.drawing(wool_price(1))

    assert table.price("wool") == 2


@pytest.mark.rule("WWE-EVENT-1", "WWE-ROUND-1")
def test_an_immediate_card_offers_no_exchange_in_the_turns() -> None:
    table = a_table().drawing(trade_each_round("1 wool", "3 gold")).play("arrow:0")

    assert table.why_not("trade:new") == ["WWE-ROUND-1"]


# --- Gains ---------------------------------------------------------------------------------------


@pytest.mark.rule("WWE-EVENT-4")
@pytest.mark.parametrize("good", ["stone", "cloth", "loyalty", "knowledge", "gold"])
def test_gain_each_player_gains_some_of_a_good(good: str) -> None:
    table = a_table(3).with_all_holding(wool=0, gold=0)

    table.drawing(gain(f"2 {good}"))

    assert table.all_held(good) == [2, 2, 2]


@pytest.mark.rule("WWE-EVENT-4")
def test_gains_go_in_turn_order_from_the_active_player_as_far_as_the_supply_goes() -> None:
    table = a_table(start=2).with_supply(grain=3)

    table.drawing(gain("2 grain"))

    assert table.all_held("grain") == [0, 0, 2, 1]


@pytest.mark.rule("WWE-EVENT-4")
def test_what_is_not_in_supply_is_not_received_and_no_point_instead() -> None:
    table = a_table().with_supply(grain=0)

    table.drawing(gain("grain"))

    assert table.all_held("grain") == [0, 0, 0, 0]
    assert table.all_points() == [8, 8, 8, 8]


@pytest.mark.rule("WWE-EVENT-4", "WWE-CHAP-3")
def test_an_event_still_pays_beggars() -> None:
    table = a_table().with_begging()

    table.drawing(gain("grain"))

    assert table.held("grain") == 1


@pytest.mark.rule("WWE-EVENT-4")
def test_gain_points_each_player_gains_points() -> None:
    table = a_table(3)

    table.drawing(gain_points(2))

    assert table.all_points() == [10, 10, 10]
    assert table.sheet("events") == 2


@pytest.mark.rule("WWE-EVENT-4")
def test_gain_one_of_each_player_chooses_a_good() -> None:
    table = a_table(3).drawing(gain_one_of("stone", "grain", "gold"))

    assert table.legal() == ["good:stone", "good:grain", "good:gold"]
    table.play("good:stone", "good:grain", "good:gold")

    assert (table.held("stone", 0), table.held("grain", 1), table.held("gold", 2)) == (1, 1, 3)
    assert table.asked == "orientation"


@pytest.mark.rule("WWE-EVENT-4")
def test_gain_one_of_among_those_in_supply() -> None:
    table = a_table(3).with_supply(grain=1, stone=5)

    table.drawing(gain_one_of("stone", "grain", "wood")).play("good:grain")

    assert table.legal() == ["good:stone", "good:wood"]
    assert table.reason("good:grain").message == "refusal-not-in-supply"


@pytest.mark.rule("WWE-EVENT-4")
def test_gain_one_of_with_nothing_in_supply_nothing_is_received() -> None:
    table = a_table().with_supply(grain=1, stone=0)

    table.drawing(gain_one_of("stone", "grain"))

    assert table.all_held("grain") == [1, 0, 0, 0]
    assert table.all_points() == [8, 8, 8, 8]
    assert table.asked == "orientation"


# --- Losses --------------------------------------------------------------------------------------


@pytest.mark.rule("WWE-EVENT-4")
def test_lose_each_player_loses_what_they_have_up_to_the_amount() -> None:
    table = a_table().with_goods(0, grain=3).with_goods(1, grain=2).with_goods(2, grain=1)

    table.drawing(lose("2 grain"))

    assert table.all_held("grain") == [1, 0, 0, 0]
    assert table.all_points() == [8, 8, 8, 8]


@pytest.mark.rule("WWE-EVENT-4")
def test_lose_takes_gold_too() -> None:
    table = a_table().with_goods(0, gold=1).with_goods(1, gold=5)

    table.drawing(lose("2 gold"))

    assert table.all_held("gold") == [0, 3, 0, 0]


@pytest.mark.rule("WWE-EVENT-4", "WWE-FRAME-3")
def test_lose_points_each_player_loses_points() -> None:
    table = a_table().with_points(1, seat=1)

    table.drawing(lose_points(3))

    assert table.all_points() == [5, 0, 5, 5]


@pytest.mark.rule("WWE-EVENT-4", "WWE-CARD-4")
def test_lose_one_of_you_choose_among_those_you_have() -> None:
    table = a_table().with_goods(grain=1, cloth=2, wool=0)

    table.drawing(lose_one_of("grain", "cloth", "wool"))
    assert table.legal() == ["good:grain", "good:cloth"]
    assert table.reason("good:wool") == ("WWE-EVENT-4", "refusal-good-not-held", {"good": "wool"})
    table.play("good:cloth")

    assert (table.held("grain"), table.held("cloth")) == (1, 1)


@pytest.mark.rule("WWE-EVENT-4", "WWE-CARD-4")
def test_lose_one_of_a_player_with_one_kind_loses_that_unasked() -> None:
    table = a_table().with_all_holding(wool=0).with_goods(2, grain=2)

    table.drawing(lose_one_of("grain", "cloth", "wool"))

    assert table.held("grain", seat=2) == 1
    assert table.asked == "orientation"


@pytest.mark.rule("WWE-EVENT-4", "WWE-CARD-4")
def test_lose_one_of_a_player_without_any_loses_nothing() -> None:
    table = a_table().with_all_holding(wool=0)

    table.drawing(lose_one_of("grain", "cloth", "wool"))

    assert table.events("good.lost") == []
    assert table.all_points() == [8, 8, 8, 8]


@pytest.mark.rule("WWE-EVENT-4")
def test_pay_or_lose_each_pays_or_loses_points() -> None:
    table = a_table().with_all_holding(gold=3)

    table.drawing(pay_or_lose("2 gold", 3)).play("perform", "decline", "perform", "decline")

    assert table.all_held("gold") == [1, 3, 1, 3]
    assert table.all_points() == [8, 5, 8, 5]


@pytest.mark.rule("WWE-EVENT-4")
def test_pay_or_lose_who_cannot_pay_in_full_keeps_the_goods_and_loses_the_points() -> None:
    table = a_table().with_all_holding(gold=1)

    table.drawing(pay_or_lose("2 gold", 3))

    assert table.all_held("gold") == [1, 1, 1, 1]
    assert table.all_points() == [5, 5, 5, 5]
    assert table.asked == "orientation"


# --- Exchanges -----------------------------------------------------------------------------------


@pytest.mark.rule("WWE-EVENT-4", "WWE-CARD-9")
def test_trade_is_all_or_nothing() -> None:
    table = a_table().with_goods(0, grain=1).with_goods(1, grain=2)

    table.drawing(trade("2 grain", "3 gold"))

    assert table.asked_seat == 1
    table.play("perform")
    assert (table.held("grain", 1), table.held("gold", 1)) == (0, 5)


@pytest.mark.rule("WWE-EVENT-4")
def test_trade_needs_its_good_in_supply_in_full() -> None:
    table = a_table().with_goods(grain=1).with_supply(cloth=1)

    table.drawing(trade("1 grain", "2 cloth"))

    assert table.asked == "orientation"
    assert table.held("grain") == 1


@pytest.mark.rule("WWE-EVENT-4")
def test_trade_the_first_may_take_the_last() -> None:
    table = a_table().with_all_holding(grain=1).with_supply(cloth=1)

    table.drawing(trade("1 grain", "1 cloth")).play("perform")

    assert table.all_held("cloth") == [1, 0, 0, 0]
    assert table.asked == "orientation"


@pytest.mark.rule("WWE-EVENT-4", "WWE-FRAME-3")
def test_trade_may_be_for_points() -> None:
    table = a_table().with_goods(grain=1)

    table.drawing(trade("1 grain", "3 points")).play("perform")

    assert (table.held("grain"), table.points()) == (0, 11)


@pytest.mark.rule("WWE-ROUND-1", "WWE-EVENT-4")
def test_trade_each_round_needs_its_good_in_supply() -> None:
    table = a_table().with_supply(grain=0).with_long_term(trade_each_round("1 gold", "1 grain"))

    assert table.reason("trade:first").message == "refusal-not-in-supply"


@pytest.mark.rule("WWE-ROUND-1")
def test_trade_each_round_may_be_for_points_or_with_points() -> None:
    table = a_table().with_long_term(trade_each_round("2 points", "1 grain"))
    table.with_long_term(trade_each_round("1 grain", "5 points"))

    table.play("trade:first", "trade:second")

    assert table.points() == 8 - 2 + 5
    assert table.held("grain") == 0


@pytest.mark.rule("WWE-ROUND-1")
def test_where_no_exchange_is_offered_none_can_be_made() -> None:
    table = a_table().with_long_term(wool_price(1))

    assert table.why_not("trade:first") == ["WWE-ROUND-1"]
    assert table.why_not("trade:second") == ["WWE-ROUND-1"]
    assert table.why_not("trade:new") == ["WWE-ROUND-1"]


# --- Points by what you have ---------------------------------------------------------------------


@pytest.mark.rule("WWE-EVENT-4")
def test_points_per_good_for_each_that_a_player_holds() -> None:
    table = a_table().with_goods(0, loyalty=3).with_goods(2, loyalty=1)

    table.drawing(points_per_good("loyalty", 2))

    assert table.all_points() == [14, 8, 10, 8]
    assert table.held("loyalty") == 3


@pytest.mark.rule("WWE-EVENT-4", "WWE-FRAME-3")
def test_points_per_good_may_be_lost() -> None:
    table = a_table().with_goods(0, gold=9).with_goods(1, gold=1)

    table.drawing(points_per_good("gold", -1))

    assert table.all_points() == [0, 7, 6, 6]


@pytest.mark.rule("WWE-EVENT-4")
@pytest.mark.parametrize(("points", "expected"), [(2, [12, 8, 10, 8]), (-1, [6, 8, 7, 8])])
def test_points_per_house_for_each_on_the_board(points: int, expected: list[int]) -> None:
    table = a_table(chapter=2).with_house(1, 3).with_house(5, seat=2)

    table.drawing(points_per_house(points))

    assert table.all_points() == expected


@pytest.mark.rule("WWE-EVENT-4")
@pytest.mark.parametrize("points", [3, -3])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_most_whoever_holds_most_of_a_good(points: int, seat: int) -> None:
    table = a_table().with_all_holding(piety=1).with_goods(seat, piety=2)

    table.drawing(most("piety", points))

    assert [table.sheet("events", other) for other in range(4)] == [
        points if other == seat else 0 for other in range(4)
    ]


@pytest.mark.rule("WWE-EVENT-4")
def test_most_all_who_are_tied() -> None:
    table = a_table().with_goods(1, piety=2).with_goods(3, piety=2)

    table.drawing(most("piety", 3))

    assert table.all_points() == [8, 11, 8, 11]


@pytest.mark.rule("WWE-EVENT-4")
def test_most_is_at_least_one() -> None:
    table = a_table()

    table.drawing(most("piety", 3))

    assert table.all_points() == [8, 8, 8, 8]


@pytest.mark.rule("WWE-EVENT-4")
@pytest.mark.parametrize("points", [2, -2])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_fewest_whoever_holds_fewest(points: int, seat: int) -> None:
    table = a_table(3).with_all_holding(knowledge=2).with_goods(seat, knowledge=1)

    table.drawing(fewest("knowledge", points))

    assert [table.sheet("events", other) for other in range(3)] == [
        points if other == seat else 0 for other in range(3)
    ]


@pytest.mark.rule("WWE-EVENT-4")
def test_fewest_none_included_and_all_who_are_tied() -> None:
    table = a_table().with_goods(1, knowledge=1)

    table.drawing(fewest("knowledge", -2))

    assert table.all_points() == [6, 8, 6, 6]


# --- Houses, cards, actions ----------------------------------------------------------------------


@pytest.mark.rule("WWE-CARD-2")
def test_return_house_each_player_takes_one_back_of_their_choice() -> None:
    table = a_table(chapter=2).with_house(1, 3).with_house(5, 7, seat=2)

    table.drawing(return_house())
    assert table.asked == "returned_house"
    assert table.legal() == ["house:1", "house:3"]
    table.play("house:3", "house:5")

    assert [table.owner_of(space) for space in (1, 3, 5, 7)] == [0, None, None, 2]
    assert table.events("house.returned") == [{"house": 3}, {"house": 5}]
    assert (table.houses(0), table.houses(2)) == (3, 3)
    assert table.asked == "orientation"


@pytest.mark.rule("WWE-CARD-5", "WWE-ROUND-1")
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_discard_each_player_discards_that_many_more_cards(cards: int) -> None:
    table = a_table(2).drawing(discard(cards))

    table.play(*["discard:rent", "discard:sale", "discard:house"][:cards])
    assert table.asked_seat == 1
    table.play(*["discard:rent", "discard:sale", "discard:house"][:cards])

    assert table.asked == "orientation"
    assert (len(table.discards(0)), len(table.discards(1))) == (cards, cards)


@pytest.mark.rule("WWE-CARD-6")
def test_random_discards_another_player_draws_each_discard_that_is_due() -> None:
    table = a_table().drawing(random_discards()).play("arrow:0")

    table.pass_round()

    assert table.seats_of("card.drawn_unseen") == [0, 1, 2, 3]
    assert "card.discarded" not in table.happened


@pytest.mark.rule("WWE-CARD-6", "WWE-EVENT-1")
def test_drawn_discards_last_while_the_card_is_in_force() -> None:
    table = a_table().with_long_term(drawn_discards())

    table.pass_round().play("arrow:0").pass_round()

    assert table.seats_of("card.drawn_unseen") == [1, 2, 3, 0]


@pytest.mark.rule("WWE-CARD-3")
def test_no_actions_this_round_nobody_performs_an_action() -> None:
    table = a_table().drawing(no_actions())
    assert "actions.stopped" in table.happened

    table.play("arrow:0", "play:grain", "discard:rent", "play:grain", "discard:rent")

    assert table.all_held("grain") == [0, 0, 0, 0]
    assert table.events("action.forbidden") == [{"card": "grain"}, {"card": "grain"}]


@pytest.mark.rule("WWE-CARD-3")
def test_no_actions_is_over_with_the_round() -> None:
    table = a_table().drawing(no_actions()).play("arrow:0").pass_round()

    table.play("arrow:0", "play:grain", "perform")

    assert table.held("grain", seat=1) == 1
