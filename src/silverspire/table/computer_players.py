"""Computers at the table: asked when it is their turn, replaced by a quicker one if they fail."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final, Literal, Protocol

from silverspire.kernel.decisions import Decision
from silverspire.players.levels import STRONGEST_LEVEL, seconds_of
from silverspire.players.player import seat_seed
from silverspire.players.winning_chances import WinningChances
from silverspire.table.bot_processes import (
    BotProcessLost,
    BotProcessPool,
    BotReply,
    BotTask,
    DecidingMomentsReply,
    DecidingMomentsTask,
)
from silverspire.table.entries import AnyBody, Chosen
from silverspire.table.fair_queue import Asker
from silverspire.table.logs import log
from silverspire.table.refusals import NotFound, Refused, StorageUnavailable
from silverspire.table.room import Room
from silverspire.table.rooms import Rooms, now

REASONS_SECONDS: Final = 1.0  # for the reasons of a hint, after the search
GRACE: Final = 4.0  # seconds: three times what it may take and the grace, and a player has overrun
MAX_BREATHS: Final = 4
FALLBACK_PLAYER: Final = "greedy"
FIRST_CHOICE: Final = "first"  # nobody could think
MAX_SWEPT_TABLES: Final = 500  # tables at once
RETRY_AFTER: Final = 1.0
LOOKED_AT_SECONDS: Final = 10.0  # without a live connection, who asked so lately looks on
MAX_LOOKED_AT: Final = 10_000  # tables
CHANCES_SECONDS: Final = 20.0  # for a whole game, most of it on a slow machine without compiler
HINT_PATIENCE: Final = 30.0  # seconds in the queue and thinking; then the adviser has no time


class Onlookers(Protocol):
    """Who is connected to which table."""

    def present(self, table_id: str) -> set[str]: ...
    def watched_tables(self) -> Iterable[str]: ...
    def pace(self, table_id: str) -> float: ...


class ComputerPlayers:
    """Plays every seat that a computer plays, at most one choice at a time for each table.

    Where no person plays any more, the computers go on only while somebody looks on.
    """

    def __init__(
        self,
        rooms: Rooms,
        onlookers: Onlookers,
        workers: int,
        delay: float,
        sweep_interval: float,
        packs: str = "",
    ) -> None:
        self.rooms = rooms
        self.onlookers = onlookers
        self.processes = BotProcessPool(workers, packs)
        self.workers = workers
        self.delay = delay
        self.sweep_interval = sweep_interval
        self.fallbacks = 0
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._hints: dict[str, asyncio.Task[BotReply]] = {}  # by person
        self._looked_at: OrderedDict[str, float] = OrderedDict()
        # Tables of other rules: looked at a single time.
        self._incompatible: set[str] = set()
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.workers:
            self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        tasks = [*self._playing.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.processes.close()

    def wake(self, table_id: str) -> None:
        """A computer is asked at this table: let it choose, and those after it."""
        playing = self._playing.get(table_id)
        if not self.workers or (playing is not None and not playing.done()):
            return
        task = asyncio.create_task(self._play(table_id), name=f"computers of {table_id}")
        self._playing[table_id] = task
        task.add_done_callback(lambda done: self._ended(table_id, done))

    def _ended(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._playing.get(table_id) is task:  # not woken again since
            del self._playing[table_id]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("computer-error", table=table_id, exc_info=error)

    async def _sweep(self) -> None:
        """Find tables whose computers nobody sees to: after a start, or when a process died."""
        before = now()
        while True:
            try:
                waiting = await self.rooms.store.waiting_for_computers(before)
                found = [table_id for table_id in waiting if table_id not in self._incompatible]
                for table_id in [*found[:MAX_SWEPT_TABLES], *self._watched_since(before)]:
                    self.wake(table_id)
            except StorageUnavailable:
                log.warning("sweep-failed")
            await asyncio.sleep(self.sweep_interval)
            before = now() - int(self.sweep_interval * 1000)

    def _watched_since(self, before: int) -> list[str]:
        """Tables of computers that somebody looks on at, and where nothing happened since."""
        rooms = map(self.rooms.get_cached, list(self.onlookers.watched_tables()))
        return [r.id for r in rooms if r and r.computer_asked and r.moved_at < before]

    def look(self, room: Room) -> None:
        """Somebody looks at a table: computers that play among themselves there go on."""
        if not room.computer_asked or room.played_by_people:
            return
        was_watched = self._is_watched(room.id)
        self._looked_at[room.id] = time.monotonic()
        self._looked_at.move_to_end(room.id)
        if len(self._looked_at) > MAX_LOOKED_AT:
            self._looked_at.popitem(last=False)
        if not was_watched:
            self.wake(room.id)

    def _is_watched(self, table_id: str) -> bool:
        looked_at = self._looked_at.get(table_id)
        recently = looked_at is not None and time.monotonic() - looked_at < LOOKED_AT_SECONDS
        return recently or bool(self.onlookers.present(table_id))

    async def _play(self, table_id: str) -> None:
        """Choose until a person is asked, or nobody is left who would see it."""
        while True:
            try:
                room = await self.rooms.get(table_id)
                if room.incompatible is not None:
                    self._incompatible.add(table_id)
                if not room.computer_asked:
                    return
                if not room.played_by_people and not self._is_watched(table_id):
                    return
                await asyncio.sleep(self._delay(room))
                await self._choose(room)
            except StorageUnavailable:
                await asyncio.sleep(RETRY_AFTER)
            except Refused as refused:
                if refused.code != "outdated-decision":
                    log.warning("computer-refused", table=table_id, code=refused.code)
                    return

    def _delay(self, room: Room) -> float:
        """A breath for each thing that has just happened, at the pace of those who watch it."""
        last = room.recent[-1].events if room.recent else ()
        news = {event.kind for event in last if event.news}
        breaths = min(MAX_BREATHS, max(1, len(news)))
        return self.delay * breaths / self.onlookers.pace(room.id)

    async def _choose(self, room: Room) -> None:
        asked = room.state.decision()
        if asked is None:
            return
        level = room.seats[asked.seat].level or FALLBACK_PLAYER
        choice, by = await self._ask_player(room, asked, level)
        was = room.decision_id

        def command(current: Room) -> tuple[int, AnyBody]:
            if not current.computer_asked or current.decision_id != was:
                raise Refused("outdated-decision", "the table has moved on")
            return asked.seat, Chosen(room.game.name_of(choice), by)

        await self.rooms.commit(room.id, command)

    async def _ask_player(self, room: Room, asked: Decision, level: str) -> tuple[int, str]:
        """The level's choice, else the quick player's, at last the first legal one; and whose."""
        seed = seat_seed(room.setup.seed, asked.seat)
        asker = Asker(room.host, room.id)
        for player in (level, FALLBACK_PLAYER):
            task = _task(room, "choose", player, seed)
            try:
                reply = await self.processes.choose(task, _timeout(seconds_of(player)), asker)
            except BotProcessLost as error:
                self.fallbacks += 1
                log.warning("computer-lost", table=room.id, level=player, error=str(error))
                continue
            if reply.choice in asked.choices:
                return reply.choice, player
        return asked.choices[0], FIRST_CHOICE

    async def hint(self, room: Room, seat: int, person: str) -> BotReply:
        """What a good player would choose on this seat, and why. Asking again ends the first."""
        if not self.workers:
            raise NotFound(
                "no-computers", "this server has no computer players, so it gives no hints"
            )
        if (earlier := self._hints.get(person)) is not None:
            earlier.cancel()
        task = asyncio.create_task(self._think_of_hint(room, seat, person))
        self._hints[person] = task
        try:
            return await task
        except asyncio.CancelledError:
            if task is self._hints.get(person):  # whoever asked has gone
                raise
            raise Refused("no-hint", "you have asked for another hint in the meantime") from None
        except (BotProcessLost, TimeoutError) as error:
            raise Refused("no-hint", "the computer did not answer in time: try again") from error
        finally:
            if task is self._hints.get(person):
                del self._hints[person]

    async def _think_of_hint(self, room: Room, seat: int, person: str) -> BotReply:
        task = _task(room, "hint", STRONGEST_LEVEL, seat)
        seconds = _timeout(seconds_of(STRONGEST_LEVEL) + REASONS_SECONDS)
        async with asyncio.timeout(HINT_PATIENCE):
            return await self.processes.choose(task, seconds, Asker(person, room.id, is_hint=True))

    async def winning_chances(self, room: Room) -> WinningChances:
        """How the chances to win went over a finished game, in a process of the computers."""
        if not self.workers:
            raise NotFound("no-computers", "no computer looks at games on this server")
        history = room.require_history()
        state = history.initial_state().to_bytes()
        choices = [move.choice for move in history.moves]
        task = DecidingMomentsTask(room.setup.game, room.setup.rules_version, state, choices)
        asker = Asker(room.id, room.id, is_hint=True)
        try:
            reply = await self.processes.run(task, CHANCES_SECONDS, asker)
        except BotProcessLost as error:
            raise Refused("no-chances", "the computers did not answer: try again") from error
        assert isinstance(reply, DecidingMomentsReply)
        return reply.found


def _task(room: Room, kind: Literal["choose", "hint"], player: str, seed: int) -> BotTask:
    setup, state = room.setup, room.state.to_bytes()
    return BotTask(kind, setup.game, setup.rules_version, state, player, seed)


def _timeout(budget: float) -> float:
    return budget * 3 + GRACE
