"""Away: who is asked for too long may be played for, and is always taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.conftest import serving
from tests.table.vocabulary import Tables, eventually, two_at_a_table

ABSENCE = 2.0


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Tables]:
    """A server where two seconds are a long time."""
    with serving(str(tmp_path / "tables.sqlite"), absence_timeout=ABSENCE) as client:
        yield Tables(client)


def test_who_is_asked_for_too_long_may_be_played_for_and_comes_back(impatient: Tables) -> None:
    table, agnes, bertram = two_at_a_table(impatient)
    asked = agnes.table(table)["asked"]
    away, other = (agnes, bertram) if asked == 0 else (bertram, agnes)

    eventually(lambda: other.try_to(table, "hand_over", seat=asked).status_code == 200)
    assert other.table(table)["seats"][asked]["level"] == "journeyman"
    away.do(table, "come_back", seat=asked)

    assert other.refused_to(table, "hand_over", seat=asked)["code"] == "not-away"
    away.choose(table, asked)


def test_who_just_sat_down_has_not_been_away(impatient: Tables) -> None:
    table, agnes, bertram = two_at_a_table(impatient, public=True)
    asked = agnes.table(table)["asked"]
    away, other = (agnes, bertram) if asked == 0 else (bertram, agnes)
    eventually(lambda: other.try_to(table, "hand_over", seat=asked).status_code == 200)
    away.do(table, "leave_seat", seat=asked)
    clara = impatient.guest("Clara")

    clara.do(table, "take_seat", seat=asked)

    assert other.refused_to(table, "hand_over", seat=asked)["code"] == "not-away"


def test_who_is_not_asked_cannot_be_away(impatient: Tables) -> None:
    table, agnes, bertram = two_at_a_table(impatient)
    asked = agnes.table(table)["asked"]
    waiting, other = (bertram, agnes) if asked == 0 else (agnes, bertram)

    eventually(lambda: waiting.try_to(table, "hand_over", seat=asked).status_code == 200)

    assert other.refused_to(table, "hand_over", seat=1 - asked)["code"] == "not-away"


def test_a_stranger_hands_nobodys_seat_over(impatient: Tables) -> None:
    table, agnes, bertram = two_at_a_table(impatient, public=True)
    asked = agnes.table(table)["asked"]
    stranger = impatient.guest("Stranger")

    assert stranger.refused_to(table, "hand_over", seat=asked)["code"] == "not-seated"
    (agnes, bertram)[asked].do(table, "hand_over", seat=asked)
    assert stranger.refused_to(table, "come_back", seat=asked)["code"] == "not-your-seat"
