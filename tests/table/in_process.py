"""Servers for the tests: their services in this process, without HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from typing import Any

from silverspire.table.lobby import create_table
from silverspire.table.presenters import present_decision
from silverspire.table.requests import Answer, Say, Start, TableRequest
from silverspire.table.room import Room
from silverspire.table.services import Services
from silverspire.table.settings import from_environment
from silverspire.table.setup_requests import CreateTable, SeatSetup
from silverspire.table.storage.store import PersonRow


def with_services(
    database: str, story: Callable[..., Coroutine[Any, Any, None]], count: int = 1, **settings: Any
) -> None:
    """Let a story happen with `count` servers that share one database."""
    given: dict[str, Any] = {"computer_delay": 0, "workers": 0, "rate_limits": False, **settings}

    async def tell() -> None:
        async with AsyncExitStack() as stack:
            opened = [
                await stack.enter_async_context(
                    Services(from_environment({}, database=database, **given)).opened()
                )
                for _ in range(count)
            ]
            await asyncio.wait_for(story(*opened), 120)

    asyncio.run(tell())


async def agnes_alone(services: Services, game: str = "kutna_hora") -> tuple[PersonRow, str]:
    """A game that has begun, both seats of which are one person's."""
    agnes, _ = await services.people.register("Agnes")
    request = CreateTable(game=game, seats=[SeatSetup(player="me"), SeatSetup(player="me")], seed=7)
    room = await create_table(
        services.rooms, services.table_ids, agnes, request, computers_available=True
    )
    await services.execute(room.id, agnes, Start())
    return agnes, room.id


async def say(services: Services, table: str, person: PersonRow, text: str) -> int:
    """Say something; answers the sequence of the entry."""
    return (await services.execute(table, person, Say(text=text))).sequence


def first_answer(room: Room) -> TableRequest:
    """The first choice of whoever is asked."""
    decision = present_decision(room, room.asked)
    assert decision is not None
    assert decision.choices is not None
    return Answer(seat=decision.seat, decision=decision.id, choice=decision.choices[0])
