"""What is stored: the migrations build the schema that the code asks for, from nothing or again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from silverspire.table.refusals import StorageTrouble
from silverspire.table.settings import database_url
from silverspire.table.storage.database import Database
from silverspire.table.storage.schema import schema


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


def test_two_servers_may_start_at_once_on_an_empty_database(database: str) -> None:
    async def build() -> list[bool]:
        both = [Database(database_url(database)) for _ in range(2)]
        await asyncio.gather(*(one.migrate() for one in both))
        well = [await one.is_well() for one in both]
        await asyncio.gather(*(one.close() for one in both))
        return well

    assert asyncio.run(build()) == [True, True]


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

    with pytest.raises(StorageTrouble, match="newer version"):
        asyncio.run(build())


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
