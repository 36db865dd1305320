"""Away: who is asked for too long may be played for, and is always taken back.

Two servers open the same tables, one after the other: at the first any moment is a long time.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.conftest import serving
from tests.table.connections import here
from tests.table.vocabulary import Tables, eventually, two_at_a_table


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


def patient(file: str) -> Any:
    """A server where only a day is a long time."""
    return serving(file, absence_timeout=86_400)


@pytest.fixture
def impatient(file: str) -> Iterator[Tables]:
    with serving(file, absence_timeout=0) as client:
        yield Tables(client)


def test_who_is_asked_for_too_long_may_be_played_for_and_comes_back(file: str) -> None:
    with serving(file, absence_timeout=0) as client:
        table, agnes, bertram = two_at_a_table(Tables(client))
        asked = agnes.table(table)["asked"]
        away, other = (agnes, bertram) if asked == 0 else (bertram, agnes)
        eventually(lambda: other.try_to(table, "hand_over", seat=asked).status_code == 200)
        assert other.table(table)["seats"][asked]["level"] == "journeyman"

    with patient(file) as client:
        here(away, client).do(table, "come_back", seat=asked)

        refusal = here(other, client).refused_to(table, "hand_over", seat=asked)
        assert refusal["code"] == "not-away"
        here(away, client).choose(table, asked)


def test_who_just_sat_down_has_not_been_away(file: str) -> None:
    with serving(file, absence_timeout=0) as client:
        table, agnes, bertram = two_at_a_table(Tables(client), public=True)
        asked = agnes.table(table)["asked"]
        away, other = (agnes, bertram) if asked == 0 else (bertram, agnes)
        eventually(lambda: other.try_to(table, "hand_over", seat=asked).status_code == 200)
        away.do(table, "leave_seat", seat=asked)

    with patient(file) as client:
        Tables(client).guest("Clara").do(table, "take_seat", seat=asked)

        refusal = here(other, client).refused_to(table, "hand_over", seat=asked)
        assert refusal["code"] == "not-away"


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
