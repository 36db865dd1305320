"""Tables at play: whoever is asked answers, all four receive it, and the times are kept."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bench.table.sockets import Ended, Socket

SEATS = 4
PATIENCE = 120.0  # seconds for the last moves to arrive

Words = Callable[[], bytes]


@dataclass
class Tally:
    """What was measured while tables played: times in seconds, one for each move."""

    seconds: float = 0.0
    own: list[float] = field(default_factory=list)  # until the chooser saw the new table
    everyone: list[float] = field(default_factory=list)  # until the last of the four did
    refused: int = 0
    finished: int = 0


class Table:
    """One table with its four connections."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.rng = random.Random(number)
        self.sockets: list[Socket] = []
        self.tally = Tally()
        self.think = 0.0
        self.playing = False
        self.finished = False
        self.moves = 0
        self.ready = asyncio.Event()  # everyone has received everything
        self.sequence = -1
        self._heard = 0
        self._next: tuple[int, Words] | None = None
        self._mover = -1
        self._sent = 0.0

    def hear(self, seat: int, sequence: int, words: Words | None) -> None:
        """A seat has the table as it is after `sequence`; `words` is its answer, if it is asked."""
        if sequence > self.sequence:
            self.sequence, self._heard, self._next = sequence, 0, None
        elif sequence < self.sequence:
            return
        self._heard += 1
        if words is not None:
            self._next = (seat, words)
        if seat == self._mover and self._sent:
            self.tally.own.append(time.perf_counter() - self._sent)
        if self._heard == SEATS:
            self._all_heard()

    def refuse(self, why: str) -> None:
        self.tally.refused += 1
        raise Ended(f"refused: {why}")

    def _all_heard(self) -> None:
        if self._sent:
            self.tally.everyone.append(time.perf_counter() - self._sent)
            self._sent = 0.0
            self.moves += 1
        if self._next is None and not self.finished:
            self.finished = True
            self.tally.finished += 1
        if self.playing and not self.finished:
            self._go_on()
        else:
            self.ready.set()

    def go(self, tally: Tally, think: float) -> None:
        """Play on, with `think` seconds of thought before a move, on average."""
        self.tally, self.think = tally, think
        self.playing = True
        if not self.finished:
            self.ready.clear()
            self._go_on(self.rng.random() * think)

    def _go_on(self, wait: float | None = None) -> None:
        if wait is None:
            wait = self.rng.expovariate(1 / self.think) if self.think else 0.0
        asyncio.get_running_loop().call_later(wait, self._answer)

    def _answer(self) -> None:
        if not self.playing or self._next is None:
            self.ready.set()
            return
        self._mover, words = self._next
        message = words()
        self._sent = time.perf_counter()
        self.sockets[self._mover].send(message)


async def play(tables: Sequence[Table], seconds: float, think: float) -> Tally:
    """Let all tables play for some seconds; then let the last moves arrive."""
    tally = Tally()
    start = time.perf_counter()
    for table in tables:
        table.go(tally, think)
    await asyncio.sleep(seconds)
    tally.seconds = time.perf_counter() - start
    counted = len(tally.everyone)
    for table in tables:
        table.playing = False
    async with asyncio.timeout(PATIENCE):
        for table in tables:
            await table.ready.wait()
    _refuse_dead(tables)
    del tally.everyone[counted:]
    return tally


def _refuse_dead(tables: Sequence[Table]) -> None:
    ended = [socket.ended for table in tables for socket in table.sockets if socket.ended]
    if ended:
        raise Ended(f"{len(ended)} connections were cut: {ended[0]}")
