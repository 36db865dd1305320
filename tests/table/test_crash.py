"""kill -9 at any moment, under load: what was acknowledged is there, and every table resumes."""

from __future__ import annotations

import random
import threading
from contextlib import suppress
from typing import Any
from uuid import uuid4

import httpx
from sqlalchemy import select

from silverspire.table.entry_handlers import apply_entry
from silverspire.table.room import Room
from silverspire.table.services import Services
from silverspire.table.storage.schema import tables
from tests.table.connections import HOT_SEAT
from tests.table.in_process import with_services
from tests.table.postgres import Cluster
from tests.table.server import Server
from tests.table.vocabulary import eventually

TABLES = 4
KILLS = 2
SEQUENCES = select(tables.c.id, tables.c.sequence)


class Player:
    """Plays a table alone, as fast as it can, and remembers what was acknowledged."""

    def __init__(self, server: Server, number: int) -> None:
        self.guest = server.guest(f"Player {number}")
        game = ("world_without_end", "kutna_hora")[number % 2]
        body = {"seed": number, "end_turns": number >= TABLES // 2}
        self.table: str = self.guest.open_table(game, HOT_SEAT, **body)["id"]
        self.guest.do(self.table, "start")
        self.luck = random.Random(number)
        self.acknowledged: list[tuple[dict[str, Any], dict[str, Any]]] = []  # and the answers
        self.in_flight: dict[str, Any] | None = None

    def play(self) -> None:
        """Until the server or its database is gone."""
        with suppress(httpx.TransportError):
            while (seat := self._look("")["asked"]) is not None:
                self.in_flight = self._request(seat) | {"client_id": uuid4().hex}
                self._send(self.in_flight)

    def _look(self, page: str, **params: Any) -> Any:
        answer = self.guest.ask("GET", f"/api/tables/{self.table}{page}", params=params)
        if answer.status_code == 503:
            raise httpx.ConnectError("the database is away")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def _request(self, seat: int) -> dict[str, Any]:
        dice = self.luck.random()
        if dice < 0.1:
            return {"type": "say", "text": f"I thought {dice}"}
        if dice < 0.3:
            return {"type": self.luck.choice(["undo", "redo", "restart_turn"]), "seat": seat}
        situation = self._look("/view", seat=seat)
        if situation["turn_to_end"] == seat:
            return {"type": "end_turn", "seat": seat}
        decision = situation["decision"]
        choice = self.luck.choice(decision["choices"])
        return {"type": "answer", "seat": seat, "decision": decision["id"], "choice": choice}

    def _send(self, request: dict[str, Any]) -> None:
        answer = self._ask(request)
        if answer.status_code == 503:
            raise httpx.ConnectError("the database is away")
        if answer.status_code == 200:
            self.acknowledged.append((request, answer.json()))
        self.in_flight = None

    def _ask(self, request: dict[str, Any]) -> httpx.Response:
        return self.guest.ask("POST", f"/api/tables/{self.table}/requests", json=request)

    def check(self) -> None:
        """Everything acknowledged is where it was said to be; what was cut off is done once."""
        if self.in_flight is not None:
            self._send(self.in_flight)
        entries: dict[int, dict[str, Any]] = {}
        for seat in (0, 1):
            for entry in self.guest.get(f"/api/tables/{self.table}/entries", seat=seat):
                entries[entry["sequence"]] = entries.get(entry["sequence"], {}) | {
                    name: value for name, value in entry.items() if value is not None
                }
        assert sorted(entries) == list(range(1, len(entries) + 1))
        for request, answer in self.acknowledged:
            entry = entries[answer["sequence"]]
            assert entry["kind"] == answer["kind"]
            assert entry.get("choice") == request.get("choice")
            assert entry.get("text") == request.get("text")
            assert self._ask(request).json() == answer


class Load:
    """Players at a server that will be killed."""

    def __init__(self, server: Server) -> None:
        self.players = [Player(server, number) for number in range(TABLES)]
        self.threads: list[threading.Thread] = []

    def begin(self) -> None:
        self.threads = [threading.Thread(target=player.play) for player in self.players]
        for thread in self.threads:
            thread.start()

    def go_on_for_a_while(self, luck: random.Random) -> None:
        """Until some more is acknowledged, and then to any moment."""
        enough = self.count() + luck.randrange(10, 60)
        eventually(lambda: self.count() >= enough, within=300)
        threading.Event().wait(luck.uniform(0, 0.05))

    def count(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def end(self) -> None:
        for thread in self.threads:
            thread.join()

    def check(self) -> None:
        for player in self.players:
            player.check()


def check_stored(database: str, load: Load) -> None:
    """What snapshots and lists say is what all entries come to."""

    async def story(services: Services) -> None:
        rows = await services.database.read(lambda connection: connection.execute(SEQUENCES).all())
        listed = {row[0]: row[1] for row in rows}
        for table in (player.table for player in load.players):
            entries = await services.store.entries_after(table)
            replayed = Room(entries[0])
            for entry in entries[1:]:
                apply_entry(replayed, entry)
            opened = await services.rooms.get(table)
            assert opened.state.to_bytes() == replayed.state.to_bytes()
            assert opened.require_history().moves == replayed.require_history().moves
            assert opened.require_history().turn_ends == replayed.require_history().turn_ends
            assert opened.turn_to_end == replayed.turn_to_end
            assert opened.sequence == replayed.sequence == listed[table] == len(entries)

    with_services(database, story)


def test_what_was_acknowledged_survives_kill_9_at_any_moment(database: str, patience: int) -> None:
    luck = random.Random(9)
    with Server(database, workers=0) as server:
        load = Load(server)
        for _ in range(KILLS * patience):
            load.begin()
            load.go_on_for_a_while(luck)
            server.kill()
            load.end()
            server.start()
            load.check()
        assert server.stop() == 0
    check_stored(database, load)


def test_what_was_acknowledged_survives_a_crash_of_postgresql(
    cluster: Cluster, patience: int
) -> None:
    database = cluster.new_database(f"crash_{uuid4().hex}")
    luck = random.Random(10)
    with Server(database, workers=0) as server:
        load = Load(server)
        for _ in range(KILLS * patience):
            load.begin()
            load.go_on_for_a_while(luck)
            cluster.stop()
            load.end()
            cluster.start()
            eventually(lambda: server.client.get("/health/ready").status_code == 200)
            load.check()
        assert server.stop() == 0
    check_stored(database, load)


def test_nothing_is_lost_when_tables_are_dropped_from_memory_under_load(database: str) -> None:
    with Server(database, workers=0, cached_tables=2) as server:
        load = Load(server)
        load.begin()
        load.go_on_for_a_while(random.Random(11))
        server.kill()
        load.end()
        server.start()
        load.check()
        assert server.stop() == 0
    check_stored(database, load)
