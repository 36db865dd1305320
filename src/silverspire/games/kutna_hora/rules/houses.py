"""Houses: marking a new building, and taking one off the board."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.choices import HOUSE_CHOICE
from silverspire.games.kutna_hora.components import HOUSE_COLUMNS, HOUSE_ROWS, Row, Seat
from silverspire.games.kutna_hora.events import HOUSE_GONE
from silverspire.games.kutna_hora.player import FROM_HOUSES, Player
from silverspire.games.kutna_hora.questions import FREE_TILE_ASKED
from silverspire.games.kutna_hora.refusals import HOUSE_NEEDED, ROW_EMPTY
from silverspire.games.kutna_hora.rules.scores import change_reputation, gain_pelicans, score
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.refusals import ALLOWED


def mark_with_house(table: Table, seat: Seat, row: Row) -> None:
    """The leftmost house of the guild's row marks the building; its effect acts [KH-BUILD-3]."""
    place = row * HOUSE_COLUMNS + take_house(table, seat, row)
    components = table.components
    if components.house_free_tile[place] == 1:
        table.push(FREE_TILE_ASKED, seat)
    gain_pelicans(table, seat, components.house_pelicans[place])
    change_reputation(table, seat, components.house_reputation[place])
    score(table, seat, FROM_HOUSES, components.house_points[place])


def take_house(table: Table, seat: Seat, row: Row) -> i64:
    """Take a row's leftmost house off the board; returns the column it stood in."""
    player = table.players[seat]
    column = HOUSE_COLUMNS - player.houses[row]
    player.houses[row] -= 1
    table.report(HOUSE_GONE, seat, row, column)
    return column


def removed_house_refusal(player: Player, row: Row, own_row: Row) -> i64:
    """A row of your choice, but the new building must find its own house [KH-BUILD-7]."""
    if player.houses[row] == 0:
        return ROW_EMPTY
    if row == own_row and player.houses[row] == 1:
        return HOUSE_NEEDED
    return ALLOWED


def offer_removed_houses(table: Table, seat: Seat, own_row: Row) -> vec[i64]:
    player = table.players[seat]
    legal = vec[i64](capacity=HOUSE_ROWS)
    for row in range(HOUSE_ROWS):
        if removed_house_refusal(player, row, own_row) == ALLOWED:
            legal = append(legal, HOUSE_CHOICE + row)
    return legal
