"""World Without End: the numbers and names in a refusal, computed from what is missing."""

from __future__ import annotations

from silverspire.games.world_without_end import refusals
from silverspire.games.world_without_end.choices import (
    CARD_CHOICE,
    DISCARD_CHOICE,
    GOOD_CHOICE,
    HOUSE_CHOICE,
    TRADE_CHOICE,
    TREAT_CHOICE,
)
from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    DONATION_CARD,
    GOLD,
    GOOD_NAMES,
    HOUSE_CARD,
)
from silverspire.games.world_without_end.effect_vocabulary import TRADE_EACH_ROUND
from silverspire.games.world_without_end.questions import CARD_ASKED, EXCHANGE_ASKED
from silverspire.games.world_without_end.rules.actions import fee_for
from silverspire.games.world_without_end.rules.goods import held
from silverspire.games.world_without_end.state import Table
from silverspire.kernel.errors import Argument

Arguments = dict[str, Argument]


def arguments_of(table: Table, seat: int, first: int, code: int, choice: int) -> Arguments:
    """What the message of a refusal names; `first` is the first number of the question."""
    gold = int(table.players[seat].goods[GOLD])
    match code:
        case refusals.NOT_THIS_ACTION:
            return {"card": CARD_NAMES[first]}
        case refusals.CARD_SPENT | refusals.CARD_NOT_YET:
            start = DISCARD_CHOICE if choice >= DISCARD_CHOICE else CARD_CHOICE
            return {"card": CARD_NAMES[choice - start]}
        case refusals.GOOD_NOT_HELD | refusals.GOOD_NOT_NAMED:
            return {"good": GOOD_NAMES[choice - GOOD_CHOICE]}
        case refusals.OUTLAWS_UNPAID:
            return {"gold": gold}
        case refusals.FEE_UNPAID:
            return {"cost": int(fee_for(table, seat, first)), "gold": gold}
        case refusals.DONATION_UNPAID:
            fee = int(fee_for(table, seat, DONATION_CARD))
            return {"cost": int(table.components.donation_gold) + fee, "gold": gold}
        case refusals.HOUSE_UNPAID:
            return _missing_for_house(table, seat, choice - HOUSE_CHOICE)
        case refusals.EXCHANGE_SHORT | refusals.CANNOT_PAY:
            return _missing_for_exchange(table, seat, first, choice)
        case refusals.TOO_LITTLE_KNOWLEDGE:
            return {"value": int(table.plague_values[choice - TREAT_CHOICE])}
    return {}


def _missing_for_house(table: Table, seat: int, space: int) -> Arguments:
    """Gold, the resource of the space, or both."""
    goods = table.players[seat].goods
    resource = table.components.house_resource[space]
    cost = int(table.components.house_gold + fee_for(table, seat, HOUSE_CARD))
    lacking = [
        name
        for name, enough in (("gold", goods[GOLD] >= cost), ("resource", goods[resource] > 0))
        if not enough
    ]
    return {
        "short": lacking[0] if len(lacking) == 1 else "both",
        "cost": cost,
        "gold": int(goods[GOLD]),
        "good": GOOD_NAMES[resource],
        "amount": 1,
    }


def _missing_for_exchange(table: Table, seat: int, first: int, choice: int) -> Arguments:
    """What an exchange or a payment takes, and how much of it there is."""
    at = first
    if table.top_kind() in (CARD_ASKED, EXCHANGE_ASKED):
        event = table.places[choice - TRADE_CHOICE]
        at = int(table.components.effect_place(event, TRADE_EACH_ROUND))
    effects = table.components.effects
    good, amount = effects[at + 1], effects[at + 2]
    have = int(held(table, seat, good))
    return {"good": GOOD_NAMES[good], "amount": int(amount), "held": have}
