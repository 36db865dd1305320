"""World Without End: why not. The predicates that make the legal choices give the reasons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from silverspire.games.world_without_end import refusals
from silverspire.games.world_without_end.choices import (
    ARROW_CHOICE,
    CARD_CHOICE,
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
    CARDS,
    GOODS,
    HOUSE_SPACES,
    LOCATIONS,
    NONE,
    PROJECTS,
)
from silverspire.games.world_without_end.idle_cards import reason_of_no_use
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
from silverspire.games.world_without_end.refusal_arguments import arguments_of
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
from silverspire.kernel import explanations
from silverspire.kernel.errors import Argument, Reason
from silverspire.kernel.explanations import ChoiceRange, Explainer
from silverspire.kernel.refusals import ALLOWED


@dataclass(frozen=True, slots=True)
class Asked(explanations.Asked[Table]):
    """The pending question, as the predicates below take it."""

    @property
    def player(self) -> Player:
        return self.table.players[self.seat]


def _action(first: int) -> Callable[[Asked, int], int]:
    return lambda a, n: actions.action_refusal(a.table, a.seat, a.first, first + n)


def _stop(asked: Asked, _: int) -> int:
    """A first resource must be placed; after it you may stop."""
    return ALLOWED if asked.second > 0 else refusals.COMPULSORY


def _nothing(asked: Asked, _: int) -> int:
    """Nothing is taken only where nothing named is in supply."""
    return ALLOWED if DECLINE_CHOICE in asked.table.legal else refusals.COMPULSORY


def _treat(asked: Asked, location: int) -> int:
    return plague.treatment_refusal(asked.table, location, asked.first, asked.second)


def _hospital(asked: Asked, location: int) -> int:
    knowledge = plague.knowledge_of(asked.table, asked.seat)
    return plague.treatment_refusal(asked.table, location, knowledge, NONE)


DECLINE = ChoiceRange(DECLINE_CHOICE, 1, lambda *_: ALLOWED)
TRADES = ChoiceRange(
    TRADE_CHOICE, EVENT_PLACES, lambda a, n: turns.exchange_refusal(a.table, a.seat, n)
)

QUESTIONS: dict[int, tuple[ChoiceRange, ...]] = {
    ORIENTATION_ASKED: (
        ChoiceRange(ARROW_CHOICE, 4, lambda a, n: orientation.arrow_refusal(a.table, n)),
    ),
    CARD_ASKED: (
        ChoiceRange(CARD_CHOICE, CARDS, lambda a, n: turns.card_refusal(a.table, a.player, n)),
        TRADES,
    ),
    ACTION_ASKED: (
        ChoiceRange(PERFORM_CHOICE, 1, _action(PERFORM_CHOICE)),
        DECLINE,
        ChoiceRange(GOOD_CHOICE, GOODS, _action(GOOD_CHOICE)),
        ChoiceRange(PROJECT_CHOICE, PROJECTS, _action(PROJECT_CHOICE)),
        ChoiceRange(WOOL_CHOICE, 16, _action(WOOL_CHOICE)),
        ChoiceRange(CLOTH_CHOICE, 13, _action(CLOTH_CHOICE)),
        ChoiceRange(HOUSE_CHOICE, HOUSE_SPACES, _action(HOUSE_CHOICE)),
        ChoiceRange(GOLD_CHOICE, 1, _action(GOLD_CHOICE)),
        ChoiceRange(TREAT_CHOICE, LOCATIONS, _action(TREAT_CHOICE)),
    ),
    RESOURCE_ASKED: (
        ChoiceRange(
            GOOD_CHOICE, GOODS, lambda a, n: projects.place_refusal(a.table, a.seat, a.first, n)
        ),
        ChoiceRange(DECLINE_CHOICE, 1, _stop),
    ),
    CLOTH_SALE_ASKED: (
        ChoiceRange(
            CLOTH_CHOICE, 13, lambda a, n: market.cloth_refusal(a.table, a.seat, n, a.first)
        ),
    ),
    RENT_ASKED: (
        ChoiceRange(
            HOUSE_CHOICE,
            HOUSE_SPACES,
            lambda a, n: houses.rent_refusal(a.table, a.seat, n, a.first),
        ),
        DECLINE,
    ),
    TREATMENT_ASKED: (ChoiceRange(TREAT_CHOICE, LOCATIONS, _treat), DECLINE),
    HOSPITAL_ASKED: (ChoiceRange(TREAT_CHOICE, LOCATIONS, _hospital), DECLINE),
    FREE_HOUSE_ASKED: (
        ChoiceRange(
            HOUSE_CHOICE,
            HOUSE_SPACES,
            lambda a, n: houses.house_refusal(a.table, a.seat, n, fee=0, free=True),
        ),
        DECLINE,
    ),
    EXCHANGE_ASKED: (TRADES, DECLINE),
    DISCARD_ASKED: (
        ChoiceRange(DISCARD_CHOICE, CARDS, lambda a, n: turns.card_refusal(a.table, a.player, n)),
    ),
    LOST_GOOD_ASKED: (
        ChoiceRange(
            GOOD_CHOICE,
            GOODS,
            lambda a, n: effects.lost_good_refusal(a.table, a.seat, a.first, n),
        ),
    ),
    GAINED_GOOD_ASKED: (
        ChoiceRange(
            GOOD_CHOICE, GOODS, lambda a, n: effects.gained_good_refusal(a.table, a.first, n)
        ),
        ChoiceRange(DECLINE_CHOICE, 1, _nothing),
    ),
    EVENT_TRADE_ASKED: (
        ChoiceRange(
            PERFORM_CHOICE, 1, lambda a, _: effects.trade_refusal(a.table, a.seat, a.first)
        ),
        DECLINE,
    ),
    PAYMENT_ASKED: (
        ChoiceRange(
            PERFORM_CHOICE, 1, lambda a, _: effects.payment_refusal(a.table, a.seat, a.first)
        ),
        DECLINE,
    ),
    RETURNED_HOUSE_ASKED: (
        ChoiceRange(
            HOUSE_CHOICE, HOUSE_SPACES, lambda a, n: houses.own_house_refusal(a.table, a.seat, n)
        ),
    ),
    PROTECTION_ASKED: (
        ChoiceRange(PERFORM_CHOICE, 1, lambda a, _: chapters.protection_refusal(a.table, a.seat)),
        DECLINE,
    ),
}


class WorldWithoutEndExplainer(Explainer[Table, Asked]):
    """Why not, with the numbers and names of the refusals."""

    questions = QUESTIONS
    refusals = refusals.REFUSALS
    asked_type = Asked

    def candidate_ranges(self, asked: Asked, kind: int) -> Sequence[ChoiceRange]:
        """An action is performed by the choices of its card alone."""
        if kind != ACTION_ASKED:
            return QUESTIONS[kind]
        first, size = actions.action_choices(asked.first)
        return ChoiceRange(first, size, _action(first)), DECLINE

    def arguments(self, asked: Asked, code: int, choice: int) -> dict[str, Argument]:
        return arguments_of(asked.table, asked.seat, asked.first, code, choice)

    def reasons_in_vain(self, table: Table, choice: int) -> tuple[Reason, ...]:
        """Why a card may be played, but its action could not be performed."""
        if table.over or table.top_kind() != CARD_ASKED or not table.is_legal(choice):
            return ()
        if not CARD_CHOICE <= choice < CARD_CHOICE + CARDS:
            return ()
        code, arguments = reason_of_no_use(table, int(table.top_seat()), choice - CARD_CHOICE)
        if code == ALLOWED:
            return ()
        refused = self.refusals.rows[code]
        return (Reason(refused.rule, refused.message, arguments),)


EXPLAINER: Final = WorldWithoutEndExplainer()
