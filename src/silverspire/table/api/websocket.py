"""The endpoint of the live connection."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

from silverspire.table import live_connection
from silverspire.table.api.address_limits import address_of
from silverspire.table.api.dependencies import ServicesDependency, secret_of
from silverspire.table.api.tables import TableId


@websocket("/api/tables/{table_id:str}/live")
async def live_endpoint(
    socket: WebSocket[Any, Any, Any], services: ServicesDependency, table_id: TableId
) -> None:
    """Say hello, then hear everything that happens at a table."""
    await live_connection.serve(socket, services, table_id, secret_of(socket), address_of(socket))
