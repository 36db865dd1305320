"""Keeps every finished game as it was seen, and hands it out when its rules are gone."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from silverspire.kernel.errors import SilverspireError
from silverspire.table import archive, responses
from silverspire.table.archive import Archive
from silverspire.table.logs import log
from silverspire.table.refusals import BadRequest, NotFound, Refused, StorageUnavailable
from silverspire.table.room import FINISHED, Room
from silverspire.table.rooms import Rooms
from silverspire.table.winning_chances import WinningChancesCache

CACHED: Final = 8  # archives that somebody looks at
CHANCES_PATIENCE: Final = 30.0  # seconds in the queue of the computers, and for the answer
BATCH: Final = 100  # finished tables that are looked for at once


class Archivist:
    """One game at a time is put away, in the background."""

    def __init__(self, rooms: Rooms, winning_chances: WinningChancesCache) -> None:
        self.rooms = rooms
        self.winning_chances = winning_chances
        self._finished: asyncio.Queue[str] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._cache: OrderedDict[str, Archive] = OrderedDict()

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="archivist")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def note(self, room: Room) -> None:
        """Something has happened at a table: if its game is over now, it is put away."""
        if room.status == FINISHED and room.asked_since == room.sequence:
            self._finished.put_nowait(room.id)

    async def _work(self) -> None:
        await self._catch_up()
        while True:
            await self._put_away(await self._finished.get())

    async def _catch_up(self) -> None:
        """Games that were over when a server stopped, or before it kept any."""
        after = ""
        try:
            while found := await self.rooms.store.finished_without_archive(after, BATCH):
                for table_id in found:
                    await self._put_away(table_id)
                after = found[-1]
        except StorageUnavailable:
            log.warning("archive-failed")

    async def _put_away(self, table_id: str) -> None:
        try:
            room = await self.rooms.get(table_id)
            if room.status != FINISHED or room.incompatible is not None:
                return
            content = await archive.make(room, await self._chances(room))
            await self.rooms.store.save_archive(table_id, content)
        except (SilverspireError, OSError) as error:
            log.warning("archive-failed", table=table_id, error=str(error))

    async def _chances(self, room: Room) -> responses.WinningChances | None:
        """None where no computer can say; the game is put away all the same."""
        try:
            async with asyncio.timeout(CHANCES_PATIENCE):
                return await self.winning_chances.for_room(room)
        except (Refused, TimeoutError):
            return None

    async def of(self, room: Room) -> Archive:
        """The game of a table whose rules are not here; refused if it was never put away."""
        if (found := self._cache.get(room.id)) is not None:
            self._cache.move_to_end(room.id)
            return found
        stored = await self.rooms.store.archive(room.id)
        kept = None if stored is None else await asyncio.to_thread(archive.read, stored)
        if kept is None:
            raise NotFound(
                "not-archived", "this game was not archived, and its rules are no longer installed"
            )
        self._cache[room.id] = kept
        if len(self._cache) > CACHED:
            self._cache.popitem(last=False)
        return kept

    async def situation(self, room: Room, seat: int | None, move: int) -> responses.Situation:
        """What a seat saw after that many moves."""
        found = await self.of(room)
        if move > len(found.replay.moves):
            raise BadRequest("no-move", f"the game has {len(found.replay.moves)} moves")
        return responses.Situation(
            sequence=room.sequence,
            move=move,
            seat=seat,
            view=found.view(seat, move),
            decision=None,
        )
