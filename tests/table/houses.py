"""Houses for the tests: the parts of a server in this process, without its doors."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from typing import Any

from silverspire.table.asks import Answer, AnyRequest, NewTable, Say, SeatWish, Start
from silverspire.table.house import House
from silverspire.table.lobby import open_table
from silverspire.table.room import Room
from silverspire.table.settings import from_environment
from silverspire.table.storage.store import PersonRow
from silverspire.table.telling import tell_decision


def in_houses(
    database: str, story: Callable[..., Coroutine[Any, Any, None]], count: int = 1, **settings: Any
) -> None:
    """Let a story happen in so many houses that share one database."""
    given: dict[str, Any] = {"pause": 0, "workers": 0, "rate_limits": False, **settings}

    async def tell() -> None:
        async with AsyncExitStack() as stack:
            houses = [
                await stack.enter_async_context(
                    House(from_environment({}, database=database, **given)).opened()
                )
                for _ in range(count)
            ]
            await asyncio.wait_for(story(*houses), 120)

    asyncio.run(tell())


async def agnes_alone(house: House, game: str = "kutna_hora") -> tuple[PersonRow, str]:
    """A game that has begun, both seats of which are one person's."""
    agnes, _ = await house.people.welcome("Agnes")
    wish = NewTable(game=game, seats=[SeatWish(player="me"), SeatWish(player="me")], seed=7)
    room = await open_table(house.rooms, house.naming, agnes, wish, can_think=True)
    await house.carry_out(room.id, agnes, Start())
    return agnes, room.id


async def say(house: House, table: str, person: PersonRow, text: str) -> int:
    """Say something; answers the sequence of the entry."""
    return (await house.carry_out(table, person, Say(text=text))).sequence


def first_answer(room: Room) -> AnyRequest:
    """The first choice of whoever is asked."""
    decision = tell_decision(room, room.asked)
    assert decision is not None
    assert decision.choices is not None
    return Answer(seat=decision.seat, decision=decision.id, choice=decision.choices[0])
