"""Writing entries: many tables, one transaction. Nothing is acknowledged before its commit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from silverspire.table.entries import Entry, write_body
from silverspire.table.logs import log
from silverspire.table.metrics import Metrics
from silverspire.table.refusals import StorageTrouble
from silverspire.table.storage.database import TROUBLE, Database
from silverspire.table.storage.schema import entries, members, snapshots, tables

BATCH: Final = 200
CHANNEL: Final = "silverspire"
LONGEST_PAYLOAD: Final = 7000  # PostgreSQL takes a little less than 8000 bytes
NOT_WRITTEN = "the table could not be written; nothing was changed, try again in a moment"


class Append(NamedTuple):
    """An entry and what lists shall say of its table afterwards."""

    entry: Entry
    line: dict[str, Any]  # the table's row; of a new table all of it
    seated: tuple[tuple[str, bool], ...] = ()  # people who sit down or get up
    snapshot: bytes | None = None

    @property
    def table_id(self) -> str:
        return self.entry.table_id


class Writer:
    """One task that commits all that waits, again and again."""

    def __init__(self, database: Database, process: str, metrics: Metrics) -> None:
        self.database = database
        self.process = process
        self.metrics = metrics
        self.insert = postgresql.insert if database.is_postgres else sqlite.insert
        self._waiting: asyncio.Queue[tuple[Append, asyncio.Future[bool]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many entries wait to be stored."""
        return self._waiting.qsize()

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="writer")

    async def close(self) -> None:
        """Finish what waits, then stop."""
        await self._waiting.join()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def append(self, append: Append) -> bool:
        """True once it is stored for good; False if another was quicker: its place is taken."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((append, stored))
        with self.metrics.commits.time():
            # Whoever asked may leave; what was handed in is written all the same.
            return await asyncio.shield(stored)

    async def _work(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            self.metrics.batches.observe(len(batch))
            try:
                await self._commit(batch)
            except Exception as error:  # noqa: BLE001  # one bad batch must not stop all writing
                log.error("writer-fault", exc_info=error)
                _fail(batch, error)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _commit(self, batch: Sequence[tuple[Append, asyncio.Future[bool]]]) -> None:
        ordered = sorted((append for append, _ in batch), key=lambda append: append.table_id)
        try:
            stored = await self._transaction(ordered)
        except IntegrityError:
            if len(batch) > 1:  # one of them; alone, it fails alone
                for one in batch:
                    await self._commit([one])
                return
            stored = set()
        except TROUBLE as error:
            self.metrics.trouble.inc()
            log.warning("storage-trouble", why=type(error).__name__, entries=len(batch))
            _fail(batch, error)
            return
        for append, waiting in batch:
            waiting.set_result((append.table_id, append.entry.sequence) in stored)

    async def _transaction(self, batch: Sequence[Append]) -> set[tuple[str, int]]:
        """Everything of a batch or nothing; answers which entries found their place free.

        Sorted by table, so that two processes never wait for each other crosswise.
        """
        async with self.database.writer.begin() as connection:
            created = [append for append in batch if append.entry.sequence == 1]
            if created:
                await connection.execute(tables.insert(), [append.line for append in created])
            stored = await self._insert(connection, batch)
            done = [a for a in batch if (a.table_id, a.entry.sequence) in stored]
            await self._update_lists(connection, done)
            if self.database.is_postgres and done:
                await self._notify(connection, sorted({append.table_id for append in done}))
        return stored

    async def _insert(
        self, connection: AsyncConnection, batch: Sequence[Append]
    ) -> set[tuple[str, int]]:
        statement = (
            self.insert(entries)
            .on_conflict_do_nothing()
            .returning(entries.c.table_id, entries.c.sequence)
        )
        rows = await connection.execute(statement, [_values(append.entry) for append in batch])
        return {(row[0], row[1]) for row in rows}

    async def _update_lists(self, connection: AsyncConnection, done: Sequence[Append]) -> None:
        changed = [{**a.line, "table": a.table_id} for a in done if a.entry.sequence > 1]
        if changed:
            statement = update(tables).where(tables.c.id == bindparam("table"))
            names = [name for name in changed[0] if name != "table"]
            values: dict[str, Any] = {name: bindparam(name) for name in names}
            await connection.execute(statement.values(values), changed)
        seated = [
            {"table_id": append.table_id, "person": person, "seated": is_seated}
            for append in done
            for person, is_seated in append.seated
        ]
        if seated:
            add = self.insert(members)
            key = [members.c.table_id, members.c.person]
            await connection.execute(
                add.on_conflict_do_update(index_elements=key, set_={"seated": add.excluded.seated}),
                seated,
            )
        kept = [
            {"table_id": a.table_id, "sequence": a.entry.sequence, "body": a.snapshot}
            for a in done
            if a.snapshot is not None
        ]
        if kept:
            add = self.insert(snapshots)
            newer = {"sequence": add.excluded.sequence, "body": add.excluded.body}
            await connection.execute(
                add.on_conflict_do_update(index_elements=[snapshots.c.table_id], set_=newer), kept
            )

    async def _notify(self, connection: AsyncConnection, changed: Sequence[str]) -> None:
        """Wake the other processes; they hear it when the transaction is committed."""
        each = LONGEST_PAYLOAD // max(len(table_id) + 1 for table_id in changed)
        for start in range(0, len(changed), each):
            payload = " ".join([self.process, *changed[start : start + each]])
            await connection.execute(
                text("SELECT pg_notify(:channel, :payload)"),
                {"channel": CHANNEL, "payload": payload},
            )


def _fail(batch: Sequence[tuple[Append, asyncio.Future[bool]]], error: Exception) -> None:
    for _, waiting in batch:
        if not waiting.done():
            trouble = StorageTrouble(NOT_WRITTEN)
            trouble.__cause__ = error
            waiting.set_exception(trouble)


def _values(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table_id,
        "sequence": entry.sequence,
        "kind": entry.kind,
        "seat": entry.seat,
        "person": entry.person,
        "client_id": entry.client_id,
        "body": write_body(entry.body),
        "at": entry.at,
    }
