"""Everyone who is looking on: each new entry goes to each of them, as they may know it."""

from __future__ import annotations

import asyncio
import math
from collections import Counter, defaultdict
from collections.abc import Iterable

import msgspec

from silverspire.table import entries as log
from silverspire.table import live_messages
from silverspire.table.presence import Presence
from silverspire.table.presenters import present_entry, present_situations
from silverspire.table.refusals import TooManyRequests
from silverspire.table.responses import Table
from silverspire.table.room import FINISHED, AppliedEntry, Room
from silverspire.table.table_presenter import present_table

CLOSE_SLOW, CLOSE_FORBIDDEN, CLOSE_DELETED = (
    4008,
    4003,
    4004,
)  # why we close; the application's own codes

_encoder = msgspec.json.Encoder()
MAX_CONNECTIONS_PER_PERSON = 50  # connections of one person to this process
# Entries that change nothing but the game: the table need not be sent again.
GAME_ONLY = (log.Chosen, log.Redone, log.Undone, log.TurnEnded, log.Said)


class Subscriber:
    """One live connection: whose, through whose eyes, and what it has yet to read."""

    def __init__(
        self, person: str, seat: int | None, views: bool, sequence: int, queue_size: int
    ) -> None:
        self.person = person
        self.blocked: frozenset[str] = frozenset()  # whose words this person does not read
        self.sequence = sequence  # the last entry that was put in its queue
        self.seat = seat
        self.views = views
        self.pace = 1.0  # how fast this person wants computers to play; 0: without any delay
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(queue_size)
        self.closed: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    def send(self, message: live_messages.LiveMessage) -> None:
        self.send_bytes(_encoder.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Put a message in the queue; who does not keep up is disconnected, and may resume."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close(CLOSE_SLOW, "you read too slowly: come back and say what you know")

    def close(self, code: int, reason: str) -> None:
        if not self.closed.done():
            self.closed.set_result((code, reason))

    @property
    def is_slow(self) -> bool:
        return self.closed.done() and self.closed.result()[0] == CLOSE_SLOW


class Hub:
    """Subscribers by table."""

    def __init__(self, queue_size: int, presence: Presence | None = None) -> None:
        self.queue_size = queue_size
        self.presence = presence  # of people with other processes, where there are any
        self.subscribers: dict[str, set[Subscriber]] = defaultdict(set)
        self.connections: Counter[str] = Counter()  # by person
        self.slow_subscribers = 0  # who did not keep up

    def subscribe(self, room: Room, person: str, seat: int | None, views: bool) -> Subscriber:
        if self.connections[person] >= MAX_CONNECTIONS_PER_PERSON:
            raise TooManyRequests(
                "too-many-connections", "you have too many open connections: close some first"
            )
        subscriber = Subscriber(person, seat, views, room.sequence, self.queue_size)
        self.subscribers[room.id].add(subscriber)
        self.connections[person] += 1
        self._announce(room.id)
        return subscriber

    def unsubscribe(self, table_id: str, subscriber: Subscriber) -> None:
        self.slow_subscribers += subscriber.is_slow
        self.connections[subscriber.person] -= 1
        if not self.connections[subscriber.person]:
            del self.connections[subscriber.person]
        self.subscribers[table_id].discard(subscriber)
        if not self.subscribers[table_id]:
            del self.subscribers[table_id]
        self._announce(table_id)

    def set_blocked(self, person: str, blocked: frozenset[str]) -> None:
        """A person has blocked somebody, or no longer does."""
        for subscribers in self.subscribers.values():
            for subscriber in subscribers:
                if subscriber.person == person:
                    subscriber.blocked = blocked

    def watched_tables(self) -> Iterable[str]:
        return self.subscribers.keys()

    def has_subscribers(self, table_id: str) -> bool:
        return table_id in self.subscribers

    def close_subscribers(self, table_id: str) -> None:
        """The table is no longer kept: everyone goes."""
        for subscriber in self.subscribers.get(table_id, ()):
            subscriber.close(CLOSE_DELETED, "this table was deleted")

    def count(self) -> int:
        return sum(len(subscribers) for subscribers in self.subscribers.values())

    def local_people(self, table_id: str) -> set[str]:
        """The people who are connected to a table through this process."""
        return {subscriber.person for subscriber in self.subscribers.get(table_id, ())}

    def local_people_by_table(self) -> dict[str, set[str]]:
        return {table_id: self.local_people(table_id) for table_id in self.subscribers}

    def present(self, table_id: str) -> set[str]:
        """The people who are connected to a table."""
        remote = self.presence.remote_people(table_id) if self.presence else set()
        return self.local_people(table_id) | remote

    def pace(self, table_id: str) -> float:
        """The slowest pace that anybody wishes who sits at a table; else, who looks on."""
        watching = self.subscribers.get(table_id, ())
        seated = [subscriber for subscriber in watching if subscriber.seat is not None]
        return min((one.pace or math.inf for one in seated or watching), default=1.0)

    def _announce(self, table_id: str) -> None:
        if self.presence:
            self.presence.announce(table_id, self.local_people(table_id))

    def publish_presence(self, room: Room | None) -> None:
        """Tell who is there, if anybody is who would hear it."""
        if room is None:
            return
        present = self.present(room.id)
        seated = present & room.people()
        message = _encoder.encode(
            live_messages.Presence(people=sorted(seated), spectators=len(present - seated))
        )
        for subscriber in self.subscribers.get(room.id, ()):
            subscriber.send_bytes(message)

    def publish(self, room: Room, applied: AppliedEntry) -> None:
        """Send every subscriber what happened. What is the same for several is encoded once."""
        subscribers = [
            subscriber
            for subscriber in self.subscribers.get(room.id, ())
            if _still_allowed(room, subscriber)
        ]
        changed = room.asked_since == applied.entry.sequence
        seats = (
            {subscriber.seat for subscriber in subscribers if subscriber.views}
            if changed
            else set()
        )
        situations = present_situations(room, list(seats))
        shared = isinstance(applied.entry.body, GAME_ONLY) and room.status != FINISHED
        written: dict[tuple[int | None, bool, bool], bytes] = {}
        for subscriber in subscribers:
            subscriber.sequence = applied.entry.sequence
            hidden = applied.entry.person in subscriber.blocked
            key = (subscriber.seat, subscriber.views, hidden)
            if shared and key in written:
                subscriber.send_bytes(written[key])
                continue
            update = live_messages.Update(
                sequence=applied.entry.sequence,
                entry=present_entry(room, applied, subscriber.seat, subscriber.blocked),
                situation=situations.get(subscriber.seat) if subscriber.views else None,
                table=None if shared else self._table(room, subscriber),
            )
            written[key] = _encoder.encode(update)
            subscriber.send_bytes(written[key])

    def _table(self, room: Room, subscriber: Subscriber) -> Table:
        return present_table(room, subscriber.person, self.present(room.id))


def _still_allowed(room: Room, subscriber: Subscriber) -> bool:
    """Whether the subscriber may stay; else the connection is closed, and may be opened again."""
    if _may_watch(room, subscriber):
        return True
    subscriber.close(CLOSE_FORBIDDEN, "this seat is no longer yours: connect again")
    return False


def _may_watch(room: Room, subscriber: Subscriber) -> bool:
    """Whether the seat is still the subscriber's: it may have been left in the meantime."""
    if subscriber.person in room.removed:
        return False
    if subscriber.seat is not None:
        return room.seats[subscriber.seat].person == subscriber.person or room.status == FINISHED
    return (
        room.setup.spectators or room.status != "running" or bool(room.seats_of(subscriber.person))
    )
