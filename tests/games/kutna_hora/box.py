"""A plain box of Kutná Hora: tests print on it the numbers that they speak of.

The rulebook's own numbers stay. What is printed only on tiles, cards and boards is blank here, so
that no test depends on a pack: every price is 1, no tile does anything but what its kind does by
itself, no house, village or event gives anything.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Self

from silverspire.games.kutna_hora.choices import LETTERS, building_name
from silverspire.games.kutna_hora.components import (
    ACTION_NAMES,
    ARM_COLUMNS,
    BARBARA_TILES,
    CITY_COLUMNS,
    CITY_SQUARES,
    COLOUR_NAMES,
    COMMODITIES,
    COMMODITY_NAMES,
    DOT_NAMES,
    DOTS,
    EVENT_CARDS,
    EVENT_EFFECTS,
    GUILD_CARDS,
    GUILD_NAMES,
    GUILD_TILES,
    HOUSE_COLUMNS,
    HOUSE_ROWS,
    MINE_COLUMNS,
    MINE_SPACES,
    MINE_TILES,
    MOST_ROUNDS,
    MOST_SEATS,
    NONE,
    PLAIN_CELL,
    POPULATION_CARDS,
    PUBLIC_TILES,
    RED_CROSS,
    TECHNOLOGY_TILES,
    TILES,
    TILES_OF_A_COLOUR,
    TILES_OF_A_GUILD,
    TOWN_BUILDS,
    Board,
    Components,
    filled,
)
from silverspire.games.kutna_hora.game import GAME

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
LOWEST_REPUTATION, HIGHEST_REPUTATION = -6, 9
MOST_STARS = 9
CELL_MARKS = {None: PLAIN_CELL, "town builds": TOWN_BUILDS, "red X": RED_CROSS}


def square_of(name: str) -> int:
    """The city square C4: the third column, the fourth row."""
    return (int(name[1]) - 1) * CITY_COLUMNS + LETTERS.index(name[0])


def space_of(name: str) -> int:
    """The mine space B2: the second column, the second row."""
    return (int(name[1]) - 1) * MINE_COLUMNS + LETTERS.index(name[0])


def tile_name(tile: int) -> str:
    """builders-2, green-1, mine-7 (its choice is mine:7), technology-1, rock-1."""
    if tile < PUBLIC_TILES:
        return building_name(tile)
    if tile < MINE_TILES:
        return f"mine-{tile - PUBLIC_TILES + 1}"
    if tile < TECHNOLOGY_TILES:
        return f"technology-{tile - MINE_TILES + 1}"
    return f"rock-{tile - TECHNOLOGY_TILES + 1}"


TILE_NAMES = tuple(tile_name(tile) for tile in range(TILES))


def tile_of(name: str) -> int:
    return TILE_NAMES.index(name)


class Box:
    """Components to print on."""

    def __init__(self, components: Components) -> None:
        self.components = copy_of(components)

    def printing(self, tile: str, **icons: Any) -> Self:
        """Icons by their name in a pack: `wood=4, dots="red red", flips=True`."""
        number = tile_of(tile)
        for icon, value in icons.items():
            self._print_icon(number, icon, value)
        return self

    def _print_icon(self, tile: int, icon: str, value: Any) -> None:
        components = self.components
        if icon == "dots":
            for place, dot in enumerate(DOT_NAMES):
                components.dots[tile * DOTS + place] = value.split().count(dot)
        elif icon == "patrician":
            components.patrician[tile] = COLOUR_NAMES.index(value)
        elif icon == "ore_deck":
            components.ore_advance[tile] = value
        else:
            getattr(components, icon)[tile] = int(value)
        if icon == "production" and (tile < TILES_OF_A_GUILD or tile >= PUBLIC_TILES):
            components.ore_advance[tile] = value  # mines and the Miners' move the ore deck

    def printing_price(
        self,
        commodity: str,
        price: int,
        mark: str | None = None,
        card: int | None = None,
        column: int | None = None,
    ) -> Self:
        """A price, and a red X or a town-builds symbol, in one cell, card or column, or in all."""
        number = COMMODITY_NAMES.index(commodity)
        for turned in _places(card, POPULATION_CARDS):
            for notch in _places(column, ARM_COLUMNS):
                cell = (number * POPULATION_CARDS + turned) * ARM_COLUMNS + notch
                self.components.prices[cell] = price
                self.components.marks[cell] = CELL_MARKS[mark]
        return self

    def printing_house(self, row: int, column: int, **effects: int) -> Self:
        """What the house in a row and column gives; both count from 1."""
        place = (row - 1) * HOUSE_COLUMNS + column - 1
        for effect, amount in effects.items():
            getattr(self.components, f"house_{effect}")[place] = amount
        return self

    def printing_village(self, square: str, dots: str) -> Self:
        """Dots on the edges that a square touches, on both sides of the board."""
        for dot in dots.split():
            place = square_of(square) * DOTS + DOT_NAMES.index(dot)
            self.components.small_board.village_dots[place] += 1
            self.components.large_board.village_dots[place] += 1
        return self

    def printing_barbara(self, number: int, tax: int) -> Self:
        self.components.barbara_tax[number - 1] = tax
        return self

    def printing_prizes(self, stars: int, *points: int) -> Self:
        """A row's prizes for the first places, by its stars."""
        for place, prize in enumerate(points):
            self.components.prizes[stars * MOST_SEATS + place] = prize
        return self

    def printing_reputation(self, step: int, points: int) -> Self:
        self.components.reputation_points[step - LOWEST_REPUTATION] = points
        return self

    def printing_refusal(self, round_number: int, reputation: int) -> Self:
        """What refusing the taxes costs in a round, for any number of players."""
        for seats in range(2, MOST_SEATS + 1):
            place = seats * MOST_ROUNDS + round_number - 1
            self.components.tax_refusal[place] = reputation
        return self

    def printing_events(self, **facts: Any) -> Self:
        """The same on every event card: `tax=2, effect="arm", commodity="beer"`."""
        for card in range(EVENT_CARDS):
            self.printing_event(card, **facts)
        return self

    def printing_event(self, card: int, **facts: Any) -> Self:
        for fact, value in facts.items():
            named = {"effect": EVENT_EFFECTS, "commodity": COMMODITY_NAMES}.get(fact)
            table = getattr(self.components, f"event_{fact}")
            table[card] = named.index(value) if named else value
        return self


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
        components.patrician[tile] = (tile - GUILD_TILES) // TILES_OF_A_COLOUR
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
    components.prizes = filled((MOST_STARS + 1) * MOST_SEATS)
    components.most_stars = MOST_STARS
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
    for colour in range(3):
        components.row_of_colour[colour] = colour
    for table in ("tax", "population", "ore", "effect", "amount"):
        setattr(components, f"event_{table}", filled(EVENT_CARDS))
    components.event_commodity = filled(EVENT_CARDS, NONE)
    for card in range(GUILD_CARDS):
        for seats, sets in GUILD_SETS.items():
            for place, guild in enumerate(guild for line in sets for guild in line.split()):
                first = (card * 3 + seats - 2) * 12
                components.guild_sets[first + place] = GUILD_NAMES.index(guild)


def copy_of(components: Components) -> Components:
    """Components of their own: printing on them changes no other table's."""
    copy = Components()
    for name in _field_names(copy):
        setattr(copy, name, _fresh(getattr(components, name)))
    return copy


def _fresh(value: Any) -> Any:
    if isinstance(value, Board):
        board = Board()
        for name in _field_names(board):
            setattr(board, name, _fresh(getattr(value, name)))
        return board
    return value if isinstance(value, int | str) else value[:]


def _field_names(printed: Components | Board) -> list[str]:
    return [
        name
        for name in dir(printed)
        if not name.startswith("_") and not callable(getattr(printed, name))
    ]


def _places(named: int | None, count: int) -> range:
    return range(count) if named is None else range(named, named + 1)
