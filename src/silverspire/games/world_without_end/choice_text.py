"""World Without End: what each choice is called, and what there is to know of it, as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from silverspire.games.world_without_end.components import PROJECT_NAMES
from silverspire.games.world_without_end.effect_text import (
    Printed,
    amount_of,
    exchange_text,
    find_effect,
)
from silverspire.games.world_without_end.piece_text import (
    benefit_text,
    bonus_text,
    event_title,
    house_name,
    location_name,
    offer_text,
)
from silverspire.games.world_without_end.question_text import (
    View,
    asked_card,
    asked_duty,
    asked_kind,
    lost_points,
    summary_of,
    surcharges,
)
from silverspire.kernel.narration import ChoiceText, Message, Name, dashed, listed

PLACES: Final = ("first", "second", "new")  # of the long-term events
PERFORMED: Final = ("grain", "piety", "favor")  # cards whose "yes" has words of its own
# Questions whose "no" has words of its own.
DECLINES: Final = (
    *("action", "resource", "rent", "treatment", "hospital", "free_house"),
    *("exchange", "payment", "protection"),
)


def choice_text(view: View, catalogue: Printed, name: str) -> ChoiceText:
    """A choice by its name, at this moment; it need not be legal."""
    family, _, rest = name.partition(":")
    note = _NOTES[family](view, catalogue, rest) if family in _NOTES and view["asked"] else None
    return ChoiceText(_LABELS[family](view, catalogue, rest), note)


def together(notes: list[Message]) -> Message | None:
    """Several notes in a row."""
    return listed(notes, "note-separator") if notes else None


# --- Labels --------------------------------------------------------------------------------------


def _perform(view: View, catalogue: Printed, _: str) -> Message:
    """What "yes" means here."""
    kind, card = asked_kind(view), asked_card(view)
    if card in PERFORMED:
        return Message(f"wwe-perform-{card}")
    printed = catalogue["events"][view["event"]["card"]] if view["event"] else {"effects": []}
    if kind == "event_trade" and (traded := find_effect(printed, "trade")):
        return exchange_text(traded)
    if kind == "payment" and (paid := find_effect(printed, "pay_or_lose")):
        return Message("wwe-pay", {"paid": amount_of(paid["good"], paid["amount"])})
    return Message("wwe-protect" if kind == "protection" else "wwe-yes")


def _decline(view: View, _: Printed, __: str) -> Message:
    kind = asked_kind(view)
    return Message(f"wwe-decline-{dashed(kind)}" if kind in DECLINES else "wwe-decline")


def _cloth(view: View, _: Printed, count: str) -> Message:
    name = "wwe-choice-weave" if asked_card(view) == "cloth" else "wwe-choice-cloth"
    return Message(name, {"count": int(count)})


def _trade(view: View, catalogue: Printed, place: str) -> Message:
    """The exchange of the event on one of the two spaces, or of the one drawn this round."""
    event = [*view["events_in_force"], view["event"]][PLACES.index(place)]
    if event is None:
        return Message("wwe-choice-trade-none", {"place": PLACES.index(place) + 1})
    printed = catalogue["events"][event["card"]]
    title = event_title(event["card"], printed)
    offer = offer_text(printed)
    return Message("wwe-choice-trade", {"exchange": offer or title, "title": title})


_LABELS: Final[dict[str, Callable[[View, Printed, str], Message]]] = {
    "arrow": lambda _view, _printed, number: Message("wwe-arrow-at", {"number": int(number)}),
    "play": lambda _view, _printed, card: Message(f"wwe-card-{card}"),
    "perform": _perform,
    "decline": _decline,
    "good": lambda _view, _printed, good: Message(f"wwe-good-{good}"),
    "project": lambda _view, _printed, project: Message(f"wwe-project-{project}"),
    "wool": lambda _view, _printed, count: Message("wwe-choice-wool", {"count": int(count)}),
    "cloth": _cloth,
    "house": lambda _view, printed, number: house_name(printed["houses"][int(number) - 1]),
    "medicine": lambda _view, _printed, _rest: Message("wwe-choice-medicine"),
    "treat": lambda _view, _printed, number: location_name(int(number)),
    "discard": lambda _view, _printed, card: Message(f"wwe-card-{card}"),
    "trade": _trade,
}


# --- Notes ---------------------------------------------------------------------------------------


def _of_arrow(view: View, _: Printed, number: str) -> Message | None:
    """Where the favor marker would land; the outlaws take nobody who cannot pay."""
    if not view["orientations"]:
        return None
    orientation: dict[str, Any] = view["orientations"][int(number)]
    if orientation["favor"] is None:
        return Message("wwe-favor-rests")
    person = Name(f"wwe-person-{orientation['favor']}.short")
    notes = [Message("wwe-favor-lands", {"person": person})]
    return together(notes if orientation["possible"] else [*notes, Message("wwe-outlaws-unpaid")])


def _of_card(view: View, catalogue: Printed, card: str) -> Message | None:
    return together([summary_of(view, catalogue, card), *surcharges(view, catalogue, card)])


def _of_project(view: View, catalogue: Printed, name: str) -> Message:
    """The spaces that are still free, or what a donor gets."""
    place = PROJECT_NAMES.index(name)
    project, printed = view["projects"][place], catalogue["projects"][place]
    stone, wood = printed["stone"] - project["stone"], printed["wood"] - project["wood"]
    if asked_card(view) == "donation":
        return Message("wwe-note-donation", {"bonus": bonus_text(printed), "left": stone + wood})
    return Message("wwe-note-project", {"stone": stone, "wood": wood})


def _of_location(view: View, catalogue: Printed, number: str) -> Message:
    value = view["plague"][int(number) - 1]["value"]
    benefit = benefit_text(catalogue["locations"][int(number) - 1])
    return Message("wwe-note-treat", {"value": value or 0, "benefit": benefit})


def _of_refusing(view: View, _: Printed, __: str) -> Message | None:
    """The penalty that a missing duty brings; in the last chapter, the loss once more."""
    if asked_kind(view) != "protection":
        return None
    if not view["penalties"]:
        return Message("wwe-note-doubled", {"points": lost_points(view)})
    return Message(f"wwe-penalty-{asked_duty(view)}.help")


_NOTES: Final[dict[str, Callable[[View, Printed, str], Message | None]]] = {
    "arrow": _of_arrow,
    "play": _of_card,
    "project": _of_project,
    "treat": _of_location,
    "decline": _of_refusing,
}
