"""The board of a game without a renderer of its own, in the terminal."""

from __future__ import annotations

from typing import Any

from silverspire.cli.generic.grid import grid_lines

ROWS: list[list[Any]] = [
    [{"name": "a2", "seat": 0}, {"name": "b2", "seat": None}],
    [{"name": "a1", "seat": 0}, {"name": "b1", "seat": 1}],
]


def underlined(*named: str) -> list[str]:
    """What is underlined on each line of the board."""
    lines = grid_lines(ROWS, (), chosen={"b2"}, named=named)
    return [
        line.plain[span.start : span.end]
        for line in lines
        for span in line.spans
        if "underline" in str(span.style)
    ]


def test_a_piece_that_a_fact_names_is_underlined() -> None:
    assert underlined("b1") == ["▲"]


def test_no_piece_is_underlined_where_no_fact_names_a_cell() -> None:
    assert underlined("the third round") == []


def test_rows_and_columns_carry_the_names_of_their_cells() -> None:
    plain = [line.plain.strip() for line in grid_lines(ROWS, (), chosen=(), named=())]

    assert plain == ["2 ●   ·", "1 ●   ▲", "a   b"]
