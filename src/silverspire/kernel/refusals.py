"""Refusals: every way a game says no, each declared in one row.

A rule's predicate returns a code; 0 means yes. The same code yields the legal choices, the
error, the tooltip and the list of reasons.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from mypy_extensions import i64

# The codes that every game has. Its own come after these.
ALLOWED: Final = 0
OTHER_QUESTION: Final = 1
GAME_IS_OVER: Final = 2


class Refusal(NamedTuple):
    """One way to say no: the rule that it comes from, and the message for the reader.

    `obvious`: it says only that this is something else, and so is not worth listing unasked.
    """

    rule: str
    message: str
    obvious: bool = False


@final
class Refusals:
    """The refusals of a game; a code is a place in `rows`."""

    def __init__(self, other_question: Refusal, game_over: Refusal) -> None:
        self.rows: list[Refusal] = [Refusal("", ""), other_question, game_over]

    def add(self, rule: str, message: str, obvious: bool = False) -> i64:
        """Declare a refusal; returns its code."""
        self.rows.append(Refusal(rule, message, obvious))
        return len(self.rows) - 1
