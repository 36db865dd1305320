"""Kutná Hora: what is printed on tiles, cards and boards, as messages.

Each function takes a piece as the catalogue describes it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from silverspire.games.kutna_hora.components import COMMODITY_NAMES, GUILD_NAMES
from silverspire.kernel.narration import (
    Argument,
    Message,
    Name,
    Plain,
    Signed,
    Title,
    as_written,
    dashed,
    listed,
)

GAINS = ("population", "points", "reputation", "pelicans", "tax")
SWITCHES = ("technology", "removes_house", "flips")
DECKS = ("population", "ore")
# A color never stands alone: each color of dots has a shape.
DOT_SYMBOLS = {"red": "●", "yellow": "▲", "blue": "■", "green": "◆"}

Printed = Mapping[str, Any]

# --- Names ---------------------------------------------------------------------------------------


def tile_title(key: str, printed: str) -> Title:
    return Title(f"kutna-hora-tile-{key}", printed)


def event_title(key: str, printed: str) -> Title:
    return Title(f"kutna-hora-{key}", printed)


def commodity_of(guild: str) -> str:
    """What a guild produces."""
    return COMMODITY_NAMES[GUILD_NAMES.index(guild)]


def stack_name(stack: str) -> Name:
    """A stack of the town hall: its guild's or its patrician's name."""
    if stack.startswith("red"):
        return Name("color-red")
    return Name(f"guild-{stack}" if stack in GUILD_NAMES else f"color-{stack}")


def groschen(amount: float) -> Message:
    return Message("groschen-short", {"amount": Plain(amount)})


# --- Tiles ---------------------------------------------------------------------------------------


def tile_origin(tile: Printed) -> Message:
    """Whose tile it is: a guild's, a patrician's, the mine's."""
    if "guild" in tile:
        return Message(f"guild-{tile['guild']}")
    if "patrician" in tile:
        return Message("tile-public", {"color": Name(f"color-{tile['patrician']}")})
    return Message("tile-of-the-mine")


def tile_effects(tile: Printed) -> Message:
    """What building a tile brings."""
    parts: list[Argument] = []
    if tile.get("production"):
        commodity = Name(f"commodity-{commodity_of(tile.get('guild', 'miners'))}")
        arguments: dict[str, Argument] = {"amount": tile["production"], "commodity": commodity}
        parts.append(Message("gain-production", arguments))
    if tile.get("ore_advance", 0) and "guild" not in tile and "stars" not in tile:
        parts.append(Message("gain-ore-deck", {"amount": tile["ore_advance"]}))
    parts += _gains(tile)
    parts += [Message(f"gain-{dashed(switch)}") for switch in SWITCHES if tile.get(switch)]
    if "patrician" in tile:
        color = Name(f"color-{tile['patrician']}")
        parts.append(Message("gain-patrician", {"color": color}))
    return _or_nothing(parts)


def tile_costs(tile: Printed) -> Message:
    """What a building costs and does to the land beside it; what a mine asks beside it."""
    if "wood" in tile:
        arguments: dict[str, Argument] = {
            "wood": tile["wood"],
            "price": tile["plot_price"],
            "dots": dots(tile["dots"]),
        }
        return Message("tile-building", arguments)
    if tile["cost"]:
        return Message("tile-mine", {"stars": tile["stars"], "wood": tile["cost"]})
    return Message("tile-rock", {"stars": tile["stars"]})


def dots(colors: Sequence[str]) -> Message:
    """Dots by shape and color: ● red, ■ blue."""
    return listed(
        [
            Message("dot", {"symbol": DOT_SYMBOLS[color], "color": Name(f"dot-{color}")})
            for color in colors
        ]
    )


# --- Everything else -----------------------------------------------------------------------------


def house_effect(house: Printed) -> Message:
    """What the space beneath a house gives."""
    parts = _gains(house)
    if house["free_tile"]:
        parts.append(Message("gain-free-tile"))
    return _or_nothing(parts)


def barbara_effect(tile: Printed) -> Message:
    """The top part and the middle part of a tile of St. Barbara's."""
    parts = _gains({"reputation": tile["reputation"], "points": tile["points"]})
    if tile["effect"] != "none":
        parts.append(Message(f"barbara-{dashed(tile['effect'])}", {"amount": tile["amount"]}))
    return _or_nothing(parts)


def event_effects(card: Printed, time: str | None = None) -> Message:
    """What an event card does: all of it, or only what happens at one time."""
    parts: list[Argument] = []
    if time in (None, "end_of_round"):
        parts += [Message(f"card-{deck}", {"amount": card[deck]}) for deck in DECKS if card[deck]]
    parts += [_at_its_time(effect) for effect in card["effects"] if time in (None, effect["when"])]
    return _or_nothing(parts)


def _at_its_time(effect: Printed) -> Message:
    """The end of the round is the usual time, and what holds this round says so itself."""
    said = _event_effect(effect)
    if effect["when"] in ("this_round", "end_of_round"):
        return said
    arguments: dict[str, Argument] = {"effect": said}
    if effect["when"] in ("when_revealed", "after_taxes"):
        return Message(f"card-{dashed(effect['when'])}", arguments)
    arguments["action"] = Name(f"action-{effect['when']}")
    return Message("card-whenever-performed", arguments)


def _event_effect(effect: Printed) -> Message:
    """One effect of an event card, as a label."""
    amount = effect.get("amount", 1)
    arguments: dict[str, Argument] = {"amount": amount}
    if "commodity" in effect:
        arguments["commodity"] = Name(f"commodity-{effect['commodity']}")
    if "color" in effect:
        arguments["color"] = Name(f"color-{effect['color']}")
    if "to" not in effect:
        name = effect["deck"] if effect["do"] == "advance" else effect["do"]
        return Message(f"card-{dashed(name)}", arguments)
    if effect["do"] == "grant":
        given = Message(f"barbara-{dashed(effect['grant'])}", arguments)
    else:
        change = amount if effect["do"] == "gain" else -amount
        arguments |= {"change": Signed(change), "count": amount}
        given = Message(f"gain-{effect['what']}", arguments)
    if "per" in effect:
        given = Message(f"card-per-{effect['per']}", {"gain": given})
    return Message("card-to", {"whom": _recipient(effect), "gain": given})


def _recipient(effect: Printed) -> Message:
    name = f"card-to-{dashed(effect['to'])}"
    if "of" not in effect:
        return Message(name)
    return Message(name, {"things": Message(f"card-thing-{effect['of']}")})


def _gains(printed: Printed) -> list[Argument]:
    """Population, points, reputation, pelicans and tax, each in words."""
    return [
        Message(f"gain-{name}", {"change": Signed(printed[name]), "count": abs(printed[name])})
        for name in GAINS
        if printed.get(name, 0)
    ]


def _or_nothing(parts: Sequence[Argument]) -> Message:
    return listed(parts) if parts else Message("gain-nothing")


# --- As the catalogue has them -------------------------------------------------------------------


def tile_text(key: str, tile: Printed) -> dict[str, Message]:
    return {
        "title": as_written(tile_title(key, tile["name"])),
        "origin": tile_origin(tile),
        "effects": tile_effects(tile),
        "costs": tile_costs(tile),
    }


def event_text(key: str, card: Printed) -> dict[str, Message]:
    title = as_written(event_title(key, card["name"]))
    return {"title": title, "effects": event_effects(card)}
