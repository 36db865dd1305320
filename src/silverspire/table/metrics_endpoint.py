"""The metrics at an address of their own, which nobody reaches who only reaches the tables."""

from __future__ import annotations

import asyncio
import concurrent.futures
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

from prometheus_client import start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from silverspire.kernel.errors import SilverspireError, WrongOption
from silverspire.table.logs import log
from silverspire.table.metrics import Metrics

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 9464  # where Prometheus's exporters in programs usually are
PORT_ATTEMPTS: Final = 20
RESPONSE_TIMEOUT: Final = 5.0  # seconds

CountTables = Callable[[], Awaitable[Mapping[str, int]]]


class StoredTables(Collector):
    """How many tables are in the database, looked up when somebody asks."""

    def __init__(self, count_tables: CountTables) -> None:
        self._count_tables = count_tables
        self._loop = asyncio.get_running_loop()

    def collect(self) -> list[GaugeMetricFamily]:
        """Called in the endpoint's thread; without the database there is nothing to tell."""
        asked = asyncio.run_coroutine_threadsafe(self._ask(), self._loop)
        try:
            found = asked.result(RESPONSE_TIMEOUT)
        except (SilverspireError, concurrent.futures.TimeoutError):
            return []
        family = GaugeMetricFamily(
            "silverspire_tables", "Tables in the database", labels=["status"]
        )
        for status, count in found.items():
            family.add_metric([status], count)
        return [family]

    async def _ask(self) -> Mapping[str, int]:
        return await self._count_tables()


@asynccontextmanager
async def metrics_endpoint(
    metrics: Metrics, address: str | None, count_tables: CountTables
) -> AsyncIterator[None]:
    """Answer at host:port; at the first free port from the usual one, if none is named."""
    if address == "":
        yield
        return
    metrics.registry.register(StoredTables(count_tables))
    server = _started(metrics, address)
    if address is None and server.server_port != DEFAULT_PORT:
        log.warning("metrics-moved", port=server.server_port)
    try:
        yield
    finally:
        await asyncio.to_thread(server.shutdown)
        server.server_close()


def check_address(address: str | None) -> None:
    """WrongOption if nothing can be offered there: before anything else is started."""
    if address:
        host, port = _host_and_port(address)
        try:
            with socket.create_server((host, port), family=_family(host)):
                pass
        except OSError as error:
            raise _unavailable(host, port, error) from error


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _unavailable(host: str, port: int, error: OSError) -> WrongOption:
    return WrongOption(f"metrics cannot be offered on {host}, port {port}: {error.strerror}")


def _started(metrics: Metrics, address: str | None) -> Any:
    host, first = _host_and_port(address)
    for port in range(first, first + (1 if address else PORT_ATTEMPTS)):
        try:
            server, _ = start_http_server(port, host, metrics.registry)
        except OSError as error:
            why = error
        else:
            return server
    raise _unavailable(host, first, why)


def _host_and_port(address: str | None) -> tuple[str, int]:
    if address is None:
        return DEFAULT_HOST, DEFAULT_PORT
    host, _, port = address.rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        raise WrongOption(f"{address} is no address for metrics: write HOST:PORT")
    return host.strip("[]") or DEFAULT_HOST, int(port)
