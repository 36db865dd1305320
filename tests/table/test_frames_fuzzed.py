"""Whatever is sent over a live connection: every message is answered, and no answer is a fault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from silverspire.table import requests
from tests.table.conftest import serving
from tests.table.vocabulary import Guest, Live, Tables, two_at_a_table

BOUNDED = settings(
    max_examples=120,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
ANSWERS = {"refused", "accepted", "query_result", "pong"}

KINDS: list[str] = sorted(
    str(kind.__struct_config__.tag) for kind in get_args(requests.AnyLiveRequest)
)
FIELDS = sorted(
    {name for kind in get_args(requests.AnyLiveRequest) for name in kind.__struct_fields__}
)

numbers = st.integers(-2, 9) | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
words = st.sampled_from(["", "0", "pass", "1-guilds", "2-guilds", "burgher", "x" * 501]) | st.text()
leaves = st.none() | st.booleans() | numbers | words
values = st.recursive(leaves, lambda inner: st.lists(inner) | st.dictionaries(words, inner))
near_messages = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(KINDS) | values,
    st.dictionaries(st.sampled_from(FIELDS) | st.text(), leaves | values, max_size=5),
)
messages = near_messages.map(msgspec.json.encode)
frames = (
    messages
    | values.map(msgspec.json.encode)
    | st.binary(max_size=200)
    | st.builds(lambda message, place: message[:place], messages, st.integers(0, 60))
)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    with serving(str(tmp_path_factory.mktemp("frames") / "tables.sqlite")) as client:
        yield Tables(client)


@pytest.fixture
def sitting(tables: Tables) -> tuple[Guest, str]:
    table, agnes, _ = two_at_a_table(tables, "world_without_end")
    return agnes, table


def answer_to(live: Live, frame: bytes | str) -> Any:
    """What comes back; news of the table are passed over."""
    live.send_raw(frame)
    while (message := live.read())["type"] not in ANSWERS:
        pass
    return message


@BOUNDED
@given(sent=st.lists(frames, min_size=1, max_size=8))
def test_every_frame_is_answered_and_the_connection_lives_on(
    sitting: tuple[Guest, str], sent: list[bytes]
) -> None:
    agnes, table = sitting

    with Live(agnes, table) as live:
        live.hello()
        answers = [answer_to(live, frame) for frame in sent]
        pong = answer_to(live, b'{"type": "ping", "client_id": "alive"}')

    assert pong == {"type": "pong", "client_id": "alive"}
    assert all(is_sound(answer) for answer in answers)


def is_sound(answer: Any) -> bool:
    return answer["type"] != "refused" or answer["problem"]["code"] not in {
        "internal-error",
        "refused",
    }


@BOUNDED
@given(first=frames)
def test_a_first_frame_that_is_no_hello_is_refused_and_ends_the_connection(
    sitting: tuple[Guest, str], first: bytes
) -> None:
    agnes, table = sitting

    with Live(agnes, table) as live:
        live.send_raw(first)
        answer = live.read()
        code = None if answer["type"] == "welcome" else live.closed()

    assert answer["type"] == "welcome" or answer["problem"]["code"] not in {
        "internal-error",
        "refused",
    }
    assert code in {None, 4003, 4004, 4400}


DEEP = b'{"x": ' + b"[" * 20_000 + b"]" * 20_000 + b', "type": "ping"}'


def test_what_is_nested_without_end_is_malformed_and_no_fault(sitting: tuple[Guest, str]) -> None:
    agnes, table = sitting

    with Live(agnes, table) as live:
        live.hello()
        answer = answer_to(live, DEEP)
    over_http = agnes.ask("POST", f"/api/tables/{table}/requests", content=DEEP)

    assert answer["problem"]["code"] == "malformed"
    assert over_http.status_code == 400


def test_what_is_too_large_is_refused(sitting: tuple[Guest, str]) -> None:
    agnes, table = sitting

    with Live(agnes, table) as live:
        live.hello()
        answer = answer_to(live, b" " * (64 * 1024 + 1))

    assert answer["problem"]["code"] == "too-large"


def test_who_only_makes_noise_is_sent_away(sitting: tuple[Guest, str]) -> None:
    agnes, table = sitting

    with Live(agnes, table) as live:
        live.hello()
        for _ in range(60):
            live.send_raw(b"noise")
        code = live.closed()

    assert code == 4400
