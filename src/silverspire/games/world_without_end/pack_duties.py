"""The duties of a pack: what is owed at a chapter's end, the tax die, supplies and the start."""

from __future__ import annotations

from typing import Final

from silverspire.games.world_without_end.choices import MOST_CLOTH, MOST_WOOL
from silverspire.games.world_without_end.components import (
    CLOTH,
    DIE_FACES,
    GOLD,
    GOOD_NAMES,
    GOODS,
    MOST_SEATS,
    NONE,
    WOOL,
    Components,
)
from silverspire.kernel.pack_sections import LARGEST, PackSection

# As many as one choice can sell or weave.
MOST_IN_SUPPLY: Final = {WOOL: MOST_WOOL, CLOTH: MOST_CLOTH}
LOWEST_TAX, HIGHEST_TAX = 2, 5  # [WWE-CHAP-2]


def read_duties(section: PackSection, components: Components) -> None:
    """Piety, grain, and gold by the die; the points that each missing one costs [WWE-CHAP-2]."""
    duties = section.section("duties", rule="WWE-CHAP-2")
    components.duty_piety = duties.number("piety", rule="WWE-CHAP-2")
    components.duty_grain = duties.number("grain", rule="WWE-CHAP-2")
    faces = duties.numbers("tax_die", DIE_FACES, LOWEST_TAX, HIGHEST_TAX, rule="WWE-CHAP-2")
    for face, gold in enumerate(faces):
        components.die[face] = gold
    missing = section.section("missing", rule="WWE-CHAP-2")
    components.missing_piety_points = missing.number("piety", rule="WWE-CHAP-2")
    components.missing_grain_points = missing.number("grain", rule="WWE-CHAP-2")
    components.missing_gold_points = missing.number("gold", rule="WWE-CHAP-2")
    _read_supply(section.section("supply", rule="WWE-SETUP-2"), components)
    _read_start(section.section("start", rule="WWE-SETUP-1"), components)


def _read_supply(supply: PackSection, components: Components) -> None:
    """Totals, the same for every number of players; gold never runs out [WWE-SETUP-2]."""
    for good, name in enumerate(GOOD_NAMES[:GOLD]):
        highest = MOST_IN_SUPPLY.get(good, LARGEST)
        components.supply[good] = supply.number(name, 0, highest, rule="WWE-SETUP-2")
    components.supply[GOLD] = NONE
    if supply.has(GOOD_NAMES[GOLD]):
        supply.number(GOOD_NAMES[GOLD], default=0)
        what = "gold never runs out and has no supply; leave this line out"
        supply.refuse(what, GOOD_NAMES[GOLD], rule="WWE-SETUP-2")


def _read_start(start: PackSection, components: Components) -> None:
    """What each player begins with comes out of the supplies [WWE-SETUP-1, WWE-SETUP-2]."""
    components.start_points = start.number("points", rule="WWE-SETUP-1")
    noted = len(start.problems)
    for good, name in enumerate(GOOD_NAMES[:GOODS]):
        components.start_goods[good] = start.number(name, default=0, rule="WWE-SETUP-1")
    if len(start.problems) != noted:
        return
    for good, name in enumerate(GOOD_NAMES[:GOLD]):
        needed = components.start_goods[good] * MOST_SEATS
        if needed > components.supply[good]:
            what = f"{MOST_SEATS} players start with {needed} {name}"
            supply = f"the supply holds {components.supply[good]}"
            start.refuse(f"{what}; {supply}", name, rule="WWE-SETUP-2")
