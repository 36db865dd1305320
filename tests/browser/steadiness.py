"""Whether a table stays still when it is pointed at, and can be read: measured, as complaints."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.user import BrowserUser

OURS = Path(__file__).with_name("steadiness.js").read_text("utf-8")
LEAST_TEXT = 12  # pixels
LEAST_TEXT_ON_A_WIDE_SCREEN = 14
WIDE_SCREEN = 1440


def measure(user: BrowserUser, what: str, *given: Any) -> Any:
    if not user.page.evaluate("'steadiness' in window"):
        user.page.evaluate(OURS)
    return user.page.evaluate(f"given => steadiness.{what}(...given)", list(given))


def settle(user: BrowserUser) -> None:
    """Wait until a new size or theme has been drawn."""
    user.page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def unreadable(user: BrowserUser) -> list[str]:
    """Numbers that are clipped or covered, words that are cut, and text that is too small."""
    width = (user.page.viewport_size or {"width": 0})["width"]
    least = LEAST_TEXT_ON_A_WIDE_SCREEN if width >= WIDE_SCREEN else LEAST_TEXT
    lost: list[str] = measure(user, "lostNumbers")
    return [*lost, *measure(user, "cutWords"), *measure(user, "smallText", least)]


def touching_corners(user: BrowserUser) -> list[str]:
    """Words on the event card that run into the four round corners."""
    found: list[str] = measure(user, "touchingCorners")
    return found


def unsteady(user: BrowserUser, most: int) -> list[str]:
    """Point at choices, focus and select them: what moves, and where the panel is wrong.

    It tries `most` choices at most, spread over all of them.
    """
    places: dict[str, Any] = measure(user, "places")
    found: list[str] = []
    for choice in _spread(list(places), most):
        found += _visit(user, choice, places)
        if found:
            break  # the rest would say the same
    return found


def _spread(choices: list[str], most: int) -> list[str]:
    step = max(1, -(-len(choices) // most))
    return [choice for choice in choices if "#" not in choice][::step]


def _visit(user: BrowserUser, choice: str, places: dict[str, Any]) -> list[str]:
    found: list[str] = []
    for act in ("hover", "focus", "click"):
        getattr(user.at(choice), act)()
        user.page.wait_for_function(
            "choice => steadiness.described() === choice || steadiness.picked() !== null",
            arg=choice,
        )
        moved = measure(user, "moved", places)
        found += [f"{act} {choice} moves {one}" for one in moved]
    described, picked = measure(user, "described"), measure(user, "picked")
    if not described == picked == choice:
        found.append(f"{choice}: the panel describes {described}, Confirm takes {picked}")
    if user.ways.count():
        user.page.keyboard.press("Escape")  # the question which way to take may lie over others
        expect(user.ways).to_have_count(0)
    return found
