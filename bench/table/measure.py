"""One server under load: tables are opened, play at a human pace, then as fast as it answers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Protocol

from bench.clock import Metrics
from bench.table.play import PATIENCE, Table, Tally, play
from bench.table.servers import Server
from bench.table.sockets import Caller

CALLERS = 8  # connections over which tables are opened
WARM_UP = 2.0  # seconds that are not counted


class Language(Protocol):
    async def open_table(self, caller: Caller, number: int) -> Table: ...


async def load(
    server: Server, language: Language, count: int, think: float, seconds: float
) -> Metrics:
    """Everything that is measured of one server in one round."""
    empty = server.memory
    start, spent = time.perf_counter(), server.processor_seconds
    tables = await open_tables(server, language, count)
    opening = time.perf_counter() - start
    metrics = {
        "tables_per_s": count / opening,
        "open_ms": (server.processor_seconds - spent) / count * 1e3,
        "table_kb": (server.memory - empty) / count / 1024,
    }
    await play(tables, WARM_UP, think)
    metrics |= await measured(server, tables, seconds, think, "paced")
    metrics |= await measured(server, tables, seconds, 0.0, "rush")
    metrics["played_table_kb"] = (server.memory - empty) / count / 1024
    close(tables)
    return metrics


async def open_tables(server: Server, language: Language, count: int) -> list[Table]:
    """Many calls concurrently, so that the server stays busy while a caller waits."""
    numbers = iter(range(1, count + 1))
    tables: list[Table] = []

    async def work() -> None:
        caller = await Caller.connect(server.port)
        tables.extend([await language.open_table(caller, number) for number in numbers])
        await caller.close()

    async with asyncio.TaskGroup() as group:
        for _ in range(CALLERS):
            group.create_task(work())
    async with asyncio.timeout(PATIENCE):
        for table in tables:
            await table.ready.wait()
    return tables


async def measured(
    server: Server, tables: Sequence[Table], seconds: float, think: float, name: str
) -> Metrics:
    heard = sum(socket.bytes_heard for table in tables for socket in table.sockets)
    spent = server.processor_seconds
    tally = await play(tables, seconds, think)
    spent = server.processor_seconds - spent
    heard = sum(socket.bytes_heard for table in tables for socket in table.sockets) - heard
    moves = max(1, len(tally.own))
    return {
        f"{name}_moves_per_s": len(tally.everyone) / tally.seconds,
        f"{name}_processor_us": spent / moves * 1e6,
        f"{name}_kb_per_move": heard / moves / 1024,
        f"{name}_finished": float(tally.finished),
        **percentiles(tally, name),
    }


def percentiles(tally: Tally, name: str) -> Metrics:
    """Milliseconds within which half, 95 and 99 of a hundred moves reached all four."""
    return {f"{name}_p{part}_ms": at(tally.everyone, part / 100) * 1e3 for part in (50, 95, 99)} | {
        f"{name}_own_p95_ms": at(tally.own, 0.95) * 1e3
    }


def at(times: Sequence[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def close(tables: Sequence[Table]) -> None:
    for table in tables:
        for socket in table.sockets:
            socket.close()
