"""Kutná Hora: what each question asks, and what there is to know about it, as messages.

The help is chosen by the situation: it names no price where nothing is paid.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from silverspire.games.kutna_hora.piece_text import house_effect, tile_title
from silverspire.kernel.narration import Argument, Message, Question, dashed, listed

View: TypeAlias = Mapping[str, Any]
Arguments: TypeAlias = dict[str, Argument]

MOST_HIRED: Final = 2  # miners for one permit [KH-MINE-1]


def question_text(view: View, catalogue: View, kind: str) -> Question:
    """A question with its help; both may speak of what it is about."""
    name = f"question-{dashed(kind)}"
    arguments: Arguments = {"free": int(view["asked"]["free"])} if view["asked"] else {"free": 0}
    if kind in _ABOUT:
        arguments |= _ABOUT[kind](view, catalogue)
    variant = _VARIANTS[kind](view, catalogue) if kind in _VARIANTS else ""
    return Question(Message(name, arguments), Message(f"{name}.help{variant}", arguments))


def _board(view: View) -> View:
    """The board of the player who is asked."""
    board: View = view["players"][view["asked"]["seat"]]
    return board


# --- What a question may speak of ----------------------------------------------------------------


def _row(view: View, catalogue: View) -> Arguments:
    """The next row without a guild, and what its houses give, from the left."""
    rows = _board(view)["rows"]
    row = next(number for number, found in enumerate(rows) if found["guild"] is None)
    effects = [house_effect(house) for house in catalogue["houses"][row]]
    return {"row": row + 1, "effects": listed(effects, "step-separator")}


def _miners(view: View, catalogue: View) -> Arguments:
    """How many miners a permit could bring; with an empty pool it must bring one."""
    miners, limit = _board(view)["miners"], catalogue["pool_limit"]
    return {
        "permit": view["prices"]["permits"]["price"],
        "pool": limit,
        "most": min(MOST_HIRED, limit - miners["pool"], miners["waiting"]),
        "must": int(miners["pool"] == 0),
    }


def _tile_in_hand(view: View, catalogue: View) -> Arguments:
    key = view["asked"]["tile"]
    return {"tile": tile_title(key, catalogue["tiles"][key]["name"])}


def _plot(view: View, catalogue: View) -> Arguments:
    """The price if it is the same everywhere; what the round's event takes off it."""
    costs = set(_board(view)["plot_costs"].values())
    return {
        "price": min(costs, default=0),
        "less": sum(
            effect["amount"]
            for effect in _event_effects(view, catalogue)
            if effect["do"] == "plot_discount"
        ),
    }


def _council(view: View, catalogue: View) -> Arguments:
    """How often the council will still score."""
    rounds = [number for number in catalogue["council_rounds"] if number >= view["round"]]
    return {"price": catalogue["council_price"], "times": len(rounds)}


def _taxes(view: View, catalogue: View) -> Arguments:
    board = _board(view)
    plots = len([one for one in view["city"].values() if _is_plot(one, view["asked"]["seat"])])
    return {
        "tax": board["taxes_due"],
        "plots": plots,
        "surcharge": catalogue["surcharge"][plots],
        "loss": view["tax_refusal"],
    }


def _is_plot(square: View, seat: int) -> bool:
    return square["seat"] == seat and square["building"] is None


def _event_effects(view: View, catalogue: View) -> Sequence[View]:
    """The effects of the round's event."""
    event = view["event"]
    effects: Sequence[View] = catalogue["events"][event["card"]]["effects"] if event else ()
    return effects


_ABOUT: Final[dict[str, Callable[[View, View], Arguments]]] = {
    "row": _row,
    "card": lambda view, _: {"cards": view["cards_left"] + 1},
    "miners": _miners,
    "mine": lambda view, _: {"drawn": len(view["asked"]["drawn"])},
    "space": _tile_in_hand,
    "plot": _plot,
    "site": _tile_in_hand,
    "technology": _tile_in_hand,
    "council": _council,
    "bank_patrician": _council,
    "granted_mine": lambda view, _: {"waiting": _board(view)["miners"]["waiting"]},
    "taxes": _taxes,
}

# --- Which help is true --------------------------------------------------------------------------


def _plot_help(view: View, catalogue: View) -> str:
    if view["asked"]["free"]:
        return "-free"
    if len(set(_board(view)["plot_costs"].values())) == 1:
        return "-same"
    return "-cheaper" if _plot(view, catalogue)["less"] else ""


def _site_help(view: View, catalogue: View) -> str:
    """A public building is nobody's and scores nothing of its own [KH-BUILD-6]."""
    return "" if "guild" in catalogue["tiles"][view["asked"]["tile"]] else "-public"


def _taxes_help(view: View, catalogue: View) -> str:
    return "-surcharge" if _taxes(view, catalogue)["surcharge"] else ""


_VARIANTS: Final[dict[str, Callable[[View, View], str]]] = {
    "plot": _plot_help,
    "site": _site_help,
    "taxes": _taxes_help,
}
