"""How often: a bucket for each person and address, and it fills again."""

from __future__ import annotations

from pathlib import Path

import pytest

from silverspire.table.limits import RATES, Limits
from silverspire.table.refusals import TooMany
from tests.table.conftest import serving
from tests.table.vocabulary import Tables


class Clock:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def spend_all(limits: Limits, what: str, who: str) -> int:
    count = 0
    try:
        while True:
            limits.spend(what, who)
            count += 1
    except TooMany:
        return count


def test_a_burst_is_allowed_and_then_so_many_a_minute() -> None:
    clock = Clock()
    limits = Limits(active=True, clock=clock)

    assert spend_all(limits, "chat", "agnes") == RATES["chat"].burst
    clock.seconds += 20
    assert spend_all(limits, "chat", "agnes") == RATES["chat"].a_minute / 3


def test_one_persons_haste_is_not_anothers_fault() -> None:
    limits = Limits(active=True, clock=Clock())
    spend_all(limits, "chat", "agnes")

    limits.spend("chat", "bertram")

    with pytest.raises(TooMany, match="try again in"):
        limits.spend("chat", "agnes")


def test_chatter_is_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite"), rate_limits=True) as client:
        agnes = Tables(client).guest("Agnes")
        table = agnes.open_table()["id"]
        answers = [agnes.try_to(table, "say", text="la") for _ in range(15)]

    assert [answer.status_code for answer in answers[:10]] == [200] * 10
    assert answers[-1].status_code == 429
    assert "seconds" in answers[-1].json()["message"]
