"""The event cards of a pack: four files of eleven, one for each chapter."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append

from silverspire.games.world_without_end.components import (
    EFFECT_WIDTH,
    EVENTS_OF_A_CHAPTER,
    GOLD,
    GOOD_NAMES,
    LOCATIONS,
    NONE,
    PLAGUE_CHAPTER,
    PROJECT_NAMES,
    SIDES,
    Components,
)
from silverspire.games.world_without_end.effect_vocabulary import (
    BONUS,
    COMPLETE_PROJECT,
    EFFECTS,
    FEE,
    FORBID,
    OPEN_PROJECT,
)
from silverspire.games.world_without_end.pack_effects import (
    CHAPTER_NAMES,
    card_with,
    read_effect,
)
from silverspire.kernel.pack_sections import PackSection

KINDS: Final = ("immediate", "long_term")
MOST_LONG_TERM: Final = 3  # of a chapter [WWE-EVENT-1]
OF_A_CARD: Final = (FORBID, FEE, BONUS)  # lasting effects that name an action card first
TWO_GOLD: Final = "2 gold"
CORNERS: Final = (
    *("stone", "wood", "grain", "piety", "wool", "loyalty", "knowledge"),
    *("points", "gold", TWO_GOLD),
)


def read_events(section: PackSection, components: Components, chapter: int) -> None:
    """The eleven cards of a chapter [WWE-SETUP-3], three of them long-term at most."""
    entries = section.sections("event", EVENTS_OF_A_CHAPTER, rule="WWE-SETUP-3")
    long_term = 0
    for place, entry in enumerate(entries):
        card = _read_key(entry, components, chapter, place)
        _read_event(entry, components, card)
        if _is_long_term(entry):
            long_term += 1
            _check_count(entry, long_term)


def _is_long_term(entry: PackSection) -> bool:
    return entry.values.get("kind") == KINDS[1]


def _check_count(entry: PackSection, long_term: int) -> None:
    if long_term > MOST_LONG_TERM:
        what = f"a chapter has {MOST_LONG_TERM} long-term cards at most; this is number {long_term}"
        entry.refuse(what, "kind", rule="WWE-EVENT-1")


def _read_key(entry: PackSection, components: Components, chapter: int, place: int) -> int:
    """A card's number: by its key, or by its place in the file where the key is wrong."""
    name = CHAPTER_NAMES[chapter]
    key = entry.text("key")
    match = re.fullmatch(rf"event-{name}-([1-9]|10|11)", key)
    number = int(match[1]) if match else place + 1
    card = chapter * EVENTS_OF_A_CHAPTER + number - 1
    if key and not match:
        what = f"the cards of chapter {name} have the keys event-{name}-1 to event-{name}-11"
        entry.refuse(f"{what}, not {key}", "key")
    elif key and key in components.event_keys:
        entry.refuse(f"another card has the key {key} too; give each its own", "key")
    components.event_keys[card] = key
    return card


def _read_event(entry: PackSection, components: Components, card: int) -> None:
    title = entry.text("title")
    if title and title in components.event_titles:
        entry.refuse(f"another card has the title {title} too; give each its own", "title")
    components.event_titles[card] = title
    components.event_lasting[card] = entry.word("kind", KINDS, rule="WWE-EVENT-1")
    _read_corners(entry, components, card)
    components.event_arrow[card] = entry.number("arrow", 0, SIDES - 1, rule="WWE-FAVOR-1")
    _read_plague(entry, components, card)
    _read_effects(entry, components, card)


def _read_corners(entry: PackSection, components: Components, card: int) -> None:
    """Four incomes, clockwise: one of a good or 1 VP; of gold also two [WWE-INCOME-1]."""
    for side, place in enumerate(entry.words("corners", CORNERS, SIDES, rule="WWE-INCOME-1")):
        if side < SIDES:
            double = CORNERS[place] == TWO_GOLD
            good = GOLD if double else GOOD_NAMES.index(CORNERS[place])
            components.event_corner[card * SIDES + side] = good
            components.event_corner_amount[card * SIDES + side] = 2 if double else 1


