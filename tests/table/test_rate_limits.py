"""How often: a bucket for each person and address, and it fills again."""

from __future__ import annotations

from pathlib import Path

import pytest

from silverspire.table.rate_limits import RATES, RateLimits
from silverspire.table.refusals import TooManyRequests
from tests.table.conftest import serving
from tests.table.vocabulary import Tables, until_refused


class Clock:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def consume_all(rate_limits: RateLimits, what: str, who: str) -> int:
    count = 0
    try:
        while True:
            rate_limits.consume(what, who)
            count += 1
    except TooManyRequests:
        return count


def test_a_burst_is_allowed_and_then_a_number_a_minute() -> None:
    clock = Clock()
    rate_limits = RateLimits(active=True, clock=clock)

    assert consume_all(rate_limits, "chat", "agnes") == RATES["chat"].burst
    clock.seconds += 20
    assert consume_all(rate_limits, "chat", "agnes") == RATES["chat"].per_minute / 3


def test_one_persons_haste_is_not_anothers_fault() -> None:
    rate_limits = RateLimits(active=True, clock=Clock())
    consume_all(rate_limits, "chat", "agnes")

    rate_limits.consume("chat", "bertram")

    with pytest.raises(TooManyRequests, match="try again in"):
        rate_limits.consume("chat", "agnes")


def test_chatter_is_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite"), rate_limits=True) as client:
        agnes = Tables(client).guest("Agnes")
        table = agnes.open_table()["id"]
        answers = until_refused(lambda: agnes.try_to(table, "say", text="la"))

    assert [answer.status_code for answer in answers[:10]] == [200] * 10
    assert answers[-1].status_code == 429
    assert "seconds" in answers[-1].json()["message"]
