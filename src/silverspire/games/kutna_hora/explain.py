"""Kutná Hora: why not. The same predicates that make the legal choices give the reasons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from silverspire.games.kutna_hora import refusals
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
    TAKE_CHOICE,
)
from silverspire.games.kutna_hora.components import (
    ACTION_NAMES,
    GUILD_NAMES,
    PUBLIC_TILES,
    TILES_OF_A_GUILD,
)
from silverspire.games.kutna_hora.player import Player
from silverspire.games.kutna_hora.questions import (
    BANK_PATRICIAN_ASKED,
    BUILDING_ASKED,
    CARD_ASKED,
    COUNCIL_ASKED,
    FREE_TILE_ASKED,
    GRANTED_INCOME_ASKED,
    GRANTED_MINE_ASKED,
    GRANTED_REPUTATION_ASKED,
    GUILDS_ASKED,
    HOUSE_FOR_PRODUCTION_ASKED,
    JOKER_ASKED,
    MINE_ASKED,
    MINERS_ASKED,
    PLOT_ASKED,
    REMOVED_HOUSE_ASKED,
    RIGHTS_ASKED,
    ROW_ASKED,
    SCORED_BUILDING_ASKED,
    SITE_ASKED,
    SPACE_ASKED,
    TAXES_ASKED,
    TECHNOLOGY_ASKED,
)
from silverspire.games.kutna_hora.refusal_costs import cost_of, tiles_to_build
from silverspire.games.kutna_hora.rules import (
    barbara,
    building,
    cards,
    houses,
    income,
    mine,
    mine_spaces,
    plot,
    rights,
    setup,
    turns,
)
from silverspire.games.kutna_hora.state import BANK, POOL, Table
from silverspire.kernel import explanations
from silverspire.kernel.errors import Argument, Reason
from silverspire.kernel.explanations import ChoiceRange, Explainer
from silverspire.kernel.refusals import ALLOWED

NOTHING_TO_BUILD: Final = refusals.REFUSALS.rows[refusals.NOTHING_TO_BUILD].message


@dataclass(frozen=True, slots=True)
class Asked(explanations.Asked[Table]):
    """The pending question, as the predicates below take it."""

    @property
    def player(self) -> Player:
        return self.table.players[self.seat]

    @property
    def free(self) -> bool:
        """Granted by St. Barbara: nothing is paid."""
        return self.first == 1


def _technology(asked: Asked, space: int) -> int:
    if SPACE_CHOICE + space == SCRAP_CHOICE:
        return ALLOWED
    return mine_spaces.space_refusal(asked.table, asked.player, space, free=True)


def _square(asked: Asked, square: int) -> int:
    table, player = asked.table, asked.player
    anywhere = plot.may_claim_anywhere(table)
    return plot.square_refusal(table, player, square, player.reputation, anywhere, asked.free)


def _granted(asked: Asked, place: int) -> int:
    """Taking what is granted fails only for want of a miner; ignoring it never."""
    if TAKE_CHOICE + place == IGNORE_CHOICE or TAKE_CHOICE + place in asked.table.legal:
        return ALLOWED
    return barbara.granted_mine_refusal(asked.player)


def _taxes(asked: Asked, place: int) -> int:
    paying = PAY_CHOICE + place == PAY_CHOICE
    return turns.taxes_refusal(asked.table, asked.player) if paying else ALLOWED


def _ignored(asked: Asked, _: int) -> int:
    return ALLOWED if IGNORE_CHOICE in asked.table.legal else refusals.COMPULSORY


IGNORE = ChoiceRange(IGNORE_CHOICE, 1, _ignored)

QUESTIONS: dict[int, tuple[ChoiceRange, ...]] = {
    GUILDS_ASKED: (ChoiceRange(SET_CHOICE, 4, lambda a, n: setup.set_refusal(a.table, n)),),
    ROW_ASKED: (ChoiceRange(ROW_CHOICE, 6, lambda a, n: setup.row_refusal(a.table, a.seat, n)),),
    CARD_ASKED: (
        ChoiceRange(
            CARD_CHOICE,
            48,
            lambda a, n: cards.card_refusal(a.table, a.player, n // CARD_WIDTH, n % CARD_WIDTH),
        ),
    ),
    JOKER_ASKED: (
        ChoiceRange(
            JOKER_CHOICE,
            6,
            lambda a, n: cards.action_refusal(a.table, a.player, n, a.player.reputation),
        ),
    ),
    MINERS_ASKED: (
        ChoiceRange(HIRE_CHOICE, 3, lambda a, n: mine.hire_refusal(a.table, a.player, n)),
    ),
    MINE_ASKED: (
        ChoiceRange(
            MINE_CHOICE,
            27,
            lambda a, n: mine.drawn_tile_refusal(a.table, a.player, PUBLIC_TILES + n, a.free),
        ),
        IGNORE,
    ),
    SPACE_ASKED: (
        ChoiceRange(
            SPACE_CHOICE, 28, lambda a, n: mine_spaces.space_refusal(a.table, a.player, n, a.free)
        ),
    ),
    RIGHTS_ASKED: (
        ChoiceRange(
            STACK_CHOICE, 12, lambda a, n: rights.stack_refusal(a.table, a.player, n, a.free)
        ),
        IGNORE,
    ),
    PLOT_ASKED: (ChoiceRange(PLOT_CHOICE, 30, _square), IGNORE),
    BUILDING_ASKED: (
        ChoiceRange(
            BUILD_CHOICE, 36, lambda a, n: building.tile_refusal(a.table, a.player, n, a.free)
        ),
        IGNORE,
    ),
    SITE_ASKED: (
        ChoiceRange(SITE_CHOICE, 30, lambda a, n: building.site_refusal(a.table, a.seat, n)),
    ),
    REMOVED_HOUSE_ASKED: (
        ChoiceRange(
            HOUSE_CHOICE, 3, lambda a, n: houses.removed_house_refusal(a.player, n, a.first)
        ),
        IGNORE,
    ),
    TECHNOLOGY_ASKED: (ChoiceRange(SPACE_CHOICE, 29, _technology),),
    FREE_TILE_ASKED: (
        ChoiceRange(
            STACK_CHOICE, 12, lambda a, n: rights.public_stack_refusal(a.table, a.player, n)
        ),
        IGNORE,
    ),
    COUNCIL_ASKED: (
        ChoiceRange(PATRICIAN_CHOICE, 4, lambda a, n: income.patrician_refusal(a.table, POOL, n)),
        IGNORE,
    ),
    BANK_PATRICIAN_ASKED: (
        ChoiceRange(PATRICIAN_CHOICE, 4, lambda a, n: income.patrician_refusal(a.table, BANK, n)),
        IGNORE,
    ),
    HOUSE_FOR_PRODUCTION_ASKED: (
        ChoiceRange(HOUSE_CHOICE, 3, lambda a, n: barbara.house_refusal(a.player, n)),
        IGNORE,
    ),
    GRANTED_INCOME_ASKED: (ChoiceRange(TAKE_CHOICE, 2, _granted),),
    GRANTED_REPUTATION_ASKED: (ChoiceRange(TAKE_CHOICE, 2, _granted),),
    GRANTED_MINE_ASKED: (ChoiceRange(TAKE_CHOICE, 2, _granted),),
    SCORED_BUILDING_ASKED: (
        ChoiceRange(
            SCORE_CHOICE, 30, lambda a, n: barbara.scored_building_refusal(a.table, a.seat, n)
        ),
        IGNORE,
    ),
    TAXES_ASKED: (ChoiceRange(PAY_CHOICE, 2, _taxes),),
}


class KutnaHoraExplainer(Explainer[Table, Asked]):
    """Why not, with the numbers and names of the refusals."""

    questions = QUESTIONS
    refusals = refusals.REFUSALS
    asked_type = Asked

    def reasons(self, table: Table, choice: int) -> tuple[Reason, ...]:
        """Where no tile lacks just money, each of the tiles adds what it lacks."""
        found = super().reasons(table, choice)
        if (
            not found
            or found[0].message != "refusal-nothing-to-build"
            or found[0].arguments["cost"]
        ):
            return found
        asked = self._pending(table)
        for tile in tiles_to_build(asked.player):
            code = int(building.tile_refusal(table, asked.player, tile, free=False))
            refused = self.refusals.rows[code]
            arguments = self.arguments(asked, code, BUILD_CHOICE + tile)
            found += (Reason(refused.rule, refused.message, arguments),)
        return tuple(reason for n, reason in enumerate(found) if reason not in found[:n])

    def arguments(self, asked: Asked, code: int, choice: int) -> dict[str, Argument]:
        cost = cost_of(asked.table, asked.player, code, choice)
        if cost is not None:
            return {"cost": int(cost), "groschen": int(asked.player.groschen)}
        match code:
            case refusals.ACTION_NOT_ON_CARD | refusals.CARD_SPENT:
                card, action = divmod(choice - CARD_CHOICE, CARD_WIDTH)
                return {"card": card + 1, "action": (*ACTION_NAMES, "nothing")[action]}
            case refusals.NO_MARKET | refusals.NO_HOUSE:
                return {"guild": GUILD_NAMES[(choice - BUILD_CHOICE) // TILES_OF_A_GUILD]}
            case refusals.NOT_YOUR_GUILD:
                return {"guild": GUILD_NAMES[choice - STACK_CHOICE]}
        return {}


EXPLAINER: Final = KutnaHoraExplainer()
