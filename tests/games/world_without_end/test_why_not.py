"""World Without End, every way to say no: the rule, the message and its arguments."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from silverspire.games.world_without_end.components import (
    DONATION_CARD,
    EFFECT_WIDTH,
    GRAIN_CARD,
)
from silverspire.games.world_without_end.game import GAME
from silverspire.games.world_without_end.questions import (
    ACTION_ASKED,
    FREE_HOUSE_ASKED,
    PAYMENT_ASKED,
    PROTECTION_ASKED,
)
from silverspire.games.world_without_end.refusals import REFUSALS
from silverspire.games.world_without_end.rules.chapters import GOLD_DUTY
from silverspire.kernel.chance import draw_below, open_streams
from silverspire.kernel.errors import Argument, GameOver, IllegalChoice, UnknownChoice
from tests.games.world_without_end.effects import (
    fee,
    gain_one_of,
    lose_one_of,
    no_treatment,
    pay_or_lose,
    trade_each_round,
)
from tests.games.world_without_end.table import TableTop, a_last_round, a_table


def to_build() -> TableTop:
    """A project is to be chosen: mill and bridge are open, church complete, palace canceled."""
    table = a_table(chapter=2).with_goods(stone=1).with_project("mill").with_project("palace")
    table.with_project("chapel", stone=3).with_complete_project("church")
    return table.with_canceled_project("palace").play("play:project")


def to_build_a_house() -> TableTop:
    """Seat 0 has a house on space 3, seat 1 on space 1; there is stone and no wood."""
    table = a_table(chapter=2).with_goods(stone=1, gold=4).with_house(3).with_house(1, seat=1)
    return table.play("play:house")


def to_rent() -> TableTop:
    table = a_table(chapter=2).with_house(1, 3, 5).with_house(7, seat=1)
    return table.play("play:rent", "house:3")


def to_sell(wool: int = 2, cloth: int = 2, chapter: int = 2) -> TableTop:
    return a_table(chapter=chapter).with_goods(wool=wool, cloth=cloth).play("play:sale")


def to_treat() -> TableTop:
    """Locations 2, 4, 5 and 6 are sick; knowledge 4."""
    table = a_table(chapter=3).with_goods(knowledge=4).with_sick(2, 1).with_sick(4, 2)
    return table.with_sick(5, 5).with_sick(6, 2).play("play:medicine")


def with_an_exchange() -> TableTop:
    return a_table().with_goods(wool=2).with_long_term(trade_each_round("1 wool", "3 gold"))


def without_seals() -> TableTop:
    """Both seals of seat 0 lie on projects; the donation card is played."""
    table = a_table(chapter=2).with_project("mill").with_project("chapel").with_seal("mill")
    return table.with_seal("chapel").with_cards(["donation"], ["rent"])


def with_a_payment() -> TableTop:
    """An event asks for 5 gold or 3 points; nobody has so much."""
    table = a_table().drawing(pay_or_lose("5 gold", 3))
    return table.asking(PAYMENT_ASKED, len(table.state.components.effects) - EFFECT_WIDTH)


# Refusals of a card that may be played, but would do nothing: see test_idle_cards.py.
OF_IDLE_CARDS = {
    "refusal-no-actions-now",
    "refusal-action-forbidden",
    "refusal-nothing-to-repeat",
    "refusal-nothing-to-place",
    "refusal-nothing-to-sell",
    "refusal-nothing-to-weave",
    "refusal-no-house-space",
    "refusal-no-house-to-rent",
    "refusal-no-project-open",
}

Situation = Callable[[], TableTop]
Refusal = tuple[Situation, str, str, dict[str, Argument]]

CASES: dict[str, Refusal] = {
    "refusal-other-question": (
        a_table,
        "arrow:0",
        "WWE-ROUND-1",
        {"choice": "arrow:0", "asked": "card"},
    ),
    "refusal-outlaws-unpaid": (
        lambda: a_table().favor_on("prior").with_goods(gold=0).draw(),
        "arrow:1",
        "WWE-FAVOR-2",
        {"gold": 0},
    ),
    "refusal-card-not-in-hand": (
        lambda: a_table().with_cards(["grain"], ["rent"]),
        "play:rent",
        "WWE-ACT-2",
        {"card": "rent"},
    ),
    "refusal-card-not-yet": (
        lambda: a_table(first_game=True),
        "play:medicine",
        "WWE-ACT-2",
        {"card": "medicine"},
    ),
    "refusal-not-this-action": (
        lambda: a_table().play("play:grain"),
        "good:stone",
        "WWE-ACT-1",
        {"card": "grain"},
    ),
    "refusal-not-in-supply": (
        lambda: a_table().with_supply(stone=0).play("play:resource"),
        "good:stone",
        "WWE-ACT-3",
        {},
    ),
    "refusal-not-in-play": (to_build, "project:tower", "WWE-PROJ-1", {}),
    "refusal-project-complete": (to_build, "project:church", "WWE-PROJ-1", {}),
    "refusal-project-canceled": (to_build, "project:palace", "WWE-PROJ-5", {}),
    "refusal-no-matching-space": (to_build, "project:chapel", "WWE-ACT-4", {}),
    "refusal-good-not-held": (
        lambda: (
            a_table().with_goods(grain=1, cloth=1).drawing(lose_one_of("grain", "cloth", "wood"))
        ),
        "good:wood",
        "WWE-EVENT-4",
        {"good": "wood"},
    ),
    "refusal-nothing-sold": (lambda: to_sell(cloth=0), "wool:0", "WWE-ACT-5", {}),
    "refusal-too-few-wool": (to_sell, "wool:3", "WWE-ACT-5", {}),
    "refusal-too-few-cloth": (
        lambda: (
            a_table(chapter=2)
            .printing(cloth_limit=2)
            .with_goods(wool=1, cloth=1)
            .play("play:sale", "wool:1")
        ),
        "cloth:2",
        "WWE-ACT-5",
        {},
    ),
    "refusal-cloth-limit": (lambda: to_sell().play("wool:1"), "cloth:2", "WWE-ACT-5", {}),
    "refusal-fair-closed": (
        lambda: a_table(chapter=2).with_goods(cloth=1).with_fair("wool").play("play:sale"),
        "wool:1",
        "WWE-ACT-5",
        {},
    ),
    "refusal-space-taken": (to_build_a_house, "house:1", "WWE-ACT-7", {}),
    "refusal-same-income": (to_build_a_house, "house:4", "WWE-ACT-7", {}),
    "refusal-house-unpaid": (
        to_build_a_house,
        "house:2",
        "WWE-ACT-7",
        {"short": "resource", "cost": 1, "gold": 4, "good": "wood", "amount": 1},
    ),
    "refusal-not-your-house": (to_rent, "house:7", "WWE-ACT-8", {}),
    "refusal-rented-already": (to_rent, "house:3", "WWE-ACT-8", {}),
    "refusal-seal-there": (
        lambda: a_table(chapter=2).with_project("mill").with_seal("mill").play("play:donation"),
        "project:mill",
        "WWE-ACT-9",
        {},
    ),
    "refusal-cloth-short": (
        lambda: a_table(chapter=2).with_goods(wool=2).with_supply(cloth=1).play("play:cloth"),
        "cloth:2",
        "WWE-ACT-10",
        {},
    ),
    "refusal-weaves-one-or-two": (
        lambda: a_table(chapter=2).with_goods(wool=2).play("play:cloth"),
        "cloth:0",
        "WWE-ACT-10",
        {},
    ),
    "refusal-not-sick": (to_treat, "treat:7", "WWE-PLAGUE-3", {}),
    "refusal-too-little-knowledge": (to_treat, "treat:5", "WWE-PLAGUE-3", {"value": 5}),
    "refusal-out-of-order": (lambda: to_treat().play("treat:4"), "treat:2", "WWE-PLAGUE-4", {}),
    "refusal-no-treatment-now": (
        lambda: (
            a_table(chapter=3).with_sick(2, 1).with_long_term(no_treatment()).play("play:medicine")
        ),
        "treat:2",
        "WWE-EVENT-1",
        {},
    ),
    "refusal-no-exchange": (a_table, "trade:first", "WWE-ROUND-1", {}),
    "refusal-exchanged-already": (
        lambda: with_an_exchange().play("trade:first"),
        "trade:first",
        "WWE-ROUND-1",
        {},
    ),
    "refusal-at-court": (
        lambda: with_an_exchange().at_court(),
        "trade:first",
        "WWE-CHAP-3",
        {},
    ),
    "refusal-exchange-short": (
        lambda: with_an_exchange().with_goods(wool=0),
        "trade:first",
        "WWE-EVENT-4",
        {"amount": 1, "good": "wool", "held": 0},
    ),
    "refusal-good-not-named": (
        lambda: a_table().drawing(gain_one_of("grain", "cloth")),
        "good:gold",
        "WWE-EVENT-4",
        {"good": "gold"},
    ),
    # A question with one answer is not asked; these are put all the same.
    "refusal-fee-unpaid": (
        lambda: (
            a_table()
            .with_cards(["grain"], ["rent"])
            .with_long_term(fee("grain", 3))
            .asking(ACTION_ASKED, GRAIN_CARD)
        ),
        "perform",
        "WWE-EVENT-1",
        {"cost": 3, "gold": 2},
    ),
    "refusal-no-house-left": (
        lambda: a_table(chapter=3).with_house(1, 3, 5, 7).asking(FREE_HOUSE_ASKED),
        "house:9",
        "WWE-ACT-7",
        {},
    ),
    "refusal-no-seal-left": (
        lambda: without_seals().asking(ACTION_ASKED, DONATION_CARD),
        "project:bridge",
        "WWE-ACT-9",
        {},
    ),
    "refusal-donation-unpaid": (
        lambda: (
            a_table(chapter=2)
            .with_goods(gold=0)
            .with_cards(["donation"], ["rent"])
            .asking(ACTION_ASKED, DONATION_CARD)
        ),
        "project:bridge",
        "WWE-ACT-9",
        {"cost": 1, "gold": 0},
    ),
    "refusal-cannot-pay": (
        with_a_payment,
        "perform",
        "WWE-EVENT-4",
        {"amount": 5, "good": "gold", "held": 2},
    ),
    "refusal-no-loyalty": (
        lambda: a_last_round().asking(PROTECTION_ASKED, GOLD_DUTY),
        "perform",
        "WWE-CHAP-4",
        {},
    ),
    "refusal-compulsory-here": (
        lambda: a_table().with_goods(stone=1, wood=1).play("play:project", "project:bridge"),
        "decline",
        "WWE-ACT-2",
        {},
    ),
    "refusal-game-over": (
        lambda: a_last_round(chapter=4).end_chapter(),
        "play:grain",
        "WWE-END-1",
        {},
    ),
}


@pytest.mark.parametrize("message", CASES)
def test_a_refusal_names_its_rule_and_its_numbers(message: str) -> None:
    situation, choice, rule, arguments = CASES[message]

    reason = situation().reason(choice)

    assert reason == (rule, message, arguments)


def test_every_refusal_has_its_situation() -> None:
    assert {row.message for row in REFUSALS.rows[1:]} == CASES.keys() | OF_IDLE_CARDS


@pytest.mark.rule("WWE-ACT-2")
def test_a_card_that_cannot_be_discarded_is_refused_as_one_that_cannot_be_played() -> None:
    table = a_table().play("play:grain", "perform")

    assert table.reason("discard:grain") == (
        "WWE-ACT-2",
        "refusal-card-not-in-hand",
        {"card": "grain"},
    )


def test_a_legal_choice_has_no_reason_against_it() -> None:
    table = a_table()

    assert table.why_not("play:grain") == []


def test_a_refused_choice_changes_nothing() -> None:
    table = a_table()
    before = table.state.to_bytes()

    with pytest.raises(IllegalChoice) as refused:
        table.state.apply(GAME.choice_of("arrow:0"))

    assert [reason.rule for reason in refused.value.reasons] == ["WWE-ROUND-1"]
    assert table.state.to_bytes() == before


@pytest.mark.rule("WWE-END-1")
def test_after_the_end_nothing_can_be_chosen() -> None:
    table = a_last_round(chapter=4).end_chapter()

    with pytest.raises(GameOver):
        table.state.apply(GAME.choice_of("play:grain"))


@pytest.mark.parametrize("number", [-1, 104])
def test_there_are_104_choices(number: int) -> None:
    assert len(GAME.choice_names) == 104
    with pytest.raises(UnknownChoice):
        a_table().state.why_not(number)


def disagreements(seats: int, seed: int) -> list[tuple[int, str]]:
    """Positions of a random game where the reasons and the legal choices do not agree."""
    state = GAME.new(seats, seed, {"first_game": seed % 4 == 0})
    streams = open_streams(seed, ("why not",))
    found: list[tuple[int, str]] = []
    while (asked := state.decision()) is not None:
        if asked.number % 3 == seed % 3:
            allowed = {choice for choice in range(104) if state.explain(choice) == ()}
            found += [(asked.number, GAME.name_of(n)) for n in allowed ^ set(asked.choices)]
        state.apply_unchecked(asked.choices[draw_below(streams, 0, len(asked.choices))])
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("batch", range(4))
def test_there_is_a_reason_against_exactly_the_illegal_choices(seats: int, batch: int) -> None:
    assert [disagreements(seats, seed) for seed in range(10 * batch, 10 * batch + 10)] == [[]] * 10
