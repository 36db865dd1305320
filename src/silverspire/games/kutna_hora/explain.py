"""Kutná Hora: why not. The same predicates that make the legal choices give the reasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from silverspire.games.kutna_hora import refusals
from silverspire.games.kutna_hora.choices import (
    BUILD_CHOICE,
    CARD_CHOICE,
    CARD_WIDTH,
    CHOICE_NAMES,
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
    PERMITS,
    PUBLIC_TILES,
    TILES_OF_A_GUILD,
    WOOD,
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
from silverspire.kernel.errors import Argument, Reason


class Asked(NamedTuple):
    """The pending question: the table, who is asked, and the frame's first number."""

    table: Table
    seat: int
    player: Player
    first: int

    @property
    def free(self) -> bool:
        """Granted by St. Barbara: nothing is paid."""
        return self.first == 1


class Question(NamedTuple):
    """The choices that answer a question, and the rule's predicate for each, by its place."""

    first: int
    size: int
    predicate: Callable[[Asked, int], int]
    declinable: bool = False


def _technology(asked: Asked, space: int) -> int:
    if SPACE_CHOICE + space == SCRAP_CHOICE:
        return refusals.ALLOWED
    return mine_spaces.space_refusal(asked.table, asked.player, space, free=True)


def _square(asked: Asked, square: int) -> int:
    table, player = asked.table, asked.player
    anywhere = plot.may_claim_anywhere(table)
    return plot.square_refusal(table, player, square, player.reputation, anywhere, asked.free)


def _granted(asked: Asked, place: int) -> int:
    """Taking what is granted fails only for want of a miner; ignoring it never."""
    if TAKE_CHOICE + place == IGNORE_CHOICE or TAKE_CHOICE + place in asked.table.legal:
        return refusals.ALLOWED
    return barbara.granted_mine_refusal(asked.player)


def _taxes(asked: Asked, place: int) -> int:
    paying = PAY_CHOICE + place == PAY_CHOICE
    return turns.taxes_refusal(asked.table, asked.player) if paying else refusals.ALLOWED


