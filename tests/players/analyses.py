"""Print what players think at some tables, to the last bit: for comparing two builds.

    python -m tests.players.analyses

A line of JSON for the modules in use, then one for each table.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from silverspire.players import tree
from silverspire.players.greedy import GreedyPlayer
from silverspire.players.hints import hint_reasons
from silverspire.players.search import Budget, SearchPlayer
from tests.conformance.play import asked
from tests.players.tables import GAMES, choose, tables


def main() -> None:
    write({"tree": tree.__file__})
    searcher = SearchPlayer(1, Budget(simulations=24))
    for game in GAMES:
        for state in tables(game, one_in=14):
            best = choose(GreedyPlayer(1), state)
            analyses = searcher.analyze(state, asked(state))
            reasons = hint_reasons(state, asked(state), best)
            write({"game": game, "greedy": best, "search": analyses, "reasons": reasons})


def write(line: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
