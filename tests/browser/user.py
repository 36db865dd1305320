"""Somebody who plays in a browser: what they do, in the words of the table."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Browser, Locator, Page, expect

DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
# Milliseconds: a busy machine takes its time.
TIMEOUT_MS = int(os.environ.get("SILVERSPIRE_BROWSER_TIMEOUT", "30000"))

# Who a seat is for.
ME = {"player": "me"}
FRIEND = {"player": "person"}
COMPUTER = {"player": "computer", "level": "apprentice"}

expect.set_options(timeout=TIMEOUT_MS)


class BrowserUser:
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
        service_worker: bool = False,
        **settings: Any,
    ) -> None:
        self.name = name
        self.address = address
        self.settings = settings
        self.context = browser.new_context(
            base_url=address,
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == PHONE,
            service_workers="allow" if service_worker else "block",
        )
        self.context.set_default_timeout(TIMEOUT_MS)
        # No certificates: nothing is encrypted here, and reading them takes as long as ten moves.
        self.client = httpx.Client(base_url=address, timeout=TIMEOUT_MS / 1000, verify=False)
        kept = json.dumps({"name": name, **settings})
        self.context.add_init_script(
            f"localStorage.getItem('silverspire') ?? localStorage.setItem('silverspire', '{kept}')"
        )
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._record_error)

    def _record_error(self, message: Any) -> None:
        """A page that complains has a fault; what did not arrive is part of the game."""
        expected = ("Failed to load resource", "WebSocket connection to")
        if message.type == "error" and not message.text.startswith(expected):
            self.errors.append(message.text)

    def close(self) -> None:
        self.client.close()
        self.context.close()
        assert not self.errors, self.errors

    # --- Through the server, to get somewhere quickly --------------------------------------------

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as the browser would, with its secret, but past it: it is in no hurry."""
        if not self.client.cookies:
            for cookie in self.context.cookies():
                self.client.cookies.set(cookie["name"], cookie["value"])
        answer = self.client.request(method, path, json=body)
        assert answer.is_success, f"{path}: {answer.text}"
        return answer.json()

    def sign_in(self) -> None:
        answer = self.context.request.post("/api/me", data={"name": self.name})
        assert answer.ok, answer.text()

    def be(self, other: BrowserUser) -> None:
        """The same person as another user, in a browser of their own."""
        self.context.add_cookies(other.context.cookies())  # type: ignore[arg-type]

    def create_table(self, game: str, seats: list[dict[str, str]], **options: Any) -> str:
        """A table with these seats; started if nobody is awaited. Its id."""
        self.sign_in()
        body = {"game": game, "seats": seats, "end_turns": True, "seed": 7, **options}
        table = self.call("POST", "/api/tables", body)
        if all(seat["player"] != "person" for seat in seats):
            self.call("POST", f"/api/tables/{table['id']}/requests", {"type": "start"})
        return str(table["id"])

    def view(self, table: str, seat: int | None = None) -> Any:
        eyes = "" if seat is None else f"?seat={seat}"
        return self.call("GET", f"/api/tables/{table}/view{eyes}")

    def do(self, table: str, what: str, **more: Any) -> Any:
        return self.call("POST", f"/api/tables/{table}/requests", {"type": what, **more})

    def play(self, table: str, moves: int = 10_000, seed: int = 1) -> None:
        """Play that many moves at a table where every seat is ours, or to the end."""
        draw = random.Random(seed)
        for _ in range(moves):
            now = self.whose_turn(table)
            if now["decision"] is None:
                return
            self.answer(table, now, draw.choice(now["decision"]["choices"]))

    def play_until(self, table: str, kind: str, choice: str = "", seed: int = 1) -> Any:
        """Play until such a question is asked, with such a choice. Answers the table as it is."""
        draw = random.Random(seed)
        for _ in range(1_000):
            now = self.whose_turn(table)
            asked = now["decision"]
            assert asked is not None, f"nobody was asked {kind}"
            fits = any(choice in one for one in asked["choices"])
            if asked["kind"] == kind and fits:
                return now
            self.answer(table, now, draw.choice(asked["choices"]))
        raise AssertionError(kind)

    def answer(self, table: str, now: Any, choice: str) -> None:
        asked = now["decision"]
        self.do(table, "answer", seat=asked["seat"], decision=asked["id"], choice=choice)

    def whose_turn(self, table: str) -> Any:
        """The table through the eyes of whoever is asked; turns that are done are ended."""
        now = self.view(table)
        if now["turn_to_end"] is not None:
            self.do(table, "end_turn", seat=now["turn_to_end"])
            now = self.view(table)
        asked = now["decision"]
        return now if asked is None or asked["choices"] else self.view(table, asked["seat"])

    # --- On the page -----------------------------------------------------------------------------

    def open(self, path: str) -> BrowserUser:
        self.page.goto(path)
        return self

    def leave_table(self) -> BrowserUser:
        """To a page without a table: one that follows every move takes most of the time."""
        return self.open("/robots.txt")

    def sit_at(self, table: str) -> BrowserUser:
        self.open(f"/t/{table}")
        expect(self.bar).to_be_visible()
        return self

    def raise_curtain(self, table: str) -> BrowserUser:
        """Sit at a table of ours, as whoever is asked."""
        asked = self.whose_turn(table)["decision"]
        self.open(f"/t/{table}")
        curtain = self.page.locator("dialog .button.primary")
        question = self.page.locator(f'section.bar[data-asked="{asked["id"]}"]')
        expect(curtain.or_(question)).to_be_visible()
        if curtain.is_visible():
            curtain.click()
        expect(question).to_be_visible()
        return self

    def sit_down_in_the_lobby(self, table: str) -> BrowserUser:
        self.open(f"/t/{table}")
        expect(self.page.get_by_label("Invitation")).to_be_visible()
        return self

    @property
    def bar(self) -> Locator:
        """The decision bar, or the history in its place."""
        return self.page.locator("section.bar, section.history").first

    def button(self, name: str, *, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def legal(self) -> Locator:
        return self.page.locator("[data-choice].legal")

    def choices(self) -> list[str]:
        found = self.legal().evaluate_all("all => all.map(one => one.dataset.choice)")
        return list(dict.fromkeys(found))

    def is_asked(self, question: str) -> None:
        """The page has come to this question."""
        expect(self.page.locator(f'section.bar[data-asked="{question}"]')).to_be_visible()

    def at(self, choice: str) -> Locator:
        """Where a choice can be made: the first such place that is seen."""
        return self.page.locator(f'[data-choice="{choice}"].legal:visible').first

    def pick(self, choice: str) -> None:
        """Take a choice up: its consequences are shown."""
        self.at(choice).click()

    def asked_after(self, table: str, asked: Any) -> Any:
        """The question that comes once this one is answered."""
        for _ in range(TIMEOUT_MS // 20):
            now = self.view(table, asked["seat"])["decision"]
            if now["id"] != asked["id"]:
                return now
            self.page.wait_for_timeout(20)
        raise AssertionError("the question is not answered")

    def confirm(self) -> None:
        """Make what is picked up; where several ways lead there, by the first."""
        sure = self.bar.locator("button.primary:enabled")
        expect(sure.or_(self.ways).first).to_be_visible()
        (self.ways if self.ways.count() else sure).first.click()

    @property
    def ways(self) -> Locator:
        """Where several ways lead to what was touched: the buttons to choose one."""
        return self.page.locator("button[data-way]")

    def choose(self, choice: str) -> None:
        self.pick(choice)
        self.confirm()

    def choose_by_tap(self, choice: str) -> None:
        """One tap, and a yes where that could not be undone."""
        asked = self.page.locator("section.bar").get_attribute("data-asked")
        self.pick(choice)
        final = self.page.locator("section.bar button.final")
        gone = self.page.locator(f'section.bar[aria-busy="false"]:not([data-asked="{asked}"])')
        expect(final.or_(self.ways).or_(gone).first).to_be_visible()
        if final.or_(self.ways).count():
            final.or_(self.ways).first.click()
            expect(gone).to_be_visible()

    def end_turn(self) -> None:
        self.button("End turn").click()


NewUser = Callable[..., BrowserUser]
GAMES = {"kutna_hora": "Kutná Hora", "world_without_end": "World Without End"}
