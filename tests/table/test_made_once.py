"""Tables are made once: a retried request, or two people asking at once, come to the same one."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.table.vocabulary import Guest, Tables, play_on, two_at_a_table

WISH: dict[str, Any] = {"game": "kutna_hora", "seats": [{"player": "me"}, {"player": "person"}]}


def made(guest: Guest, path: str = "", **wish: object) -> str:
    answer = guest.ask("POST", f"/api/tables{path}", json=wish)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def mine(guest: Guest) -> set[str]:
    return {table["id"] for table in guest.get("/api/tables", list="mine")}


def test_a_table_asked_for_twice_is_made_once(tables_on_both: Tables) -> None:
    agnes = tables_on_both.guest("Agnes")

    first = made(agnes, **WISH, client_id="a")
    tables_on_both.forget()
    again = made(agnes, **WISH, client_id="a")

    assert again == first
    assert mine(agnes) == {first}


def test_requests_that_arrive_at_once_make_one_table(tables_on_both: Tables) -> None:
    agnes = tables_on_both.guest("Agnes")

    with ThreadPoolExecutor(6) as threads:
        found = set(threads.map(lambda _: made(agnes, **WISH, client_id="a"), range(6)))

    assert len(found) == 1
    assert mine(agnes) == found


def test_another_client_id_another_person_or_none_makes_another_table(tables: Tables) -> None:
    agnes, bertram = tables.guest("Agnes"), tables.guest("Bertram")

    found = [
        made(agnes, **WISH, client_id="a"),
        made(agnes, **WISH, client_id="b"),
        made(bertram, **WISH, client_id="a"),
        made(agnes, **WISH),
        made(agnes, **WISH),
    ]

    assert len(set(found)) == len(found)


def test_a_fork_asked_for_twice_is_made_once(tables_on_both: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both)
    play_on(table, {0: agnes, 1: bertram})
    wish = {"move": 30, "seats": [{"player": "me"}, {"player": "me"}], "client_id": "a"}

    first = made(agnes, f"/{table}/fork", **wish)
    again = made(agnes, f"/{table}/fork", **wish)
    new = made(agnes, **WISH, client_id="a")

    assert again == first
    assert mine(agnes) == {table, first, new}


def test_everyone_who_asks_for_a_rematch_at_once_comes_to_one_table(
    tables_on_both: Tables,
) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both)
    play_on(table, {0: agnes, 1: bertram})

    with ThreadPoolExecutor(6) as threads:
        asking = [agnes, bertram] * 3
        found = set(threads.map(lambda guest: made(guest, f"/{table}/rematch"), asking))

    assert found == {agnes.table(table)["rematch"]}
    assert mine(agnes) == mine(bertram) == {table, *found}
