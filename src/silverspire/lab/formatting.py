"""Numbers and names as a person reads them."""

from __future__ import annotations

from silverspire.lab.intervals import Interval
from silverspire.localization import say

MINUS = "−"


def decimal(number: float, digits: int = 1) -> str:
    """With a true minus sign, and no minus before a zero."""
    text = f"{abs(number):.{digits}f}"
    return f"{MINUS}{text}" if number < 0 and float(text) else text


def signed_decimal(number: float, digits: int = 1) -> str:
    text = decimal(number, digits)
    return text if text.startswith(MINUS) or not float(text) else f"+{text}"


def percent(share: float, digits: int = 1) -> str:
    return say("percent", number=decimal(100 * share, digits))


def plus_minus(interval: Interval, digits: int = 1) -> str:
    """31.2 ± 0.8: for intervals that reach as far down as up."""
    return f"{decimal(interval.value, digits)} ± {decimal(interval.high - interval.value, digits)}"


def percent_interval(interval: Interval) -> str:
    """45.0 % (40.1–50.0): for intervals that do not."""
    low, high = decimal(100 * interval.low), decimal(100 * interval.high)
    return f"{percent(interval.value)} ({low}–{high})"


def duration(seconds: float, figures: int = 3) -> str:
    """In the unit that leaves some figures before the point, and as many figures as asked for."""
    for unit, factor in (("duration-s", 1), ("duration-ms", 1e3)):
        if round(seconds * factor, 6) >= 1:
            return say(unit, number=_in_figures(seconds * factor, figures))
    return say("duration-us", number=_in_figures(seconds * 1e6, figures))


def shortened(name: str, most: int = 18) -> str:
    """A name that leaves room: both ends are kept, `program:…my_bot.py`."""
    if len(name) <= most:
        return name
    end = most // 2
    return f"{name[: most - end - 1]}…{name[-end:]}"


def _in_figures(number: float, figures: int) -> str:
    before = len(str(int(number)))
    return decimal(number, max(0, figures - before))
