"""Analyzes finished games on request, in the computers' processes, behind every live table.

An analysis is kept with its game. One that a restart interrupted begins again when it is asked for.
"""

from __future__ import annotations

import asyncio
import zlib
from typing import Final, NamedTuple

import msgspec

from silverspire.analysis.game_analysis import AnalysisPlan, GameAnalysis, summarize
from silverspire.analysis.moves import MoveAnalysis
from silverspire.table import responses
from silverspire.table.analysis_tasks import SLICE, AnalysisReply, AnalysisTask, ChancesTask
from silverspire.table.bot_processes import BotProcessLost, BotProcessPool
from silverspire.table.fair_queue import Asker
from silverspire.table.game_records import record_of
from silverspire.table.logs import log
from silverspire.table.refusals import NotFound, Refused
from silverspire.table.room import FINISHED, Room
from silverspire.table.storage.store import Store

ATTEMPTS: Final = 2  # for each task, if its process is lost
SECONDS: Final = 60.0  # for one task, on a slow machine without a compiler
MAX_RUNNING: Final = 20  # analyses of one server at once


class _Key(NamedTuple):
    table_id: str
    hindsight: bool


class _Running:
    """An analysis on its way."""

    def __init__(self, choices: int) -> None:
        self.choices = choices
        self.done = 0
        self.task: asyncio.Task[None] | None = None


class Analyst:
    """At most one task of each game runs at a time, so that other games get their turn."""

    def __init__(
        self, store: Store, processes: BotProcessPool, workers: int, simulations: int
    ) -> None:
        self.store = store
        self.processes = processes
        self.workers = workers
        self.simulations = simulations
        self._running: dict[_Key, _Running] = {}

    async def close(self) -> None:
        tasks = [one.task for one in self._running.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def state_of(self, room: Room, hindsight: bool) -> responses.Analysis:
        """How far the analysis of a game is, and the analysis once it is done."""
        _require_finished(room)
        stored = await self.store.analysis(room.id, hindsight)
        if stored is not None:
            found = msgspec.json.decode(zlib.decompress(stored), type=GameAnalysis)
            choices = len(found.moves)
            return responses.Analysis(status="done", done=choices, choices=choices, found=found)
        choices = len(room.require_history().moves) if room.history else 0
        running = self._running.get(_Key(room.id, hindsight))
        if running is None:
            return responses.Analysis(status="none", done=0, choices=choices)
        return responses.Analysis(status="running", done=running.done, choices=running.choices)

    async def start(self, room: Room, hindsight: bool, person: str) -> responses.Analysis:
        """Begin, unless it was done or is on its way."""
        current = await self.state_of(room, hindsight)
        if current.status != "none":
            return current
        if not self.workers:
            raise NotFound("no-computers", "no computer analyzes games on this server")
        room.require_history()  # refuses a game whose rules are not installed
        if len(self._running) >= MAX_RUNNING:
            raise Refused("no-analysis", "too many games are being analyzed: try again later")
        key = _Key(room.id, hindsight)
        if key in self._running:  # someone else has started it while the database was asked
            return await self.state_of(room, hindsight)
        running = self._running[key] = _Running(current.choices)
        running.task = asyncio.create_task(
            self._analyze(room, key, running, Asker(person, room.id, is_analysis=True)),
            name=f"analysis of {room.id}",
        )
        return await self.state_of(room, hindsight)

    async def _analyze(self, room: Room, key: _Key, running: _Running, asker: Asker) -> None:
        try:
            found = await self._find(room, key, running, asker)
            body = await asyncio.to_thread(lambda: zlib.compress(msgspec.json.encode(found)))
            await self.store.save_analysis(key.table_id, key.hindsight, body)
        except (BotProcessLost, Refused) as error:
            log.warning("analysis-failed", table=key.table_id, error=str(error))
        finally:
            self._running.pop(key, None)

    async def _find(self, room: Room, key: _Key, running: _Running, asker: Asker) -> GameAnalysis:
        record = record_of(room)
        plan = AnalysisPlan(self.simulations, open_handed=key.hindsight)
        moves: list[MoveAnalysis] = []
        for first in range(0, running.choices, SLICE):
            last = min(first + SLICE, running.choices)
            part = AnalysisTask(record, first, last, plan)
            moves += (await self._run(part, asker)).moves
            running.done = len(moves)
        chances = (await self._run(ChancesTask(record), asker)).chances
        return GameAnalysis(
            game=room.setup.game,
            rules_version=room.state.rules_version,
            seats=len(room.seats),
            plan=plan,
            chances=chances,
            moves=moves,
            summaries=[summarize(moves, seat) for seat in range(len(room.seats))],
        )

    async def _run(self, task: AnalysisTask | ChancesTask, asker: Asker) -> AnalysisReply:
        """A lost process is replaced; twice lost, the analysis is given up."""
        for attempt in range(ATTEMPTS):
            try:
                reply = await self.processes.run(task, SECONDS, asker)
                assert isinstance(reply, AnalysisReply)
                return reply
            except BotProcessLost:
                if attempt + 1 == ATTEMPTS:
                    raise
        raise AssertionError


def _require_finished(room: Room) -> None:
    if room.status != FINISHED:
        raise Refused("not-finished", "the game goes on: its analysis would show what is hidden")
