"""Who is connected, here and in the other processes: each tells the others of its own people."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final

ALIVE, WHO, GONE = ".", "?", "!"  # what a process says beside who is at which table
MOST_TOLD: Final = 400  # people at one table: a message holds a little less than 8000 bytes
SILENT_FOR: Final = 3  # heartbeats missed: the process is dead, and its people are with it

Seen = dict[str, frozenset[str]]  # people by table


class Presence:
    """What the other processes have told us, and what we have yet to tell them."""

    def __init__(
        self,
        process: str,
        heartbeat: float,
        here: Callable[[], dict[str, set[str]]],
        changed: Callable[[str], None],
    ) -> None:
        self.process = process
        self.heartbeat = heartbeat
        self.outbox: asyncio.Queue[str] = asyncio.Queue()
        self._here = here
        self._changed = changed
        self._elsewhere: dict[str, Seen] = {}
        self._heard: dict[str, float] = {}

    def elsewhere(self, table_id: str) -> set[str]:
        """The people who are connected to a table through other processes."""
        found = (seen.get(table_id, frozenset()) for seen in self._elsewhere.values())
        return set().union(*found)

    # --- Telling ---------------------------------------------------------------------------------

    def introduce(self) -> None:
        """Say that we are here, tell of our people and ask for theirs; older words are void."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
            self.outbox.task_done()
        self._say(WHO)
        self._tell_all()

    def announce(self, table_id: str, people: Iterable[str]) -> None:
        """Somebody came to a table here, or went."""
        self._say(table_id, *sorted(people)[:MOST_TOLD])

    def say_goodbye(self) -> None:
        self._say(GONE)

    async def next_word(self) -> str:
        """What to tell next; a sign of life when there is nothing else."""
        try:
            async with asyncio.timeout(self.heartbeat):
                return await self.outbox.get()
        except TimeoutError:
            self._say(ALIVE)
            return self.outbox.get_nowait()

    def _tell_all(self) -> None:
        for table_id, people in self._here().items():
            self.announce(table_id, people)

    def _say(self, *words: str) -> None:
        self.outbox.put_nowait(" ".join([self.process, *words]))

    # --- Hearing ---------------------------------------------------------------------------------

    def hear(self, message: str) -> None:
        """What a process says of itself: who is at a table, that it lives, or that it ends."""
        process, what, *people = message.split(" ")
        if process == self.process:
            return
        if process not in self._heard and what == ALIVE:
            self._say(WHO)  # we took it for dead, or have not met
        self._heard[process] = time.monotonic()
        if what == GONE:
            self._forget(process)
        elif what == WHO:
            self._tell_all()
        elif what != ALIVE:
            self._see(process, what, frozenset(people))

    def _see(self, process: str, table_id: str, people: frozenset[str]) -> None:
        seen = self._elsewhere.setdefault(process, {})
        if seen.get(table_id, frozenset()) == people:
            return
        seen[table_id] = people
        if not people:
            del seen[table_id]
        self._changed(table_id)

    def forget_silent(self) -> None:
        """Whoever has not given a sign of life for long is dead."""
        latest = time.monotonic() - SILENT_FOR * self.heartbeat
        for process in [name for name, heard in self._heard.items() if heard < latest]:
            self._forget(process)

    def _forget(self, process: str) -> None:
        self._heard.pop(process, None)
        for table_id in self._elsewhere.pop(process, {}):
            self._changed(table_id)
