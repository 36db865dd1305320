"""What the server counts, for Prometheus; a registry of its own for each server."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from silverspire.table.room import Room, Told

COMMIT_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """Counters that the parts of the house turn."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter(
            "silverspire_entries", "Entries that happened here", ["kind"], registry=self.registry
        )
        self.commits = Histogram(
            "silverspire_commit_seconds",
            "From asking to stored for good",
            buckets=COMMIT_SECONDS,
            registry=self.registry,
        )
        self.batches = Histogram(
            "silverspire_commit_entries",
            "Entries in one transaction",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200),
            registry=self.registry,
        )
        self.trouble = Counter(
            "silverspire_storage_trouble", "Times the database failed", registry=self.registry
        )

    def watch(self, _: Room, told: Told, own: bool) -> None:
        if own:
            self.entries.labels(told.entry.kind).inc()

    def gauge(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        """A number that is looked up when somebody asks."""
        Gauge(f"silverspire_{name}", help_text, registry=self.registry).set_function(value)

    def told(self) -> tuple[bytes, str]:
        return generate_latest(self.registry), CONTENT_TYPE_LATEST
