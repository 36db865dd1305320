"""A WebSocket and an HTTP connection as lean as they can be: clients share the server's cores."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import msgspec

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
NO_MASK = bytes(4)  # a client must mask; with zeros its words stay as they are
LONGEST = 30.0

Hear = Callable[[bytes], None]


class Ended(Exception):
    """The server closed a connection, or did not answer."""


class Socket(asyncio.Protocol):
    """One live connection. Whole messages go to `hear`."""

    def __init__(self, hear: Hear) -> None:
        self.hear = hear
        self.bytes_heard = 0
        self.upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ended: str | None = None
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def connect(cls, port: int, path: str, hear: Hear, secret: str = "") -> Socket:
        loop = asyncio.get_running_loop()
        transport, socket = await loop.create_connection(lambda: cls(hear), "127.0.0.1", port)
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: c2lsdmVyc3BpcmUtYmVuYw==",
        ]
        if secret:
            lines.append(f"Authorization: Bearer {secret}")
        transport.write("\r\n".join([*lines, "", ""]).encode())
        async with asyncio.timeout(LONGEST):
            await socket.upgraded
        return socket

    def send(self, message: bytes) -> None:
        self._frame(TEXT, message)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _frame(self, kind: int, content: bytes) -> None:
        size = len(content)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(head + NO_MASK + content)

    # --- asyncio's side --------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended = self.ended or "the server hung up"
        if not self.upgraded.done():
            self.upgraded.set_exception(Ended(self.ended))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        self.bytes_heard += len(data)
        if not self.upgraded.done() and not self._upgrade():
            return
        while self._read_frame():
            pass

    def _upgrade(self) -> bool:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self.upgraded.set_exception(Ended(head.decode()))
            return False
        self._buffer = rest
        self.upgraded.set_result(None)
        return True

    def _read_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        start, size = 2, buffer[1]  # servers do not mask
        if size == 126:
            start, size = 4, int.from_bytes(buffer[2:4], "big")
        elif size == 127:
            start, size = 10, int.from_bytes(buffer[2:10], "big")
        end = start + size
        if len(buffer) < end:
            return False
        content = bytes(buffer[start:end])
        kind = buffer[0] & 0xF
        del buffer[:end]
        self._take(kind, content)
        return True

    def _take(self, kind: int, content: bytes) -> None:
        if kind == PING:
            self._frame(PONG, content)
        elif kind == CLOSE:
            self.ended = content[2:].decode() or "closed"
        elif kind == TEXT:
            self.hear(content)


class Caller:
    """One kept HTTP connection; JSON both ways, one request after another."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.headers: dict[str, str] = {}  # of the last answer

    @classmethod
    async def connect(cls, port: int) -> Caller:
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    async def post(self, path: str, content: Any, secret: str = "") -> Any:
        return await self._ask("POST", path, msgspec.json.encode(content), secret)

    async def get(self, path: str, secret: str = "") -> Any:
        return await self._ask("GET", path, b"", secret)

    async def close(self) -> None:
        self.writer.close()
        await self.writer.wait_closed()

    async def _ask(self, method: str, path: str, content: bytes, secret: str) -> Any:
        lines = [
            f"{method} {path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Content-Type: application/json",
            f"Content-Length: {len(content)}",
        ]
        if secret:
            lines.append(f"Authorization: Bearer {secret}")
        self.writer.write("\r\n".join([*lines, "", ""]).encode() + content)
        async with asyncio.timeout(LONGEST):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.strip().split("\r\n")
            pairs = (line.partition(":") for line in lines)
            self.headers = {name.lower(): value.strip() for name, _, value in pairs}
            answer = await self.reader.readexactly(int(self.headers.get("content-length", "0")))
        if not first.split()[1].startswith("2"):
            raise Ended(f"{method} {path}: {first}: {answer.decode()}")
        return msgspec.json.decode(answer) if answer else None
