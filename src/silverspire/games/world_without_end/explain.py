"""World Without End: why not. The predicates that make the legal choices give the reasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from silverspire.games.world_without_end import refusals
from silverspire.games.world_without_end.choices import (
    ARROW_CHOICE,
    CARD_CHOICE,
    CHOICE_NAMES,
    CLOTH_CHOICE,
    DECLINE_CHOICE,
    DISCARD_CHOICE,
    GOLD_CHOICE,
    GOOD_CHOICE,
    HOUSE_CHOICE,
    PERFORM_CHOICE,
    PROJECT_CHOICE,
    TRADE_CHOICE,
    TREAT_CHOICE,
    WOOL_CHOICE,
)
from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    CARDS,
    GOLD,
    GOOD_NAMES,
    GOODS,
    HOUSE_SPACES,
    LOCATIONS,
    NONE,
    PROJECTS,
)
from silverspire.games.world_without_end.player import Player
from silverspire.games.world_without_end.questions import (
    ACTION_ASKED,
    CARD_ASKED,
    CLOTH_SALE_ASKED,
    DISCARD_ASKED,
    EVENT_TRADE_ASKED,
    EXCHANGE_ASKED,
    FREE_HOUSE_ASKED,
    GAINED_GOOD_ASKED,
    HOSPITAL_ASKED,
    LOST_GOOD_ASKED,
    ORIENTATION_ASKED,
    PAYMENT_ASKED,
    PROTECTION_ASKED,
    RENT_ASKED,
    RESOURCE_ASKED,
    RETURNED_HOUSE_ASKED,
    TREATMENT_ASKED,
)
from silverspire.games.world_without_end.rules import (
    actions,
    chapters,
    effects,
    houses,
    market,
    orientation,
    plague,
    projects,
    turns,
)
from silverspire.games.world_without_end.state import EVENT_PLACES, Table
from silverspire.kernel.errors import Argument, Reason


class Asked(NamedTuple):
    """The pending question: the table, who is asked, and the frame's two numbers."""

    table: Table
    seat: int
    player: Player
    first: int
    second: int


class Family(NamedTuple):
    """A range of choices that answer a question, and the rule's predicate for each, by place."""

    first: int
    size: int
    predicate: Callable[[Asked, int], int]


def _action(first: int) -> Callable[[Asked, int], int]:
    return lambda a, n: actions.action_refusal(a.table, a.seat, a.first, first + n)


def _stop(asked: Asked, _: int) -> int:
    """A first resource must be placed; after it you may stop."""
    return refusals.ALLOWED if asked.second > 0 else refusals.COMPULSORY


def _nothing(asked: Asked, _: int) -> int:
    """Nothing is taken only where nothing named is in supply."""
    return refusals.ALLOWED if DECLINE_CHOICE in asked.table.legal else refusals.COMPULSORY


def _treat(asked: Asked, location: int) -> int:
    return plague.treatment_refusal(asked.table, location, asked.first, asked.second)


def _hospital(asked: Asked, location: int) -> int:
    knowledge = plague.knowledge_of(asked.table, asked.seat)
    return plague.treatment_refusal(asked.table, location, knowledge, NONE)


DECLINE = Family(DECLINE_CHOICE, 1, lambda *_: refusals.ALLOWED)
TRADES = Family(TRADE_CHOICE, EVENT_PLACES, lambda a, n: turns.exchange_refusal(a.table, a.seat, n))

