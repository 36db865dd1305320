"""What is printed on tiles, cards and boards, in words."""

from __future__ import annotations

from collections.abc import Iterable

from silverspire.cli.kutna_hora.palette import DOT_SYMBOLS, commodity_of
from silverspire.cli.kutna_hora.scene import View
from silverspire.words import Value, forms, plain, say, signed, title

GAINS = ("population", "points", "reputation", "pelicans", "tax")
SWITCHES = ("technology", "removes_house", "flips")


def dashed(name: str) -> str:
    """An engine's name as part of a message's name."""
    return name.replace(".", "-").replace("_", "-")


def listed(parts: Iterable[str]) -> str:
    return say("list-separator").join(parts)


def translated(catalogue: View) -> View:
    """The catalogue with its pack's titles in the reader's language, where they are ours."""
    tiles = {
        key: tile | {"name": title(f"kutna-hora-tile-{key}", tile["name"])}
        for key, tile in catalogue["tiles"].items()
    }
    events = {
        key: card | {"name": title(f"kutna-hora-{key}", card["name"])}
        for key, card in catalogue["events"].items()
    }
    return catalogue | {"tiles": tiles, "events": events}


def tile_effects(tile: View) -> str:
    """What building a tile brings."""
    parts = []
    if tile.get("production"):
        commodity = say(f"commodity-{commodity_of(tile.get('guild', 'miners'))}")
        parts.append(say("gain-production", amount=tile["production"], commodity=commodity))
    if tile.get("ore_advance", 0) and "guild" not in tile and "stars" not in tile:
        parts.append(say("gain-ore-deck", amount=tile["ore_advance"]))
    parts += gains(tile)
    parts += [say(f"gain-{dashed(switch)}") for switch in SWITCHES if tile.get(switch)]
    if "patrician" in tile:
        parts.append(say("gain-patrician", colour=say(f"colour-{tile['patrician']}")))
    return listed(parts) or say("gain-nothing")


def gains(printed: View) -> list[str]:
    """Population, points, reputation, pelicans and tax, each in words."""
    found = []
    for name in GAINS:
        amount = printed.get(name, 0)
        if amount:
            found.append(say(f"gain-{name}", change=signed(amount), count=abs(amount)))
    return found


def tile_costs(tile: View) -> str:
    """What a building costs and does to the land beside it; what a mine asks beside it."""
    if "wood" in tile:
        return say(
            "tile-building",
            wood=tile["wood"],
            price=tile["plot_price"],
            dots=dot_words(tile["dots"]),
        )
    if tile["cost"]:
        return say("tile-mine", stars=tile["stars"], wood=tile["cost"])
    return say("tile-rock", stars=tile["stars"])


def dot_words(colours: list[str]) -> str:
    """Dots by shape and colour: ● red, ■ blue."""
    return listed([f"{DOT_SYMBOLS[colour]} {say(f'dot-{colour}')}" for colour in colours])


def tile_origin(tile: View) -> str:
    """Whose tile it is: a guild's, a patrician's, the mine's."""
    if "guild" in tile:
        return say(f"guild-{tile['guild']}")
    if "patrician" in tile:
        return say("tile-public", colour=say(f"colour-{tile['patrician']}"))
    return say("tile-of-the-mine")


def house_effect(house: View) -> str:
    """What the space beneath a house gives."""
    parts = gains(house)
    if house["free_tile"]:
        parts.append(say("gain-free-tile"))
    return listed(parts) or say("gain-nothing")


def barbara_effect(tile: View) -> str:
    """The top part and the middle part of a tile of St. Barbara's."""
    parts = gains({"reputation": tile["reputation"], "points": tile["points"]})
    if tile["effect"] != "none":
        parts.append(say(f"barbara-{dashed(tile['effect'])}", amount=tile["amount"]))
    return listed(parts) or say("gain-nothing")


def event_effect(card: View) -> str:
    """What an event card does at the end of the round, and while it lies there."""
    parts = [say(f"card-{d}", amount=card[d]) for d in ("population", "ore") if card[d]]
    if card["effect"] != "none":
        values: dict[str, Value] = {
            "amount": abs(card["amount"]),
            "change": signed(card["amount"]),
        }
        if card["commodity"]:
            values |= forms("commodity", f"commodity-{card['commodity']}")
        parts.append(say(f"card-{dashed(card['effect'])}", **values))
    return listed(parts) or say("gain-nothing")


def stack_name(stack: str) -> str:
    """A stack of the town hall: its guild's or its patrician's name."""
    if stack.startswith("red"):
        return say("colour-red")
    return say(f"colour-{stack}") if stack in {"green", "silver", "yellow"} else guild_name(stack)


def guild_name(guild: str) -> str:
    return say(f"guild-{guild}")


def groschen(amount: int) -> str:
    return say("groschen-short", amount=plain(amount))
