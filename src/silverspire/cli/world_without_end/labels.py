"""Choices as people would call them."""

from __future__ import annotations

from collections.abc import Callable

from silverspire.cli.world_without_end.printed import (
    View,
    amount_of,
    card_name,
    dashed,
    effects_of,
    exchange,
    good_name,
    income_words,
    project_name,
)
from silverspire.games.world_without_end.components import CARD_NAMES
from silverspire.words import say

PLACES = ("first", "second", "new")


def label(view: View, catalogue: View, name: str) -> str:
    """A choice by its name, on this table."""
    family, _, rest = name.partition(":")
    return _FAMILIES[family](view, catalogue, rest)


def asked_kind(view: View) -> str:
    return str(view["asked"]["kind"]) if view["asked"] else ""


def asked_card(view: View) -> str:
    """The card whose action is asked for."""
    return CARD_NAMES[view["asked"]["detail"][0]] if asked_kind(view) == "action" else ""


def event_at(view: View, place: str) -> View | None:
    """The event on one of the two spaces, or the one drawn this round."""
    events = [*view["events_in_force"], view["event"]]
    event: View | None = events[PLACES.index(place)]
    return event


def _perform(view: View, catalogue: View, _: str) -> str:
    """What "yes" means here."""
    kind = asked_kind(view)
    if kind == "action":
        card = asked_card(view)
        return say(f"wwe-perform-{card}") if card in {"grain", "piety", "favor"} else say("wwe-yes")
    event = view["event"]
    if kind == "event_trade" and event:
        facts = effects_of(catalogue["events"][event["card"]], "trade")
        return exchange(facts) if facts else say("wwe-yes")
    if kind == "payment" and event:
        facts = effects_of(catalogue["events"][event["card"]], "pay_or_lose")
        paid = amount_of(facts["good"], facts["amount"]) if facts else ""
        return say("wwe-pay", paid=paid)
    return say("wwe-protect") if kind == "protection" else say("wwe-yes")


def _decline(view: View, _: View, __: str) -> str:
    kind = asked_kind(view)
    return say(f"wwe-decline-{dashed(kind)}") if kind in DECLINES else say("wwe-decline")


# Questions whose "no" has words of its own.
DECLINES = frozenset(
    {
        *("action", "resource", "rent", "treatment", "hospital", "free_house"),
        *("exchange", "payment", "protection"),
    }
)


def _house(_: View, catalogue: View, number: str) -> str:
    house = catalogue["houses"][int(number) - 1]
    return say("wwe-choice-house", house=int(number), income=income_words(house))


def _trade(view: View, catalogue: View, place: str) -> str:
    event = event_at(view, place)
    if event is None:
        return say("wwe-choice-trade-none", place=PLACES.index(place) + 1)
    facts = effects_of(catalogue["events"][event["card"]], "trade_each_round")
    title = catalogue["events"][event["card"]]["title"]
    return say("wwe-choice-trade", exchange=exchange(facts) if facts else title, title=title)


def _cloth(view: View, _: View, count: str) -> str:
    if asked_card(view) == "cloth":
        return say("wwe-choice-weave", count=int(count))
    return say("wwe-choice-cloth", count=int(count))


_FAMILIES: dict[str, Callable[[View, View, str], str]] = {
    "arrow": lambda _view, _catalogue, number: say("wwe-arrow-at", number=int(number)),
    "play": lambda _view, _catalogue, card: card_name(card),
    "perform": _perform,
    "decline": _decline,
    "good": lambda _view, _catalogue, good: good_name(good),
    "project": lambda _view, _catalogue, project: project_name(project),
    "wool": lambda _view, _catalogue, count: say("wwe-choice-wool", count=int(count)),
    "cloth": _cloth,
    "house": _house,
    "medicine": lambda _view, _catalogue, _rest: say("wwe-choice-medicine"),
    "treat": lambda _view, _catalogue, number: say("wwe-choice-treat", location=int(number)),
    "discard": lambda _view, _catalogue, card: card_name(card),
    "trade": _trade,
}
