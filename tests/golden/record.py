"""Renew the golden games, on purpose: after a rule was corrected or a game's random draws changed.

    python -m tests.golden.record           play the golden games again with the frozen packs
    python -m tests.golden.record --packs   freeze the shipped packs first

Look at the difference before you commit it: every changed score wants a reason.
"""

from __future__ import annotations

import argparse
import json
import shutil
from typing import Any

import silverspire
from silverspire.kernel.packs import copy_pack
from tests.golden.tables import (
    GoldenTable,
    counts_from,
    ending,
    expected_file,
    frozen_pack,
    golden_tables,
)


def freeze_pack(game: str) -> None:
    shutil.rmtree(frozen_pack(game), ignore_errors=True)
    copy_pack(silverspire.game(game).pack_folder(), frozen_pack(game))


def renew(table: GoldenTable) -> dict[str, Any]:
    """Play a golden game, keep its record; returns what is expected of it from now on."""
    state, events = table.play()
    record = state.record()
    record.save(table.file)
    return ending(state, events) | {"counts": counts_on_the_way(table)}


def counts_on_the_way(table: GoldenTable) -> dict[str, list[int]]:
    """Position counts from the deal and from two later decisions, by choices made."""
    made = table.play()[0].choices_made
    counts = {}
    for start in (0, len(made) // 3, 2 * len(made) // 3):
        state = table.new()
        for choice in made[:start]:
            state.apply_unchecked(choice)
        counts[str(start)] = counts_from(state)
    return counts


def as_json(expected: dict[str, dict[str, Any]]) -> str:
    """JSON with a line for each fact, so that a difference is easy to read."""
    games = []
    for name, facts in expected.items():
        lines = ",\n".join(f'  "{fact}": {json.dumps(value)}' for fact, value in facts.items())
        games.append(f' "{name}": {{\n{lines}\n }}')
    return "{\n" + ",\n".join(games) + "\n}\n"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--packs", action="store_true", help="freeze the shipped packs first")
    games = sorted({table.game for table in golden_tables()})
    if arguments.parse_args().packs:
        for game in games:
            freeze_pack(game)
    for game in games:
        tables = [table for table in golden_tables() if table.game == game]
        expected = {table.name: renew(table) for table in tables}
        expected_file(game).write_text(as_json(expected), "utf-8")


if __name__ == "__main__":
    main()
