"""The porter: every request passes by, is counted and logged, and browsers get their orders."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar import Litestar
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

from silverspire.table.logs import log
from silverspire.table.metrics import Metrics

Inner = Callable[[Any, Any, Any], Awaitable[None]]

# For every answer that does not say otherwise. What a table tells is one person's: no cache may
# keep it, no other site may frame or read it, and nothing in it may be taken for a script.
ORDERS: Final = {
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
NOWHERE: Final = "nowhere"  # an address that leads to nothing: it is not repeated
UNREMARKABLE: Final = {"/health/live", "/health/ready", "/metrics"}  # asked every few seconds


class TableApp(Litestar):
    """The application with a porter before all its doors, also those that lead nowhere."""

    porter: Porter | None = None

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        if scope["type"] == ScopeType.HTTP and self.porter is not None:
            await self.porter.attend(super().__call__, scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


class Porter:
    """Of a request it remembers the route, the table, the outcome and the time it took.

    Never the query, the headers, the body, the person or their address: a choice that was asked
    about is a secret of its player, and where people live is nobody's business.
    """

    def __init__(self, metrics: Metrics, logs: bool) -> None:
        self.metrics = metrics
        self.logs = logs

    async def attend(self, inner: Inner, scope: Any, receive: Any, send: Any) -> None:
        began = time.perf_counter()
        status = 500

        async def see_off(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _with_orders(list(message["headers"]))
            await send(message)

        try:
            await inner(scope, receive, see_off)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Any, status: int, seconds: float) -> None:
        route: str = scope.get("path_template") or NOWHERE
        method: str = scope["method"] if route != NOWHERE else NOWHERE
        refusal = scope["state"].get("refusal") if "state" in scope else None
        self.metrics.requested(method, route, status, seconds)
        if refusal is not None:
            self.metrics.refusals.labels(refusal).inc()
        if not self.logs or route in UNREMARKABLE:
            return
        more = {"table": scope["path_params"].get("table_id"), "refusal": refusal}
        known = {name: value for name, value in more.items() if value is not None}
        ms = round(seconds * 1000, 1)
        log.info("request", method=method, route=route, status=status, ms=ms, **known)


def _with_orders(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    said = {name.lower() for name, _ in headers}
    return headers + [(name, value) for name, value in ORDERS.items() if name not in said]
