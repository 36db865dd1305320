"""Processes in which computer players run: one that overruns its time or dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Final, Literal

import msgspec

from silverspire.kernel.registry import find_version, register_packs
from silverspire.players.hints import HintReason, find_hint
from silverspire.players.registry import find_player
from silverspire.players.winning_chances import WinningChances, winning_chances
from silverspire.table.analysis_tasks import (
    AnalysisReply,
    AnalysisTask,
    ChancesTask,
    analyze_task,
)
from silverspire.table.fair_queue import Asker, FairQueue

START_TIMEOUT: Final = 60.0
READY: Final = b"ready"


class BotProcessLost(Exception):
    """The process died or took too long; it is gone."""


class BotTask(msgspec.Struct, frozen=True, tag="decision"):
    """A question to a computer: a table, and the player that answers."""

    kind: Literal["choose", "hint"]
    game: str
    rules_version: str
    state: bytes
    player: str
    seed: int


class BotReply(msgspec.Struct, frozen=True, tag="decision"):
    """The choice; for a hint also why, and what is nearly as good."""

    choice: int
    reasons: list[HintReason] = []
    alternatives: list[int] = []


class DecidingMomentsTask(msgspec.Struct, frozen=True, tag="deciding-moments"):
    """A whole game: which of its choices decided it?"""

    game: str
    rules_version: str
    state: bytes  # as it began
    choices: list[int]


class DecidingMomentsReply(msgspec.Struct, frozen=True, tag="deciding-moments"):
    found: WinningChances


AnyTask = BotTask | AnalysisTask | ChancesTask | DecidingMomentsTask
AnyReply = BotReply | AnalysisReply | DecidingMomentsReply


class BotProcess:
    """A process that chooses for computers. Its methods block, so they run in a thread."""

    def __init__(self, packs: str = "") -> None:
        context = get_context("spawn")  # nothing of the server leaks into it
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=_worker_main, args=(theirs, packs), daemon=True
        )
        try:
            self.process.start()
        except OSError as error:
            self.pipe.close()
            raise BotProcessLost("it could not be started") from error
        finally:
            theirs.close()
        try:
            self._receive(START_TIMEOUT)
        except BotProcessLost:
            self.close()
            raise

    def run_task(self, task: AnyTask, seconds: float) -> AnyReply:
        try:
            self.pipe.send_bytes(msgspec.msgpack.encode(task))
        except OSError as error:
            raise BotProcessLost("it is gone") from error
        reply: AnyReply = _REPLIES.decode(self._receive(seconds))
        return reply

    def _receive(self, seconds: float) -> bytes:
        try:
            if not self.pipe.poll(seconds):
                raise BotProcessLost(f"no answer within {seconds:g} seconds")
            return self.pipe.recv_bytes()
        except (EOFError, OSError) as error:
            raise BotProcessLost("it died") from error

    def close(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


class BotProcessPool:
    """At most `size` processes, each started when it is first needed."""

    def __init__(self, size: int, packs: str = "") -> None:
        self.packs = packs
        self._threads = ThreadPoolExecutor(max(1, size), thread_name_prefix="bot")
        self.queue = FairQueue(size)
        self._free: deque[BotProcess | None] = deque([None] * size)
        self._all: set[BotProcess] = set()
        self._busy: set[asyncio.Task[AnyReply]] = set()
        self._closing = False

    async def choose(self, task: BotTask, seconds: float, asker: Asker) -> BotReply:
        """A computer's choice, or its advice."""
        reply = await self.run(task, seconds, asker)
        assert isinstance(reply, BotReply)
        return reply

    async def run(self, task: AnyTask, seconds: float, asker: Asker) -> AnyReply:
        """The reply, or BotProcessLost; a lost process is replaced for the next task.

        The caller may go away: in the queue it is forgotten; a process that already thinks is free
        again when it has answered, not before.
        """
        await self.queue.acquire(asker)
        work = asyncio.create_task(self._use(self._free.popleft(), task, seconds, asker))
        self._busy.add(work)
        work.add_done_callback(self._busy.discard)
        return await asyncio.shield(work)

    async def _use(
        self, worker: BotProcess | None, task: AnyTask, seconds: float, asker: Asker
    ) -> AnyReply:
        loop, began = asyncio.get_running_loop(), time.monotonic()
        try:
            if worker is None:
                worker = await loop.run_in_executor(self._threads, self._start)
            return await loop.run_in_executor(self._threads, worker.run_task, task, seconds)
        except BotProcessLost:
            if worker is not None:
                self._all.discard(worker)
                await loop.run_in_executor(self._threads, worker.close)
            worker = None
            raise
        finally:
            self._free.append(worker)
            self.queue.release(asker, time.monotonic() - began)

    def _start(self) -> BotProcess:
        if self._closing:
            raise BotProcessLost("the server stops")
        worker = BotProcess(self.packs)
        self._all.add(worker)
        return worker

    async def close(self) -> None:
        self._closing = True
        for worker in self._all:
            with suppress(ValueError):  # closed already
                worker.process.kill()
        await asyncio.gather(*self._busy, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown)
        for worker in self._all:
            worker.close()


_TASKS = msgspec.msgpack.Decoder(AnyTask)
_REPLIES = msgspec.msgpack.Decoder(AnyReply)

# --- In the process ------------------------------------------------------------------------------


def _worker_main(pipe: Connection, packs: str) -> None:
    """A process's whole life: it ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server itself decides when to stop
    threading.Thread(target=_exit_with_server, daemon=True).start()
    if packs:
        register_packs(Path(packs))
    pipe.send_bytes(READY)
    while True:
        try:
            task = _TASKS.decode(pipe.recv_bytes())
        except EOFError:
            return
        pipe.send_bytes(msgspec.msgpack.encode(_handle_task(task)))


def _exit_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _handle_task(task: AnyTask) -> AnyReply:
    if isinstance(task, DecidingMomentsTask):
        state = find_version(task.game, task.rules_version).from_bytes(task.state)
        return DecidingMomentsReply(winning_chances(state, task.choices))
    if not isinstance(task, BotTask):
        return analyze_task(task)
    state = find_version(task.game, task.rules_version).from_bytes(task.state)
    asked = state.decision()
    assert asked is not None
    if task.kind == "choose":
        player = find_player(task.player, task.seed)
        try:
            return BotReply(player.choose(state, asked))
        finally:
            player.close()
    hint = find_hint(state, asked, task.seed)
    return BotReply(hint.choice, hint.reasons, hint.alternatives)
