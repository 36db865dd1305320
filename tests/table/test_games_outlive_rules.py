"""Games outlive the rules: real servers of two versions open the same tables, one after another."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import silverspire
from silverspire.kernel.decisions import Decision
from silverspire.kernel.state import State
from silverspire.players.evaluator import PointsEvaluator
from silverspire.players.evaluator_registry import apply_fits
from silverspire.players.greedy import SAMPLES
from silverspire.players.lookahead import evaluate_choices
from silverspire.players.player import decision_seed, seat_seed
from silverspire.players.registry import find_player
from tests.table.connections import elsewhere
from tests.table.older_rules import GAME, NEXT_RULES, RULES, newer_package
from tests.table.server import Server
from tests.table.vocabulary import Guest, Tables, eventually, play_on, two_at_a_table

PAGES = ["view", "view?seat=1", "history/0", "history/40?seat=1", "scores", "statistics"]
PAGES += ["replay", "record", "catalogue"]
LEVEL = "journeyman"
COMPUTER = {"player": "computer", "level": LEVEL}


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


@pytest.fixture
def newer_with_evaluator(
    played: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Server, Guest]]:
    """As before, and the evaluator of those rules is installed too."""
    yield from serving(played, tmp_path, monkeypatch, with_older_rules=True, with_evaluator=True)


def serving(
    played: Played, folder: Path, monkeypatch: pytest.MonkeyPatch, **installed: bool
) -> Iterator[tuple[Server, Guest]]:
    site = newer_package(folder / "src", **installed)
    monkeypatch.setenv("PYTHONPATH", str(site))
    with Server(played.database) as server:
        yield server, elsewhere(played.agnes, server)
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


def test_a_finished_game_is_forked_under_the_rules_it_was_played_by(
    played: Played, newer_with_older_rules: tuple[Server, Guest]
) -> None:
    _, agnes = newer_with_older_rules
    body = {"move": 40, "seats": [{"player": "me"}, {"player": "me"}]}

    fork = agnes.ask("POST", f"/api/tables/{played.finished}/fork", json=body).json()
    agnes.do(fork["id"], "start")

    assert fork["rules_version"] == RULES
    assert agnes.table(fork["id"])["move"] == 40
    assert play_on(fork["id"], {0: agnes, 1: agnes}, 5) == 5


@pytest.mark.parametrize("installed", ["newer", "newer_with_older_rules"])
def test_a_rematch_is_played_by_the_rules_of_today(
    played: Played, installed: str, request: pytest.FixtureRequest
) -> None:
    _, agnes = request.getfixturevalue(installed)
    assert agnes.table(played.finished)["outdated"]

    rematch = agnes.ask("POST", f"/api/tables/{played.finished}/rematch").json()

    assert (rematch["rules_version"], rematch["rules_changed"]) == (NEXT_RULES, True)


def test_computers_play_as_before_where_the_older_evaluator_is_installed(
    played: Played, newer_with_evaluator: tuple[Server, Guest]
) -> None:
    _, agnes = newer_with_evaluator
    for state, asked, choice in new_choices_of_computer(played, agnes):
        assert choice == find_player(LEVEL, seat_seed(state.seed, 1)).choose(state, asked)


def test_without_the_older_evaluator_computers_play_for_the_points_as_they_stand(
    played: Played, newer_with_older_rules: tuple[Server, Guest]
) -> None:
    _, agnes = newer_with_older_rules
    evaluator = PointsEvaluator()
    apply_fits(evaluator, silverspire.game(GAME), {}, with_net=False)

    for state, asked, choice in new_choices_of_computer(played, agnes):
        seed = decision_seed(seat_seed(state.seed, 1), asked)
        worth = evaluate_choices(state, evaluator, seed, SAMPLES)
        assert worth[asked.choices.index(choice)] == max(worth)


def test_the_coach_knows_older_rules_too(
    played: Played, newer_with_evaluator: tuple[Server, Guest]
) -> None:
    _, agnes = newer_with_evaluator
    table = played.against_computer
    eventually(lambda: agnes.table(table)["asked"] == 0)

    hint = agnes.get(f"/api/tables/{table}/hint", seat=0)

    assert hint["choice"] in agnes.decision(table, seat=0)["choices"]
    assert hint["reasons"]


def new_choices_of_computer(played: Played, agnes: Guest) -> list[tuple[State, Decision, int]]:
    """Play on until the computer has had its turn; what it chose, and the table before."""
    table = played.against_computer
    eventually(lambda: agnes.table(table)["asked"] == 0)
    before = len(list(choices_of_computer(played)))
    while agnes.table(table)["asked"] == 0:
        agnes.choose(table, 0)
    eventually(lambda: agnes.table(table)["asked"] == 0)
    found = list(choices_of_computer(played))[before:]
    assert found
    return found


def choices_of_computer(played: Played) -> Iterator[tuple[State, Decision, int]]:
    """Each choice of the computer so far, and the table before it."""
    query = "SELECT body FROM entries WHERE table_id = ? ORDER BY sequence"
    with closing(sqlite3.connect(played.database)) as connection:
        rows = connection.execute(query, (played.against_computer,)).fetchall()
    created, *bodies = [json.loads(row[0]) for row in rows]
    game = silverspire.game(GAME)
    state = game.new(2, int(created["seed"]), created["options"])
    for body in bodies:
        if body["type"] == "chosen":
            asked, choice = state.decision(), game.choice_of(body["choice"])
            assert asked is not None
            if asked.seat == 1:
                yield state.clone(), asked, choice
            state.apply(choice)
