"""What is printed on cards, spaces, projects and locations, in words."""

from __future__ import annotations

from typing import Any

from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    GOOD_NAMES,
    GOODS,
    PERSON_NAMES,
    PROJECT_NAMES,
)
from silverspire.words import Value, counted, forms, say, title

View = dict[str, Any]
CHAPTERS = ("I", "II", "III", "IV")

# What the numbers of an effect mean, in the order of the pack's vocabulary.
TRADE = ("give", "give_amount", "get", "get_amount")
EFFECT_ARGUMENTS: dict[str, tuple[str, ...]] = {
    "gain": ("good", "amount"),
    "gain_points": ("points",),
    "lose": ("good", "amount"),
    "lose_points": ("points",),
    "lose_one_of": ("goods",),
    "gain_one_of": ("goods",),
    "trade": TRADE,
    "points_per_good": ("good", "points"),
    "points_per_house": ("points",),
    "most": ("good", "points"),
    "fewest": ("good", "points"),
    "pay_or_lose": ("good", "amount", "points"),
    "return_house": (),
    "no_actions": (),
    "discard": ("cards",),
    "random_discards": (),
    "open_project": ("project",),
    "cancel_other_projects": ("project",),
    "complete_project": ("project",),
    "cancel_favor": ("person",),
    "cancel_fair": ("good",),
    "open_fair": ("good",),
    "move_favor": ("spaces",),
    "wool_price": ("gold",),
    "cloth_price": ("gold",),
    "no_sale": (),
    "forbid": ("card",),
    "fee": ("card", "gold"),
    "bonus": ("card", "get", "amount"),
    "trade_each_round": TRADE,
    "no_treatment": (),
    "building_points": ("points",),
    "drawn_discards": (),
}


def dashed(name: str) -> str:
    """An engine's name as part of a message's name."""
    return name.replace(".", "-").replace("_", "-")


def translated(catalogue: View) -> View:
    """The catalogue with its pack's titles in the reader's language, where they are ours."""
    events = {
        key: card | {"title": title(f"world-without-end-{key}", card["title"])}
        for key, card in catalogue["events"].items()
    }
    return catalogue | {"events": events}


def good_name(good: str, amount: int | None = None) -> str:
    """A good; beside a number, in its plural."""
    return say(f"wwe-good-{good}") if amount is None else counted(f"wwe-good-{good}", amount)


def card_name(card: str) -> str:
    return say(f"wwe-card-{card}")


def project_name(project: str) -> str:
    return say(f"wwe-project-{project}")


def person_name(person: str) -> str:
    return say(f"wwe-person-{person}")


def amount_of(good: str, amount: int) -> str:
    """2 gold; 1 VP."""
    return say("wwe-amount", amount=amount, good=good_name(good, amount))


def listed(words: list[str]) -> str:
    return say("list-separator").join(words)


# --- Event cards ---------------------------------------------------------------------------------


def effects_of(card: View, name: str) -> View | None:
    """What a card's effect of that name says; None if it has none."""
    for effect in card["effects"]:
        if effect["effect"] == name:
            return facts_of(effect)
    return None


def facts_of(effect: View) -> View:
    """The numbers of an effect by their meaning, as names where they are ids."""
    arguments = EFFECT_ARGUMENTS[effect["effect"]]
    numbers = zip(arguments, effect["numbers"], strict=False)
    return {argument: _fact(argument, number) for argument, number in numbers}


def _fact(argument: str, number: int) -> str | int | list[str]:
    match argument:
        case "good" | "give" | "get":
            return GOOD_NAMES[number]
        case "goods":
            return goods_in(number)
        case "card":
            return CARD_NAMES[number]
        case "project":
            return PROJECT_NAMES[number]
        case "person":
            return PERSON_NAMES[number]
    return number


def goods_in(mask: int) -> list[str]:
    """A set of goods that is written as a bit each."""
    return [GOOD_NAMES[good] for good in range(GOODS) if mask & (1 << good)]


def effect_sentence(effect: View) -> str:
    """What an effect does, as a sentence."""
    values: dict[str, Value] = {}
    facts = facts_of(effect)
    for argument, fact in facts.items():
        if isinstance(fact, list):
            values[argument] = say("wwe-or").join(map(good_name, fact))
        elif argument in {"good", "give", "get"}:
            values |= forms(argument, f"wwe-good-{fact}")
            amount = facts.get(f"{argument}_amount", facts.get("amount"))
            values |= {} if amount is None else {argument: good_name(fact, amount)}
        elif argument in {"card", "project", "person"}:
            values |= forms(argument, f"wwe-{argument}-{fact}")
        else:
            values[argument] = fact
    if "points" in values:
        points = int(values["points"])
        values |= {"count": abs(points), "sign": "lose" if points < 0 else "gain"}
    return say(f"wwe-effect-{dashed(effect['effect'])}", **values)


def event_text(card: View) -> str:
    """All that a card does."""
    return " ".join(map(effect_sentence, card["effects"]))


def exchange(facts: View) -> str:
    """1 wool → 3 gold."""
    return say("step-separator").join(
        (
            amount_of(facts["give"], facts["give_amount"]),
            amount_of(facts["get"], facts["get_amount"]),
        )
    )


# --- The board -----------------------------------------------------------------------------------


def bonus_words(project: View) -> str:
    """What each donor gets when a project is complete."""
    parts = []
    if project["bonus_points"]:
        parts.append(amount_of("points", project["bonus_points"]))
    if project["bonus_good"]:
        parts.append(amount_of(project["bonus_good"], project["bonus_amount"]))
    if project["treats"]:
        parts.append(say("wwe-bonus-treats"))
    return listed(parts) or say("wwe-nothing")


def benefit_words(location: View) -> str:
    """What healing a location brings beside its points."""
    if location["benefit"] is None:
        return say("wwe-nothing")
    if location["benefit"] == "free_house":
        return say("wwe-free-house")
    return amount_of(location["benefit"], location["amount"])


def income_words(house: View) -> str:
    return amount_of(house["income"], house["amount"])
