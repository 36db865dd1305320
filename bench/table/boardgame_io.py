"""The language of boardgame.io's server: its lobby, and Socket.IO over a WebSocket."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec

from bench.table.play import SEATS, Table
from bench.table.sockets import LONGEST, Caller, Socket

GAME = "silverspire"
SQUARES = 30
MOVES_IN = 80  # about the middle of a game
HAND, DECK = 10, 60


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815  # as it is sent


class State(msgspec.Struct):
    ctx: Context
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815


class Update(msgspec.Struct, array_like=True):
    event: str
    match: str
    state: State


class Synced(msgspec.Struct):
    state: State


class Sync(msgspec.Struct, array_like=True):
    event: str
    match: str
    synced: Synced


updates, syncs = msgspec.json.Decoder(Update), msgspec.json.Decoder(Sync)


def write_table(file: Path) -> None:
    """The state of its game: one of our tables in mid-game, with hands and a deck."""
    import silverspire

    game = silverspire.game("kutna_hora")
    state = game.new(seats=SEATS, seed=1)
    for _ in range(MOVES_IN):
        asked = state.decision()
        assert asked is not None
        state.apply(asked.choices[len(asked.choices) // 2])
    table: dict[str, Any] = state.view(None)
    table["boards"] = table.pop("players")
    table["players"] = {str(seat): {"hand": list(range(HAND))} for seat in range(SEATS)}
    table["secret"] = {"deck": list(range(DECK))}
    file.write_text(json.dumps(table), "utf-8")


class BoardgameIo:
    """A server of boardgame.io's, as its own client uses it."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def open_table(self, caller: Caller, number: int) -> Table:
        """A match, four players who join it, and everyone connected to it."""
        created = await caller.post(f"/games/{GAME}/create", {"numPlayers": SEATS})
        match = created["matchID"]
        table = Table(number)
        for seat in range(SEATS):
            wish = {"playerID": str(seat), "playerName": f"Guest {number}-{seat}"}
            joined = await caller.post(f"/games/{GAME}/{match}/join", wish)
            secret = joined["playerCredentials"]
            table.sockets.append(await self._connect(table, seat, match, secret))
        return table

    async def _connect(self, table: Table, seat: int, match: str, secret: str) -> Socket:
        opened, entered = asyncio.Event(), asyncio.Event()

        def hear(message: bytes) -> None:
            if message.startswith(b"42"):
                self._hear(table, seat, match, secret, message)
            elif message == b"2":
                socket.send(b"3")
            elif message.startswith(b"0"):
                opened.set()
            elif message.startswith(b"40"):
                entered.set()

        path = "/socket.io/?EIO=4&transport=websocket"
        socket = await Socket.connect(self.port, path, hear)
        async with asyncio.timeout(LONGEST):
            await opened.wait()
            socket.send(f"40/{GAME},".encode())
            await entered.wait()
        self._emit(socket, "sync", match, str(seat), secret, SEATS)
        return socket

    def _emit(self, socket: Socket, *event: Any) -> None:
        socket.send(_packet(*event))

    def _hear(self, table: Table, seat: int, match: str, secret: str, message: bytes) -> None:
        content = message[message.index(b",") + 1 :]
        if content.startswith(b'["update"'):
            state = updates.decode(content).state
        elif content.startswith(b'["sync"'):
            state = syncs.decode(content).synced.state
        else:
            return
        if state.ctx.currentPlayer != str(seat):
            table.hear(seat, state.stateID, None)
            return

        def words() -> bytes:
            square = int(table.rng.random() * SQUARES)
            payload = {
                "type": "act",
                "args": [square],
                "playerID": str(seat),
                "credentials": secret,
            }
            action = {"type": "MAKE_MOVE", "payload": payload}
            return _packet("update", action, state.stateID, match, str(seat))

        table.hear(seat, state.stateID, words)


def _packet(*event: Any) -> bytes:
    return f"42/{GAME},".encode() + msgspec.json.encode(event)
