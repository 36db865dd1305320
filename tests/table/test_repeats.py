"""A request that is sent again is done once; the same client id for another is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.vocabulary import Tables, play_on, two_at_a_table


@pytest.fixture
def tables(shared_tables: Tables) -> Tables:
    return shared_tables


OTHERS: list[dict[str, Any]] = [
    {"type": "say", "text": "good night"},
    {"type": "undo", "seat": 0},
    {"type": "resign", "seat": 0},
]


@pytest.mark.parametrize("later", [False, True], ids=["in memory", "stored"])
@pytest.mark.parametrize("other", OTHERS, ids=lambda one: one["type"])
def test_a_client_id_used_for_another_request_is_refused(
    tables: Tables, other: dict[str, Any], later: bool
) -> None:
    table, agnes, _ = two_at_a_table(tables)
    agnes.do(table, "say", text="good luck", client_id="a")
    for number in range(70 if later else 0):
        agnes.do(table, "say", text=f"word {number}")
    before = agnes.table(table)

    refused = agnes.refused(
        "POST", f"/api/tables/{table}/requests", json={**other, "client_id": "a"}
    )

    assert refused["code"] == "client-id-used"
    assert agnes.table(table) == before


def test_the_same_request_with_the_same_client_id_is_answered_alike(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    people = {0: agnes, 1: bertram}
    play_on(table, people, 4)
    asked = agnes.table(table)["asked"]
    guest, decision = people[asked], people[asked].decision(table, seat=asked)
    choice = {"decision": decision["id"], "choice": decision["choices"][0]}
    done: list[tuple[str, dict[str, Any]]] = [
        ("answer", {"seat": asked, **choice, "client_id": "a"}),
        ("say", {"text": "  thinking  ", "client_id": "b"}),
        ("ask_take_back", {"seat": asked, "client_id": "c"}),
        ("withdraw_take_back", {"seat": asked, "client_id": "d"}),
        ("resign", {"seat": asked, "client_id": "e"}),
    ]

    first = [guest.do(table, what, **more) for what, more in done]

    assert [guest.do(table, what, **more) for what, more in done] == first


def test_another_answer_with_the_same_client_id_is_refused(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    asked = agnes.table(table)["asked"]
    guest = {0: agnes, 1: bertram}[asked]
    decision = guest.decision(table, seat=asked)
    first, second = decision["choices"][:2]
    answer = {"seat": asked, "decision": decision["id"], "client_id": "a"}
    guest.do(table, "answer", **answer, choice=first)

    refused = guest.refused_to(table, "answer", **answer, choice=second)

    assert refused["code"] == "client-id-used"


@pytest.mark.parametrize(
    "other",
    [{"public": True}, {"game": "world_without_end"}, {"seats": [{"player": "me"}] * 2}],
    ids=lambda one: next(iter(one)),
)
def test_another_table_with_the_same_client_id_is_refused(
    tables: Tables, other: dict[str, Any]
) -> None:
    agnes = tables.guest("Agnes")
    body = {"game": "kutna_hora", "seats": [{"player": "me"}, {"player": "person"}]}
    made = agnes.ask("POST", "/api/tables", json={**body, "client_id": "a"}).json()["id"]

    refused = agnes.refused("POST", "/api/tables", json={**body, **other, "client_id": "a"})

    assert refused["code"] == "client-id-used"
    assert {table["id"] for table in agnes.get("/api/tables", list="own")} == {made}
