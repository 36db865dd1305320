"""The board of Nine Men's Morris: 24 points on three squares, and the lines that join them."""

from __future__ import annotations

from typing import Final

# Each line joins three points: a mill when one player's men stand on all of them.
LINES: Final = tuple(
    tuple(line.split())
    for line in (
        *("a7 d7 g7", "b6 d6 f6", "c5 d5 e5", "a4 b4 c4", "e4 f4 g4", "c3 d3 e3", "b2 d2 f2"),
        *("a1 d1 g1", "a7 a4 a1", "b6 b4 b2", "c5 c4 c3", "d7 d6 d5", "d3 d2 d1", "e5 e4 e3"),
        *("f6 f4 f2", "g7 g4 g1"),
    )
)
POINTS: Final = tuple(sorted({point for line in LINES for point in line}))
FILES: Final = "abcdefg"
RANKS: Final = "7654321"  # as the board is drawn, from the top
# Points that are next to each other on a line: a man slides from one to the other.
LINKS: Final = tuple(pair for line in LINES for pair in (line[:2], line[1:]))
MILLS: Final = tuple(tuple(POINTS.index(point) for point in line) for line in LINES)
MILLS_AT: Final = tuple(
    tuple(mill for mill in MILLS if point in mill) for point in range(len(POINTS))
)
NEIGHBORS: Final = tuple(
    tuple(
        POINTS.index(other) for pair in LINKS if point in pair for other in pair if other != point
    )
    for point in POINTS
)
