"""What the server counts, for Prometheus; a registry of its own for each server."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from silverspire import __version__

LATENCY_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class RequestMetrics(NamedTuple):
    """The counters of one kind of request, found once and kept: labels are slow to look up."""

    total: Counter
    seconds: Histogram


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        ProcessCollector(registry=own)
        Info("silverspire", "The running version", registry=own).info({"version": __version__})
        self.requests = Counter(
            "silverspire_requests", "Answered", ["method", "route", "status"], registry=own
        )
        self.seconds = Histogram(
            "silverspire_request_seconds",
            "To answer",
            ["route"],
            buckets=LATENCY_BUCKETS,
            registry=own,
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
            buckets=LATENCY_BUCKETS,
            registry=own,
        )
        self.batches = Histogram(
            "silverspire_commit_entries",
            "Entries in one transaction",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200),
            registry=own,
        )
        self.storage_errors = Counter(
            "silverspire_storage_errors", "Times the database failed", registry=own
        )
        self._request_metrics: dict[tuple[str, str, int], RequestMetrics] = {}

    def count_entry(self, kind: str) -> None:
        self.entries.labels(kind).inc()

    def observe_request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        found = self._request_metrics.get((method, route, status))
        if found is None:
            found = RequestMetrics(
                self.requests.labels(method, route, str(status)), self.seconds.labels(route)
            )
            self._request_metrics[method, route, status] = found
        found.total.inc()
        found.seconds.observe(seconds)

    def gauge(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        """A number that is looked up when somebody asks."""
        Gauge(f"silverspire_{name}", help_text, registry=self.registry).set_function(value)

    def counter(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        """The same, of a number that only grows."""
        self.registry.register(_CallbackCounter(f"silverspire_{name}", help_text, value))


class _CallbackCounter(Collector):
    def __init__(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        self.name = name
        self.help_text = help_text
        self.value = value

    def collect(self) -> Iterable[CounterMetricFamily]:
        yield CounterMetricFamily(self.name, self.help_text, value=self.value())
