"""A pending decision, as the players meet it."""

from __future__ import annotations

from typing import NamedTuple


class Decision(NamedTuple):
    """Who is asked, what kind of choice (a rulebook word), and the legal choices: never empty."""

    seat: int
    kind: str
    choices: tuple[int, ...]
    number: int
    """How many choices were made before: an answer names the decision it answers."""
