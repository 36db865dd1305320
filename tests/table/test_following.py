"""Following what others have written: nothing falls into a gap, whoever goes away in between."""

from __future__ import annotations

import asyncio
import json

import pytest

from silverspire.table.house import House
from silverspire.table.hub import GONE, Reader
from silverspire.table.refusals import NotFound
from tests.table.houses import agnes_alone, in_houses, say


def test_who_goes_away_while_a_table_catches_up_leaves_it_no_older(database: str) -> None:
    async def story(house: House, other: House) -> None:
        agnes, table = await agnes_alone(house)
        await other.rooms.look(table)
        said = await say(house, table, agnes, "are you there?")
        await other.rooms.follow(table)

        looking = asyncio.create_task(other.rooms.look(table))
        await asyncio.sleep(0)
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)

        assert looking.cancelled()
        assert (await other.rooms.look(table)).sequence == said

    in_houses(database, story, count=2)


def test_a_table_that_was_deleted_is_gone_for_everyone(database: str) -> None:
    async def story(house: House) -> None:
        agnes, table = await agnes_alone(house)
        reader = house.hub.join(await house.rooms.look(table), agnes.id, 0, views=True)

        await house.store.delete_table(table)
        with pytest.raises(NotFound):
            await say(house, table, agnes, "where is it?")

        assert reader.closed.result()[0] == GONE
        with pytest.raises(NotFound):
            await house.rooms.look(table)

    in_houses(database, story)


def test_who_comes_by_an_invitation_misses_nothing_that_is_said_meanwhile(database: str) -> None:
    async def story(house: House) -> None:
        agnes, table = await agnes_alone(house)
        bertram, _ = await house.people.welcome("Bertram")
        await house.let_in(table, bertram, house.invitations.of(table))

        async def come(after: float) -> tuple[int, Reader]:
            await asyncio.sleep(after)  # somewhere while the word is being written
            room = await house.enter(table, bertram)
            return room.sequence, house.hub.join(room, bertram.id, None, views=False)

        coming = []
        for number in range(40):
            coming.append(asyncio.create_task(come(number / 10_000)))
            last = await say(house, table, agnes, f"word {number}")

        for known, reader in await asyncio.gather(*coming):
            heard = [json.loads(reader.waiting.get_nowait()) for _ in range(reader.waiting.qsize())]
            assert [one["sequence"] for one in heard] == list(range(known + 1, last + 1))

    in_houses(database, story)
