"""Panes: blocks of finished lines, flowed beside and below each other as a terminal has room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from silverspire.localization import say

GAP = 1
ON_REQUEST = 99  # the rank of what is shown only to who asks for it
_MEASURE = Console()  # wrapping asks a console how wide characters are


class Pane(NamedTuple):
    """A part of the table, drawn: its name, how much it matters now (1 most), its lines."""

    name: str
    priority: int
    lines: list[Text]

    @property
    def width(self) -> int:
        return max((line.cell_len for line in self.lines), default=0)


def pane_name(pane: Pane) -> str:
    """What a reader types to look at it."""
    return say(f"look-{pane.name}")


def pane_rows(panes: Sequence[Pane], width: int) -> list[list[Pane]]:
    """Panes in reading order, as many beside each other as fit."""
    rows: list[list[Pane]] = []
    used = 0
    for pane in panes:
        if rows and used + GAP + pane.width <= width:
            rows[-1].append(pane)
            used += GAP + pane.width
        else:
            rows.append([pane])
            used = pane.width
    return rows


def height(panes: Sequence[Pane], width: int) -> int:
    return sum(max(len(pane.lines) for pane in band) for band in pane_rows(panes, width))


def fit_panes(panes: Sequence[Pane], width: int, room: int) -> list[Pane]:
    """Those that fit into n lines, the ones that matter most first; at least one."""
    chosen: list[Pane] = []
    for pane in sorted(panes, key=lambda pane: pane.priority):
        wanted = [other for other in panes if other in chosen or other is pane]
        if not chosen or height(wanted, width) <= room:
            chosen = wanted
    return chosen


def render_panes(panes: Sequence[Pane], width: int) -> list[Text]:
    """The lines of all panes, side by side within a band."""
    lines: list[Text] = []
    for band in pane_rows(panes, width):
        tallest = max(len(pane.lines) for pane in band)
        lines += [_beside(band, number) for number in range(tallest)]
    return lines


def _beside(band: Sequence[Pane], number: int) -> Text:
    line = Text(no_wrap=True)
    for place, pane in enumerate(band):
        part = pane.lines[number] if number < len(pane.lines) else Text()
        line.append_text(part)
        if place < len(band) - 1:
            line.append(" " * (pane.width - part.cell_len + GAP))
    return line


def columns(cells: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Short texts in as many equal columns as fit, read line by line."""
    if not cells:
        return []
    widest = max(cell.cell_len for cell in cells)
    count = max(1, (width + gap) // (widest + gap))
    lines = []
    for start in range(0, len(cells), count):
        line = Text(no_wrap=True)
        for cell in cells[start : start + count]:
            line.append_text(padded(cell, widest + gap))
        line.rstrip()
        lines.append(line)
    return lines


def hanging_indent(text: Text, width: int, indent: int) -> list[Text]:
    """A paragraph whose lines after the first are indented."""
    first, *others = text.wrap(_MEASURE, width - indent)
    return [first, *(Text(" " * indent).append_text(line) for line in others)]


def wrap_parts(first: Text, parts: Sequence[Text], width: int, indent: int) -> list[Text]:
    """Parts after each other, each whole on its line; lines after the first are indented."""
    lines = [first.copy()]
    for part in parts:
        if lines[-1].cell_len + part.cell_len > width:
            lines.append(Text(" " * indent))
        lines[-1].append_text(part).append("  ")
    for line in lines:
        line.no_wrap = True
        line.rstrip()
    return lines


def padded(text: Text, width: int) -> Text:
    """A text with spaces after it, or cut with an ellipsis, to exactly this width."""
    shown = text.copy()
    shown.truncate(width, overflow="ellipsis")
    shown.append(" " * (width - shown.cell_len))
    return shown
