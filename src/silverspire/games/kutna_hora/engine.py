"""Kutná Hora: the table that plays itself. Each question goes to its chapter and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.kutna_hora import observation, public_numbers, redeal, view
from silverspire.games.kutna_hora.choices import (
    BUILD_CHOICE,
    CARD_CHOICE,
    CARD_WIDTH,
    HIRE_CHOICE,
    HOUSE_CHOICE,
    IGNORE_CHOICE,
    JOKER_CHOICE,
    MINE_CHOICE,
    PATRICIAN_CHOICE,
    PAY_CHOICE,
    PLOT_CHOICE,
    ROW_CHOICE,
    SCORE_CHOICE,
    SCRAP_CHOICE,
    SET_CHOICE,
    SITE_CHOICE,
    SPACE_CHOICE,
    STACK_CHOICE,
)
from silverspire.games.kutna_hora.components import NONE, PUBLIC_TILES, Seat
from silverspire.games.kutna_hora.events import EFFECT_IGNORED
from silverspire.games.kutna_hora.explain import EXPLAINER
from silverspire.games.kutna_hora.fact_values import fact_value
from silverspire.games.kutna_hora.questions import (
    BANK_PATRICIAN_ASKED,
    BARBARA_STEP,
    BUILDING_ASKED,
    CARD_ASKED,
    COUNCIL_ASKED,
    COUNCIL_STEP,
    EVENT_STEP,
    FINAL_STEP,
    FIRST_STEP,
    FLIP_STEP,
    FREE_TILE_ASKED,
    GRANTED_INCOME_ASKED,
    GRANTED_MINE_ASKED,
    GRANTED_REPUTATION_ASKED,
    GUILDS_ASKED,
    HOUSE_FOR_PRODUCTION_ASKED,
    HOUSE_STEP,
    JOKER_ASKED,
    MINE_ASKED,
    MINERS_ASKED,
    PLOT_ASKED,
    RED_STEP,
    REMOVED_HOUSE_ASKED,
    RIGHTS_ASKED,
    ROUND_STEP,
    ROW_ASKED,
    SCORED_BUILDING_ASKED,
    SITE_ASKED,
    SPACE_ASKED,
    TECHNOLOGY_ASKED,
    TECHNOLOGY_STEP,
)
from silverspire.games.kutna_hora.rules import (
    barbara,
    building,
    cards,
    event_cards,
    houses,
    income,
    mine,
    plot,
    rights,
    setup,
    technology,
    turns,
)
from silverspire.games.kutna_hora.scoring import place_of, public_neighbors
from silverspire.games.kutna_hora.state import BANK, POOL, Table
from silverspire.kernel.errors import Reason
from silverspire.kernel.events import Fact
from silverspire.kernel.refusals import ALLOWED


@final
class KutnaHora(Table):
    """A game of Kutná Hora: the table, and the loop's four questions answered by the chapters."""

    def advance(self) -> bool:
        """Carry out the step on top; with nothing pending, the next card is asked for."""
        if len(self.frames) == 0:
            turns.next_card(self)
            return True
        if self.top_kind() < FIRST_STEP:
            return False
        kind, seat, first, second = self.pop()
        if kind == HOUSE_STEP:
            houses.mark_with_house(self, seat, first)
        elif kind == FLIP_STEP:
            barbara.flip_tile(self)
        elif kind == TECHNOLOGY_STEP:
            technology.take_technology(self, seat)
        elif kind == BARBARA_STEP:
            barbara.turn_tile(self, first)
        elif kind == EVENT_STEP:
            event_cards.act_event(self, seat, first, second)
        elif kind == COUNCIL_STEP:
            turns.score_council(self)
        elif kind == RED_STEP:
            turns.enter_red_tiles(self)
        elif kind == ROUND_STEP:
            turns.begin_round(self)
        elif kind == FINAL_STEP:
            turns.score_finally(self)
        return True

    def offer(self) -> vec[i64]:
        kind, seat, first, _ = self.top()
        if kind == CARD_ASKED:
            return cards.offer_cards(self, seat)
        if kind == MINERS_ASKED:
            return mine.offer_miners(self, seat)
        if kind == MINE_ASKED:
            return mine.offer_drawn(self, seat, first == 1)
        if kind == SPACE_ASKED:
            return mine.offer_mine_spaces(self, seat, first == 1)
        if kind == RIGHTS_ASKED:
            return rights.offer_rights(self, seat, first == 1)
        if kind == PLOT_ASKED:
            return plot.offer_plots(self, seat, first == 1)
        if kind == BUILDING_ASKED:
            return building.offer_tiles(self, seat, first == 1)
        if kind == SITE_ASKED:
            return building.offer_sites(self, seat)
        return self.offer_outside_actions(kind, seat, first)

    def offer_outside_actions(self, kind: i64, seat: Seat, first: i64) -> vec[i64]:
        player = self.players[seat]
        if kind == JOKER_ASKED:
            return cards.offer_joker(self, seat)
        if kind == COUNCIL_ASKED:
            return income.offer_patricians(self, POOL)
        if kind == BANK_PATRICIAN_ASKED:
            return income.offer_patricians(self, BANK)
        if kind == TECHNOLOGY_ASKED:
            return technology.offer_technology(self, seat)
        if kind == FREE_TILE_ASKED:
            return rights.offer_free_tile(self, seat)
        if kind == REMOVED_HOUSE_ASKED:
            return houses.offer_removed_houses(self, seat, first)
        if kind == HOUSE_FOR_PRODUCTION_ASKED:
            return barbara.offer_houses(self, seat)
        if kind == GRANTED_INCOME_ASKED:
            return barbara.offer_granted(True)
        if kind == GRANTED_REPUTATION_ASKED:
            return barbara.offer_granted(public_neighbors(self, seat) > 0)
        if kind == GRANTED_MINE_ASKED:
            return barbara.offer_granted(barbara.granted_mine_refusal(player) == ALLOWED)
        if kind == SCORED_BUILDING_ASKED:
            return barbara.offer_buildings(self, seat)
        if kind == GUILDS_ASKED:
            return setup.offer_sets(self)
        if kind == ROW_ASKED:
            return setup.offer_row(self, seat)
        return turns.offer_taxes(self, seat)

    def answer(self, choice: i64) -> None:
        kind, seat, first, second = self.pop()
        if choice == IGNORE_CHOICE:
            self.decline(kind, seat)
        elif kind == CARD_ASKED:
            half = choice - CARD_CHOICE
            cards.play_card(self, seat, half // CARD_WIDTH, half % CARD_WIDTH)
        elif kind == MINERS_ASKED:
            mine.hire_miners(self, seat, choice - HIRE_CHOICE)
        elif kind == MINE_ASKED:
            mine.choose_drawn(self, seat, choice - MINE_CHOICE + PUBLIC_TILES, first == 1)
        elif kind == SPACE_ASKED:
            mine.build_mine(self, seat, second, choice - SPACE_CHOICE, first == 1)
        elif kind == RIGHTS_ASKED:
            rights.take_rights(self, seat, choice - STACK_CHOICE, first == 1)
        elif kind == PLOT_ASKED:
            plot.claim_plot(self, seat, choice - PLOT_CHOICE, first == 1)
        elif kind == BUILDING_ASKED:
            building.choose_tile(self, seat, choice - BUILD_CHOICE, first == 1)
        elif kind == SITE_ASKED:
            building.build_building(self, seat, second, choice - SITE_CHOICE, first == 1)
        else:
            self.answer_outside_actions(kind, seat, first, choice)

    def answer_outside_actions(self, kind: i64, seat: Seat, first: i64, choice: i64) -> None:
        if kind == JOKER_ASKED:
            cards.start_action(self, seat, choice - JOKER_CHOICE)
        elif kind == COUNCIL_ASKED:
            income.seat_patrician(self, seat, POOL, choice - PATRICIAN_CHOICE)
        elif kind == BANK_PATRICIAN_ASKED:
            income.seat_patrician(self, seat, BANK, choice - PATRICIAN_CHOICE)
        elif kind == TECHNOLOGY_ASKED:
            if choice == SCRAP_CHOICE:
                technology.remove_technology(self, seat, first)
            else:
                mine.build_mine(self, seat, first, choice - SPACE_CHOICE, True)
        elif kind == FREE_TILE_ASKED:
            rights.take_rights(self, seat, choice - STACK_CHOICE, True)
        elif kind == REMOVED_HOUSE_ASKED:
            houses.take_house(self, seat, choice - HOUSE_CHOICE)
        elif kind == HOUSE_FOR_PRODUCTION_ASKED:
            barbara.trade_house(self, seat, choice - HOUSE_CHOICE, first)
        elif kind == GRANTED_INCOME_ASKED:
            income.take_income(self, seat)
        elif kind == GRANTED_REPUTATION_ASKED:
            barbara.gain_neighbor_reputation(self, seat)
        elif kind == GRANTED_MINE_ASKED:
            mine.draw_mines(self, seat, True)
        elif kind == SCORED_BUILDING_ASKED:
            barbara.score_building(self, seat, choice - SCORE_CHOICE)
        elif kind == GUILDS_ASKED:
            setup.choose_set(self, seat, choice - SET_CHOICE, first == 1)
        elif kind == ROW_ASKED:
            setup.assign_row(self, seat, first, choice - ROW_CHOICE)
        elif choice == PAY_CHOICE:
            turns.pay_taxes(self, seat)
        else:
            turns.refuse_taxes(self, seat)

    def decline(self, kind: i64, seat: Seat) -> None:
        """Ignore what was granted; a Mine action that builds nothing lays its tiles aside."""
        if kind == MINE_ASKED:
            mine.discard_drawn(self, seat, NONE)
        else:
            self.report(EFFECT_IGNORED, seat, kind)

    # --- The rest of the contract --------------------------------------------------------------

    def clone(self) -> KutnaHora:
        copy = KutnaHora(self.game, self.seats, self.seed, self.options, self.components)
        self.copy_table_to(copy)
        return copy

    def redeal(self, seat: int | None, seed: int) -> KutnaHora:
        self.check_seat(seat)
        copy = self.clone()
        redeal.redeal(copy, seed)
        return copy

    def scores(self) -> list[int]:
        return [int(player.score) for player in self.players]

    def ranking(self) -> list[int]:
        return [int(place_of(self, seat)) for seat in range(self.seats)]

    def candidates(self) -> list[int]:
        return EXPLAINER.candidates(self)

    def explain(self, choice: int) -> tuple[Reason, ...]:
        return EXPLAINER.reasons(self, choice)

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
