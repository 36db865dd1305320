"""Tables of other rules: never misplayed, clearly refused, and still there to look at."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.table.conftest import serving
from tests.table.connections import here
from tests.table.older_rules import RULES
from tests.table.vocabulary import Live, Tables, play_on, two_at_a_table


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


def as_if_of_rules(file: Path, table: str, **other: str) -> None:
    """Let a table have been made by another version of the game, or with another pack."""
    with closing(sqlite3.connect(file)) as database, database:
        where = "table_id = ? AND sequence = 1"
        query = database.execute(f"SELECT body FROM entries WHERE {where}", (table,))
        body = json.loads(query.fetchone()[0]) | other
        change = f"UPDATE entries SET body = ? WHERE {where}"
        database.execute(change, (json.dumps(body), table))


@pytest.mark.parametrize(
    "other", [{"rules_version": "0.1"}, {"pack_hash": "0" * 32}, {"pack": "lost-box"}]
)
def test_a_running_table_of_other_rules_is_refused_by_both_names_and_can_be_looked_at(
    file: Path, other: dict[str, str]
) -> None:
    with serving(str(file)) as client:
        table, agnes, bertram = two_at_a_table(Tables(client))
        play_on(table, {0: agnes, 1: bertram}, 70)
        agnes.do(table, "say", text="see you tomorrow")
        before = agnes.table(table)
    as_if_of_rules(file, table, **other)

    with serving(str(file)) as client:
        agnes = here(agnes, client)
        response = agnes.table(table)
        problem = agnes.refused_to(table, "answer", seat=0, decision="1-card", choice="x")

        assert problem["code"] == "incompatible-rules"
        assert next(iter(other.values())) in problem["message"]
        assert response["incompatible"] == problem["message"]
        assert (response["status"], response["sequence"]) == ("running", before["sequence"])
        assert [one["name"] for one in response["seats"]] == ["Agnes", "Bertram"]
        assert agnes.look(table)["view"] is None
        assert agnes.get(f"/api/tables/{table}/chat")[-1]["text"] == "see you tomorrow"
        assert len(agnes.get(f"/api/tables/{table}/entries")) == before["sequence"]
        for page in ("history/3", "scores", "record", "hint"):
            assert agnes.refused("GET", f"/api/tables/{table}/{page}")["status"] in {404, 409}
        with Live(agnes, table) as live:
            assert live.hello(since=0)["table"]["incompatible"]


def test_a_table_is_played_on_where_its_rules_are(file: Path) -> None:
    with serving(str(file)) as client:
        table, agnes, bertram = two_at_a_table(Tables(client))
        play_on(table, {0: agnes, 1: bertram}, 70)
        before = agnes.look(table)
    as_if_of_rules(file, table, pack="lost-box")
    with serving(str(file)) as client:
        assert here(agnes, client).table(table)["incompatible"]
    as_if_of_rules(file, table, pack="reconstructed")

    with serving(str(file)) as client:
        people = {0: here(agnes, client), 1: here(bertram, client)}

        assert people[0].look(table) == before
        assert play_on(table, people) > 10


def test_a_finished_game_of_other_rules_stays_in_the_lists_with_its_scores(file: Path) -> None:
    with serving(str(file)) as client:
        table, agnes, bertram = two_at_a_table(Tables(client), public=True)
        play_on(table, {0: agnes, 1: bertram})
        scores = agnes.table(table)["result"]["scores"]
    as_if_of_rules(file, table, rules_version="0.1")

    with serving(str(file)) as client:
        agnes = here(agnes, client)

        assert agnes.get("/api/tables", list="finished")[0]["scores"] == scores
        assert agnes.table(table)["status"] == "finished"


def test_a_finished_game_of_other_rules_cannot_be_forked_and_says_what_to_do(file: Path) -> None:
    with serving(str(file)) as client:
        table, agnes, bertram = two_at_a_table(Tables(client))
        play_on(table, {0: agnes, 1: bertram})
    as_if_of_rules(file, table, rules_version="0.1")

    with serving(str(file)) as client:
        body = {"move": 3, "seats": [{"player": "me"}, {"player": "me"}]}
        problem = here(agnes, client).refused("POST", f"/api/tables/{table}/fork", json=body)

    assert problem["code"] == "incompatible-rules"
    assert "ask whoever runs the server to install those rules" in problem["message"]


def test_a_rematch_of_a_game_of_other_rules_is_played_by_the_rules_of_today(file: Path) -> None:
    with serving(str(file)) as client:
        table, agnes, bertram = two_at_a_table(Tables(client), public=True)
        play_on(table, {0: agnes, 1: bertram})
        listed = agnes.get("/api/tables", list="finished")
    as_if_of_rules(file, table, rules_version="0.1", pack_hash="0" * 32)

    with serving(str(file)) as client:
        agnes, bertram = here(agnes, client), here(bertram, client)
        assert agnes.table(table)["outdated"]
        rematch = agnes.ask("POST", f"/api/tables/{table}/rematch").json()

        assert rematch["rules_changed"]
        assert rematch["rematch_of"] == table
        assert bertram.ask("POST", f"/api/tables/{table}/rematch").json()["id"] == rematch["id"]
        assert agnes.table(table)["rematch"] == rematch["id"]
        assert agnes.get("/api/tables", list="finished") == listed
        agnes.do(rematch["id"], "start")
        play_on(rematch["id"], {0: agnes, 1: bertram}, 10)


def test_a_rematch_by_the_same_rules_is_marked_as_nothing_new(file: Path) -> None:
    with serving(str(file)) as client:
        table, agnes, bertram = two_at_a_table(Tables(client))
        play_on(table, {0: agnes, 1: bertram})

        assert not agnes.table(table)["outdated"]
        assert not agnes.ask("POST", f"/api/tables/{table}/rematch").json()["rules_changed"]


def test_a_rematch_needs_the_pack_of_the_game(file: Path) -> None:
    with serving(str(file)) as client:
        table, agnes, bertram = two_at_a_table(Tables(client))
        play_on(table, {0: agnes, 1: bertram})
    as_if_of_rules(file, table, pack="lost-box")

    with serving(str(file)) as client:
        problem = here(agnes, client).refused("POST", f"/api/tables/{table}/rematch")

    assert (problem["status"], problem["code"]) == (409, "unknown-pack")


def test_people_talk_about_a_finished_game_whatever_its_rules(file: Path) -> None:
    with serving(str(file)) as client:
        table, agnes, bertram = two_at_a_table(Tables(client), public=True)
        play_on(table, {0: agnes, 1: bertram})
        listed = agnes.get("/api/tables", list="finished")
    as_if_of_rules(file, table, rules_version="0.1")

    with serving(str(file)) as client:
        agnes = here(agnes, client)
        for number in range(70):  # more than there are entries between two snapshots
            agnes.do(table, "say", text=f"do you remember move {number}?")
        assert agnes.get("/api/tables", list="finished") == listed
    as_if_of_rules(file, table, rules_version=RULES)

    with serving(str(file)) as client:
        agnes = here(agnes, client)
        assert agnes.table(table)["result"]["scores"] == listed[0]["scores"]
        assert agnes.get(f"/api/tables/{table}/chat")[-1]["text"] == "do you remember move 69?"


def test_who_let_a_computer_go_on_still_has_their_seat_under_other_rules(file: Path) -> None:
    with serving(str(file)) as client:
        table, agnes, bertram = two_at_a_table(Tables(client))
        play_on(table, {0: agnes, 1: bertram}, 10)
        bertram.do(table, "hand_over", seat=1)
    as_if_of_rules(file, table, rules_version="0.1")

    with serving(str(file)) as client:
        seat = here(bertram, client).table(table)["seats"][1]

    assert (seat["name"], seat["yours"]) == ("Bertram", True)


def test_a_table_of_other_rules_that_has_not_begun_may_be_closed_but_not_started(
    file: Path,
) -> None:
    with serving(str(file)) as client:
        agnes = Tables(client).guest("Agnes")
        table = agnes.open_table(seats=[{"player": "me"}, {"player": "me"}], public=True)["id"]
    as_if_of_rules(file, table, rules_version="0.1")

    with serving(str(file)) as client:
        agnes = here(agnes, client)

        assert agnes.refused_to(table, "start")["code"] == "incompatible-rules"
        agnes.do(table, "close")
        assert agnes.get("/api/tables", list="open") == []
