"""A board in the view, a list of rows, as a grid of the terminal; linked cells are joined."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from rich.text import Text

from silverspire.cli.generic.seats import mark
from silverspire.cli.styles import FAINT, GOLD

Rows: TypeAlias = Sequence[Sequence[Any]]
STEP = 4  # columns from one cell to the next
BETWEEN = 1  # lines between two rows, where cells are linked
EMPTY = "·"


def is_grid(value: Any) -> bool:
    """Whether a part of a view is a board: rows of the same length, more than one of them."""
    return (
        isinstance(value, list)
        and len(value) > 1
        and all(isinstance(row, list) and row for row in value)
        and len({len(row) for row in value}) == 1
    )


def cell_names(rows: Rows) -> dict[str, tuple[int, int]]:
    """Where each named cell lies: row and column."""
    return {
        cell["name"]: (row, column)
        for row, cells in enumerate(rows)
        for column, cell in enumerate(cells)
        if isinstance(cell, dict) and "name" in cell
    }


def grid_lines(
    rows: Rows, links: Iterable[Sequence[str]], chosen: Collection[str], named: Collection[str]
) -> list[Text]:
    """The board; cells that can be chosen are highlighted, those that a fact names underlined."""
    places = cell_names(rows)
    joined = [(places[one], places[two]) for one, two in links if one in places and two in places]
    spaced = 1 + BETWEEN if joined else 1
    canvas: dict[tuple[int, int], Text] = {}
    for (row, column), (other_row, other_column) in joined:
        if row == other_row:
            first, last = sorted((column * STEP, other_column * STEP))
            for x in range(first + 1, last):
                canvas[row * spaced, x] = Text("─", FAINT)
        elif column == other_column:
            first, last = sorted((row * spaced, other_row * spaced))
            for y in range(first + 1, last):
                canvas[y, column * STEP] = Text("│", FAINT)
    for row, cells in enumerate(rows):
        for column, cell in enumerate(cells):
            for offset, sign in enumerate(_cell(cell, chosen, named)):
                canvas[row * spaced, column * STEP + offset] = sign
    height, width = (len(rows) - 1) * spaced + 1, len(rows[0]) * STEP
    labels = _labels(rows, places)
    lines = []
    for y in range(height):
        label = labels[0][y // spaced] if y % spaced == 0 and labels else ""
        line = Text(f"{label:>3} ", FAINT, no_wrap=True)
        for x in range(width):
            line.append_text(canvas.get((y, x), Text(" ")))
        line.rstrip()
        lines.append(line)
    if labels:
        lines.append(Text("    " + "".join(f"{name:<{STEP}}" for name in labels[1]), FAINT))
    return lines


def _cell(cell: Any, chosen: Collection[str], named: Collection[str]) -> list[Text]:
    """What stands in a cell, sign by sign."""
    if cell is None or cell == "":
        return []
    if not isinstance(cell, Mapping):
        return [Text(sign) for sign in str(cell)[: STEP - 1]]
    style = GOLD if cell.get("name") in chosen else FAINT
    if cell.get("seat") is not None:
        sign = mark(cell["seat"])
        if style == GOLD:
            sign.stylize("reverse")
        if cell.get("name") in named:
            sign.stylize("bold underline")
        return [sign]
    return [Text(sign, style) for sign in str(cell.get("text") or EMPTY)[: STEP - 1]]


def _labels(
    rows: Rows, places: Mapping[str, tuple[int, int]]
) -> tuple[list[str], list[str]] | None:
    """Names of rows and columns, where cells are called after both: a7, b4."""
    of_rows, of_columns = [""] * len(rows), [""] * len(rows[0])
    for name, (row, column) in places.items():
        if len(name) < 2 or of_rows[row] not in ("", name[1:]):
            return None
        if of_columns[column] not in ("", name[0]):
            return None
        of_rows[row], of_columns[column] = name[1:], name[0]
    return (of_rows, of_columns) if places else None
