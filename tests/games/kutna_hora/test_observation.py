"""Kutná Hora, observations: each field said again from the seat's view and the printed tiles."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

import pytest

import silverspire
from silverspire import State
from silverspire.games.kutna_hora.choices import space_name, square_name, stack_name
from silverspire.games.kutna_hora.components import (
    COLOR_NAMES,
    COMMODITY_NAMES,
    DOT_NAMES,
    GUILD_NAMES,
)
from silverspire.games.kutna_hora.questions import QUESTION_NAMES
from tests.conformance.play import sampled_positions

GAME = silverspire.game("kutna_hora")
SQUARES = [square_name(square) for square in range(30)]
SPACES = [space_name(space) for space in range(28)]
STACKS = [stack_name(stack) for stack in range(12)]
MINES = range(36, 63)
CHAIRS = range(4)


class Reader:
    """A seat's view, read into numbers."""

    def __init__(self, view: dict[str, Any], catalogue: dict[str, Any]) -> None:
        self.view = view
        self.tiles = catalogue["tiles"]
        self.keys = list(self.tiles)
        self.events = list(catalogue["events"])
        seats = view["seats"]
        self.players = [
            view["players"][(view["seat"] + place) % seats] if place < seats else None
            for place in CHAIRS
        ]

    def chair(self, seat: int | None) -> list[int]:
        if seat is None:
            return [0, 0, 0, 0]
        return one_of(CHAIRS, (seat - self.view["seat"]) % self.view["seats"])

    def each(self, of: Any) -> list[int]:
        """One number for each chair; 0 for an empty one."""
        return [0 if player is None else of(player) for player in self.players]

    def several(self, size: int, of: Any) -> list[int]:
        return flat([0] * size if player is None else of(player) for player in self.players)

    def stack(self, name: str) -> tuple[int, dict[str, Any]] | None:
        for row, stacks in enumerate(self.view["town_hall"]):
            for stack in stacks:
                if stack["stack"] == name:
                    return row + 1, stack
        return None

    def stacks(self, of: Any) -> list[int]:
        return [0 if found is None else of(*found) for found in map(self.stack, STACKS)]

    def squares(self, of: Any, size: int = 1) -> list[int]:
        return boxes(self.view["city"], SQUARES, of, size)

    def spaces(self, of: Any, size: int = 1) -> list[int]:
        return boxes(self.view["mine"], SPACES, of, size)

    def places(self, key: str) -> list[int]:
        """Where a building is."""
        slots = self.several(1, lambda player: [int(key in player["tiles"])])
        built = any(square["building"] == key for square in self.view["city"].values())
        tops = [stack["top"] for row in self.view["town_hall"] for stack in row]
        return [int(built), int(key in self.view["removed"]), int(key in tops), *slots]

    def mines(self, keys: Iterable[str | None]) -> list[int]:
        shown = set(keys)
        return [int(self.keys[tile] in shown) for tile in MINES]


def flat(parts: Iterable[list[int]]) -> list[int]:
    return list(chain.from_iterable(parts))


def one_of(things: Iterable[Any], chosen: Any) -> list[int]:
    return [int(thing == chosen) for thing in things]


def boxes(shown: dict[str, Any], names: list[str], of: Any, size: int) -> list[int]:
    return flat(listed(of(shown[name])) if name in shown else [0] * size for name in names)


def listed(value: Any) -> list[int]:
    return value if isinstance(value, list) else [int(value or 0)]


def said_again(state: State, seat: int) -> dict[str, list[int]]:
    """Every field, from what the seat's view says."""
    view = state.view(seat)
    reader = Reader(view, GAME.catalogue(view["seats"], state.pack()))
    return table_fields(reader, view) | board_fields(reader, view) | player_fields(reader, view)


def table_fields(reader: Reader, view: dict[str, Any]) -> dict[str, list[int]]:
    asked = view["asked"] or {"seat": None, "kind": None, "tile": None, "drawn": []}
    prices = [view["prices"][name] for name in COMMODITY_NAMES]
    patricians = {
        where: [view["patricians"][where][color] for color in COLOR_NAMES]
        for where in ("bank", "pool", "council")
    }
    return patricians | {
        "seats": one_of((2, 3, 4), view["seats"]),
        "over": [int(view["over"])],
        "round": [view["round"]],
        "rounds": [view["rounds"]],
        "turn": one_of((1, 2, 3), view["turn"]),
        "cards_left": [view["cards_left"]],
        "starting_seat": reader.chair(view["starting_seat"]),
        "active_seat": reader.chair(view["active_seat"]),
        "asked_seat": reader.chair(asked["seat"]),
        "asked_kind": one_of(QUESTION_NAMES, asked["kind"]),
        "asked_tile": one_of(reader.keys[:67], asked["tile"]),
        "drawn": reader.mines(asked["drawn"]),
        "tax": [view["tax"]],
        "tax_refusal": [view["tax_refusal"]],
        "event": one_of(reader.events, view["event"] and view["event"]["card"]),
        "population": [view["population"]],
        "ore": [view["ore"]],
        "prices": [price["price"] for price in prices],
        "columns": [price["column"] for price in prices],
        "town_builds": [int(price["mark"] == "town_builds") for price in prices],
        "red_cross": [int(price["mark"] == "red_cross") for price in prices],
        "stack_heights": reader.stacks(lambda _, stack: stack["height"]),
        "stack_costs": reader.stacks(lambda _, stack: stack["cost"]),
        "stack_rows": reader.stacks(lambda row, _: row),
    }


