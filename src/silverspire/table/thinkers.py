"""Processes in which computers think: one that overruns its time or dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Final, Literal

import msgspec

from silverspire.kernel.registry import find_game, offer_packs
from silverspire.players.advice import grounds
from silverspire.players.roster import find_player
from silverspire.players.search import Budget, SearchPlayer, Thought

START_WITHIN: Final = 60.0
HINT_BUDGET: Final = Budget(seconds=1.5)
NEARLY: Final = 0.02  # a share of the win that much lower is nearly as good
SERIOUSLY: Final = 0.2  # looked at, beside the best, at least so often
READY: Final = b"ready"


class ThinkerLost(Exception):
    """The process died or took too long; it is gone."""


class Task(msgspec.Struct, frozen=True):
    """A question to a computer: a table, and who shall answer."""

    do: Literal["choose", "hint"]
    game: str
    state: bytes
    player: str
    seed: int


class Thoughts(msgspec.Struct, frozen=True):
    """The choice; for a hint also why, and what is nearly as good."""

    choice: int
    grounds: list[tuple[str, float]] = []
    rivals: list[int] = []


class Thinker:
    """A process that thinks. Its methods block, so they run in a thread."""

    def __init__(self, packs: str = "") -> None:
        context = get_context("spawn")  # nothing of the server leaks into it
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=_work, args=(theirs, packs), daemon=True
        )
        try:
            self.process.start()
        except OSError as error:
            self.pipe.close()
            raise ThinkerLost("it could not be started") from error
        finally:
            theirs.close()
        try:
            self._receive(START_WITHIN)
        except ThinkerLost:
            self.close()
            raise

    def ask(self, task: Task, seconds: float) -> Thoughts:
        try:
            self.pipe.send_bytes(msgspec.msgpack.encode(task))
        except OSError as error:
            raise ThinkerLost("it is gone") from error
        return msgspec.msgpack.decode(self._receive(seconds), type=Thoughts)

    def _receive(self, seconds: float) -> bytes:
        try:
            if not self.pipe.poll(seconds):
                raise ThinkerLost(f"no answer within {seconds:g} seconds")
            return self.pipe.recv_bytes()
        except (EOFError, OSError) as error:
            raise ThinkerLost("it died") from error

    def close(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


class Thinkers:
    """So many processes at most, each started when it is first needed."""

    def __init__(self, most: int, packs: str = "") -> None:
        self.packs = packs
        self._threads = ThreadPoolExecutor(max(1, most), thread_name_prefix="thinker")
        self._free: asyncio.Queue[Thinker | None] = asyncio.Queue()
        self._all: set[Thinker] = set()
        self._busy: set[asyncio.Task[Thoughts]] = set()
        self._closing = False
        for _ in range(most):
            self._free.put_nowait(None)

    async def think(self, task: Task, seconds: float) -> Thoughts:
        """Thoughts, or ThinkerLost; whoever was lost is replaced by the next who asks.

        Whoever asked may go away: the thinker is free again when it has answered, not before.
        """
        thinker = await self._free.get()
        work = asyncio.create_task(self._use(thinker, task, seconds))
        self._busy.add(work)
        work.add_done_callback(self._busy.discard)
        return await asyncio.shield(work)

    async def _use(self, thinker: Thinker | None, task: Task, seconds: float) -> Thoughts:
        loop = asyncio.get_running_loop()
        try:
            if thinker is None:
                thinker = await loop.run_in_executor(self._threads, self._start)
            return await loop.run_in_executor(self._threads, thinker.ask, task, seconds)
        except ThinkerLost:
            if thinker is not None:
                self._all.discard(thinker)
                await loop.run_in_executor(self._threads, thinker.close)
            thinker = None
            raise
        finally:
            self._free.put_nowait(thinker)

    def _start(self) -> Thinker:
        if self._closing:
            raise ThinkerLost("the server stops")
        thinker = Thinker(self.packs)
        self._all.add(thinker)
        return thinker

    async def close(self) -> None:
        self._closing = True
        for thinker in self._all:
            with suppress(ValueError):  # closed already
                thinker.process.kill()
        await asyncio.gather(*self._busy, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown)
        for thinker in self._all:
            thinker.close()


# --- In the process ------------------------------------------------------------------------------


def _work(pipe: Connection, packs: str) -> None:
    """A process's whole life: it ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server itself decides when to stop
    threading.Thread(target=_leave_with_the_server, daemon=True).start()
    if packs:
        offer_packs(Path(packs))
    pipe.send_bytes(READY)
    while True:
        try:
            task = msgspec.msgpack.decode(pipe.recv_bytes(), type=Task)
        except EOFError:
            return
        pipe.send_bytes(msgspec.msgpack.encode(_think(task)))


def _leave_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _think(task: Task) -> Thoughts:
    state = find_game(task.game).from_bytes(task.state)
    asked = state.decision()
    assert asked is not None
    if task.do == "choose":
        player = find_player(task.player, task.seed)
        try:
            return Thoughts(player.choose(state, asked))
        finally:
            player.close()
    found: list[Thought] = SearchPlayer(task.seed, HINT_BUDGET).think(state, asked)
    best = found[0]
    rivals = [
        thought.choice
        for thought in found[1:3]
        if thought.share >= best.share - NEARLY and thought.visits >= SERIOUSLY * best.visits
    ]
    reasons = [(ground.about, ground.points) for ground in grounds(state, asked, best.choice)]
    return Thoughts(best.choice, reasons, rivals)
