"""The queue of those who wait for a computer: fair by person and by table, moves before hints."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from silverspire.table.fair_queue import HALF_LIFE, Asker, FairQueue

Story = Callable[["Queue"], Coroutine[Any, Any, None]]


class Queue:
    """One computer that thinks for a second at a time, and whose turns it had."""

    def __init__(self) -> None:
        self.now = 100.0
        self.turns: list[str] = []
        self.queue = FairQueue(1, lambda: self.now)

    async def ask(
        self, person: str, table: str, is_hint: bool = False, is_analysis: bool = False
    ) -> None:
        asker = Asker(person, table, is_hint, is_analysis)
        await self.queue.acquire(asker)
        self.turns.append(table)
        await asyncio.sleep(0)
        self.now += 1
        self.queue.release(asker, 1)

    async def ask_for(
        self, *waiting: tuple[str, str] | tuple[str, str, bool] | tuple[str, str, bool, bool]
    ) -> None:
        await asyncio.gather(*(self.ask(*one) for one in waiting))


def told(story: Story) -> list[str]:
    """The tables that had a turn, in their order."""
    queue = Queue()
    asyncio.run(story(queue))
    return queue.turns


def test_who_has_many_tables_waits_behind_who_has_one() -> None:
    async def story(queue: Queue) -> None:
        many = [("greedy guest", f"table {number}") for number in range(1, 6)]
        await queue.ask_for(*many, ("bystander", "quiet table"))

    assert told(story)[:2] == ["table 1", "quiet table"]


def test_the_tables_of_one_person_take_turns() -> None:
    async def story(queue: Queue) -> None:
        await queue.ask("Agnes", "first")
        await queue.ask_for(("Agnes", "third"), ("Agnes", "first"), ("Agnes", "second"))

    assert told(story) == ["first", "third", "second", "first"]


def test_hints_wait_behind_moves() -> None:
    async def story(queue: Queue) -> None:
        await queue.ask_for(
            ("Agnes", "thinking"), ("Bertram", "hint", True), ("Agnes", "move"), ("Clara", "move")
        )

    assert told(story) == ["thinking", "move", "move", "hint"]


def test_what_was_used_long_ago_no_longer_counts() -> None:
    async def story(queue: Queue) -> None:
        await queue.ask("Agnes", "Agnes earlier")
        queue.now += 20 * HALF_LIFE
        await queue.ask_for(("Clara", "now"), ("Agnes", "Agnes"), ("Bertram", "Bertram"))

    assert told(story)[1:] == ["now", "Agnes", "Bertram"]


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

    assert told(story) == ["next"]


def test_an_analysis_waits_behind_moves_and_hints() -> None:
    async def story(queue: Queue) -> None:
        await queue.ask_for(
            ("Agnes", "now"),
            ("Agnes", "analysis", False, True),
            ("Bertram", "hint", True),
            ("Bertram", "move"),
        )

    assert told(story) == ["now", "move", "hint", "analysis"]
