"""What the tests of the command line share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, any_numbers


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path / "games")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game that was played in the terminal."""
    terminal = Terminal(tmp_path_factory.mktemp("games"))
    said = terminal.play("--seed", "7", "--option", "events=true", typed=any_numbers(1))
    assert said.code == 0
    return said.saved_file
