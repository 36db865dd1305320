"""Choices as people would call them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from silverspire.cli.kutna_hora.printed import dashed, guild_name, listed, stack_name
from silverspire.cli.kutna_hora.scene import View
from silverspire.games.kutna_hora.components import PUBLIC_TILES
from silverspire.words import say

# Questions whose "no" and "yes" have words of their own.
OWN_DECLINE = frozenset({"mine", "council", "bank_patrician"})


def label(view: View, catalogue: View, name: str) -> str:
    """A choice by its name, on this table."""
    family, _, rest = name.partition(":")
    if family in _FAMILIES:
        return _FAMILIES[family](view, catalogue, rest)
    return _FAMILIES_OF_ONE[name](_asked(view))


def tile_of_mine(catalogue: View, number: str) -> str:
    """The key of the mine that a choice `mine:7` names."""
    keys: list[str] = list(catalogue["tiles"])
    return keys[PUBLIC_TILES + int(number) - 1]


def _asked(view: View) -> str:
    return str(view["asked"]["kind"]) if view["asked"] else ""


def _set(view: View, _: View, number: str) -> str:
    if int(number) > len(view["guild_sets"]):
        return say("choice-set", set=int(number))
    return listed(map(guild_name, view["guild_sets"][int(number) - 1]["guilds"]))


def _card(_: View, __: View, rest: str) -> str:
    card, _separator, action = rest.partition(":")
    if action == "nothing":
        return say("choice-pass", card=int(card))
    return say("choice-card", card=int(card), action=say(f"action-{action}"))


def _mine(_: View, catalogue: View, number: str) -> str:
    return str(catalogue["tiles"][tile_of_mine(catalogue, number)]["name"])


def _rights(view: View, catalogue: View, stack: str) -> str:
    for found in (found for row in view["town_hall"] for found in row):
        if found["stack"] == stack:
            return str(catalogue["tiles"][found["top"]]["name"])
    return say("choice-stack", stack=stack_name(stack))


def _build(_: View, catalogue: View, tile: str) -> str:
    return str(catalogue["tiles"][tile]["name"])


def _house(view: View, _: View, row: str) -> str:
    guild = view["players"][view["asked"]["seat"]]["rows"][int(row) - 1]["guild"]
    if guild is None:
        return say("choice-row", row=int(row))
    return say("choice-house", row=int(row), guild=guild_name(guild))


def _score(view: View, catalogue: View, square: str) -> str:
    tile = view["city"].get(square, {}).get("building")
    if tile is None:
        return square
    return say("choice-square", square=square, building=catalogue["tiles"][tile]["name"])


def _taxes(view: View, _: View, answer: str) -> str:
    board = view["players"][view["asked"]["seat"]]
    if answer == "pay":
        return say("choice-pay", amount=board["taxes_due"])
    return say("choice-refuse", reputation=view["tax_refusal"])


def _decline(asked: str) -> str:
    return say(f"decline-{dashed(asked)}" if asked in OWN_DECLINE else "decline")


_FAMILIES: dict[str, Callable[[Any, Any, str], str]] = {
    "guilds": _set,
    "row": lambda _view, _catalogue, guild: guild_name(guild),
    "card": _card,
    "joker": lambda _view, _catalogue, action: say(f"action-{action}"),
    "miners": lambda _view, _catalogue, count: say("choice-miners", count=int(count)),
    "mine": _mine,
    "space": lambda _view, _catalogue, space: space,
    "technology": lambda _view, _catalogue, _rest: say("choice-scrap"),
    "rights": _rights,
    "plot": lambda _view, _catalogue, square: square,
    "build": _build,
    "site": lambda _view, _catalogue, square: square,
    "house": _house,
    "patrician": lambda _view, _catalogue, colour: say(
        "choice-patrician", colour=say(f"colour-{colour}")
    ),
    "score": _score,
    "taxes": _taxes,
}
_FAMILIES_OF_ONE: dict[str, Callable[[str], str]] = {
    "take": lambda asked: say(f"take-{dashed(asked)}" if asked.startswith("granted") else "take"),
    "ignore": _decline,
}
