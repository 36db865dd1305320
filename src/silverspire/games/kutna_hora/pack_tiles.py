"""The tiles of a pack: guild buildings, public buildings, mines, mining technology and rocks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from silverspire.games.kutna_hora.components import (
    COLOR_NAMES,
    DOT_NAMES,
    DOTS,
    GUILD_NAMES,
    GUILD_TILES,
    MINE_COUNT,
    MINE_TILES,
    MINERS,
    NONE,
    PUBLIC_TILES,
    ROCK_COUNT,
    TECHNOLOGY_COUNT,
    TECHNOLOGY_TILES,
    TILES_OF_A_COLOR,
    TILES_OF_A_GUILD,
    Components,
)
from silverspire.kernel.pack_sections import PackSection

MINE_SETS: Final = ("I", "II", "III")


def read_guild_buildings(section: PackSection, components: Components) -> None:
    """Six guilds of four buildings, one of each with the marked corner [KH-SETUP-2]."""
    for guild, guild_name in enumerate(GUILD_NAMES):
        first = guild * TILES_OF_A_GUILD
        tiles = range(first, first + TILES_OF_A_GUILD)
        marked = [tile for tile in tiles if _read_guild_building(section, components, tile)]
        components.marked[guild] = marked[0] if marked else first
        if len(marked) != 1:
            what = f"one building of the {guild_name} must be marked, not {len(marked)}"
            place = components.tile_keys[marked[1] if marked else tiles[-1]]
            section.refuse(what, place, "marked", rule="KH-SETUP-2")
    _refuse_equal_names(section, components)


def read_public_buildings(section: PackSection, components: Components) -> None:
    """Four colors of three buildings; each brings the patrician of its color [KH-BUILD-6]."""
    for color, color_name in enumerate(COLOR_NAMES):
        for number in range(TILES_OF_A_COLOR):
            key = f"{color_name}-{number + 1}"
            tile = GUILD_TILES + color * TILES_OF_A_COLOR + number
            entry = section.section(key, rule="KH-SETUP-2")
            _read_building(entry, components, tile, key)
            components.ore_advance[tile] = entry.number("ore_deck", default=0)
            components.patrician[tile] = color
    _refuse_equal_names(section, components)


def read_mines(section: PackSection, components: Components) -> None:
    """27 mines in three sets, four technology tiles in order, four rocks [KH-SETUP-3, 6]."""
    _read_mine_sets(section.section("mines", rule="KH-SETUP-6"), components)
    technology = section.section("technology", rule="KH-SETUP-6")
    for number in range(TECHNOLOGY_COUNT):
        key = f"technology-{number + 1}"
        entry = technology.section(key, rule="KH-SETUP-6")
        _read_mine(entry, components, MINE_TILES + number, key)
    rocks = section.section("rocks", rule="KH-SETUP-3")
    for number in range(ROCK_COUNT):
        key = f"rock-{number + 1}"
        entry = rocks.section(key, rule="KH-SETUP-3")
        tile = TECHNOLOGY_TILES + number
        components.tile_keys[tile] = key
        components.tile_names[tile] = entry.text("name", default=key)
        components.stars[tile] = entry.number("stars", rule="KH-SETUP-3")


def _read_guild_building(section: PackSection, components: Components, tile: int) -> bool:
    """One guild building; whether its corner is marked."""
    guild, number = divmod(tile, TILES_OF_A_GUILD)
    key = f"{GUILD_NAMES[guild]}-{number + 1}"
    entry = section.section(key, rule="KH-SETUP-2")
    _read_building(entry, components, tile, key)
    production = entry.number("production", rule="KH-BUILD-4")
    ore_deck = entry.number("ore_deck", default=production if guild == MINERS else 0)
    technology = entry.flag("technology")
    components.production[tile] = production
    components.ore_advance[tile] = ore_deck
    components.technology[tile] = int(technology)
    _read_patrician(entry, components, tile)
    if guild != MINERS and technology:
        what = "only buildings of the miners bring a technology tile"
        entry.refuse(what, "technology", rule="KH-BUILD-5")
    if guild == MINERS and ore_deck != production:
        what = f"a miners' building moves the ore deck by its production, {production}"
        entry.refuse(what, "ore_deck", rule="KH-BUILD-5")
    if guild == MINERS and entry.keys() and not technology:
        what = "a miners' building brings a technology tile: `technology = true`"
        entry.refuse(what, "technology", rule="KH-BUILD-5")
    return entry.flag("marked")


def _read_building(entry: PackSection, components: Components, tile: int, key: str) -> None:
    """What guild buildings and public buildings have in common [KH-BUILD-4]."""
    components.tile_keys[tile] = key
    components.tile_names[tile] = entry.text("name")
    components.wood[tile] = entry.number("wood", rule="KH-BUILD-1")
    components.plot_price[tile] = entry.number("plot_price", 1, rule="KH-PLOT-1")
    for dot in entry.words("dots", DOT_NAMES, rule="KH-FINAL-1"):
        components.dots[tile * DOTS + dot] += 1
    components.removes_house[tile] = int(entry.flag("removes_house"))
    _read_icons(entry, components, tile)


def _read_icons(entry: PackSection, components: Components, tile: int) -> None:
    """What any mine or building may print beside its own [KH-BUILD-4]."""
    components.population[tile] = entry.number("population", default=0)
    components.points[tile] = entry.number("points", default=0)
    components.reputation[tile] = entry.number("reputation", default=0)
    components.pelicans[tile] = entry.number("pelicans", default=0)
    components.tax[tile] = entry.number("tax", default=0)
    components.flips[tile] = int(entry.flag("flips"))


def _read_patrician(entry: PackSection, components: Components, tile: int) -> None:
    """A patrician on a tile that is no public building, where the tile shows one."""
    color = entry.word("patrician", ("none", *COLOR_NAMES), default="none")
    components.patrician[tile] = color - 1 if color else NONE


def _read_mine_sets(section: PackSection, components: Components) -> None:
    """The mines by the sets on their backs, the sizes of which no rule fixes."""
    keys = [key for key in section.keys() if re.fullmatch(r"mine-I{1,3}-[1-9][0-9]?", key)]
    tile = PUBLIC_TILES
    for mine_set, set_name in enumerate(MINE_SETS, start=1):
        numbers = sorted(int(key.split("-")[2]) for key in keys if key.split("-")[1] == set_name)
        for number in numbers:
            key = f"mine-{set_name}-{number}"
            _read_mine(section.section(key), components, tile, key)
            components.mine_set[tile] = mine_set
            tile = min(tile + 1, MINE_TILES - 1)
        _refuse_gaps(section, set_name, numbers)
    if len(keys) != MINE_COUNT and section.keys():
        what = f"there are {MINE_COUNT} mines (mine-I-1 and so on), not {len(keys)}"
        section.refuse(what, rule="KH-SETUP-6")


def _refuse_gaps(section: PackSection, set_name: str, numbers: Sequence[int]) -> None:
    wanted = set(range(1, len(numbers) + 1))
    for number in sorted(wanted - set(numbers)):
        what = f"mine-{set_name}-{number} is missing: number the mines of a set without gaps"
        section.refuse(what, rule="KH-SETUP-6")


def _read_mine(entry: PackSection, components: Components, tile: int, key: str) -> None:
    """A mine: its ore moves the ore deck as far as the track [KH-MINE-6]."""
    components.tile_keys[tile] = key
    components.tile_names[tile] = entry.text("name", default=key)
    ore = entry.number("ore", rule="KH-MINE-6")
    components.production[tile] = ore
    components.ore_advance[tile] = ore
    components.stars[tile] = entry.number("stars", rule="KH-FINAL-2")
    components.cost[tile] = entry.number("cost", rule="KH-MINE-5")
    _read_patrician(entry, components, tile)
    _read_icons(entry, components, tile)


def _refuse_equal_names(section: PackSection, components: Components) -> None:
    """Two buildings of one name cannot be distinguished in a log."""
    keys_of: dict[str, str] = {}
    for key, name in zip(components.tile_keys, components.tile_names, strict=True):
        if name and name in keys_of and section.has(key):
            what = f"the name {name} is that of {keys_of[name]} too; give each building its own"
            section.refuse(what, key, "name")
        keys_of.setdefault(name, key)
