"""Opening a table that another process is writing to: nothing falls in between."""

from __future__ import annotations

import asyncio

from silverspire.table.entries import Entry, Said
from silverspire.table.hub import Hub
from silverspire.table.metrics import Metrics
from silverspire.table.room import Room
from silverspire.table.rooms import Rooms
from silverspire.table.settings import database_url
from silverspire.table.storage.database import Database
from silverspire.table.storage.store import Store
from silverspire.table.storage.writer import Writer
from tests.table.test_storage import a_new_table


class Elsewhere(Store):
    """A store during whose next reading another process says a word, and we are notified."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.rooms: Rooms | None = None  # of the other process
        self.ours: Rooms | None = None

    async def entries_after(self, table_id: str, sequence: int = 0) -> list[Entry]:
        found = await super().entries_after(table_id, sequence)
        if self.rooms is not None and self.ours is not None:
            rooms, self.rooms = self.rooms, None
            await rooms.commit(table_id, lambda _: (None, Said("Bertram", "Here I am")), "bertram")
            await self.ours.refresh(table_id)
        return found


def rooms(store: Store, writer: Writer) -> Rooms:
    return Rooms(store, writer, 10, Hub(10), lambda *_: None)


def test_what_is_written_while_a_table_is_opened_is_not_missed(database: str) -> None:
    async def open_it() -> Room:
        opened = Database(database_url(database))
        await opened.migrate()
        writer, store = Writer(opened, "test", Metrics()), Elsewhere(opened)
        writer.start()
        await writer.append(a_new_table("table"))
        theirs, ours = rooms(Store(opened), writer), rooms(store, writer)
        store.rooms, store.ours = theirs, ours

        room = await ours.get("table")

        await writer.close()
        await opened.close()
        return room

    room = asyncio.run(open_it())

    assert room.sequence == 2
    assert room.recent[-1].entry.kind == "said"
