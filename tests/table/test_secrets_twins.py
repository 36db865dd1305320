"""Two tables that differ only in what a seat cannot see: every byte that the seat is sent is alike.

The second table is dealt again behind the server's back: the engine lays out another table that the
seat cannot tell from the first, and it is put in the place of the stored one. Then both are asked
for everything, and played on for as long as chance shows the seat nothing new.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from silverspire.kernel.registry import find_game
from silverspire.kernel.state import State
from silverspire.table import snapshots
from silverspire.table.entries import Entry, decode_body
from silverspire.table.entry_handlers import apply_entry
from silverspire.table.presenters import present_events
from silverspire.table.room import Room
from tests.table.conftest import serving
from tests.table.vocabulary import Guest, Live, Tables, end_turn, play_on

AGNES, BERTRAM = 0, 1
SEED = 7
LONGEST = 5  # choices on, at most
PAGES = (
    *("", "/view", "/decision", "/scores", "/chat", "/previews", "/reach", "/statistics"),
    *("/hint", "/record", "/replay"),
    *("/view?seat=0", "/view?seat=1", "/decision?seat=1", "/history/0?seat=1", "/history/0"),
    *("/history/3", "/history/9999", "/why-not?choice=nonsense", "/preview?choice=nonsense"),
)
NAMED = ("why-not", "preview", "paths")
REQUESTS: tuple[dict[str, Any], ...] = (
    {"type": "answer", "seat": 1, "decision": "1-x", "choice": "pass"},
    {"type": "answer", "seat": 0, "decision": "1-x", "choice": "nonsense"},
    {"type": "undo", "seat": 1},
    {"type": "end_turn", "seat": 1},
    {"type": "redo", "seat": 0},
    {"type": "come_back", "seat": 0},
    {"type": "hand_over", "seat": 1},
    {"type": "answer_take_back", "seat": 0, "agree": True},
    {"type": "say", "text": "hm"},
)


class Twin:
    """One of the two tables, and the engine's table that lies on it."""

    def __init__(self, people: list[Guest], game: str, moves: int, end_turns: bool) -> None:
        self.people = dict(enumerate(people[:2]))
        self.agnes, self.bertram, spectator = people
        self.subscribers = (self.agnes, spectator)
        host = self.agnes.open_table(game, seed=SEED, public=True, end_turns=end_turns)
        self.table: str = host["id"]
        self.bertram.do(self.table, "take_seat", seat=BERTRAM)
        self.agnes.do(self.table, "start")
        play_on(self.table, self.people, moves)
        self.heard: list[str] = []

    def hear(self, answer: Any) -> None:
        """Note what was sent, less the table's id, its invitation, the time, and who looks on."""
        live = isinstance(answer, dict)
        text = json.dumps(answer, separators=(",", ":")) if live else answer.text
        text = re.sub(r'"seed_commitment":"[^"]*"', '"seed_commitment":""', text)
        text = re.sub(r'"invite":"[^"]*"', '"invite":""', text.replace(self.table, "<table>"))
        text = re.sub(r'"present":(true|false)', '"present":null', text)
        self.heard.append(re.sub(r"\b\d{13}\b", "<time>", text))

    def ask_everything(self, since: int, choices: list[str], illegal: list[str]) -> None:
        base = f"/api/tables/{self.table}"
        named = [f"/{what}?choice={name}" for what in NAMED for name in choices]
        for subscriber in self.subscribers:
            past = self.agnes.table(self.table)["move"] - 1
            for page in (*PAGES, *named, f"/entries?since={since}", f"/history/{past}"):
                self.hear(subscriber.ask("GET", base + page))
            for request in REQUESTS:
                self.hear(subscriber.ask("POST", f"{base}/requests", json=request))
            self.hear(subscriber.ask("POST", f"{base}/rematch"))
            self.hear(subscriber.ask("POST", f"{base}/fork", json={"move": 0, "seats": [{}, {}]}))
            with Live(subscriber, self.table) as live:
                self.hear(live.hello(since=since))
                for query in ("previews", "reach"):
                    live.send(type=query, seat=AGNES)
                    self.hear(live.read_answer())
        self.answer_wrongly(illegal)

    def answer_wrongly(self, illegal: list[str]) -> None:
        """Whoever is asked learns why not, and what they may choose."""
        decision = self.agnes.decision(self.table, seat=AGNES)
        for name in illegal if decision["seat"] == AGNES else []:
            wrong = {"seat": AGNES, "decision": decision["id"], "choice": name}
            self.hear(self.agnes.try_to(self.table, "answer", **wrong))

    def play(self, seat: int, choice: str) -> None:
        """A choice, as Agnes and a spectator hear of it."""
        with Live(self.agnes, self.table) as hers, Live(self.subscribers[1], self.table) as theirs:
            hers.hello(seat=AGNES)
            theirs.hello()
            ended = end_turn(self.table, self.people)
            self.people[seat].choose(self.table, seat, choice)
            for _ in range(1 + ended):
                self.hear(hers.next("update"))
                self.hear(theirs.next("update"))


