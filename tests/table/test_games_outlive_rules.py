"""Games outlive the rules: real servers of two versions open the same tables, one after another."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.table.older_rules import NEXT_RULES, RULES, newer_package
from tests.table.server import Server
from tests.table.vocabulary import Guest, Tables, eventually, play_on, two_at_a_table

PAGES = ["view", "view?seat=1", "history/0", "history/40?seat=1", "scores", "statistics"]
PAGES += ["replay", "record", "catalogue"]
COMPUTER = {"player": "computer", "level": "apprentice"}


@dataclass
class Played:
    """What a server had before its rules changed."""

    database: str
    agnes: Guest
    bertram: Guest
    finished: str
    running: str
    against_computer: str
    pages: dict[str, Any]
    table: dict[str, Any]
    before: dict[str, Any]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A finished game, one between people and one against a computer, under the rules of now."""
    database = str(tmp_path_factory.mktemp("played") / "tables.sqlite")
    with Server(database) as server:
        tables = Tables(server.client)
        finished, agnes, bertram = two_at_a_table(tables)
        play_on(finished, {0: agnes, 1: bertram})
        running = agnes.open_table(seats=[{"player": "me"}, {"player": "me"}])["id"]
        agnes.do(running, "start")
        play_on(running, {0: agnes, 1: agnes}, 30)
        alone = agnes.open_table(seats=[{"player": "me"}, COMPUTER])["id"]
        agnes.do(alone, "start")
        eventually(lambda: is_archived(database, finished))
        found = Played(
            database=database,
            agnes=agnes,
            bertram=bertram,
            finished=finished,
            running=running,
            against_computer=alone,
            pages={page: read(agnes, finished, page) for page in PAGES},
            table=agnes.table(finished),
            before=agnes.look(running),
        )
        server.stop()
    return found


def is_archived(database: str, table: str) -> bool:
    """Whether the server has put a finished game away, which it does in the background."""
    query = "SELECT count(*) FROM archives WHERE table_id = ?"
    with closing(sqlite3.connect(database)) as connection:
        found: int = connection.execute(query, (table,)).fetchone()[0]
    return found == 1


def read(guest: Guest, table: str, page: str) -> Any:
    return guest.ask("GET", f"/api/tables/{table}/{page}").json()


@pytest.fixture
def newer(
    played: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Server, Guest]]:
    """The next version, which has no other rules than its own."""
    yield from serving(played, tmp_path, monkeypatch, with_older_rules=False)


@pytest.fixture
def newer_with_older_rules(
    played: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Server, Guest]]:
    """The next version, beside which the rules of before are installed."""
    yield from serving(played, tmp_path, monkeypatch, with_older_rules=True)


def serving(
    played: Played, folder: Path, monkeypatch: pytest.MonkeyPatch, *, with_older_rules: bool
) -> Iterator[tuple[Server, Guest]]:
    site = newer_package(folder / "src", with_older_rules=with_older_rules)
    monkeypatch.setenv("PYTHONPATH", str(site))
    with Server(played.database) as server:
        guest = object.__new__(Guest)
        guest.__dict__ |= played.agnes.__dict__ | {"client": server.client}
        yield server, guest
        server.stop()


def test_a_finished_game_is_seen_and_downloaded_as_it_was(
    played: Played, newer: tuple[Server, Guest]
) -> None:
    _, agnes = newer
    assert {one["name"]: one["rules_version"] for one in agnes.get("/api/games")}[
        "kutna_hora"
    ] == NEXT_RULES

    table = agnes.table(played.finished)

    assert table["incompatible"]
    assert table["kept"]
    assert {page: read(agnes, played.finished, page) for page in PAGES} == played.pages
    same = ("status", "result", "options", "move", "seed", "seed_salt", "seed_commitment")
    assert [table[name] for name in same] == [played.table[name] for name in same]


def test_a_running_game_waits_where_its_rules_are_gone(
    played: Played, newer: tuple[Server, Guest]
) -> None:
    _, agnes = newer

    problem = agnes.refused_to(played.running, "undo", seat=0)

    assert problem["code"] == "incompatible-rules"
    assert f"rules {RULES}" in problem["message"]


def test_a_running_game_goes_on_under_the_rules_it_began_with(
    played: Played, newer_with_older_rules: tuple[Server, Guest]
) -> None:
    _, agnes = newer_with_older_rules

    assert agnes.table(played.running)["incompatible"] is None
    assert agnes.look(played.running) == played.before
    play_on(played.running, {0: agnes, 1: agnes})

    ended = agnes.table(played.running)
    assert (ended["status"], ended["rules_version"]) == ("finished", RULES)
    assert ended["result"]["complete"]
    assert agnes.open_table(seats=2)["rules_version"] == NEXT_RULES


def test_computers_go_on_under_older_rules_too(
    played: Played, newer_with_older_rules: tuple[Server, Guest]
) -> None:
    _, agnes = newer_with_older_rules
    table = played.against_computer
    eventually(lambda: agnes.table(table)["asked"] == 0)
    since = agnes.table(table)["sequence"]

    while agnes.table(table)["asked"] == 0:
        agnes.choose(table, 0)
    eventually(lambda: agnes.table(table)["asked"] == 0)

    entries = agnes.get(f"/api/tables/{table}/entries", since=since)
    assert [one["level"] for one in entries if one["seat"] == 1][:1] == ["apprentice"]
