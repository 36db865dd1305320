"""Running a server: what it logs and counts, how it stops, and what it says behind a proxy."""

from __future__ import annotations

import json
import signal
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from silverspire import __version__
from silverspire.kernel.build import engine
from tests.table.conftest import serving
from tests.table.postgres import free_port
from tests.table.server import PATIENCE, Server, metrics_at
from tests.table.sockets import close_code, connected, watching
from tests.table.vocabulary import Guest, Tables, eventually, play_on, until_refused

SPOKEN = "between you and me: granite"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server to be stopped."""
    with Server(str(tmp_path / "tables.sqlite"), workers=0) as running:
        yield running


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that goes on."""
    folder = tmp_path_factory.mktemp("operations")
    with Server(str(folder / "tables.sqlite"), workers=0) as server:
        yield server


def a_game(server: Server, *guests: Guest) -> dict[str, Any]:
    """A game of two that has begun, with luck of its own."""
    host, other = guests
    table = host.open_table()
    other.enter(table["id"], table["invite"])
    other.do(table["id"], "take_seat", seat=1)
    host.do(table["id"], "start")
    return table


def lines(server: Server) -> list[dict[str, Any]]:
    """What was logged: every line that is JSON."""
    said = server.output().splitlines()
    return [json.loads(line) for line in said if line.startswith("{")]


# --- Logs ----------------------------------------------------------------------------------------


def test_no_secret_of_anybody_is_logged_and_none_is_stored_plain(
    server: Server, tmp_path: Path
) -> None:
    agnes, bertram = server.guest("Agnes Wagner"), server.guest("Bertram Huber")
    table = a_game(server, agnes, bertram)
    play_on(table["id"], {0: agnes, 1: bertram}, 6)
    agnes.do(table["id"], "say", text=SPOKEN)
    base = f"/api/tables/{table['id']}"
    agnes.ask("GET", f"{base}/why-not", params={"choice": "a-choice-of-mine"})
    agnes.ask("GET", "/api/me", params={"token": agnes.secret})
    agnes.ask("GET", f"/wrong/{bertram.secret}")
    agnes.ask("POST", f"{base}/enter", json={"invite": table["invite"], agnes.secret: 1})
    with watching(server, agnes, table["id"]) as live:
        live.send("noise")
    play_on(table["id"], {0: agnes, 1: bertram})
    seed = agnes.table(table["id"])["seed"]
    server.stop()

    logged = server.output()
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
    secrets = [agnes.secret, bertram.secret, table["invite"]]
    private = [seed, SPOKEN, "a-choice-of-mine", "Agnes", "Bertram", agnes.id, bertram.id]
    assert [word for word in [*secrets, *private, "127.0.0.1"] if word in logged] == []
    assert [word for word in secrets if word.encode() in stored] == []
    assert agnes.id.encode() in stored  # it is the right file


def test_each_request_is_one_line_that_says_what_came_of_it(server: Server) -> None:
    agnes = server.guest("Agnes")
    table = agnes.open_table()["id"]
    agnes.refused_to(table, "undo", seat=0)
    server.stop()

    found = [line for line in lines(server) if line["event"] == "request"]
    refused = found[-1]
    assert refused["route"] == "/api/tables/{table_id}/requests"
    assert refused["table"] == table
    assert (refused["status"], refused["refusal"]) == (409, "not-started")
    assert {"method", "ms", "timestamp", "level"} <= refused.keys()
    assert not any(line["route"].startswith("/health") for line in found)


def test_what_a_library_complains_of_is_logged_in_the_same_form(running: Server) -> None:
    with socket.create_connection(("127.0.0.1", running.port)) as raw:
        raw.sendall(b"this is no HTTP\r\n\r\n")
        raw.recv(1000)

    warning = eventually(lambda: [line for line in lines(running) if "logger" in line])[0]
    assert warning["level"] == "warning"


