"""The board of a pack: the favor track, the spaces for houses, the fair."""

from __future__ import annotations

from typing import Final

from silverspire.games.world_without_end.choices import MOST_CLOTH
from silverspire.games.world_without_end.components import (
    BISHOP,
    CLOTH,
    FAVOR_SPACES,
    GOOD_NAMES,
    HOUSE_SPACES,
    NONE,
    OUTLAWS,
    PERSON_NAMES,
    QUEEN,
    WOOL,
    Components,
)
from silverspire.kernel.pack_sections import PackSection

RESOURCE_NAMES: Final = GOOD_NAMES[:2]  # stone and wood
COVERS: Final = {"none": NONE, "wool": WOOL, "cloth": CLOTH}
OUTLAWS_SPACES: Final = 2


def read_board(section: PackSection, components: Components) -> None:
    _read_favor(section.section("favor", rule="WWE-FAVOR-2"), components)
    _read_houses(section.section("houses", rule="WWE-ACT-7"), components)
    _read_fair(section.section("fair", rule="WWE-ACT-5"), components)


def _read_favor(favor: PackSection, components: Components) -> None:
    """Ten spaces from the queen to the bishop, and where the marker starts [WWE-FAVOR-1]."""
    noted = len(favor.problems)
    persons = favor.words("track", PERSON_NAMES, FAVOR_SPACES, rule="WWE-FAVOR-2")
    start = favor.number("start", 1, FAVOR_SPACES, rule="WWE-SETUP-5")
    components.favor_start = start - 1
    components.queen_points = favor.number("queen_points", rule="WWE-FAVOR-2")
    components.prioress_points = favor.number("prioress_points", rule="WWE-FAVOR-2")
    components.outlaws_gold = favor.number("outlaws_gold", rule="WWE-FAVOR-2")
    for space, person in enumerate(persons[:FAVOR_SPACES]):
        components.favor_track[space] = person
    if len(favor.problems) == noted and persons:
        _check_track(favor, persons, start)


def _check_track(favor: PackSection, persons: list[int], start: int) -> None:
    for person, name in enumerate(PERSON_NAMES):
        wanted = OUTLAWS_SPACES if person == OUTLAWS else 1
        spaces = persons.count(person)
        if spaces != wanted:
            what = f"{name} must stand {wanted} time(s) in `track`, not {spaces}"
            favor.refuse(what, "track", rule="WWE-FAVOR-2")
    if persons[0] != QUEEN:
        what = f"the first space is the queen's, not {PERSON_NAMES[persons[0]]}"
        favor.refuse(what, "track", 0, rule="WWE-FAVOR-1")
    if persons[-1] != BISHOP:
        what = f"the last space is the bishop's, not {PERSON_NAMES[persons[-1]]}"
        favor.refuse(what, "track", FAVOR_SPACES - 1, rule="WWE-FAVOR-1")
    if persons[start - 1] != OUTLAWS:
        name = PERSON_NAMES[persons[start - 1]]
        what = f"the marker starts on a space of the outlaws; space {start} is of the {name}"
        favor.refuse(what, "start", rule="WWE-SETUP-5")


def _read_houses(houses: PackSection, components: Components) -> None:
    """Fourteen spaces, each with the resource it takes and the income it gives [WWE-ACT-7]."""
    components.house_gold = houses.number("gold", rule="WWE-ACT-7")
    for space, entry in enumerate(houses.sections("spaces", HOUSE_SPACES, rule="WWE-ACT-7")):
        resource = entry.word("resource", RESOURCE_NAMES, rule="WWE-ACT-7")
        components.house_resource[space] = resource
        components.house_income[space] = entry.word("income", GOOD_NAMES, rule="WWE-ACT-8")
        components.house_amount[space] = entry.number("amount", 1, default=1, rule="WWE-ACT-8")


def _read_fair(fair: PackSection, components: Components) -> None:
    """What wool and cloth are sold for, and what is not sold yet [WWE-ACT-5, WWE-SETUP-4]."""
    components.wool_price = fair.number("wool_price", 1, rule="WWE-ACT-5")
    components.cloth_price = fair.number("cloth_price", 1, rule="WWE-ACT-5")
    components.cloth_limit = fair.number("cloth_limit", 1, MOST_CLOTH, rule="WWE-ACT-5")
    covers = tuple(COVERS)
    covered = covers[fair.word("covered_at_start", covers, rule="WWE-SETUP-4")]
    components.covered_at_start = COVERS[covered]
