"""Kutná Hora's component packs: reading one into the tables the rules look up, and checking it.

Each file of a pack has its chapter: a function that reads the file's table into the components
and notes what is wrong. Every number a rule needs is in a file; none is in the code.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources.abc import Traversable
from typing import Final

from silverspire.games.kutna_hora.components import EVENT_CARDS, TILES, Components
from silverspire.games.kutna_hora.pack_boards import read_boards
from silverspire.games.kutna_hora.pack_cards import (
    read_action_cards,
    read_events,
    read_guild_cards,
    read_mine_cards,
    read_st_barbara,
)
from silverspire.games.kutna_hora.pack_player_board import read_player_board
from silverspire.games.kutna_hora.pack_prices import read_prices
from silverspire.games.kutna_hora.pack_tiles import (
    read_guild_buildings,
    read_mines,
    read_public_buildings,
)
from silverspire.kernel.errors import BrokenPack, PackProblem
from silverspire.kernel.pack_tables import Table, open_file
from silverspire.kernel.packs import read_pack

FORMAT: Final = 1

Chapter = Callable[[Table, Components], None]


def load(folder: Traversable) -> Components:
    """The components in a pack's folder; raises BrokenPack with everything that is wrong."""
    components, problems = _read(folder)
    if problems:
        raise BrokenPack(components.pack or folder.name, problems)
    return components


def check(folder: Traversable) -> list[PackProblem]:
    """Everything that is wrong with the pack in a folder: file, line, what, and the rule."""
    return _read(folder)[1]


def _read(folder: Traversable) -> tuple[Components, list[PackProblem]]:
    contents = read_pack(folder, tuple(_CHAPTERS))
    components = Components()
    components.pack_hash = contents.hash
    components.tile_keys = [""] * TILES
    components.tile_names = [""] * TILES
    components.event_keys = [""] * EVENT_CARDS
    components.event_names = [""] * EVENT_CARDS
    problems = list(contents.problems)
    for name, read_chapter in _CHAPTERS.items():
        if name in contents.files:
            table = open_file(contents.files[name], problems)
            read_chapter(table, components)
            table.close()
    problems.sort(key=lambda problem: (problem.file, problem.line or 0))
    return components, problems


def _read_manifest(table: Table, components: Components) -> None:
    components.pack = table.text("name")
    table.text("description")
    table.text("licence")
    written_for = table.number("format", 1)
    if written_for > FORMAT:
        table.refuse(
            f"is of format {written_for}; this Silverspire reads format {FORMAT}", "format"
        )


# In this order: a later chapter may look at what an earlier one has read.
_CHAPTERS: Final[dict[str, Chapter]] = {
    "pack.toml": _read_manifest,
    "guild_buildings.toml": read_guild_buildings,
    "public_buildings.toml": read_public_buildings,
    "mines.toml": read_mines,
    "prices.toml": read_prices,
    "action_cards.toml": read_action_cards,
    "player_board.toml": read_player_board,
    "boards.toml": read_boards,
    "st_barbara.toml": read_st_barbara,
    "guild_cards.toml": read_guild_cards,
    "mine_cards.toml": read_mine_cards,
    "events.toml": read_events,
}
