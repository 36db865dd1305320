"""The plague of a pack: the tokens' values, what healing a location brings, the medicine card."""

from __future__ import annotations

from typing import Final

from silverspire.games.world_without_end.components import (
    FREE_HOUSE,
    GOOD_NAMES,
    LOCATIONS,
    NONE,
    POINTS,
    Components,
)
from silverspire.kernel.pack_sections import PackSection

HIGHEST_VALUE: Final = 5  # [WWE-PLAGUE-1]
BENEFIT_NAMES: Final = (*GOOD_NAMES, "house", "nothing")  # as the components count them


def read_plague(section: PackSection, components: Components) -> None:
    """Eleven tokens for eleven locations [WWE-PLAGUE-1], and what treating them is worth."""
    values = section.numbers("values", LOCATIONS, 1, HIGHEST_VALUE, rule="WWE-PLAGUE-1")
    for place, value in enumerate(values):
        components.plague_values[place] = value
    components.treatment_points = section.number("treatment_points", rule="WWE-PLAGUE-3")
    medicine = section.section("medicine", rule="WWE-ACT-11")
    components.medicine_gold = medicine.number("gold", rule="WWE-ACT-11")
    components.medicine_points = medicine.number("points", rule="WWE-ACT-11")
    locations = section.section("locations", rule="WWE-PLAGUE-3")
    for location in range(LOCATIONS):
        entry = locations.section(str(location + 1), rule="WWE-PLAGUE-3")
        _read_benefit(entry, components, location)


def _read_benefit(entry: PackSection, components: Components, location: int) -> None:
    benefit = entry.word("benefit", BENEFIT_NAMES, rule="WWE-PLAGUE-3")
    components.benefit[location] = NONE if benefit > FREE_HOUSE else benefit
    components.benefit_amount[location] = 0
    if benefit <= POINTS:
        amount = entry.number("amount", 1, default=1, rule="WWE-PLAGUE-3")
        components.benefit_amount[location] = amount
