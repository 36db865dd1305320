"""Live connections to real servers, and the same person at several of them."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.table.server import Server
from tests.table.vocabulary import Client, Guest

HOT_SEAT = [{"player": "me"}, {"player": "me"}]
PATIENCE = 120.0


class LiveClient:
    """A guest's live connection to a table at a real server."""

    def __init__(self, connection: ClientConnection, **hello: Any) -> None:
        self.connection = connection
        self.send(type="hello", **hello)
        self.welcome = self.next("welcome")

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def next(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; those of others are passed over."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            message: dict[str, Any] = json.loads(self.connection.recv(timeout=PATIENCE))
            if message["type"] == kind:
                return message
        raise AssertionError(f"no {kind} came")

    def hear_until(self, sequence: int) -> list[int]:
        """The sequences of all updates, up to this one."""
        heard = [self.next("update")["sequence"]]
        while heard[-1] < sequence:
            heard.append(self.next("update")["sequence"])
        return heard


@contextmanager
def connected_client(
    server: Server, guest: Guest, table: str, **hello: Any
) -> Iterator[LiveClient]:
    """Connected and welcomed."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with connect(address, additional_headers=guest.headers, ping_interval=None) as connection:
        yield LiveClient(connection, **hello)


def elsewhere(guest: Guest, server: Server) -> Guest:
    """The same person at another server."""
    return here(guest, server.client)


def here(guest: Guest, client: Client) -> Guest:
    """The same person at the server that a client speaks to."""
    other = object.__new__(Guest)
    other.__dict__ |= guest.__dict__ | {"client": client}
    return other


def same(one: Guest, other: Guest, table: str) -> bool:
    """Whether two servers know the same of a table."""
    return bool(one.table(table)["sequence"] == other.table(table)["sequence"])
