"""Kutná Hora: what is printed on the pieces of a pack, as plain data for screens and bots.

A piece's `text` says in messages what is printed on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from silverspire.games.kutna_hora import piece_text
from silverspire.games.kutna_hora.barbara_effects import (
    BARBARA_EFFECTS,
)
from silverspire.games.kutna_hora.choices import (
    CHOICE_NAMES,
    MINE_CHOICE,
    space_name,
    square_name,
)
from silverspire.games.kutna_hora.components import (
    ACTION_NAMES,
    ARM_COLUMNS,
    BARBARA_TILES,
    CARDS,
    COLOR_NAMES,
    COMMODITY_NAMES,
    DOT_NAMES,
    DOTS,
    EVENT_CARDS,
    GUILD_NAMES,
    GUILD_TILES,
    HOUSE_COLUMNS,
    HOUSE_ROWS,
    MARK_NAMES,
    MINE_TILES,
    NONE,
    ORE,
    PERMITS,
    PUBLIC_TILES,
    SILVER,
    TILES,
    TILES_OF_A_GUILD,
    TOWN_HALL_COLUMNS,
    Components,
)
from silverspire.games.kutna_hora.event_words import (
    EFFECT_AMOUNT,
    EFFECT_KIND,
    EFFECT_OF,
    EFFECT_PER,
    EFFECT_RECIPIENT,
    EFFECT_SUBJECT,
    EFFECT_TIME,
    EFFECT_WIDTH,
    EVENT_RECIPIENTS,
    EVENT_THINGS,
    EVENT_TIMES,
)
from silverspire.games.kutna_hora.piece_rules import PIECE_RULES
from silverspire.games.kutna_hora.rules.event_effects import EFFECTS, SUBJECTS
from silverspire.kernel.narration import as_builtins

if TYPE_CHECKING:
    from silverspire.games.kutna_hora import catalogue_types as types

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
        "council_rounds": council_rounds(components, seats),
        "tax_refusal": [
            int(components.tax_refusal[seats * 6 + number])
            for number in range(components.rounds[seats])
        ],
        "neighbors": neighbors(components, seats),
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
        "piece_rules": PIECE_RULES,
    }


def tile_card(components: Components, tile: int) -> dict[str, Any]:
    """One tile: only what it prints; and the choice that builds a mine."""
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
    if PUBLIC_TILES <= tile < MINE_TILES:
        card["choice"] = CHOICE_NAMES[MINE_CHOICE + tile - PUBLIC_TILES]
    for icon in ICONS:
        amount = int(getattr(components, icon)[tile])
        if amount:
            card[icon] = amount
    for switch in SWITCHES:
        if getattr(components, switch)[tile]:
            card[switch] = True
    if components.patrician[tile] != NONE:
        card["patrician"] = COLOR_NAMES[components.patrician[tile]]
    text = piece_text.tile_text(components.tile_keys[tile], card)
    return card | {"text": as_builtins(text)}


def dots(table: Any, place: int) -> list[str]:
    """The dots of a tile or a square's edge, each as often as it is printed."""
    return [name for i, name in enumerate(DOT_NAMES) for _ in range(table[place * DOTS + i])]


def event_card(components: Components, card: int) -> dict[str, Any]:
    first = int(components.event_first[card])
    effects = range(first, first + int(components.event_count[card]))
    printed = {
        "name": components.event_names[card],
        "deck": "AB"[components.event_deck[card]],
        "tax": int(components.event_tax[card]),
        "population": int(components.event_population[card]),
        "ore": int(components.event_ore[card]),
        "effects": [event_effect(components, number) for number in effects],
    }
    text = piece_text.event_text(components.event_keys[card], printed)
    return printed | {"text": as_builtins(text)}


def event_effect(components: Components, number: int) -> dict[str, Any]:
    """An effect in the words of a pack: only what its kind has."""
    at = number * EFFECT_WIDTH
    numbers = [int(one) for one in components.event_effects[at : at + EFFECT_WIDTH]]
    row = EFFECTS.rows[numbers[EFFECT_KIND]]
    said: dict[str, Any] = {"when": EVENT_TIMES[numbers[EFFECT_TIME]], "do": row.name}
    if row.subject:
        said[row.subject] = SUBJECTS[row.subject][numbers[EFFECT_SUBJECT]]
    if row.amount:
        said["amount"] = numbers[EFFECT_AMOUNT]
    if row.to_players:
        said["to"] = EVENT_RECIPIENTS[numbers[EFFECT_RECIPIENT]]
    if numbers[EFFECT_OF] != NONE:
        said["of"] = EVENT_THINGS[numbers[EFFECT_OF]]
    if numbers[EFFECT_PER] != NONE:
        said["per"] = EVENT_THINGS[numbers[EFFECT_PER]]
    return said


def barbara_tile(components: Components, number: int) -> dict[str, Any]:
    printed = {
        "tile": number + 1,
        "reputation": int(components.barbara_reputation[number]),
        "points": int(components.barbara_points[number]),
        "effect": BARBARA_EFFECTS[components.barbara_effect[number]],
        "amount": int(components.barbara_amount[number]),
        "tax": int(components.barbara_tax[number]),
    }
    text = {"effects": piece_text.barbara_effect(printed)}
    return printed | {"text": as_builtins(text)}


def card_actions(components: Components, card: int) -> list[str]:
    actions = components.card_actions
    return [ACTION_NAMES[actions[card * 2]], ACTION_NAMES[actions[card * 2 + 1]]]


def house_row(components: Components, row: int) -> list[dict[str, Any]]:
    places = range(row * HOUSE_COLUMNS, (row + 1) * HOUSE_COLUMNS)
    return [house(components, place) for place in places]


def house(components: Components, place: int) -> dict[str, Any]:
    """What the space beneath a house prints."""
    printed = {
        "points": int(components.house_points[place]),
        "reputation": int(components.house_reputation[place]),
        "pelicans": int(components.house_pelicans[place]),
        "free_tile": int(components.house_free_tile[place]),
    }
    text = {"effects": piece_text.house_effect(printed)}
    return printed | {"text": as_builtins(text)}


def price_deck(components: Components, commodity: int) -> types.PriceDeck:
    """The deck of a commodity's price cards, and every card's cells from the left."""
    on_ore_deck = commodity in (ORE, SILVER, PERMITS)
    last = components.last_ore if on_ore_deck else components.last_population
    return {
        "deck": "ore" if on_ore_deck else "population",
        "cards": [
            [price_cell(components, commodity, card, column) for column in range(ARM_COLUMNS)]
            for card in range(last + 1)
        ],
    }


def price_cell(components: Components, commodity: int, card: int, column: int) -> types.PriceCell:
    return {
        "price": int(components.price(commodity, card, column)),
        "mark": MARK_NAMES.get(int(components.mark(commodity, card, column))),
    }


def council_rounds(components: Components, seats: int) -> list[int]:
    """The rounds at whose end the council pays: the last ones [KH-END-3]."""
    last = int(components.rounds[seats])
    return list(range(last - int(components.scoring_rounds) + 1, last + 1))


def neighbors(components: Components, seats: int) -> dict[str, list[str]]:
    """The squares beside each square [KH-FRAME-8]."""
    board = components.board(seats)
    return {
        square_name(square): [
            square_name(beside)
            for beside in board.neighbors[square * 4 : square * 4 + 4]
            if beside != NONE
        ]
        for square in board.squares
    }


def council(components: Components) -> dict[str, dict[str, int]]:
    """What one patrician of each color pays on the council."""
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
