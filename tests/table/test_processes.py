"""Real processes: what was acknowledged survives kill -9, and two servers serve one table."""

from __future__ import annotations

import json
import random
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.table.postgres import Cluster
from tests.table.server import Server
from tests.table.vocabulary import Guest, eventually, play_on

HOT_SEAT = [{"player": "me"}, {"player": "me"}]


class Presser:
    """Plays a table alone, as fast as it can, and remembers what was acknowledged."""

    def __init__(self, server: Server, name: str, seed: int) -> None:
        self.guest = server.guest(name)
        self.table: str = self.guest.open_table("world_without_end", HOT_SEAT, seed=seed)["id"]
        self.guest.do(self.table, "start")
        self.acknowledged: list[tuple[int, str]] = []
        self.tried: dict[str, Any] | None = None
        self.stopped = threading.Event()
        self.luck = random.Random(seed)

    def press(self) -> None:
        """Until the server is gone, or the game is over."""
        while not self.stopped.is_set():
            try:
                asked = self.guest.table(self.table)["asked"]
                if asked is None:
                    return
                decision = self.guest.decision(self.table, seat=asked)
                choice = self.luck.choice(decision["choices"])
                self.tried = {
                    "seat": asked,
                    "decision": decision["id"],
                    "choice": choice,
                    "client_id": decision["id"],
                }
                accepted = self.guest.do(self.table, "answer", **self.tried)
            except httpx.TransportError:
                return
            self.acknowledged.append((accepted["sequence"], choice))

    def stored(self) -> dict[int, str]:
        """The choices that the server tells of, by their sequence."""
        told = {}
        for seat in (0, 1):
            for entry in self.guest.get(f"/api/tables/{self.table}/entries", seat=seat):
                if entry["choice"] is not None:
                    told[entry["sequence"]] = entry["choice"]
        return told


def test_every_acknowledged_choice_survives_kill_9(database: str) -> None:
    luck = random.Random(9)
    with Server(database, workers=0) as server:
        pressers = [Presser(server, f"Presser {number}", number) for number in range(4)]
        for _ in range(2):
            threads = [threading.Thread(target=presser.press) for presser in pressers]
            for thread in threads:
                thread.start()
            threading.Event().wait(luck.uniform(0.3, 0.8))
            server.kill()
            for thread in threads:
                thread.join()
            server.start()

            for presser in pressers:
                stored = presser.stored()
                assert all(stored[number] == choice for number, choice in presser.acknowledged)
                if presser.tried and presser.guest.table(presser.table)["asked"] is not None:
                    again = presser.guest.try_to(presser.table, "answer", **presser.tried)
                    assert again.status_code == 200, "what was cut off is done, or can be done now"
                    presser.acknowledged = sorted(presser.stored().items())
        assert min(len(presser.acknowledged) for presser in pressers) > 5
        assert server.stop() == 0


# --- Two servers ---------------------------------------------------------------------------------


@pytest.fixture
def two_servers(
    cluster: Cluster, request: pytest.FixtureRequest
) -> Iterator[tuple[Server, Server]]:
    database = cluster.new_database(f"two_{abs(hash(request.node.name))}")
    with ExitStack() as stack:
        first = Server(database, workers=0)
        second = Server(database, workers=0)
        first.start()
        stack.callback(first.__exit__)
        second.start()
        stack.callback(second.__exit__)
        yield first, second


