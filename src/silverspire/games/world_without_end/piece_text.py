"""World Without End: what is printed on cards, spaces, projects and locations, as messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from silverspire.games.world_without_end.components import PLAGUE_CHAPTER
from silverspire.games.world_without_end.effect_text import (
    Printed,
    amount_of,
    effect_text,
    exchange_text,
    find_effect,
)
from silverspire.kernel.narration import Argument, Message, Name, Title, as_written, listed

CHAPTER_NAMES: Final = ("I", "II", "III", "IV")
# The single numbers of the pack that the messages of a card or a person speak of.
NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "project": ("building_points",),
    "sale": ("wool_price", "cloth_price", "cloth_limit"),
    "house": ("house_gold",),
    "donation": ("donation_gold",),
    "medicine": ("medicine_gold", "medicine_points", "treatment_points"),
    "favor": ("outlaws",),
    "queen": ("queen",),
    "prioress": ("prioress",),
    "outlaws": ("outlaws",),
}
NOTHING: Final = Message("wwe-nothing")
PREVIOUS_ACTION: Final = Message("wwe-previous-action")


def event_title(key: str, card: Printed) -> Title:
    """What a pack calls an event card."""
    return Title(f"world-without-end-{key}", card["title"])


def event_text(card: Printed) -> Message:
    """All that an event card does."""
    return listed([effect_text(effect) for effect in card["effects"]], "sentence-separator")


def offer_text(card: Printed) -> Message | None:
    """The exchange that a long-term event card offers in each round."""
    facts = find_effect(card, "trade_each_round")
    return exchange_text(facts) if facts else None


def card_text(card: str, numbers: Mapping[str, int]) -> Message:
    """What an action card says in full."""
    return Message(f"wwe-card-{card}.help", _printed(card, numbers))


def card_summary(
    card: str, numbers: Mapping[str, int], plague: bool, repeated: Argument = PREVIOUS_ACTION
) -> Message:
    """What an action card does, in a few words.

    `plague`: whether the plague has come; `repeated`: what privilege would repeat.
    """
    arguments = _printed(card, numbers)
    if card == "medicine":
        arguments["plague"] = int(plague)
    if card == "privilege":
        arguments["repeated"] = repeated
    return Message(f"wwe-card-{card}.does", arguments)


def favor_text(person: str, numbers: Mapping[str, int]) -> Message:
    """What a person's favor brings."""
    return Message(f"wwe-person-{person}.help", _printed(person, numbers))


def _printed(piece: str, numbers: Mapping[str, int]) -> dict[str, Argument]:
    """The numbers that the messages of a card or a person speak of."""
    return {name: numbers[name] for name in NUMBERS.get(piece, ())}


def house_name(house: Printed) -> Message:
    """house 2 (2 gold)"""
    arguments: dict[str, Argument] = {"house": house["house"], "income": income_text(house)}
    return Message("wwe-choice-house", arguments)


def income_text(house: Printed) -> Message:
    """What a house pays as rent."""
    return amount_of(house["income"], house["amount"])


def project_name(project: str) -> Name:
    return Name(f"wwe-project-{project}")


def bonus_text(project: Printed) -> Message:
    """What each donor gets when a project is complete."""
    parts: list[Argument] = []
    if project["bonus_points"]:
        parts.append(amount_of("points", project["bonus_points"]))
    if project["bonus_good"]:
        parts.append(amount_of(project["bonus_good"], project["bonus_amount"]))
    if project["treats"]:
        parts.append(Message("wwe-bonus-treats"))
    return listed(parts) if parts else NOTHING


def location_name(location: int) -> Message:
    return Message("wwe-choice-treat", {"location": location})


def benefit_text(location: Printed) -> Message:
    """What healing a location brings beside its points."""
    if location["benefit"] is None:
        return NOTHING
    if location["benefit"] == "free_house":
        return Message("wwe-free-house")
    return amount_of(location["benefit"], location["amount"])


def texts_of_event(key: str, card: Printed) -> dict[str, Any]:
    """The messages of an event card in the catalogue."""
    return {
        "name": as_written(event_title(key, card)),
        "text": event_text(card),
        "offer": offer_text(card),
    }


def texts_of_card(card: str, numbers: Mapping[str, int]) -> dict[str, Any]:
    """The messages of an action card in the catalogue; `does` has one for each chapter."""
    summaries = [
        card_summary(card, numbers, chapter >= PLAGUE_CHAPTER)
        for chapter in range(len(CHAPTER_NAMES))
    ]
    return {"help": card_text(card, numbers), "does": summaries}
