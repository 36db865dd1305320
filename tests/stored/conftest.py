"""Servers on copies of the stored database."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from tests.stored.stored_games import PACKS, STORED, returning_guests
from tests.table.conftest import cluster, database  # noqa: F401  # fixtures
from tests.table.server import Server
from tests.table.vocabulary import Guest


@pytest.fixture(scope="module", params=["from snapshots", "from entries alone"])
def guests(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, Guest]]:
    """The guests of the stored database, at a server where nobody plays on."""
    file = copied_database(tmp_path_factory.mktemp("stored"))
    if request.param == "from entries alone":
        change(file, "DELETE FROM snapshots")
    with Server(str(file), workers=0, packs=PACKS) as server:
        yield returning_guests(server.client)


@pytest.fixture(scope="module")
def guests_without_entries(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[dict[str, Guest]]:
    """The same guests, where the first entry is followed by those after the snapshot."""
    file = copied_database(tmp_path_factory.mktemp("snapshots"))
    change(
        file,
        "DELETE FROM entries WHERE sequence > 1 AND sequence <= "
        "(SELECT sequence FROM snapshots WHERE snapshots.table_id = entries.table_id)",
    )
    with Server(str(file), workers=0, packs=PACKS) as server:
        yield returning_guests(server.client)


@pytest.fixture(scope="module")
def players(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Guest]]:
    """The same guests at a server where the games go on."""
    file = copied_database(tmp_path_factory.mktemp("played"))
    with Server(str(file), workers=1, packs=PACKS) as server:
        yield returning_guests(server.client)


def copied_database(folder: Path) -> Path:
    return Path(shutil.copy(STORED / "tables.sqlite", folder))


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute(statement)


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    """A terminal that keeps its games beside copies of the stored ones."""
    shutil.copytree(STORED / "terminal", tmp_path / "games")
    return Terminal(tmp_path / "games")
