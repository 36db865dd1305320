"""HTTP as uvicorn speaks it, with limits for clients that are slow, greedy or broken.

The parser keeps whatever comes, however much and however slowly; one connection could take all
memory, and many idle ones all of the system's connections.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Any, ClassVar, Final

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from silverspire.table.address_counts import AddressCounts, TooManyConnections, customer_of
from silverspire.table.settings import Settings

MAX_HEADER_BYTES: Final = 32 * 1024


def _empty_response(status: bytes, *headers: bytes) -> bytes:
    head = b"HTTP/1.1 " + status, b"Connection: close", b"Content-Length: 0", *headers
    return b"\r\n".join((*head, b"", b""))


HEADERS_TOO_LARGE: Final = _empty_response(b"431 Request Header Fields Too Large")
TOO_MANY_CONNECTIONS: Final = _empty_response(b"429 Too Many Requests", b"Retry-After: 10")


class LimitedProtocol(HttpToolsProtocol):
    """A connection that is closed when a request is too large or does not come, when its answer
    is not read, or when its address has too many others."""

    deadline: ClassVar[float]  # seconds for a whole request, and for a response to be read on
    counts: ClassVar[AddressCounts]
    proxies: ClassVar[_TrustedHosts]  # they speak for many people

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._header_bytes = 0  # bytes of a head that is not whole yet
        self._reading_headers = True
        self._request_timer: TimerHandle | None = None
        self._response_timer: TimerHandle | None = None
        self._counted: str | None = None

    # --- Connections -----------------------------------------------------------------------------

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_request_timer()
        if self.client is None or self.client[0] in self.proxies:
            return
        address = customer_of(self.client[0])
        try:
            self.counts.add(address)
        except TooManyConnections:
            transport.write(TOO_MANY_CONNECTIONS)
            transport.close()
        else:
            self._counted = address

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on another protocol has the connection, and the live endpoint counts it."""
        self._release()
        super().handle_websocket_upgrade()

    def _release(self) -> None:
        self._stop_request_timer()
        self._stop_response_timer()
        if self._counted is not None:
            self.counts.remove(self._counted)
            self._counted = None

    # --- Requests --------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._header_bytes += len(data)
        self._start_request_timer()
        super().data_received(data)
        if (
            self._reading_headers
            and self._header_bytes > MAX_HEADER_BYTES
            and not self.transport.is_closing()
        ):
            self.transport.write(HEADERS_TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        self._start_request_timer()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._reading_headers = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._reading_headers, self._header_bytes = True, 0
        self._stop_request_timer()

    def _start_request_timer(self) -> None:
        """From the first byte of a request; the connection's own beginning counts as one."""
        if self._request_timer is None and not self.transport.is_closing():
            self._request_timer = self.loop.call_later(self.deadline, self.transport.close)

    def _stop_request_timer(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    # --- Responses -------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._response_timer is None:
            self._response_timer = self.loop.call_later(self.deadline, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_response_timer()

    def _stop_response_timer(self) -> None:
        if self._response_timer is not None:
            self._response_timer.cancel()
            self._response_timer = None


def limited_protocol(settings: Settings) -> type[LimitedProtocol]:
    """The protocol of one server, with its limits and its own count of connections."""

    class ServersProtocol(LimitedProtocol):
        deadline = settings.request_timeout
        counts = AddressCounts(settings.connections_per_address)
        proxies = _TrustedHosts(settings.trusted_proxies)

    return ServersProtocol
