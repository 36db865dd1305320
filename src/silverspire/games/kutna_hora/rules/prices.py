"""The two price decks, their arms, and what the town does by itself."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.components import (
    ARM_COLUMNS,
    BEER,
    COMMODITIES,
    FOOD,
    PERMITS,
    SILVER,
    TOWN_BUILDS,
    WOOD,
    Commodity,
)
from silverspire.games.kutna_hora.events import (
    ARM_MOVED,
    ORE_DECK_ADVANCED,
    POPULATION_GREW,
    PRICE_CHANGED,
    TAX_RAISED,
    TOWN_BUILT,
)
from silverspire.games.kutna_hora.rules.town_hall import remove_top_tile
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.events import NOBODY


def advance_population(table: Table, cards: i64) -> None:
    """Turn population cards one at a time; each card's symbols act first [KH-PRICE-5].

    The deck stops at its last card, and the rest of an advance is lost [KH-PRICE-4].
    """
    for _ in range(cards):
        if table.population == table.components.last_population:
            return
        table.population += 1
        table.report(POPULATION_GREW, NOBODY, table.population)
        heed_town(table, WOOD)
        heed_town(table, FOOD)
        heed_town(table, BEER)


def advance_ore(table: Table, cards: i64) -> None:
    """Turn ore cards one at a time, as for the population [KH-PRICE-4, KH-PRICE-5]."""
    for _ in range(cards):
        if table.ore == table.components.last_ore:
            return
        table.ore += 1
        table.report(ORE_DECK_ADVANCED, NOBODY, table.ore)
        heed_town(table, PERMITS)
        heed_town(table, SILVER)


def move_arm(table: Table, commodity: Commodity) -> None:
    """One notch to the right; an arm in its last column stays [KH-PRICE-3, KH-PRICE-7]."""
    shift_arm(table, commodity)
    heed_town(table, commodity)


def heed_town(table: Table, commodity: Commodity) -> None:
    """A town-builds symbol in the window acts immediately, and so does the next [KH-PRICE-5]."""
    while table.mark(commodity) == TOWN_BUILDS:
        town_builds(table, commodity)


def town_builds(table: Table, commodity: Commodity) -> None:
    """The arm moves one notch, if it can; the guild's top tile leaves the game, if there is one."""
    shift_arm(table, commodity)
    tile = remove_top_tile(table, commodity)
    table.report(TOWN_BUILT, NOBODY, tile, commodity)


def shift_arm(table: Table, commodity: Commodity) -> None:
    if table.arms[commodity] == ARM_COLUMNS - 1:
        return
    table.arms[commodity] += 1
    table.report(ARM_MOVED, NOBODY, commodity, table.arms[commodity])


def all_prices(table: Table) -> vec[i64]:
    """What each commodity costs now; nothing where no events are collected."""
    prices: vec[i64] = vec[i64]()
    if not table.reports_events:
        return prices
    for commodity in range(COMMODITIES):
        prices = append(prices, table.price(commodity))
    return prices


def report_prices(table: Table, seat: i64, before: vec[i64]) -> None:
    """Note the prices that are no longer what they were before."""
    for commodity in range(len(before)):
        now = table.price(commodity)
        if now != before[commodity]:
            table.report(PRICE_CHANGED, seat, commodity, before[commodity], now)


def raise_tax(table: Table, amount: i64) -> None:
    """The tax counter never passes its limit; the excess is lost [KH-END-6]."""
    if amount == 0:
        return
    table.tax = min(table.components.tax_limit, table.tax + amount)
    table.report(TAX_RAISED, NOBODY, amount, table.tax)