@contextmanager
def live(
    server: Server, guest: Guest, table: str, **hello: Any
) -> Iterator[tuple[ClientConnection, dict[str, Any]]]:
    """A live connection to a real server, and its welcome."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with connect(address, additional_headers=guest.headers) as connection:
        connection.send(json.dumps({"do": "hello", **hello}))
        yield connection, json.loads(connection.recv())


def next_update(connection: ClientConnection) -> dict[str, Any]:
    while (message := json.loads(connection.recv(timeout=30)))["type"] != "update":
        pass
    told: dict[str, Any] = message
    return told


def elsewhere(guest: Guest, server: Server) -> Guest:
    """The same person at another server."""
    other = object.__new__(Guest)
    other.__dict__ |= guest.__dict__ | {"client": server.client}
    return other


def test_two_servers_keep_both_sides_of_a_table_live(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    agnes, bertram = first.guest("Agnes"), second.guest("Bertram")
    table = agnes.open_table("world_without_end", seed=5)
    bertram.enter(table["id"], table["invite"])
    bertram.do(table["id"], "take_seat", seat=1)
    eventually(lambda: agnes.table(table["id"])["seats"][1]["person"] == bertram.id)
    agnes.do(table["id"], "start")

    with (
        live(first, agnes, table["id"]) as (here, _),
        live(second, bertram, table["id"]) as (there, _),
    ):
        for _ in range(20):
            eventually(lambda: same(agnes, bertram, table["id"]))
            play_on(table["id"], {0: agnes, 1: bertram}, 1)
            assert next_update(here)["sequence"] == next_update(there)["sequence"]


def same(one: Guest, other: Guest, table: str) -> bool:
    """Whether two servers know the same of a table."""
    return bool(one.table(table)["sequence"] == other.table(table)["sequence"])


def test_of_two_answers_at_two_servers_exactly_one_is_accepted(
    two_servers: tuple[Server, Server],
) -> None:
    first, second = two_servers
    here = first.guest("Agnes")
    there = elsewhere(here, second)
    table = here.open_table("world_without_end", HOT_SEAT, seed=5)["id"]
    here.do(table, "start")

    for _ in range(15):
        asked = here.table(table)["asked"]
        decision = here.decision(table, seat=asked)
        answer = {"seat": asked, "decision": decision["id"], "choice": decision["choices"][0]}
        with ThreadPoolExecutor(2) as threads:
            answers = list(
                threads.map(
                    partial(Guest.try_to, table=table, what="answer", **answer), (here, there)
                )
            )
        assert sorted(one.status_code for one in answers) == [200, 409]
        eventually(lambda: same(here, there, table))


def test_the_database_goes_away_and_comes_back(cluster: Cluster) -> None:
    database = cluster.new_database("goes_away")
    with Server(database, workers=0) as server:
        agnes = server.guest("Agnes")
        table = agnes.open_table("world_without_end", HOT_SEAT, seed=5)["id"]
        agnes.do(table, "start")
        play_on(table, {0: agnes, 1: agnes}, 5)

        cluster.stop()
        refused = agnes.try_to(table, "say", text="is anybody there?")
        ready = server.client.get("/health/ready").status_code
        cluster.start()

        assert refused.status_code == 503
        assert refused.json()["code"] == "storage"
        assert ready == 503
        eventually(lambda: server.client.get("/health/ready").status_code == 200)
        assert play_on(table, {0: agnes, 1: agnes}, 5) == 5


# --- Slow readers --------------------------------------------------------------------------------


def small_socket(port: int) -> socket.socket:
    """A connection that takes in little before it is read from."""
    opened = socket.socket()
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    opened.connect(("127.0.0.1", port))
    return opened


def readers(server: Server) -> str:
    """How many live connections the server counts."""
    numbers = server.client.get("/metrics").text.splitlines()
    return next(line for line in numbers if line.startswith("silverspire_readers"))


def read_to_the_end(connection: ClientConnection, known: int) -> int:
    """Everything that still came; answers the last sequence, known before or read now."""
    try:
        while True:
            message = json.loads(connection.recv(timeout=30))
            known = message.get("sequence", known)
    except ConnectionClosed:
        return known


def test_a_slow_reader_is_cut_off_and_may_resume(tmp_path: Path) -> None:
    with Server(str(tmp_path / "tables.sqlite"), workers=0, backlog=8) as server:
        agnes = server.guest("Agnes")
        table = agnes.open_table("kutna_hora", HOT_SEAT, seed=5)["id"]
        agnes.do(table, "start")
        seat = agnes.table(table)["asked"]
        agnes.choose(table, seat)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        with connect(
            address,
            sock=small_socket(server.port),
            additional_headers=agnes.headers,
            max_queue=1,
            ping_interval=None,
        ) as connection:
            connection.send(json.dumps({"do": "hello"}))
            known = json.loads(connection.recv())["table"]["sequence"]

            while " 0.0" not in readers(server):
                for _ in range(20):
                    agnes.do(table, "undo", seat=seat)
                    agnes.do(table, "redo", seat=seat)
            last = read_to_the_end(connection, known)

        with live(server, agnes, table, since=last) as (resumed, welcome):
            missed = [entry["sequence"] for entry in welcome["entries"]]
            resumed.send(json.dumps({"do": "ping"}))
            assert json.loads(resumed.recv())["type"] in {"presence", "pong"}
        assert missed == list(range(last + 1, agnes.table(table)["sequence"] + 1))
        assert missed
