"""Writing entries: many tables, one transaction. Nothing is acknowledged before its commit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import IntegrityError

from silverspire.table.logs import log
from silverspire.table.metrics import Metrics
from silverspire.table.refusals import StorageTrouble
from silverspire.table.storage.batches import Append, Batches, PlaceTaken
from silverspire.table.storage.database import TROUBLE, Database

BATCH: Final = 200
LATELY: Final = 3.0  # seconds
NOT_WRITTEN = (
    "the tables cannot be written just now: send the same request again in a moment; "
    "with a client_id it is carried out once"
)

Waiting = tuple[Append, asyncio.Future[bool]]


class Writer:
    """One task that commits all that waits, again and again."""

    def __init__(self, database: Database, process: str, metrics: Metrics) -> None:
        self.database = database
        self.metrics = metrics
        self.batches = Batches(database.is_postgres, process)
        self._failed_at: float | None = None  # the last transaction was not taken
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many entries wait to be stored."""
        return self._waiting.qsize()

    @property
    def in_trouble(self) -> bool:
        return self._failed_at is not None

    @property
    def failed_lately(self) -> bool:
        return self._failed_at is not None and time.monotonic() - self._failed_at < LATELY

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
                # Sorted by table, so that two processes never wait for each other crosswise.
                await self._commit(sorted(batch, key=lambda one: one[0].table_id))
            except Exception as error:  # noqa: BLE001  # one bad batch must not stop all writing
                log.error("writer-fault", exc_info=error)
                _fail(batch, error)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _commit(self, batch: Sequence[Waiting]) -> None:
        appends = [append for append, _ in batch]
        stored = True
        try:
            await self.database.write(lambda connection: self.batches.write(connection, appends))
        except (PlaceTaken, IntegrityError):
            if len(batch) > 1:  # one of them; alone, it fails alone
                await self._commit(batch[: len(batch) // 2])
                await self._commit(batch[len(batch) // 2 :])
                return
            stored = False
        except TROUBLE as error:
            self._failed_at = time.monotonic()
            self.metrics.trouble.inc()
            log.warning("storage-trouble", why=type(error).__name__, entries=len(batch))
            _fail(batch, error)
            return
        self._failed_at = None
        for _, waiting in batch:
            waiting.set_result(stored)


def _fail(batch: Sequence[Waiting], error: Exception) -> None:
    for _, waiting in batch:
        if not waiting.done():
            trouble = StorageTrouble(NOT_WRITTEN)
            trouble.__cause__ = error
            waiting.set_exception(trouble)
