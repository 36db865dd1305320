"""Kutná Hora: what is printed on the pieces of a pack, as plain data for screens and bots."""

from __future__ import annotations

from typing import Any

from silverspire.games.kutna_hora.choices import space_name, square_name
from silverspire.games.kutna_hora.components import (
    ACTION_NAMES,
    ARM_COLUMNS,
    BARBARA_EFFECTS,
    BARBARA_TILES,
    CARDS,
    COLOUR_NAMES,
    COMMODITY_NAMES,
    DOT_NAMES,
    DOTS,
    EVENT_CARDS,
    EVENT_EFFECTS,
    GUILD_NAMES,
    GUILD_TILES,
    HOUSE_COLUMNS,
    HOUSE_ROWS,
    NONE,
    ORE,
    ORE_CARDS,
    PERMITS,
    POPULATION_CARDS,
    PUBLIC_TILES,
    RED_CROSS,
    SILVER,
    TILES,
    TILES_OF_A_GUILD,
    TOWN_BUILDS,
    TOWN_HALL_COLUMNS,
    Components,
)

MARKS = {TOWN_BUILDS: "!", RED_CROSS: "x"}
ICONS = ("production", "ore_advance", "population", "points", "reputation", "pelicans", "tax")
SWITCHES = ("removes_house", "flips", "technology")


def catalogue(components: Components, seats: int) -> dict[str, Any]:
    """Everything printed that a player may look up."""
    return {
        "pack": components.pack,
        "tiles": {components.tile_keys[tile]: tile_card(components, tile) for tile in range(TILES)},
        "events": {components.event_keys[i]: event_card(components, i) for i in range(EVENT_CARDS)},
        "barbara": [barbara_tile(components, number) for number in range(BARBARA_TILES)],
        "cards": [card_actions(components, card) for card in range(CARDS)],
        "houses": [house_row(components, row) for row in range(HOUSE_ROWS)],
        "prices": {name: price_deck(components, i) for i, name in enumerate(COMMODITY_NAMES)},
        "reputation": {
            "lowest": int(components.lowest_reputation),
            "highest": int(components.highest_reputation),
            "points": [int(points) for points in components.reputation_points],
            "cheap_plots_from": int(components.cheap_plots_from),
            "free_joker_from": int(components.free_joker_from),
        },
        "rounds": int(components.rounds[seats]),
        "tax_refusal": [
            int(components.tax_refusal[seats * 6 + number])
            for number in range(components.rounds[seats])
        ],
        "villages": villages(components, seats),
        "entrances": entrances(components, seats),
        "entrance_wood": int(components.entrance_cost),
        "council_price": int(components.council_price),
        "council": council(components),
        "columns": [
            [int(components.column_groschen[column]), int(components.column_permits[column])]
            for column in range(TOWN_HALL_COLUMNS)
        ],
        "surcharge": [int(groschen) for groschen in components.plot_surcharge],
        "pool_limit": int(components.pool_limit),
        "finished_reputation": int(components.finished_barbara_reputation),
    }


def tile_card(components: Components, tile: int) -> dict[str, Any]:
    """One tile: only what it prints."""
    card: dict[str, Any] = {"name": components.tile_names[tile]}
    if tile < GUILD_TILES:
        card["guild"] = GUILD_NAMES[tile // TILES_OF_A_GUILD]
    if tile < PUBLIC_TILES:
        card["wood"] = int(components.wood[tile])
        card["plot_price"] = int(components.plot_price[tile])
        card["dots"] = dots(components.dots, tile)
    else:
        card["stars"] = int(components.stars[tile])
        card["cost"] = int(components.cost[tile])
        card["set"] = int(components.mine_set[tile])
    for icon in ICONS:
        amount = int(getattr(components, icon)[tile])
        if amount:
            card[icon] = amount
    for switch in SWITCHES:
        if getattr(components, switch)[tile]:
            card[switch] = True
    if components.patrician[tile] != NONE:
        card["patrician"] = COLOUR_NAMES[components.patrician[tile]]
    return card


def dots(table: Any, place: int) -> list[str]:
    """The dots of a tile or a square's edge, each as often as it is printed."""
    return [name for i, name in enumerate(DOT_NAMES) for _ in range(table[place * DOTS + i])]


def event_card(components: Components, card: int) -> dict[str, Any]:
    commodity = int(components.event_commodity[card])
    return {
        "name": components.event_names[card],
        "deck": "AB"[components.event_deck[card]],
        "tax": int(components.event_tax[card]),
        "population": int(components.event_population[card]),
        "ore": int(components.event_ore[card]),
        "effect": EVENT_EFFECTS[components.event_effect[card]],
        "amount": int(components.event_amount[card]),
        "commodity": None if commodity == NONE else COMMODITY_NAMES[commodity],
    }


def barbara_tile(components: Components, number: int) -> dict[str, Any]:
    return {
        "tile": number + 1,
        "reputation": int(components.barbara_reputation[number]),
        "points": int(components.barbara_points[number]),
        "effect": BARBARA_EFFECTS[components.barbara_effect[number]],
        "amount": int(components.barbara_amount[number]),
        "tax": int(components.barbara_tax[number]),
    }


def card_actions(components: Components, card: int) -> list[str]:
    actions = components.card_actions
    return [ACTION_NAMES[actions[card * 2]], ACTION_NAMES[actions[card * 2 + 1]]]


def house_row(components: Components, row: int) -> list[dict[str, int]]:
    places = range(row * HOUSE_COLUMNS, (row + 1) * HOUSE_COLUMNS)
    return [
        {
            "points": int(components.house_points[place]),
            "reputation": int(components.house_reputation[place]),
            "pelicans": int(components.house_pelicans[place]),
            "free_tile": int(components.house_free_tile[place]),
        }
        for place in places
    ]


def price_deck(components: Components, commodity: int) -> list[list[str]]:
    """Every card's cells from the left; `!` the town builds, `x` a red X."""
    cards = ORE_CARDS if commodity in (ORE, SILVER, PERMITS) else POPULATION_CARDS
    return [
        [
            f"{components.price(commodity, card, column)}"
            f"{MARKS.get(int(components.mark(commodity, card, column)), '')}"
            for column in range(ARM_COLUMNS)
        ]
        for card in range(cards)
    ]


def council(components: Components) -> dict[str, dict[str, int]]:
    """What one patrician of each colour pays on the council."""
    yellow = components.yellow_points
    return {
        "green": {"points": int(components.green_points)},
        "silver": {"points": int(components.silver_points)},
        "yellow": {"points": int(yellow[1]), "more": int(yellow[2])},
        "red": {"points": int(components.red_points)},
    }


def villages(components: Components, seats: int) -> dict[str, list[str]]:
    board = components.board(seats)
    edges = {square_name(square): dots(board.village_dots, square) for square in board.squares}
    return {square: found for square, found in edges.items() if found}


def entrances(components: Components, seats: int) -> list[str]:
    board = components.board(seats)
    return [space_name(space) for space in board.spaces if board.entrances[space]]
