"""Games worth a picture: played out by computers, then taken over by four people in the middle."""

from __future__ import annotations

import time
from typing import Any

from tests.table.server import PATIENCE
from tests.table.vocabulary import Guest

NAMES = ("Anna", "Bruno", "Chiara", "Diego")
COMPUTER = {"player": "computer", "level": "journeyman"}
ME = {"player": "me"}
FRIEND = {"player": "person"}


class SampleGame:
    """One game to its end, at a fixed seed: every table of the pictures is forked from it."""

    def __init__(self, people: list[Guest], game: str, seed: int) -> None:
        self.people = people
        self.host = people[0]
        seats = [ME, COMPUTER, COMPUTER, COMPUTER]
        self.table = self.host.open_table(game, seats, seed=seed)["id"]
        self.host.do(self.table, "start")
        self.host.do(self.table, "hand_over", seat=0)  # to a computer as good as the others
        self._wait()

    def _wait(self) -> None:
        ends = time.monotonic() + PATIENCE
        while self.host.table(self.table)["status"] != "finished":
            assert time.monotonic() < ends, "the game does not end"
            time.sleep(0.2)

    @property
    def moves(self) -> int:
        return int(self.host.table(self.table)["move"])

    def at(self, share: float, kind: str, going_on: int = 0) -> str:
        """A table of four people, that far into the game, where the first is asked this.

        They may go on from there, that many moves and until the first is asked again.
        """
        move = next(
            move for move in range(int(self.moves * share), self.moves) if self._asks(move, kind)
        )
        table = self._taken_over(move)
        self._play(table, move + going_on)
        return table

    def _asks(self, move: int, kind: str) -> bool:
        then = self.host.get(f"/api/tables/{self.table}/history/{move}", seat=0)
        asked = then["view"]["asked"]
        return asked is not None and (asked["seat"], asked["kind"]) == (0, kind)

    def _taken_over(self, move: int) -> str:
        body: dict[str, Any] = {"move": move, "seats": [ME, FRIEND, FRIEND, FRIEND]}
        answer = self.host.ask("POST", f"/api/tables/{self.table}/fork", json=body)
        assert answer.status_code == 201, answer.text
        table = answer.json()
        for seat, friend in enumerate(self.people[1:], start=1):
            friend.enter(table["id"], table["invite"])
            friend.do(table["id"], "take_seat", seat=seat)
        self.host.do(table["id"], "start")
        return str(table["id"])

    def _play(self, table: str, move: int) -> None:
        """Go on to that move, and until the first is asked; else to the end."""
        while (now := self.host.look(table))["decision"] is not None:
            seat = now["decision"]["seat"]
            if now["move"] >= move and seat == 0:
                return
            self.people[seat].choose(table, seat)

    def ended(self) -> str:
        """The end, with the four people in it."""
        table = self._taken_over(self.moves - 3)
        self._play(table, self.moves + 1)
        return table
