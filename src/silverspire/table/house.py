"""Everything a running server holds, in the order in which it is opened and closed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from silverspire.table.asks import AnyRequest, Say, TakeSeat
from silverspire.table.computers import Computers
from silverspire.table.course import Courses
from silverspire.table.hub import Hub
from silverspire.table.limits import Limits
from silverspire.table.metrics import Metrics
from silverspire.table.naming import NAMING_KEY, Naming
from silverspire.table.people import INVITE_KEY, Invitations, People, new_id
from silverspire.table.play import plan
from silverspire.table.presence import Presence
from silverspire.table.refusals import NotFound, NotYours
from silverspire.table.room import FINISHED, OPEN, Room
from silverspire.table.rooms import NO_TABLE, Rooms
from silverspire.table.settings import Settings
from silverspire.table.storage.database import Database
from silverspire.table.storage.listener import Listener
from silverspire.table.storage.store import PersonRow, Store
from silverspire.table.storage.writer import Writer
from silverspire.table.telling import tell_accepted, tell_table
from silverspire.table.wire import Accepted, TableTold


class House:
    """The parts of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = new_id(8)
        self.database = Database(settings.database)
        self.store = Store(self.database)
        self.metrics = Metrics()
        self.writer = Writer(self.database, self.process, self.metrics)
        self.rooms = Rooms(self.store, self.writer, settings.rooms)
        self.people = People(self.store)
        self.limits = Limits(settings.rate_limits)
        self.invitations = Invitations(b"")
        self.naming = Naming(b"")
        self.courses = Courses()
        self.hub = Hub(settings.backlog)
        self.rooms.watchers.append(self.hub.publish)
        self.rooms.is_watched = self.hub.is_watched
        self.rooms.dismiss = self.hub.dismiss
        self.computers = Computers(
            self.rooms, settings.workers, settings.pause, settings.sweep, settings.packs
        )
        self.rooms.watchers.append(self.computers.watch)
        self.listener = self._listener(settings) if settings.is_postgres else None
        self._count()

    def _listener(self, settings: Settings) -> Listener:
        """Ears for what other processes do, and a mouth for who is here."""
        beat = settings.heartbeat / 2
        presence = Presence(self.process, beat, self.hub.all_here, self.tell_presence)
        self.hub.elsewhere, self.hub.announce = presence.elsewhere, presence.announce
        follow, follow_all = self.rooms.follow, self.rooms.follow_all
        return Listener(settings.database, self.process, presence, follow, follow_all)

    def _count(self) -> None:
        self.rooms.watchers.append(self.metrics.watch)
        self.metrics.gauge("rooms", "Tables in memory", lambda: len(self.rooms))
        self.metrics.gauge("readers", "Live connections", self.hub.count)
        self.metrics.gauge("writing", "Entries that wait to be stored", lambda: self.writer.waiting)
        self.metrics.counter("slow_readers", "Readers cut off", lambda: self.hub.cut_off)
        self.metrics.counter("fallbacks", "Computers replaced", lambda: self.computers.fallbacks)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[House]:
        """Migrate, open, and at the end finish every write before the doors close."""
        await self.database.migrate()
        self.invitations = Invitations(await self.store.key(INVITE_KEY))
        self.naming = Naming(await self.store.key(NAMING_KEY))
        self.writer.start()
        if self.listener:
            self.listener.start()
        self.computers.start()
        try:
            yield self
        finally:
            await self.computers.close()
            if self.listener:
                await self.listener.close()
            await self.writer.close()
            await self.database.close()

    # --- Doors -----------------------------------------------------------------------------------

    async def enter(self, table_id: str, person: PersonRow) -> Room:
        """The table, if this person may be there."""
        room = await self.rooms.look(table_id)
        if person.id == room.host or room.seats_of(person.id):
            return room
        if not room.setup.public and not await self.store.is_member(table_id, person.id):
            raise NotFound("no-table", NO_TABLE)
        return await self.rooms.look(table_id)  # as it is now: asking has taken a moment

    async def let_in(self, table_id: str, person: PersonRow, invite: str) -> Room:
        """The table, for who holds its invitation; from now on they may come in without."""
        room = await self.rooms.look(table_id)
        if not self.invitations.fits(table_id, invite):
            raise NotFound("no-table", NO_TABLE)
        await self.store.let_in(table_id, person.id)
        return room

    def tell(self, room: Room, person: PersonRow) -> TableTold:
        """A table as this person may know it."""
        return tell_table(room, person.id, self.hub.present(room.id), self.invitations.of(room.id))

    def tell_presence(self, table_id: str) -> None:
        self.hub.tell_presence(self.rooms.known(table_id))

    def viewpoint(self, room: Room, person: PersonRow, seat: int | None) -> int | None:
        """The seat through whose eyes a person looks; None: a spectator's."""
        own = room.seats_of(person.id)
        if seat is None:
            if not own and not room.setup.spectators and room.status != OPEN:
                raise NotYours("no-spectators", "this table is played without spectators")
            return own[0] if own else None
        if not 0 <= seat < len(room.seats):
            raise NotFound("no-seat", f"there is no seat {seat}")
        if seat not in own and room.status != FINISHED:
            raise NotYours("not-your-seat", f"seat {seat} is not yours")
        return seat

    async def carry_out(self, table_id: str, person: PersonRow, request: AnyRequest) -> Accepted:
        """Do what a person asks, or refuse it with a reason."""
        await self.enter(table_id, person)
        if isinstance(request, Say):
            self.limits.spend("chat", person.id)
        elif isinstance(request, TakeSeat):
            self.limits.spend("joins", person.id)
        decide = plan(request, person, self.settings.absence)
        entry = await self.rooms.commit(table_id, decide, person.id, request.client_id)
        return tell_accepted(entry)
