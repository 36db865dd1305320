"""World Without End: why playing a card would do nothing, though the card may be played."""

from __future__ import annotations

from typing import Final, cast

from silverspire.games.world_without_end import refusals
from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    NONE,
    PRIVILEGE_CARD,
    Card,
    Seat,
)
from silverspire.games.world_without_end.effect_vocabulary import FORBID
from silverspire.games.world_without_end.refusal_arguments import arguments_of
from silverspire.games.world_without_end.rules import actions, turns
from silverspire.games.world_without_end.state import Table
from silverspire.kernel.errors import Argument
from silverspire.kernel.refusals import ALLOWED

# What is said of a card, by what is said of its single choices; what a player can do most about
# comes first.
OF_THE_WHOLE_CARD: Final[dict[int, int]] = {
    refusals.FEE_UNPAID: refusals.FEE_UNPAID,
    refusals.OUTLAWS_UNPAID: refusals.OUTLAWS_UNPAID,
    refusals.NO_HOUSE_LEFT: refusals.NO_HOUSE_LEFT,
    refusals.HOUSE_UNPAID: refusals.HOUSE_UNPAID,
    refusals.NO_SEAL_LEFT: refusals.NO_SEAL_LEFT,
    refusals.DONATION_UNPAID: refusals.DONATION_UNPAID,
    refusals.NO_MATCHING_SPACE: refusals.NOTHING_TO_PLACE,
    refusals.NOTHING_SOLD: refusals.NOTHING_TO_SELL,
    refusals.NOT_IN_SUPPLY: refusals.NOT_IN_SUPPLY,
    refusals.CLOTH_SHORT: refusals.CLOTH_SHORT,
    refusals.TOO_FEW_WOOL: refusals.NOTHING_TO_WEAVE,
    refusals.SAME_INCOME: refusals.NO_HOUSE_SPACE,
    refusals.SPACE_TAKEN: refusals.NO_HOUSE_SPACE,
    refusals.NOT_YOUR_HOUSE: refusals.NO_HOUSE_TO_RENT,
    refusals.SEAL_THERE: refusals.NO_PROJECT_OPEN,
    refusals.PROJECT_CANCELED: refusals.NO_PROJECT_OPEN,
    refusals.PROJECT_COMPLETE: refusals.NO_PROJECT_OPEN,
    refusals.NOT_IN_PLAY: refusals.NO_PROJECT_OPEN,
}


def reason_of_no_use(table: Table, seat: Seat, card: Card) -> tuple[int, dict[str, Argument]]:
    """Why a card in hand would do nothing: a refusal with its arguments; or ALLOWED."""
    player = table.players[seat]
    repeated = turns.privileged_card(player) if card == PRIVILEGE_CARD else card
    if player.court == 1:
        return refusals.AT_COURT, {}
    if table.no_actions == 1:
        return refusals.NO_ACTIONS_NOW, {}
    if repeated == NONE:
        return refusals.NOTHING_TO_REPEAT, {}
    for forbidden in (card, repeated):
        if table.lasting(FORBID, forbidden) != NONE:
            return refusals.ACTION_FORBIDDEN, {"card": CARD_NAMES[forbidden]}
    return _reason_against_every_choice(table, seat, card, repeated)


def _reason_against_every_choice(
    table: Table, seat: Seat, card: Card, repeated: Card
) -> tuple[int, dict[str, Argument]]:
    """The card is played on a copy of the table; the rule's own predicate says the rest."""
    played = cast("Table", table.clone())
    turns.play_card(played, seat, card)
    first, size = actions.action_choices(repeated)
    found: dict[int, int] = {}
    for choice in range(first, first + size):
        found.setdefault(int(actions.action_refusal(played, seat, repeated, choice)), choice)
    if ALLOWED in found:
        return ALLOWED, {}
    reason = next(code for code in OF_THE_WHOLE_CARD if code in found)
    arguments = arguments_of(played, seat, repeated, reason, found[reason])
    if reason == refusals.HOUSE_UNPAID and arguments["short"] != "gold":
        enough_gold = arguments["short"] == "resource"
        arguments["short"] = "resources" if enough_gold else "gold"
    return OF_THE_WHOLE_CARD[reason], arguments
