"""Our server's language: opening a table with four people, hearing and answering."""

from __future__ import annotations

import msgspec

from bench.table.play import SEATS, Table
from bench.table.sockets import Caller, Socket


class Decision(msgspec.Struct):
    id: str
    seat: int
    choices: list[str] | None


class Situation(msgspec.Struct):
    sequence: int
    decision: Decision | None


class Heard(msgspec.Struct):
    """What a player's program must look at; all else is passed over, by both clients alike."""

    type: str
    situation: Situation | None = None


decoder = msgspec.json.Decoder(Heard)


class Silverspire:
    """Our server, as its guests use it."""

    def __init__(self, port: int, game: str) -> None:
        self.port = port
        self.game = game
        self.addresses: dict[int, tuple[str, str]] = {}  # of each table: its id, a guest's secret

    async def open_table(self, caller: Caller, number: int) -> Table:
        """Four guests, a table for them, and everyone connected to it."""
        people = [await self._guest(caller, f"Guest {number}-{seat}") for seat in range(SEATS)]
        wishes = [{"player": "me"}, *[{"player": "person"}] * (SEATS - 1)]
        wanted = {"game": self.game, "seats": wishes, "public": True, "seed": number}
        created = await caller.post("/api/tables", wanted, people[0])
        requests = f"/api/tables/{created['id']}/requests"
        for seat in range(1, SEATS):
            await caller.post(requests, {"type": "take_seat", "seat": seat}, people[seat])
        await caller.post(requests, {"type": "start"}, people[0])
        self.addresses[number] = (created["id"], people[0])
        table = Table(number)
        for seat, secret in enumerate(people):
            table.sockets.append(await self._connect(table, seat, created["id"], secret))
        return table

    async def _guest(self, caller: Caller, name: str) -> str:
        await caller.post("/api/me", {"name": name})
        cookie = caller.headers["set-cookie"]
        return cookie.partition("=")[2].partition(";")[0]

    async def _connect(self, table: Table, seat: int, table_id: str, secret: str) -> Socket:
        def hear(message: bytes) -> None:
            self._hear(table, seat, message)

        socket = await Socket.connect(self.port, f"/api/tables/{table_id}/live", hear, secret)
        socket.send(msgspec.json.encode({"type": "hello", "seat": seat}))
        return socket

    def _hear(self, table: Table, seat: int, message: bytes) -> None:
        received = decoder.decode(message)
        if received.type == "refused":
            table.refuse(message.decode())
        if received.situation is None:
            return
        asked, sequence = received.situation.decision, received.situation.sequence
        choices = asked.choices if asked else None
        if asked is None or choices is None:
            table.hear(seat, sequence, None)
            return

        def words() -> bytes:
            answer = {
                "type": "answer",
                "seat": seat,
                "decision": asked.id,
                "choice": choices[int(table.rng.random() * len(choices))],
                "client_id": f"bench-{sequence}",
            }
            return msgspec.json.encode(answer)

        table.hear(seat, sequence, words)
