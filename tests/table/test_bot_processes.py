"""Bot processes: each answer goes to whoever asked, and to nobody else."""

from __future__ import annotations

import asyncio

import silverspire
from silverspire.table.bot_processes import BotProcessPool, BotTask
from silverspire.table.fair_queue import Asker

WITHIN = 60.0
AGNES = Asker("agnes", "her table")


def task(game: str, kind: str = "choose", player: str = "greedy") -> BotTask:
    state = silverspire.game(game).new(seats=2, seed=7)
    assert kind in {"choose", "hint"}
    rules, content = state.rules_version, state.to_bytes()
    return BotTask("hint" if kind == "hint" else "choose", game, rules, content, player, 1)


def test_who_no_longer_waits_for_an_answer_does_not_leave_it_to_the_next() -> None:
    async def story() -> None:
        bot_processes = BotProcessPool(2)
        quick = task("kutna_hora")
        try:
            expected = await asyncio.gather(
                *(bot_processes.run(quick, WITHIN, AGNES) for _ in range(2))
            )
            for _ in range(4):
                hint = asyncio.create_task(
                    bot_processes.run(task("world_without_end", "hint"), WITHIN, AGNES)
                )
                await asyncio.sleep(0.05)
                hint.cancel()
                for _ in range(3):
                    assert await bot_processes.run(quick, WITHIN, AGNES) == expected[0]
        finally:
            await bot_processes.close()

    asyncio.run(story())
