"""Whether the server is well."""

from __future__ import annotations

from litestar import Controller, Response, get

from silverspire.table.api.doors import TheHouse


class OperationsController(Controller):
    include_in_schema = False

    @get("/health/live")
    async def is_alive(self) -> dict[str, str]:
        """The process answers."""
        return {"status": "alive"}

    @get("/health/ready")
    async def is_ready(self, house: TheHouse) -> Response[dict[str, str]]:
        """The database answers and has our schema."""
        well = await house.database.is_well()
        return Response(
            {"status": "ready" if well else "the database is away"},
            status_code=200 if well else 503,
        )
