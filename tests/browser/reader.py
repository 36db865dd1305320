"""Somebody who plays in a browser: what they do, in the words of the table."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000  # milliseconds: a busy machine takes its time

expect.set_options(timeout=PATIENCE)


class Reader:
    """One person with a browser of their own: cookies, language, light and size."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        *,
        size: dict[str, int] = DESKTOP,
        language: str = "en",
        dark: bool = False,
        motion: bool = False,
        **settings: Any,
    ) -> None:
        self.name = name
        self.context = browser.new_context(
            base_url=address,
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == PHONE,
            service_workers="block",
        )
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps({"name": name, **settings})
        self.context.add_init_script(
            f"localStorage.getItem('silverspire') ?? localStorage.setItem('silverspire', '{kept}')"
        )
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        """A page that complains has a fault; a refused request is part of the game."""
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.faults.append(message.text)

    def leave(self) -> None:
        self.context.close()
        assert not self.faults, self.faults

    # --- Through the server, to get somewhere quickly --------------------------------------------

    def call(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.context.request.fetch(path, method=method, data=body)
        assert answer.ok, f"{path}: {answer.text()}"
        return answer.json()

    def introduce(self) -> None:
        self.call("POST", "/api/me", {"name": self.name})

    def lay(self, game: str, seats: list[dict[str, str]], **wishes: Any) -> str:
        """A table with these seats; started if nobody is awaited. Its id."""
        self.introduce()
        wish = {"game": game, "seats": seats, "end_turns": True, "seed": 7, **wishes}
        table = self.call("POST", "/api/tables", wish)
        if all(seat["player"] != "person" for seat in seats):
            self.call("POST", f"/api/tables/{table['id']}/requests", {"do": "start"})
        return str(table["id"])

    # --- On the page -----------------------------------------------------------------------------

    def open(self, path: str) -> Reader:
        self.page.goto(path)
        return self

    def sit_at(self, table: str) -> Reader:
        self.open(f"/t/{table}")
        expect(self.bar).to_be_visible()
        return self

    @property
    def bar(self) -> Locator:
        """The decision bar, or the history in its place."""
        return self.page.locator("section.bar, section.history").first

    def legal(self) -> Locator:
        return self.page.locator("[data-choice].legal")

    def choices(self) -> list[str]:
        found = self.legal().evaluate_all("all => all.map(one => one.dataset.choice)")
        return list(dict.fromkeys(found))

    def pick(self, choice: str) -> None:
        """Take a choice up: its consequences are shown."""
        self.page.locator(f'[data-choice="{choice}"].legal').first.click()

    def confirm(self) -> None:
        self.bar.locator("button.primary").click()

    def choose(self, choice: str) -> None:
        self.pick(choice)
        self.confirm()
