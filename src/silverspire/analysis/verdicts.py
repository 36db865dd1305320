"""What a loss is called: the thresholds between a good choice and a blunder.

Losses are shares of the win. A loss counts only where the search is sure of it: it must exceed
twice its standard error. The thresholds are conventions, not fitted to anything.
"""

from __future__ import annotations

from typing import Final, Literal

Verdict = Literal["only", "best", "good", "inaccuracy", "mistake", "blunder"]

# The least loss of each, the gravest first.
THRESHOLDS: Final[dict[Verdict, float]] = {"blunder": 0.12, "mistake": 0.07, "inaccuracy": 0.03}
SURE: Final = 2.0  # standard errors


def verdict_of(loss: float, error: float, *, is_best: bool) -> Verdict:
    """What to call a choice that was one of several."""
    if is_best:
        return "best"
    if loss < SURE * error:
        return "good"
    return next((name for name, least in THRESHOLDS.items() if loss >= least), "good")
