"""A plain box of World Without End: tests print on it the numbers that they speak of.

The rulebook's own numbers are here, and one layout of what it does not tell, so that no test
depends on a pack. Every event card is blank: immediate, without text, its corners give nothing,
its arrow shows 0 unrotated, no location falls ill. The tax die shows 3 on every face; healing a
location brings nothing but its points, except the house at location 9.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Self

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.world_without_end.components import (
    CLOTH,
    DIE_FACES,
    EFFECT_WIDTH,
    EVENT_CARDS,
    EVENTS_OF_A_CHAPTER,
    FREE_HOUSE,
    GOLD,
    GOOD_NAMES,
    LOCATIONS,
    NONE,
    PERSON_NAMES,
    POINTS,
    PROJECT_NAMES,
    SIDES,
    WOOL,
    Components,
    filled,
)
from tests.games.world_without_end.effects import BLANK_CORNER, Effect, amount_of

CHAPTER_NAMES = ("I", "II", "III", "IV")
SUPPLY = (25, 15, 10, 12, 15, 12, 14, 20, NONE)  # gold last: it never runs out
FAVOR_TRACK = (
    *("queen", "prior", "outlaws", "alderman", "prioress"),
    *("merchants", "king", "outlaws", "earl", "bishop"),
)
INCOMES = ("grain", "piety", "wool", "2 gold", "loyalty", "knowledge", "points")
# Stone and wood spaces, what each donor gets, and the chapter in which it enters by itself.
PROJECTS = {
    "bridge": (4, 4, 1, "2 gold", 0),
    "mill": (2, 2, 1, "cloth", NONE),
    "hospital": (3, 2, 0, None, NONE),
    "chapel": (3, 1, 2, None, NONE),
    "palace": (4, 1, 1, "loyalty", NONE),
    "church": (3, 1, 1, "piety", NONE),
    "tower": (6, 2, 2, None, 2),
}
PLAGUE_VALUES = (1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5)


class Box:
    """Components to print on."""

    def __init__(self, components: Components) -> None:
        self.components = copy_of(components)

    def printing_event(
        self,
        card: int,
        *effects: Effect,
        corners: Sequence[str] = (BLANK_CORNER,) * SIDES,
        arrow: int = 0,
        long_term: bool = False,
        plague: int | None = None,
    ) -> Self:
        """All that a card says: corners clockwise as "grain" or "2 gold", a location from 1."""
        box = self.components
        box.event_lasting[card] = int(long_term)
        box.event_arrow[card] = arrow
        box.event_plague[card] = NONE if plague is None else plague - 1
        for side, corner in enumerate(corners):
            good, amount = amount_of(corner)
            box.event_corner[card * SIDES + side] = good
            box.event_corner_amount[card * SIDES + side] = amount
        box.event_first[card] = len(box.effects) // EFFECT_WIDTH
        box.event_count[card] = len(effects)
        for effect in effects:
            for number in (*effect, 0, 0, 0, 0)[:EFFECT_WIDTH]:
                box.effects = append(box.effects, number)
        return self

    def printing_project(
        self, project: str, stone: int, wood: int, points: int = 0, good: str | None = None
    ) -> Self:
        """Its spaces, and what each donor gets: points, and a good as "cloth" or "2 gold"."""
        number, box = PROJECT_NAMES.index(project), self.components
        box.project_stone[number] = stone
        box.project_wood[number] = wood
        box.project_bonus_points[number] = points
        box.project_bonus_good[number] = NONE
        box.project_bonus_amount[number] = 0
        if good is not None:
            box.project_bonus_good[number], box.project_bonus_amount[number] = amount_of(good)
        return self

    def printing_house(self, space: int, resource: str, income: str) -> Self:
        """A building space, counted from 1."""
        box = self.components
        box.house_resource[space - 1] = GOOD_NAMES.index(resource)
        box.house_income[space - 1], box.house_amount[space - 1] = amount_of(income)
        return self

    def printing_benefit(self, location: int, benefit: str) -> Self:
        """What healing a location brings beside the points: a good, points or a house."""
        box = self.components
        good, amount = (FREE_HOUSE, 0) if benefit == "house" else amount_of(benefit)
        box.benefit[location - 1], box.benefit_amount[location - 1] = good, amount
        return self

    def printing_tax(self, *faces: int) -> Self:
        """The faces of the tax die; one number: on all six."""
        for face in range(DIE_FACES):
            self.components.die[face] = faces[face % len(faces)]
        return self

    def printing(self, **numbers: int) -> Self:
        """A number printed once, by its name in the components: `wool_price=3`."""
        for name, number in numbers.items():
            assert isinstance(getattr(self.components, name), int), name
            setattr(self.components, name, number)
        return self


def a_box() -> Box:
    """A plain box."""
    return Box(_plain_components())


@cache
def _plain_components() -> Components:
    box = Box(Components())
    _print_what_everybody_has(box.components)
    _print_board(box)
    _print_projects(box)
    _print_plague(box)
    box.printing_tax(3)
    box.components.event_keys = [
        f"event-{name}-{number}"
        for name in CHAPTER_NAMES
        for number in range(1, EVENTS_OF_A_CHAPTER + 1)
    ]
    box.components.event_titles = list(box.components.event_keys)
    for card in range(EVENT_CARDS):
        box.printing_event(card)
    return box.components


def _print_what_everybody_has(components: Components) -> None:
    components.pack = "plain"
    components.supply = vec[i64](list(SUPPLY))
    components.start_goods = filled(len(SUPPLY))
    components.start_goods[WOOL] = 1
    components.start_goods[GOLD] = 2
    components.start_points = 8
    components.duty_piety = 2
    components.duty_grain = 2
    components.missing_piety_points = 3
    components.missing_grain_points = 2
    components.missing_gold_points = 1


def _print_board(box: Box) -> None:
    components = box.components
    components.favor_track = vec[i64]([PERSON_NAMES.index(person) for person in FAVOR_TRACK])
    components.favor_start = FAVOR_TRACK.index("outlaws")
    components.queen_points = 2
    components.prioress_points = 2
    components.outlaws_gold = 1
    components.house_gold = 1
    for kind, income in enumerate(INCOMES):
        box.printing_house(2 * kind + 1, "stone", income)
        box.printing_house(2 * kind + 2, "wood", income)
    components.wool_price = 2
    components.cloth_price = 4
    components.cloth_limit = 1
    components.covered_at_start = CLOTH


def _print_projects(box: Box) -> None:
    components = box.components
    for number, (name, (stone, wood, points, good, chapter)) in enumerate(PROJECTS.items()):
        assert PROJECT_NAMES[number] == name
        box.printing_project(name, stone, wood, points, good)
        components.project_chapter[number] = chapter
        components.project_treats[number] = int(name == "hospital")
        components.project_metal[number] = int(name == "tower")
    components.building_points = 3
    components.metal_points = 3
    components.tied_metal_points = 1
    components.donation_gold = 1


def _print_plague(box: Box) -> None:
    components = box.components
    components.plague_values = vec[i64](list(PLAGUE_VALUES))
    components.treatment_points = 2
    components.benefit = filled(LOCATIONS, NONE)
    components.benefit_amount = filled(LOCATIONS)
    box.printing_benefit(9, "house")
    components.medicine_gold = 1
    components.medicine_points = 1


def copy_of(components: Components) -> Components:
    """Components of their own: printing on them changes no other table's."""
    copy = Components()
    for name in _field_names(copy):
        setattr(copy, name, _fresh(getattr(components, name)))
    return copy


def _fresh(value: Any) -> Any:
    return value if isinstance(value, int | str) else value[:]


def _field_names(printed: Components) -> list[str]:
    return [
        name
        for name in dir(printed)
        if not name.startswith("_") and not callable(getattr(printed, name))
    ]


assert amount_of(BLANK_CORNER) == (POINTS, 0)
