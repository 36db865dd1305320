"""The queue of those who wait for a computer: fair by person and by table, moves before hints."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from silverspire.table.fair_queue import Asker, FairQueue, FairShares

Story = Callable[["Queue"], Coroutine[Any, Any, None]]


class Queue:
    """One computer that thinks for a second at a time, and whose turns it had."""

    def __init__(self) -> None:
        self.turns: list[str] = []
        self.queue = FairQueue(1)

    async def ask(
        self, person: str, table: str, is_hint: bool = False, is_analysis: bool = False
    ) -> None:
        asker = Asker(person, table, is_hint, is_analysis)
        await self.queue.acquire(asker)
        self.turns.append(table)
        await asyncio.sleep(0)
        self.queue.release(asker, 1)

    async def ask_for(
        self, *waiting: tuple[str, str] | tuple[str, str, bool] | tuple[str, str, bool, bool]
    ) -> None:
        await asyncio.gather(*(self.ask(*one) for one in waiting))


def turns_of(story: Story) -> list[str]:
    """The tables that had a turn, in their order."""
    queue = Queue()
    asyncio.run(story(queue))
    return queue.turns


def test_a_person_with_many_tables_waits_behind_one_with_a_single_table() -> None:
    async def story(queue: Queue) -> None:
        many = [("greedy guest", f"table {number}") for number in range(1, 6)]
        await queue.ask_for(*many, ("bystander", "quiet table"))

    assert turns_of(story)[:2] == ["table 1", "quiet table"]


def test_the_tables_of_one_person_take_turns() -> None:
    async def story(queue: Queue) -> None:
        await queue.ask_for(*[("Agnes", table) for table in ("first", "first", "second", "third")])

    assert turns_of(story) == ["first", "second", "third", "first"]


def test_hints_wait_behind_moves() -> None:
    async def story(queue: Queue) -> None:
        await queue.ask_for(
            ("Agnes", "thinking"), ("Bertram", "hint", True), ("Agnes", "move"), ("Clara", "move")
        )

    assert turns_of(story) == ["thinking", "move", "move", "hint"]


def test_thinking_while_nobody_else_waits_does_not_count_later() -> None:
    async def story(queue: Queue) -> None:
        for _ in range(10):
            await queue.ask("bystander", "quiet table")
        many = [("greedy guest", f"table {number}") for number in range(1, 6)]
        await queue.ask_for(*many, ("bystander", "quiet table"), ("bystander", "quiet table"))

    assert turns_of(story)[10:14] == ["table 1", "quiet table", "table 2", "quiet table"]


def test_time_without_asking_is_not_saved_up() -> None:
    async def story(queue: Queue) -> None:
        busy = [asyncio.create_task(queue.ask("Agnes", "hers")) for _ in range(12)]
        while len(queue.turns) < 8:
            await asyncio.sleep(0)
        await asyncio.gather(*busy, *(queue.ask("Bertram", "his") for _ in range(4)))

    assert turns_of(story)[8:] == ["hers", "his"] * 4


def test_only_who_is_ahead_of_the_others_is_remembered() -> None:
    shares = FairShares()

    for number in range(1000):
        shares.serve(f"guest {number}")
        shares.charge(f"guest {number}", 1)
    for number in range(1000):
        shares.serve(f"guest {number}")

    assert len(shares) == 0


@pytest.mark.parametrize("when", ["waiting", "called"])
def test_who_no_longer_waits_leaves_the_queue(when: str) -> None:
    async def story(queue: Queue) -> None:
        await queue.queue.acquire(Asker("Agnes", "held"))
        gone = asyncio.create_task(queue.ask("Bertram", "gone"))
        await asyncio.sleep(0)
        if when == "called":
            queue.queue.release(Asker("Agnes", "held"), 1)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        if when == "waiting":
            queue.queue.release(Asker("Agnes", "held"), 1)
        await queue.ask("Clara", "next")
        assert len(queue.queue) == 0

    assert turns_of(story) == ["next"]


def test_an_analysis_waits_behind_moves_and_hints() -> None:
    async def story(queue: Queue) -> None:
        await queue.ask_for(
            ("Agnes", "now"),
            ("Agnes", "analysis", False, True),
            ("Bertram", "hint", True),
            ("Bertram", "move"),
        )

    assert turns_of(story) == ["now", "move", "hint", "analysis"]
