"""Opening finished games at any move, at a server that has just been started."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from bench.clock import Metrics
from bench.table.measure import at, close, open_tables
from bench.table.play import PATIENCE, Table, play
from bench.table.servers import silverspire_server
from bench.table.silverspire_table import Silverspire
from bench.table.sockets import Caller, Ended

GAMES = 12
PARTS = 8  # moves at which each game is opened, from its first to its last


async def opened(package: Path, game: str, database: str) -> Metrics:
    """Play games to their ends, restart the server, and look at them."""
    with silverspire_server(package, database) as server:
        language = Silverspire(server.port, game)
        tables = await open_tables(server, language, GAMES)
        await play_to_the_end(tables)
        close(tables)
    with silverspire_server(package, database) as server:
        caller = await Caller.connect(server.port)
        first: list[float] = []
        again: list[float] = []
        for table in tables:
            times = await look(caller, table, language.addresses[table.number])
            first.append(times[0])
            again += times[1:]
        await caller.close()
    return {
        "moves": sum(table.moves for table in tables) / GAMES,
        "open_first_ms": max(first) * 1e3,
        "open_p95_ms": at(first + again, 0.95) * 1e3,
        "open_again_ms": max(again) * 1e3,
    }


async def play_to_the_end(tables: Sequence[Table]) -> None:
    ends = time.monotonic() + PATIENCE
    while not all(table.finished for table in tables):
        if time.monotonic() > ends:
            raise Ended("the games did not end in time")
        await play(tables, 1.0, 0.0)


async def look(caller: Caller, table: Table, address: tuple[str, str]) -> list[float]:
    """How long each look takes, from the last move to the first; the first look opens the table."""
    table_id, secret = address
    times = []
    for part in range(PARTS, -1, -1):
        move = table.moves * part // PARTS
        start = time.perf_counter()
        await caller.get(f"/api/tables/{table_id}/history/{move}", secret)
        times.append(time.perf_counter() - start)
    return times
