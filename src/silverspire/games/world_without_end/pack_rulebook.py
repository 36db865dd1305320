"""What the rulebook says of the printed values: a pack that contradicts it is refused.

Everything else that could be printed is accepted. Supplies and what players start with are on the
setup sheet, not in the rulebook, so they are free.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from silverspire.games.world_without_end.components import (
    BRIDGE,
    FREE_HOUSE,
    GOOD_NAMES,
    HOUSE_SPACES,
    LOCATIONS,
    NONE,
    PROJECT_NAMES,
    TOWER,
    Components,
)
from silverspire.games.world_without_end.pack_duties import HIGHEST_TAX, LOWEST_TAX
from silverspire.games.world_without_end.pack_plague import HIGHEST_VALUE
from silverspire.games.world_without_end.pack_rulebook_events import check_events
from silverspire.kernel.pack_sections import PackSection
from silverspire.kernel.printed_values import PrintedValue, check_printed

Sections = Mapping[str, PackSection]

LOWEST_VALUE: Final = 1
HOUSE_HEALED, HIDEOUT = 8, 10  # locations 9 and 11
BENEFITS_NAMED: Final = ("points", "gold", "loyalty", "cloth")
SCARCE_INCOMES: Final = ("piety", "grain")


PRINTED: Final = (
    PrintedValue("board.toml", ("favor", "queen_points"), 2, "WWE-FAVOR-2"),
    PrintedValue("board.toml", ("favor", "prioress_points"), 2, "WWE-FAVOR-2"),
    PrintedValue("board.toml", ("favor", "outlaws_gold"), 1, "WWE-FAVOR-2"),
    PrintedValue("board.toml", ("houses", "gold"), 1, "WWE-ACT-7"),
    PrintedValue("board.toml", ("fair", "wool_price"), 2, "WWE-ACT-5"),
    PrintedValue("board.toml", ("fair", "cloth_price"), 4, "WWE-ACT-5"),
    PrintedValue("board.toml", ("fair", "cloth_limit"), 1, "WWE-ACT-5"),
    PrintedValue("board.toml", ("fair", "covered_at_start"), "cloth", "WWE-SETUP-4"),
    PrintedValue("duties.toml", ("duties", "piety"), 2, "WWE-CHAP-2"),
    PrintedValue("duties.toml", ("duties", "grain"), 2, "WWE-CHAP-2"),
    PrintedValue("duties.toml", ("missing", "piety"), 3, "WWE-CHAP-2"),
    PrintedValue("duties.toml", ("missing", "grain"), 2, "WWE-CHAP-2"),
    PrintedValue("duties.toml", ("missing", "gold"), 1, "WWE-CHAP-2"),
    PrintedValue("plague.toml", ("treatment_points",), 2, "WWE-PLAGUE-3"),
    PrintedValue("plague.toml", ("medicine", "gold"), 1, "WWE-ACT-11"),
    PrintedValue("plague.toml", ("medicine", "points"), 1, "WWE-ACT-11"),
    PrintedValue("plague.toml", ("locations", "9", "benefit"), "house", "WWE-PLAGUE-4"),
    PrintedValue("plague.toml", ("locations", "11", "benefit"), "nothing", "WWE-PLAGUE-3"),
    PrintedValue("projects.toml", ("building_points",), 3, "WWE-ACT-4"),
    PrintedValue("projects.toml", ("donation_gold",), 1, "WWE-ACT-9"),
    PrintedValue("projects.toml", ("metal", "points"), 3, "WWE-PROJ-4"),
    PrintedValue("projects.toml", ("metal", "tied_points"), 1, "WWE-PROJ-4"),
    PrintedValue("projects.toml", ("tower", "stone"), 6, "WWE-PROJ-4"),
    PrintedValue("projects.toml", ("tower", "wood"), 2, "WWE-PROJ-4"),
)
# Two projects bring their donors points and nothing else.
POINTS_ONLY: Final = ("chapel", "tower")
DONORS_POINTS: Final = 2


def check_against_rulebook(sections: Sections, components: Components) -> None:
    check_printed(sections, PRINTED)
    _check_tax_die(sections["duties.toml"], components)
    _check_houses(sections["board.toml"], components)
    _check_tokens(sections["plague.toml"], components)
    _check_benefits(sections["plague.toml"], components)
    _check_entrances(sections["projects.toml"], components)
    _check_donors(sections["projects.toml"])
    check_events(sections)


def _check_tax_die(duties: PackSection, components: Components) -> None:
    """The die shows 2 to 5 gold: the lowest and the highest are on it [WWE-CHAP-2]."""
    faces = list(components.die)
    for gold in (LOWEST_TAX, HIGHEST_TAX):
        if gold not in faces:
            what = f"the die shows {LOWEST_TAX} to {HIGHEST_TAX} gold; no face shows {gold}"
            duties.refuse(what, "duties", "tax_die", rule="WWE-CHAP-2")


def _check_houses(board: PackSection, components: Components) -> None:
    """Some spaces share an income; piety and grain are among them [WWE-ACT-7, WWE-ACT-8]."""
    path = ("houses", "spaces")
    incomes = {
        (int(components.house_income[space]), int(components.house_amount[space]))
        for space in range(HOUSE_SPACES)
    }
    if len(incomes) == HOUSE_SPACES:
        what = "two of your houses can never stand on spaces with the same income, so some spaces"
        board.refuse(f"{what} must share one", *path, rule="WWE-ACT-7")
    for good in SCARCE_INCOMES:
        if GOOD_NAMES.index(good) not in {income for income, _ in incomes}:
            board.refuse(f"some space must give {good} as rent", *path, rule="WWE-ACT-8")
    for resource in GOOD_NAMES[:2]:
        if GOOD_NAMES.index(resource) not in list(components.house_resource):
            board.refuse(f"some space must take {resource}", *path, rule="WWE-ACT-7")


def _check_tokens(plague: PackSection, components: Components) -> None:
    """The tokens ask for 1 to 5 medical knowledge; 3 is in an example [WWE-PLAGUE-1]."""
    values = list(components.plague_values)
    for value in (LOWEST_VALUE, HIGHEST_VALUE):
        if value not in values:
            what = f"the values go from {LOWEST_VALUE} to {HIGHEST_VALUE}; no token shows {value}"
            plague.refuse(what, "values", rule="WWE-PLAGUE-1")
    if 3 not in values:
        what = "a token of 3 is in the rulebook's example; no token shows it"
        plague.refuse(what, "values", rule="WWE-EX-6")


def _check_benefits(plague: PackSection, components: Components) -> None:
    """Every location but the hideout has a benefit; four kinds are named [WWE-PLAGUE-3]."""
    for location in range(LOCATIONS):
        if location != HIDEOUT and components.benefit[location] == NONE:
            what = "only the outlaws' hideout, location 11, brings nothing beside its points"
            path = ("locations", str(location + 1), "benefit")
            plague.refuse(what, *path, rule="WWE-PLAGUE-3")
    named = {GOOD_NAMES[good] for good in components.benefit if 0 <= good < FREE_HOUSE}
    for benefit in BENEFITS_NAMED:
        if benefit not in named:
            what = f"some location must bring {benefit}"
            plague.refuse(what, "locations", rule="WWE-PLAGUE-3")


def _check_entrances(projects: PackSection, components: Components) -> None:
    """Bridge and tower enter by themselves, the other five with events [WWE-PROJ-1]."""
    for project, name in enumerate(PROJECT_NAMES):
        if project not in (BRIDGE, TOWER) and components.project_chapter[project] != NONE:
            what = f'only bridge and tower enter by themselves; the {name} has `enters = "event"`'
            projects.refuse(what, name, "enters", rule="WWE-PROJ-1")


def _check_donors(projects: PackSection) -> None:
    """What the rulebook says of the donors of four projects [WWE-PROJ-2, WWE-EX-3]."""
    donors = {name: _donors(projects, name) for name in PROJECT_NAMES}
    for name in POINTS_ONLY:
        if donors[name] != {"points": DONORS_POINTS}:
            what = f"donors of the {name} get {DONORS_POINTS} points and nothing else"
            projects.refuse(what, name, "donors", rule="WWE-PROJ-2")
    if not donors["hospital"].get("treat"):
        what = "donors of the hospital may treat a sick location: `treat = true`"
        projects.refuse(what, "hospital", "donors", rule="WWE-PROJ-2")
    if {"points": 1, "good": "cloth", "amount": 1} not in donors.values():
        what = "some project must bring each donor 1 point and 1 cloth, as in the example"
        projects.refuse(what, "mill", "donors", rule="WWE-EX-3")


def _donors(projects: PackSection, name: str) -> dict[str, object]:
    """A project's bonus, without what is 0 or false, and with an amount where there is a good."""
    entry: Any = projects.values[name]
    said = {key: value for key, value in entry["donors"].items() if key != "provenance" and value}
    return {"amount": 1, **said} if "good" in said else said