def test_requests_may_go_unlogged(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.sqlite"), workers=0, log_requests="false") as server:
        server.guest("Agnes")
        server.stop()

        assert lines(server) == []


# --- Metrics -------------------------------------------------------------------------------------


@pytest.fixture
def counted(tmp_path: Path) -> Iterator[tuple[Tables, int]]:
    """A server, and the port of its metrics."""
    port = free_port()
    file = str(tmp_path / "tables.sqlite")
    with serving(file, metrics=f"127.0.0.1:{port}") as client:
        yield Tables(client), port


def test_the_server_says_that_it_is_well_and_what_it_does(counted: tuple[Tables, int]) -> None:
    tables, port = counted
    agnes = tables.guest("Agnes")
    table = agnes.open_table()["id"]
    agnes.refused_to(table, "undo", seat=0)
    tables.client.get("/no/such/page")

    response = metrics_at(port).splitlines()

    route = '{method="POST",route="/api/tables",status="201"}'
    assert tables.client.get("/health/live").json() == {"status": "alive"}
    assert tables.client.get("/health/ready").json() == {"status": "ready"}
    assert f"silverspire_requests_total{route} 1.0" in response
    assert 'silverspire_refusals_total{code="not-started"} 1.0' in response
    assert 'silverspire_tables{status="open"} 1.0' in response
    assert 'silverspire_entries_total{kind="created"} 1.0' in response
    assert "silverspire_commit_seconds_count 1.0" in response
    assert any(line.startswith("process_resident_memory_bytes") for line in response)


def test_no_address_that_somebody_makes_up_becomes_a_metric(counted: tuple[Tables, int]) -> None:
    tables, port = counted
    for number in range(5):
        tables.client.get(f"/made/up/{number}")
        tables.client.request("BREW", f"/api/coffee/{number}")

    response = metrics_at(port)

    assert "made" not in response
    assert "BREW" not in response
    assert 'route="unknown",status="404"} 10.0' in response


def test_players_do_not_reach_the_metrics(counted: tuple[Tables, int]) -> None:
    tables, _ = counted

    assert "silverspire_" not in tables.client.get("/metrics").text


def test_metrics_are_on_the_next_free_port_of_this_machine_unless_one_is_named(
    tmp_path: Path,
) -> None:
    first = serving(str(tmp_path / "a.sqlite"), metrics=None)
    second = serving(str(tmp_path / "b.sqlite"), metrics=None)
    with first, capture_logs() as said, second:
        moved = [line for line in said if line["event"] == "metrics-moved"]

        assert "silverspire_rooms" in metrics_at(moved[-1]["port"])


# --- Stopping ------------------------------------------------------------------------------------


def test_on_a_stop_signal_under_load_it_finishes_every_write_and_exits_cleanly(
    database: str,
) -> None:
    with Server(database, workers=0) as server:
        guests = [server.guest(f"Guest {number}") for number in range(6)]
        tables = [guest.open_table()["id"] for guest in guests]
        with ThreadPoolExecutor(len(guests)) as threads:
            talking = [
                threads.submit(talk_until_it_stops, *pair)
                for pair in zip(guests, tables, strict=True)
            ]
            eventually(lambda: all(spoken(*pair) > 5 for pair in zip(guests, tables, strict=True)))
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            code = server.process.wait(PATIENCE)
            acknowledged = [one.result() for one in talking]

        server.start()
        for guest, table, numbers in zip(guests, tables, acknowledged, strict=True):
            stored = {entry["sequence"] for entry in guest.get(f"/api/tables/{table}/entries")}
            assert set(numbers) <= stored
    assert code == 0
    assert all(acknowledged)


def spoken(guest: Guest, table: str) -> int:
    count: int = guest.table(table)["sequence"]
    return count


def talk_until_it_stops(guest: Guest, table: str) -> list[int]:
    """The sequences of all words that were acknowledged before the server went away."""
    heard: list[int] = []
    try:
        while True:
            answer = guest.try_to(table, "say", text="and on")
            if answer.status_code != 200:
                return heard
            heard.append(answer.json()["sequence"])
    except httpx.TransportError:
        return heard


def test_on_a_stop_signal_it_says_goodbye_to_connected_browsers(server: Server) -> None:
    agnes = server.guest("Agnes")
    table = agnes.open_table()["id"]

    with watching(server, agnes, table) as live:
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        code = close_code(live)

    assert code == 1012  # the service restarts: come back
    assert server.process.wait(PATIENCE) == 0


# --- What a connection may cost ------------------------------------------------------------------


def test_a_request_whose_head_does_not_end_is_cut_off(running: Server) -> None:
    with socket.create_connection(("127.0.0.1", running.port), PATIENCE) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n")
        answer = b""
        try:
            while not answer:
                raw.sendall(b"X-More: " + b"x" * 5000 + b"\r\n")
                raw.setblocking(False)
                try:
                    answer = raw.recv(1000)
                except BlockingIOError:
                    raw.setblocking(True)
        except OSError:
            answer = answer or b"cut off"

    assert answer.startswith((b"HTTP/1.1 431", b"cut off"))
    assert running.client.get("/health/live").status_code == 200


def test_a_large_body_is_not_taken_for_a_large_head(running: Server) -> None:
    agnes = running.guest("Agnes")

    answer = agnes.ask("POST", "/api/me", content=b'{"name":"Agnes"' + b" " * 60_000 + b"}")

    assert answer.status_code == 201


def test_one_person_cannot_hold_connections_without_end(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.sqlite"), workers=0) as server:
        agnes = server.guest("Agnes")
        table = agnes.open_table()["id"]
        with ExitStack() as opened:
            for _ in range(50):
                opened.enter_context(watching(server, agnes, table))
            code = close_code(opened.enter_context(connected(server, agnes, table)))
            server.kill()  # fifty farewells would take a minute

    assert code == 1013


# --- Behind a proxy ------------------------------------------------------------------------------

FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}


def test_a_proxy_that_is_trusted_says_how_people_came(running: Server) -> None:
    answer = running.client.post("/api/me", json={"name": "Agnes"}, headers=FORWARDED)

    assert "secure" in answer.headers["set-cookie"].lower()


def test_a_stranger_who_plays_the_proxy_is_not_believed(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.sqlite"), workers=0, trusted_proxies="192.0.2.1") as server:
        answer = server.client.post("/api/me", json={"name": "Agnes"}, headers=FORWARDED)

    assert "secure" not in answer.headers["set-cookie"].lower()


def test_rate_limits_count_for_the_address_that_the_proxy_names(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.sqlite"), workers=0, rate_limits="true") as server:
        refused = until_refused(lambda: introduce(server, "203.0.113.7"))[-1]
        other = introduce(server, "203.0.113.8")
        number = count(1)  # one household of IPv6 has many addresses
        until_refused(lambda: introduce(server, f"2001:db8::{next(number):x}"))

    assert int(refused.headers["retry-after"]) >= 1
    assert other.status_code == 201


def introduce(server: Server, address: str) -> httpx.Response:
    server.client.cookies.clear()
    headers = {"X-Forwarded-For": address}
    return server.client.post("/api/me", json={"name": "Agnes"}, headers=headers)


def test_a_stranger_cannot_guess_secrets_without_end(tmp_path: Path) -> None:
    with serving(str(tmp_path / "t.sqlite"), rate_limits=True) as client:
        number = count(1)
        answers = until_refused(
            lambda: client.get("/api/me", headers={"Authorization": f"Bearer {next(number)}"})
        )

    assert answers[0].status_code == 401


def test_anyone_may_ask_which_version_and_engine_run(running: Server) -> None:
    about = running.client.get("/api/about").json()

    assert about == {"version": __version__, "engine": engine()}
