"""The mine's spaces: where a mine may be built, and for how much wood."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.choices import SPACE_CHOICE
from silverspire.games.kutna_hora.components import (
    MINE_COLUMNS,
    MINE_ROWS,
    NONE,
    TECHNOLOGY_TILES,
    WOOD,
    Space,
)
from silverspire.games.kutna_hora.player import Player
from silverspire.games.kutna_hora.refusals import (
    MINE_THERE,
    NO_ACCESS,
    OFF_THE_MINE,
    ROCK,
    SPACE_TOO_EXPENSIVE,
)
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.refusals import ALLOWED


def space_refusal(table: Table, player: Player, space: Space, free: bool) -> i64:
    """An entrance, or a space left of, right of or below a mine [KH-MINE-4], if affordable."""
    if space % MINE_COLUMNS >= len(table.board.spaces) // MINE_ROWS:
        return OFF_THE_MINE
    if table.mine[space] != NONE:
        return ROCK if table.mine[space] >= TECHNOLOGY_TILES else MINE_THERE
    cost = space_cost(table, space)
    if cost == NONE:
        return NO_ACCESS
    if not free and cost * table.price(WOOD) > player.groschen:
        return SPACE_TOO_EXPENSIVE
    return ALLOWED


def space_cost(table: Table, space: Space) -> i64:
    """The wood a space costs: the highest number beside or above it, never the sum [KH-MINE-5].

    An entrance costs its own number whatever lies beside it. NONE: no access.
    """
    if table.board.entrances[space] == 1:
        return table.components.entrance_cost
    highest: i64 = NONE
    for side in range(3):
        opening = table.board.openings[space * 3 + side]
        if opening == NONE:
            continue
        tile = table.mine[opening]
        if tile == NONE or tile >= TECHNOLOGY_TILES:  # empty, or a rock
            continue
        highest = max(highest, table.components.cost[tile])
    return highest


def has_affordable_space(table: Table, player: Player, free: bool) -> bool:
    spaces = table.board.spaces
    for place in range(len(spaces)):
        if space_refusal(table, player, spaces[place], free) == ALLOWED:
            return True
    return False


def offer_spaces(table: Table, player: Player, free: bool) -> vec[i64]:
    spaces = table.board.spaces
    legal = vec[i64](capacity=len(spaces) + 1)
    for place in range(len(spaces)):
        if space_refusal(table, player, spaces[place], free) == ALLOWED:
            legal = append(legal, SPACE_CHOICE + spaces[place])
    return legal
