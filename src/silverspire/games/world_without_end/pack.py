"""World Without End's component packs: reading one into the tables of the rules, and checking it.

Each file of a pack has a function that reads it into the components and notes what is wrong. Every
number a rule needs is in a file; none is in the code.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from silverspire.games.world_without_end.components import CHAPTERS, EVENT_CARDS, Components
from silverspire.games.world_without_end.pack_board import read_board
from silverspire.games.world_without_end.pack_duties import read_duties
from silverspire.games.world_without_end.pack_events import read_events
from silverspire.games.world_without_end.pack_plague import read_plague
from silverspire.games.world_without_end.pack_projects import check_entrances, read_projects
from silverspire.games.world_without_end.pack_rulebook import check_against_rulebook
from silverspire.kernel.errors import PackProblem
from silverspire.kernel.pack_reader import PackReader
from silverspire.kernel.pack_sections import open_file
from silverspire.kernel.packs import MANIFEST, PackContents

FORMAT: Final = 2  # from 2 on a pack is held to the rulebook
PROJECTS_FILE: Final = "projects.toml"


class WorldWithoutEndReader(PackReader[Components]):
    """Also compares the cards with the projects, and a pack with what the rulebook says."""

    def check_whole(self, contents: PackContents, components: Components) -> list[PackProblem]:
        problems: list[PackProblem] = []
        sections = {name: open_file(file, problems) for name, file in contents.files.items()}
        check_entrances(sections[PROJECTS_FILE], components)
        if contents.files[MANIFEST].values["format"] != 1:  # written before these checks
            check_against_rulebook(sections, components)
        return problems


def _new_components() -> Components:
    components = Components()
    components.event_keys = [""] * EVENT_CARDS
    components.event_titles = [""] * EVENT_CARDS
    return components


READER: Final = WorldWithoutEndReader(
    _new_components,
    {
        "board.toml": read_board,
        "duties.toml": read_duties,
        "plague.toml": read_plague,
        PROJECTS_FILE: read_projects,
        **{
            f"events_{chapter + 1}.toml": partial(read_events, chapter=chapter)
            for chapter in range(CHAPTERS)
        },
    },
    newest_format=FORMAT,
)
