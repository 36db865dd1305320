"""What a choice costs and brings, in a few words."""

from __future__ import annotations

from silverspire.cli.foresight import OVER, Changes
from silverspire.cli.kutna_hora.labels import tile_of_mine
from silverspire.cli.kutna_hora.palette import commodity_of
from silverspire.cli.kutna_hora.printed import (
    dashed,
    groschen,
    house_effect,
    listed,
    tile_costs,
    tile_effects,
    tile_origin,
)
from silverspire.cli.kutna_hora.scene import View
from silverspire.games.kutna_hora.components import COMMODITY_NAMES, HOUSE_COLUMNS
from silverspire.words import forms, say, signed

ENDED = "score_if_ended"
PLAIN_CHANGES = ("groschen", "income", "score", "reputation", "pelicans", "tax", ENDED)


def consequences(changes: Changes) -> str:
    """−8 groschen, income +6, wood 2→1."""
    parts = []
    for name in PLAIN_CHANGES:
        if name in changes:
            before, after = changes[name]
            change = after - before
            parts.append(say(f"change-{dashed(name)}", change=signed(change), count=abs(change)))
    for commodity in COMMODITY_NAMES:
        if f"prices.{commodity}" in changes:
            before, after = changes[f"prices.{commodity}"]
            name = say(f"commodity-{commodity}")
            parts.append(say("change-price", commodity=name, before=before, after=after))
    return listed(parts)


def apart(changes: Changes) -> Changes:
    """Points scored at once, and those that would come on top if the game ended now."""
    if OVER in changes:  # what would come on top has come
        return {name: change for name, change in changes.items() if name not in {OVER, "score"}}
    before, after = changes.get(ENDED, (0, 0))
    scored_before, scored_after = changes.get("score", (0, 0))
    later = (after - before) - (scored_after - scored_before)
    others = {name: change for name, change in changes.items() if name != ENDED}
    return others | {ENDED: (0, later)} if later else others


def cost_range(spending: tuple[int, int] | None) -> str:
    """5 gr, or 5–8 gr."""
    if spending is None:
        return ""
    least, most = spending
    return groschen(least) if least == most else say("groschen-range", least=least, most=most)


def details(view: View, catalogue: View, name: str, changes: Changes) -> str:
    """What is printed on the piece that a choice is about; "" if the changes tell it all."""
    family, _, rest = name.partition(":")
    if family == "build" and changes:
        return ""
    if family == "rights":
        return _stack(view, catalogue, rest)
    if family == "build":
        tile = catalogue["tiles"][rest]
        cost = tile["wood"] * view["prices"]["wood"]["price"]
        return say("note-build", cost=groschen(cost), effects=tile_effects(tile))
    if family == "mine":
        tile = catalogue["tiles"][tile_of_mine(catalogue, rest)]
        return say("note-mine", effects=tile_effects(tile), costs=tile_costs(tile))
    if family == "house":
        return _house(view, catalogue, int(rest) - 1)
    if family == "patrician":
        return say(f"council-{rest}", **catalogue["council"][rest])
    if family == "guilds":
        return _wares(view, int(rest) - 1)
    if family == "row":
        return say("note-row", **forms("commodity", f"commodity-{commodity_of(rest)}"))
    return ""


def _wares(view: View, number: int) -> str:
    """What a set of guilds makes, at today's prices."""
    wares = [commodity_of(guild) for guild in view["guild_sets"][number]["guilds"]]
    told = [
        say("ware-price", commodity=say(f"commodity-{ware}"), price=view["prices"][ware]["price"])
        for ware in wares
    ]
    return say("note-set", wares=listed(told))


def _stack(view: View, catalogue: View, stack: str) -> str:
    found = next(found for row in view["town_hall"] for found in row if found["stack"] == stack)
    tile = catalogue["tiles"][found["top"]]
    return say(
        "note-rights",
        origin=tile_origin(tile),
        wood=tile["wood"],
        effects=tile_effects(tile),
    )


def _house(view: View, catalogue: View, row: int) -> str:
    houses = view["players"][view["asked"]["seat"]]["rows"][row]["houses"]
    if houses == 0:
        return ""
    lost = catalogue["houses"][row][HOUSE_COLUMNS - houses]
    return say("note-house", effect=house_effect(lost))
