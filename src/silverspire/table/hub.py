"""Everyone who is looking on: each new entry goes to each of them, as they may know it."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable

import msgspec

from silverspire.table import entries as log
from silverspire.table import live_messages
from silverspire.table.refusals import TooMany
from silverspire.table.room import FINISHED, Room, Told
from silverspire.table.telling import tell_entry, tell_situations, tell_table
from silverspire.table.wire import TableTold

SLOW, NOT_YOURS, GONE = 4008, 4003, 4004  # why we close; the application's own codes

_encoder = msgspec.json.Encoder()
MOST_OF_ONE = 50  # connections of one person to this process
# Entries that change nothing but the game: the table need not be told again.
GAME_ONLY = (log.Chosen, log.Redone, log.Undone, log.TurnEnded, log.Said)


class Reader:
    """One live connection: whose, through whose eyes, and what it has yet to read."""

    def __init__(
        self, person: str, seat: int | None, views: bool, sequence: int, backlog: int
    ) -> None:
        self.person = person
        self.sequence = sequence  # the last entry that was put in its queue
        self.seat = seat
        self.views = views
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(backlog)
        self.closed: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    def send(self, message: live_messages.Live) -> None:
        self.send_bytes(_encoder.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Put a message in the reader's queue; who does not keep up is cut off, and may resume."""
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.close(SLOW, "you read too slowly: come back and say what you know")

    def close(self, code: int, reason: str) -> None:
        if not self.closed.done():
            self.closed.set_result((code, reason))

    @property
    def is_slow(self) -> bool:
        return self.closed.done() and self.closed.result()[0] == SLOW


class Hub:
    """Readers by table."""

    def __init__(self, backlog: int) -> None:
        self.backlog = backlog
        self.readers: dict[str, set[Reader]] = defaultdict(set)
        self.connections: Counter[str] = Counter()  # by person
        self.cut_off = 0  # readers who did not keep up
        self.elsewhere: Callable[[str], set[str]] = lambda _: set()  # with other processes
        self.announce: Callable[[str, set[str]], None] = lambda _table, _people: None

    def join(self, room: Room, person: str, seat: int | None, views: bool) -> Reader:
        if self.connections[person] >= MOST_OF_ONE:
            raise TooMany("too-many-connections", "you are connected too often: close some first")
        reader = Reader(person, seat, views, room.sequence, self.backlog)
        self.readers[room.id].add(reader)
        self.connections[person] += 1
        self.announce(room.id, self.here(room.id))
        return reader

    def leave(self, table_id: str, reader: Reader) -> None:
        self.cut_off += reader.is_slow
        self.connections[reader.person] -= 1
        if not self.connections[reader.person]:
            del self.connections[reader.person]
        self.readers[table_id].discard(reader)
        if not self.readers[table_id]:
            del self.readers[table_id]
        self.announce(table_id, self.here(table_id))

    def is_watched(self, table_id: str) -> bool:
        return table_id in self.readers

    def dismiss(self, table_id: str) -> None:
        """The table is no longer kept: everyone goes."""
        for reader in self.readers.get(table_id, ()):
            reader.close(GONE, "this table is no longer kept here")

    def count(self) -> int:
        return sum(len(readers) for readers in self.readers.values())

    def here(self, table_id: str) -> set[str]:
        """The people who are connected to a table through this process."""
        return {reader.person for reader in self.readers.get(table_id, ())}

    def all_here(self) -> dict[str, set[str]]:
        return {table_id: self.here(table_id) for table_id in self.readers}

    def present(self, table_id: str) -> set[str]:
        """The people who are connected to a table."""
        return self.here(table_id) | self.elsewhere(table_id)

    def tell_presence(self, room: Room | None) -> None:
        """Tell who is there, if anybody is who would hear it."""
        if room is None:
            return
        present = self.present(room.id)
        seated = present & room.people()
        message = _encoder.encode(
            live_messages.Presence(people=sorted(seated), spectators=len(present - seated))
        )
        for reader in self.readers.get(room.id, ()):
            reader.send_bytes(message)

    def publish(self, room: Room, told: Told, _own: bool) -> None:
        """Tell every reader what happened. What is the same for several is written once."""
        readers = [reader for reader in self.readers.get(room.id, ()) if _keeps(room, reader)]
        changed = room.moved == told.entry.sequence
        looking = {reader.seat for reader in readers if reader.views} if changed else set()
        situations = tell_situations(room, list(looking))
        shared = isinstance(told.entry.body, GAME_ONLY) and room.status != FINISHED
        written: dict[tuple[int | None, bool], bytes] = {}
        for reader in readers:
            reader.sequence = told.entry.sequence
            key = (reader.seat, reader.views)
            if shared and key in written:
                reader.send_bytes(written[key])
                continue
            update = live_messages.Update(
                sequence=told.entry.sequence,
                entry=tell_entry(told, reader.seat),
                situation=situations.get(reader.seat) if reader.views else None,
                table=None if shared else self._table(room, reader),
            )
            written[key] = _encoder.encode(update)
            reader.send_bytes(written[key])

    def _table(self, room: Room, reader: Reader) -> TableTold:
        return tell_table(room, reader.person, self.present(room.id))


def _keeps(room: Room, reader: Reader) -> bool:
    """Whether the reader may hear on; else it is told to come back as who it is now."""
    if _may_look(room, reader):
        return True
    reader.close(NOT_YOURS, "this seat is no longer yours: come back as who you are")
    return False


def _may_look(room: Room, reader: Reader) -> bool:
    """Whether the seat is still the reader's: it may have been left in the meantime."""
    if reader.seat is not None:
        return room.seats[reader.seat].person == reader.person or room.status == FINISHED
    return room.setup.spectators or room.status != "running" or bool(room.seats_of(reader.person))