def _read_plague(entry: PackSection, components: Components, card: int) -> None:
    """From chapter III each card has its own number, 1 to 11 [WWE-PLAGUE-2]."""
    chapter = card // EVENTS_OF_A_CHAPTER
    if chapter < PLAGUE_CHAPTER:
        if entry.has("plague"):
            entry.number("plague")
            what = "the plague comes with chapter III; this card has no number of it"
            entry.refuse(what, "plague", rule="WWE-PLAGUE-2")
        return
    number = entry.number("plague", 1, LOCATIONS, rule="WWE-PLAGUE-2")
    first = chapter * EVENTS_OF_A_CHAPTER
    others = components.event_plague[first : first + EVENTS_OF_A_CHAPTER]
    if entry.values.get("plague") == number and number - 1 in others:
        what = f"another card of chapter {CHAPTER_NAMES[chapter]} has the plague number {number}"
        entry.refuse(f"{what} too", "plague", rule="WWE-PLAGUE-2")
    components.event_plague[card] = number - 1


def _read_effects(entry: PackSection, components: Components, card: int) -> None:
    """A card's effects, appended to those of all cards."""
    entries = entry.sections("effects", rule="WWE-EVENT-1")
    seen: list[list[int]] = []
    for effect_entry in entries:
        numbers = read_effect(effect_entry)
        if numbers is not None:
            _check_effect(effect_entry, components, card, numbers)
            _check_twice(effect_entry, numbers, seen)
            seen.append(numbers)
    lasts = any(EFFECTS.rows[numbers[0]].lasts for numbers in seen)
    if _is_long_term(entry) and not lasts and len(seen) == len(entries):
        what = "a long_term card needs an effect that lasts; without one it is immediate"
        entry.refuse(what, "kind", rule="WWE-EVENT-1")
    components.event_first[card] = len(components.effects) // EFFECT_WIDTH
    components.event_count[card] = len(seen)
    for numbers in seen:
        for number in numbers:
            components.effects = append(components.effects, number)


def _check_twice(entry: PackSection, numbers: list[int], seen: list[list[int]]) -> None:
    if any(_subject(numbers) == _subject(other) for other in seen):
        what = f"this card says {EFFECTS.rows[numbers[0]].name} twice; once must be enough"
        entry.refuse(what, "do")


def _subject(numbers: list[int]) -> list[int]:
    """What of an effect may be said only once on a card."""
    if not EFFECTS.rows[numbers[0]].lasts:
        return numbers
    return numbers[:2] if numbers[0] in OF_A_CARD else numbers[:1]


def _check_effect(
    entry: PackSection, components: Components, card: int, numbers: list[int]
) -> None:
    """What an effect may not do on this card, or beside the cards read before."""
    effect, argument = numbers[0], numbers[1]
    if EFFECTS.rows[effect].lasts and not components.event_lasting[card]:
        what = f"{EFFECTS.rows[effect].name} lasts: only a long_term card can have it"
        entry.refuse(what, "do", rule="WWE-EVENT-1")
    if entry.problems:  # the projects may not have been understood
        return
    if effect == OPEN_PROJECT:
        _check_opening(entry, components, argument)
    if effect == COMPLETE_PROJECT:
        entered = components.project_chapter[argument]
        if entered > card // EVENTS_OF_A_CHAPTER:
            what = f"the {PROJECT_NAMES[argument]} is not on the board before chapter"
            entry.refuse(f"{what} {CHAPTER_NAMES[entered]}", "project", rule="WWE-CARD-8")


def _check_opening(entry: PackSection, components: Components, project: int) -> None:
    """Each project enters at most once [WWE-PROJ-1]."""
    name = PROJECT_NAMES[project]
    chapter = components.project_chapter[project]
    before = card_with(components, OPEN_PROJECT, project)
    if chapter != NONE:
        what = f"the {name} enters by itself with chapter {CHAPTER_NAMES[chapter]}"
        entry.refuse(f"{what} (projects.toml); no event brings it", "project", rule="WWE-PROJ-1")
    elif before != NONE:
        what = f"{components.event_keys[before]} brings the {name} already"
        entry.refuse(f"{what}; a project enters once", "project", rule="WWE-PROJ-1")
