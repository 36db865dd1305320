"""Measure one contestant for some seconds in this process, and print its metrics as JSON.

`run.py` starts this again for every contestant and round: what is imported then decides whether the
compiled or the pure package is measured.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

from bench import ours, peers, zoo
from bench.clock import Metrics

KINDS: dict[str, Callable[[str, float, int], Metrics]] = {
    "rollout": ours.rollout,
    "contract": ours.contract,
    "environment": ours.environment,
    "raw_environment": ours.raw_environment,
    "tables": ours.tables,
    "bare_tables": ours.bare_tables,
    "tables_with_opponents": ours.tables_with_opponents,
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
