"""A short game in one browser: from the first page to the result, with the mouse."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.engines.engine import Engine
from tests.browser.user import COMPUTER, ME, TIMEOUT_MS

CHOICES = 12  # with the mouse; a computer plays the rest of the game
SEED = 7
# Complaints are kept from here on, where the browser does not report them by itself.
WATCH = """(() => {
  window.complaints ??= [];
  addEventListener('error', (event) => window.complaints.push(event.message));
  addEventListener('unhandledrejection', (event) => window.complaints.push(String(event.reason)));
})()"""
LEGAL = "[data-choice].legal"
PRIMARY = "section.bar button.primary:enabled"
# What the page shows of the game, in one question to the browser.
SHOWN = f"""(() => {{
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
  return {{
    asked: document.querySelector('section.bar')?.dataset.asked ?? null,
    legal: seen('{LEGAL}'),
    primary: seen('{PRIMARY}'),
    picked: seen('[aria-pressed="true"]'),
    result: seen('dialog .ranking') && seen('dialog figure'),
  }};
}})()"""
FITS = "document.documentElement.scrollWidth <= innerWidth"
FONTS = "document.fonts.ready.then((fonts) => [...fonts].some((one) => one.status === 'loaded'))"


class Session:
    """One game in one browser, with a picture of every stage."""

    def __init__(self, engine: Engine, address: str, game: str, folder: Path) -> None:
        self.engine = engine
        self.address = address
        self.game = game
        self.folder = folder
        self.table = ""

    def play(self) -> None:
        self._come_in()
        self.picture("first-question")
        for _ in range(CHOICES):
            self._choose()
        self.picture("after-choices")
        self._to_the_end()
        self.picture("result")
        assert self.engine.evaluate(FITS), "the page is wider than the window"
        assert self.engine.evaluate(FONTS), "no font of ours has been loaded"
        assert self.engine.errors() == [], self.engine.errors()

    def picture(self, stage: str) -> None:
        self.engine.screenshot(self.folder / f"{self.game}-{stage}.png")

    def _come_in(self) -> None:
        self.engine.open(f"{self.address}/")
        self._until("the first page", lambda: self.engine.evaluate(FONTS))
        self._post("/api/me", {"name": "Anna"})
        body = {"game": self.game, "seats": [ME, COMPUTER], "end_turns": True, "seed": SEED}
        self.table = self._post("/api/tables", body)["id"]
        self._request("start")
        self.engine.open(f"{self.address}/t/{self.table}")
        self.engine.evaluate(WATCH)
        self._until("a question", lambda: self._shown()["legal"])

    def _choose(self) -> None:
        """Answer the question, by the first choice that is seen; and end the turn."""
        before = self._until("a question", self._question)
        if not before["legal"]:
            self.engine.click(PRIMARY)
            self._until("the turn ends", lambda: self._shown()["legal"])
            before = self._shown()
        self.engine.click(LEGAL)
        if self._until("the choice is picked up", lambda: self._moved(before))["picked"]:
            self.engine.click(PRIMARY)
        self._until("the choice is made", lambda: self._shown()["asked"] != before["asked"])

    def _question(self) -> Any:
        shown = self._shown()
        return shown if shown["legal"] or shown["primary"] else None

    def _moved(self, before: Any) -> Any:
        now = self._shown()
        picked_up = now["picked"] and now["primary"]
        return now if picked_up or now["asked"] != before["asked"] else None

    def _to_the_end(self) -> None:
        self._request("hand_over", seat=0)
        self._until("the result", lambda: self._shown()["result"], patience=6)

    def _shown(self) -> Any:
        return self.engine.evaluate(SHOWN)

    def _request(self, kind: str, **more: Any) -> None:
        self._post(f"/api/tables/{self.table}/requests", {"type": kind, **more})

    def _post(self, path: str, body: Any) -> Any:
        """Ask the server as this browser: it has the secret."""
        options = {
            "method": "POST",
            "headers": {"content-type": "application/json"},
            "body": json.dumps(body),
        }
        call = f"fetch({json.dumps(path)}, {json.dumps(options)})"
        answer = self.engine.evaluate(f"{call}.then(async (r) => [r.ok, await r.json()])")
        assert answer[0], answer[1]
        return answer[1]

    def _until(self, what: str, found: Callable[[], Any], patience: int = 1) -> Any:
        ends = time.monotonic() + patience * TIMEOUT_MS / 1000
        while time.monotonic() < ends:
            if answer := found():
                return answer
            time.sleep(0.05)
        self.picture("stuck")
        raise AssertionError(f"{self.game}: waited in vain for {what}")
