"""The course of a game: what each seat foresaw along it, for a net to learn from.

The points at the end of a game are mostly luck to whoever looks at its beginning. What a searching
player foresees a few decisions later is not: it has looked at hundreds of tables.
"""

from __future__ import annotations

from typing import NamedTuple

FAR = 0.85  # of what is foreseen a decision later, in what is to be expected now


class Seen(NamedTuple):
    """A position was kept."""


class Foreseen(NamedTuple):
    """A seat searched, and expected so many points."""

    seat: int
    points: float


class Strayed(NamedTuple):
    """A seat's choice was made by chance."""

    seat: int


Step = Seen | Foreseen | Strayed


def look_back(course: list[Step], scores: list[float]) -> list[list[float]]:
    """For each position seen, the points that each seat was to expect.

    A mix of what a seat foresaw at its next decisions, the nearer the more, and of its points at
    the end. A choice made by chance says nothing of what came before it.
    """
    ahead = list(scores)
    strayed = [False] * len(scores)
    found: list[list[float]] = []
    for step in reversed(course):
        if isinstance(step, Seen):
            found.append(list(ahead))
        elif isinstance(step, Strayed):
            strayed[step.seat] = True
        else:
            far = 0.0 if strayed[step.seat] else FAR
            ahead[step.seat] = far * ahead[step.seat] + (1 - far) * step.points
            strayed[step.seat] = False
    return found[::-1]
