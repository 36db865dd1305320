"""The tables in memory, one lock for each: what changes a table goes through `commit`."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from silverspire.table import snapshots
from silverspire.table.entries import AnyBody, Entry
from silverspire.table.entry_handlers import apply_entry
from silverspire.table.kept import read_stored
from silverspire.table.refusals import NotFound, Refused, StorageUnavailable
from silverspire.table.room import FINISHED, OPEN, AppliedEntry, Room
from silverspire.table.storage.bulk_append import Append
from silverspire.table.storage.store import Store
from silverspire.table.storage.writer import Writer
from silverspire.table.summaries import table_row
from silverspire.table.unhurried import unhurried

NO_TABLE: Final = "there is no such table, or you are not invited to it"
ID_PATTERN: Final = re.compile("[a-z0-9]{1,40}")
RETRY_SECONDS: Final = 10.0  # seconds, while others are quicker at the same table

Command = Callable[[Room], tuple[int | None, AnyBody]]
# Called with each entry that has happened; True: by this process's doing.
EntryCallback = Callable[[Room, AppliedEntry, bool], None]


class Subscribers(Protocol):
    """Who is looking on: their tables stay in memory."""

    def has_subscribers(self, table_id: str) -> bool: ...
    def close_subscribers(self, table_id: str) -> None: ...


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
    """Opens tables, applies entries to them, and passes these on."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        capacity: int,
        subscribers: Subscribers,
        on_entry: EntryCallback,
        shared: bool = False,
    ) -> None:
        self.store = store
        self.writer = writer
        self.capacity = capacity
        self.subscribers = subscribers
        self.on_entry = on_entry
        self.shared = shared  # with other processes, which write too
        self._slots: OrderedDict[str, Slot] = OrderedDict()

    def __len__(self) -> int:
        return len(self._slots)

    # --- Reading ---------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Room:
        """The table, as far as this process knows."""
        if not ID_PATTERN.fullmatch(table_id):
            raise NotFound("no-table", NO_TABLE)
        with self._slot(table_id) as slot:
            if slot.room is not None and not slot.stale and not slot.room.may_have_ended:
                return slot.room
            async with slot.lock:
                return await self._load_current(table_id, slot)

    def get_cached(self, table_id: str) -> Room | None:
        """The table, if it is in memory."""
        slot = self._slots.get(table_id)
        return slot.room if slot else None

    async def updates_since(self, room: Room, since: int) -> list[AppliedEntry]:
        """Every entry after `since` with its events; the recent ones are at hand."""
        if since >= room.sequence:
            return []
        recent = [applied for applied in room.recent if applied.entry.sequence > since]
        if len(recent) == room.sequence - since:
            return recent
        last = room.sequence
        entries = await self.store.entries_after(room.id)
        replayed = Room(entries[0])
        applied = [replayed.recent[0]]
        async for entry in unhurried(entries[1:]):
            applied.append(apply_entry(replayed, entry))
            if replayed.history is not None:
                replayed.history.remember_states()
        return [one for one in applied if since < one.entry.sequence <= last]

    # --- Changing --------------------------------------------------------------------------------

    async def create(self, entry: Entry) -> Room:
        """Store a new table; if its id is taken, the table is there already."""
        room = Room(entry)
        row = table_row(room) | {
            "id": room.id,
            "game": room.setup.game,
            "public": room.setup.public,
            "host": room.host,
            "created_at": entry.at,
        }
        seated = tuple((person, True) for person in sorted({room.host, *room.people()}))
        if await self.writer.append(Append(entry, row, seated)):
            self.on_entry(room, room.recent[0], True)
        return await self.get(room.id)

    async def commit(
        self,
        table_id: str,
        command: Command,
        person: str | None = None,
        client_id: str | None = None,
    ) -> Entry:
        """Append the entry that `command` gives for the table as it is then, exactly once.

        Whoever asked may go away in the middle: it is finished all the same.
        """
        work = self._commit(table_id, command, person, client_id)
        return await asyncio.shield(asyncio.create_task(work))

    async def _commit(
        self, table_id: str, command: Command, person: str | None, client_id: str | None
    ) -> Entry:
        with self._slot(table_id) as slot:
            async with slot.lock:
                ends = time.monotonic() + RETRY_SECONDS
                while time.monotonic() < ends:
                    room = await self._load_current(table_id, slot)
                    if done := await self._attempt(slot, room, command, person, client_id):
                        return done
        raise Refused("busy", "the table is too busy: read it again, then retry")

    async def _attempt(
        self, slot: Slot, room: Room, command: Command, person: str | None, client_id: str | None
    ) -> Entry | None:
        if done := _recent_entry(room, person, client_id):
            return done
        try:
            seat, body = command(room)
            room.refuse_incompatible(body)
        except Refused:
            if done := await self._stored_entry(room, person, client_id):
                return done
            raise
        entry = Entry(room.id, room.sequence + 1, seat, person, client_id, body, now())
        later = room.copy()
        applied = apply_entry(later, entry)
        try:
            stored = await self.writer.append(_append(room, later, entry))
        except StorageUnavailable:
            slot.stale = True  # the commit may have succeeded before its answer was lost
            raise
        if stored:
            self._publish(slot, later, applied, own=True)
            return entry
        slot.stale = True
        return await self._stored_entry(room, person, client_id)

    async def _stored_entry(
        self, room: Room, person: str | None, client_id: str | None
    ) -> Entry | None:
        """The entry that this very request has made before."""
        if person is None or client_id is None:
            return None
        return await self.store.entry_by_client_id(room.id, person, client_id)

    # --- Following other processes ---------------------------------------------------------------

    async def refresh(self, table_id: str) -> None:
        """Another process has changed the table: catch up, if it is open here."""
        slot = self._slots.get(table_id)
        if slot is None:
            return
        slot.stale = True  # also while it is being opened: that may have read too early
        if self.subscribers.has_subscribers(table_id):
            await self.get(table_id)

    async def catch_up(self, table_id: str) -> bool:
        """Read what other processes have stored; whether that was anything new."""
        if not self.shared or not ID_PATTERN.fullmatch(table_id):
            return False
        with self._slot(table_id) as slot:
            async with slot.lock:
                known = slot.room.sequence if slot.room else 0
                slot.stale = True
                return (await self._load_current(table_id, slot)).sequence > known

    async def refresh_all(self) -> None:
        """Nobody knows what was missed."""
        for table_id in list(self._slots):
            await self.refresh(table_id)

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
            self._evict()

    def evict_unused(self) -> None:
        """Drop every table that nobody uses or watches just now."""
        for table_id, slot in list(self._slots.items()):
            if slot.users == 0 and not self.subscribers.has_subscribers(table_id):
                del self._slots[table_id]

    def _evict(self) -> None:
        if len(self._slots) <= self.capacity:
            return
        for table_id, slot in list(self._slots.items())[: len(self._slots) - self.capacity]:
            if slot.users == 0 and not self.subscribers.has_subscribers(table_id):
                del self._slots[table_id]

    async def _load_current(self, table_id: str, slot: Slot) -> Room:
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
        if slot.room.may_have_ended:
            slot.room = await self._with_end(slot.room)
        return slot.room

    async def _catch_up(self, slot: Slot, room: Room) -> None:
        """Let happen here what others have stored since."""
        stored = await self.store.entries_after(room.id, room.sequence - 1)
        if not stored:
            slot.room = None
            self.subscribers.close_subscribers(room.id)
            raise NotFound("no-table", NO_TABLE)
        for entry in stored[1:]:
            room = room.copy()
            self._publish(slot, room, apply_entry(room, entry), own=False)

    async def _open(self, table_id: str) -> Room:
        created = await self.store.first_entry(table_id)
        if created is None:
            raise NotFound("no-table", NO_TABLE)
        stored = await self.store.snapshot(table_id)
        room = (snapshots.read(created, stored) if stored else None) or Room(created)
        for entry in await self.store.entries_after(table_id, room.sequence):
            apply_entry(room, entry)
        return room

    async def _with_end(self, room: Room) -> Room:
        """The room with what servers that have its rules have stored of its game's end."""
        room = room.copy()
        room.status = await self.store.status(room.id)
        if room.status == FINISHED and (archive := await self.store.archive(room.id)):
            found = read_stored(archive)
            room.kept = found.kept if found else None
        return room

    def _publish(self, slot: Slot, room: Room, applied: AppliedEntry, own: bool) -> None:
        """What is stored is so; whoever looks from now on sees it."""
        slot.room = room
        self.on_entry(room, applied, own)


def _recent_entry(room: Room, person: str | None, client_id: str | None) -> Entry | None:
    if client_id is None:
        return None
    for applied in reversed(room.recent):
        if applied.entry.client_id == client_id and applied.entry.person == person:
            return applied.entry
    return None


def _append(before: Room, room: Room, entry: Entry) -> Append:
    """The entry that was just applied, and what lists say of the table. Once a game has begun,
    only its rules can tell that: where they are missing, what is stored stays as it was."""
    if room.incompatible is not None and before.status != OPEN:
        return Append(entry, None)
    moved = {seat.person for seat in before.seats} ^ {seat.person for seat in room.seats}
    seated = tuple((person, bool(room.seats_of(person))) for person in moved if person)
    due = snapshots.is_due(room) or (room.status == FINISHED and room.asked_since == room.sequence)
    return Append(entry, table_row(room), seated, snapshots.write(room) if due else None)
