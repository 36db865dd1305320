"""Tables in memory: those that nobody uses are dropped, and nothing is missed by it."""

from __future__ import annotations

import asyncio
import json

from silverspire.table.hub import Subscriber
from silverspire.table.services import Services
from silverspire.table.storage.store import PersonRow
from tests.table.in_process import agnes_alone, first_answer, say, with_services

CAPACITY = 2


async def play(services: Services, table: str, person: PersonRow, count: int) -> int:
    """Choose that many times, with a word in between; answers the last sequence."""
    for number in range(count):
        room = await services.rooms.get(table)
        await services.execute(table, person, first_answer(room))
        last = await say(services, table, person, f"word {number}")
    return last


def heard(subscriber: Subscriber) -> list[int]:
    queued = [subscriber.queue.get_nowait() for _ in range(subscriber.queue.qsize())]
    return [json.loads(message)["sequence"] for message in queued]


def test_more_tables_than_memory_are_played_together_and_every_reader_receives_all(
    database: str,
) -> None:
    async def story(services: Services) -> None:
        tables = [await agnes_alone(services) for _ in range(6)]
        subscribers = [
            services.hub.subscribe(await services.rooms.get(table), agnes.id, 0, views=False)
            for agnes, table in tables[:3]
        ]

        played = (play(services, table, agnes, 15) for agnes, table in tables)
        last = await asyncio.gather(*played)

        for subscriber, sequence in zip(subscribers, last, strict=False):
            assert heard(subscriber) == list(range(3, sequence + 1))
        for (_, table), sequence in zip(tables, last, strict=True):
            assert (await services.rooms.get(table)).sequence == sequence
        assert len(services.rooms) <= CAPACITY + len(subscribers)

    with_services(database, story, cached_tables=CAPACITY)
