"""Event cards as packs of version 0.1.0 wrote them: one `effect`, with its amount or commodity.

Such packs are read as they were meant, so that their owners and the games stored with them lose
nothing: `flip` adds the tax of the St. Barbara tile, as it did then.
"""

from __future__ import annotations

from typing import Final

from silverspire.games.kutna_hora.components import COMMODITY_NAMES, NONE, ORE, Components
from silverspire.games.kutna_hora.event_words import (
    END_OF_ROUND,
    EVERYONE,
    FEWEST,
    GAINED_PELICANS,
    GAINED_POINTS,
    GAINED_REPUTATION,
    MINES,
    MOST,
    OWN_BUILDINGS,
    POINTS,
    THIS_ROUND,
)
from silverspire.games.kutna_hora.rules.event_effects import EFFECTS
from silverspire.kernel.pack_sections import LARGEST, PackSection

NUMBERS: Final = {row.name: row.number for row in EFFECTS.rows}
# The name of the effect now, its subject, whom it concerns, and most or fewest of what.
TO_PLAYERS: Final[dict[str, tuple[str, int, int, int]]] = {
    "everyone_reputation": ("gain", GAINED_REPUTATION, EVERYONE, NONE),
    "everyone_pelicans": ("gain", GAINED_PELICANS, EVERYONE, NONE),
    "most_mines_points": ("gain", GAINED_POINTS, MOST, MINES),
    "most_buildings_points": ("gain", GAINED_POINTS, MOST, OWN_BUILDINGS),
    "fewest_points_pelicans": ("gain", GAINED_PELICANS, FEWEST, POINTS),
}
OF_A_COMMODITY: Final = {"arm": "move_indicator", "town_builds": "town_builds"}
OTHERS: Final = {
    "free_joker": "free_joker",
    "cheap_plots": "plot_discount",
    "plots_for_one": "plot_price",
    "flip": "flip_tile_and_tax",
}
WORDS: Final = ("none", *TO_PLAYERS, *OF_A_COMMODITY, *OTHERS)


def read_earlier_effect(entry: PackSection, components: Components) -> list[list[int]]:
    """The one effect of a card, in today's numbers."""
    word = WORDS[entry.word("effect", WORDS, rule="KH-END-1")]
    if entry.has("effects"):
        what = "`effect` is the earlier way of writing `effects`; write only one of them"
        entry.refuse(what, "effect", rule="KH-END-1")
        entry.skip()
    if word in TO_PLAYERS:
        return [_to_players(entry, word)]
    if word in OF_A_COMMODITY:
        return [_of_a_commodity(entry, OF_A_COMMODITY[word])]
    if word == "none":
        return []
    name = OTHERS[word]
    amount = 1
    if name == "plot_discount":
        amount = entry.number("amount", 1, rule="KH-END-1")
    elif name == "plot_price":
        amount = int(components.cheap_plot_price)
    time = END_OF_ROUND if name == "flip_tile_and_tax" else THIS_ROUND
    return [[NUMBERS[name], time, 0, amount, 0, NONE, NONE]]


def _to_players(entry: PackSection, word: str) -> list[int]:
    """Reputation could also be lost."""
    name, subject, recipient, thing = TO_PLAYERS[word]
    lowest = -LARGEST if subject == GAINED_REPUTATION else 1
    amount = entry.number("amount", lowest, rule="KH-END-1")
    number = NUMBERS[name if amount >= 0 else "lose"]
    return [number, END_OF_ROUND, subject, abs(amount), recipient, thing, NONE]


def _of_a_commodity(entry: PackSection, name: str) -> list[int]:
    commodity = entry.word("commodity", COMMODITY_NAMES, rule="KH-END-1")
    if commodity == ORE and entry.values.get("commodity") == COMMODITY_NAMES[ORE]:
        what = "ore has no arm, and the town never builds for the miners"
        entry.refuse(what, "commodity", rule="KH-PRICE-5")
    return [NUMBERS[name], END_OF_ROUND, commodity, 1, 0, NONE, NONE]
