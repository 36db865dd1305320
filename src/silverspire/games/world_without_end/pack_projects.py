"""The building projects of a pack: their spaces, their donors' bonus, and how they enter."""

from __future__ import annotations

from typing import Final

from silverspire.games.world_without_end.components import (
    BRIDGE,
    GOOD_NAMES,
    GOODS,
    NONE,
    PROJECT_NAMES,
    TOWER,
    Components,
)
from silverspire.games.world_without_end.effect_vocabulary import (
    OPEN_PROJECT,
)
from silverspire.games.world_without_end.pack_effects import CHAPTER_NAMES, card_with
from silverspire.kernel.pack_sections import PackSection

ENTRANCES: Final = ("event", *CHAPTER_NAMES)
ENTER_BY_THEMSELVES: Final = {BRIDGE: "I", TOWER: "III"}  # [WWE-PROJ-1]


def read_projects(section: PackSection, components: Components) -> None:
    """Seven projects [WWE-PROJ-1], and what building and giving cost and bring."""
    components.building_points = section.number("building_points", rule="WWE-ACT-4")
    components.donation_gold = section.number("donation_gold", rule="WWE-ACT-9")
    metal = section.section("metal", rule="WWE-PROJ-4")
    components.metal_points = metal.number("points", rule="WWE-PROJ-4")
    components.tied_metal_points = metal.number("tied_points", rule="WWE-PROJ-4")
    for project, name in enumerate(PROJECT_NAMES):
        entry = section.section(name, rule="WWE-PROJ-1")
        if entry.values:
            _read_project(entry, components, project)


def check_entrances(section: PackSection, components: Components) -> None:
    """Each project that does not enter by itself comes with an event [WWE-PROJ-1]."""
    for project, name in enumerate(PROJECT_NAMES):
        by_itself = components.project_chapter[project] != NONE
        if not by_itself and card_with(components, OPEN_PROJECT, project) == NONE:
            what = f"no event brings the {name}: one card needs open_project with it"
            section.refuse(what, name, rule="WWE-PROJ-1")


def _read_project(entry: PackSection, components: Components, project: int) -> None:
    stone = entry.number("stone", rule="WWE-PROJ-1")
    wood = entry.number("wood", rule="WWE-PROJ-1")
    components.project_stone[project] = stone
    components.project_wood[project] = wood
    if not stone and not wood:
        entry.refuse("a project needs a space for stone or wood at least", rule="WWE-PROJ-1")
    entrance = entry.word("enters", ENTRANCES, rule="WWE-PROJ-1")
    components.project_chapter[project] = entrance - 1 if entrance else NONE
    components.project_metal[project] = int(entry.flag("metal", rule="WWE-PROJ-4"))
    _check_nature(entry, project)
    donors = entry.section("donors", rule="WWE-PROJ-2")
    components.project_treats[project] = int(donors.flag("treat", rule="WWE-PROJ-2"))
    points = donors.number("points", default=0, rule="WWE-PROJ-2")
    components.project_bonus_points[project] = points
    if donors.has("good"):
        good = donors.word("good", GOOD_NAMES[:GOODS], rule="WWE-PROJ-2")
        components.project_bonus_good[project] = good
        amount = donors.number("amount", 1, default=1, rule="WWE-PROJ-2")
        components.project_bonus_amount[project] = amount


def _check_nature(entry: PackSection, project: int) -> None:
    """The bridge from the start, the tower with its metal top from chapter III."""
    name = PROJECT_NAMES[project]
    wanted = ENTER_BY_THEMSELVES.get(project)
    said = entry.values.get("enters")
    if wanted is not None and said in ENTRANCES and said != wanted:
        what = f'the {name} enters by itself with chapter {wanted}: `enters = "{wanted}"`'
        entry.refuse(what, "enters", rule="WWE-PROJ-1")
    metal = entry.values.get("metal", False)
    if project == TOWER and metal is False:
        what = "the tower has a metal top: `metal = true`"
        entry.refuse(what, "metal", rule="WWE-PROJ-4")
    if project != TOWER and metal is True:
        what = f"there is one metal, on top of the tower; the {name} has none"
        entry.refuse(what, "metal", rule="WWE-PROJ-4")
