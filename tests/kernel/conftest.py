"""A game of the tests that the registry finds as it would find another package's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from silverspire.kernel.registry import ENTRY_POINTS, announced_folders, find_game, game_names


@pytest.fixture
def announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game is installed: some distribution announces it."""
    metadata = tmp_path / "site" / "a_toy-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: a-toy\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[{ENTRY_POINTS}]\ntoy = tests.kernel.toy:GAME\n")
    monkeypatch.syspath_prepend(metadata.parent)
    forget_games()
    yield
    forget_games()


def forget_games() -> None:
    find_game.cache_clear()
    game_names.cache_clear()
    announced_folders.cache_clear()
