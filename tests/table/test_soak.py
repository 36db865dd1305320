"""A server under load for a long time: it grows no larger, and what it acknowledged is there.

`make test` plays a short while, `make soak` an hour.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from itertools import count
from pathlib import Path
from uuid import uuid4

import psutil
import pytest

from tests.table.server import Server
from tests.table.test_crash import Player

VISITORS = 4
REQUESTS = 40  # of one visitor to one table
SECONDS = 180  # for each of `make soak`'s twenty
WARM_UP = 8  # visits, by which everything is loaded and the tables in memory are replaced
MOST_GROWTH = 24 * 2**20  # bytes
MOST_FILES = 12  # files and connections more than before
MOST_WAL = 32 * 2**20  # bytes


class Visitor(Player):
    """Plays at one table for a while."""

    def play_for_a_while(self) -> None:
        for _ in range(REQUESTS):
            seat = self._look("")["asked"]
            if seat is None:
                return
            self._send(self._request(seat) | {"client_id": uuid4().hex})


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that keeps few tables in memory."""
    with Server(str(tmp_path / "tables.sqlite"), workers=0, cached_tables=6) as running:
        yield running


def visits(patience: int) -> Iterator[int]:
    """Numbers for visits: a few, or as many as there is time for."""
    if patience == 1:
        yield from range(VISITORS)
        return
    ends = time.monotonic() + SECONDS * patience
    for number in count():
        if time.monotonic() > ends:
            return
        yield number


def visit(server: Server, number: int) -> None:
    visitor = Visitor(server, number)
    visitor.play_for_a_while()
    visitor.check()


def size(server: Server) -> tuple[int, int]:
    """The memory that a server takes, and its open files."""
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    return process.memory_info().rss, process.num_fds()


def test_a_server_that_runs_for_long_grows_no_larger(
    server: Server, tmp_path: Path, patience: int
) -> None:
    with ThreadPoolExecutor(VISITORS) as threads:
        list(threads.map(lambda number: visit(server, number), range(WARM_UP)))
        memory, files = size(server)

        upcoming = visits(patience)
        going = {threads.submit(visit, server, next(upcoming)) for _ in range(VISITORS)}
        for number in upcoming:
            done, going = wait(going, return_when=FIRST_COMPLETED)
            for one in done:
                one.result()
            going.add(threads.submit(visit, server, number))
        for one in going:
            one.result()

    later_memory, later_files = size(server)
    assert later_memory - memory < MOST_GROWTH
    assert later_files - files < MOST_FILES
    assert (tmp_path / "tables.sqlite-wal").stat().st_size < MOST_WAL
    assert server.client.get("/health/ready").status_code == 200
