"""The Building action, houses and mining technology."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.choices import BUILD_CHOICE, IGNORE_CHOICE, SITE_CHOICE
from silverspire.games.kutna_hora.components import (
    GUILD_TILES,
    HOUSE_ROWS,
    NONE,
    RED_CROSS,
    SLOTS,
    TILES_OF_A_GUILD,
    WOOD,
    Seat,
    Square,
    Tile,
)
from silverspire.games.kutna_hora.events import BUILDING_BUILT
from silverspire.games.kutna_hora.player import Player
from silverspire.games.kutna_hora.questions import SITE_ASKED
from silverspire.games.kutna_hora.refusals import (
    NO_HOUSE,
    NO_HOUSE_TO_REMOVE,
    NO_MARKET,
    NO_PLOT,
    NO_TILE,
    NOT_YOUR_PLOT,
    NOTHING_TO_BUILD,
    OFF_THE_CITY,
    TILE_NOT_YOURS,
    WOOD_TOO_EXPENSIVE,
)
from silverspire.games.kutna_hora.rules.tile_effects import resolve_tile
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.refusals import ALLOWED


def building_refusal(table: Table, player: Player) -> i64:
    """A tile, a plot, its house, no red X, the wood [KH-FRAME-7]."""
    if player.plots() == 0:
        return NO_PLOT
    if player.slots[0] == NONE and player.slots[1] == NONE and player.slots[2] == NONE:
        return NO_TILE
    for slot in range(SLOTS):
        if tile_refusal(table, player, player.slots[slot], False) == ALLOWED:
            return ALLOWED
    return NOTHING_TO_BUILD


def tile_refusal(table: Table, player: Player, tile: Tile, free: bool) -> i64:
    """What a tile needs to be built now [KH-BUILD-1, KH-BUILD-2, KH-PRICE-6]."""
    if tile == NONE or player.slot_of(tile) == NONE:
        return TILE_NOT_YOURS
    if player.plots() == 0:
        return NO_PLOT
    if tile < GUILD_TILES and player.houses[player.row_of(tile // TILES_OF_A_GUILD)] == 0:
        return NO_HOUSE
    if has_no_market(table, tile):
        return NO_MARKET
    if table.components.removes_house[tile] == 1 and not can_remove_house(player, tile):
        return NO_HOUSE_TO_REMOVE
    if not free and building_cost(table, tile) > player.groschen:
        return WOOD_TOO_EXPENSIVE
    return ALLOWED


def can_remove_house(player: Player, tile: Tile) -> bool:
    """A guild building must still find a house in its own row afterwards [KH-BUILD-7]."""
    needed: i64 = 1 if tile >= GUILD_TILES else 2
    houses: i64 = 0
    for row in range(HOUSE_ROWS):
        houses += player.houses[row]
    return houses >= needed


def has_no_market(table: Table, tile: Tile) -> bool:
    """Whether a red X is printed beside the price of a tile's guild [KH-PRICE-6]."""
    return tile < GUILD_TILES and table.mark(tile // TILES_OF_A_GUILD) == RED_CROSS


def building_cost(table: Table, tile: Tile) -> i64:
    """The tile's wood at the current price [KH-BUILD-1, KH-FRAME-6]."""
    return table.components.wood[tile] * table.price(WOOD)


def offer_tiles(table: Table, seat: Seat, free: bool) -> vec[i64]:
    """The tiles that may be built; a granted Building action may be ignored [KH-FRAME-5]."""
    player = table.players[seat]
    legal = vec[i64](capacity=SLOTS + 1)
    for slot in range(SLOTS):
        tile = player.slots[slot]
        if tile_refusal(table, player, tile, free) == ALLOWED:
            legal = append(legal, BUILD_CHOICE + tile)
    if free:
        legal = append(legal, IGNORE_CHOICE)
    return legal


def choose_tile(table: Table, seat: Seat, tile: Tile, free: bool) -> None:
    table.push(SITE_ASKED, seat, 1 if free else 0, tile)


def site_refusal(table: Table, seat: Seat, square: Square) -> i64:
    """Only on a plot of your own [KH-BUILD-1]."""
    if square >= len(table.board.squares):
        return OFF_THE_CITY
    if table.city[square] != NONE or table.marks[square] != seat:
        return NOT_YOUR_PLOT
    return ALLOWED


def offer_sites(table: Table, seat: Seat) -> vec[i64]:
    legal = vec[i64](capacity=3)
    for square in range(len(table.board.squares)):
        if site_refusal(table, seat, square) == ALLOWED:
            legal = append(legal, SITE_CHOICE + square)
    return legal


def build_building(table: Table, seat: Seat, tile: Tile, square: Square, free: bool) -> None:
    """Pay the wood, place the tile, take the marker back, resolve [KH-BUILD-1, KH-BUILD-2].

    A public building is nobody's: no house marks it [KH-BUILD-6].
    """
    player = table.players[seat]
    paid: i64 = 0 if free else building_cost(table, tile)
    player.groschen -= paid
    player.markers += 1
    player.slots[player.slot_of(tile)] = NONE
    table.city[square] = tile
    table.marks[square] = seat if tile < GUILD_TILES else NONE
    table.buildings += 1
    raise_land_prices(table, square)
    table.report(BUILDING_BUILT, seat, tile, square, paid)
    resolve_tile(table, seat, tile)


def raise_land_prices(table: Table, square: Square) -> None:
    """The new building's plot price counts for its neighbors [KH-PLOT-1]."""
    price = table.components.plot_price[table.city[square]]
    for direction in range(4):
        neighbor = table.board.neighbors[square * 4 + direction]
        if neighbor != NONE:
            table.land_prices[neighbor] = max(table.land_prices[neighbor], price)
