"""Who is connected, here and in the other processes: each tells the others of its own people."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final

ALIVE, ASK_ALL, STOPPED = ".", "?", "!"  # what a process says beside who is at which table
MAX_PEOPLE: Final = 400  # people at one table: a message holds a little less than 8000 bytes
MISSED_HEARTBEATS: Final = 3  # heartbeats missed: the process is dead, and its people are with it

PeopleByTable = dict[str, frozenset[str]]  # people by table


class Presence:
    """What the other processes have sent us, and what we have yet to send them."""

    def __init__(
        self,
        process_id: str,
        heartbeat: float,
        local_people: Callable[[], dict[str, set[str]]],
        changed: Callable[[str], None],
    ) -> None:
        self.process_id = process_id
        self.heartbeat = heartbeat
        self.outbox: asyncio.Queue[str] = asyncio.Queue()
        self._local_people = local_people
        self._changed = changed
        self._remote: dict[str, PeopleByTable] = {}
        self._last_heard: dict[str, float] = {}

    def remote_people(self, table_id: str) -> set[str]:
        """The people who are connected to a table through other processes."""
        found = (seen.get(table_id, frozenset()) for seen in self._remote.values())
        return set().union(*found)

    # --- Telling ---------------------------------------------------------------------------------

    def announce_start(self) -> None:
        """Say that we are here, tell of our people and ask for theirs; older words are void."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
            self.outbox.task_done()
        self._send(ASK_ALL)
        self._send_all()

    def announce(self, table_id: str, people: Iterable[str]) -> None:
        """Somebody came to a table here, or went."""
        self._send(table_id, *sorted(people)[:MAX_PEOPLE])

    def announce_stop(self) -> None:
        self._send(STOPPED)

    async def next_message(self) -> str:
        """What to tell next; a sign of life when there is nothing else."""
        try:
            async with asyncio.timeout(self.heartbeat):
                return await self.outbox.get()
        except TimeoutError:
            self._send(ALIVE)
            return self.outbox.get_nowait()

    def _send_all(self) -> None:
        for table_id, people in self._local_people().items():
            self.announce(table_id, people)

    def _send(self, *parts: str) -> None:
        self.outbox.put_nowait(" ".join([self.process_id, *parts]))

    # --- Hearing ---------------------------------------------------------------------------------

    def receive(self, message: str) -> None:
        """What a process says of itself: who is at a table, that it lives, or that it ends."""
        process_id, what, *people = message.split(" ")
        if process_id == self.process_id:
            return
        if process_id not in self._last_heard and what == ALIVE:
            self._send(ASK_ALL)  # we took it for dead, or have not met
        self._last_heard[process_id] = time.monotonic()
        if what == STOPPED:
            self._drop_process(process_id)
        elif what == ASK_ALL:
            self._send_all()
        elif what != ALIVE:
            self._update_people(process_id, what, frozenset(people))

    def _update_people(self, process_id: str, table_id: str, people: frozenset[str]) -> None:
        seen = self._remote.setdefault(process_id, {})
        if seen.get(table_id, frozenset()) == people:
            return
        seen[table_id] = people
        if not people:
            del seen[table_id]
        self._changed(table_id)

    def drop_silent(self) -> None:
        """Whoever has not given a sign of life for long is dead."""
        latest = time.monotonic() - MISSED_HEARTBEATS * self.heartbeat
        for process_id in [name for name, heard in self._last_heard.items() if heard < latest]:
            self._drop_process(process_id)

    def _drop_process(self, process_id: str) -> None:
        self._last_heard.pop(process_id, None)
        for table_id in self._remote.pop(process_id, {}):
            self._changed(table_id)
