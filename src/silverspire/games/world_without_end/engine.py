"""World Without End: the table that plays itself. Each question goes to its chapter and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.world_without_end import observation, public_numbers, redeal, view
from silverspire.games.world_without_end.choices import (
    ARROW_CHOICE,
    CARD_CHOICE,
    CLOTH_CHOICE,
    DECLINE_CHOICE,
    DISCARD_CHOICE,
    GOOD_CHOICE,
    HOUSE_CHOICE,
    PERFORM_CHOICE,
    TRADE_CHOICE,
    TREAT_CHOICE,
)
from silverspire.games.world_without_end.components import NONE, Seat
from silverspire.games.world_without_end.events import ACTION_DECLINED
from silverspire.games.world_without_end.explain import EXPLAINER
from silverspire.games.world_without_end.fact_values import fact_value
from silverspire.games.world_without_end.questions import (
    ACTION_ASKED,
    BONUS_STEP,
    CARD_ASKED,
    CHAPTER_CLEAR_STEP,
    CHAPTER_END_STEP,
    CHAPTER_PASS_STEP,
    CHAPTER_STEP,
    CLOTH_SALE_ASKED,
    COMPLETION_STEP,
    DISCARD_ASKED,
    DISCARD_STEP,
    DUTIES_STEP,
    EFFECT_STEP,
    EVENT_TRADE_ASKED,
    EXCHANGE_ASKED,
    FIRST_STEP,
    FREE_HOUSE_ASKED,
    GAINED_GOOD_ASKED,
    HOSPITAL_ASKED,
    LOST_GOOD_ASKED,
    ORIENT_STEP,
    ORIENTATION_ASKED,
    PAYMENT_ASKED,
    PENALTY_STEP,
    PROTECTION_ASKED,
    RENT_ASKED,
    RESOURCE_ASKED,
    RETURNED_HOUSE_ASKED,
    ROUND_END_STEP,
    ROUND_STEP,
    TREATMENT_ASKED,
    TURN_STEP,
)
from silverspire.games.world_without_end.rules import (
    actions,
    chapters,
    discards,
    effects,
    goods,
    houses,
    market,
    orientation,
    plague,
    projects,
    turns,
)
from silverspire.games.world_without_end.scoring import place_of, score_of
from silverspire.games.world_without_end.state import Table
from silverspire.kernel.errors import Reason
from silverspire.kernel.events import Fact


@final
class WorldWithoutEnd(Table):
    """A game of World Without End: the table, and the loop's questions answered by the chapters."""

    def advance(self) -> bool:
        """Carry out the step on top of the stack."""
        if self.top_kind() < FIRST_STEP:
            return False
        kind, seat, first, second = self.pop()
        if kind == TURN_STEP:
            self.push(CARD_ASKED, seat)
        elif kind == DISCARD_STEP:
            discards.discard_if_due(self, seat)
        elif kind == BONUS_STEP:
            turns.add_bonus(self, seat, first)
        elif kind == EFFECT_STEP:
            effects.act(self, first, second)
        elif kind == ORIENT_STEP:
            self.push(ORIENTATION_ASKED, seat)
        elif kind == ROUND_STEP:
            turns.begin_round(self)
        elif kind == ROUND_END_STEP:
            turns.end_round(self)
        else:
            self.advance_chapter(kind, first)
        return True

    def advance_chapter(self, kind: i64, first: i64) -> None:
        if kind == COMPLETION_STEP:
            projects.complete_project(self, first)
        elif kind == CHAPTER_END_STEP:
            chapters.end_chapter(self)
        elif kind == CHAPTER_CLEAR_STEP:
            chapters.clear_chapter(self)
        elif kind == DUTIES_STEP:
            chapters.pay_duties(self)
        elif kind == PENALTY_STEP:
            chapters.settle_penalties(self)
        elif kind == CHAPTER_PASS_STEP:
            chapters.pass_token(self)
        elif kind == CHAPTER_STEP:
            chapters.begin_chapter(self)

    def offer(self) -> vec[i64]:
        kind, seat, first, second = self.top()
        if kind == CARD_ASKED:
            return turns.offer_cards(self, seat)
        if kind == ACTION_ASKED:
            return actions.offer_action(self, seat, first)
        if kind == EXCHANGE_ASKED:
            return turns.offer_exchanges(self, seat)
        if kind == DISCARD_ASKED:
            return discards.offer_discards(self, seat)
        if kind == ORIENTATION_ASKED:
            return orientation.offer_arrows(self)
        if kind == RESOURCE_ASKED:
            return projects.offer_resources(self, seat, first, second)
        if kind == CLOTH_SALE_ASKED:
            return market.offer_cloth(self, seat, first)
        if kind == RENT_ASKED:
            return houses.offer_rents(self, seat, first)
        if kind == TREATMENT_ASKED:
            return plague.offer_treatments(self, first, second)
        return self.offer_outside_actions(kind, seat, first)

    def offer_outside_actions(self, kind: i64, seat: Seat, first: i64) -> vec[i64]:
        if kind == HOSPITAL_ASKED:
            return plague.offer_treatments(self, plague.knowledge_of(self, seat), NONE)
        if kind == FREE_HOUSE_ASKED:
            return houses.offer_free_houses(self, seat)
        if kind == LOST_GOOD_ASKED:
            return effects.offer_lost_goods(self, seat, first)
        if kind == GAINED_GOOD_ASKED:
            return effects.offer_gained_goods(self, first)
        if kind == EVENT_TRADE_ASKED:
            return effects.offer_trade(self, seat, first)
        if kind == PAYMENT_ASKED:
            return effects.offer_payment(self, seat, first)
        if kind == RETURNED_HOUSE_ASKED:
            return houses.offer_own_houses(self, seat)
        return chapters.offer_protection(self, seat)

    def answer(self, choice: i64) -> None:
        kind, seat, first, second = self.pop()
        if kind == PAYMENT_ASKED:
            effects.settle_payment(self, seat, first, choice == PERFORM_CHOICE)
        elif choice == DECLINE_CHOICE:
            if kind == ACTION_ASKED:
                self.report(ACTION_DECLINED, seat, first)
        elif kind == CARD_ASKED:
            if choice >= TRADE_CHOICE:
                turns.exchange(self, seat, choice - TRADE_CHOICE, False)
            else:
                turns.play_card(self, seat, choice - CARD_CHOICE)
        elif kind == ACTION_ASKED:
            actions.perform(self, seat, first, choice)
        elif kind == EXCHANGE_ASKED:
            turns.exchange(self, seat, choice - TRADE_CHOICE, True)
        elif kind == DISCARD_ASKED:
            discards.discard(self, seat, choice - DISCARD_CHOICE)
        elif kind == ORIENTATION_ASKED:
            orientation.orient_card(self, choice - ARROW_CHOICE)
        elif kind == RESOURCE_ASKED:
            projects.place_resource(self, seat, first, choice - GOOD_CHOICE, second)
        elif kind == CLOTH_SALE_ASKED:
            market.sell(self, seat, first, choice - CLOTH_CHOICE)
        elif kind == RENT_ASKED:
            houses.take_rent(self, seat, choice - HOUSE_CHOICE)
        elif kind == TREATMENT_ASKED:
            actions.treat(self, seat, choice - TREAT_CHOICE, first)
        else:
            self.answer_outside_actions(kind, seat, first, choice)

    def answer_outside_actions(self, kind: i64, seat: Seat, first: i64, choice: i64) -> None:
        if kind == HOSPITAL_ASKED:
            plague.heal(self, seat, choice - TREAT_CHOICE)
        elif kind == FREE_HOUSE_ASKED:
            houses.build_house(self, seat, choice - HOUSE_CHOICE, True)
        elif kind == LOST_GOOD_ASKED:
            goods.lose(self, seat, choice - GOOD_CHOICE, 1)
        elif kind == GAINED_GOOD_ASKED:
            goods.gain(self, seat, choice - GOOD_CHOICE, 1)
        elif kind == EVENT_TRADE_ASKED:
            effects.trade(self, seat, first)
        elif kind == RETURNED_HOUSE_ASKED:
            houses.return_house(self, choice - HOUSE_CHOICE)
        elif kind == PROTECTION_ASKED:
            chapters.protect(self, seat, first)

    # --- The rest of the contract --------------------------------------------------------------

    def clone(self) -> WorldWithoutEnd:
        copy = WorldWithoutEnd(self.game, self.seats, self.seed, self.options, self.components)
        self.copy_table_to(copy)
        return copy

    def redeal(self, seat: int | None, seed: int) -> WorldWithoutEnd:
        self.check_seat(seat)
        copy = self.clone()
        redeal.redeal(copy, -1 if seat is None else seat, seed)
        copy.legal = copy.offer() if not copy.over else copy.legal
        return copy

    def scores(self) -> list[float]:
        return [float(score_of(player)) for player in self.players]

    def ranking(self) -> list[int]:
        return [int(place_of(self, seat)) for seat in range(self.seats)]

    def candidates(self) -> list[int]:
        return EXPLAINER.candidates(self)

    def explain(self, choice: int) -> tuple[Reason, ...]:
        return EXPLAINER.reasons(self, choice)

    def why_in_vain(self, choice: int) -> tuple[Reason, ...]:
        return EXPLAINER.reasons_in_vain(self, choice)

    def view(self, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view.views(self, [seat])[0])

    def views(self, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        return cast("list[dict[str, Any]]", view.views(self, seats))

    def observation(self, seat: int) -> vec[i64]:
        self.check_seat(seat)
        return observation.observe(self, seat)

    def write_observation(self, seat: Seat, numbers: vec[i64], at: i64) -> None:
        observation.write(self, seat, numbers, at)

    def score_sheet(self, seat: int) -> dict[str, Any]:
        return cast("dict[str, Any]", view.score_sheet(self, seat))

    def seat_numbers(self, seat: int) -> dict[str, Any]:
        return cast("dict[str, Any]", view.seat_numbers(self, seat))

    def progress(self) -> dict[str, int]:
        return public_numbers.progress(self)

    def public_numbers(self) -> dict[str, float]:
        return public_numbers.public_numbers(self)

    def fact_value(self, fact: str, number: int) -> Fact:
        return fact_value(self.components, fact, number)
