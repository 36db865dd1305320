"""Counts and logs every request, and adds the security headers to every response."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar import Litestar, Request
from litestar.enums import ScopeType
from litestar.types import (
    LifeSpanReceive,
    LifeSpanScope,
    LifeSpanSend,
    Message,
    Receive,
    Scope,
    Send,
)

from silverspire.table.api.address_limits import limit_address, too_many_requests
from silverspire.table.logs import log
from silverspire.table.metrics import Metrics
from silverspire.table.refusals import TooManyRequests

Handler = Callable[[Any, Any, Any], Awaitable[None]]

# For every answer that does not say otherwise. What a table tells is one person's: no cache may
# keep it, no other site may frame or read it, and nothing in it may be taken for a script.
SECURITY_HEADERS: Final = {
    b"cache-control": b"no-store",
    b"content-security-policy": (
        b"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    ),
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=(), payment=()",
    b"referrer-policy": b"no-referrer",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
}
UNKNOWN_ROUTE: Final = "unknown"  # an address that leads to nothing: it is not repeated
METHODS: Final = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
UNLOGGED_ROUTES: Final = {"/health/live", "/health/ready"}  # asked every few seconds


class TableApp(Litestar):
    """The application, with a request log around all its routes, also around unknown ones."""

    request_log: RequestLog | None = None

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        if scope["type"] == ScopeType.HTTP and self.request_log is not None:
            await self.request_log.handle(self._limited, scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def _limited(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer, unless this address has asked too often: also where nobody needs a login."""
        try:
            limit_address(self.state.services.rate_limits, Request(scope))
        except TooManyRequests as refused:
            scope.setdefault("state", {})["refusal"] = refused.code
            await too_many_requests(send, refused)
        else:
            await super().__call__(scope, receive, send)


class RequestLog:
    """Of a request it remembers the route, the table, the outcome and the time it took.

    Never the query, the headers, the body, the person or their address: a choice that was asked
    about is a secret of its player, and where people live is nobody's business.
    """

    def __init__(self, metrics: Metrics, logs: bool) -> None:
        self.metrics = metrics
        self.logs = logs

    async def handle(self, handler: Handler, scope: Any, receive: Any, send: Any) -> None:
        began = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _with_security_headers(list(message["headers"]))
            await send(message)

        try:
            await handler(scope, receive, send_with_headers)
        finally:
            self._record(scope, status, time.perf_counter() - began)

    def _record(self, scope: Any, status: int, seconds: float) -> None:
        route: str = scope.get("path_template") or UNKNOWN_ROUTE
        # Only the methods of routes: a label for each that somebody invents would fill the memory.
        known_method = route != UNKNOWN_ROUTE and scope["method"] in METHODS
        method: str = scope["method"] if known_method else UNKNOWN_ROUTE
        refusal = scope["state"].get("refusal") if "state" in scope else None
        self.metrics.observe_request(method, route, status, seconds)
        if refusal is not None:
            self.metrics.refusals.labels(refusal).inc()
        if not self.logs or route in UNLOGGED_ROUTES:
            return
        more = {"table": scope["path_params"].get("table_id"), "refusal": refusal}
        known = {name: value for name, value in more.items() if value is not None}
        ms = round(seconds * 1000, 1)
        log.info("request", method=method, route=route, status=status, ms=ms, **known)


def _with_security_headers(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    present = {name.lower() for name, _ in headers}
    return headers + [
        (name, value) for name, value in SECURITY_HEADERS.items() if name not in present
    ]
