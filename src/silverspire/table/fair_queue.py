"""Whose computer thinks next: moves before hints before analyses, then fair shares by person and by
table.

This is start-time fair queueing. Thinking moves a name's start ahead by the seconds it took, and
the lowest start is served next. Nobody's start lies before that of the turn served last, so time
without asking is not saved up. When nobody waits or thinks any more, everyone is equal again.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple


class Asker(NamedTuple):
    """For whom a computer thinks."""

    person: str
    table: str
    is_hint: bool = False
    is_analysis: bool = False


class FairShares:
    """When each name is to be served next, in seconds of thinking."""

    def __init__(self) -> None:
        self._served = 0.0  # the start of the turn served last
        self._starts: dict[str, float] = {}  # of those who are ahead of it

    def __len__(self) -> int:
        return len(self._starts)

    def start(self, name: str) -> float:
        return self._starts.get(name, self._served)

    def serve(self, name: str) -> None:
        self._served = max(self._served, self.start(name))
        self._starts = {one: at for one, at in self._starts.items() if at > self._served}

    def charge(self, name: str, seconds: float) -> None:
        self._starts[name] = self.start(name) + seconds

    def settle(self) -> None:
        self._starts.clear()


class _Waiting(NamedTuple):
    asker: Asker
    number: int  # the order in which they came
    turn: asyncio.Future[None]


class FairQueue:
    """Turns at `size` computers. One person's many tables do not delay another's one table."""

    def __init__(self, size: int) -> None:
        self._size = self._free = size
        self._waiting: list[_Waiting] = []
        self._count = 0
        self._people, self._tables = FairShares(), FairShares()

    def __len__(self) -> int:
        return len(self._waiting)

    async def acquire(self, asker: Asker) -> None:
        """Wait for a turn; whoever no longer waits leaves the queue."""
        self._count += 1
        entry = _Waiting(asker, self._count, asyncio.get_running_loop().create_future())
        self._waiting.append(entry)
        self._next()
        try:
            await entry.turn
        except asyncio.CancelledError:
            with suppress(ValueError):
                self._waiting.remove(entry)
            if entry.turn.done() and not entry.turn.cancelled():
                self.release(asker, 0)  # the turn came just now
            raise

    def release(self, asker: Asker, seconds: float) -> None:
        """The turn is over, after this many seconds."""
        self._people.charge(asker.person, seconds)
        self._tables.charge(asker.table, seconds)
        self._free += 1
        self._next()
        if self._free == self._size:
            self._people.settle()
            self._tables.settle()

    def _next(self) -> None:
        while self._free and self._waiting:
            first = min(self._waiting, key=self._order)
            self._waiting.remove(first)
            if not first.turn.cancelled():
                self._free -= 1
                self._people.serve(first.asker.person)
                self._tables.serve(first.asker.table)
                first.turn.set_result(None)

    def _order(self, entry: _Waiting) -> tuple[bool, bool, float, float, int]:
        asker = entry.asker
        by_person, by_table = self._people.start(asker.person), self._tables.start(asker.table)
        return asker.is_analysis, asker.is_hint, by_person, by_table, entry.number
