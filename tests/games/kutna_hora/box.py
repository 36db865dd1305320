"""A box of Kutná Hora to print on: tests state the printed numbers that they speak of."""

from __future__ import annotations

from typing import Any, Self

from silverspire.games.kutna_hora.choices import LETTERS, building_name
from silverspire.games.kutna_hora.components import (
    ARM_COLUMNS,
    CITY_COLUMNS,
    COLOR_NAMES,
    COMMODITY_NAMES,
    DOT_NAMES,
    DOTS,
    EVENT_CARDS,
    GUILD_NAMES,
    HOUSE_COLUMNS,
    MINE_COLUMNS,
    MINE_TILES,
    MOST_ROUNDS,
    MOST_SEATS,
    PLAIN_CELL,
    POPULATION_CARDS,
    PUBLIC_TILES,
    RED_CROSS,
    TECHNOLOGY_TILES,
    TILES,
    TILES_OF_A_GUILD,
    TOWN_BUILDS,
    Board,
    Components,
)
from tests.games.kutna_hora.event_cards import print_event

LOWEST_REPUTATION, HIGHEST_REPUTATION = -6, 9
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
            components.patrician[tile] = COLOR_NAMES.index(value)
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
        for board in (self.components.small_board, self.components.large_board):
            for place, prize in enumerate(points):
                board.prizes[stars * MOST_SEATS + place] = prize
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

    def printing_events(self, *effects: str, **facts: int) -> Self:
        """The same on every event card."""
        for card in range(EVENT_CARDS):
            self.printing_event(card, *effects, **facts)
        return self

    def printing_event(self, card: int, *effects: str, **facts: int) -> Self:
        """Effects as a pack writes them between its braces, and `tax`, `population` or `ore`."""
        written = ", ".join(f"{{ {effect} }}" for effect in effects)
        lines = [f"{fact} = {value}" for fact, value in facts.items()]
        print_event(self.components, card, "\n".join([*lines, f"effects = [{written}]"]))
        return self

    def guild_set(self, card: int, seats: int, number: int) -> list[str]:
        """A set of a guild set-up card; cards and sets count from 1."""
        find = self.components.guild_in_set
        return [GUILD_NAMES[find(card - 1, seats, number - 1, place)] for place in range(3)]


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
    if isinstance(value, dict):
        return {}  # what the rules remember of a pack, they find again
    return value if isinstance(value, int | str) else value[:]


def _field_names(printed: Components | Board) -> list[str]:
    return [
        name
        for name in dir(printed)
        if not name.startswith("_") and not callable(getattr(printed, name))
    ]


def _places(named: int | None, count: int) -> range:
    return range(count) if named is None else range(named, named + 1)
