"""Hearing what other processes wrote and who is there, through PostgreSQL's notifications."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from silverspire.table.logs import log
from silverspire.table.presence import Presence
from silverspire.table.refusals import NotFound, StorageUnavailable
from silverspire.table.storage.bulk_append import CHANNEL
from silverspire.table.storage.database import DATABASE_ERRORS, driver_url
from silverspire.table.storage.postgres import connect

PRESENCE_CHANNEL: Final = "silverspire_presence"
RETRY_AFTER: Final = 0.2  # seconds
RESPONSE_TIMEOUT: Final = 5.0


class Listener:
    """One connection that listens; lost, it is opened again and everything is looked up."""

    def __init__(
        self,
        url: str,
        process_id: str,
        presence: Presence,
        refresh: Callable[[str], Awaitable[None]],
        refresh_all: Callable[[], Awaitable[None]],
    ) -> None:
        self.address = driver_url(url)
        self.process_id = process_id
        self.presence = presence
        self.refresh = refresh
        self.refresh_all = refresh_all
        self._changed: asyncio.Queue[str] = asyncio.Queue()
        self._pending: set[str] = set()  # what waits in the queue, once each
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._listen_loop(), name="listener"),
            asyncio.create_task(self._refresh_loop(), name="refresher"),
        ]

    async def close(self) -> None:
        self.presence.announce_stop()
        with suppress(TimeoutError):  # if nobody can hear us, they will notice
            async with asyncio.timeout(1):
                await self.presence.outbox.join()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen_loop(self) -> None:
        while True:
            try:
                await self._stay_connected()
            except (StorageUnavailable, *DATABASE_ERRORS) as error:
                log.warning("listener-lost", error=type(error).__name__)
            except Exception as error:  # noqa: BLE001  # deaf for good would be worse
                log.error("listener-error", exc_info=error)
            await asyncio.sleep(RETRY_AFTER)

    async def _stay_connected(self) -> None:
        connection = await connect(self.address)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._on_tables_changed)
            await connection.add_listener(PRESENCE_CHANNEL, self._on_presence)
            await self.refresh_all()  # whatever was written while nobody listened
            self.presence.announce_start()
            await self._talk_until(lost, connection)
        finally:
            with suppress(*DATABASE_ERRORS):
                connection.terminate()

    async def _talk_until(self, lost: asyncio.Event, connection: Any) -> None:
        """Tell the others of our people, until the connection is cut: then do not wait for the
        next word to notice."""
        talking = asyncio.create_task(self._talk(connection))
        cut = asyncio.create_task(lost.wait())
        try:
            await asyncio.wait({talking, cut}, return_when=asyncio.FIRST_COMPLETED)
            if talking.done():
                talking.result()
            raise ConnectionResetError("the connection that listens was cut")
        finally:
            talking.cancel()
            cut.cancel()
            await asyncio.gather(talking, cut, return_exceptions=True)

    async def _talk(self, connection: Any) -> None:
        while True:
            await self._notify(connection, await self.presence.next_message())
            self.presence.drop_silent()

    async def _notify(self, connection: Any, message: str) -> None:
        """Tell the other processes; and notice if the connection is lost."""
        try:
            await connection.execute(
                "SELECT pg_notify($1, $2)", PRESENCE_CHANNEL, message, timeout=RESPONSE_TIMEOUT
            )
        finally:
            self.presence.outbox.task_done()

    def _on_presence(self, _connection: object, _pid: int, _channel: str, message: str) -> None:
        self.presence.receive(message)

    def _on_tables_changed(
        self, _connection: object, _pid: int, _channel: str, payload: str
    ) -> None:
        process_id, *changed = payload.split(" ")
        if process_id != self.process_id:
            for table_id in changed:
                self._enqueue(table_id)

    def _enqueue(self, table_id: str) -> None:
        if table_id not in self._pending:
            self._pending.add(table_id)
            self._changed.put_nowait(table_id)

    async def _refresh_loop(self) -> None:
        while True:
            table_id = await self._changed.get()
            self._pending.discard(table_id)
            try:
                await self.refresh(table_id)
            except NotFound:
                continue  # deleted
            except (StorageUnavailable, *DATABASE_ERRORS):
                await asyncio.sleep(RETRY_AFTER)
                self._enqueue(table_id)  # so that everyone who watches is notified
            except Exception as error:  # noqa: BLE001  # one table must not stop all the others
                log.error("refresh-error", table=table_id, exc_info=error)
