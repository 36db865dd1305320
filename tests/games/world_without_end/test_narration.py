"""World Without End in words: what events, refusals, questions and choices say."""

from __future__ import annotations

import pytest

from silverspire.games.world_without_end.effect_text import effect_text
from silverspire.games.world_without_end.game import GAME
from silverspire.games.world_without_end.narration import WorldWithoutEndNarration
from silverspire.kernel.errors import Reason
from silverspire.kernel.events import Event
from silverspire.kernel.narration import Message
from silverspire.localization import load_localization, render, using_localization
from tests.games.world_without_end.effects import (
    bonus,
    fee,
    lose_one_of,
    pay_or_lose,
    trade,
    trade_each_round,
)
from tests.games.world_without_end.table import TableTop, a_new_game, a_table, short

NAMES = ("Lion", "Stag", "Eagle", "Bear")


def text_of(message: Message | None) -> str:
    return render(message, lambda seat: NAMES[seat]) if message else ""


def narration_of(table: TableTop) -> WorldWithoutEndNarration:
    return GAME.narration(int(table.state.seats), table.state.components)


def question(table: TableTop) -> str:
    """What is asked of the seat whose turn it is."""
    view = table.view(seat=table.asked_seat)
    return text_of(narration_of(table).question(view, table.asked).title)


def question_help(table: TableTop) -> str:
    view = table.view(seat=table.asked_seat)
    return text_of(narration_of(table).question(view, table.asked).help)


def label(table: TableTop, choice: str) -> str:
    view = table.view(seat=table.asked_seat)
    return text_of(narration_of(table).choice(view, choice).label)


def note(table: TableTop, choice: str) -> str:
    view = table.view(seat=table.asked_seat)
    return text_of(narration_of(table).choice(view, choice).note)


def outcome(table: TableTop, choice: str) -> str:
    """What a choice brings beyond its numbers, from the events that follow it here."""
    view = table.view(seat=table.asked_seat)
    events = table.state.clone().apply(GAME.choice_of(choice))
    return text_of(narration_of(table).outcome(view, choice, events))


def happened(kind: str, seat: int | None = None, **facts: str | int) -> str:
    table = a_new_game()
    return text_of(narration_of(table).event(Event(kind, seat, dict(facts)), table.view()))


# --- Questions -----------------------------------------------------------------------------------


def test_a_question_names_the_card_whose_action_is_asked_for_and_what_it_does() -> None:
    table = a_table().with_goods(stone=1, gold=2).play("play:house")

    assert question(table) == "House: 1 gold + resource, build"


def test_a_privilege_is_asked_for_as_the_card_that_it_repeats() -> None:
    table = a_table(round_number=2).with_cards(("grain",), ("favor",), performed=True)

    table.play("play:privilege")

    assert question(table) == "Privilege, as Grain: take 1 grain"


def test_a_question_about_an_action_adds_what_long_term_events_ask_and_give() -> None:
    table = a_table().with_goods(gold=4, stone=1).with_long_term(fee("house", 2))

    table.with_long_term(bonus("house", "1 points")).play("play:house")

    assert question(table) == "House: 1 gold + resource, build · fee 2 gold · bonus 1 VP"


def test_a_payment_says_what_it_costs_and_what_it_saves() -> None:
    table = a_table(seats=2).with_goods(grain=1).drawing(pay_or_lose("1 grain", 2))

    assert question(table).endswith(": pay 1 grain, or lose 2 VP?")


def test_a_loss_names_the_goods_to_choose_from() -> None:
    table = a_table(seats=2).with_all_holding(grain=1, wool=1).drawing(lose_one_of("grain", "wool"))

    assert question(table) == "Which good do you lose: grain or wool?"


@pytest.mark.rule("WWE-CHAP-4")
def test_protection_names_the_penalty_that_a_missing_duty_would_bring() -> None:
    table = short(piety=1).with_goods(loyalty=1).end_chapter()

    assert question(table) == "Pay 1 loyalty to avoid this: penance?"
    assert note(table, "decline").startswith("penance: ")


@pytest.mark.rule("WWE-CHAP-5")
def test_the_last_protection_counts_the_points_that_are_lost_once_more() -> None:
    table = short(piety=2, chapter=4).with_points(20).with_goods(loyalty=1).end_chapter()

    assert question(table) == "Pay 1 loyalty to avoid losing another 6 VP?"
    assert question_help(table) == "In the last chapter, what’s missing costs points twice."
    assert note(table, "decline") == "−6 VP a second time"


