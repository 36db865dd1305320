"""The compiled package plays the same games as the pure sources, to the last byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from tests.conformance.play import Sitting, for_every_sitting

ROOT = Path(__file__).resolve().parent.parent
GAMES = 20  # for each game and seat count


class Run(NamedTuple):
    """The games that one build of the package played."""

    kernel: str
    games: list[dict[str, Any]]


def run(package: Path, sitting: Sitting, games: int) -> Run:
    """Play in a process of its own, with the package from this directory."""
    words = (sitting.game, str(sitting.seats), str(games))
    modules, *played = answers(package, "tests.conformance.digests", *words)
    return Run(modules["kernel"], played)


def answers(package: Path, *words: str) -> list[dict[str, Any]]:
    """The lines that a module of the tests prints, with the package from this directory."""
    answer = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(package), "PYTHONHASHSEED": "random"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    return [json.loads(line) for line in answer.stdout.splitlines()]


def difference(pure: dict[str, Any], compiled: dict[str, Any]) -> str | None:
    """The first decision at which a game differs."""
    assert pure["game"] == compiled["game"]
    pairs = zip(pure["digests"], compiled["digests"], strict=False)
    for number, (one, other) in enumerate(pairs):
        if one != other:
            return f"{pure['game']}: digest {number} differs"
    if len(pure["digests"]) != len(compiled["digests"]):
        return f"{pure['game']}: {len(pure['digests'])} and {len(compiled['digests'])} digests"
    return None


@for_every_sitting()
def test_the_compiled_package_plays_the_same_games_as_the_pure_one(
    sitting: Sitting, compiled: Path, patience: int
) -> None:
    pure_run = run(ROOT / "src", sitting, GAMES * patience)
    compiled_run = run(compiled, sitting, GAMES * patience)

    differences = [
        found
        for one, other in zip(pure_run.games, compiled_run.games, strict=True)
        if (found := difference(one, other))
    ]

    assert pure_run.kernel == str(ROOT / "src" / "silverspire" / "kernel" / "state.py")
    assert compiled_run.kernel.endswith(".so"), "these games were not played by compiled modules"
    assert not differences
    assert len(pure_run.games) >= GAMES
    assert all(len(game["digests"]) > 20 for game in pure_run.games)


def test_compiled_players_think_the_same_as_the_pure_ones(compiled: Path) -> None:
    pure_modules, *pure = answers(ROOT / "src", "tests.players.analyses")
    compiled_modules, *thoughts = answers(compiled, "tests.players.analyses")

    assert pure_modules["tree"].endswith(".py")
    assert compiled_modules["tree"].endswith(".so")
    assert thoughts == pure
    assert len(pure) > 20
