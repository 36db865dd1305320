"""The compiled package plays the same games as the pure sources, to the last byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.conformance.play import every_sitting

ROOT = Path(__file__).resolve().parent.parent
GAMES = 30  # for each game and seat count


class Run(NamedTuple):
    """The games that one build of the package played."""

    kernel: str
    games: list[dict[str, Any]]


def run(package: Path, games: int) -> Run:
    """Play in a process of its own, with the package from this directory."""
    modules, *played = answers(package, "tests.conformance.digests", str(games))
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


@pytest.fixture
def both(compiled: Path, patience: int) -> tuple[Run, Run]:
    """The same games in pure Python and compiled."""
    return run(ROOT / "src", GAMES * patience), run(compiled, GAMES * patience)


def test_the_compiled_package_plays_the_same_games_as_the_pure_one(both: tuple[Run, Run]) -> None:
    pure, compiled = both

    differences = [
        found
        for one, other in zip(pure.games, compiled.games, strict=True)
        if (found := difference(one, other))
    ]

    assert pure.kernel == str(ROOT / "src" / "silverspire" / "kernel" / "state.py")
    assert compiled.kernel.endswith(".so"), "these games were not played by compiled modules"
    assert not differences
    assert len(pure.games) >= GAMES * len(every_sitting())
    assert all(len(game["digests"]) > 20 for game in pure.games)


def test_compiled_players_think_the_same_as_the_pure_ones(compiled: Path) -> None:
    pure_modules, *pure = answers(ROOT / "src", "tests.players.thoughts")
    compiled_modules, *thoughts = answers(compiled, "tests.players.thoughts")

    assert pure_modules["tree"].endswith(".py")
    assert compiled_modules["tree"].endswith(".so")
    assert thoughts == pure
    assert len(pure) > 20
