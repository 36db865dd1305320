"""Connections to the database, and its migration to the schema of this version."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from silverspire.table.refusals import StorageTrouble

BUSY_MS = 15_000  # how long SQLite waits for another process's transaction
MIGRATION_LOCK = 0x5117E5  # our number among PostgreSQL's advisory locks
READERS = 5
# What the drivers raise when the database cannot be reached or cannot write.
TROUBLE = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
    TimeoutError,
)


class Database:
    """One connection that writes, and a few that read."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_postgres = url.startswith("postgresql")
        if not self.is_postgres:
            Path(make_url(url).database or "").parent.mkdir(parents=True, exist_ok=True)
        self.writer = self._engine(connections=1, begin="BEGIN IMMEDIATE")
        self.reader = self._engine(connections=READERS, begin="BEGIN")

    def _engine(self, connections: int, begin: str) -> AsyncEngine:
        if self.is_postgres:
            return create_async_engine(
                self.url,
                pool_size=connections,
                max_overflow=0,
                pool_pre_ping=True,
                connect_args={"timeout": 10, "command_timeout": 30},
            )
        engine = create_async_engine(self.url, pool_size=connections, max_overflow=0)
        _prepare_sqlite(engine, begin)
        return engine

    async def migrate(self) -> None:
        """Bring any released schema to this version's. Two processes may start at once."""
        try:
            async with self.writer.begin() as connection:
                if self.is_postgres:
                    await connection.execute(
                        text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
                    )
                await connection.run_sync(_upgrade)
        except CommandError as error:
            raise StorageTrouble(
                f"the database was written by a newer version of Silverspire: update it ({error})"
            ) from error
        except TROUBLE as error:
            raise StorageTrouble(f"the database cannot be opened: {_plain(error)}") from error

    async def is_well(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.reader.connect() as connection:
                await connection.execute(text("SELECT version_num FROM alembic_version"))
        except TROUBLE:
            return False
        return True

    async def close(self) -> None:
        await self.writer.dispose()
        await self.reader.dispose()


def _prepare_sqlite(engine: AsyncEngine, begin: str) -> None:
    """Write-ahead log, every commit on the disk, and transactions that we begin ourselves."""

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "silverspire.table.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _plain(error: BaseException) -> str:
    """What the driver said, without our statement or the address with its password."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]
