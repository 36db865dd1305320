"""The table: a game is played over HTTP, and nobody answers what is not asked of them."""

from __future__ import annotations

from silverspire.kernel.records import parse
from silverspire.kernel.replays import replay
from tests.table.vocabulary import Tables, play_on, two_at_a_table


def test_two_people_play_a_whole_game_and_its_record_is_accepted(tables_on_both: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both)

    moves = play_on(table, {0: agnes, 1: bertram})

    response = bertram.table(table)
    assert moves > 50
    assert response["status"] == "finished"
    record = agnes.ask("GET", f"/api/tables/{table}/record").content
    assert list(replay(parse(record)).scores()) == response["result"]["scores"]


def test_a_choice_that_is_not_legal_is_refused_with_the_rule(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    asked = agnes.table(table)["asked"]
    player = (agnes, bertram)[asked]
    decision = player.decision(table)

    problem = player.refused_to(
        table, "answer", seat=asked, decision=decision["id"], choice="card:1:nothing"
    )

    assert problem["code"] == "illegal-choice"
    assert problem["reasons"][0]["rule"].startswith("KH-")
    assert player.decision(table) == decision
