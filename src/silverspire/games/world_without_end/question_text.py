"""World Without End: what each question asks, as messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from silverspire.games.world_without_end.components import CARD_NAMES, PLAGUE_CHAPTER, PROJECT_NAMES
from silverspire.games.world_without_end.effect_text import (
    Printed,
    amount_of,
    find_effect,
    one_of,
)
from silverspire.games.world_without_end.effect_vocabulary import goods_in
from silverspire.games.world_without_end.names import DutyName
from silverspire.games.world_without_end.piece_text import (
    NOTHING,
    card_summary,
    event_title,
    project_name,
)
from silverspire.kernel.narration import Argument, Listed, Message, Name, dashed

View = Mapping[str, Any]
Arguments = dict[str, Argument]


def question_text(view: View, catalogue: Printed, kind: str) -> Message:
    """What is asked."""
    return Message(question_name(kind), arguments_of(view, catalogue, kind))


def arguments_of(view: View, catalogue: Printed, kind: str) -> Arguments:
    """What a question and its help may speak of."""
    arguments: Arguments = {"chapter": view["chapter"], "first": detail_of(view)[0]}
    if kind in _ARGUMENTS:
        arguments |= _ARGUMENTS[kind](view, catalogue)
    return arguments


def question_name(kind: str) -> str:
    return f"wwe-question-{dashed(kind)}"


# --- What is asked -------------------------------------------------------------------------------


def asked_kind(view: View) -> str:
    return str(view["asked"]["kind"]) if view["asked"] else ""


def detail_of(view: View) -> tuple[int, int]:
    """The two numbers of the pending question."""
    first, second = view["asked"]["detail"] if view["asked"] else (0, 0)
    return first, second


def asked_card(view: View) -> str:
    """The card whose action is asked for; "" where none is."""
    return CARD_NAMES[detail_of(view)[0]] if asked_kind(view) == "action" else ""


def asked_duty(view: View) -> str:
    """The duty that protection is asked for."""
    return str(get_args(DutyName)[detail_of(view)[0]])


def asked_board(view: View) -> View:
    """The side of the player who is asked."""
    board: View = view["players"][view["asked"]["seat"]]
    return board


def summary_of(view: View, catalogue: Printed, card: str) -> Message:
    """What a card does for the player who is asked, in a few words."""
    pile = asked_board(view)["pile"]
    before = pile[:-1] if asked_kind(view) == "action" else pile
    plague = view["chapter"] > PLAGUE_CHAPTER
    repeated = Name(f"wwe-card-{before[-1]}") if before else NOTHING
    return card_summary(card, catalogue["numbers"], plague, repeated)


def surcharges(view: View, catalogue: Printed, card: str) -> list[Message]:
    """What long-term events ask or add for a card's action."""
    fees, bonuses = 0, []
    for printed in cards_in_force(view, catalogue):
        fee, bonus = find_effect(printed, "fee"), find_effect(printed, "bonus")
        if fee and fee["card"] == card:
            fees += fee["gold"]
        if bonus and bonus["card"] == card:
            bonuses.append(amount_of(bonus["get"], bonus["amount"]))
    asked = [Message("wwe-fee", {"gold": fees})] if fees else []
    return [*asked, *(Message("wwe-bonus", {"bonus": bonus}) for bonus in bonuses)]


def cards_in_force(view: View, catalogue: Printed) -> list[Printed]:
    """The long-term cards that hold now, one drawn this round too."""
    lying = [*view["events_in_force"], view["event"]]
    return [catalogue["events"][one["card"]] for one in lying if one and one["long_term"]]


def lost_points(view: View) -> int:
    """What the goods that are missing for the duty in question cost once more, never below 0."""
    board = asked_board(view)
    return int(min(board["missing_points"][detail_of(view)[0]], board["points"]))


# --- What a question speaks of -------------------------------------------------------------------


def _of_action(view: View, catalogue: Printed) -> Arguments:
    card = asked_card(view)
    does = (summary_of(view, catalogue, card), *surcharges(view, catalogue, card))
    return {
        "card": Name(f"wwe-card-{card}"),
        "does": Listed(does, "note-separator"),
        "privilege": int(asked_board(view)["pile"][-1] != card),
    }


def _of_resource(view: View, _: Printed) -> Arguments:
    project, placed = detail_of(view)
    return {"project": project_name(PROJECT_NAMES[project]), "placed": placed}


def _of_lost_good(view: View, _: Printed) -> Arguments:
    """The goods in question that the player has."""
    held = asked_board(view).get("goods", {})
    goods = [good for good in goods_in(detail_of(view)[0]) if held.get(good, 1)]
    return {"goods": one_of(tuple(goods))}


def _of_gained_good(view: View, _: Printed) -> Arguments:
    """The goods in question that are in supply; gold never runs out."""
    goods = [good for good in goods_in(detail_of(view)[0]) if view["supply"].get(good, 1)]
    return {"goods": one_of(tuple(goods))}


def _of_exchange(view: View, catalogue: Printed) -> Arguments:
    offers = [find_effect(card, "trade_each_round") for card in cards_in_force(view, catalogue)]
    return {"count": len([offer for offer in offers if offer])}


def _of_event(view: View, catalogue: Printed) -> Arguments:
    event = view["event"]
    if event is None:
        return {"title": "", "paid": "", "points": 0}
    card = catalogue["events"][event["card"]]
    title = event_title(event["card"], card)
    facts = find_effect(card, "pay_or_lose")
    if facts is None:
        return {"title": title, "paid": "", "points": 0}
    paid = amount_of(facts["good"], facts["amount"])
    points = min(facts["points"], int(asked_board(view)["points"]))  # never below 0
    return {"title": title, "paid": paid, "points": points}


def _of_protection(view: View, _: Printed) -> Arguments:
    return {
        "penalty": Name(f"wwe-penalty-{asked_duty(view)}"),
        "points": lost_points(view),
        "last": int(not view["penalties"]),
    }


_ARGUMENTS: Final[dict[str, Callable[[View, Printed], Arguments]]] = {
    "action": _of_action,
    "resource": _of_resource,
    "cloth_sale": lambda view, _: {"gold": view["fair"]["cloth"] or 0},
    "treatment": lambda view, _: {"knowledge": detail_of(view)[0]},
    "exchange": _of_exchange,
    "lost_good": _of_lost_good,
    "gained_good": _of_gained_good,
    "event_trade": _of_event,
    "payment": _of_event,
    "protection": _of_protection,
}
