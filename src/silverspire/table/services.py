"""Everything a running server holds, in the order in which it is opened and closed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from silverspire.table.address_counts import AddressCounts
from silverspire.table.analyst import Analyst
from silverspire.table.archivist import Archivist
from silverspire.table.commands import command_for
from silverspire.table.computer_players import ComputerPlayers
from silverspire.table.hub import Hub
from silverspire.table.lobby import withdraw_rematch
from silverspire.table.metrics import Metrics
from silverspire.table.path_cache import PathCache
from silverspire.table.people import INVITE_KEY, Invitations, People, new_id
from silverspire.table.presence import Presence
from silverspire.table.presenters import present_accepted
from silverspire.table.rate_limits import RateLimits
from silverspire.table.refusals import (
    Forbidden,
    NotFound,
    Refused,
    StorageUnavailable,
    TooManyRequests,
    Unauthenticated,
)
from silverspire.table.repeats import refuse_another
from silverspire.table.requests import Close, HandOver, Say, TableRequest, TakeSeat
from silverspire.table.responses import Accepted, Table
from silverspire.table.room import FINISHED, OPEN, AppliedEntry, Room
from silverspire.table.rooms import NO_TABLE, Rooms
from silverspire.table.settings import Settings
from silverspire.table.statistics import StatisticsCache
from silverspire.table.storage.database import Database
from silverspire.table.storage.listener import Listener
from silverspire.table.storage.store import PersonRow, Store
from silverspire.table.storage.writer import Writer
from silverspire.table.table_ids import TABLE_IDS_KEY, TableIds
from silverspire.table.table_presenter import present_table
from silverspire.table.winning_chances import WinningChancesCache

T = TypeVar("T")


class Services:
    """The parts of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process_id = new_id(8)
        self.database = Database(settings.database)
        self.store = Store(self.database)
        self.metrics = Metrics()
        self.writer = Writer(self.database, self.process_id, self.metrics)
        self.presence = self._presence() if settings.is_postgres else None
        self.hub = Hub(settings.send_queue_size, self.presence)
        self.rooms = Rooms(
            self.store,
            self.writer,
            settings.cached_tables,
            self.hub,
            self._on_entry,
            shared=settings.is_postgres,
        )
        self.computer_players = ComputerPlayers(
            self.rooms,
            self.hub,
            settings.workers,
            settings.computer_delay,
            settings.sweep_interval,
            settings.packs,
        )
        self.analyst = Analyst(
            self.store,
            self.computer_players.processes,
            settings.workers,
            settings.analysis_simulations,
        )
        self.winning_chances = WinningChancesCache(self.computer_players)
        self.archivist = Archivist(self.rooms, self.winning_chances)
        self.listener = self._listener(self.presence) if self.presence else None
        self.people = People(self.store)
        self.rate_limits = RateLimits(settings.rate_limits)
        self.live_connections = AddressCounts(settings.connections_per_address)
        self.invitations = Invitations(b"")
        self.table_ids = TableIds(b"")
        self.statistics = StatisticsCache()
        self.paths = PathCache()
        self._register_metrics()

    def _on_entry(self, room: Room, applied: AppliedEntry, own: bool) -> None:
        """Something has happened: everyone who looks on is sent it. What this process itself has
        stored it counts, and it lets the computers go on; others do that for theirs."""
        self.hub.publish(room, applied)
        if own:
            self.metrics.count_entry(applied.entry.kind)
            self.archivist.note(room)
            if room.computer_asked:
                self.computer_players.wake(room.id)

    def _presence(self) -> Presence:
        """Who is connected to the other processes; they are sent who is connected here."""
        return Presence(
            self.process_id,
            self.settings.heartbeat_interval / 2,
            self._local_people,
            self.publish_presence,
        )

    def _local_people(self) -> dict[str, set[str]]:
        return self.hub.local_people_by_table()

    def _listener(self, presence: Presence) -> Listener:
        refresh, refresh_all = self.rooms.refresh, self.rooms.refresh_all
        return Listener(self.settings.database, self.process_id, presence, refresh, refresh_all)

    def _register_metrics(self) -> None:
        self.metrics.gauge("rooms", "Tables in memory", lambda: len(self.rooms))
        self.metrics.gauge("live_connections", "Live connections", self.hub.count)
        self.metrics.gauge(
            "pending_writes", "Entries that wait to be stored", lambda: self.writer.pending
        )
        self.metrics.gauge(
            "oldest_write_seconds",
            "How long the oldest entry has waited to be stored",
            lambda: self.writer.waited,
        )
        self.metrics.gauge(
            "computers_waiting",
            "Choices and hints that wait for a free computer",
            lambda: len(self.computer_players.processes.queue),
        )
        self.metrics.counter(
            "slow_subscribers",
            "Connections closed because they were read too slowly",
            lambda: self.hub.slow_subscribers,
        )
        self.metrics.counter(
            "computer_fallbacks",
            "Computer players replaced by a quicker one",
            lambda: self.computer_players.fallbacks,
        )

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Services]:
        """Migrate, open, and at the end finish every write before the database closes."""
        await self.database.migrate()
        self.invitations = Invitations(await self.store.key(INVITE_KEY))
        self.table_ids = TableIds(await self.store.key(TABLE_IDS_KEY))
        self.writer.start()
        if self.listener:
            self.listener.start()
        self.computer_players.start()
        self.archivist.start()
        try:
            yield self
        finally:
            await self.analyst.close()
            await self.archivist.close()
            await self.computer_players.close()
            if self.listener:
                await self.listener.close()
            await self.writer.close()
            await self.database.close()

    async def find_person(self, secret: str | None, address: str | None) -> PersonRow:
        """Who holds this secret. An address that tries many which nobody has is slowed down."""
        try:
            return await self.people.find(secret)
        except Unauthenticated:
            self.rate_limits.consume("strangers", address)
            raise

    # --- People at tables ------------------------------------------------------------------------

    async def room_for(self, table_id: str, person: PersonRow) -> Room:
        """The table, if this person may be there."""
        room = await self.rooms.get(table_id)
        _refuse_removed(room, person)
        if person.id != room.host and not room.seats_of(person.id):
            if not room.setup.public and not await self.store.is_member(table_id, person.id):
                raise NotFound("no-table", NO_TABLE)
            room = await self.rooms.get(table_id)  # as it is now: asking has taken a moment
        self.computer_players.look(room)
        return room

    async def admit(self, table_id: str, person: PersonRow, invite: str) -> Room:
        """The table, for a person who holds its invitation; they need it only once."""
        room = await self.rooms.get(table_id)
        if not self.invitations.matches(table_id, invite):
            raise NotFound("no-table", NO_TABLE)
        _refuse_removed(room, person)
        await self.store.add_member(table_id, person.id)
        return room

    def present_table(self, room: Room, person: PersonRow) -> Table:
        """A table as this person may know it."""
        return present_table(
            room, person.id, self.hub.present(room.id), self.invitations.secret_for(room.id)
        )

    def publish_presence(self, table_id: str) -> None:
        self.hub.publish_presence(self.rooms.get_cached(table_id))

    def viewing_seat(self, room: Room, person: PersonRow, seat: int | None) -> int | None:
        """The seat through whose eyes a person looks; None: a spectator's."""
        own = room.seats_of(person.id)
        if seat is None:
            if not own and not room.setup.spectators and room.status != OPEN:
                raise Forbidden("no-spectators", "spectators are not allowed at this table")
            return own[0] if own else None
        if not 0 <= seat < len(room.seats):
            raise NotFound("no-seat", f"there is no seat {seat}")
        if seat not in own and room.status != FINISHED:
            raise Forbidden("not-your-seat", f"seat {seat} is not yours")
        return seat

    async def refuse_only_if_current(self, table_id: str, work: Callable[[], Awaitable[T]]) -> T:
        """The work's result. What it refuses may be refused only by what this server remembers:
        where other servers write too, it is read again and the work done again."""
        try:
            return await work()
        except (StorageUnavailable, TooManyRequests):
            raise
        except Refused:
            if not await self.rooms.catch_up(table_id):
                raise
        return await work()

    async def execute(self, table_id: str, person: PersonRow, request: TableRequest) -> Accepted:
        """Do what a person asks, or refuse it with a reason."""
        return await self.refuse_only_if_current(
            table_id, lambda: self._execute(table_id, person, request)
        )

    async def _execute(self, table_id: str, person: PersonRow, request: TableRequest) -> Accepted:
        room = await self.room_for(table_id, person)
        if isinstance(request, Say):
            self.rate_limits.consume("chat", person.id)
        elif isinstance(request, TakeSeat):
            self.rate_limits.consume("joins", person.id)
        elif isinstance(request, HandOver) and room.status == OPEN and not self.settings.workers:
            raise Refused("no-computers", "this server has no computer players")
        blocked_by: set[str] = set()
        if isinstance(request, TakeSeat):
            blocked_by = await self.store.who_blocked(person.id)
        command = command_for(request, person, self.settings.absence_timeout, blocked_by)
        entry = await self.rooms.commit(table_id, command, person.id, request.client_id)
        refuse_another(request, entry)
        if isinstance(request, Close):
            await withdraw_rematch(self.rooms, person, await self.rooms.get(table_id))
        return present_accepted(entry)


def _refuse_removed(room: Room, person: PersonRow) -> None:
    if person.id in room.removed:
        raise Forbidden("removed", "the host has removed you from this table")