def board_fields(reader: Reader, view: dict[str, Any]) -> dict[str, list[int]]:
    tiles, stack, sets = reader.tiles, view["mine_stack"], view["guild_sets"]
    rows = [row["prizes"] + [0] * (4 - view["seats"]) for row in view["mine_rows"]]
    no_sets = 4 - len(sets)
    return {
        "squares": reader.squares(lambda _: 1),
        "built": reader.squares(lambda square: square["building"] is not None),
        "public": reader.squares(lambda square: square["building"] in set(reader.keys[24:36])),
        "plot_prices": reader.squares(lambda square: square["plot_price"]),
        "square_owners": reader.squares(lambda square: reader.chair(square["seat"]), 4),
        "dots": reader.squares(lambda square: dots(tiles.get(square["building"])), 4),
        "spaces": reader.spaces(lambda _: 1),
        "entrances": reader.spaces(lambda space: space["entrance"]),
        "mined": reader.spaces(lambda space: space["tile"] is not None),
        "stars": reader.spaces(lambda space: tiles[space["tile"]]["stars"] if space["tile"] else 0),
        "wood": reader.spaces(lambda space: space["wood"]),
        "space_owners": reader.spaces(lambda space: reader.chair(space["seat"]), 4),
        "mine_stars": [row["stars"] for row in view["mine_rows"]],
        "mine_prizes": flat(rows),
        "mine_stack": [stack["count"]],
        "mine_back": one_of((1, 2, 3), stack["back"]),
        "mine_discard": reader.mines(stack["discard"]),
        "mines_built": reader.mines(space["tile"] for space in view["mine"].values()),
        "technology": [view["technology"]["taken"]],
        "barbara": [view["barbara"]["turned"]],
        "guild_sets": flat([int(g in row["guilds"]) for g in GUILD_NAMES] for row in sets)
        + [0] * 6 * no_sets,
        "set_owners": flat(reader.chair(row["seat"]) for row in sets) + [0] * 4 * no_sets,
        "buildings": flat(reader.places(key) for key in reader.keys[:36]),
    }


def dots(tile: dict[str, Any] | None) -> list[int]:
    return [0 if tile is None else tile["dots"].count(name) for name in DOT_NAMES]


def player_fields(reader: Reader, view: dict[str, Any]) -> dict[str, list[int]]:
    same = (
        "groschen", "score", "score_if_ended", "place", "reputation", "income", "taxes_due",
        "plot_markers", "mine_ore",
    )  # fmt: skip
    fields = {name: reader.each(lambda player, name=name: player[name]) for name in same}
    return fields | {
        "players": reader.each(lambda _: 1),
        "pool_miners": reader.each(lambda player: player["miners"]["pool"]),
        "waiting_miners": reader.each(lambda player: player["miners"]["waiting"]),
        "pelicans": reader.each(lambda player: player["pelicans"]["unused"]),
        "used_pelicans": reader.each(lambda player: player["pelicans"]["used"]),
        "hands": reader.several(
            6, lambda player: [int(card in cards(player)) for card in range(1, 7)]
        ),
        "guilds": reader.several(
            18, lambda player: flat(one_of(GUILD_NAMES, row["guild"]) for row in player["rows"])
        ),
        "houses": reader.several(3, lambda player: [row["houses"] for row in player["rows"]]),
        "production": reader.several(
            6, lambda player: [player["production"].get(name, 0) for name in COMMODITY_NAMES]
        ),
    }


def cards(player: dict[str, Any]) -> set[int]:
    return {card["card"] for card in player["hand"]}


def observed(state: State, seat: int) -> dict[str, list[int]]:
    numbers = iter(state.observation(seat))
    return {
        field.name: [int(next(numbers)) for _ in range(field.size)]
        for field in GAME.observation_fields
    }


@pytest.mark.parametrize("seats", GAME.seats)
def test_an_observation_says_what_the_view_says_and_nothing_else(seats: int, patience: int) -> None:
    for seed in range(4 * patience):
        state = GAME.new(seats, seed, {"events": True})
        for position in sampled_positions(state, seed, one_in=10):
            seat = len(position.choices_made) % seats
            assert observed(position, seat) == said_again(position, seat)
        assert observed(state, 0) == said_again(state, 0)
