"""Servers for the tests, on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from litestar.testing import TestClient

from silverspire.table.app import create_app
from silverspire.table.settings import from_environment
from tests.table.postgres import Cluster, running_cluster
from tests.table.vocabulary import Tables


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running_cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: each test runs on both."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    running: Cluster = request.getfixturevalue("cluster")
    return running.new_database(f"test_{uuid4().hex}")


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    """A server on SQLite."""
    with serving(str(tmp_path / "tables.sqlite")) as client:
        yield Tables(client)


@pytest.fixture
def tables_on_both(database: str) -> Iterator[Tables]:
    """A server on SQLite and another on PostgreSQL."""
    with serving(database) as client:
        yield Tables(client)


@pytest.fixture
def shared_tables(shared_client: TestClient[Any]) -> Tables:
    """The same server on SQLite for all tests of a file.

    For files whose tests each bring guests and tables of their own and look at no others:
    building a server takes longer than most of what is asked of it.
    """
    shared_client.cookies.clear()
    return Tables(shared_client)


@pytest.fixture(scope="module")
def shared_client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with serving(str(tmp_path_factory.mktemp("shared") / "tables.sqlite")) as client:
        yield client


def serving(database: str, **settings: Any) -> TestClient[Any]:
    given: dict[str, Any] = {"computer_delay": 0, "workers": 0, "rate_limits": False, "metrics": ""}
    given |= {"log_requests": False, **settings}
    return TestClient(create_app(from_environment({}, database=database, **given)))
