"""Kutná Hora's component packs: reading one into the tables the rules look up, and checking it.

Each file of a pack has a function that reads it into the components and notes what is wrong. Every
number a rule needs is in a file; none is in the code.
"""

from __future__ import annotations

from typing import Final

from silverspire.games.kutna_hora.components import EVENT_CARDS, TILES, Components
from silverspire.games.kutna_hora.pack_boards import read_boards
from silverspire.games.kutna_hora.pack_cards import (
    read_action_cards,
    read_guild_cards,
    read_mine_cards,
    read_st_barbara,
)
from silverspire.games.kutna_hora.pack_events import read_events
from silverspire.games.kutna_hora.pack_player_board import read_player_board
from silverspire.games.kutna_hora.pack_prices import read_prices
from silverspire.games.kutna_hora.pack_rulebook import check_against_rulebook
from silverspire.games.kutna_hora.pack_tiles import (
    read_guild_buildings,
    read_mines,
    read_public_buildings,
)
from silverspire.kernel.errors import PackProblem
from silverspire.kernel.pack_reader import PackReader
from silverspire.kernel.pack_sections import open_file
from silverspire.kernel.packs import MANIFEST, PackContents

FORMAT: Final = 2  # from 2 on a pack is held to the rulebook


class KutnaHoraReader(PackReader[Components]):
    """Also compares a pack with what the rulebook says."""

    def check_whole(self, contents: PackContents, components: Components) -> list[PackProblem]:
        if contents.files[MANIFEST].values["format"] == 1:
            return []  # written before these checks, and games are still played with it
        problems: list[PackProblem] = []
        sections = {name: open_file(file, problems) for name, file in contents.files.items()}
        check_against_rulebook(sections, components)
        return problems


def _new_components() -> Components:
    components = Components()
    components.tile_keys = [""] * TILES
    components.tile_names = [""] * TILES
    components.event_keys = [""] * EVENT_CARDS
    components.event_names = [""] * EVENT_CARDS
    return components


READER: Final = KutnaHoraReader(
    _new_components,
    {
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
    },
    newest_format=FORMAT,
)
