"""Processes that think: each answer goes to whoever asked, and to nobody else."""

from __future__ import annotations

import asyncio

import silverspire
from silverspire.table.thinkers import Task, Thinkers

WITHIN = 60.0


def task(game: str, do: str = "choose", player: str = "greedy") -> Task:
    state = silverspire.game(game).new(seats=2, seed=7)
    assert do in {"choose", "hint"}
    return Task("hint" if do == "hint" else "choose", game, state.to_bytes(), player, 1)


def test_who_no_longer_waits_for_an_answer_does_not_leave_it_to_the_next() -> None:
    async def story() -> None:
        thinkers = Thinkers(2)
        quick = task("kutna_hora")
        try:
            expected = await asyncio.gather(*(thinkers.think(quick, WITHIN) for _ in range(2)))
            for _ in range(4):
                hint = asyncio.create_task(
                    thinkers.think(task("world_without_end", "hint"), WITHIN)
                )
                await asyncio.sleep(0.05)
                hint.cancel()
                for _ in range(3):
                    assert await thinkers.think(quick, WITHIN) == expected[0]
        finally:
            await thinkers.close()

    asyncio.run(story())
