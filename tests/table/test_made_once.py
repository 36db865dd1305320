"""Tables are made once: a retried request, or two people asking at once, come to the same one."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.table.vocabulary import Guest, Tables, play_on, two_at_a_table

BODY: dict[str, Any] = {"game": "kutna_hora", "seats": [{"player": "me"}, {"player": "person"}]}


def create(guest: Guest, path: str = "", **body: object) -> str:
    answer = guest.ask("POST", f"/api/tables{path}", json=body)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def own_tables(guest: Guest) -> set[str]:
    return {table["id"] for table in guest.get("/api/tables", list="own")}


def test_a_table_asked_for_twice_is_made_once(tables_on_both: Tables) -> None:
    agnes = tables_on_both.guest("Agnes")

    first = create(agnes, **BODY, client_id="a")
    tables_on_both.forget()
    again = create(agnes, **BODY, client_id="a")

    assert again == first
    assert own_tables(agnes) == {first}


def test_requests_that_arrive_at_once_make_one_table(tables_on_both: Tables) -> None:
    agnes = tables_on_both.guest("Agnes")

    with ThreadPoolExecutor(6) as threads:
        found = set(threads.map(lambda _: create(agnes, **BODY, client_id="a"), range(6)))

    assert len(found) == 1
    assert own_tables(agnes) == found


def test_another_client_id_another_person_or_none_makes_another_table(tables: Tables) -> None:
    agnes, bertram = tables.guest("Agnes"), tables.guest("Bertram")

    found = [
        create(agnes, **BODY, client_id="a"),
        create(agnes, **BODY, client_id="b"),
        create(bertram, **BODY, client_id="a"),
        create(agnes, **BODY),
        create(agnes, **BODY),
    ]

    assert len(set(found)) == len(found)


def test_a_fork_asked_for_twice_is_made_once(tables_on_both: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both)
    play_on(table, {0: agnes, 1: bertram})
    body = {"move": 30, "seats": [{"player": "me"}, {"player": "me"}], "client_id": "a"}

    first = create(agnes, f"/{table}/fork", **body)
    again = create(agnes, f"/{table}/fork", **body)
    new = create(agnes, **BODY, client_id="a")

    assert again == first
    assert own_tables(agnes) == {table, first, new}


def test_everyone_who_asks_for_a_rematch_at_once_comes_to_one_table(
    tables_on_both: Tables,
) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both)
    play_on(table, {0: agnes, 1: bertram})

    with ThreadPoolExecutor(6) as threads:
        asking = [agnes, bertram] * 3
        found = set(threads.map(lambda guest: create(guest, f"/{table}/rematch"), asking))

    assert found == {agnes.table(table)["rematch"]}
    assert own_tables(agnes) == own_tables(bertram) == {table, *found}
