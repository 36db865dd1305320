"""The city: squares with their buildings and plots, village dots on the edges."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.kutna_hora.palette import (
    BAR,
    FAINT,
    GOLD,
    PATRICIAN_COLORS,
    PUBLIC,
    commodity_of,
    commodity_symbol,
    cut,
    dots,
    player_mark,
    player_style,
)
from silverspire.cli.kutna_hora.render_context import RenderContext, View
from silverspire.cli.panes import padded
from silverspire.games.kutna_hora.choices import LETTERS
from silverspire.games.kutna_hora.components import CITY_COLUMNS
from silverspire.localization import say

LABEL = 5  # the row's number and the villages at its left


def city_lines(context: RenderContext, cell: int) -> list[Text]:
    """The city as a grid; a square is `cell` wide and two lines high."""
    rows = len(context.view["city"]) // CITY_COLUMNS
    lines = [_heading(context, cell)]
    for row in range(1, rows + 1):
        lines += _row(context, row, cell)
    return [*lines, _edge(context, rows, cell)]


def _heading(context: RenderContext, cell: int) -> Text:
    """The columns' letters, and the villages above the first row.

    A word for the city that is longer than the label moves the first letter a little to the right.
    """
    line = Text(no_wrap=True, style=BAR)
    line.append(f"{cut(say('pane-city'), LABEL + 1)} ".ljust(LABEL))
    for number, column in enumerate(LETTERS[:CITY_COLUMNS], start=1):
        part = Text(f"{column} ").append_text(_villages(context, f"{column}1"))
        line.append_text(padded(part, LABEL + number * (cell + 1) - line.cell_len))
    line.append("  ")
    return line


def _row(context: RenderContext, row: int, cell: int) -> list[Text]:
    first = Text(no_wrap=True).append(f" {row}", FAINT)
    second = Text(" " * LABEL, no_wrap=True)
    first.append_text(padded(_side(context, "A", row), LABEL - 2))
    for column in LETTERS[:CITY_COLUMNS]:
        above, below = _square(context, f"{column}{row}", cell)
        first.append_text(padded(above, cell)).append(" ")
        second.append_text(padded(below, cell)).append(" ")
    first.append_text(padded(_side(context, LETTERS[CITY_COLUMNS - 1], row), 2))
    return [first, second]


def _side(context: RenderContext, column: str, row: int) -> Text:
    """The villages left or right of a row; those of a corner stand above or below."""
    rows = len(context.view["city"]) // CITY_COLUMNS
    return Text() if row in {1, rows} else _villages(context, f"{column}{row}")


def _edge(context: RenderContext, rows: int, cell: int) -> Text:
    line = Text(" " * LABEL, no_wrap=True)
    for column in LETTERS[:CITY_COLUMNS]:
        part = Text("  ").append_text(_villages(context, f"{column}{rows}"))
        line.append_text(padded(part, cell + 1))
    return line


def _villages(context: RenderContext, square: str) -> Text:
    return dots(context.catalogue["villages"].get(square, []))


def _square(context: RenderContext, name: str, cell: int) -> tuple[Text, Text]:
    square = context.view["city"][name]
    if square["building"] is not None:
        return _building(
            context.tile(square["building"]), square["seat"], cell, _is_legal(context, name)
        )
    label = Text(name, GOLD if _is_legal(context, name) else FAINT)
    if square["seat"] is not None:
        style = player_style(square["seat"])
        return label, Text(say("plot-of", player=player_mark(square["seat"])), style)
    return label, _price(context, name)


def _is_legal(context: RenderContext, square: str) -> bool:
    return any(f"{family}:{square}" in context.legal for family in ("plot", "site", "score"))


def _price(context: RenderContext, name: str) -> Text:
    """What a plot costs here, if one may be claimed."""
    if name not in context.plot_costs:
        return Text("·", FAINT)
    cost = say("groschen-short", amount=context.plot_costs[name])
    return Text(cost, GOLD if f"plot:{name}" in context.legal else FAINT)


def _building(tile: View, seat: int | None, cell: int, legal: bool) -> tuple[Text, Text]:
    """Its name, its owner's letter (or a public roof), its dots, its guild's symbol."""
    public = seat is None
    style = PATRICIAN_COLORS[tile["patrician"]] if public else player_style(seat or 0)
    above = Text(cut(tile["name"], cell), f"{style} underline" if legal else style)
    below = Text().append(PUBLIC if seat is None else player_mark(seat), style)
    below.append(" " if len(tile["dots"]) < cell - 2 else "").append_text(dots(tile["dots"]))
    if not public:
        below.append(" " * (cell - 1 - below.cell_len))
        below.append_text(commodity_symbol(commodity_of(tile["guild"])))
    return above, below
