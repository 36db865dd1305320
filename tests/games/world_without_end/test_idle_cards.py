"""World Without End: a card may always be played; if it would do nothing, the reason is given."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import silverspire
from silverspire.games.world_without_end.game import GAME
from silverspire.games.world_without_end.refusals import REFUSALS
from silverspire.kernel.errors import Argument
from tests.conformance.play import Sitting, some_player
from tests.games.world_without_end.effects import fee, forbid, no_actions, no_sale
from tests.games.world_without_end.table import TableTop, a_table
from tests.games.world_without_end.test_why_not import OF_IDLE_CARDS

IDLE = {"action.declined", "action.forbidden"}

CASES: dict[str, tuple[Callable[[], TableTop], str, dict[str, Argument]]] = {
    "refusal-at-court": (lambda: a_table().at_court(), "grain", {}),
    "refusal-no-actions-now": (
        lambda: a_table().drawing(no_actions()).play("arrow:0"),
        "grain",
        {},
    ),
    "refusal-action-forbidden": (
        lambda: a_table().with_long_term(forbid("grain")),
        "grain",
        {"card": "grain"},
    ),
    "refusal-nothing-to-repeat": (a_table, "privilege", {}),
    "refusal-nothing-to-place": (lambda: a_table(chapter=2), "project", {}),
    "refusal-nothing-to-sell": (lambda: a_table().with_long_term(no_sale()), "sale", {}),
    "refusal-nothing-to-weave": (lambda: a_table().with_goods(wool=0), "cloth", {}),
    "refusal-cloth-short": (
        lambda: a_table().with_goods(wool=1).with_supply(cloth=0),
        "cloth",
        {},
    ),
    "refusal-no-house-to-rent": (a_table, "rent", {}),
    "refusal-not-in-supply": (lambda: a_table().with_supply(grain=0), "grain", {}),
    "refusal-no-seal-left": (
        lambda: (
            a_table(chapter=2)
            .with_project("mill")
            .with_project("chapel")
            .with_seal("mill")
            .with_seal("chapel")
        ),
        "donation",
        {},
    ),
    "refusal-donation-unpaid": (
        lambda: a_table(chapter=2).with_goods(gold=0),
        "donation",
        {"cost": 1, "gold": 0},
    ),
    "refusal-fee-unpaid": (
        lambda: a_table().with_goods(gold=2).with_long_term(fee("grain", 3)),
        "grain",
        {"cost": 3, "gold": 2},
    ),
}


@pytest.mark.parametrize("message", CASES)
def test_a_card_of_no_use_says_why(message: str) -> None:
    situation, card, arguments = CASES[message]
    table = situation()

    (reason,) = table.state.why_in_vain(GAME.choice_of(f"play:{card}"))

    assert (reason.message, reason.arguments) == (message, arguments)


@pytest.mark.rule("WWE-ACT-7")
def test_a_house_that_cannot_be_paid_says_whether_gold_or_a_resource_is_missing() -> None:
    poor = a_table(chapter=2).with_goods(gold=0, stone=1, wood=1)
    bare = a_table(chapter=2).with_goods(gold=3, stone=0, wood=0)

    missing = [
        table.state.why_in_vain(GAME.choice_of("play:house"))[0].arguments["short"]
        for table in (poor, bare)
    ]

    assert missing == ["gold", "resources"]


def test_a_card_that_is_of_use_says_nothing() -> None:
    table = a_table().with_goods(wool=1)

    assert table.state.why_in_vain(GAME.choice_of("play:sale")) == ()
    assert table.state.why_in_vain(GAME.choice_of("play:grain")) == ()


def test_asking_changes_nothing() -> None:
    table = a_table()
    before = table.state.to_bytes()

    table.state.why_in_vain(GAME.choice_of("play:rent"))

    assert table.state.to_bytes() == before


@pytest.mark.parametrize("seats", silverspire.game("world_without_end").seats)
@pytest.mark.parametrize("seed", range(4))
def test_a_reason_is_given_exactly_where_the_preview_shows_a_card_of_no_use(
    seats: int, seed: int
) -> None:
    state = Sitting("world_without_end", seats).new(seed)
    player = some_player(state.game, seed)
    compared = 0
    while (asked := state.decision()) is not None:
        if asked.kind == "card" and asked.number % 3 == 0:
            for choice in asked.choices:
                kinds = {event.kind for event in state.preview(choice).events}
                in_vain = state.why_in_vain(choice)
                assert bool(in_vain) == bool(kinds & IDLE), GAME.name_of(choice)
                compared += 1
        state.apply(player(asked))
    assert compared > 50


def test_every_reason_of_idle_cards_is_a_refusal() -> None:
    assert {row.message for row in REFUSALS.rows} >= OF_IDLE_CARDS
