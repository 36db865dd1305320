"""Slow subscribers: whoever does not keep up is disconnected, and may resume where they were."""

from __future__ import annotations

import json
import socket
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.table.connections import HOT_SEAT, PATIENCE, connected_client
from tests.table.server import Server


def small_socket(port: int) -> socket.socket:
    """A connection that takes in little before it is read from."""
    opened = socket.socket()
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    opened.connect(("127.0.0.1", port))
    return opened


def live_connections(server: Server) -> str:
    """How many live connections the server counts."""
    numbers = server.metrics().splitlines()
    return next(line for line in numbers if line.startswith("silverspire_live_connections"))


def read_to_the_end(connection: ClientConnection, known: int) -> int:
    """Everything that still came; answers the last sequence, known before or read now."""
    try:
        while True:
            message = json.loads(connection.recv(timeout=PATIENCE))
            known = message.get("sequence", known)
    except ConnectionClosed:
        return known


def test_a_slow_reader_is_cut_off_and_may_resume(tmp_path: Path) -> None:
    with Server(str(tmp_path / "tables.sqlite"), workers=0, send_queue_size=8) as server:
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
            connection.send(json.dumps({"type": "hello"}))
            known = json.loads(connection.recv())["table"]["sequence"]

            while " 0.0" not in live_connections(server):
                for _ in range(20):
                    agnes.do(table, "undo", seat=seat)
                    agnes.do(table, "redo", seat=seat)
            last = read_to_the_end(connection, known)

        with connected_client(server, agnes, table, since=last) as resumed:
            missed = [entry["sequence"] for entry in resumed.welcome["entries"]]
            resumed.send(type="ping", client_id="still-there")
            assert resumed.next("pong")["client_id"] == "still-there"
        assert missed == list(range(last + 1, agnes.table(table)["sequence"] + 1))
        assert missed
