"""Measure one contestant for some seconds in this process, and print its figures as JSON.

`run.py` starts this anew for every contestant and round: what is imported then decides whether the
compiled or the pure package is measured.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

from bench import ours, peers, zoo
from bench.clock import Figures

KINDS: dict[str, Callable[[str, float, int], Figures]] = {
    "playout": ours.playout,
    "contract": ours.contract,
    "environment": ours.environment,
    "raw_environment": ours.raw_environment,
    "search": ours.search,
    "cut_off": ours.cut_off,
    "catanatron": peers.catanatron,
    "open_spiel": peers.open_spiel,
    "mcts": peers.mcts,
    "ismcts": peers.ismcts,
    "classic": zoo.classic,
}

if __name__ == "__main__":
    kind, game, seconds, seed = sys.argv[1:]
    print(json.dumps(KINDS[kind](game, float(seconds), int(seed))))
