"""Print what players think at some tables, to the last bit: for comparing two builds.

    python -m tests.players.thoughts

A line of JSON for the modules in use, then one for each table.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from silverspire.players import tree
from silverspire.players.advice import grounds
from silverspire.players.greedy import GreedyPlayer
from silverspire.players.search import Budget, SearchPlayer
from tests.conformance.play import asked
from tests.players.tables import GAMES, choose, tables


def main() -> None:
    write({"tree": tree.__file__})
    searcher = SearchPlayer(1, Budget(simulations=24))
    for game in GAMES:
        for state in tables(game, one_in=14):
            best = choose(GreedyPlayer(1), state)
            thoughts = searcher.think(state, asked(state))
            reasons = grounds(state, asked(state), best)
            write({"game": game, "greedy": best, "search": thoughts, "reasons": reasons})


def write(line: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
