"""Running the server: one process, until it is asked to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from types import FrameType

import msgspec
import uvicorn

from silverspire.kernel.errors import SilverspireError
from silverspire.table.address_counts import allow_many_files
from silverspire.table.app import create_app
from silverspire.table.http_limits import limited_protocol
from silverspire.table.metrics_endpoint import check_address
from silverspire.table.settings import Settings
from silverspire.table.storage.database import Database

SHUTDOWN_TIMEOUT = 10  # seconds for open requests when the server is asked to stop
# Seconds: who closes a page is gone immediately; who loses the network is missed after both.
PING_INTERVAL, PING_TIMEOUT = 2.0, 8.0
PORT_ATTEMPTS = 20
SHARE_OF_FILES = 4  # one address takes at most a quarter of the connections that the system allows
# Of what a move allocates little is garbage that only the collector finds, and a look through all
# tables in memory is long: with Python's own (700, 10, 10) it took a quarter of a busy server.
GC_THRESHOLDS = (50_000, 20, 50)


class PortTaken(SilverspireError):
    """Something else listens there."""


def open_port(host: str, port: int, try_next: bool) -> socket.socket:
    """A socket that listens; if it may go further, on the next free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + (PORT_ATTEMPTS if try_next else 1)):
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
        """Stop, and end well: being asked to stop is no failure. Asked twice, stop immediately."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is loaded by now stays
        gc.set_threshold(*GC_THRESHOLDS)
        if self.started:
            self._ready()


async def _prepare(settings: Settings) -> None:
    """Migrate before anything listens: a problem with the database is reported in one sentence."""
    database = Database(settings.database)
    try:
        await database.migrate()
    finally:
        await database.close()


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal comes; then finish every write."""
    check_address(settings.metrics)
    asyncio.run(_prepare(settings))
    share = allow_many_files() // SHARE_OF_FILES
    if share < settings.connections_per_address:
        settings = msgspec.structs.replace(settings, connections_per_address=share)
    config = uvicorn.Config(
        create_app(settings),
        http=limited_protocol(settings),
        log_config=None,
        access_log=False,  # it would show people's addresses: the request log is a better one
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        ws_max_size=settings.max_body_size,
        ws_ping_interval=PING_INTERVAL,
        ws_ping_timeout=PING_TIMEOUT,
        ws_per_message_deflate=False,  # a view is sent often: time costs more than bytes
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        lifespan="on",
    )
    server = _Server(config, ready)
    server.run([listening])
    if not server.started:
        raise SilverspireError("the server could not start: see the lines above")
