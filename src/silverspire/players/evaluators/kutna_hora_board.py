"""Kutná Hora, evaluated: plots and buildings in the city, the mine, and the council."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.components import (
    COLORS,
    DOTS,
    GUILD_TILES,
    MINE_ROWS,
    NONE,
    Seat,
)
from silverspire.games.kutna_hora.player import FINAL_MINES, Player
from silverspire.games.kutna_hora.scoring import council_points, final_points
from silverspire.games.kutna_hora.state import Table
from silverspire.players.evaluators import kutna_hora_features as at


def plot_features(table: Table, seat: Seat, player: Player, features: vec[float]) -> None:
    """What lies beside the own plots: dots to score with, public buildings for green."""
    dots: i64 = 0
    public: i64 = 0
    if player.plots() > 0:
        city = table.city
        marks = table.marks
        neighbors = table.board.neighbors
        for square in range(len(table.board.squares)):
            if marks[square] == seat and city[square] == NONE:
                dots += dots_beside(table, square)
                for direction in range(4):
                    neighbor = neighbors[square * 4 + direction]
                    if neighbor != NONE and city[neighbor] >= GUILD_TILES:
                        public += 1
    features[at.PLOT_DOTS] = float(dots)
    features[at.GREEN_PLOTS] = float(public)


def dots_beside(table: Table, square: i64) -> i64:
    dots: i64 = 0
    printed = table.components.dots
    village_dots = table.board.village_dots
    for dot in range(DOTS):
        dots += village_dots[square * DOTS + dot]
    for direction in range(4):
        neighbor = table.board.neighbors[square * 4 + direction]
        if neighbor != NONE and table.city[neighbor] != NONE:
            for dot in range(DOTS):
                dots += printed[table.city[neighbor] * DOTS + dot]
    return dots


def mine_features(table: Table, seat: Seat, player: Player, features: vec[float]) -> None:
    mines: i64 = 0
    one: i64 = 0
    two: i64 = 0
    for row in range(MINE_ROWS):
        own = table.mines_of(seat, row)
        mines += own
        if own > 0:
            one += 1
        if own > 1:
            two += 1
    features[at.POOL_MINERS] = float(player.pool_miners)
    features[at.MINES] = float(mines)
    features[at.ROWS_WITH_MINE] = float(one)
    features[at.ROWS_WITH_TWO] = float(two)
    features[at.MINE_POINTS] = float(final_points(table, seat, FINAL_MINES)) if mines > 0 else 0.0


def council_features(table: Table, seat: Seat, features: vec[float]) -> None:
    """What the council will pay as the table stands, and what each color's next token would."""
    scorings = min(table.components.scoring_rounds, table.last_round() - table.round + 1)
    features[at.SCORINGS] = float(scorings)
    now: i64 = 0
    for color in range(COLORS):
        points = council_points(table, seat, color)
        now += table.council(color) * points
        features[at.COUNCIL_COLORS + color] = float(points * scorings)
    features[at.COUNCIL] = float(now * scorings)


def open_side_features(table: Table, seat: Seat, features: vec[float]) -> None:
    """Where later buildings can score with the player's: free sides for each color of dots."""
    sides: i64 = 0
    city = table.city
    marks = table.marks
    for square in range(len(table.board.squares)):
        if marks[square] == seat and city[square] != NONE:
            sides += colors_of(table, city[square]) * free_sides(table, square)
    features[at.OPEN_SIDES] = float(sides)


def colors_of(table: Table, tile: i64) -> i64:
    count: i64 = 0
    for dot in range(DOTS):
        if table.components.dots[tile * DOTS + dot] > 0:
            count += 1
    return count


def free_sides(table: Table, square: i64) -> i64:
    count: i64 = 0
    for direction in range(4):
        neighbor = table.board.neighbors[square * 4 + direction]
        if neighbor != NONE and table.city[neighbor] == NONE:
            count += 1
    return count
