"""What can be measured on a page: its size, its words, what keeps people out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tests.browser.user import BrowserUser
from tests.locales import ROOT

OURS = Path(__file__).with_name("measures.js").read_text("utf-8")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FINGER = 40  # pixels
# Colors that are on their way are nobody's choice.
STILL = """document.getAnimations()
    .filter(one => one.effect.getComputedTiming().endTime < Infinity)
    .forEach(one => one.finish())"""
GRAVE = {"serious", "critical"}
MISSING = re.compile(r"\{\?|\bundefined\b|\bNaN\b|\[object ")


def measure(user: BrowserUser, what: str, *given: Any) -> Any:
    # Evaluated, not added as a script: the page's own policy stays in force.
    if not user.page.evaluate("'measures' in window"):
        user.page.evaluate(OURS)
    return user.page.evaluate(f"given => measures.{what}(...given)", list(given))


def out_of_place(user: BrowserUser, *, still: bool = False, shortened: bool = False) -> list[str]:
    """What is cut off or hangs over; of a page that stands still also what needs scrolling.

    Words may be shortened (…) only where that is said.
    """
    return [*measure(user, "moves", still), *measure(user, "overflows", shortened)]


def out_of_reach(user: BrowserUser) -> list[str]:
    """Choices that cannot be made without scrolling."""
    choices = user.choices()
    return measure(user, "hidden", choices) if choices else ["nothing can be chosen"]


def too_small(user: BrowserUser) -> list[str]:
    """What a finger would miss."""
    found: list[str] = measure(user, "tooSmall", FINGER)
    return found


def texts(user: BrowserUser) -> list[str]:
    """Everything that is read on the page, or read aloud."""
    found: list[str] = measure(user, "texts")
    return found


def missing_messages(user: BrowserUser) -> list[str]:
    """Messages that are missing, facts that are left out."""
    return [text for text in texts(user) if MISSING.search(text)]


def accessibility_violations(user: BrowserUser) -> list[str]:
    """What axe finds serious or critical: everything by day, and contrast by night too."""
    if not user.page.evaluate("'axe' in window"):
        user.page.evaluate(AXE.read_text("utf-8"))
    by_day = _grave(user, {})
    user.page.emulate_media(color_scheme="dark")
    by_night = _grave(user, {"runOnly": ["color-contrast"]})
    user.page.emulate_media(color_scheme="light")
    return [*by_day, *(f"by night: {one}" for one in by_night)]


def _grave(user: BrowserUser, rules: dict[str, Any]) -> list[str]:
    user.page.evaluate(STILL)
    asked = {"resultTypes": ["violations"], **rules}
    found = user.page.evaluate("asked => axe.run(document, asked)", asked)
    return [_told(one) for one in found["violations"] if one["impact"] in GRAVE]


def _told(violation: Any) -> str:
    places = [
        f"{node['target']} {node['html'][:120]} {node['failureSummary'].splitlines()[-1].strip()}"
        for node in violation["nodes"][:4]
    ]
    return f"{violation['id']} ({len(violation['nodes'])}): {' | '.join(places)}"
