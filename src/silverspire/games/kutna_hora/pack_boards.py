"""The boards of a pack: town hall, city and mine on both sides, rounds track and council."""

from __future__ import annotations

import re

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.components import (
    CITY_COLUMNS,
    COLOR_NAMES,
    DOT_NAMES,
    DOTS,
    MINE_COLUMNS,
    MINE_ROWS,
    MOST_ROUNDS,
    MOST_SEATS,
    NONE,
    RED,
    TOWN_HALL_COLUMNS,
    TOWN_HALL_ROWS,
    Board,
    Components,
)
from silverspire.kernel.pack_sections import PackSection

# The shape of each side [KH-FRAME-2]: city rows and mine columns.
LARGE = (5, 7)
SMALL = (3, 5)
ENTRANCES = 2


def read_boards(section: PackSection, components: Components) -> None:
    _read_town_hall(section.section("town_hall"), components)
    city = section.section("city")
    components.open_plot_price = city.number("open_plot_price", 1, rule="KH-PLOT-1")
    components.cheap_plot_price = city.number("cheap_plot_price", 1, rule="KH-PLOT-2")
    mine = section.section("mine")
    components.entrance_cost = mine.number("entrance_cost", rule="KH-MINE-5")
    sides = (("large", components.large_board, LARGE), ("small", components.small_board, SMALL))
    for side, board, (city_rows, mine_columns) in sides:
        _lay_out_city(board, city_rows)
        _read_villages(city.section(side), board, city_rows)
        _lay_out_mine(board, mine_columns)
        _read_entrances(mine.section(side), board, mine_columns)
    _read_star_prizes(section.section("star_prizes"), components)
    _read_rounds(section, components)
    _read_council(section.section("council"), components)
    final = section.section("final_scoring")
    components.groschen_for_a_point = final.number("groschen_for_a_point", 1, rule="KH-FINAL-3")


def _read_town_hall(hall: PackSection, components: Components) -> None:
    """What a tile costs in each column [KH-RIGHTS-2], and each row's patrician [KH-SETUP-2]."""
    columns = hall.sections("columns", TOWN_HALL_COLUMNS, rule="KH-RIGHTS-2")
    for column, entry in enumerate(columns):
        components.column_groschen[column] = entry.number("groschen", default=0)
        components.column_permits[column] = entry.number("permits", default=0)
    stacked = COLOR_NAMES[:RED]
    rows = hall.words("patricians", stacked, TOWN_HALL_ROWS, rule="KH-SETUP-2")
    for row, color in enumerate(rows[:TOWN_HALL_ROWS]):
        components.row_of_color[color] = row
    if len(rows) == TOWN_HALL_ROWS and len(set(rows)) < TOWN_HALL_ROWS:
        what = f"each of {', '.join(stacked)} has one row of its own"
        hall.refuse(what, "patricians", rule="KH-SETUP-2")


def _lay_out_city(board: Board, rows: int) -> None:
    """The squares of one side and their neighbors: above, right, below, left [KH-FRAME-8]."""
    for square in range(rows * CITY_COLUMNS):
        row, column = divmod(square, CITY_COLUMNS)
        board.squares = append(board.squares, square)
        around = (
            square - CITY_COLUMNS if row > 0 else NONE,
            square + 1 if column < CITY_COLUMNS - 1 else NONE,
            square + CITY_COLUMNS if row < rows - 1 else NONE,
            square - 1 if column > 0 else NONE,
        )
        for direction, neighbor in enumerate(around):
            board.neighbors[square * 4 + direction] = neighbor


def _read_villages(side: PackSection, board: Board, rows: int) -> None:
    """The dots of the villages on each edge; a corner square touches two [KH-FINAL-1]."""
    last_row = (rows - 1) * CITY_COLUMNS
    edges = {
        "top": list(range(CITY_COLUMNS)),
        "right": [row * CITY_COLUMNS + CITY_COLUMNS - 1 for row in range(rows)],
        "bottom": [last_row + column for column in range(CITY_COLUMNS)],
        "left": [row * CITY_COLUMNS for row in range(rows)],
    }
    for edge, squares in edges.items():
        villages = side.text(edge, rule="KH-FINAL-1").split()
        if side.has(edge) and len(villages) != len(squares):
            what = f"`{edge}` must name {len(squares)} places (a color, or . for no village)"
            side.refuse(f"{what}, not {len(villages)}", edge, rule="KH-FRAME-2")
        for square, village in zip(squares, villages, strict=False):
            _add_village(side, board, edge, square, village)


def _add_village(side: PackSection, board: Board, edge: str, square: int, village: str) -> None:
    """`.` for none, `red`, or `red+blue` for a village with two dots."""
    for dot in village.split("+") if village != "." else ():
        if dot in DOT_NAMES:
            board.village_dots[square * DOTS + DOT_NAMES.index(dot)] += 1
        else:
            what = f"{dot} in `{edge}` is not a dot: {', '.join(DOT_NAMES)}, or . for no village"
            side.refuse(what, edge, rule="KH-FINAL-1")


def _lay_out_mine(board: Board, columns: int) -> None:
    """The spaces of one side, and from where each is reached: left, right, above [KH-MINE-4]."""
    for row in range(MINE_ROWS):
        for column in range(columns):
            space = row * MINE_COLUMNS + column
            board.spaces = append(board.spaces, space)
            board.openings[space * 3] = space - 1 if column > 0 else NONE
            board.openings[space * 3 + 1] = space + 1 if column < columns - 1 else NONE
            board.openings[space * 3 + 2] = space - MINE_COLUMNS if row > 0 else NONE


