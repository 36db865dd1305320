"""How the report writes its numbers."""

from __future__ import annotations

from markupsafe import Markup

from silverspire.lab.balance.estimates import Estimate
from silverspire.lab.balance.targets import LOWER, MEAN, UPPER, Check, Verdict
from silverspire.lab.formatting import decimal, percent, signed_decimal
from silverspire.localization import say

NONE = "–"
LEAST_GAMES = 2  # for an interval
DIGITS = {"count": 2, "whole": 0}


def number(value: float, unit: str = "points") -> str:
    """A number as its unit is written."""
    if unit == "percent":
        return percent(value, 0 if abs(value) >= 0.1 else 1)
    if unit == "change":
        return signed_decimal(100 * value)
    if unit == "signed":
        return signed_decimal(value)
    return decimal(value, DIGITS.get(unit, 1))


def interval(found: Estimate, unit: str = "points") -> str:
    """The limits between which it probably lies."""
    return say("balance-interval", low=number(found.low, unit), high=number(found.high, unit))


def estimate(found: Estimate | None, unit: str = "points") -> str:
    """A value and its interval; nothing where nothing was seen."""
    if found is None or found.games < LEAST_GAMES:
        return NONE
    text = '{}<br><small style="color:var(--faint)">{}</small>'
    return Markup(text).format(number(found.value, unit), interval(found, unit))


def line(found: Estimate | None, unit: str = "points") -> str:
    """A value and its interval beside it."""
    if found is None or found.games < LEAST_GAMES:
        return NONE
    text = '{} <small style="color:var(--faint)">({})</small>'
    return Markup(text).format(number(found.value, unit), interval(found, unit))


def value(found: Estimate | None, unit: str = "points") -> str:
    """A value alone."""
    return NONE if found is None or found.games == 0 else number(found.value, unit)


def small(text: str) -> Markup:
    """A small line under what stands before it; a long one may break."""
    style = "display:block;color:var(--faint);white-space:normal;min-width:7rem;text-wrap:balance"
    return Markup('<small style="{}">{}</small>').format(style, text)


def _over(text: str, *below: str) -> Markup:
    return Markup("{}{}").format(text, Markup("").join(map(small, below)))


def wrapped(text: str, width: int = 14) -> Markup:
    """A sentence in a table: it may break, on a phone even more."""
    wide = f"min({width}rem, {3 * width - 4}vw)"
    style = f"display:block;min-width:{wide};white-space:normal;text-align:left"
    return Markup('<span style="{}">{}</span>').format(style, text)


def limits(check: Check) -> str:
    """What a check asks for."""
    unit = "whole" if check.unit in ("points", "cards", "groschen") else check.unit
    if check.least is None and check.most is not None:
        return say("balance-at-most", number=number(check.most, unit))
    if check.most is None and check.least is not None:
        return say("balance-at-least", number=number(check.least, unit))
    least, most = check.least or 0.0, check.most or 0.0
    if check.least == -most:
        whole = most if check.unit == "points" else 100 * most
        return say(f"balance-give-or-take-{check.unit}", number=number(whole, "whole"))
    return say("balance-interval", low=number(least, unit), high=number(most, unit))


# --- Verdicts ------------------------------------------------------------------------------------


def verdict_word(verdict: Verdict) -> str:
    """Met or missed, and whether that could be luck."""
    name = "met" if verdict.met else "missed"
    return say(f"balance-{name}" if verdict.sure else f"balance-{name}-perhaps")


def verdict_mark(verdict: Verdict) -> Markup:
    color = "var(--series-2)" if verdict.met else "var(--alarm)"
    weight = "600" if verdict.sure else "400"
    style = f"color:{color};font-weight:{weight}"
    return Markup('<span style="{}">{}</span>').format(style, verdict_word(verdict))


def check_mark(check: Check) -> Markup:
    """The same for one check alone."""
    met = check.slack >= 0
    sure = check.worst_slack >= 0 if met else check.best_slack < 0
    return verdict_mark(Verdict(met, sure, 0, [check]))


def measured(verdict: Verdict, item: str) -> Markup:
    """The value that says it best: a mean with its middle half, or the worst of several."""
    check = verdict.check
    shown = number(check.measured.value, check.unit)
    between = interval(check.measured, check.unit)
    if check.item != MEAN:
        return _over(shown, between, item)
    by_item = {check.item: check.measured.value for check in verdict.checks}
    low, high = number(by_item[LOWER], "whole"), number(by_item[UPPER], "whole")
    return _over(shown, between, say("balance-middle", low=low, high=high))
