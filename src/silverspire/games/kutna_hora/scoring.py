"""Kutná Hora: what the table is worth. Answers only; the rules hand out the points."""

from __future__ import annotations

from mypy_extensions import i64

from silverspire.games.kutna_hora.components import (
    DOTS,
    GREEN,
    GUILD_TILES,
    MINE_COLUMNS,
    MINE_ROWS,
    NONE,
    PUBLIC_TILES,
    SILVER_PATRICIAN,
    SLOTS,
    YELLOW,
    Color,
    Row,
    Seat,
    Square,
)
from silverspire.games.kutna_hora.player import (
    FINAL_CITY,
    FINAL_EXTRAS,
    FINAL_INCOME,
    FINAL_MINES,
    FINAL_REPUTATION,
    SOURCES,
)
from silverspire.games.kutna_hora.state import Table


def public_neighbors(table: Table, seat: Seat) -> i64:
    """Pairs of an own building and a public building next to it [KH-FRAME-8]."""
    pairs: i64 = 0
    city = table.city
    marks = table.marks
    neighbors = table.board.neighbors
    for square in range(len(table.board.squares)):
        if marks[square] != seat or city[square] == NONE:
            continue
        for direction in range(4):
            neighbor = neighbors[square * 4 + direction]
            if neighbor != NONE and GUILD_TILES <= city[neighbor] < PUBLIC_TILES:
                pairs += 1
    return pairs


def building_points(table: Table, square: Square) -> i64:
    """1 for each dot beside it, on a building or the board's edge, in a color of its own.

    Its own doubled dots do not multiply; a neighbor's do count twice [KH-FINAL-1].
    """
    dots = table.components.dots
    village_dots = table.board.village_dots
    neighbors = table.board.neighbors
    city = table.city
    own = city[square]
    points: i64 = 0
    for dot in range(DOTS):
        if dots[own * DOTS + dot] == 0:
            continue
        points += village_dots[square * DOTS + dot]
        for direction in range(4):
            neighbor = neighbors[square * 4 + direction]
            if neighbor != NONE and city[neighbor] != NONE:
                points += dots[city[neighbor] * DOTS + dot]
    return points


def council_points(table: Table, seat: Seat, color: Color) -> i64:
    """What one token of this color on the council pays a seat [KH-END-3]."""
    player = table.players[seat]
    components = table.components
    if color == GREEN:
        return components.green_points * public_neighbors(table, seat)
    if color == SILVER_PATRICIAN:
        return components.silver_points * (player.used_pelicans // 2)
    if color == YELLOW:
        return components.yellow_points[min(2, fewest_mines(table, seat))]
    return components.red_points * player.empty_columns()


def fewest_mines(table: Table, seat: Seat) -> i64:
    """The seat's mines in the mine row where it has fewest."""
    fewest = table.mines_of(seat, 0)
    for row in range(1, MINE_ROWS):
        fewest = min(fewest, table.mines_of(seat, row))
    return fewest


def row_stars(table: Table, row: Row) -> i64:
    """All stars of a mine row, rocks included [KH-FINAL-2]."""
    total: i64 = 0
    mine = table.mine
    stars = table.components.stars
    for column in range(MINE_COLUMNS):
        tile = mine[row * MINE_COLUMNS + column]
        if tile != NONE:
            total += stars[tile]
    return total


def own_stars(table: Table, seat: Seat, row: Row) -> i64:
    total: i64 = 0
    mine = table.mine
    miners = table.miners
    stars = table.components.stars
    for column in range(MINE_COLUMNS):
        space = row * MINE_COLUMNS + column
        if miners[space] == seat:
            total += stars[mine[space]]
    return total


def mine_row_points(table: Table, seat: Seat, row: Row) -> i64:
    """A row's prize by rank; tied players share the better place in full [KH-FINAL-2]."""
    own = own_stars(table, seat, row)
    if own == 0:
        return 0
    place: i64 = 0
    for other in range(table.seats):
        if own_stars(table, other, row) > own:
            place += 1
    line = min(table.board.most_stars, row_stars(table, row))
    return table.board.prizes[line * 4 + place]


def final_points(table: Table, seat: Seat, source: i64) -> i64:
    """What one part of final scoring is worth now [KH-FINAL-1 … KH-FINAL-3]."""
    player = table.players[seat]
    components = table.components
    if source == FINAL_CITY:
        return city_points(table, seat)
    if source == FINAL_MINES:
        points: i64 = 0
        for row in range(MINE_ROWS):
            points += mine_row_points(table, seat, row)
        return points
    if source == FINAL_INCOME:
        return table.income(player) // components.groschen_for_a_point
    if source == FINAL_REPUTATION:
        return components.reputation_points[player.reputation - components.lowest_reputation]
    if source == FINAL_EXTRAS:
        return extras(table, seat)
    return 0


def city_points(table: Table, seat: Seat) -> i64:
    points: i64 = 0
    city = table.city
    marks = table.marks
    for square in range(len(table.board.squares)):
        if marks[square] == seat and city[square] != NONE:
            points += building_points(table, square)
    return points


def extras(table: Table, seat: Seat) -> i64:
    """1 for each tile in a slot, each unbuilt plot, each unused pelican [KH-FINAL-3]."""
    player = table.players[seat]
    tiles: i64 = 0
    for slot in range(SLOTS):
        if player.slots[slot] != NONE:
            tiles += 1
    return tiles + player.plots() + player.pelicans


def score_if_ended(table: Table, seat: Seat) -> i64:
    """The score with final scoring as the table stands; after the end, the score itself."""
    total = table.players[seat].score
    if not table.over:
        for source in range(FINAL_CITY, SOURCES):
            total += final_points(table, seat, source)
    return total


def place_of(table: Table, seat: Seat) -> i64:
    """Most points first; a tie goes to more groschen, then the place is shared [KH-FINAL-4]."""
    own = table.players[seat]
    place: i64 = 1
    for other in table.players:
        if other.score > own.score or (other.score == own.score and other.groschen > own.groschen):
            place += 1
    return place