def _read_entrances(side: PackSection, board: Board, columns: int) -> None:
    """Two entrances, both in the top row, drawn as E."""
    spaces = read_drawing(side, "spaces", columns, "E")
    for space in spaces:
        board.entrances[space] = 1
    if side.keys() and len(spaces) != ENTRANCES:
        what = f"a mine has {ENTRANCES} entrances (E), not {len(spaces)}"
        side.refuse(what, "spaces", rule="KH-MINE-5")
    for space in spaces:
        if space >= MINE_COLUMNS:
            what = "an entrance (E) lies in the top row of the mine"
            side.refuse(what, "spaces", space // MINE_COLUMNS, rule="KH-MINE-4")


def read_drawing(section: PackSection, key: str, columns: int, sign: str) -> list[int]:
    """The spaces that carry `sign` in a drawing of the mine: four lines of dots and signs."""
    found: list[int] = []
    for row, line in enumerate(section.lines(key, MINE_ROWS, rule="KH-FRAME-2")):
        signs = line.split()
        if line and len(signs) != columns:
            what = f"line {row + 1} of `{key}` must draw {columns} spaces, not {len(signs)}"
            section.refuse(what, key, row, rule="KH-FRAME-2")
        for column, drawn in enumerate(signs[:columns]):
            if drawn == sign:
                found.append(row * MINE_COLUMNS + column)
            elif drawn != ".":
                section.refuse(f"{drawn} in `{key}` is neither {sign} nor .", key, row)
    return found


def _read_star_prizes(section: PackSection, components: Components) -> None:
    """A table for each side of the board, or one for both [KH-FINAL-2]."""
    if not (section.has("large") or section.has("small")):
        _read_prize_table(section, components.large_board)
        components.small_board.prizes = components.large_board.prizes
        components.small_board.most_stars = components.large_board.most_stars
        return
    for side, board in (("large", components.large_board), ("small", components.small_board)):
        _read_prize_table(section.section(side, rule="KH-FINAL-2"), board)


def _read_prize_table(prizes: PackSection, board: Board) -> None:
    """A line for each number of stars in a mine row: what each place scores [KH-FINAL-2]."""
    lines = sorted(int(key) for key in prizes.keys() if re.fullmatch(r"[1-9][0-9]?", key))
    board.most_stars = lines[-1] if lines else 0
    prize_numbers = vec[i64]()
    before = [0] * MOST_SEATS
    for stars in range(board.most_stars + 1):
        here = _read_prize_line(prizes, stars) if stars else before
        for place, points in enumerate(here):
            prize_numbers = append(prize_numbers, points)
            if points < before[place]:
                what = f"{stars} stars: place {place + 1} scores less than with {stars - 1}"
                prizes.refuse(what, str(stars), rule="KH-FINAL-2")
        if here != sorted(here, reverse=True):
            what = f"{stars} stars: a lower place must not score more"
            prizes.refuse(what, str(stars), rule="KH-FINAL-2")
        before = here
    board.prizes = prize_numbers
    if not lines:
        prizes.refuse("there must be a line for each number of stars", rule="KH-FINAL-2")


def _read_prize_line(prizes: PackSection, stars: int) -> list[int]:
    """Up to four places; those left out score nothing."""
    key = str(stars)
    written = prizes.values.get(key)
    count = len(written) if isinstance(written, list) else 1
    if count > MOST_SEATS:
        prizes.refuse(f"at most {MOST_SEATS} places score", key, rule="KH-FINAL-2")
    places = prizes.numbers(key, count, rule="KH-FINAL-2")[:MOST_SEATS]
    return places + [0] * (MOST_SEATS - len(places))


def _read_rounds(section: PackSection, components: Components) -> None:
    """For each number of players: rounds, the red tiles, and what refusing taxes costs."""
    taxes = section.section("taxes")
    components.tax_limit = taxes.number("limit", rule="KH-END-6")
    rounds_track = section.section("rounds")
    for seats in range(2, MOST_SEATS + 1):
        entry = rounds_track.section(f"players-{seats}", rule="KH-FRAME-2")
        rounds = entry.number("rounds", 1, MOST_ROUNDS, rule="KH-FRAME-2")
        red_round = entry.number("red_patricians_after", 1, rounds, rule="KH-END-4")
        refusal = entry.numbers("refusal", rounds, rule="KH-END-2")
        components.rounds[seats] = rounds
        components.red_round[seats] = red_round
        for index, lost in enumerate(refusal):
            components.tax_refusal[seats * MOST_ROUNDS + index] = lost
        if refusal != sorted(refusal):
            what = "refusing taxes must not cost less in a later round"
            entry.refuse(what, "refusal", rule="KH-END-2")


def _read_council(council: PackSection, components: Components) -> None:
    """The price of a seat, and what each color pays in the last rounds [KH-END-3]."""
    components.council_price = council.number("price", rule="KH-INCOME-2")
    rounds = council.number("scoring_rounds", 0, MOST_ROUNDS, rule="KH-END-3")
    components.scoring_rounds = rounds
    components.green_points = council.number("green", rule="KH-END-3")
    components.silver_points = council.number("silver", rule="KH-END-3")
    for mines, points in enumerate(council.numbers("yellow", 3, rule="KH-END-3")):
        components.yellow_points[mines] = points
    components.red_points = council.number("red", rule="KH-END-3")
