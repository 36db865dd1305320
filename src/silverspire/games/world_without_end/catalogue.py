"""World Without End: what is printed on the pieces of a pack, as plain data."""

from __future__ import annotations

from typing import Any

from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    EFFECT_WIDTH,
    EVENT_CARDS,
    EVENTS_OF_A_CHAPTER,
    FREE_HOUSE,
    GOOD_NAMES,
    GOODS,
    HOUSE_SPACES,
    HOUSES_OF_A_PLAYER,
    LOCATIONS,
    NONE,
    PERSON_NAMES,
    PILE_LIMIT,
    PROJECT_NAMES,
    PROJECTS,
    ROUNDS,
    SEALS_OF_A_PLAYER,
    SIDES,
    STARRED_CARDS,
    Components,
)
from silverspire.games.world_without_end.effect_vocabulary import EFFECTS
from silverspire.games.world_without_end.piece_rules import PIECE_RULES
from silverspire.games.world_without_end.piece_text import (
    benefit_text,
    bonus_text,
    favor_text,
    income_text,
    texts_of_card,
    texts_of_event,
)
from silverspire.kernel.narration import as_builtins


def catalogue(components: Components) -> dict[str, Any]:
    """Everything printed that a player may look up."""
    printed = numbers(components)
    track = [PERSON_NAMES[person] for person in components.favor_track]
    return {
        "pack": components.pack,
        "events": {components.event_keys[i]: event_card(components, i) for i in range(EVENT_CARDS)},
        "cards": [
            {
                "card": name,
                "starred": card < STARRED_CARDS,
                **as_builtins(texts_of_card(name, printed)),
            }
            for card, name in enumerate(CARD_NAMES)
        ],
        "favor_track": track,
        "favors": {person: as_builtins(favor_text(person, printed)) for person in track},
        "houses": [house_space(components, space) for space in range(HOUSE_SPACES)],
        "projects": [project(components, number) for number in range(PROJECTS)],
        "locations": [location(components, number) for number in range(LOCATIONS)],
        "plague_values": sorted(int(value) for value in components.plague_values),
        "die": [int(face) for face in components.die],
        "duties": {"piety": int(components.duty_piety), "grain": int(components.duty_grain)},
        "missing": {
            "piety": int(components.missing_piety_points),
            "grain": int(components.missing_grain_points),
            "gold": int(components.missing_gold_points),
        },
        "supply": {GOOD_NAMES[good]: int(components.supply[good]) for good in range(GOODS - 1)},
        "numbers": printed,
        "piece_rules": PIECE_RULES,
    }


def numbers(components: Components) -> dict[str, int]:
    """The single numbers that cards, persons and spaces speak of; and how many pieces one has."""
    return {
        "house_gold": int(components.house_gold),
        "donation_gold": int(components.donation_gold),
        "medicine_gold": int(components.medicine_gold),
        "medicine_points": int(components.medicine_points),
        "building_points": int(components.building_points),
        "treatment_points": int(components.treatment_points),
        "metal_points": int(components.metal_points),
        "tied_metal_points": int(components.tied_metal_points),
        "wool_price": int(components.wool_price),
        "cloth_price": int(components.cloth_price),
        "cloth_limit": int(components.cloth_limit),
        "queen": int(components.queen_points),
        "prioress": int(components.prioress_points),
        "outlaws": int(components.outlaws_gold),
        "rounds": ROUNDS,
        "houses": HOUSES_OF_A_PLAYER,
        "seals": SEALS_OF_A_PLAYER,
        "pile": PILE_LIMIT,
    }


def event_card(components: Components, card: int) -> dict[str, Any]:
    corners = range(card * SIDES, card * SIDES + SIDES)
    first = int(components.event_first[card])
    numbers = range(first, first + components.event_count[card])
    plague = int(components.event_plague[card])
    described: dict[str, Any] = {
        "title": components.event_titles[card],
        "chapter": card // EVENTS_OF_A_CHAPTER + 1,
        "long_term": components.event_lasting[card] == 1,
        "arrow": int(components.event_arrow[card]),
        "corners": [
            {
                "good": GOOD_NAMES[components.event_corner[corner]],
                "amount": int(components.event_corner_amount[corner]),
            }
            for corner in corners
        ],
        "plague": None if plague == NONE else plague + 1,
        "effects": [effect(components, number) for number in numbers],
    }
    key = components.event_keys[card]
    return {**described, **as_builtins(texts_of_event(key, described))}


def effect(components: Components, number: int) -> dict[str, Any]:
    numbers = components.effects[number * EFFECT_WIDTH : (number + 1) * EFFECT_WIDTH]
    row = EFFECTS.rows[int(numbers[0])]
    return {"effect": row.name, "facts": as_builtins(row.facts(list(numbers[1:])))}


def house_space(components: Components, space: int) -> dict[str, Any]:
    described = {
        "house": space + 1,
        "resource": GOOD_NAMES[components.house_resource[space]],
        "income": GOOD_NAMES[components.house_income[space]],
        "amount": int(components.house_amount[space]),
    }
    return described | {"rent": as_builtins(income_text(described))}


def project(components: Components, number: int) -> dict[str, Any]:
    good = int(components.project_bonus_good[number])
    described: dict[str, Any] = {
        "project": PROJECT_NAMES[number],
        "stone": int(components.project_stone[number]),
        "wood": int(components.project_wood[number]),
        "bonus_points": int(components.project_bonus_points[number]),
        "bonus_good": None if good == NONE else GOOD_NAMES[good],
        "bonus_amount": int(components.project_bonus_amount[number]),
        "treats": components.project_treats[number] == 1,
        "metal": components.project_metal[number] == 1,
    }
    return described | {"bonus": as_builtins(bonus_text(described))}


def location(components: Components, number: int) -> dict[str, Any]:
    benefit = int(components.benefit[number])
    name = None if benefit == NONE else "free_house"
    if benefit not in (NONE, FREE_HOUSE):
        name = GOOD_NAMES[benefit]
    described = {
        "location": number + 1,
        "benefit": name,
        "amount": int(components.benefit_amount[number]),
    }
    return described | {"gain": as_builtins(benefit_text(described))}