# --- Choices -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "called"),
    [
        ("arrow:2", "arrow at 2"),
        ("play:privilege", "Privilege"),
        ("good:wood", "wood"),
        ("project:mill", "Mill"),
        ("wool:0", "no wool"),
        ("wool:3", "3 wool"),
        ("cloth:1", "1 cloth"),
        ("treat:3", "location 3"),
        ("discard:rent", "Rent"),
        ("decline", "no"),
        ("perform", "yes"),
        ("medicine:gold", "take the fee"),
        ("trade:first", "exchange 1"),
    ],
)
def test_a_choice_is_called_by_what_it_is_about(choice: str, called: str) -> None:
    assert label(a_table(), choice) == called


def test_a_house_is_called_by_its_space_and_its_income() -> None:
    assert label(a_new_game(), "house:1") == "house 1 (2 grain)"


def test_yes_and_no_say_what_they_mean() -> None:
    moving = a_table().play("play:favor")
    trading = a_table(seats=2).with_goods(wool=1).drawing(trade("1 wool", "3 gold"))

    assert [label(moving, name) for name in ("perform", "decline")] == [
        *("move the favor marker", "skip the action"),
    ]
    assert label(trading, "perform") == "1 wool → 3 gold"


def test_cloth_is_woven_or_sold() -> None:
    weaving = a_table().with_goods(wool=2).play("play:cloth")
    selling = a_table().with_goods(wool=2, cloth=1).play("play:sale")

    assert label(weaving, "cloth:2") == "weave 2"
    assert label(selling, "cloth:1") == "1 cloth"


def test_an_exchange_says_what_it_gives_and_which_event_offers_it() -> None:
    table = a_table().with_goods(wool=2)

    table.with_long_term(trade_each_round("1 wool", "3 gold"))

    assert label(table, "trade:first").startswith("trade 1 wool → 3 gold (")


# --- Notes ---------------------------------------------------------------------------------------


def test_a_card_says_what_it_does_and_what_it_would_repeat() -> None:
    table = a_table(round_number=2).with_cards(("rent",), ("favor",), performed=True)

    assert note(table, "play:grain") == "take 1 grain"
    assert note(table, "play:privilege") == "repeat Rent"
    assert note(table, "play:medicine") == "1 gold and 1 VP"
    assert note(a_table(chapter=3), "play:medicine") == "1 gold + 1 VP, or treat"


@pytest.mark.parametrize(
    ("card", "known"),
    [
        ("project", "free spaces: 2 stone, 2 wood"),
        ("donation", "bonus 1 VP, 1 cloth; 4 spaces still free"),
    ],
)
def test_a_project_says_what_is_free_or_what_a_donor_gets(card: str, known: str) -> None:
    table = a_table(chapter=2).with_project("mill", stone=1).with_goods(stone=1, gold=2)
    table.printing_project("mill", 3, 2, points=1, good="1 cloth")

    table.play(f"play:{card}")

    assert note(table, "project:mill") == known


def test_an_arrow_says_where_the_marker_lands_and_what_the_favor_brings() -> None:
    table = a_new_game(seats=2, seed=11, start=0)

    assert note(table, "arrow:0") == "marker stays"
    assert note(table, "arrow:3") == "favor: Merchants"
    assert outcome(table, "arrow:3") == "+1 wool"


def test_a_card_of_no_use_says_so() -> None:
    assert outcome(a_table(), "play:rent") == "no use right now"
    assert outcome(a_table(), "play:grain") == ""


def test_a_resource_says_which_project_it_completes() -> None:
    table = a_table(chapter=2).with_goods(stone=2).with_project("mill")

    table.printing_project("mill", 1, 0).play("play:project")

    assert outcome(table, "project:mill") == "completes the Mill"


# --- Event cards, events, refusals ---------------------------------------------------------------


def test_a_negative_number_of_points_is_a_loss() -> None:
    effect = {"effect": "fewest", "facts": {"good": "knowledge", "points": -2}}

    assert text_of(effect_text(effect)) == "The player with the least knowledge loses 2 VP."


def test_a_catalogue_says_what_a_card_does_in_each_chapter() -> None:
    cards = {card["card"]: card for card in GAME.catalogue(4, GAME.components())["cards"]}

    assert [does["arguments"]["plague"] for does in cards["medicine"]["does"]] == [0, 0, 1, 1]


