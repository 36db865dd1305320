"""House building and rent."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.world_without_end.choices import DECLINE_CHOICE, HOUSE_CHOICE
from silverspire.games.world_without_end.components import (
    GOLD,
    HOUSE_SPACES,
    NONE,
    POINTS,
    HouseSpace,
    Seat,
)
from silverspire.games.world_without_end.events import HOUSE_BUILT, HOUSE_RETURNED
from silverspire.games.world_without_end.player import FROM_RENT
from silverspire.games.world_without_end.refusals import (
    HOUSE_UNPAID,
    NO_HOUSE_LEFT,
    NOT_IN_SUPPLY,
    NOT_YOUR_HOUSE,
    RENTED_ALREADY,
    SAME_INCOME,
    SPACE_TAKEN,
)
from silverspire.games.world_without_end.rules.goods import lose, receive
from silverspire.games.world_without_end.state import Table
from silverspire.kernel.refusals import ALLOWED


def house_refusal(table: Table, seat: Seat, space: HouseSpace, fee: i64, free: bool) -> i64:
    """1 gold and the resource shown; never two with the same income [WWE-ACT-7]."""
    player = table.players[seat]
    if table.house_owner[space] != NONE:
        return SPACE_TAKEN
    if player.houses == 0:
        return NO_HOUSE_LEFT
    components = table.components
    for other in range(HOUSE_SPACES):
        if table.house_owner[other] == seat and has_same_income(table, other, space):
            return SAME_INCOME
    if free:
        return ALLOWED
    if player.goods[GOLD] - fee < components.house_gold:
        return HOUSE_UNPAID
    return ALLOWED if player.goods[components.house_resource[space]] > 0 else HOUSE_UNPAID


def has_same_income(table: Table, one: HouseSpace, other: HouseSpace) -> bool:
    """The same good and the same amount of it; under the first rules the good was enough."""
    components = table.components
    if components.house_income[one] != components.house_income[other]:
        return False
    amounts = components.house_amount
    return amounts[one] == amounts[other] or table.follows_first_rules()


def offer_free_houses(table: Table, seat: Seat) -> vec[i64]:
    """Location 9: a house immediately, for nothing; the other limits hold [WWE-PLAGUE-4]."""
    legal = vec[i64](capacity=HOUSE_SPACES + 1)
    for space in range(HOUSE_SPACES):
        if house_refusal(table, seat, space, 0, True) == ALLOWED:
            legal = append(legal, HOUSE_CHOICE + space)
    return append(legal, DECLINE_CHOICE)


def build_house(table: Table, seat: Seat, space: HouseSpace, free: bool) -> None:
    if not free:
        lose(table, seat, GOLD, table.components.house_gold)
        lose(table, seat, table.components.house_resource[space], 1)
    table.players[seat].houses -= 1
    table.house_owner[space] = seat
    table.report(HOUSE_BUILT, seat, space)


def return_house(table: Table, space: HouseSpace) -> None:
    """Back to its owner's supply; the space is free to all [WWE-CARD-2]."""
    seat = table.house_owner[space]
    table.players[seat].houses += 1
    table.house_owner[space] = NONE
    table.report(HOUSE_RETURNED, seat, space)


def rent_refusal(table: Table, seat: Seat, space: HouseSpace, rented: HouseSpace) -> i64:
    """An own house, not the same twice; a good must be in supply to be received [WWE-ACT-8]."""
    if table.house_owner[space] != seat:
        return NOT_YOUR_HOUSE
    if space == rented:
        return RENTED_ALREADY
    good = table.components.house_income[space]
    return ALLOWED if good == POINTS or table.in_supply(good) else NOT_IN_SUPPLY


def offer_rents(table: Table, seat: Seat, rented: HouseSpace) -> vec[i64]:
    legal = vec[i64](capacity=HOUSE_SPACES + 1)
    for space in range(HOUSE_SPACES):
        if rent_refusal(table, seat, space, rented) == ALLOWED:
            legal = append(legal, HOUSE_CHOICE + space)
    return append(legal, DECLINE_CHOICE)


def take_rent(table: Table, seat: Seat, space: HouseSpace) -> None:
    components = table.components
    receive(table, seat, components.house_income[space], components.house_amount[space], FROM_RENT)


def own_house_refusal(table: Table, seat: Seat, space: HouseSpace) -> i64:
    return ALLOWED if table.house_owner[space] == seat else NOT_YOUR_HOUSE


def offer_own_houses(table: Table, seat: Seat) -> vec[i64]:
    legal = vec[i64](capacity=4)
    for space in range(HOUSE_SPACES):
        if own_house_refusal(table, seat, space) == ALLOWED:
            legal = append(legal, HOUSE_CHOICE + space)
    return legal
