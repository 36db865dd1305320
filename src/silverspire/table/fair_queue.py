"""Who thinks next: moves before hints, hints before analyses, then whoever has used the computers
least of late."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

HALF_LIFE: Final = 30.0  # seconds after which thinking counts half
FORGOTTEN: Final = 0.01  # seconds of thinking that no longer count


class Asker(NamedTuple):
    """For whom a computer thinks."""

    person: str
    table: str
    is_hint: bool = False
    is_analysis: bool = False


class RecentUse:
    """Seconds of thinking by name; they count half after a while, and then no more."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self._seconds: dict[str, tuple[float, float]] = {}  # and when that was

    def __getitem__(self, name: str) -> float:
        seconds, at = self._seconds.get(name, (0.0, 0.0))
        return seconds * 0.5 ** ((self.clock() - at) / HALF_LIFE) if seconds else 0.0

    def add(self, name: str, seconds: float) -> None:
        self._seconds[name] = (self[name] + seconds, self.clock())
        for other in [other for other in self._seconds if self[other] < FORGOTTEN]:
            del self._seconds[other]


class _Waiting(NamedTuple):
    asker: Asker
    number: int  # the order in which they came
    turn: asyncio.Future[None]


class FairQueue:
    """Turns at `size` computers. One person's many tables do not delay another's one table."""

    def __init__(self, size: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = size
        self._waiting: list[_Waiting] = []
        self._count = 0
        self._by_person, self._by_table = RecentUse(clock), RecentUse(clock)

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
        self._by_person.add(asker.person, seconds)
        self._by_table.add(asker.table, seconds)
        self._free += 1
        self._next()

    def _next(self) -> None:
        while self._free and self._waiting:
            first = min(self._waiting, key=self._order)
            self._waiting.remove(first)
            if not first.turn.cancelled():
                self._free -= 1
                first.turn.set_result(None)

    def _order(self, entry: _Waiting) -> tuple[bool, bool, float, float, int]:
        asker = entry.asker
        by_person, by_table = self._by_person[asker.person], self._by_table[asker.table]
        return asker.is_analysis, asker.is_hint, by_person, by_table, entry.number
