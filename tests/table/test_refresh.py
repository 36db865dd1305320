"""Following what others have written: nothing falls into a gap, whoever goes away in between."""

from __future__ import annotations

import asyncio
import json

import pytest

from silverspire.table.hub import CLOSE_DELETED, Subscriber
from silverspire.table.refusals import NotFound
from silverspire.table.services import Services
from tests.table.in_process import agnes_alone, say, with_services


def test_who_goes_away_while_a_table_catches_up_leaves_it_no_older(database: str) -> None:
    async def story(services: Services, other: Services) -> None:
        agnes, table = await agnes_alone(services)
        await other.rooms.get(table)
        said = await say(services, table, agnes, "are you there?")
        await other.rooms.refresh(table)

        queries = asyncio.create_task(other.rooms.get(table))
        await asyncio.sleep(0)
        queries.cancel()
        await asyncio.gather(queries, return_exceptions=True)

        assert queries.cancelled()
        assert (await other.rooms.get(table)).sequence == said

    with_services(database, story, count=2)


def test_a_table_that_was_deleted_is_gone_for_everyone(database: str) -> None:
    async def story(services: Services) -> None:
        agnes, table = await agnes_alone(services)
        subscriber = services.hub.subscribe(
            await services.rooms.get(table), agnes.id, 0, views=True
        )

        await services.store.delete_table(table)
        with pytest.raises(NotFound):
            await say(services, table, agnes, "where is it?")

        assert subscriber.closed.result()[0] == CLOSE_DELETED
        with pytest.raises(NotFound):
            await services.rooms.get(table)

    with_services(database, story)


def test_a_person_who_joins_by_invitation_misses_no_chat(database: str) -> None:
    async def story(services: Services) -> None:
        agnes, table = await agnes_alone(services)
        bertram, _ = await services.people.register("Bertram")
        await services.admit(table, bertram, services.invitations.secret_for(table))

        async def come(after: float) -> tuple[int, Subscriber]:
            await asyncio.sleep(after)  # somewhere while the word is being written
            room = await services.room_for(table, bertram)
            return room.sequence, services.hub.subscribe(room, bertram.id, None, views=False)

        coming = []
        for number in range(40):
            coming.append(asyncio.create_task(come(number / 10_000)))
            last = await say(services, table, agnes, f"word {number}")

        for known, subscriber in await asyncio.gather(*coming):
            heard = [
                json.loads(subscriber.queue.get_nowait()) for _ in range(subscriber.queue.qsize())
            ]
            assert [one["sequence"] for one in heard] == list(range(known + 1, last + 1))

    with_services(database, story)
