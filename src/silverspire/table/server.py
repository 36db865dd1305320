"""Running the server: one process, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from silverspire.kernel.errors import SilverspireError
from silverspire.table.app import create_app
from silverspire.table.heads import BoundedHeads
from silverspire.table.settings import Settings
from silverspire.table.storage.database import Database

GRACE = 10  # seconds for open requests when the server is told to stop
FURTHER_PORTS = 20
# Of what a move allocates little is garbage that only the collector finds, and a look through all
# tables in memory is long: with Python's own (700, 10, 10) it took a quarter of a busy server.
COLLECT_AFTER = (50_000, 20, 50)


class PortTaken(SilverspireError):
    """Something else listens there."""


def open_port(host: str, port: int, further: bool) -> socket.socket:
    """A socket that listens; if it may go further, on the next free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + (FURTHER_PORTS if further else 1)):
        opened = socket.socket(family, socket.SOCK_STREAM)
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            opened.bind((host, candidate))
        except OSError as error:
            opened.close()
            why = error
        else:
            opened.set_inheritable(True)
            return opened
    raise PortTaken(f"cannot listen on {host}, port {port}: {why.strerror}; name another --port")


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, and end well: being told to stop is no failure. Told twice, stop at once."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is loaded by now stays
        gc.set_threshold(*COLLECT_AFTER)
        if self.started:
            self._ready()


async def _prepare(settings: Settings) -> None:
    """Migrate before anything listens: what is wrong with the database is told in a sentence."""
    database = Database(settings.database)
    try:
        await database.migrate()
    finally:
        await database.close()


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal comes; then finish every write."""
    asyncio.run(_prepare(settings))
    config = uvicorn.Config(
        create_app(settings),
        http=BoundedHeads,
        log_config=None,
        access_log=False,  # it would tell people's addresses: the porter writes a better one
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        ws_max_size=settings.body_size,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        ws_per_message_deflate=False,  # a view is sent often: time is dearer than bytes
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    server = _Server(config, ready)
    server.run([listening])
    if not server.started:
        raise SilverspireError("the server could not start: see the lines above")
