"""The tables in memory, one lock for each: what changes a table goes through `commit`."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from silverspire.table import keeping
from silverspire.table.entries import AnyBody, Entry, SeatLeft, SeatTaken
from silverspire.table.refusals import NotFound, Refused, StorageTrouble
from silverspire.table.room import FINISHED, RUNNING, Room, Told
from silverspire.table.storage.batches import Append
from silverspire.table.storage.store import Store
from silverspire.table.storage.writer import Writer
from silverspire.table.wire import SeatListed

NO_TABLE: Final = "there is no such table, or you are not invited to it"
AN_ID: Final = re.compile("[a-z0-9]{1,40}")
KEEP_TRYING: Final = 10.0  # seconds, while others are quicker at the same table

Plan = Callable[[Room], tuple[int | None, AnyBody]]
Watcher = Callable[[Room, Told, bool], None]  # True: this process let it happen


class Summary(msgspec.Struct, frozen=True):
    """What lists say of a table's seats, and how it ended."""

    seats: list[SeatListed]
    scores: list[float] | None
    ranking: list[int] | None = None
    progress: dict[str, int] = {}


class Slot:
    """A table's place in memory."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.room: Room | None = None
        self.stale = False  # what is stored may have gone further
        self.users = 0


def now() -> int:
    return time.time_ns() // 1_000_000


class Rooms:
    """Opens tables, lets entries happen to them, and tells whoever watches."""

    def __init__(self, store: Store, writer: Writer, most: int) -> None:
        self.store = store
        self.writer = writer
        self.most = most
        self.watchers: list[Watcher] = []
        self.is_watched: Callable[[str], bool] = lambda _: False
        self.dismiss: Callable[[str], None] = lambda _: None  # whoever watches what was deleted
        self._slots: OrderedDict[str, Slot] = OrderedDict()

    def __len__(self) -> int:
        return len(self._slots)

    # --- Looking ---------------------------------------------------------------------------------

    async def look(self, table_id: str) -> Room:
        """The table, as far as this process knows."""
        if not AN_ID.fullmatch(table_id):
            raise NotFound("no-table", NO_TABLE)
        with self._slot(table_id) as slot:
            if slot.room is not None and not slot.stale:
                return slot.room
            async with slot.lock:
                return await self._current(table_id, slot)

    def known(self, table_id: str) -> Room | None:
        """The table, if it is in memory."""
        slot = self._slots.get(table_id)
        return slot.room if slot else None

    async def told_since(self, room: Room, since: int) -> list[Told]:
        """Every entry after `since` with its events; the recent ones are at hand."""
        if since >= room.sequence:
            return []
        recent = [told for told in room.recent if told.entry.sequence > since]
        if len(recent) == room.sequence - since:
            return recent
        last = room.sequence
        entries = await self.store.entries_after(room.id)
        again = Room(entries[0])
        told = [again.recent[0], *(again.fold(entry) for entry in entries[1:])]
        return [one for one in told if since < one.entry.sequence <= last]

    # --- Changing --------------------------------------------------------------------------------

    async def create(self, entry: Entry) -> Room:
        """Store a new table; if its id is taken, the table is there already."""
        room = Room(entry)
        line = listing(room) | {
            "id": room.id,
            "game": room.setup.game,
            "public": room.setup.public,
            "host": room.host,
            "created_at": entry.at,
        }
        seated = tuple((person, True) for person in sorted({room.host, *room.people()}))
        if await self.writer.append(Append(entry, line, seated)):
            for watcher in self.watchers:
                watcher(room, room.recent[0], True)
        return await self.look(room.id)

    async def commit(
        self, table_id: str, plan: Plan, person: str | None = None, client_id: str | None = None
    ) -> Entry:
        """Let happen what `plan` says of the table as it is then, exactly once.

        Whoever asked may go away in the middle: it is finished all the same.
        """
        work = self._commit(table_id, plan, person, client_id)
        return await asyncio.shield(asyncio.create_task(work))

    async def _commit(
        self, table_id: str, plan: Plan, person: str | None, client_id: str | None
    ) -> Entry:
        with self._slot(table_id) as slot:
            async with slot.lock:
                ends = time.monotonic() + KEEP_TRYING
                while time.monotonic() < ends:
                    room = await self._current(table_id, slot)
                    if done := await self._attempt(slot, room, plan, person, client_id):
                        return done
        raise Refused("busy", "too much happens at this table at once: look again, then retry")

    async def _attempt(
        self, slot: Slot, room: Room, plan: Plan, person: str | None, client_id: str | None
    ) -> Entry | None:
        if done := _recently(room, person, client_id):
            return done
        try:
            seat, body = plan(room)
            room.refuse_foreign(body)
        except Refused:
            if done := await self._done(room, person, client_id):
                return done
            raise
        entry = Entry(room.id, room.sequence + 1, seat, person, client_id, body, now())
        later = room.copy()
        told = later.fold(entry)
        try:
            stored = await self.writer.append(_append(later, entry))
        except StorageTrouble:
            slot.stale = True  # the commit may have succeeded before its answer was lost
            raise
        if stored:
            self._swap(slot, later, told, own=True)
            return entry
        slot.stale = True
        return await self._done(room, person, client_id)

    async def _done(self, room: Room, person: str | None, client_id: str | None) -> Entry | None:
        """The entry that this very request has made before."""
        if person is None or client_id is None:
            return None
        return await self.store.entry_of(room.id, person, client_id)

    # --- Following other processes ---------------------------------------------------------------

    async def follow(self, table_id: str) -> None:
        """Another process has changed the table: catch up, if it is open here."""
        slot = self._slots.get(table_id)
        if slot is None:
            return
        slot.stale = True  # also while it is being opened: that may have read too early
        if self.is_watched(table_id):
            await self.look(table_id)

    async def follow_all(self) -> None:
        """Nobody knows what was missed."""
        for table_id in list(self._slots):
            await self.follow(table_id)

    # --- Memory ----------------------------------------------------------------------------------

    @contextmanager
    def _slot(self, table_id: str) -> Iterator[Slot]:
        slot = self._slots.setdefault(table_id, Slot())
        self._slots.move_to_end(table_id)
        slot.users += 1
        try:
            yield slot
        finally:
            slot.users -= 1
            if slot.room is None and slot.users == 0:
                self._slots.pop(table_id, None)
            self._make_space()

    def forget(self) -> None:
        """Drop every table that nobody uses or watches just now."""
        for table_id, slot in list(self._slots.items()):
            if slot.users == 0 and not self.is_watched(table_id):
                del self._slots[table_id]

    def _make_space(self) -> None:
        if len(self._slots) <= self.most:
            return
        for table_id, slot in list(self._slots.items())[: len(self._slots) - self.most]:
            if slot.users == 0 and not self.is_watched(table_id):
                del self._slots[table_id]

    async def _current(self, table_id: str, slot: Slot) -> Room:
        """The room with everything that is stored; its lock is held."""
        # Stale no more before reading: what is written meanwhile makes it stale again.
        if slot.room is None:
            slot.stale = False
            slot.room = await self._open(table_id)
        if slot.stale:
            slot.stale = False
            try:
                await self._catch_up(slot, slot.room)
            except BaseException:  # also when whoever asked goes away in the middle
                slot.stale = True
                raise
        return slot.room

    async def _catch_up(self, slot: Slot, room: Room) -> None:
        """Let happen here what others have stored since."""
        stored = await self.store.entries_after(room.id, room.sequence - 1)
        if not stored:
            slot.room = None
            self.dismiss(room.id)
            raise NotFound("no-table", NO_TABLE)
        for entry in stored[1:]:
            room = room.copy()
            self._swap(slot, room, room.fold(entry), own=False)

    async def _open(self, table_id: str) -> Room:
        created = await self.store.first_entry(table_id)
        if created is None:
            raise NotFound("no-table", NO_TABLE)
        stored = await self.store.snapshot(table_id)
        room = (keeping.read(created, stored) if stored else None) or Room(created)
        for entry in await self.store.entries_after(table_id, room.sequence):
            room.fold(entry)
        if room.foreign is not None:  # only its rules could tell
            room.status = await self.store.status(table_id)
        return room

    def _swap(self, slot: Slot, room: Room, told: Told, own: bool) -> None:
        """What is stored is so; whoever looks from now on sees it."""
        slot.room = room
        for watcher in self.watchers:
            watcher(room, told, own)


def _recently(room: Room, person: str | None, client_id: str | None) -> Entry | None:
    if client_id is None:
        return None
    for told in reversed(room.recent):
        if told.entry.client_id == client_id and told.entry.person == person:
            return told.entry
    return None


def _append(room: Room, entry: Entry) -> Append:
    """The entry that has just been folded, and what lists shall say of the table."""
    seated: tuple[tuple[str, bool], ...] = ()
    if isinstance(entry.body, SeatTaken | SeatLeft) and entry.person:
        seated = ((entry.person, bool(room.seats_of(entry.person))),)
    due = keeping.is_due(room) or (room.status == FINISHED and room.moved == room.sequence)
    return Append(entry, listing(room), seated, keeping.write(room) if due else None)


def listing(room: Room) -> dict[str, Any]:
    """What lists say of a table, without opening it."""
    finished = room.line if room.status == FINISHED else None
    summary = Summary(
        [
            SeatListed(
                seat.name, seat.level, seat.person is None and seat.level is None, seat.person
            )
            for seat in room.seats
        ],
        [float(score) for score in finished.state.scores()] if finished else None,
        finished.state.ranking() if finished else None,
        room.line.state.progress() if room.line else {},
    )
    return {
        "status": room.status,
        "sequence": room.sequence,
        "asked": room.asked if room.status == RUNNING else None,
        "computer_asked": room.computer_asked,
        "summary": msgspec.json.encode(summary).decode(),
        "moved_at": room.moved_at,
    }
