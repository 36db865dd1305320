"""The OpenAPI document: every operation is named, described, and says how it refuses."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.table.vocabulary import Tables


@pytest.fixture
def document(tables: Tables) -> dict[str, Any]:
    response: dict[str, Any] = tables.client.get("/schema/openapi.json").json()
    return response


def operations(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [operation for path in document["paths"].values() for operation in path.values()]


def test_it_is_openapi_3_1(document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1")


def test_every_operation_has_a_name_of_its_own_and_a_description(document: dict[str, Any]) -> None:
    names = [operation["operationId"] for operation in operations(document)]

    assert len(set(names)) == len(names) > 20
    assert all(operation["description"] for operation in operations(document))


def test_every_operation_says_how_it_refuses(document: dict[str, Any]) -> None:
    for operation in operations(document):
        response = operation["responses"]["409"]["content"]
        assert list(response) == ["application/problem+json"], operation["operationId"]


def test_the_requests_show_examples(document: dict[str, Any]) -> None:
    answer = document["components"]["schemas"]["Answer"]

    assert answer["properties"]["choice"]["examples"] == ["plot:C4"]
    assert answer["properties"]["type"]["enum"] == ["answer"]


def test_limits_are_documented_as_they_are_enforced(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]

    assert schemas["Answer"]["properties"]["seat"]["minimum"] == 0
    assert schemas["Answer"]["additionalProperties"] is False
    assert schemas["CreateTable"]["properties"]["seed"]["anyOf"][0]["minimum"] == 0


def test_what_travels_over_the_live_connection_is_described_too(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]

    assert "hello" in schemas["LiveRequest"]["discriminator"]["mapping"]
    assert set(schemas["LiveMessage"]["discriminator"]["mapping"]) >= {"welcome", "update"}


def test_every_type_that_is_named_is_there(document: dict[str, Any]) -> None:
    named = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(document)))

    assert named <= set(document["components"]["schemas"])


def test_whoever_asks_proves_who_they_are_except_to_introduce_themselves(
    document: dict[str, Any],
) -> None:
    assert document["security"] == [{"cookie": []}, {"bearer": []}]
    assert document["paths"]["/api/me"]["post"]["security"] == []
    assert "security" not in document["paths"]["/api/me"]["get"]


def test_a_page_for_people_describes_everything_and_loads_nothing(
    tables: Tables, document: dict[str, Any]
) -> None:
    page = tables.client.get("/schema")

    assert page.headers["content-type"].startswith("text/html")
    assert all(f'id="{response["operationId"]}"' in page.text for response in operations(document))
    assert all(f'id="type-{name}"' in page.text for name in document["components"]["schemas"])
    assert not re.search(r"<script|src=|<link|https?://|@import|url\(", page.text)
