"""The town hall: stacks that move to the end of their row [KH-RIGHTS-3, KH-RIGHTS-5]."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from silverspire.games.kutna_hora.components import (
    NONE,
    PUBLIC_STACKS,
    TOWN_HALL_COLUMNS,
    Stack,
    Tile,
)
from silverspire.games.kutna_hora.events import TILE_REVEALED, TILE_UNCOVERED
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.events import NOBODY


def take_top_tile(table: Table, stack: Stack) -> Tile:
    """Lift the top tile; its stack goes to the end of the row and the others slide left."""
    tile = table.top_tile(stack)
    table.heights[stack] -= 1
    send_to_end(table, stack)
    show_top_tile(table, stack)
    return tile


def remove_top_tile(table: Table, stack: Stack) -> Tile:
    """The town builds: the top tile leaves the game. A stack that is gone loses nothing."""
    if table.heights[stack] == 0:
        return NONE
    tile = take_top_tile(table, stack)
    table.removed = append(table.removed, tile)
    return tile


def send_to_end(table: Table, stack: Stack) -> None:
    """Close the gap and stand the stack in the first free column; an emptied one disappears."""
    place = table.place_of(stack)
    end = place - place % TOWN_HALL_COLUMNS + TOWN_HALL_COLUMNS
    while place + 1 < end and table.town_hall[place + 1] != NONE:
        table.town_hall[place] = table.town_hall[place + 1]
        place += 1
    table.town_hall[place] = stack if table.heights[stack] > 0 else NONE


def show_top_tile(table: Table, stack: Stack) -> None:
    """The next tile is seen. It is news only if its place could not be worked out before."""
    if table.heights[stack] == 0:
        return
    kind = TILE_REVEALED if hidden_tiles(table, stack) > 0 else TILE_UNCOVERED
    table.report(kind, NOBODY, table.top_tile(stack), stack)


def hidden_tiles(table: Table, stack: Stack) -> i64:
    """Tiles below the top whose order nobody knows.

    A guild's marked tile is known to lie at the bottom [KH-SETUP-2].
    """
    known_bottom: i64 = 1 if stack < PUBLIC_STACKS else 0
    return max(0, table.heights[stack] - 1 - known_bottom)
