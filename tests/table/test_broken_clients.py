"""Slow, greedy and broken clients: they are cut off or answered, and trouble nobody else."""

from __future__ import annotations

import json
import random
import socket
import ssl
import stat
import struct
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.table.conftest import serving
from tests.table.connections import HOT_SEAT
from tests.table.server import Server
from tests.table.vocabulary import Guest, Live, Tables, eventually, two_at_a_table

PATIENCE = 60.0
FEW = 5


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits two seconds for a request, and trusts no proxy."""
    file = tmp_path_factory.mktemp("hasty") / "tables.sqlite"
    with Server(str(file), workers=0, request_timeout=2, trusted_proxies="") as server:
        yield server


def opened(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def drip(connection: socket.socket, byte: bytes) -> None:
    """Send a byte now and then until the other side has closed the connection."""
    connection.settimeout(0.1)
    while True:
        try:
            connection.sendall(byte)
            if connection.recv(4096) == b"":
                return
        except TimeoutError:
            continue
        except OSError:
            return


def served(server: Server) -> socket.socket:
    """A connection on which a first request was answered; on a busy machine even that may come
    too late, and then another is opened."""
    while True:
        connection = opened(server)
        with suppress(OSError):
            connection.sendall(FIRST)
            assert b"alive" in read_response(connection)
            return connection
        connection.close()


def read_response(connection: socket.socket) -> bytes:
    received = receive(connection)
    while b"\r\n\r\n" not in received:
        received += receive(connection)
    head, _, body = received.partition(b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
    while len(body) < length:
        body += receive(connection)
    return body


def receive(connection: socket.socket) -> bytes:
    if not (received := connection.recv(4096)):
        raise ConnectionResetError
    return received


FIRST = b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n"
PARTIAL_HEAD = b"GET /health/live HTTP/1.1\r\nX-Slow: "
PARTIAL_BODY = (
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: 1000\r\n\r\n{"
)


# --- Slow ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("begun", [PARTIAL_HEAD, PARTIAL_BODY], ids=["head", "body"])
@pytest.mark.parametrize("connecting", [opened, served], ids=["the first", "the second"])
def test_a_request_that_trickles_in_is_cut_off(
    hasty: Server, connecting: Callable[[Server], socket.socket], begun: bytes
) -> None:
    with closing(connecting(hasty)) as connection:
        with suppress(OSError):  # on a busy machine it is cut off already
            connection.sendall(begun)

        drip(connection, b"x")


def test_line_breaks_between_requests_keep_no_connection_open(hasty: Server) -> None:
    with closing(served(hasty)) as connection:
        drip(connection, b"\r\n")


def test_a_response_that_is_not_read_keeps_no_connection_open(hasty: Server) -> None:
    with closing(socket.socket()) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(PATIENCE)
        connection.connect(("127.0.0.1", hasty.port))
        with pytest.raises(ConnectionError):
            ask_until_cut_off(connection)


def ask_until_cut_off(connection: socket.socket) -> None:
    """Ask for a long page again and again, and read none of it."""
    connection.settimeout(0.1)
    while True:
        with suppress(TimeoutError):
            connection.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")


def test_a_slow_computer_is_no_slow_client(hasty: Server) -> None:
    """A live connection is open longer than a request may take."""
    agnes, table = eventually(lambda: host_of_a_table(hasty))
    address = f"ws://127.0.0.1:{hasty.port}/api/tables/{table}/live"
    with connect(address, additional_headers=agnes.headers, ping_interval=None) as live:
        live.send('{"type": "hello"}')
        assert json.loads(live.recv(PATIENCE))["type"] == "welcome"
        with closing(opened(hasty)) as slow:
            slow.sendall(PARTIAL_HEAD)
            drip(slow, b"x")  # longer than that

        live.send('{"type": "ping"}')

        heard = (json.loads(live.recv(PATIENCE))["type"] for _ in range(10))
        assert "pong" in heard


def host_of_a_table(server: Server) -> tuple[Guest, str] | None:
    """Somebody and their table; on a busy machine a request may come too late."""
    with suppress(httpx.TransportError):
        guest = server.guest("Agnes")
        return guest, guest.open_table("world_without_end", HOT_SEAT)["id"]
    return None


# --- Greedy --------------------------------------------------------------------------------------


def test_one_address_takes_only_its_share_of_the_connections(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"connections_per_address": FEW, "trusted_proxies": ""}
    server = Server(str(tmp_path / "t.sqlite"), workers=0, **limits)
    with server, ExitStack() as stack:
        server.client.close()
        eventually(lambda: not connections_of(server))
        for _ in range(FEW):
            stack.enter_context(closing(opened(server)))

        with closing(opened(server)) as one_more:
            refusal = one_more.recv(4096)

        stack.close()
        eventually(lambda: _is_served(server))
    assert refusal.startswith(b"HTTP/1.1 429 ")


def connections_of(server: Server) -> list[object]:
    assert server.process is not None
    found = psutil.Process(server.process.pid).net_connections("tcp")
    return [one for one in found if one.status == psutil.CONN_ESTABLISHED]


def _is_served(server: Server) -> bool:
    with suppress(httpx.TransportError):  # refused without a word
        return httpx.get(f"http://127.0.0.1:{server.port}/health/live").status_code == 200
    return False


def test_one_address_takes_only_its_share_of_the_live_connections(tmp_path: Path) -> None:
    with serving(str(tmp_path / "t.sqlite"), connections_per_address=FEW) as client:
        table, agnes, _ = two_at_a_table(Tables(client))
        with ExitStack() as stack:
            for _ in range(FEW):
                stack.enter_context(Live(agnes, table)).hello()

            with Live(agnes, table) as one_more:
                code = one_more.closed()
        eventually(lambda: _is_welcome(agnes, table))

    assert code == 1013


def _is_welcome(guest: Guest, table: str) -> bool:
    with Live(guest, table) as live:
        try:
            return bool(live.hello())
        except WebSocketDisconnect:
            return False


# --- Broken --------------------------------------------------------------------------------------

NO_UTF8 = [b'{"name": "\xff\xfe"}', b"\xff", b'{"na\xe9me": "Agnes"}', b'{"name": "\xed\xa0\x80"}']


@pytest.mark.parametrize("body", NO_UTF8)
def test_a_body_that_is_no_utf_8_is_a_bad_request(shared_tables: Tables, body: bytes) -> None:
    agnes = shared_tables.guest("Agnes")

    answers = [
        agnes.ask("POST", "/api/me", content=body),
        agnes.ask("PATCH", "/api/me", content=body),
        agnes.ask("POST", "/api/tables", content=body),
    ]

    assert [one.status_code for one in answers] == [400, 400, 400]
    assert {one.json()["code"] for one in answers} == {"malformed"}


def vanish(connection: socket.socket) -> None:
    """Be gone without a word: the other side's next write fails."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


