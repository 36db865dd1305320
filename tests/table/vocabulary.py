"""Words for the tests of the table: guests who open tables, sit down and play."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy.engine import make_url

Client = httpx.Client  # the tests' own, or one that speaks to a real server


class Tables:
    """A server, seen by its guests."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def guest(self, name: str) -> Guest:
        return Guest(self.client, name)

    def forget(self) -> None:
        """Let the server forget all tables that it has in memory, as after a restart."""
        assert isinstance(self.client, TestClient)
        self.client.app.state.services.rooms.evict_unused()

    def stored_bytes(self) -> bytes:
        """Everything in the files of a server on SQLite."""
        assert isinstance(self.client, TestClient)
        file = Path(make_url(self.client.app.state.services.settings.database).database or "")
        return b"".join(path.read_bytes() for path in file.parent.glob(f"{file.name}*"))


class Guest:
    """A person with a secret of their own."""

    def __init__(self, client: Client, name: str) -> None:
        answer = client.post("/api/me", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.client = client
        self.name = name
        self.id: str = answer.json()["id"]
        self.secret = answer.cookies["silverspire"]
        client.cookies.clear()

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"}

    # --- Anything --------------------------------------------------------------------------------

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self.client.request(method, path, headers=self.headers, **more)

    def get(self, path: str, **params: Any) -> Any:
        answer = self.ask("GET", path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, method: str, path: str, **more: Any) -> dict[str, Any]:
        """The problem that this meets."""
        answer = self.ask(method, path, **more)
        assert 400 <= answer.status_code < 500, f"accepted: {answer.text}"
        problem: dict[str, Any] = answer.json()
        assert problem["status"] == answer.status_code
        return problem

    # --- Tables ----------------------------------------------------------------------------------

    def open_table(
        self, game: str = "kutna_hora", seats: int | list[Any] = 2, **more: Any
    ) -> dict[str, Any]:
        """A table of this guest's, who sits on its first seat."""
        if isinstance(seats, int):
            seats = [{"player": "me"}, *[{"player": "person"}] * (seats - 1)]
        answer = self.ask("POST", "/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        response: dict[str, Any] = answer.json()
        return response

    def enter(self, table: str, invite: str) -> None:
        answer = self.ask("POST", f"/api/tables/{table}/enter", json={"invite": invite})
        assert answer.status_code == 200, answer.text

    def do(self, table: str, what: str, **more: Any) -> dict[str, Any]:
        answer = self.try_to(table, what, **more)
        assert answer.status_code == 200, answer.text
        response: dict[str, Any] = answer.json()
        return response

    def try_to(self, table: str, what: str, **more: Any) -> httpx.Response:
        return self.ask("POST", f"/api/tables/{table}/requests", json={"type": what, **more})

    def refused_to(self, table: str, what: str, **more: Any) -> dict[str, Any]:
        return self.refused("POST", f"/api/tables/{table}/requests", json={"type": what, **more})

    # --- Play ------------------------------------------------------------------------------------

    def table(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}")

    def look(self, table: str, **params: Any) -> Any:
        return self.get(f"/api/tables/{table}/view", **params)

    def decision(self, table: str, **params: Any) -> Any:
        return self.look(table, **params)["decision"]

    def choose(self, table: str, seat: int, choice: str | None = None, **more: Any) -> Any:
        """Answer the pending question of a seat, with its first choice unless another is named."""
        asked = self.decision(table, seat=seat)
        choice = choice or asked["choices"][0]
        return self.do(table, "answer", seat=seat, decision=asked["id"], choice=choice, **more)


def two_at_a_table(
    tables: Tables, game: str = "kutna_hora", **more: Any
) -> tuple[str, Guest, Guest]:
    """A game for two that has begun."""
    agnes, bertram = tables.guest("Agnes"), tables.guest("Bertram")
    table = agnes.open_table(game, seed=7, **more)
    bertram.enter(table["id"], table["invite"])
    bertram.do(table["id"], "take_seat", seat=1)
    agnes.do(table["id"], "start")
    return table["id"], agnes, bertram


def play_on(table: str, people: dict[int, Guest], most: int = 10_000) -> int:
    """Let people choose until the game is over or they have made this many choices; how many."""
    for count in range(most):
        end_turn(table, people)
        response = next(iter(people.values())).table(table)
        if response["asked"] is None:
            return count
        people[response["asked"]].choose(table, response["asked"])
    return most


def end_turn(table: str, people: dict[int, Guest]) -> bool:
    """Let whoever has yet to end their turn do so; False if nobody has."""
    holder = next(iter(people.values())).look(table)["turn_to_end"]
    if holder is None:
        return False
    people[holder].do(table, "end_turn", seat=holder)
    return True


class Live:
    """A guest's live connection to a table."""

    def __init__(self, guest: Guest, table: str, origin: str | None = None) -> None:
        headers = guest.headers | ({"Origin": origin} if origin else {})
        path = f"/api/tables/{table}/live"
        assert isinstance(guest.client, TestClient)
        self.session = guest.client.websocket_connect(path, headers=headers)

    def __enter__(self) -> Live:
        self.session.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self.session.__exit__(*error)

    def hello(self, **more: Any) -> Any:
        """Say hello; answers the welcome."""
        self.send(type="hello", **more)
        return self.next("welcome")

    def send(self, **message: Any) -> None:
        self.session.send_json(message)

    def send_raw(self, frame: str | bytes) -> None:
        if isinstance(frame, str):
            self.session.send_text(frame)
        else:
            self.session.send_bytes(frame)

    def read(self) -> Any:
        return self.session.receive_json()

    def next(self, kind: str) -> Any:
        """The next message of a kind; those of others are passed over."""
        while (message := self.read())["type"] != kind:
            pass
        return message

    def read_answer(self) -> Any:
        """What we asked for, or why not; news are passed over."""
        while (message := self.read())["type"] not in {"query_result", "refused"}:
            pass
        return message

    def closed(self) -> int:
        """The code with which the server ends the connection; what comes before is passed over."""
        try:
            while True:
                self.read()
        except WebSocketDisconnect as ended:
            return ended.code


def until_refused(ask: Callable[[], httpx.Response], most: int = 1000) -> list[httpx.Response]:
    """Ask as often as one may; the last answer says that it was too often."""
    answers = []
    for _ in range(most):
        answers.append(ask())
        if answers[-1].status_code == 429:
            return answers
    raise AssertionError(f"not refused {most} times")


def eventually(question: Callable[[], Any], within: float = 60.0) -> Any:
    """The answer, once there is one; another process needs its time."""
    ends = time.monotonic() + within
    while time.monotonic() < ends:
        if answer := question():
            return answer
        time.sleep(0.02)
    raise AssertionError("it never came")
