"""World Without End's component packs: reading one into the tables of the rules, and checking it.

Each file of a pack has its chapter: a function that reads the file's table into the components
and notes what is wrong. Every number a rule needs is in a file; none is in the code.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.resources.abc import Traversable
from typing import Final

from silverspire.games.world_without_end.components import CHAPTERS, EVENT_CARDS, Components
from silverspire.games.world_without_end.pack_board import read_board
from silverspire.games.world_without_end.pack_duties import read_duties
from silverspire.games.world_without_end.pack_events import read_events
from silverspire.games.world_without_end.pack_plague import read_plague
from silverspire.games.world_without_end.pack_projects import check_entrances, read_projects
from silverspire.kernel.errors import BrokenPack, PackProblem
from silverspire.kernel.pack_tables import Table, open_file
from silverspire.kernel.packs import read_pack

FORMAT: Final = 1
PROJECTS_FILE: Final = "projects.toml"

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
    components.event_keys = [""] * EVENT_CARDS
    components.event_titles = [""] * EVENT_CARDS
    problems = list(contents.problems)
    for name, read_chapter in _CHAPTERS.items():
        if name in contents.files:
            table = open_file(contents.files[name], problems)
            read_chapter(table, components)
            table.close()
    if not problems:  # every card is there and understood
        check_entrances(open_file(contents.files[PROJECTS_FILE], problems), components)
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
    "board.toml": read_board,
    "duties.toml": read_duties,
    "plague.toml": read_plague,
    PROJECTS_FILE: read_projects,
    **{
        f"events_{chapter + 1}.toml": partial(read_events, chapter=chapter)
        for chapter in range(CHAPTERS)
    },
}