QUESTIONS: dict[int, Question] = {
    GUILDS_ASKED: Question(SET_CHOICE, 4, lambda a, n: setup.set_refusal(a.table, n)),
    ROW_ASKED: Question(ROW_CHOICE, 6, lambda a, n: setup.row_refusal(a.table, a.seat, n)),
    CARD_ASKED: Question(
        CARD_CHOICE,
        48,
        lambda a, n: cards.card_refusal(a.table, a.player, n // CARD_WIDTH, n % CARD_WIDTH),
    ),
    JOKER_ASKED: Question(
        JOKER_CHOICE,
        6,
        lambda a, n: cards.action_refusal(a.table, a.player, n, a.player.reputation),
    ),
    MINERS_ASKED: Question(HIRE_CHOICE, 3, lambda a, n: mine.hire_refusal(a.table, a.player, n)),
    MINE_ASKED: Question(
        MINE_CHOICE,
        27,
        lambda a, n: mine.drawn_tile_refusal(a.table, a.player, PUBLIC_TILES + n, a.free),
        declinable=True,
    ),
    SPACE_ASKED: Question(
        SPACE_CHOICE, 28, lambda a, n: mine_spaces.space_refusal(a.table, a.player, n, a.free)
    ),
    RIGHTS_ASKED: Question(
        STACK_CHOICE,
        12,
        lambda a, n: rights.stack_refusal(a.table, a.player, n, a.free),
        declinable=True,
    ),
    PLOT_ASKED: Question(PLOT_CHOICE, 30, _square, declinable=True),
    BUILDING_ASKED: Question(
        BUILD_CHOICE,
        36,
        lambda a, n: building.tile_refusal(a.table, a.player, n, a.free),
        declinable=True,
    ),
    SITE_ASKED: Question(SITE_CHOICE, 30, lambda a, n: building.site_refusal(a.table, a.seat, n)),
    REMOVED_HOUSE_ASKED: Question(
        HOUSE_CHOICE,
        3,
        lambda a, n: houses.removed_house_refusal(a.player, n, a.first),
        declinable=True,
    ),
    TECHNOLOGY_ASKED: Question(SPACE_CHOICE, 29, _technology),
    FREE_TILE_ASKED: Question(
        STACK_CHOICE,
        12,
        lambda a, n: rights.public_stack_refusal(a.table, a.player, n),
        declinable=True,
    ),
    COUNCIL_ASKED: Question(
        PATRICIAN_CHOICE,
        4,
        lambda a, n: income.patrician_refusal(a.table, POOL, n),
        declinable=True,
    ),
    BANK_PATRICIAN_ASKED: Question(
        PATRICIAN_CHOICE,
        4,
        lambda a, n: income.patrician_refusal(a.table, BANK, n),
        declinable=True,
    ),
    HOUSE_FOR_PRODUCTION_ASKED: Question(
        HOUSE_CHOICE, 3, lambda a, n: barbara.house_refusal(a.player, n), declinable=True
    ),
    GRANTED_INCOME_ASKED: Question(TAKE_CHOICE, 2, _granted),
    GRANTED_REPUTATION_ASKED: Question(TAKE_CHOICE, 2, _granted),
    GRANTED_MINE_ASKED: Question(TAKE_CHOICE, 2, _granted),
    SCORED_BUILDING_ASKED: Question(
        SCORE_CHOICE,
        30,
        lambda a, n: barbara.scored_building_refusal(a.table, a.seat, n),
        declinable=True,
    ),
    TAXES_ASKED: Question(PAY_CHOICE, 2, _taxes),
}


def candidates(table: Table) -> list[int]:
    """Every choice that answers the pending question, legal or not."""
    if table.over:
        return []
    question = QUESTIONS[int(table.frames[len(table.frames) - 4])]
    family = list(range(question.first, question.first + question.size))
    return [*family, IGNORE_CHOICE] if question.declinable else family


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
    if choice not in candidates(table):
        return refusals.OTHER_QUESTION
    kind, seat, first, _ = (int(number) for number in table.frames[len(table.frames) - 4 :])
    question = QUESTIONS[kind]
    if choice == IGNORE_CHOICE and question.declinable:
        return refusals.ALLOWED if choice in table.legal else refusals.COMPULSORY
    asked = Asked(table, seat, table.players[seat], first)
    return int(question.predicate(asked, choice - question.first))


def arguments(table: Table, code: int, choice: int) -> dict[str, Argument]:
    """The numbers and names that the message of a refusal speaks of."""
    if table.over:
        return {}
    seat = int(table.asked_seat())
    player = table.players[seat]
    cost = _cost(table, code, choice)
    if cost is not None:
        return {"cost": int(cost), "groschen": int(player.groschen)}
    match code:
        case refusals.OTHER_QUESTION:
            return {"choice": CHOICE_NAMES[choice], "asked": table.asked_kind()}
        case refusals.ACTION_NOT_ON_CARD | refusals.CARD_SPENT:
            card, action = divmod(choice - CARD_CHOICE, CARD_WIDTH)
            return {"card": card + 1, "action": (*ACTION_NAMES, "nothing")[action]}
        case refusals.NO_MARKET | refusals.NO_HOUSE:
            return {"guild": GUILD_NAMES[(choice - BUILD_CHOICE) // TILES_OF_A_GUILD]}
        case refusals.NOT_YOUR_GUILD:
            return {"guild": GUILD_NAMES[choice - STACK_CHOICE]}
    return {}


def _cost(table: Table, code: int, choice: int) -> int | None:
    """What the refused choice would have cost."""
    player = table.players[table.asked_seat()]
    match code:
        case refusals.NO_PERMIT:
            return table.price(PERMITS)
        case refusals.SPACE_TOO_DEAR:
            return mine_spaces.space_cost(table, choice - SPACE_CHOICE) * table.price(WOOD)
        case refusals.RIGHTS_TOO_DEAR:
            return rights.rights_cost(table, choice - STACK_CHOICE)
        case refusals.PLOT_TOO_DEAR:
            anywhere = plot.may_claim_anywhere(table)
            return plot.plot_cost(table, choice - PLOT_CHOICE, player.reputation, anywhere)
        case refusals.WOOD_TOO_DEAR:
            return building.building_cost(table, choice - BUILD_CHOICE)
        case refusals.TAXES_TOO_DEAR:
            return turns.taxes_due(table, player)
    return None
