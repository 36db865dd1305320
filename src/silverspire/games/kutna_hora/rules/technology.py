"""Mining technology tiles [KH-BUILD-5]."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.choices import SCRAP_CHOICE
from silverspire.games.kutna_hora.components import MINE_TILES, TECHNOLOGY_COUNT, Seat, Tile
from silverspire.games.kutna_hora.events import TECHNOLOGY_REMOVED, TECHNOLOGY_TAKEN
from silverspire.games.kutna_hora.questions import TECHNOLOGY_ASKED
from silverspire.games.kutna_hora.rules.mine_spaces import has_affordable_space, offer_spaces
from silverspire.games.kutna_hora.state import Table


def take_technology(table: Table, seat: Seat) -> None:
    """Take the top technology tile: the level rises, then it is placed as a free mine.

    Without a miner or a legal space it is removed from the game; none left: nothing.
    """
    if table.technology == TECHNOLOGY_COUNT:
        return
    tile = MINE_TILES + table.technology
    table.technology += 1
    table.report(TECHNOLOGY_TAKEN, seat, tile, table.technology_level())
    player = table.players[seat]
    if player.miners() == 0 or not has_affordable_space(table, player, True):
        remove_technology(table, seat, tile)
        return
    table.push(TECHNOLOGY_ASKED, seat, tile)


def offer_technology(table: Table, seat: Seat) -> vec[i64]:
    """Any legal space, without wood or permit, or out of the game."""
    return append(offer_spaces(table, table.players[seat], True), SCRAP_CHOICE)


def remove_technology(table: Table, seat: Seat, tile: Tile) -> None:
    table.removed = append(table.removed, tile)
    table.report(TECHNOLOGY_REMOVED, seat, tile)
