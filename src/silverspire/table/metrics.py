"""What the server counts, for Prometheus; a registry of its own for each server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from silverspire import __version__
from silverspire.table.room import Room, Told

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Visits(NamedTuple):
    """The counters of one kind of request, found once and kept: labels are slow to look up."""

    answered: Counter
    seconds: Histogram


class Metrics:
    """Counters that the parts of the house turn."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        ProcessCollector(registry=own)
        Info("silverspire", "The running version", registry=own).info({"version": __version__})
        self.requests = Counter(
            "silverspire_requests", "Answered", ["method", "route", "status"], registry=own
        )
        self.seconds = Histogram(
            "silverspire_request_seconds", "To answer", ["route"], buckets=SECONDS, registry=own
        )
        self.refusals = Counter(
            "silverspire_refusals", "Refused, over HTTP and live", ["code"], registry=own
        )
        self.entries = Counter(
            "silverspire_entries", "Entries that happened here", ["kind"], registry=own
        )
        self.commits = Histogram(
            "silverspire_commit_seconds",
            "From asking to stored for good",
            buckets=SECONDS,
            registry=own,
        )
        self.batches = Histogram(
            "silverspire_commit_entries",
            "Entries in one transaction",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200),
            registry=own,
        )
        self.trouble = Counter(
            "silverspire_storage_trouble", "Times the database failed", registry=own
        )
        self.tables = Gauge(
            "silverspire_tables", "Tables in the database", ["status"], registry=own
        )
        self._visits: dict[tuple[str, str, int], Visits] = {}

    def watch(self, _: Room, told: Told, own: bool) -> None:
        if own:
            self.entries.labels(told.entry.kind).inc()

    def requested(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        visits = self._visits.get((method, route, status))
        if visits is None:
            visits = Visits(
                self.requests.labels(method, route, str(status)), self.seconds.labels(route)
            )
            self._visits[method, route, status] = visits
        visits.answered.inc()
        visits.seconds.observe(seconds)

    def gauge(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        """A number that is looked up when somebody asks."""
        Gauge(f"silverspire_{name}", help_text, registry=self.registry).set_function(value)

    def counter(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        """The same, of a number that only grows."""
        self.registry.register(_Counted(f"silverspire_{name}", help_text, value))

    def told(self, tables: Mapping[str, int]) -> tuple[bytes, str]:
        """Everything that was counted, and how many tables there are of each kind."""
        self.tables.clear()
        for status, count in tables.items():
            self.tables.labels(status).set(count)
        return generate_latest(self.registry), CONTENT_TYPE_LATEST


class _Counted(Collector):
    def __init__(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        self.name = name
        self.help_text = help_text
        self.value = value

    def collect(self) -> Iterable[CounterMetricFamily]:
        yield CounterMetricFamily(self.name, self.help_text, value=self.value())
