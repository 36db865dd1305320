"""Hearing what other processes wrote and who is there: PostgreSQL tells us."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg

from silverspire.table.logs import log
from silverspire.table.presence import Presence
from silverspire.table.refusals import NotFound, StorageTrouble
from silverspire.table.storage.batches import CHANNEL
from silverspire.table.storage.database import TROUBLE, plain_address

PRESENCE: Final = "silverspire_presence"
RETRY_AFTER: Final = 0.5
ANSWERS_WITHIN: Final = 5.0


class Listener:
    """One connection that listens; lost, it is opened again and everything is looked up."""

    def __init__(
        self,
        url: str,
        process: str,
        presence: Presence,
        follow: Callable[[str], Awaitable[None]],
        follow_all: Callable[[], Awaitable[None]],
    ) -> None:
        self.address = plain_address(url)
        self.process = process
        self.presence = presence
        self.follow = follow
        self.follow_all = follow_all
        self._changed: asyncio.Queue[str] = asyncio.Queue()
        self._pending: set[str] = set()  # what waits in the queue, once each
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(), name="listener"),
            asyncio.create_task(self._follow(), name="follower"),
        ]

    async def close(self) -> None:
        self.presence.say_goodbye()
        with suppress(TimeoutError):  # if nobody can hear us, they will notice
            async with asyncio.timeout(1):
                await self.presence.outbox.join()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                await self._stay_connected()
            except (StorageTrouble, *TROUBLE) as error:
                log.warning("listener-lost", why=type(error).__name__)
            except Exception as error:  # noqa: BLE001  # deaf for good would be worse
                log.error("listener-fault", exc_info=error)
            await asyncio.sleep(RETRY_AFTER)

    async def _stay_connected(self) -> None:
        connection: Any = await asyncpg.connect(self.address, timeout=10)
        try:
            await connection.add_listener(CHANNEL, self._hear)
            await connection.add_listener(PRESENCE, self._hear_presence)
            await self.follow_all()  # whatever was written while nobody listened
            self.presence.introduce()
            while True:
                await self._tell(connection, await self.presence.next_word())
                self.presence.forget_silent()
        finally:
            with suppress(*TROUBLE):
                connection.terminate()

    async def _tell(self, connection: Any, word: str) -> None:
        """Tell the other processes; and notice if the connection is lost."""
        try:
            await connection.execute(
                "SELECT pg_notify($1, $2)", PRESENCE, word, timeout=ANSWERS_WITHIN
            )
        finally:
            self.presence.outbox.task_done()

    def _hear_presence(self, _connection: object, _pid: int, _channel: str, word: str) -> None:
        self.presence.hear(word)

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        process, *changed = payload.split(" ")
        if process != self.process:
            for table_id in changed:
                self._put(table_id)

    def _put(self, table_id: str) -> None:
        if table_id not in self._pending:
            self._pending.add(table_id)
            self._changed.put_nowait(table_id)

    async def _follow(self) -> None:
        while True:
            table_id = await self._changed.get()
            self._pending.discard(table_id)
            try:
                await self.follow(table_id)
            except NotFound:
                continue  # deleted
            except (StorageTrouble, *TROUBLE):
                await asyncio.sleep(RETRY_AFTER)
                self._put(table_id)  # whoever watches shall hear of it
            except Exception as error:  # noqa: BLE001  # one table must not stop all the others
                log.error("follower-fault", table=table_id, exc_info=error)
