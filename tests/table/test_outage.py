"""The database goes away and comes back: clear errors meanwhile, then all is well."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from uuid import uuid4

import httpx
import psutil
import pytest

from tests.table.connections import HOT_SEAT, connected_client, elsewhere
from tests.table.postgres import Cluster
from tests.table.server import Server
from tests.table.vocabulary import Guest, eventually, play_on


@pytest.fixture(scope="module")
def first(cluster: Cluster) -> Iterator[Server]:
    """A server that outlives every outage."""
    with Server(cluster.new_database(f"outage_{uuid4().hex}"), workers=1) as server:
        yield server


@pytest.fixture(scope="module")
def second(first: Server) -> Iterator[Server]:
    """Another on the same database."""
    with Server(first.database, workers=0) as server:
        yield server


def ready(server: Server) -> int:
    return server.client.get("/health/ready").status_code


def begun(server: Server) -> tuple[Guest, str]:
    agnes = server.guest("Agnes")
    table = agnes.open_table("world_without_end", HOT_SEAT, seed=5)["id"]
    agnes.do(table, "start")
    play_on(table, {0: agnes, 1: agnes}, 5)
    return agnes, table


def test_while_the_database_is_away_everything_is_refused_with_what_to_do(
    cluster: Cluster, first: Server
) -> None:
    agnes, table = begun(first)
    decision = agnes.decision(table, seat=agnes.table(table)["asked"])
    answer = {
        "seat": decision["seat"],
        "decision": decision["id"],
        "choice": decision["choices"][0],
        "client_id": "a",
    }
    with connected_client(first, agnes, table) as client:
        cluster.stop()
        try:
            refused = [
                agnes.try_to(table, "answer", **answer),
                agnes.try_to(table, "say", text="is anybody there?"),
                agnes.ask("GET", "/api/tables", params={"list": "own"}),
                first.client.post("/api/me", json={"name": "Bertram"}),
            ]
            client.send(type="answer", **answer)
            live = client.next("refused")
            red = ready(first), first.client.get("/health/live").status_code
        finally:
            cluster.start()

        assert [one.status_code for one in refused] == [503] * 4
        assert {one.json()["code"] for one in refused} == {"storage-unavailable"}
        assert all("again" in one.json()["message"] for one in refused)
        assert all(one.headers["Retry-After"] for one in refused)
        assert live["problem"]["code"] == "storage-unavailable"
        assert live["client_id"] == "a"
        assert red == (503, 200)

        eventually(lambda: ready(first) == 200)
        client.send(type="answer", **answer)
        accepted = client.next("accepted")["accepted"]
        assert agnes.do(table, "answer", **answer) == accepted
        assert agnes.table(table)["move"] == 6


def test_live_connections_outlive_the_database_and_hear_everything(
    cluster: Cluster, first: Server, second: Server
) -> None:
    agnes, table = begun(first)
    there = elsewhere(agnes, second)
    with connected_client(first, agnes, table) as client:
        known = agnes.table(table)["sequence"]

        cluster.stop()
        cluster.start()
        eventually(lambda: ready(second) == 200)
        for number in range(5):
            eventually(partial(said, there, table, f"word {number}"))

        assert client.hear_until(known + 5) == list(range(known + 1, known + 6))


def said(guest: Guest, table: str, text: str) -> bool:
    return (
        guest.try_to(table, "say", text=text, client_id=text.replace(" ", "-")).status_code == 200
    )


def test_a_server_that_was_deaf_for_a_moment_misses_nothing(
    cluster: Cluster, first: Server, second: Server
) -> None:
    agnes, table = begun(first)
    there = elsewhere(agnes, second)
    with connected_client(first, agnes, table) as client:
        known = there.table(table)["sequence"]

        for number in range(5):
            cluster.end_connections(first.database, "SELECT pg_notify($1, $2)")
            there.do(table, "say", text=f"word {number}")

        assert client.hear_until(known + 5) == list(range(known + 1, known + 6))


@contextmanager
def frozen(cluster: Cluster) -> Iterator[None]:
    """PostgreSQL answers nothing, though it is there: as behind a broken network."""
    assert cluster.process is not None
    server = psutil.Process(cluster.process.pid)
    everyone = [server, *server.children(recursive=True)]
    for process in everyone:
        process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for process in everyone:
            process.send_signal(signal.SIGCONT)


def test_a_database_that_hangs_is_noticed_and_nothing_is_doubled(
    cluster: Cluster, first: Server
) -> None:
    agnes, table = begun(first)
    known = agnes.table(table)["sequence"]

    with frozen(cluster):
        assert ready(first) == 503
        assert agnes.table(table)["sequence"] == known
        with pytest.raises(httpx.ReadTimeout):
            agnes.client.post(
                f"/api/tables/{table}/requests",
                json={"type": "say", "text": "hello?", "client_id": "a"},
                headers=agnes.headers,
                timeout=2,
            )

    eventually(lambda: ready(first) == 200)
    again = eventually(lambda: accepted(agnes, table))
    assert again["sequence"] == known + 1
    assert agnes.table(table)["sequence"] == known + 1


def accepted(guest: Guest, table: str) -> dict[str, object] | None:
    answer = guest.try_to(table, "say", text="hello?", client_id="a")
    return answer.json() if answer.status_code == 200 else None
