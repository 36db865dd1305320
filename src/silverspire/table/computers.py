"""Computers at the table: asked when it is their turn, replaced by a quicker one if they fail."""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from typing import Final

from silverspire.kernel.decisions import Decision
from silverspire.players.levels import LEVELS
from silverspire.table import wire
from silverspire.table.entries import AnyBody, Chosen
from silverspire.table.logs import log
from silverspire.table.refusals import NotFound, Refused, StorageTrouble
from silverspire.table.room import Room, Told
from silverspire.table.rooms import Rooms, now
from silverspire.table.telling import decision_id
from silverspire.table.thinkers import Task, ThinkerLost, Thinkers, Thoughts

# Seconds that a level may think; three times that and the grace, and it has overrun.
BUDGETS: Final = {"apprentice": 0.5, "journeyman": 0.5, "burgher": 0.5, "master": 1.5}
HINT: Final = 2.5
GRACE: Final = 4.0
QUICK: Final = "greedy"
FIRST: Final = "first"  # nobody could think
SWEPT: Final = 500  # tables at once
RETRY_AFTER: Final = 1.0


class Computers:
    """Plays every seat that a computer plays, at most one choice at a time for each table."""

    def __init__(
        self, rooms: Rooms, workers: int, pause: float, sweep: float, packs: str = ""
    ) -> None:
        self.rooms = rooms
        self.thinkers = Thinkers(workers, packs)
        self.workers = workers
        self.pause = pause
        self.sweep = sweep
        self.fallbacks = 0
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._foreign: set[str] = set()  # tables of other rules: looked at once, not every time
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.workers:
            self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        tasks = [*self._playing.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()

    def watch(self, room: Room, _: Told, own: bool) -> None:
        """Whoever let something happen sees to the computers; the sweeper sees to the rest."""
        if own and room.computer_asked:
            self.wake(room.id)

    def wake(self, table_id: str) -> None:
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
            log.error("computer-fault", table=table_id, exc_info=error)

    async def _sweep(self) -> None:
        """Find tables whose computers nobody sees to: after a start, or when a process died."""
        before = now()
        while True:
            try:
                waiting = await self.rooms.store.waiting_for_computers(before)
                found = [table_id for table_id in waiting if table_id not in self._foreign]
                for table_id in found[:SWEPT]:
                    self.wake(table_id)
            except StorageTrouble:
                log.warning("sweep-failed")
            await asyncio.sleep(self.sweep)
            before = now() - int(self.sweep * 1000)

    async def _play(self, table_id: str) -> None:
        """Choose until a person is asked."""
        while True:
            try:
                room = await self.rooms.look(table_id)
                if room.foreign is not None:
                    self._foreign.add(table_id)
                if not room.computer_asked:
                    return
                await asyncio.sleep(self.pause)
                await self._choose(room)
            except StorageTrouble:
                await asyncio.sleep(RETRY_AFTER)
            except Refused as refused:
                if refused.code != "moved-on":
                    log.warning("computer-refused", table=table_id, code=refused.code)
                    return

    async def _choose(self, room: Room) -> None:
        asked = room.state.decision()
        if asked is None:
            return
        level = room.seats[asked.seat].level or QUICK
        choice, by = await self._ask(room, asked, level)
        was = decision_id(room)

        def plan(current: Room) -> tuple[int, AnyBody]:
            if not current.computer_asked or decision_id(current) != was:
                raise Refused("moved-on", "the table has moved on")
            return asked.seat, Chosen(room.game.name_of(choice), by)

        await self.rooms.commit(room.id, plan)

    async def _ask(self, room: Room, asked: Decision, level: str) -> tuple[int, str]:
        """The level's choice, else the quick player's, at last the first legal one; and whose."""
        seed = _luck(room, asked.seat)
        for player in (level, QUICK):
            task = Task("choose", room.setup.game, room.state.to_bytes(), player, seed)
            try:
                thoughts = await self.thinkers.think(task, _limit(BUDGETS.get(player, 0.5)))
            except ThinkerLost as error:
                self.fallbacks += 1
                log.warning("computer-lost", table=room.id, level=player, why=str(error))
                continue
            if thoughts.choice in asked.choices:
                return thoughts.choice, player
        return asked.choices[0], FIRST

    async def hint(self, room: Room, seat: int) -> wire.Hint:
        """What a good player would choose on this seat, and why."""
        asked = room.state.decision()
        assert asked is not None
        if not self.workers:
            raise NotFound("no-computers", "no computer gives advice on this server")
        task = Task("hint", room.setup.game, room.state.to_bytes(), LEVELS[-1], seat)
        try:
            found: Thoughts = await self.thinkers.think(task, _limit(HINT))
        except ThinkerLost as error:
            raise Refused("no-hint", "the adviser did not answer: try again") from error
        name = room.game.name_of
        reasons = [wire.GroundTold(about=about, points=points) for about, points in found.grounds]
        return wire.Hint(
            decision=decision_id(room),
            choice=name(found.choice),
            grounds=reasons,
            rivals=[name(choice) for choice in found.rivals],
        )


def _limit(budget: float) -> float:
    return budget * 3 + GRACE


def _luck(room: Room, seat: int) -> int:
    """The luck of a seat's player. The game's seed is not handed over: it deals hidden cards."""
    name = f"{room.setup.seed}/player {seat}".encode()
    return int.from_bytes(blake2b(name, digest_size=6).digest(), "big")
