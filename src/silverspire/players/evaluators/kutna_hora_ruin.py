"""Kutná Hora, evaluated: ruin, which is no production and too little money for what gives some.

Income is the only source of money [KH-INCOME-1]: whoever produces nothing and can no longer pay for
a guild building or a mine stays where they are until the game ends.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from silverspire.games.kutna_hora.components import (
    GUILD_TILES,
    NONE,
    PUBLIC_STACKS,
    SLOTS,
    TILES_OF_A_GUILD,
    TOWN_HALL_COLUMNS,
    TOWN_HALL_ROWS,
    WOOD,
    Tile,
)
from silverspire.games.kutna_hora.player import Player
from silverspire.games.kutna_hora.rules.building import has_no_market
from silverspire.games.kutna_hora.rules.plot import may_claim_anywhere, plot_cost
from silverspire.games.kutna_hora.rules.rights import place_cost
from silverspire.games.kutna_hora.state import Table

AMPLE: Final = 30  # groschen and income with which nobody is near ruin
RESERVE: Final = 2  # groschen by which the price of wood may rise meanwhile
OUT_OF_REACH: Final = 99


def share_lacking(table: Table, player: Player) -> float:
    """From 0 to 1: the part of the cheapest new production that money and one income don't pay."""
    available = player.groschen + table.income(player)
    if available >= AMPLE:
        return 0.0
    cost = cheapest_building(table, player)
    return float(max(0, cost - available)) / float(cost) if cost > 0 else 0.0


def cheapest_building(table: Table, player: Player) -> i64:
    """What is still to be paid for a guild building: rights, plot and wood, as far as needed."""
    cheapest: i64 = OUT_OF_REACH
    for slot in range(SLOTS):
        tile = player.slots[slot]
        if tile != NONE and can_be_built(table, player, tile):
            cheapest = min(cheapest, wood_cost(table, tile))
    if player.slot_of(NONE) != NONE:
        for place in range(TOWN_HALL_ROWS * TOWN_HALL_COLUMNS):
            stack = table.town_hall[place]
            if stack == NONE or stack >= PUBLIC_STACKS:
                continue
            tile = table.top_tile(stack)
            if player.rows[stack] != NONE and can_be_built(table, player, tile):
                cost = place_cost(table, place) + wood_cost(table, tile)
                cheapest = min(cheapest, cost)
    return cheapest if player.plots() > 0 else cheapest + cheapest_plot(table, player)


def wood_cost(table: Table, tile: Tile) -> i64:
    """Wood may be more expensive when it is paid: its price can double within a round."""
    return table.components.wood[tile] * (table.price(WOOD) + RESERVE)


def can_be_built(table: Table, player: Player, tile: Tile) -> bool:
    """A guild building with a house and a market."""
    if tile >= GUILD_TILES or table.components.production[tile] == 0:
        return False
    return player.houses[player.row_of(tile // TILES_OF_A_GUILD)] > 0 and not has_no_market(
        table, tile
    )


def cheapest_plot(table: Table, player: Player) -> i64:
    anywhere = may_claim_anywhere(table)
    cheapest: i64 = OUT_OF_REACH
    for square in range(len(table.board.squares)):
        if table.is_unclaimed(square) and (anywhere or table.land_prices[square] > 0):
            cheapest = min(cheapest, plot_cost(table, square, player.reputation, anywhere))
    return cheapest
