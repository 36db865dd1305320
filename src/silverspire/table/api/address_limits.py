"""How often an address may ask for anything, with a login or without."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from silverspire.table.address_counts import customer_of
from silverspire.table.presenters import present_problem
from silverspire.table.rate_limits import RateLimits
from silverspire.table.refusals import TooManyRequests

Connection = ASGIConnection[Any, Any, Any, Any]

PROBLEM_JSON = "application/problem+json"
# What needs no login and takes a while to answer.
PUBLIC_PATHS = ("/api/about", "/api/games", "/schema")


def address_of(connection: Connection) -> str | None:
    """Where somebody comes from; None in tests without a network."""
    return None if connection.client is None else customer_of(connection.client.host)


def limit_address(rate_limits: RateLimits, request: Connection) -> None:
    """TooManyRequests if this address has asked for such pages too often."""
    rate_limits.consume(_kind_of(request.scope["path"]), address_of(request))


def _kind_of(path: str) -> str:
    if path.startswith(PUBLIC_PATHS):
        return "public"
    if path.startswith("/api/"):
        return "address"
    return "health" if path.startswith("/health") else "files"


async def too_many_requests(send: Any, refused: TooManyRequests) -> None:
    """The refusal as any other looks, without asking the framework to find a route first."""
    headers = [
        (b"content-type", PROBLEM_JSON.encode()),
        (b"retry-after", str(refused.retry_after or 1).encode()),
    ]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    body = msgspec.json.encode(present_problem(refused))
    await send({"type": "http.response.body", "body": body})
