"""What the rulebook says of the printed values: a pack that contradicts it is refused.

Everything else that could be printed is accepted.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from silverspire.games.kutna_hora.components import (
    ARM_COLUMNS,
    COMMODITY_NAMES,
    GUILD_TILES,
    MOST_ROUNDS,
    ORE,
    PLAIN_CELL,
    SILVER,
    Components,
)
from silverspire.games.kutna_hora.pack_prices import ORE_DECK, POPULATION_DECK
from silverspire.games.kutna_hora.pack_printed import check_printed_values
from silverspire.kernel.pack_sections import PackSection

Sections = Mapping[str, PackSection]

# The decks, each with the commodities that have an indicator arm there.
WITH_ARM: Final = tuple(
    commodity for commodity in (*POPULATION_DECK, *ORE_DECK) if commodity != ORE
)


def check_against_rulebook(sections: Sections, components: Components) -> None:
    check_printed_values(sections, components)
    _check_rounds_track(sections["boards.toml"], components)
    _check_patricians(sections["guild_buildings.toml"])
    _check_flips(sections["guild_buildings.toml"], components)
    for commodity in WITH_ARM:
        _check_notches(sections["prices.toml"], components, commodity, commodity)
    _check_notches(sections["prices.toml"], components, ORE, SILVER)


def _check_rounds_track(boards: PackSection, components: Components) -> None:
    """2 and 3 players use the same side, with six rounds; 4 the other, with five [KH-FRAME-2]."""
    rounds = boards.section("rounds")
    for seats, printed in ((2, 6), (3, 6), (4, 5)):
        if components.rounds[seats] != printed:
            what = f"{seats} players play {printed} rounds, not {components.rounds[seats]}"
            rounds.refuse(what, f"players-{seats}", "rounds", rule="KH-FRAME-2")
    refusal = components.tax_refusal
    for index in range(MOST_ROUNDS):
        two, three = refusal[2 * MOST_ROUNDS + index], refusal[3 * MOST_ROUNDS + index]
        if two != three:
            what = f"2 and 3 players use the same side: in round {index + 1} refusing the taxes"
            what = f"{what} cannot cost {two} with 2 and {three} with 3"
            rounds.refuse(what, "players-3", "refusal", rule="KH-END-2")
            return


def _check_patricians(buildings: PackSection) -> None:
    """The buildings with patricians on them are public buildings [KH-BUILD-6]."""
    for key in buildings.keys():
        entry = buildings.values[key]
        if isinstance(entry, dict) and entry.get("patrician", "none") != "none":
            what = "only public buildings show a patrician"
            buildings.refuse(what, key, "patrician", rule="KH-BUILD-6")


def _check_flips(buildings: PackSection, components: Components) -> None:
    """Some guilds, not all, have buildings that flip St. Barbara's tiles [KH-BUILD-4]."""
    flipping = [tile for tile in range(GUILD_TILES) if components.flips[tile] == 1]
    guilds = {tile // 4 for tile in flipping}
    if len(guilds) == len(COMMODITY_NAMES):
        what = "only some guilds have buildings that flip a St. Barbara tile, not all six"
        buildings.refuse(what, components.tile_keys[flipping[-1]], "flips", rule="KH-BUILD-4")


def _check_notches(prices: PackSection, components: Components, commodity: int, arm: int) -> None:
    """Where its guild can build, a notch lowers the price (raises ore's) [KH-PRICE-3].

    A price at its lowest on the whole deck cannot fall, and ore's at its highest cannot rise.
    """
    lines = prices.section(COMMODITY_NAMES[commodity])
    on_population = commodity in POPULATION_DECK
    cards = 1 + int(components.last_population if on_population else components.last_ore)
    table = [
        [int(components.price(commodity, card, column)) for column in range(ARM_COLUMNS)]
        for card in range(cards)
    ]
    everything = [price for row in table for price in row]
    limit = max(everything) if commodity == ORE else min(everything)
    for card, row in enumerate(table):
        for column in range(ARM_COLUMNS - 1):
            can_build = components.mark(arm, card, column) == PLAIN_CELL
            if can_build and row[column] == row[column + 1] != limit:
                moved = "rise" if commodity == ORE else "fall"
                what = f"card {card}: a building in column {column} leaves the price at"
                what = f"{what} {row[column]}; it must {moved}"
                lines.refuse(what, str(card), rule="KH-PRICE-3")
