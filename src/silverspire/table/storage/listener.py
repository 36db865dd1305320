"""Hearing what other processes wrote: PostgreSQL tells us, and we never stop asking."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg

from silverspire.kernel.errors import SilverspireError
from silverspire.table.logs import log
from silverspire.table.storage.batches import CHANNEL
from silverspire.table.storage.database import TROUBLE

CHECK_EVERY: Final = 10.0
RETRY_AFTER: Final = 0.5


class Listener:
    """One connection that listens; lost, it is opened again and everything is looked up."""

    def __init__(
        self,
        url: str,
        process: str,
        follow: Callable[[str], Awaitable[None]],
        follow_all: Callable[[], Awaitable[None]],
    ) -> None:
        self.address = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self.process = process
        self.follow = follow
        self.follow_all = follow_all
        self._changed: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(), name="listener"),
            asyncio.create_task(self._follow(), name="follower"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                await self._stay_connected()
            except (SilverspireError, *TROUBLE) as error:
                log.warning("listener-lost", why=type(error).__name__)
            await asyncio.sleep(RETRY_AFTER)

    async def _stay_connected(self) -> None:
        connection: Any = await asyncpg.connect(self.address, timeout=10)
        try:
            await connection.add_listener(CHANNEL, self._hear)
            await self.follow_all()  # whatever was written while nobody listened
            while True:
                await asyncio.sleep(CHECK_EVERY)
                await connection.execute("SELECT 1", timeout=5)
        finally:
            with suppress(*TROUBLE):
                connection.terminate()

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        process, *changed = payload.split(" ")
        if process != self.process:
            for table_id in changed:
                self._changed.put_nowait(table_id)

    async def _follow(self) -> None:
        while True:
            table_id = await self._changed.get()
            with suppress(SilverspireError, *TROUBLE):  # looked up again when we are back
                await self.follow(table_id)
