"""Kutná Hora: why not. The same predicates that make the legal choices give the reasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

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
from silverspire.games.kutna_hora.state import BANK, POOL
from silverspire.kernel.errors import Argument, Reason

if TYPE_CHECKING:
    from silverspire.games.kutna_hora.state import Table

Predicate = Callable[["Table", int, int, int], int]


class Question(NamedTuple):
    """The choices that answer a question, and the rule's predicate for each of them.

    The predicate gets the table, the seat, the frame's first number and the place in the family.
    """

    first: int
    count: int
    predicate: Predicate
    declinable: bool = False


def _space(table: Table, seat: int, free: int, space: int) -> int:
    return mine_spaces.space_refusal(table, table.players[seat], space, free == 1)


def _technology(table: Table, seat: int, tile: int, space: int) -> int:
    if SPACE_CHOICE + space == SCRAP_CHOICE:
        return refusals.ALLOWED
    return mine_spaces.space_refusal(table, table.players[seat], space, True)


def _square(table: Table, seat: int, free: int, square: int) -> int:
    player = table.players[seat]
    anywhere = plot.may_claim_anywhere(table)
    return plot.square_refusal(table, player, square, player.reputation, anywhere, free == 1)


def _joker(table: Table, seat: int, _: int, action: int) -> int:
    player = table.players[seat]
    return cards.action_refusal(table, player, action, player.reputation)


def _granted(table: Table, seat: int, _: int, place: int) -> int:
    """Taking what is granted fails only for want of a miner; ignoring it never."""
    if TAKE_CHOICE + place in table.legal or TAKE_CHOICE + place == IGNORE_CHOICE:
        return refusals.ALLOWED
    return barbara.granted_mine_refusal(table.players[seat])


def _taxes(table: Table, seat: int, _: int, place: int) -> int:
    player = table.players[seat]
    return turns.taxes_refusal(table, player) if PAY_CHOICE + place == PAY_CHOICE else 0


QUESTIONS: dict[int, Question] = {
    GUILDS_ASKED: Question(SET_CHOICE, 4, lambda t, s, f, n: setup.set_refusal(t, n)),
    ROW_ASKED: Question(ROW_CHOICE, 6, lambda t, s, f, n: setup.row_refusal(t, s, n)),
    CARD_ASKED: Question(
        CARD_CHOICE,
        48,
        lambda t, s, f, n: cards.card_refusal(t, t.players[s], n // CARD_WIDTH, n % CARD_WIDTH),
    ),
    JOKER_ASKED: Question(JOKER_CHOICE, 6, _joker),
    MINERS_ASKED: Question(
        HIRE_CHOICE, 3, lambda t, s, f, n: mine.hire_refusal(t, t.players[s], n)
    ),
    MINE_ASKED: Question(
        MINE_CHOICE,
        27,
        lambda t, s, f, n: mine.drawn_tile_refusal(t, t.players[s], PUBLIC_TILES + n, f == 1),
        declinable=True,
    ),
    SPACE_ASKED: Question(SPACE_CHOICE, 28, _space),
    RIGHTS_ASKED: Question(
        STACK_CHOICE,
        12,
        lambda t, s, f, n: rights.stack_refusal(t, t.players[s], n, f == 1),
        declinable=True,
    ),
    PLOT_ASKED: Question(PLOT_CHOICE, 30, _square, declinable=True),
    BUILDING_ASKED: Question(
        BUILD_CHOICE,
        36,
        lambda t, s, f, n: building.tile_refusal(t, t.players[s], n, f == 1),
        declinable=True,
    ),
    SITE_ASKED: Question(SITE_CHOICE, 30, lambda t, s, f, n: building.site_refusal(t, s, n)),
    REMOVED_HOUSE_ASKED: Question(
        HOUSE_CHOICE,
        3,
        lambda t, s, f, n: houses.removed_house_refusal(t.players[s], n, f),
        declinable=True,
    ),
    TECHNOLOGY_ASKED: Question(SPACE_CHOICE, 29, _technology),
    FREE_TILE_ASKED: Question(
        STACK_CHOICE,
        12,
        lambda t, s, f, n: rights.public_stack_refusal(t, t.players[s], n),
        declinable=True,
    ),
    COUNCIL_ASKED: Question(
        PATRICIAN_CHOICE, 4, lambda t, s, f, n: income.patrician_refusal(t, POOL, n), True
    ),
    BANK_PATRICIAN_ASKED: Question(
        PATRICIAN_CHOICE, 4, lambda t, s, f, n: income.patrician_refusal(t, BANK, n), True
    ),
    HOUSE_FOR_PRODUCTION_ASKED: Question(
        HOUSE_CHOICE, 3, lambda t, s, f, n: barbara.house_refusal(t.players[s], n), True
    ),
    GRANTED_INCOME_ASKED: Question(TAKE_CHOICE, 2, _granted),
    GRANTED_REPUTATION_ASKED: Question(TAKE_CHOICE, 2, _granted),
    GRANTED_MINE_ASKED: Question(TAKE_CHOICE, 2, _granted),
    SCORED_BUILDING_ASKED: Question(
        SCORE_CHOICE, 30, lambda t, s, f, n: barbara.scored_building_refusal(t, s, n), True
    ),
    TAXES_ASKED: Question(PAY_CHOICE, 2, _taxes),
}


def candidates(table: Table) -> list[int]:
    """Every choice that answers the pending question, legal or not."""
    if table.over:
        return []
    question = QUESTIONS[int(table.frames[len(table.frames) - 4])]
    family = list(range(question.first, question.first + question.count))
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
    return int(question.predicate(table, seat, first, choice - question.first))


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
