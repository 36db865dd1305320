"""Whether the server is well."""

from __future__ import annotations

from litestar import Controller, Response, get

from silverspire.table.api.dependencies import ServicesDependency


class OperationsController(Controller):
    include_in_schema = False

    @get("/health/live")
    async def is_alive(self) -> dict[str, str]:
        """The process answers."""
        return {"status": "alive"}

    @get("/health/ready")
    async def is_ready(self, services: ServicesDependency) -> Response[dict[str, str]]:
        """The database answers and has our schema, and what is written is stored promptly."""
        writer = services.writer
        can_write = not writer.failed_recently and not writer.is_stuck
        healthy = can_write and await services.database.is_healthy(writer.is_failing)
        return Response(
            {"status": "ready" if healthy else "the database is away, or takes nothing"},
            status_code=200 if healthy else 503,
        )
