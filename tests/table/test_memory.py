"""Tables in memory: those that nobody uses are dropped, and nothing is missed by it."""

from __future__ import annotations

import asyncio
import json

from silverspire.table.house import House
from silverspire.table.hub import Reader
from silverspire.table.storage.store import PersonRow
from tests.table.houses import agnes_alone, first_answer, in_houses, say

MOST = 2


async def play(house: House, table: str, person: PersonRow, count: int) -> int:
    """Choose so many times, with a word in between; answers the last sequence."""
    for number in range(count):
        room = await house.rooms.look(table)
        await house.carry_out(table, person, first_answer(room))
        last = await say(house, table, person, f"word {number}")
    return last


def heard(reader: Reader) -> list[int]:
    waiting = [reader.waiting.get_nowait() for _ in range(reader.waiting.qsize())]
    return [json.loads(message)["sequence"] for message in waiting]


def test_more_tables_than_memory_are_played_at_once_and_every_reader_hears_all(
    database: str,
) -> None:
    async def story(house: House) -> None:
        tables = [await agnes_alone(house) for _ in range(6)]
        readers = [
            house.hub.join(await house.rooms.look(table), agnes.id, 0, views=False)
            for agnes, table in tables[:3]
        ]

        played = (play(house, table, agnes, 15) for agnes, table in tables)
        last = await asyncio.gather(*played)

        for reader, sequence in zip(readers, last, strict=False):
            assert heard(reader) == list(range(3, sequence + 1))
        for (_, table), sequence in zip(tables, last, strict=True):
            assert (await house.rooms.look(table)).sequence == sequence
        assert len(house.rooms) <= MOST + len(readers)

    in_houses(database, story, rooms=MOST)
