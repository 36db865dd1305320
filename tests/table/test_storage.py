"""What is stored: the migrations build the schema that the code asks for, from nothing or again."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from silverspire.table.entries import Created, Entry, Said
from silverspire.table.metrics import Metrics
from silverspire.table.refusals import StorageUnavailable
from silverspire.table.settings import database_url
from silverspire.table.storage import migrations
from silverspire.table.storage.bulk_append import Append
from silverspire.table.storage.database import Database
from silverspire.table.storage.schema import SCHEMA_VERSION, schema
from silverspire.table.storage.store import Store
from silverspire.table.storage.writer import Writer
from tests.table.postgres import Cluster


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), schema))


def test_the_migrations_build_the_schema(database: str) -> None:
    async def build() -> list[Any]:
        opened = Database(database_url(database))
        await opened.migrate()
        await opened.migrate()
        found = await opened.read(differences)
        await opened.close()
        return found

    assert asyncio.run(build()) == []


def test_the_version_that_starts_look_for_is_that_of_the_last_step() -> None:
    steps = ScriptDirectory(str(Path(migrations.__path__[0])))

    assert steps.get_current_head() == SCHEMA_VERSION


def test_two_servers_may_start_together_on_an_empty_database(database: str) -> None:
    async def build() -> list[bool]:
        both = [Database(database_url(database)) for _ in range(2)]
        await asyncio.gather(*(one.migrate() for one in both))
        healthy = [await one.is_healthy() for one in both]
        await asyncio.gather(*(one.close() for one in both))
        return healthy

    assert asyncio.run(build()) == [True, True]


def test_who_opens_a_new_file_at_the_same_moment_waits_for_the_other(tmp_path: Path) -> None:
    async def open_both(file: Path) -> list[str]:
        both = [Database(database_url(str(file))) for _ in range(2)]
        journal = text("PRAGMA journal_mode")
        found = await asyncio.gather(
            *(one.read(lambda asked: str(asked.execute(journal).scalar_one())) for one in both)
        )
        await asyncio.gather(*(one.close() for one in both))
        return found

    for number in range(60):  # one in a few met the moment
        assert asyncio.run(open_both(tmp_path / f"{number}.db")) == ["wal", "wal"]


@pytest.mark.parametrize(
    ("more", "healthy"),
    [("sslmode=disable", True), ("sslmode=require", False), ("sslmode=x", False)],
)
def test_an_address_of_postgresql_may_say_how_to_connect(
    cluster: Cluster, more: str, healthy: bool
) -> None:
    async def build() -> bool:
        address = cluster.new_database(f"address_{uuid4().hex}")
        opened = Database(database_url(f"{address}?{more}&application_name=silverspire"))
        with suppress(StorageUnavailable):
            await opened.migrate()
        found = await opened.is_healthy()
        await opened.close()
        return found

    assert asyncio.run(build()) == healthy


def test_a_database_of_a_newer_version_is_not_touched(database: str) -> None:
    async def build() -> None:
        opened = Database(database_url(database))
        await opened.migrate()
        newer = text("UPDATE alembic_version SET version_num = '9999'")
        await opened.write(lambda connection: connection.execute(newer))
        try:
            await opened.migrate()
        finally:
            await opened.close()

    with pytest.raises(StorageUnavailable, match="newer version"):
        asyncio.run(build())


def test_whose_place_is_taken_holds_up_nobody_in_the_same_batch(database: str) -> None:
    async def write() -> tuple[list[bool], list[int]]:
        opened = Database(database_url(database))
        await opened.migrate()
        writer = Writer(opened, "test", Metrics())
        tables = [f"table{number}" for number in range(7)]
        batch = [*map(a_new_table, tables), a_word("table3", 2)]
        waiting = [asyncio.create_task(writer.append(one)) for one in batch]
        await asyncio.sleep(0)  # all of them wait when the writer begins
        writer.start()
        assert all(await asyncio.gather(*waiting))

        stored = await asyncio.gather(*(writer.append(a_word(table, 2)) for table in tables))
        counts = [len(await Store(opened).entries_after(table)) for table in tables]
        await writer.close()
        await opened.close()
        return stored, counts

    stored, counts = asyncio.run(write())

    assert stored == [True, True, True, False, True, True, True]
    assert counts == [2] * 7


def a_new_table(table: str) -> Append:
    created = Created(
        game="kutna_hora",
        rules_version="1",
        pack="reconstructed",
        pack_hash="",
        seed="1",
        options={},
        seats=[],
        public=False,
        spectators=True,
        take_backs=True,
        host="agnes",
    )
    row = {"id": table, "game": "kutna_hora", "public": False, "host": "agnes", "created_at": 1}
    return Append(Entry(table, 1, None, "agnes", None, created, 1), LISTED_ROW | row)


def a_word(table: str, sequence: int) -> Append:
    said = Said("Agnes", "Good „luck“, \\ all")
    return Append(Entry(table, sequence, None, "agnes", None, said, 1), LISTED_ROW)


LISTED_ROW: dict[str, Any] = {
    "status": "open",
    "sequence": 1,
    "asked": None,
    "computer_asked": False,
    "summary": "{}",
    "moved_at": 1,
}


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("postgres://a:b@db/tables", "postgresql+asyncpg://a:b@db/tables"),
        ("postgresql://db/tables", "postgresql+asyncpg://db/tables"),
        ("sqlite:////tmp/tables.sqlite", "sqlite:////tmp/tables.sqlite"),
        ("/tmp/tables.sqlite", "sqlite:////tmp/tables.sqlite"),
    ],
)
def test_a_database_is_named_as_people_name_it(given: str, read: str) -> None:
    assert database_url(given) == read
