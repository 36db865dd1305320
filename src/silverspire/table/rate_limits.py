"""How often somebody may do something: a bucket of tokens for each person and each address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from silverspire.table.refusals import TooManyRequests

MAX_BUCKETS: Final = 20_000  # buckets; the longest unused are full again anyway


class Rate(NamedTuple):
    """A number at once, and then a number per minute."""

    burst: float
    per_minute: float


RATES: Final = {
    # Of one address, whoever asks. A club comes from one, and loading the app takes forty files.
    "files": Rate(3000, 6000),
    "public": Rate(400, 600),  # what the API answers without a login: some of it takes a while
    "health": Rate(120, 600),
    "address": Rate(3000, 12_000),  # the rest of the API
    "sockets": Rate(300, 600),  # live connections that are opened
    "guests": Rate(60, 30),  # a club comes from one address
    "strangers": Rate(60, 60),  # those without a secret, or with one that nobody has
    "tables": Rate(20, 10),
    "joins": Rate(30, 30),
    "chat": Rate(10, 30),
    "messages": Rate(300, 1800),  # whatever they ask, over HTTP and live together
    "connections": Rate(60, 60),
    "thinking": Rate(10, 20),  # hints: each takes a computer a second or more
    "thinking from one address": Rate(40, 60),
}


class RateLimits:
    """Counts for one process; several processes allow as many times as much."""

    def __init__(self, active: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.active = active
        self.clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def consume(self, what: str, *who: str | None) -> None:
        """One of `what` for each of `who`; TooMany if one of them has none left."""
        if not self.active:
            return
        for name in who:
            if name is not None:
                self._consume(what, name)

    def _consume(self, what: str, who: str) -> None:
        rate, now = RATES[what], self.clock()
        left, since = self._buckets.pop((what, who), (rate.burst, now))
        left = min(rate.burst, left + (now - since) * rate.per_minute / 60)
        enough = left >= 1
        self._buckets[what, who] = (left - 1 if enough else left, now)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        if not enough:
            seconds = round((1 - left) * 60 / rate.per_minute) + 1
            message = f"too many requests: try again in {seconds} seconds"
            raise TooManyRequests("rate-limited", message, seconds)
