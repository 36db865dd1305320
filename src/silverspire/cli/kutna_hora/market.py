"""Prices with their trend and the card's window; the town hall with its stacks."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.kutna_hora.palette import (
    ALARM,
    COMMODITY_COLORS,
    FAINT,
    GOLD,
    PATRICIAN_COLORS,
    PUBLIC,
    commodity_of,
    commodity_symbol,
    cut,
    sparkline,
    title_bar,
)
from silverspire.cli.kutna_hora.render_context import RenderContext, View
from silverspire.cli.panes import padded
from silverspire.games.kutna_hora.components import COMMODITY_NAMES
from silverspire.localization import say

CELL = 2  # a price and its mark
SPARK = 6
ARROWS = {-1: ("↓", "cyan"), 0: ("→", FAINT), 1: ("↑", "magenta")}
STACK = 14  # a stack's width with four columns
ROOMY_STACK = 18  # … with three
WIDEST_STACK = 21  # … with three on a wide screen: whole names
WIDE_SCREEN = 150


def price_lines(context: RenderContext) -> list[Text]:
    """A line for each commodity: price, trend of this round, the game so far, the card's cells."""
    widest = 1 + max(len(say(f"commodity-{name}")) for name in COMMODITY_NAMES)
    rows = [_commodity(context, name, widest) for name in COMMODITY_NAMES]
    title = say("pane-prices", population=context.view["population"], ore=context.view["ore"])
    return [title_bar(title, max(row.cell_len for row in rows)), *rows]


def _commodity(context: RenderContext, name: str, width: int) -> Text:
    price = context.view["prices"][name]
    trend = _sign(price["price"] - context.round_start[name])
    line = Text(" ", no_wrap=True).append_text(commodity_symbol(name))
    line.append(f" {say(f'commodity-{name}'):<{width}}", COMMODITY_COLORS[name])
    line.append(f"{price['price']:>2}", "bold").append(*ARROWS[trend])
    line.append(f" {sparkline(context.prices[name], SPARK)} ", COMMODITY_COLORS[name])
    return line.append_text(_window(context, name, price["column"]))


def _window(context: RenderContext, name: str, column: int) -> Text:
    """The cells of the card that lies on top; the arm's window stands on one of them."""
    printed = context.catalogue["prices"][name]
    card = context.view[printed["deck"]]
    text = Text()
    closing = False  # the window's right edge stands where the next cell would begin
    for place, cell in enumerate(printed["cards"][card]):
        here = place == column
        text.append("[" if here else "]" if closing else " ", "bold")
        start = len(text)
        text.append(str(cell["price"]), "bold" if here else FAINT)
        text.append(*_mark(cell["mark"], here))
        free = CELL - (len(text) - start)
        closing = here and free <= 0
        if free > 0:
            text.append(f"{']' if here else ' ':<{free}}", "bold")
    return text.append("]" if closing else " ", "bold")


def _mark(mark: str | None, here: bool) -> tuple[str, str]:
    """A red x: no market. An exclamation mark: the town builds when the window shows it."""
    if mark == "red_cross":
        return "x", ALARM if here else "red3"
    return ("!", "yellow") if mark == "town_builds" else ("", "")


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def hall_lines(context: RenderContext, width: int) -> list[Text]:
    """Three rows of stacks: the top tile, what the column costs now, how many tiles."""
    rows = context.view["town_hall"]
    used = max(3, *(len(row) for row in rows))
    roomy = WIDEST_STACK if width >= WIDE_SCREEN else ROOMY_STACK
    wide = STACK if used > 3 else roomy
    heading = [cut(_column(context, column), wide - 1) for column in range(used)]
    lines = [title_bar("".join(f"{text:<{wide}}" for text in heading).rstrip(), used * wide - 1)]
    for row in rows:
        above, below = Text(" ", no_wrap=True), Text(" ", no_wrap=True)
        for stack in row:
            name, details = _stack(context, stack, wide)
            above.append_text(padded(name, wide))
            below.append_text(padded(details, wide))
        above.rstrip()
        below.rstrip()
        lines += [above, below]
    return lines


def _column(context: RenderContext, column: int) -> str:
    """What a column costs; the first one also says what this is."""
    groschen, permits = context.catalogue["columns"][column]
    cost = say("hall-column", groschen=int(groschen), permits=int(permits))
    return cost if column else say("hall-first-column", cost=cost)


def _stack(context: RenderContext, stack: View, wide: int) -> tuple[Text, Text]:
    """The top tile; beneath it whose it is, what it costs now, how many tiles there are."""
    tile = context.tile(stack["top"])
    legal = f"rights:{stack['stack']}" in context.legal
    name = Text(cut(tile["name"], wide - 1), GOLD if legal else _style(context, tile))
    details = Text()
    if "guild" in tile:
        details.append_text(commodity_symbol(commodity_of(tile["guild"])))
    else:
        color = tile["patrician"]
        roof = f"{PUBLIC} " if wide > STACK else ""
        details.append(f"{roof}{say(f'color-{color}')}", PATRICIAN_COLORS[color])
    cost = say("groschen-short", amount=stack["cost"]) if wide > STACK else str(stack["cost"])
    details.append(f" {cost} ×{stack['height']}", GOLD if legal else FAINT)
    return name, details


def _style(context: RenderContext, tile: View) -> str:
    """Other players' guilds are fainter: their tiles are not for you."""
    guilds = {row["guild"] for row in context.view["players"][context.seat]["rows"]}
    return FAINT if tile.get("guild", "") not in {*guilds, ""} else "default"
