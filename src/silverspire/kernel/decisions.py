"""A pending decision, as players see it."""

from __future__ import annotations

from typing import NamedTuple


class Decision(NamedTuple):
    """The seat that is asked, the kind of choice (a rulebook word) and the legal choices."""

    seat: int
    kind: str
    choices: tuple[int, ...]
    number: int
    """The number of choices made before, so that an answer can name its decision."""