def _entry(
    table: str,
    sequence: int,
    seat: int | None,
    person: str | None,
    client_id: str | None,
    body: str,
    at: int,
) -> Entry:
    return Entry(table, sequence, seat, person, client_id, decode_body(body), at)


def stored_room(file: Path, table: str) -> Room:
    """The table as its entries have it."""
    query = "SELECT table_id, sequence, seat, person, client_id, body, at FROM entries "
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute(query + "WHERE table_id = ? ORDER BY sequence", [table])
        entries = [_entry(*row) for row in rows]
    room = Room(entries[0])
    for entry in entries[1:]:
        apply_entry(room, entry)
    return room


def replace_stored(file: Path, room: Room) -> None:
    """Let the server find this table where it stored its own."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(
            "INSERT INTO snapshots (table_id, sequence, body) VALUES (?, ?, ?) "
            "ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, "
            "body = excluded.body",
            [room.id, room.sequence, snapshots.write(room)],
        )


def sees_alike(first: State, second: State) -> bool:
    return all(first.view(seat) == second.view(seat) for seat in (AGNES, None))


def after(state: State, choice: int) -> tuple[State, list[Any]]:
    trial = state.clone()
    events = trial.apply(choice)
    return trial, [present_events(trial, events, seat) for seat in (AGNES, None)]


def choices_alike(first: State, second: State) -> tuple[int, int] | None:
    """A choice for each table after which they still look alike; other ones, if they may be."""
    asked, other = first.decision(), second.decision()
    if asked is None or other is None:
        return None
    for choice in asked.choices:
        mine = asked.seat == AGNES
        for twin in [choice] if mine else reversed(other.choices):
            if twin not in other.choices:
                continue
            (one, events), (two, other_events) = after(first, choice), after(second, twin)
            if events == other_events and sees_alike(one, two):
                return choice, twin
    return None


def steps_alike(state: State) -> int:
    one, two = state.clone(), redealt(state)
    for step in range(LONGEST):
        found = choices_alike(one, two)
        if found is None:
            return step
        one.apply(found[0])
        two.apply(found[1])
    return LONGEST


def redealt(state: State) -> State:
    return state.redeal(AGNES, 4711)


def is_quiet(state: State) -> bool:
    """Chance shows nothing for a while."""
    return steps_alike(state) >= 3


def is_telling(state: State) -> bool:
    """Whatever Agnes chooses, chance will answer: here a preview could tell too much."""
    asked = state.decision()
    return asked is not None and asked.seat == AGNES and steps_alike(state) == 0


def first_place(name: str, moves: int, suits: Callable[[State], bool]) -> int:
    """How many choices to make until a place suits, at least that many."""
    game = find_game(name)
    state = game.deal(2, SEED, {}, game.components())
    while len(state.choices_made) < moves or not suits(state):
        asked = state.decision()
        assert asked is not None
        state.apply(asked.choices[0])
    return len(state.choices_made)


@pytest.mark.parametrize(("moves", "end_turns"), [(0, False), (15, True), (40, False), (65, True)])
@pytest.mark.parametrize("suits", [is_quiet, is_telling])
@pytest.mark.parametrize("game", ["kutna_hora", "world_without_end"])
def test_no_byte_hangs_on_what_is_hidden(
    tmp_path: Path, game: str, moves: int, end_turns: bool, suits: Callable[[State], bool]
) -> None:
    file = tmp_path / "tables.sqlite"
    moves = first_place(game, moves, suits)
    with serving(str(file)) as client:
        tables = Tables(client)
        people = [tables.guest(name) for name in ("Agnes", "Bertram", "Conrad")]
        first, second = (Twin(people, game, moves, end_turns) for _ in range(2))
        tables.forget()
        real, other = stored_room(file, first.table), stored_room(file, second.table)
        assert other.history is not None
        since = other.sequence
        other.history.state = redealt(other.history.state)
        other.history.checkpoints.append((len(other.history.moves), other.history.state.to_bytes()))
        assert other.history.state.to_bytes() != real.state.to_bytes()
        replace_stored(file, other)

        steps = play_both(first, second, real.state, other.state, since)

    assert first.heard == second.heard
    assert len(first.heard) > 50 * (steps + 1)
    assert steps >= 3 or suits is is_telling


def play_both(first: Twin, second: Twin, one: State, two: State, since: int) -> int:
    """Ask both for everything, and play on while they look alike; answers how far."""
    for step in range(LONGEST):
        asked = one.decision()
        assert asked is not None
        names = [one.game.name_of(choice) for choice in one.candidates()][:40]
        legal = [one.game.name_of(choice) for choice in asked.choices]
        wrong = [name for name in names if name not in legal][:5]
        for twin in (first, second):
            twin.ask_everything(since, names, wrong if asked.seat == AGNES else [])
        found = choices_alike(one, two)
        if found is None:
            return step
        for twin, state, choice in zip((first, second), (one, two), found, strict=True):
            twin.play(asked.seat, state.game.name_of(choice))
            state.apply(choice)
    return LONGEST
