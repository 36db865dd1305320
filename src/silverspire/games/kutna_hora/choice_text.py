"""Kutná Hora: choices as people would call them, and what is printed on what they are about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from silverspire.games.kutna_hora.components import HOUSE_COLUMNS
from silverspire.games.kutna_hora.piece_text import (
    commodity_of,
    groschen,
    house_effect,
    stack_name,
    tile_costs,
    tile_effects,
    tile_origin,
    tile_title,
)
from silverspire.kernel.narration import Argument, Message, Name, as_written, dashed, listed

View: TypeAlias = Mapping[str, Any]

# Questions whose "no" has words of its own.
OWN_DECLINE = frozenset({"council", "bank_patrician"})

# --- Labels --------------------------------------------------------------------------------------


def label(view: View, catalogue: View, name: str) -> Message:
    """A choice by its name, at this table."""
    family, _, rest = name.partition(":")
    if family in _LABELS:
        return _LABELS[family](view, catalogue, rest)
    asked = view["asked"]["kind"] if view["asked"] else ""
    if name == "take":
        return Message(f"take-{dashed(asked)}" if asked.startswith("granted") else "take")
    if asked == "mine":
        return Message("decline-mine", {"drawn": len(view["asked"]["drawn"])})
    return Message(f"decline-{dashed(asked)}" if asked in OWN_DECLINE else "decline")


def _set_label(view: View, _: View, number: str) -> Message:
    if int(number) > len(view["guild_sets"]):
        return Message("choice-set", {"set": int(number)})
    guilds = view["guild_sets"][int(number) - 1]["guilds"]
    return listed([Name(f"guild-{guild}") for guild in guilds])


def _card_label(_: View, __: View, rest: str) -> Message:
    card, _separator, action = rest.partition(":")
    if action == "nothing":
        return Message("choice-pass", {"card": int(card)})
    return Message("choice-card", {"card": int(card), "action": Name(f"action-{action}")})


def _mine_label(_: View, catalogue: View, number: str) -> Message:
    return _tile_label(_, catalogue, tile_of_mine(catalogue, number))


def _tile_label(_: View, catalogue: View, key: str) -> Message:
    return as_written(tile_title(key, catalogue["tiles"][key]["name"]))


def _stack_label(view: View, catalogue: View, stack: str) -> Message:
    found = _stack(view, stack)
    if found is None:
        return Message("choice-stack", {"stack": stack_name(stack)})
    return _tile_label(view, catalogue, found["top"])


def _house_label(view: View, _: View, row: str) -> Message:
    guild = _board(view)["rows"][int(row) - 1]["guild"]
    if guild is None:
        return Message("choice-row", {"row": int(row)})
    return Message("choice-house", {"row": int(row), "guild": Name(f"guild-{guild}")})


def _score_label(view: View, catalogue: View, square: str) -> Message:
    tile = view["city"].get(square, {}).get("building")
    if tile is None:
        return as_written(square)
    building = tile_title(tile, catalogue["tiles"][tile]["name"])
    return Message("choice-square", {"square": square, "building": building})


def _taxes_label(view: View, _: View, answer: str) -> Message:
    if answer == "pay":
        return Message("choice-pay", {"amount": _board(view)["taxes_due"]})
    return Message("choice-refuse", {"reputation": view["tax_refusal"]})


_LABELS: dict[str, Callable[[View, View, str], Message]] = {
    "guilds": _set_label,
    "row": lambda _view, _catalogue, guild: Message(f"guild-{guild}"),
    "card": _card_label,
    "joker": lambda _view, _catalogue, action: Message(f"action-{action}"),
    "miners": lambda _view, _catalogue, count: Message("choice-miners", {"count": int(count)}),
    "mine": _mine_label,
    "space": lambda _view, _catalogue, space: as_written(space),
    "technology": lambda _view, _catalogue, _rest: Message("choice-scrap"),
    "rights": _stack_label,
    "plot": lambda _view, _catalogue, square: as_written(square),
    "build": _tile_label,
    "site": lambda _view, _catalogue, square: as_written(square),
    "house": _house_label,
    "patrician": lambda _view, _catalogue, color: Message(
        "choice-patrician", {"color": Name(f"color-{color}")}
    ),
    "score": _score_label,
    "taxes": _taxes_label,
}

# --- Notes ---------------------------------------------------------------------------------------


def note(view: View, catalogue: View, name: str) -> Message | None:
    """What is printed on the piece that a choice is about; None: nothing that is not shown."""
    family, _, rest = name.partition(":")
    return _NOTES[family](view, catalogue, rest) if family in _NOTES else None


def _set_note(view: View, _: View, number: str) -> Message | None:
    """What a set of guilds makes, at today's prices."""
    if int(number) > len(view["guild_sets"]):
        return None
    wares = []
    for guild in view["guild_sets"][int(number) - 1]["guilds"]:
        ware = commodity_of(guild)
        arguments: dict[str, Argument] = {
            "commodity": Name(f"commodity-{ware}"),
            "price": view["prices"][ware]["price"],
        }
        wares.append(Message("ware-price", arguments))
    return Message("note-set", {"wares": listed(wares)})


