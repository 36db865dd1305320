"""A plain box of Kutná Hora.

The rulebook's own numbers stay. What is printed only on tiles, cards and boards is blank here, so
that no test depends on a pack: every price is 1, no tile does anything but what its kind does by
itself, no house, village or event gives anything.
"""

from __future__ import annotations

from functools import cache

from silverspire.games.kutna_hora.components import (
    ACTION_NAMES,
    ARM_COLUMNS,
    BARBARA_TILES,
    CITY_SQUARES,
    COMMODITIES,
    DOTS,
    EVENT_CARDS,
    GUILD_CARDS,
    GUILD_NAMES,
    GUILD_TILES,
    HOUSE_COLUMNS,
    HOUSE_ROWS,
    MINE_SPACES,
    MINE_TILES,
    MOST_ROUNDS,
    MOST_SEATS,
    NONE,
    PLAIN_CELL,
    POPULATION_CARDS,
    PUBLIC_TILES,
    TILES,
    TILES_OF_A_COLOR,
    TILES_OF_A_GUILD,
    Board,
    Components,
    filled,
)
from silverspire.games.kutna_hora.game import GAME
from tests.games.kutna_hora.box import (
    HIGHEST_REPUTATION,
    LOWEST_REPUTATION,
    TILE_NAMES,
    Box,
    copy_of,
    space_of,
)

ACTION_CARDS = (
    ("plot", "mine"),
    ("mine", "joker"),
    ("rights", "income"),
    ("plot", "rights"),
    ("building", "income"),
    ("building", "barbara"),
)
# Seat 0 picks the first set, seat 1 the second, and so on.
GUILD_SETS = {
    2: ("builders scribes grocers", "miners metallurgists innkeepers"),
    3: (
        "builders scribes grocers",
        "miners metallurgists builders",
        "innkeepers grocers metallurgists",
    ),
    4: (
        "builders scribes grocers",
        "miners metallurgists innkeepers",
        "grocers metallurgists builders",
        "innkeepers miners scribes",
    ),
}
ENTRANCES = {2: ("B1", "D1"), 4: ("B1", "F1")}
MOST_STARS = 9


def a_box() -> Box:
    """A plain box."""
    return Box(_plain_components())


@cache
def _plain_components() -> Components:
    components = copy_of(GAME.components())
    components.tile_keys = list(TILE_NAMES)
    _blank_tiles(components)
    _blank_board(components.small_board, ENTRANCES[2])
    _blank_board(components.large_board, ENTRANCES[4])
    _blank_tracks(components)
    _blank_player_board(components)
    _blank_cards(components)
    return components


def _blank_tiles(components: Components) -> None:
    """A building costs 1 wood and a plot beside it 1; nothing else is printed."""
    for table in ("production", "ore_advance", "population", "points", "reputation", "pelicans"):
        setattr(components, table, filled(TILES))
    for table in ("tax", "removes_house", "flips", "technology", "stars", "mine_set"):
        setattr(components, table, filled(TILES))
    components.wood = filled(TILES, 1)
    components.plot_price = filled(TILES, 1)
    components.cost = filled(TILES, 1)
    components.dots = filled(TILES * DOTS)
    components.patrician = filled(TILES, NONE)
    for tile in range(GUILD_TILES, PUBLIC_TILES):
        components.patrician[tile] = (tile - GUILD_TILES) // TILES_OF_A_COLOR
    for tile in range(PUBLIC_TILES, MINE_TILES):
        components.mine_set[tile] = 1 + (tile - PUBLIC_TILES) // 9
    for tile in range(TILES_OF_A_GUILD):  # the Miners'
        components.technology[tile] = 1
    for guild in range(COMMODITIES):
        components.marked[guild] = guild * TILES_OF_A_GUILD + TILES_OF_A_GUILD - 1


def _blank_board(board: Board, entrances: tuple[str, str]) -> None:
    board.village_dots = filled(CITY_SQUARES * DOTS)
    board.entrances = filled(MINE_SPACES)
    for entrance in entrances:
        board.entrances[space_of(entrance)] = 1


def _blank_tracks(components: Components) -> None:
    """Every price 1; no prizes for stars; refusing taxes costs 1 reputation."""
    cells = COMMODITIES * POPULATION_CARDS * ARM_COLUMNS
    components.prices = filled(cells, 1)
    components.marks = filled(cells, PLAIN_CELL)
    for board in (components.small_board, components.large_board):
        board.prizes = filled((MOST_STARS + 1) * MOST_SEATS)
        board.most_stars = MOST_STARS
    components.tax_refusal = filled((MOST_SEATS + 1) * MOST_ROUNDS, 1)
    components.barbara_tax = filled(BARBARA_TILES)


def _blank_player_board(components: Components) -> None:
    for effect in ("points", "reputation", "pelicans", "free_tile"):
        setattr(components, f"house_{effect}", filled(HOUSE_ROWS * HOUSE_COLUMNS))
    components.lowest_reputation = LOWEST_REPUTATION
    components.highest_reputation = HIGHEST_REPUTATION
    components.reputation_points = filled(HIGHEST_REPUTATION - LOWEST_REPUTATION + 1)


def _blank_cards(components: Components) -> None:
    for place, action in enumerate(action for card in ACTION_CARDS for action in card):
        components.card_actions[place] = ACTION_NAMES.index(action)
    for color in range(3):
        components.row_of_color[color] = color
    for table in ("tax", "population", "ore", "first", "count", "times"):
        setattr(components, f"event_{table}", filled(EVENT_CARDS))
    for card in range(GUILD_CARDS):
        for seats, sets in GUILD_SETS.items():
            for place, guild in enumerate(guild for line in sets for guild in line.split()):
                first = (card * 3 + seats - 2) * 12
                components.guild_sets[first + place] = GUILD_NAMES.index(guild)
