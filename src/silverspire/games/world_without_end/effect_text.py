"""World Without End: what the effects of event cards say, as messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from silverspire.kernel.narration import Argument, Counted, Listed, Message, Name, dashed, listed

Printed = Mapping[str, Any]  # a piece, as the catalogue describes it
Fact = str | int | Sequence[str]

IS_GOOD: Final = ("good", "give", "get")


def one_of(goods: Sequence[str]) -> Listed:
    """grain or wool"""
    return Listed(tuple(Name(f"wwe-good-{good}") for good in goods), "wwe-or")


def amount_of(good: str, amount: int) -> Message:
    """2 gold; 1 VP."""
    return Message("wwe-amount", {"amount": amount, "good": Counted(f"wwe-good-{good}", amount)})


def find_effect(card: Printed, name: str) -> dict[str, Any] | None:
    """What a card's effect of that name says; None if it has none."""
    for effect in card["effects"]:
        if effect["effect"] == name:
            return dict(effect["facts"])
    return None


def effect_text(effect: Printed) -> Message:
    """What an effect does, as a sentence."""
    facts = effect["facts"]
    arguments = {argument: _argument(argument, fact, facts) for argument, fact in facts.items()}
    points = facts.get("points")
    if isinstance(points, int):
        arguments |= {"count": abs(points), "sign": "lose" if points < 0 else "gain"}
    return Message(f"wwe-effect-{dashed(effect['effect'])}", arguments)


def _argument(argument: str, fact: Fact, facts: Mapping[str, Fact]) -> Argument:
    if isinstance(fact, int):
        return fact
    if not isinstance(fact, str):
        return one_of(fact)
    if argument not in IS_GOOD:
        return Name(f"wwe-{argument}-{fact}")
    amount = facts.get(f"{argument}_amount", facts.get("amount"))
    name = f"wwe-good-{fact}"
    return Counted(name, amount) if isinstance(amount, int) else Name(name)


def exchange_text(facts: Mapping[str, Any]) -> Message:
    """1 wool → 3 gold"""
    sides = (
        amount_of(facts["give"], facts["give_amount"]),
        amount_of(facts["get"], facts["get_amount"]),
    )
    return listed(sides, "step-separator")
