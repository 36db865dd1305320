"""How things are timed: whole games, single calls, anything that can be done again.

The clock is the processor time of this process, so other load on the machine matters less.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

POSITIONS = 24  # tables on which clone, redeal and view are timed
CHOICES_IN = 150  # about the middle of a game

Metrics = dict[str, float]


def play_for(seconds: float, play: Callable[[int], int], first_seed: int) -> Metrics:
    """Play whole games, one after another, until the time is up."""
    play(first_seed)  # caches and lazy imports are not what is measured
    games = actions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        games += 1
        actions += play(first_seed + games)
    return {"actions_per_s": actions / spent, "games_per_s": games / spent}


def repeat_for(seconds: float, call: Callable[[int], object]) -> float:
    """Calls per second; the call receives the number of its repetition."""
    call(0)
    times = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        times += 1
        call(times)
    return times / spent


def microseconds(call: Callable[[Any], object], tables: list[Any], seconds: float) -> float:
    """What one call costs, on average over the tables."""
    rounds = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for table in tables:
            call(table)
        rounds += 1
    return spent / (rounds * len(tables)) * 1e6
