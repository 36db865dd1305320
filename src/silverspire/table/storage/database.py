"""Connections to the database, and its migration to the schema of this version."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Protocol, TypeVar

import asyncpg
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from silverspire.table.refusals import StorageUnavailable
from silverspire.table.storage.postgres import PATIENCE, PATIENCE_TO_MIGRATE, Patience, connect
from silverspire.table.storage.schema_upgrade import VERSION, VERSION_TABLE, upgrade

BUSY_MS = 15_000  # how long SQLite waits for another process's transaction
RETRY_DELAY = 0.01  # seconds
OWNER_ONLY = 0o600
READERS = 5
TOUCH_VERSION = text(f"UPDATE {VERSION_TABLE} SET version_num = version_num")
RESPONSE_TIMEOUT = 5.0
# What the drivers raise when the database cannot be reached or cannot write.
DATABASE_ERRORS = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
    TimeoutError,
)


T = TypeVar("T")
Work = Callable[[Connection], T]  # what is done on a connection, at one go


class Backend(Protocol):
    """How work gets to the database and its answer back, without anybody waiting meanwhile."""

    async def transact(self, work: Work[T]) -> T: ...

    async def close(self) -> None: ...


class PostgresBackend:
    """Over a network: a few connections that wait for their answers side by side."""

    def __init__(self, url: str, connections: int, patience: Patience = PATIENCE) -> None:
        # It brings all of the object mapper with it: who keeps tables in a file need not wait.
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

        driver_address = driver_url(url)
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            # The driver reads the address itself: it knows sslmode and whatever else stands there.
            async_creator=partial(connect, driver_address, patience),
            pool_size=connections,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,  # an error that is logged must not tell what was stored
        )

    async def transact(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


class SqliteBackend:
    """To a file: in threads, a whole transaction at a time.

    A thread costs when it is woken, so it is woken once for each transaction and not for each
    statement.
    """

    def __init__(self, url: str, connections: int, begin: str) -> None:
        self._engine = create_engine(
            url, pool_size=connections, max_overflow=0, hide_parameters=True
        )
        self._threads = ThreadPoolExecutor(connections, thread_name_prefix="sqlite")
        _prepare_sqlite(self._engine, begin)

    async def transact(self, work: Work[T]) -> T:
        def run() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, run)

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


class Database:
    """One connection that writes, and a few that read."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_postgres = url.startswith("postgresql")
        self._writer: Backend
        self._reader: Backend
        if self.is_postgres:
            self._writer, self._reader = PostgresBackend(url, 1), PostgresBackend(url, READERS)
            return
        make_private(Path(make_url(url).database or ""))
        self._writer = SqliteBackend(url, 1, "BEGIN IMMEDIATE")
        self._reader = SqliteBackend(url, READERS, "BEGIN")

    async def write(self, work: Work[T]) -> T:
        """In one transaction: all of the work is stored, or nothing."""
        return await self._writer.transact(work)

    async def read(self, work: Work[T]) -> T:
        return await self._reader.transact(work)

    async def migrate(self) -> None:
        """Bring any released schema to this version's."""
        patient = PostgresBackend(self.url, 1, PATIENCE_TO_MIGRATE) if self.is_postgres else None
        try:
            await (patient or self._writer).transact(upgrade)
        except DATABASE_ERRORS as error:
            raise StorageUnavailable(
                f"the database cannot be opened: {_driver_message(error)}"
            ) from error
        finally:
            if patient is not None:
                await patient.close()

    async def is_healthy(self, check_writes: bool = False) -> bool:
        """Whether the database answers; asked for it, also whether it takes what is written."""
        try:
            async with asyncio.timeout(RESPONSE_TIMEOUT):
                await self.read(lambda connection: connection.execute(VERSION).all())
                if check_writes:
                    await self.write(lambda connection: connection.execute(TOUCH_VERSION).rowcount)
        except DATABASE_ERRORS:
            return False
        return True

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()


def make_private(file: Path) -> None:
    """Seeds and keys are in the file: only its owner reads it. SQLite gives the files beside it
    the same rights."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    except OSError as error:
        raise StorageUnavailable(f"the database cannot be opened: {error.strerror}") from error
    with suppress(PermissionError):  # somebody else's, who has let us write there
        for each in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
            if each.exists():
                each.chmod(OWNER_ONLY)


def driver_url(url: str) -> str:
    """The address of a PostgreSQL, as people and drivers write it."""
    return url.replace("postgresql+asyncpg://", "postgresql://", 1)


def _prepare_sqlite(engine: Engine, begin: str) -> None:
    """Write-ahead log, every commit on the disk, and transactions that we begin ourselves."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        _enable_wal(cursor)
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _enable_wal(cursor: sqlite3.Cursor) -> None:
    """SQLite refuses, whatever its timeout, when two create a new file's log: so try again."""
    last = monotonic() + BUSY_MS / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > last:
                raise
            sleep(RETRY_DELAY)
        else:
            return


def _driver_message(error: BaseException) -> str:
    """What the driver said, without our statement or the address with its password."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]
