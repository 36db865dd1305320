"""Prices with their trend and the card's window; the town hall with its stacks."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.kutna_hora.palette import (
    ALARM,
    COMMODITY_COLOURS,
    FAINT,
    GOLD,
    PATRICIAN_COLOURS,
    PUBLIC,
    bar,
    commodity_of,
    commodity_symbol,
    cut,
    sparkline,
)
from silverspire.cli.kutna_hora.scene import Scene, View
from silverspire.cli.panes import padded
from silverspire.games.kutna_hora.components import COMMODITY_NAMES
from silverspire.words import say

ON_ORE_DECK = frozenset({"ore", "silver", "permits"})  # the others stand on the population deck
CELL = 2  # a price and its mark
SPARK = 6
ARROWS = {-1: ("↓", "cyan"), 0: ("→", FAINT), 1: ("↑", "magenta")}
STACK = 14  # a stack's width with four columns
ROOMY_STACK = 18  # … with three


def price_lines(scene: Scene) -> list[Text]:
    """A line for each commodity: price, trend of this round, the game so far, the card's cells."""
    widest = 1 + max(len(say(f"commodity-{name}")) for name in COMMODITY_NAMES)
    rows = [_commodity(scene, name, widest) for name in COMMODITY_NAMES]
    title = say("pane-prices", population=scene.view["population"], ore=scene.view["ore"])
    return [bar(title, max(row.cell_len for row in rows)), *rows]


def _commodity(scene: Scene, name: str, width: int) -> Text:
    price = scene.view["prices"][name]
    trend = _sign(price["price"] - scene.round_start[name])
    line = Text(" ", no_wrap=True).append_text(commodity_symbol(name))
    line.append(f" {say(f'commodity-{name}'):<{width}}", COMMODITY_COLOURS[name])
    line.append(f"{price['price']:>2}", "bold").append(*ARROWS[trend])
    line.append(f" {sparkline(scene.prices[name], SPARK)} ", COMMODITY_COLOURS[name])
    return line.append_text(_window(scene, name, price["column"]))


def _window(scene: Scene, name: str, column: int) -> Text:
    """The cells of the card that lies on top; the arm's window stands on one of them."""
    deck = scene.catalogue["prices"][name]
    card = scene.view["ore" if name in ON_ORE_DECK else "population"]
    text = Text()
    closing = False  # the window's right edge stands where the next cell would begin
    for place, cell in enumerate(deck[card]):
        here = place == column
        text.append("[" if here else "]" if closing else " ", "bold")
        text.append(cell.rstrip("!x"), "bold" if here else FAINT)
        text.append(*_mark(cell, here))
        closing = here and len(cell) >= CELL
        if len(cell) < CELL:
            text.append(f"{']' if here else ' ':<{CELL - len(cell)}}", "bold")
    return text.append("]" if closing else " ", "bold")


def _mark(cell: str, here: bool) -> tuple[str, str]:
    """A red x: no market. An exclamation mark: the town builds when the window shows it."""
    if cell.endswith("x"):
        return "x", ALARM if here else "red3"
    return ("!", "yellow") if cell.endswith("!") else ("", "")


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def hall_lines(scene: Scene) -> list[Text]:
    """Three rows of stacks: the top tile, what the column costs now, how many tiles."""
    rows = scene.view["town_hall"]
    used = max(3, *(len(row) for row in rows))
    wide = STACK if used > 3 else ROOMY_STACK
    heading = [cut(_column(scene, column), wide - 1) for column in range(used)]
    lines = [bar("".join(f"{text:<{wide}}" for text in heading).rstrip(), used * wide - 1)]
    for row in rows:
        above, below = Text(" ", no_wrap=True), Text(" ", no_wrap=True)
        for stack in row:
            name, details = _stack(scene, stack, wide)
            above.append_text(padded(name, wide))
            below.append_text(padded(details, wide))
        above.rstrip()
        below.rstrip()
        lines += [above, below]
    return lines


def _column(scene: Scene, column: int) -> str:
    """What a column costs; the first one also says what this is."""
    groschen, permits = scene.catalogue["columns"][column]
    cost = say("hall-column", groschen=int(groschen), permits=int(permits))
    return cost if column else say("hall-first-column", cost=cost)


def _stack(scene: Scene, stack: View, wide: int) -> tuple[Text, Text]:
    """The top tile; beneath it whose it is, what it costs now, how many tiles there are."""
    tile = scene.tile(stack["top"])
    legal = f"rights:{stack['stack']}" in scene.legal
    name = Text(cut(tile["name"], wide - 1), GOLD if legal else _style(scene, tile))
    details = Text()
    if "guild" in tile:
        details.append_text(commodity_symbol(commodity_of(tile["guild"])))
    else:
        colour = tile["patrician"]
        roof = f"{PUBLIC} " if wide > STACK else ""
        details.append(f"{roof}{say(f'colour-{colour}')}", PATRICIAN_COLOURS[colour])
    cost = say("groschen-short", amount=stack["cost"]) if wide > STACK else str(stack["cost"])
    details.append(f" {cost} ×{stack['height']}", GOLD if legal else FAINT)
    return name, details


def _style(scene: Scene, tile: View) -> str:
    """Other players' guilds are fainter: their tiles are not for you [KH-RIGHTS-1]."""
    guilds = {row["guild"] for row in scene.view["players"][scene.seat]["rows"]}
    return FAINT if tile.get("guild", "") not in {*guilds, ""} else "default"
