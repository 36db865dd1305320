"""The Mine action: miners, the draw, the space."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.choices import (
    HIRE_CHOICE,
    IGNORE_CHOICE,
    MINE_CHOICE,
)
from silverspire.games.kutna_hora.components import PERMITS, PUBLIC_TILES, WOOD, Seat, Space, Tile
from silverspire.games.kutna_hora.events import (
    MINE_BUILT,
    MINE_DISCARDED,
    MINE_DRAWN,
    MINE_STACK_RENEWED,
    MINERS_HIRED,
)
from silverspire.games.kutna_hora.player import Player
from silverspire.games.kutna_hora.questions import MINE_ASKED, MINERS_ASKED, SPACE_ASKED
from silverspire.games.kutna_hora.refusals import (
    MUST_HIRE,
    NO_AFFORDABLE_SPACE,
    NO_MINER,
    NO_PERMIT,
    NOT_DRAWN,
    POOL_FULL,
    TOO_FEW_WAITING,
)
from silverspire.games.kutna_hora.rules.chances import MINE_STREAM
from silverspire.games.kutna_hora.rules.mine_spaces import (
    has_affordable_space,
    offer_spaces,
    space_cost,
)
from silverspire.games.kutna_hora.rules.tile_effects import resolve_tile
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.chance import shuffle
from silverspire.kernel.refusals import ALLOWED


def mine_refusal(table: Table, player: Player) -> i64:
    """A miner in the pool, or one waiting and the permit affordable [KH-FRAME-7, KH-MINE-2]."""
    if player.miners() == 0:
        return NO_MINER
    if player.pool_miners == 0 and table.price(PERMITS) > player.groschen:
        return NO_PERMIT
    return ALLOWED


def start_mine(table: Table, seat: Seat) -> None:
    """Step 1 is asked before the draw, never later [KH-MINE-1]."""
    table.push(MINERS_ASKED, seat)


def hire_refusal(table: Table, player: Player, count: i64) -> i64:
    """One permit moves 1 or 2 waiting miners into the pool, which holds 2 [KH-MINE-1]."""
    if count == 0:
        return MUST_HIRE if player.pool_miners == 0 else ALLOWED
    if player.pool_miners + count > table.components.pool_limit:
        return POOL_FULL
    if count > player.waiting_miners:
        return TOO_FEW_WAITING
    if table.price(PERMITS) > player.groschen:
        return NO_PERMIT
    return ALLOWED


def offer_miners(table: Table, seat: Seat) -> vec[i64]:
    player = table.players[seat]
    legal = vec[i64](capacity=3)
    for count in range(3):
        if hire_refusal(table, player, count) == ALLOWED:
            legal = append(legal, HIRE_CHOICE + count)
    return legal


def hire_miners(table: Table, seat: Seat, count: i64) -> None:
    """Pay one permit for one or two miners [KH-MINE-1], then draw."""
    if count > 0:
        player = table.players[seat]
        paid = table.price(PERMITS)
        player.groschen -= paid
        player.pool_miners += count
        player.waiting_miners -= count
        table.report(MINERS_HIRED, seat, count, paid)
    draw_mines(table, seat, False)


def draw_mines(table: Table, seat: Seat, free: bool) -> None:
    """Draw as many tiles as the technology level says [KH-MINE-3]; with none the action ends."""
    for _ in range(table.technology_level()):
        if len(table.mine_stack) == 0:
            renew_mine_stack(table)
        if len(table.mine_stack) == 0:
            break
        top = len(table.mine_stack) - 1
        tile = table.mine_stack[top]
        table.mine_stack = table.mine_stack[:top]
        table.drawn = append(table.drawn, tile)
        table.report(MINE_DRAWN, seat, tile)
    if len(table.drawn) > 0:
        table.push(MINE_ASKED, seat, 1 if free else 0)


def renew_mine_stack(table: Table) -> None:
    """The discard pile is shuffled into a new stack; drawn tiles stay out of it [KH-MINE-8]."""
    if len(table.mine_discard) == 0:
        return
    table.mine_stack = table.mine_discard[:]
    table.mine_discard = vec[i64]()
    table.mine_renewed = True
    shuffle(table.streams, MINE_STREAM, table.mine_stack)
    table.record_chance("mine", table.mine_stack)
    table.report(MINE_STACK_RENEWED, -1, len(table.mine_stack))


def drawn_tile_refusal(table: Table, player: Player, tile: Tile, free: bool) -> i64:
    """One of the drawn tiles, if a legal space can be paid [KH-MINE-3, KH-MINE-7]."""
    if tile not in table.drawn:
        return NOT_DRAWN
    if not has_affordable_space(table, player, free):
        return NO_AFFORDABLE_SPACE
    return ALLOWED


def offer_drawn(table: Table, seat: Seat, free: bool) -> vec[i64]:
    """Build one of the drawn mines or none [KH-MINE-3]."""
    legal = vec[i64](capacity=6)
    if has_affordable_space(table, table.players[seat], free):
        for place in range(len(table.drawn)):
            legal = append(legal, MINE_CHOICE + table.drawn[place] - PUBLIC_TILES)
    return append(legal, IGNORE_CHOICE)


def choose_drawn(table: Table, seat: Seat, tile: Tile, free: bool) -> None:
    """The others go to the discard pile [KH-MINE-3]."""
    discard_drawn(table, seat, tile)
    table.push(SPACE_ASKED, seat, 1 if free else 0, tile)


def discard_drawn(table: Table, seat: Seat, kept: Tile) -> None:
    """Lay aside every drawn tile but the one kept; NONE keeps none [KH-MINE-7]."""
    for place in range(len(table.drawn)):
        tile = table.drawn[place]
        if tile != kept:
            table.mine_discard = append(table.mine_discard, tile)
            table.report(MINE_DISCARDED, seat, tile)
    table.drawn = vec[i64]()


def offer_mine_spaces(table: Table, seat: Seat, free: bool) -> vec[i64]:
    return offer_spaces(table, table.players[seat], free)


def build_mine(table: Table, seat: Seat, tile: Tile, space: Space, free: bool) -> None:
    """Pay the wood, place the tile, mark it with a miner and resolve it [KH-MINE-6].

    A free mine is marked with a waiting miner, a pool miner only if none waits [KH-BARB-T9].
    """
    player = table.players[seat]
    paid: i64 = 0 if free else space_cost(table, space) * table.price(WOOD)
    player.groschen -= paid
    if free and player.waiting_miners > 0:
        player.waiting_miners -= 1
    else:
        player.pool_miners -= 1
    table.mine[space] = tile
    table.miners[space] = seat
    table.report(MINE_BUILT, seat, tile, space, paid)
    resolve_tile(table, seat, tile)
