"""The two price decks of a pack: a line for each card and commodity, a price for each arm column.

`12 = "5! 4 4 3 2x 2x"`: card 12; `!` is the town-builds symbol, `x` the red X.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from silverspire.games.kutna_hora.components import (
    ARM_COLUMNS,
    BEER,
    COMMODITY_NAMES,
    FOOD,
    ORE,
    ORE_CARDS,
    PERMITS,
    PLAIN_CELL,
    POPULATION_CARDS,
    RED_CROSS,
    SILVER,
    TOWN_BUILDS,
    WOOD,
    Components,
)
from silverspire.kernel.pack_sections import LARGEST, PackSection

POPULATION_DECK: Final = (WOOD, FOOD, BEER)
ORE_DECK: Final = (ORE, SILVER, PERMITS)
_MARKS: Final = {"": PLAIN_CELL, "!": TOWN_BUILDS, "x": RED_CROSS}
_CELL: Final = re.compile(r"([0-9]{1,2})([!x]?)")


def read_prices(section: PackSection, components: Components) -> None:
    """A price in every cell of every card, monotone in both directions [KH-PRICE-1, 2, 3]."""
    components.last_population = _last_card(section, POPULATION_DECK, POPULATION_CARDS - 1)
    components.last_ore = _last_card(section, ORE_DECK, ORE_CARDS - 1)
    for commodity, name in enumerate(COMMODITY_NAMES):
        lines = section.section(name, rule="KH-PRICE-1")
        noted = len(section.problems)
        on_population = commodity in POPULATION_DECK
        cards = 1 + int(components.last_population if on_population else components.last_ore)
        for card in range(cards):
            _read_card(lines, components, commodity, card)
        if len(section.problems) == noted:
            _check_prices(lines, components, commodity, cards)
            _check_symbols(lines, components, commodity, cards)


def _last_card(section: PackSection, deck: Sequence[int], back: int) -> int:
    """The back of the turn-over card may be blank, or the deck's last card [KH-PRICE-4]."""
    for commodity in deck:
        lines = section.values.get(COMMODITY_NAMES[commodity])
        if isinstance(lines, dict) and str(back) in lines:
            return back
    return back - 1


def _read_card(lines: PackSection, components: Components, commodity: int, card: int) -> None:
    key = str(card)
    written = lines.text(key, rule="KH-PRICE-1")
    if not written:
        return
    cells = written.split()
    if len(cells) != ARM_COLUMNS:
        what = f"card {card} must have {ARM_COLUMNS} prices, one for each column, not {len(cells)}"
        lines.refuse(what, key, rule="KH-PRICE-1")
        return
    for column, cell in enumerate(cells):
        match = _CELL.fullmatch(cell)
        if match is None:
            what = f"{cell} is not a price: write a number from 0 to {LARGEST}, then ! or x or none"
            lines.refuse(what, key, rule="KH-PRICE-1")
            return
        place = (commodity * POPULATION_CARDS + card) * ARM_COLUMNS + column
        components.prices[place] = int(match[1])
        components.marks[place] = _MARKS[match[2]]


def _check_prices(lines: PackSection, components: Components, commodity: int, cards: int) -> None:
    """Ore: less with each card, more with each notch. All others: the other way round."""
    up_with_cards = 1 if commodity != ORE else -1
    for card in range(cards):
        for column in range(ARM_COLUMNS):
            price = components.price(commodity, card, column)
            before = components.price(commodity, card - 1, column) if card else price
            left = components.price(commodity, card, column - 1) if column else price
            here = f"card {card}, column {column}: {price} after"
            if (price - before) * up_with_cards < 0:
                wanted = "rises" if commodity != ORE else "falls"
                what = f"{here} {before} on card {card - 1}; this price {wanted} or stays"
                lines.refuse(what, str(card), rule="KH-PRICE-2")
            if (left - price) * up_with_cards < 0:
                wanted = "lowers" if commodity != ORE else "raises"
                rule = "KH-PRICE-3" if commodity != ORE else "KH-PRICE-1"
                what = f"{here} {left} in the column before; a notch {wanted} this price or leaves"
                lines.refuse(f"{what} it", str(card), rule=rule)


def _check_symbols(lines: PackSection, components: Components, commodity: int, cards: int) -> None:
    """Where no town-builds symbol may stand [KH-PRICE-5, 7]; a red X may stand anywhere."""
    for card in range(cards):
        marks = [components.mark(commodity, card, column) for column in range(ARM_COLUMNS)]
        if commodity == ORE and TOWN_BUILDS in marks:
            what = "the ore price carries no !: the town never builds for the miners"
            lines.refuse(f"card {card}: {what}", str(card), rule="KH-PRICE-5")
        elif marks[-1] == TOWN_BUILDS:
            what = f"card {card}: no town-builds symbol (!) may stand in the last column"
            lines.refuse(what, str(card), rule="KH-PRICE-7")
        elif card == 0 and marks[0] == TOWN_BUILDS:
            what = "card 0: no town-builds symbol (!) may stand in column 0, where the game starts"
            lines.refuse(what, str(card), rule="KH-PRICE-7")
