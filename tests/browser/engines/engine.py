"""What a game needs of a browser, and Chromium, driven by Playwright."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.user import DESKTOP, TIMEOUT_MS


class Engine(Protocol):
    """One window of a browser."""

    def open(self, address: str) -> None: ...

    def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression; a promise is awaited."""

    def click(self, selector: str) -> None:
        """Press the middle of the first visible element, as a mouse does."""

    def screenshot(self, place: Path) -> None: ...

    def errors(self) -> list[str]:
        """What the page complained of, as far as this browser reports it."""


@contextmanager
def chromium_engine(_: Path) -> Iterator[Engine]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.found(), args=list(chromium.FLAGS)
        )
        page = browser.new_page(viewport=DESKTOP, reduced_motion="reduce")  # type: ignore[arg-type]
        page.set_default_timeout(TIMEOUT_MS)
        yield _Chromium(page)
        browser.close()


class _Chromium:
    def __init__(self, page: Any) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def open(self, address: str) -> None:
        self.page.goto(address)

    def evaluate(self, expression: str) -> Any:
        return self.page.evaluate(expression)

    def click(self, selector: str) -> None:
        self.page.locator(f"{selector} >> visible=true").first.click()

    def screenshot(self, place: Path) -> None:
        self.page.screenshot(path=place)

    def errors(self) -> list[str]:
        return self.complaints


# The middle of the first element that matches and is seen, scrolled into view.
MIDDLE = """(() => {
  const seen = [...document.querySelectorAll(%s)].find((one) => one.checkVisibility());
  if (!seen) return null;
  seen.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = seen.getBoundingClientRect();
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
})()"""
