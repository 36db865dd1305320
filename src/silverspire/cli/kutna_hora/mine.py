"""The mine: tiles and rocks with their stars, owners, and the wood an open space costs."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.kutna_hora.palette import (
    BAR,
    COMMODITY_SYMBOLS,
    FAINT,
    GOLD,
    STAR,
    player_mark,
    player_style,
)
from silverspire.cli.kutna_hora.render_context import RenderContext, View
from silverspire.cli.panes import padded
from silverspire.games.kutna_hora.choices import LETTERS
from silverspire.games.kutna_hora.components import MINE_ROWS
from silverspire.localization import say

CELL = 4
PRIZES = 6
BACKS = ("", "I", "II", "III")
WOOD = COMMODITY_SYMBOLS["wood"]


def mine_lines(context: RenderContext) -> list[Text]:
    """The mine as a grid; a space is two lines high, each row ends with its stars and prizes."""
    columns = LETTERS[: len(context.view["mine"]) // MINE_ROWS]
    heading = Text(no_wrap=True, style=BAR)
    heading.append("  " + "".join(f"{column:<{CELL + 1}}" for column in columns))
    heading.append(f"{say('pane-mine-prizes'):<{PRIZES}}"[:PRIZES])
    lines = [heading]
    for row in range(MINE_ROWS):
        lines += _row(context, row, columns)
    return [*lines, *_notes(context, heading.cell_len)]


def _row(context: RenderContext, row: int, columns: str) -> list[Text]:
    first = Text(no_wrap=True).append(f"{row + 1} ", FAINT)
    second = Text("  ", no_wrap=True)
    for column in columns:
        above, below = _space(context, f"{column}{row + 1}")
        first.append_text(padded(above, CELL)).append(" ")
        second.append_text(padded(below, CELL)).append(" ")
    standing = context.view["mine_rows"][row]
    prizes = "/".join(str(points) for points in standing["prizes"] if points)
    first.append(f"{standing['stars']}{STAR}")
    second.append(prizes, FAINT)
    return [first, second]


def _space(context: RenderContext, name: str) -> tuple[Text, Text]:
    space = context.view["mine"][name]
    if space["tile"] is not None:
        return _tile(context.tile(space["tile"]), space["seat"])
    legal = f"space:{name}" in context.legal
    style = GOLD if legal else FAINT
    above = Text(name, style).append("▼" if space["entrance"] else "", style)
    return above, Text(f"{WOOD}{space['wood']}" if space["wood"] is not None else "", style)


def _tile(tile: View, seat: int | None) -> tuple[Text, Text]:
    """A rock belongs to nobody; a mine shows the wood it asks for beside and below it."""
    stars = STAR * tile["stars"]
    if seat is None:
        return Text("▒▒▒▒", FAINT), Text(f"▒{stars}", "white")
    style = player_style(seat)
    return Text(f"{player_mark(seat)}{stars}", style), Text(f" {WOOD}{tile['cost']}", FAINT)


def _notes(context: RenderContext, width: int) -> list[Text]:
    """What a Mine action draws, and how to read the board."""
    stack = context.view["mine_stack"]
    draws = say(
        "mine-stack",
        draws=context.view["technology"]["level"],
        count=stack["count"],
        back=BACKS[stack["back"]] if stack["back"] else "–",
    )
    legend = say("mine-legend", star=STAR, wood=WOOD, entrance="▼")
    notes = [Text(draws, FAINT), Text(legend, FAINT)]
    for note in notes:
        note.truncate(width, overflow="ellipsis")
    return notes
