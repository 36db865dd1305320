"""The door to the live connection."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

from silverspire.table import live
from silverspire.table.api.doors import TheHouse, secret_of
from silverspire.table.api.tables import TableId


@websocket("/api/tables/{table_id:str}/live")
async def live_connection(
    socket: WebSocket[Any, Any, Any], house: TheHouse, table_id: TableId
) -> None:
    """Say hello, then hear everything that happens at a table."""
    await live.serve(socket, house, table_id, secret_of(socket))
