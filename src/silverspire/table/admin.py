"""What whoever runs a server does to its tables, beside the server."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.engine import make_url

from silverspire.kernel.errors import SilverspireError, WrongOption
from silverspire.table.refusals import StorageUnavailable
from silverspire.table.room import CLOSED, FINISHED, OPEN, RUNNING
from silverspire.table.storage.database import DATABASE_ERRORS, Database, make_private
from silverspire.table.storage.schema import tables
from silverspire.table.summaries import Summary

T = TypeVar("T")


class NoDatabase(SilverspireError):
    """There is nothing to look at, or it is no database that can be copied as a file."""


class TableInfo(NamedTuple):
    """What an operator sees of a table."""

    id: str
    game: str
    status: str
    entries: int
    moved_at: int
    seats: list[str]  # a person's name, or a computer's with its level


async def with_database(url: str, work: Callable[[Database], Awaitable[T]]) -> T:
    """Do something with a database that is there, brought to this version's schema."""
    file = _file(url)
    if file is not None and not file.exists():
        raise NoDatabase(f"there is no database {file}")
    database = Database(url)
    try:
        await database.migrate()
        return await work(database)
    finally:
        await database.close()


async def list_tables(database: Database, status: str | None) -> list[TableInfo]:
    """All tables, those that moved last first."""
    if status not in {None, OPEN, RUNNING, FINISHED, CLOSED}:
        raise WrongOption(f"a table is {OPEN}, {RUNNING}, {FINISHED} or {CLOSED}, not {status}")
    query = select(tables).order_by(tables.c.moved_at.desc())
    if status is not None:
        query = query.where(tables.c.status == status)

    def work(connection: Connection) -> list[TableInfo]:
        return [
            TableInfo(row.id, row.game, row.status, row.sequence, row.moved_at, _seats(row.summary))
            for row in connection.execute(query)
        ]

    try:
        return await database.read(work)
    except DATABASE_ERRORS as error:
        raise StorageUnavailable(f"the database failed: {type(error).__name__}") from error


def _seats(summary: str) -> list[str]:
    decoded = msgspec.json.decode(summary, type=Summary)
    return [_seat(seat.name, seat.level) for seat in decoded.seats]


def _seat(name: str, level: str | None) -> str:
    return f"{name} ({level})" if name and level else name or level or "–"


def back_up(url: str, file: Path) -> None:
    """Copy a database of SQLite while servers use it: as it is at one moment, whole."""
    source = _file(url)
    if source is None:
        raise NoDatabase("PostgreSQL is backed up with pg_dump: see docs/how-to/backup.md")
    if not source.exists():
        raise NoDatabase(f"there is no database {source}")
    make_private(file)
    try:
        with (
            closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)) as original,
            closing(sqlite3.connect(file)) as copy,
        ):
            original.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, to carry away
    except sqlite3.Error as error:
        file.unlink(missing_ok=True)
        raise StorageUnavailable(f"the back-up failed: {error}") from error


def _file(url: str) -> Path | None:
    return None if url.startswith("postgresql") else Path(make_url(url).database or "")
