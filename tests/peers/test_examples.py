"""The programs in docs/examples/learners run: briefly here, as long as you like by yourself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples" / "learners"


def run(name: str, *words: str) -> str:
    ended = subprocess.run(
        [sys.executable, "-W", "ignore", str(EXAMPLES / name), *words],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout[-3000:] + ended.stderr[-3000:]
    return ended.stdout


@pytest.mark.parametrize("game", ["kutna_hora", "world_without_end"])
def test_rllib_learns_by_self_play(game: str) -> None:
    said = run("rllib_self_play.py", "--game", game, "--iterations", "1", "--batch", "256")

    assert "iteration 0: entropy" in said


@pytest.mark.parametrize("game", ["kutna_hora", "world_without_end"])
def test_tianshou_learns_against_chance(game: str) -> None:
    said = run("tianshou_against_chance.py", "--game", game, "--epochs", "1", "--steps", "400")

    assert "choices: " in said
