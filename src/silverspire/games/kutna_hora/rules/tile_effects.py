"""What the icons of a tile do, in the order of KH-FRAME-9."""

from __future__ import annotations

from mypy_extensions import i64

from silverspire.games.kutna_hora.components import (
    GUILD_TILES,
    MINERS,
    NONE,
    ORE,
    PUBLIC_TILES,
    TILES_OF_A_GUILD,
    Color,
    Commodity,
    Seat,
    Tile,
)
from silverspire.games.kutna_hora.events import PATRICIAN_POOLED, PRODUCTION_RAISED
from silverspire.games.kutna_hora.player import FROM_BUILDINGS, FROM_MINES
from silverspire.games.kutna_hora.questions import (
    FLIP_STEP,
    HOUSE_STEP,
    REMOVED_HOUSE_ASKED,
    TECHNOLOGY_STEP,
)
from silverspire.games.kutna_hora.rules.prices import (
    advance_ore,
    advance_population,
    all_prices,
    move_arm,
    raise_tax,
    report_prices,
)
from silverspire.games.kutna_hora.rules.scores import change_reputation, gain_pelicans, score
from silverspire.games.kutna_hora.state import BANK, POOL, Table
from silverspire.kernel.events import NOBODY


def resolve_tile(table: Table, seat: Seat, tile: Tile) -> None:
    """Resolve every icon in order; those that ask or nest wait on the stack [KH-FRAME-9]."""
    components = table.components
    queue_later_icons(table, seat, tile)
    prices = all_prices(table)
    raise_tile_production(table, seat, tile)
    advance_ore(table, components.ore_advance[tile])
    advance_population(table, components.population[tile])
    report_prices(table, seat, prices)
    source: i64 = FROM_BUILDINGS if tile < PUBLIC_TILES else FROM_MINES
    score(table, seat, source, components.points[tile])
    change_reputation(table, seat, components.reputation[tile])
    gain_pelicans(table, seat, components.pelicans[tile])
    raise_tax(table, components.tax[tile])
    if components.patrician[tile] != NONE:
        call_patrician(table, components.patrician[tile])


def queue_later_icons(table: Table, seat: Seat, tile: Tile) -> None:
    """Removed house, flip, technology tile and last the house effect: the last is pushed first."""
    components = table.components
    own_row = guild_row(table, seat, tile)
    if own_row != NONE:
        table.push(HOUSE_STEP, seat, own_row)
    if components.technology[tile] == 1:
        table.push(TECHNOLOGY_STEP, seat)
    if components.flips[tile] == 1:
        table.push(FLIP_STEP, seat)
    if components.removes_house[tile] == 1:
        table.push(REMOVED_HOUSE_ASKED, seat, own_row)


def guild_row(table: Table, seat: Seat, tile: Tile) -> i64:
    """The row of houses that a guild building belongs to; NONE for every other tile."""
    return table.players[seat].row_of(tile // TILES_OF_A_GUILD) if tile < GUILD_TILES else NONE


def raise_tile_production(table: Table, seat: Seat, tile: Tile) -> None:
    """Guild buildings raise their commodity and move its arm; mines raise ore [KH-BUILD-4]."""
    amount = table.components.production[tile]
    if tile < GUILD_TILES:
        guild = tile // TILES_OF_A_GUILD
        raise_production(table, seat, guild, amount)
        if guild != MINERS:
            move_arm(table, guild)
    elif amount > 0:
        player = table.players[seat]
        player.mine_ore += amount
        table.report(PRODUCTION_RAISED, seat, ORE, amount, player.mine_ore)


def raise_production(table: Table, seat: Seat, commodity: Commodity, amount: i64) -> None:
    """Production from buildings; it has no upper limit [KH-SETUP-7]."""
    player = table.players[seat]
    player.production[commodity] += amount
    table.report(PRODUCTION_RAISED, seat, commodity, amount, player.production[commodity])


def call_patrician(table: Table, color: Color) -> None:
    """A token of the color moves from the bank to the pool, if one is left [KH-BUILD-6]."""
    if table.patricians[BANK + color] == 0:
        return
    table.patricians[BANK + color] -= 1
    table.patricians[POOL + color] += 1
    table.report(PATRICIAN_POOLED, NOBODY, color)
