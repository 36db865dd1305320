"""The Rights action."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.choices import IGNORE_CHOICE, STACK_CHOICE
from silverspire.games.kutna_hora.components import (
    NONE,
    PERMITS,
    PUBLIC_STACKS,
    STACKS,
    TOWN_HALL_COLUMNS,
    TOWN_HALL_ROWS,
    Seat,
    Stack,
)
from silverspire.games.kutna_hora.events import RIGHTS_TAKEN
from silverspire.games.kutna_hora.player import Player
from silverspire.games.kutna_hora.refusals import (
    NO_TILE_TO_TAKE,
    NOT_PUBLIC,
    NOT_YOUR_GUILD,
    RIGHTS_TOO_EXPENSIVE,
    SLOTS_FULL,
    STACK_GONE,
)
from silverspire.games.kutna_hora.rules.town_hall import take_top_tile
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.refusals import ALLOWED


def rights_refusal(table: Table, player: Player) -> i64:
    """A Rights action needs a free slot and an affordable tile [KH-FRAME-7, KH-RIGHTS-2]."""
    if player.slot_of(NONE) == NONE:
        return SLOTS_FULL
    for place in range(TOWN_HALL_ROWS * TOWN_HALL_COLUMNS):
        if place_refusal(table, player, place, False) == ALLOWED:
            return ALLOWED
    return NO_TILE_TO_TAKE


def place_refusal(table: Table, player: Player, place: i64, free: bool) -> i64:
    """Top tiles only; a guild's only if it is yours; its column's cost [KH-RIGHTS-1]."""
    stack = table.town_hall[place] if place != NONE else NONE
    if stack == NONE:
        return STACK_GONE
    if stack < PUBLIC_STACKS and player.rows[stack] == NONE:
        return NOT_YOUR_GUILD
    if player.slot_of(NONE) == NONE:
        return SLOTS_FULL
    if not free and place_cost(table, place) > player.groschen:
        return RIGHTS_TOO_EXPENSIVE
    return ALLOWED


def stack_refusal(table: Table, player: Player, stack: Stack, free: bool) -> i64:
    return place_refusal(table, player, table.place_of(stack), free)


def public_stack_refusal(table: Table, player: Player, stack: Stack) -> i64:
    """A house's free tile comes from a public stack, red included [KH-BUILD-3]."""
    if stack < PUBLIC_STACKS:
        return NOT_PUBLIC
    return stack_refusal(table, player, stack, True)


def rights_cost(table: Table, stack: Stack) -> i64:
    return place_cost(table, table.place_of(stack))


def place_cost(table: Table, place: i64) -> i64:
    """By column: 1 groschen, then 1, 2, 3 permits [KH-RIGHTS-2]."""
    column = place % TOWN_HALL_COLUMNS
    components = table.components
    permits = components.column_permits[column] * table.price(PERMITS)
    return components.column_groschen[column] + permits


def offer_rights(table: Table, seat: Seat, free: bool) -> vec[i64]:
    """The stacks whose top tile may be taken; a granted action may be ignored [KH-FRAME-5]."""
    player = table.players[seat]
    legal = vec[i64](capacity=STACKS + 1)
    for place in range(TOWN_HALL_ROWS * TOWN_HALL_COLUMNS):
        if place_refusal(table, player, place, free) == ALLOWED:
            legal = append(legal, STACK_CHOICE + table.town_hall[place])
    if free:
        legal = append(legal, IGNORE_CHOICE)
    return legal


def offer_free_tile(table: Table, seat: Seat) -> vec[i64]:
    """A house's free public tile, which may be ignored [KH-BUILD-3]."""
    player = table.players[seat]
    legal = vec[i64](capacity=STACKS)
    for stack in range(PUBLIC_STACKS, STACKS):
        if public_stack_refusal(table, player, stack) == ALLOWED:
            legal = append(legal, STACK_CHOICE + stack)
    return append(legal, IGNORE_CHOICE)


def take_rights(table: Table, seat: Seat, stack: Stack, free: bool) -> None:
    """Pay, put the tile in a slot; its stack goes to the end of the row [KH-RIGHTS-3]."""
    player = table.players[seat]
    paid: i64 = 0 if free else rights_cost(table, stack)
    player.groschen -= paid
    slot = player.slot_of(NONE)
    player.slots[slot] = table.top_tile(stack)
    table.report(RIGHTS_TAKEN, seat, player.slots[slot], stack, paid)
    take_top_tile(table, stack)
