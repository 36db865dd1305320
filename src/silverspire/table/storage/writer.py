"""Writing entries: many tables, one transaction. Nothing is acknowledged before its commit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from sqlalchemy.exc import IntegrityError

from silverspire.table.logs import log
from silverspire.table.metrics import Metrics
from silverspire.table.refusals import StorageUnavailable
from silverspire.table.storage.bulk_append import Append, BulkAppend, SequenceTaken
from silverspire.table.storage.database import DATABASE_ERRORS, Database

MAX_BATCH: Final = 200
RECENT_SECONDS: Final = 3.0  # seconds
NOT_WRITTEN = (
    "the database cannot be written right now: send the same request again in a moment; "
    "with a client_id it is carried out only once"
)

STUCK_SECONDS: Final = 1.0  # a write that has waited for so long waits for somebody's lock


class PendingWrite(NamedTuple):
    """What waits to be stored, since when, and who is notified."""

    append: Append
    stored: asyncio.Future[bool]
    since: float


class Writer:
    """One task that commits all that waits, again and again."""

    def __init__(self, database: Database, process_id: str, metrics: Metrics) -> None:
        self.database = database
        self.metrics = metrics
        self.bulk_append = BulkAppend(database.is_postgres, process_id)
        self._failed_at: float | None = None  # the last transaction was not taken
        self._queue: asyncio.Queue[PendingWrite] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._oldest: float | None = None  # since when the first of the batch has waited

    @property
    def pending(self) -> int:
        """How many entries wait to be stored."""
        return self._queue.qsize()

    @property
    def is_failing(self) -> bool:
        return self._failed_at is not None

    @property
    def failed_recently(self) -> bool:
        return self._failed_at is not None and time.monotonic() - self._failed_at < RECENT_SECONDS

    @property
    def waited(self) -> float:
        """For how many seconds the oldest write has been waiting to be stored."""
        return 0.0 if self._oldest is None else time.monotonic() - self._oldest

    @property
    def is_stuck(self) -> bool:
        """Whether nothing can be written just now, though the database may answer."""
        return self.waited > STUCK_SECONDS

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="writer")

    async def close(self) -> None:
        """Finish what waits, then stop."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def append(self, append: Append) -> bool:
        """True once it is stored for good; False if another was quicker: its place is taken."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(PendingWrite(append, stored, time.monotonic()))
        with self.metrics.commits.time():
            # Whoever asked may leave; what was handed in is written all the same.
            return await asyncio.shield(stored)

    async def _work(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MAX_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            self.metrics.batches.observe(len(batch))
            self._oldest = batch[0].since
            try:
                # Sorted by table, so that two processes never wait for each other crosswise.
                await self._commit(sorted(batch, key=lambda one: one.append.table_id))
            except Exception as error:  # noqa: BLE001  # one bad batch must not stop all writing
                log.error("writer-error", exc_info=error)
                _fail(batch, error)
            finally:
                self._oldest = None
                for _ in batch:
                    self._queue.task_done()

    async def _commit(self, batch: Sequence[PendingWrite]) -> None:
        appends = [one.append for one in batch]
        stored = True
        try:
            await self.database.write(
                lambda connection: self.bulk_append.write(connection, appends)
            )
        except (SequenceTaken, IntegrityError):
            if len(batch) > 1:  # one of them; alone, it fails alone
                await self._commit(batch[: len(batch) // 2])
                await self._commit(batch[len(batch) // 2 :])
                return
            stored = False
        except DATABASE_ERRORS as error:
            self._failed_at = time.monotonic()
            self.metrics.storage_errors.inc()
            log.warning("storage-error", error=type(error).__name__, entries=len(batch))
            _fail(batch, error)
            return
        self._failed_at = None
        for one in batch:
            one.stored.set_result(stored)


def _fail(batch: Sequence[PendingWrite], error: Exception) -> None:
    for one in batch:
        if not one.stored.done():
            error_to_raise = StorageUnavailable(NOT_WRITTEN)
            error_to_raise.__cause__ = error
            one.stored.set_exception(error_to_raise)
