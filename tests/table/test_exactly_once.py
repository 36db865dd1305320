"""Nothing lost, nothing doubled: an answer names its decision, a request its client id."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.table.vocabulary import Guest, Tables, play_on, two_at_a_table


def answer_of(table: str, *guests: Guest) -> tuple[Guest, dict[str, Any]]:
    """Whoever is asked, and an answer of theirs."""
    asked = guests[0].table(table)["asked"]
    decision = guests[asked].decision(table)
    answer = {"seat": asked, "decision": decision["id"], "choice": decision["choices"][0]}
    return guests[asked], answer


def test_a_retried_request_is_the_same_request(tables_on_both: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both)
    player, answer = answer_of(table, agnes, bertram)

    first = player.try_to(table, "answer", **answer, client_id="a")
    again = player.try_to(table, "answer", **answer, client_id="a")

    assert again.content == first.content
    assert player.table(table)["move"] == 1


def test_a_request_retried_much_later_and_after_a_restart_is_still_the_same(
    tables_on_both: Tables,
) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both)
    player, answer = answer_of(table, agnes, bertram)
    first = player.try_to(table, "answer", **answer, client_id="a")
    play_on(table, {0: agnes, 1: bertram}, 80)
    moves = player.table(table)["move"]

    tables_on_both.forget()
    again = player.try_to(table, "answer", **answer, client_id="a")

    assert again.content == first.content
    assert player.table(table)["move"] == moves


def test_the_same_client_id_of_another_person_is_another_request(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)

    first = agnes.do(table, "say", text="one", client_id="a")
    second = bertram.do(table, "say", text="two", client_id="a")

    assert second["sequence"] == first["sequence"] + 1


def test_of_many_answers_to_one_decision_exactly_one_is_accepted(tables_on_both: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both)
    player, answer = answer_of(table, agnes, bertram)

    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: player.try_to(table, "answer", **answer), range(8)))

    accepted = [one for one in answers if one.status_code == 200]
    refused = [one.json() for one in answers if one.status_code != 200]
    assert len(accepted) == 1
    assert {problem["code"] for problem in refused} == {"outdated-decision"}
    assert all(problem["decision"]["id"] for problem in refused)
    assert player.table(table)["move"] == 1


def test_nobody_answers_for_another_seat(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    player, answer = answer_of(table, agnes, bertram)
    other = bertram if player is agnes else agnes

    assert other.refused_to(table, "answer", **answer)["code"] == "not-your-seat"
    assert player.table(table)["move"] == 0