def _stack_note(view: View, catalogue: View, stack: str) -> Message | None:
    found = _stack(view, stack)
    if found is None:
        return None
    tile = catalogue["tiles"][found["top"]]
    arguments: dict[str, Argument] = {
        "origin": tile_origin(tile),
        "wood": tile["wood"],
        "effects": tile_effects(tile),
    }
    return Message("note-rights", arguments)


def _build_note(view: View, catalogue: View, key: str) -> Message | None:
    cost = _board(view)["tile_costs"].get(key)
    if cost is None:
        return None
    effects = tile_effects(catalogue["tiles"][key])
    return Message("note-build", {"cost": groschen(cost["groschen"]), "effects": effects})


def _mine_note(_: View, catalogue: View, number: str) -> Message:
    tile = catalogue["tiles"][tile_of_mine(catalogue, number)]
    return Message("note-mine", {"effects": tile_effects(tile), "costs": tile_costs(tile)})


def _house_note(view: View, catalogue: View, row: str) -> Message | None:
    houses = _board(view)["rows"][int(row) - 1]["houses"]
    if houses == 0:
        return None
    lost = catalogue["houses"][int(row) - 1][HOUSE_COLUMNS - houses]
    return Message("note-house", {"effect": house_effect(lost)})


_NOTES: dict[str, Callable[[View, View, str], Message | None]] = {
    "guilds": _set_note,
    "row": lambda _view, _catalogue, guild: Message(
        "note-row", {"commodity": Name(f"commodity-{commodity_of(guild)}")}
    ),
    "rights": _stack_note,
    "build": _build_note,
    "mine": _mine_note,
    "house": _house_note,
    "patrician": lambda _view, catalogue, color: Message(
        f"council-{color}", dict(catalogue["council"][color])
    ),
}

# --- What choices are about ----------------------------------------------------------------------


def tile_of_mine(catalogue: View, number: str) -> str:
    """The key of the mine that a choice `mine:7` names."""
    tiles: Mapping[str, Any] = catalogue["tiles"]
    return next(key for key, tile in tiles.items() if tile.get("choice") == f"mine:{number}")


def _stack(view: View, stack: str) -> Mapping[str, Any] | None:
    """A stack that is still in the town hall."""
    stacks = (found for row in view["town_hall"] for found in row)
    return next((found for found in stacks if found["stack"] == stack), None)


def _board(view: View) -> Mapping[str, Any]:
    """The board of the seat that is asked; at the end, of the last to act."""
    seat = view["asked"]["seat"] if view["asked"] else view["active_seat"]
    board: Mapping[str, Any] = view["players"][seat]
    return board