def test_clients_that_vanish_are_no_faults_in_the_log(tmp_path: Path) -> None:
    luck = random.Random(8)
    with Server(str(tmp_path / "t.sqlite"), workers=0) as server:
        agnes = server.guest("Agnes")
        table = agnes.open_table("world_without_end", HOT_SEAT)["id"]
        for _ in range(60):
            with closing(opened(server)) as connection:
                connection.sendall(PARTIAL_BODY)
                vanish(connection)
            vanish_live(server, agnes, table, luck)
        assert server.client.get("/health/ready").status_code == 200
        assert server.stop() == 0
        said = server.output()

    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert [line for line in lines if line["level"] in {"error", "critical"}] == []
    assert "Traceback" not in said


def vanish_live(server: Server, guest: Guest, table: str, luck: random.Random) -> None:
    """Connect, perhaps say something, and be gone or close at any moment."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    frames: list[Any] = [
        '{"type": "hello"}', '{"type": "hello"}', "{", '{"type": "say", "text": "hi"}', b"\xff",
        '{"type": "get_previews", "seat": 0}', '{"type": "start"}',
    ]  # fmt: skip
    try:
        with connect(address, additional_headers=guest.headers, close_timeout=0) as live:
            for frame in frames[: luck.randrange(len(frames) + 1)]:
                live.send(frame)
            if luck.random() < 0.7:
                vanish(live.socket)
    except (WebSocketException, OSError, ssl.SSLError):
        pass


# --- Private -------------------------------------------------------------------------------------


def test_only_its_owner_reads_the_file_of_the_tables(tmp_path: Path) -> None:
    (tmp_path / "t.sqlite").touch(0o644)
    with serving(str(tmp_path / "t.sqlite")) as client:
        Tables(client).guest("Agnes").open_table()
        found = {
            path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("t.sqlite*")
        }

    assert found == dict.fromkeys(["t.sqlite", "t.sqlite-wal", "t.sqlite-shm"], 0o600)


def secure(client: httpx.Client) -> httpx.Client:
    client.base_url = httpx.URL("https://testserver.local")
    return client


def test_over_https_only_this_host_can_set_the_cookie(tmp_path: Path) -> None:
    with serving(str(tmp_path / "t.sqlite")) as client:
        answer = secure(client).post("/api/me", json={"name": "Agnes"})
        known = client.get("/api/me")

    flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
    assert answer.headers["set-cookie"].startswith("__Host-silverspire=")
    assert {"secure", "path=/", "httponly"} <= flags
    assert known.json()["name"] == "Agnes"


def test_over_https_a_secret_that_a_neighbor_planted_is_not_kept(tmp_path: Path) -> None:
    with serving(str(tmp_path / "t.sqlite")) as client:
        planted = Tables(client).guest("Mallory")
        cookie = {"Cookie": f"silverspire={planted.secret}"}
        secure(client)

        known = client.get("/api/me", headers=cookie)
        answer = client.post("/api/me", json={"name": "Agnes"}, headers=cookie)

    assert known.status_code == 401
    assert answer.json()["id"] != planted.id
    assert planted.secret not in answer.headers["set-cookie"]
