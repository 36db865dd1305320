"""The live connection: everything is heard once, a gap is filled, every message is answered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.table.conftest import serving
from tests.table.vocabulary import Guest, Live, Tables, two_at_a_table


def test_what_one_player_does_the_other_sees_immediately(tables_on_both: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables_on_both)
    asked = agnes.table(table)["asked"]
    player, other = (agnes, bertram) if asked == 0 else (bertram, agnes)

    with Live(other, table) as live:
        live.hello()
        accepted = player.choose(table, asked)
        update = live.next("update")

    assert update["sequence"] == accepted["sequence"]
    assert update["entry"]["kind"] == "chosen"
    assert update["situation"]["view"] == other.look(table)["view"]


def test_a_person_may_answer_over_the_connection(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    asked = agnes.table(table)["asked"]
    player = (agnes, bertram)[asked]

    with Live(player, table) as live:
        decision = live.hello(seat=asked)["situation"]["decision"]
        live.send(
            type="answer",
            seat=asked,
            decision=decision["id"],
            choice=decision["choices"][0],
            client_id="one",
        )
        accepted = live.next("accepted")["accepted"]

    assert accepted["client_id"] == "one"
    assert player.table(table)["move"] == 1


@pytest.mark.parametrize("away", [1, 3, 80])
def test_a_person_who_was_away_sees_what_was_missed_and_nothing_twice(
    tables: Tables, away: int
) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    with Live(agnes, table) as live:
        known = live.hello()["table"]["sequence"]

    talk(bertram, table, away)

    with Live(agnes, table) as live:
        missed = live.hello(since=known)["entries"]
        bertram.do(table, "say", text="and now?")
        update = live.next("update")
    assert [entry["sequence"] for entry in missed] == list(range(known + 1, known + 1 + away))
    assert update["sequence"] == known + 1 + away


def talk(guest: Guest, table: str, count: int) -> None:
    for number in range(count):
        guest.do(table, "say", text=f"word {number}")


NONSENSE: list[Any] = [
    "",
    "{",
    "[]",
    '{"type": "fly"}',
    '{"type": "answer"}',
    '{"type": "answer", "seat": "0", "decision": "1-card", "choice": "x"}',
    '{"type": "answer", "seat": 0, "decision": "1-card", "choice": "x", "more": 1}',
    '{"type": "say", "text": "a\\u0000b"}',
    '{"type": "undo", "seat": 7}',
    "\ud83d".encode("utf-8", "surrogatepass"),
    b"\xff\xfe\x00",
]


@pytest.mark.parametrize("frame", NONSENSE, ids=range(len(NONSENSE)))
def test_what_cannot_be_read_is_refused_and_the_connection_lives_on(
    tables: Tables, frame: str | bytes
) -> None:
    table, agnes, _ = two_at_a_table(tables)

    with Live(agnes, table) as live:
        live.hello()
        live.send_raw(frame)
        refused = live.next("refused")
        live.send(type="ping", client_id="still-there")
        pong = live.next("pong")

    assert refused["problem"]["message"]
    assert pong["client_id"] == "still-there"


def test_a_stranger_is_sent_away(tables: Tables) -> None:
    table, _, _ = two_at_a_table(tables)
    stranger = tables.guest("Stranger")

    with Live(stranger, table) as live:
        live.send(type="hello")
        refused = live.next("refused")
        closed = live.closed()

    assert refused["problem"]["code"] == "no-table"
    assert closed == 4004


def test_a_page_of_another_site_cannot_connect(tables: Tables) -> None:
    table, agnes, _ = two_at_a_table(tables)

    with (
        pytest.raises(WebSocketDisconnect),
        Live(agnes, table, origin="https://evil.example") as live,
    ):
        live.hello()


def test_who_leaves_a_seat_no_longer_sees_through_its_eyes(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables, "world_without_end")

    with Live(bertram, table) as live:
        live.hello(seat=1)
        bertram.do(table, "leave_seat", seat=1)
        agnes.do(table, "say", text="where are you?")
        closed = live.closed()

    assert closed == 4003


def test_everyone_knows_who_is_there(tables: Tables) -> None:
    table, agnes, bertram = two_at_a_table(tables)

    with Live(agnes, table) as first:
        first.hello()
        assert first.next("presence")["people"] == [agnes.id]
        with Live(bertram, table) as second:
            second.hello()
            assert first.next("presence")["people"] == sorted([agnes.id, bertram.id])
        assert first.next("presence")["people"] == [agnes.id]


def test_a_quiet_table_still_sends_a_sign_of_life(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite"), heartbeat_interval=0.05) as client:
        table, agnes, _ = two_at_a_table(Tables(client))
        with Live(agnes, table) as live:
            known = live.hello()["table"]["sequence"]
            beats = [live.next("heartbeat") for _ in range(3)]

    assert [beat["sequence"] for beat in beats] == [known] * 3
