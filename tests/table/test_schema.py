"""The OpenAPI document: every operation is named, described, and says how it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.vocabulary import Tables


@pytest.fixture
def document(tables: Tables) -> dict[str, Any]:
    told: dict[str, Any] = tables.client.get("/schema/openapi.json").json()
    return told


def operations(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [operation for path in document["paths"].values() for operation in path.values()]


def test_it_is_openapi_3_1(document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1")


def test_every_operation_has_a_name_of_its_own_and_a_description(document: dict[str, Any]) -> None:
    names = [operation["operationId"] for operation in operations(document)]

    assert len(set(names)) == len(names) > 20
    assert all(operation["summary"] for operation in operations(document))


def test_every_operation_says_how_it_refuses(document: dict[str, Any]) -> None:
    for operation in operations(document):
        told = operation["responses"]["409"]["content"]
        assert list(told) == ["application/problem+json"], operation["operationId"]


def test_the_requests_show_examples(document: dict[str, Any]) -> None:
    answer = document["components"]["schemas"]["Answer"]

    assert answer["properties"]["choice"]["examples"] == ["plot:C4"]
    assert answer["properties"]["do"]["const"] == "answer"


def test_nothing_here_names_the_page_and_the_documents_address(tables: Tables) -> None:
    page = tables.client.get("/")
    deep = tables.client.get("/t/abc")

    assert "/schema/openapi.json" in page.text
    assert deep.text == page.text


def test_the_server_says_that_it_is_well_and_what_it_does(tables: Tables) -> None:
    tables.guest("Agnes").open_table()

    assert tables.client.get("/health/live").json() == {"status": "alive"}
    assert tables.client.get("/health/ready").json() == {"status": "ready"}
    assert "silverspire_commit_seconds_count 1.0" in tables.client.get("/metrics").text