def test_events_are_narrated_with_names() -> None:
    assert happened("good.gained", 1, good="gold", amount=2) == "Stag gains 2 gold."
    assert happened("chapter.began", 0, chapter=3) == "Chapter III begins with Lion."
    assert happened("event.revealed", 0, event="event-I-4") == "Event: Buyers from Florence."
    assert happened("penalty.due", 2, duty="grain") == "Eagle will suffer a penalty: begging."
    assert happened("resource.placed", None, good="stone", project="bridge") == (
        "The town adds stone to the Bridge."
    )


def test_a_refusal_names_what_is_lacking() -> None:
    narration = narration_of(a_new_game())

    reason = Reason("WWE-EVENT-4", "refusal-good-not-held", {"good": "wool"})

    assert text_of(narration.refusal(reason)) == "You don’t have any wool."


def test_names_take_the_form_that_their_language_needs() -> None:
    with using_localization(load_localization("fr")):
        assert "2 de blé" in happened("good.gained", 0, good="grain", amount=2)
        assert "Des acheteurs de Florence" in happened("event.revealed", 0, event="event-I-4")


# --- The log -------------------------------------------------------------------------------------


def lost(good: str, amount: int, seat: int = 2) -> Event:
    return Event("good.lost", seat, {"good": good, "amount": amount})


def gained(good: str, amount: int, seat: int = 2) -> Event:
    return Event("good.gained", seat, {"good": good, "amount": amount})


def logged(*events: Event) -> list[str]:
    lines = narration_of(a_new_game()).log(events, {})
    return [text_of(line.text) for line in lines if line.text]


def test_a_sale_is_one_line_and_what_comes_on_top_is_another() -> None:
    sold = Event("goods.sold", 2, {"wool": 3, "cloth": 0, "paid": 6})

    assert logged(sold, lost("wool", 3), gained("gold", 6), gained("gold", 1)) == [
        "Eagle sells 3 wool for 6 gold.",
        "Eagle gains 1 gold.",
    ]


def test_wool_and_cloth_are_sold_together() -> None:
    sold = Event("goods.sold", 2, {"wool": 1, "cloth": 1, "paid": 6})

    assert logged(sold, lost("wool", 1), lost("cloth", 1), gained("gold", 6)) == [
        "Eagle sells 1 wool and 1 cloth for 6 gold."
    ]


def test_an_exchange_says_what_was_given_and_got() -> None:
    traded = Event("goods.traded", 2, {"event": "event-I-11"})

    [line] = logged(traded, lost("gold", 1), gained("wool", 1))

    assert line == "Eagle trades 1 gold for 1 wool (Fleeces from the Villages)."


def test_an_exchange_can_bring_points() -> None:
    traded = Event("goods.traded", 2, {"event": "event-I-11"})
    points = Event("points.gained", 2, {"source": "events", "amount": 2})

    assert logged(traded, lost("cloth", 1), points)[0].startswith("Eagle trades 1 cloth for 2 VP")


def test_a_house_costs_what_was_paid_for_it_fee_included() -> None:
    built = Event("house.built", 2, {"house": 8})

    assert logged(lost("gold", 1), lost("gold", 1), lost("wood", 1), built) == [
        "Eagle builds house 8 for 2 gold and 1 wood."
    ]
    assert logged(built) == ["Eagle builds house 8."]


def test_what_another_player_pays_is_a_line_of_its_own() -> None:
    given = Event("seal.placed", 2, {"project": "bridge"})

    assert logged(lost("gold", 1, seat=0), lost("gold", 1), given) == [
        "Lion gives up 1 gold.",
        "Eagle donates 1 gold to the Bridge.",
    ]


def test_a_duty_is_listed_once_with_what_is_missing() -> None:
    short_of = Event("duty.paid", 2, {"duty": "grain", "amount": 1, "missing": 1})

    assert logged(lost("grain", 1), short_of) == ["Eagle pays 1 grain and is 1 short."]


def test_in_the_last_chapter_loyalty_avoids_points_and_no_penalty() -> None:
    avoided = Event("doubling.avoided", 2, {"duty": "grain"})

    assert logged(lost("loyalty", 1), avoided) == [
        "Eagle pays 1 loyalty, so the missing grain costs no more points."
    ]


def test_an_event_of_the_last_round_does_not_stay_and_leave() -> None:
    stayed, left = (
        Event(kind, None, {"event": "event-I-11"}) for kind in ("event.stayed", "event.left")
    )

    assert logged(stayed, left) == ["Fleeces from the Villages is no longer in force."]
    assert logged(stayed) == ["Fleeces from the Villages stays in force."]
