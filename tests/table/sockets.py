"""Live connections to a real server, over a real socket."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.table.server import PATIENCE, Server
from tests.table.vocabulary import Guest


@contextmanager
def connected(server: Server, guest: Guest, table: str) -> Iterator[ClientConnection]:
    """A connection on which hello has been said."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    # Whatever comes is taken in: one that left its mail unread would not hear that it is over.
    with connect(
        address, additional_headers=guest.headers, max_queue=None, ping_interval=None
    ) as live:
        live.send('{"type": "hello"}')
        yield live


@contextmanager
def watching(server: Server, guest: Guest, table: str) -> Iterator[ClientConnection]:
    """A connection that has been welcomed."""
    with connected(server, guest, table) as live:
        live.recv(PATIENCE)
        yield live


def close_code(live: ClientConnection) -> int | None:
    """The code with which the server ends the connection."""
    try:
        while True:
            live.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
