"""Connections to the database, and its migration to the schema of this version."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Protocol, TypeVar

import asyncpg
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from silverspire.table.refusals import StorageTrouble
from silverspire.table.storage.migrating import VERSION, VERSION_TABLE, upgrade

BUSY_MS = 15_000  # how long SQLite waits for another process's transaction
AGAIN_AFTER = 0.01  # seconds
READERS = 5
SAME_VERSION = text(f"UPDATE {VERSION_TABLE} SET version_num = version_num")
ANSWERS_WITHIN = 5.0
# What the drivers raise when the database cannot be reached or cannot write.
TROUBLE = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
    TimeoutError,
)


T = TypeVar("T")
Work = Callable[[Connection], T]  # what is done on a connection, at one go


class Way(Protocol):
    """How work gets to the database and its answer back, without anybody waiting meanwhile."""

    async def transact(self, work: Work[T]) -> T: ...

    async def close(self) -> None: ...


class PostgresWay:
    """Over a network: a few connections that wait for their answers side by side."""

    def __init__(self, url: str, connections: int) -> None:
        # It brings all of the object mapper with it: who keeps tables in a file need not wait.
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

        address = plain_address(url)
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            # The driver reads the address itself: it knows sslmode and whatever else stands there.
            async_creator=partial(asyncpg.connect, address, timeout=10, command_timeout=30),
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


class SqliteWay:
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
        def carry_out() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, carry_out)

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


class Database:
    """One connection that writes, and a few that read."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_postgres = url.startswith("postgresql")
        self._writer: Way
        self._reader: Way
        if self.is_postgres:
            self._writer, self._reader = PostgresWay(url, 1), PostgresWay(url, READERS)
            return
        Path(make_url(url).database or "").parent.mkdir(parents=True, exist_ok=True)
        self._writer = SqliteWay(url, 1, "BEGIN IMMEDIATE")
        self._reader = SqliteWay(url, READERS, "BEGIN")

    async def write(self, work: Work[T]) -> T:
        """In one transaction: all of the work is stored, or nothing."""
        return await self._writer.transact(work)

    async def read(self, work: Work[T]) -> T:
        return await self._reader.transact(work)

    async def migrate(self) -> None:
        """Bring any released schema to this version's."""
        try:
            await self.write(upgrade)
        except TROUBLE as error:
            raise StorageTrouble(f"the database cannot be opened: {_plain(error)}") from error

    async def is_well(self, writes: bool = False) -> bool:
        """Whether the database answers; asked for it, also whether it takes what is written."""
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                await self.read(lambda connection: connection.execute(VERSION).all())
                if writes:
                    await self.write(lambda connection: connection.execute(SAME_VERSION).rowcount)
        except TROUBLE:
            return False
        return True

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()


def plain_address(url: str) -> str:
    """The address of a PostgreSQL, as people and drivers write it."""
    return url.replace("postgresql+asyncpg://", "postgresql://", 1)


def _prepare_sqlite(engine: Engine, begin: str) -> None:
    """Write-ahead log, every commit on the disk, and transactions that we begin ourselves."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        _log_ahead(cursor)
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _log_ahead(cursor: sqlite3.Cursor) -> None:
    """SQLite refuses at once, however patient, when two make a new file's log: so try again."""
    last = monotonic() + BUSY_MS / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > last:
                raise
            sleep(AGAIN_AFTER)
        else:
            return


def _plain(error: BaseException) -> str:
    """What the driver said, without our statement or the address with its password."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]
