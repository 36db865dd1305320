"""Anything that the schema allows, and much that it does not: answered as the schema promises."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, assume, settings
from schemathesis import Case, CheckContext
from schemathesis.specs.openapi import checks

from silverspire.table.api.document import complete
from silverspire.table.app import create_app
from silverspire.table.settings import from_environment
from tests.table.server import Server
from tests.table.vocabulary import Guest, play_on


def document() -> dict[str, Any]:
    app = create_app(from_environment({}, database="never-opened.sqlite"))
    return complete(app.openapi_schema.to_schema())


AnyCase = Case[Any]
DOCUMENT = document()
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
BOUNDED = settings(
    max_examples=15,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


class Sitting:
    """A server with a table of each kind, and the guest who sits at all of them."""

    def __init__(self, server: Server) -> None:
        self.address = f"http://127.0.0.1:{server.port}"
        self.agnes: Guest = server.guest("Agnes")
        both = [{"player": "me"}, {"player": "me"}]
        opened = [self.agnes.open_table(game, both, seed=7)["id"] for game in GAMES]
        for table in opened[:3]:
            self.agnes.do(table, "start")
        play_on(opened[2], {0: self.agnes, 1: self.agnes})
        self.opened = opened
        self.turns = cycle([*opened, None])  # now and then the id stays as it was made up


GAMES = ["kutna_hora", "world_without_end", "kutna_hora", "kutna_hora"]


@pytest.fixture(scope="module")
def sitting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sitting]:
    folder = tmp_path_factory.mktemp("schema")
    with Server(str(folder / "tables.sqlite"), workers=0) as server:
        yield Sitting(server)
        assert "internal-error" not in server.output()


def is_sound(table_id: object) -> bool:
    """An id that is none is what the case is about: it stays."""
    return isinstance(table_id, str) and 0 < len(table_id) <= 40


def keeps_its_word(_: CheckContext, response: schemathesis.Response, case: AnyCase) -> None:
    """What the schema allows may be refused for many reasons, but never as malformed."""
    assert case.meta is not None
    if case.meta.generation.mode.is_positive and response.status_code == 400:
        assert response.json()["code"] != "malformed", response.text


@SCHEMA.parametrize()
@BOUNDED
def test_every_answer_is_one_that_the_schema_promises(case: AnyCase, sitting: Sitting) -> None:
    assume(case.method != "OPTIONS")  # the framework's own, it names one method of several
    if is_sound(case.path_parameters.get("table_id")) and (table := next(sitting.turns)):
        case.path_parameters["table_id"] = table

    case.call_and_validate(
        base_url=sitting.address,
        headers=sitting.agnes.headers,
        additional_checks=[keeps_its_word],
        # We are always who we are: the next test comes as nobody. And what can be read may yet
        # be no move, no name, no table: that is `keeps_its_word`.
        excluded_checks=[checks.ignored_auth, checks.positive_data_acceptance],
    )


OPERATIONS = [
    pytest.param(method, path, id=operation["operationId"])
    for path, operations in DOCUMENT["paths"].items()
    for method, operation in operations.items()
    if operation.get("security") != []
]


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_nobody_is_let_in_without_a_secret(method: str, path: str, sitting: Sitting) -> None:
    address = path.format(table_id=sitting.opened[0], move=0, other="x")
    asked: Any = {"json": {"name": "x"}} if method in {"post", "patch"} else {}

    answer = httpx.request(method, sitting.address + address, params={"choice": "x"}, **asked)

    assert answer.status_code in {400, 401}
    assert answer.json()["code"] in {"unauthenticated", "malformed"}
