"""Whether the server is well, and what it does."""

from __future__ import annotations

from litestar import Controller, Response, get

from silverspire.table.api.doors import TheHouse
from silverspire.table.refusals import StorageTrouble


class OperationsController(Controller):
    include_in_schema = False

    @get("/health/live")
    async def is_alive(self) -> dict[str, str]:
        """The process answers."""
        return {"status": "alive"}

    @get("/health/ready")
    async def is_ready(self, house: TheHouse) -> Response[dict[str, str]]:
        """The database answers and has our schema; after trouble, it also takes what we write."""
        writer = house.writer
        well = not writer.failed_lately and await house.database.is_well(writer.in_trouble)
        return Response(
            {"status": "ready" if well else "the database is away, or takes nothing"},
            status_code=200 if well else 503,
        )

    @get("/metrics")
    async def read_metrics(self, house: TheHouse) -> Response[bytes]:
        """Numbers for Prometheus; without the database, those of this process."""
        try:
            tables = await house.store.count_tables()
        except StorageTrouble:
            tables = {}
        content, kind = house.metrics.told(tables)
        return Response(content, media_type=kind)