QUESTIONS: dict[int, tuple[Family, ...]] = {
    ORIENTATION_ASKED: (
        Family(ARROW_CHOICE, 4, lambda a, n: orientation.arrow_refusal(a.table, n)),
    ),
    CARD_ASKED: (
        Family(CARD_CHOICE, CARDS, lambda a, n: turns.card_refusal(a.table, a.player, n)),
        TRADES,
    ),
    ACTION_ASKED: (
        Family(PERFORM_CHOICE, 1, _action(PERFORM_CHOICE)),
        DECLINE,
        Family(GOOD_CHOICE, GOODS, _action(GOOD_CHOICE)),
        Family(PROJECT_CHOICE, PROJECTS, _action(PROJECT_CHOICE)),
        Family(WOOL_CHOICE, 16, _action(WOOL_CHOICE)),
        Family(CLOTH_CHOICE, 13, _action(CLOTH_CHOICE)),
        Family(HOUSE_CHOICE, HOUSE_SPACES, _action(HOUSE_CHOICE)),
        Family(GOLD_CHOICE, 1, _action(GOLD_CHOICE)),
        Family(TREAT_CHOICE, LOCATIONS, _action(TREAT_CHOICE)),
    ),
    RESOURCE_ASKED: (
        Family(
            GOOD_CHOICE, GOODS, lambda a, n: projects.place_refusal(a.table, a.seat, a.first, n)
        ),
        Family(DECLINE_CHOICE, 1, _stop),
    ),
    CLOTH_SALE_ASKED: (
        Family(CLOTH_CHOICE, 13, lambda a, n: market.cloth_refusal(a.table, a.seat, n, a.first)),
    ),
    RENT_ASKED: (
        Family(
            HOUSE_CHOICE,
            HOUSE_SPACES,
            lambda a, n: houses.rent_refusal(a.table, a.seat, n, a.first),
        ),
        DECLINE,
    ),
    TREATMENT_ASKED: (Family(TREAT_CHOICE, LOCATIONS, _treat), DECLINE),
    HOSPITAL_ASKED: (Family(TREAT_CHOICE, LOCATIONS, _hospital), DECLINE),
    FREE_HOUSE_ASKED: (
        Family(
            HOUSE_CHOICE,
            HOUSE_SPACES,
            lambda a, n: houses.house_refusal(a.table, a.seat, n, fee=0, free=True),
        ),
        DECLINE,
    ),
    EXCHANGE_ASKED: (TRADES, DECLINE),
    DISCARD_ASKED: (
        Family(DISCARD_CHOICE, CARDS, lambda a, n: turns.card_refusal(a.table, a.player, n)),
    ),
    LOST_GOOD_ASKED: (
        Family(
            GOOD_CHOICE,
            GOODS,
            lambda a, n: effects.lost_good_refusal(a.table, a.seat, a.first, n),
        ),
    ),
    GAINED_GOOD_ASKED: (
        Family(GOOD_CHOICE, GOODS, lambda a, n: effects.gained_good_refusal(a.table, a.first, n)),
        Family(DECLINE_CHOICE, 1, _nothing),
    ),
    EVENT_TRADE_ASKED: (
        Family(PERFORM_CHOICE, 1, lambda a, _: effects.trade_refusal(a.table, a.seat, a.first)),
        DECLINE,
    ),
    PAYMENT_ASKED: (
        Family(PERFORM_CHOICE, 1, lambda a, _: effects.payment_refusal(a.table, a.seat, a.first)),
        DECLINE,
    ),
    RETURNED_HOUSE_ASKED: (
        Family(
            HOUSE_CHOICE, HOUSE_SPACES, lambda a, n: houses.own_house_refusal(a.table, a.seat, n)
        ),
    ),
    PROTECTION_ASKED: (
        Family(PERFORM_CHOICE, 1, lambda a, _: chapters.protection_refusal(a.table, a.seat)),
        DECLINE,
    ),
}


def candidates(table: Table) -> list[int]:
    """Every choice that answers the pending question, legal or not."""
    if table.over:
        return []
    kind = int(table.frames[len(table.frames) - 4])
    families = QUESTIONS[kind]
    if kind == ACTION_ASKED:
        card = int(table.frames[len(table.frames) - 2])
        first, size = actions.action_choices(card)
        families = (Family(first, size, _action(first)), DECLINE)
    return sorted(family.first + n for family in families for n in range(family.size))


def reasons(table: Table, choice: int) -> tuple[Reason, ...]:
    """Why this choice is not legal now; () if it is."""
    code = refusal(table, choice)
    if code == refusals.ALLOWED:
        return ()
    rule, message = refusals.REFUSALS[code]
    return (Reason(rule, message, arguments(table, code, choice)),)


def refusal(table: Table, choice: int) -> int:
    """The code of the chapter's own predicate; the legal choices come from the same one."""
    if table.over:
        return refusals.GAME_IS_OVER
    kind, seat, first, second = (int(number) for number in table.frames[len(table.frames) - 4 :])
    asked = Asked(table, seat, table.players[seat], first, second)
    for family in QUESTIONS[kind]:
        if family.first <= choice < family.first + family.size:
            return int(family.predicate(asked, choice - family.first))
    return refusals.OTHER_QUESTION


def arguments(table: Table, code: int, choice: int) -> dict[str, Argument]:
    """The numbers and names that the message of a refusal speaks of."""
    if table.over:
        return {}
    player = table.players[table.asked_seat()]
    match code:
        case refusals.OTHER_QUESTION:
            return {"choice": CHOICE_NAMES[choice], "asked": table.asked_kind()}
        case refusals.NOT_THIS_ACTION:
            return {"card": CARD_NAMES[table.frames[len(table.frames) - 2]]}
        case refusals.CARD_SPENT | refusals.CARD_NOT_YET:
            first = DISCARD_CHOICE if choice >= DISCARD_CHOICE else CARD_CHOICE
            return {"card": CARD_NAMES[choice - first]}
        case refusals.GOOD_NOT_HELD | refusals.GOOD_NOT_NAMED:
            return {"good": GOOD_NAMES[choice - GOOD_CHOICE]}
        case refusals.OUTLAWS_UNPAID | refusals.HOUSE_UNPAID | refusals.DONATION_UNPAID:
            return {"gold": int(player.goods[GOLD])}
        case refusals.TOO_LITTLE_KNOWLEDGE:
            location = choice - TREAT_CHOICE
            return {"value": int(table.plague_values[location])}
    return {}
