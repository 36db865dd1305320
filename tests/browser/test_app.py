"""The app itself: small, installable, and there without a network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.user import GAMES, ME, BrowserUser, NewUser
from tests.table.server import Server

SMALL = 200_000  # bytes, as they travel
ENOUGH = 420_000  # a table with its drawings, words and everything that home has


def transferred(user: BrowserUser, path: str) -> int:
    """All that a first visit fetches: page, scripts, styles, fonts, words, drawings."""
    watching = user.context.new_cdp_session(user.page)
    watching.send("Network.enable")
    sizes: list[int] = []
    watching.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    user.open(path)
    user.page.wait_for_load_state("networkidle")
    return int(sum(sizes))


def test_the_first_visit_is_small(new_user: NewUser) -> None:
    assert transferred(new_user("Anna"), "/") < SMALL


@pytest.mark.parametrize("game", GAMES)
def test_a_table_opened_by_a_link_is_small(new_user: NewUser, game: str) -> None:
    anna = new_user("Anna")
    table = anna.create_table(game, [ME, ME])

    assert transferred(anna, f"/t/{table}") < ENOUGH


def test_the_app_can_be_installed(new_user: NewUser) -> None:
    anna = new_user("Anna")
    anna.open("/")

    asked = anna.context.new_cdp_session(anna.page)
    manifest = asked.send("Page.getAppManifest")
    hindrances = asked.send("Page.getInstallabilityErrors")["installabilityErrors"]

    assert manifest["errors"] == []
    # A window that forgets everything may not install: nothing else stands in the way.
    assert [one["errorId"] for one in hindrances if one["errorId"] != "in-incognito"] == []


def test_without_a_network_the_app_opens_and_says_so(new_user: NewUser) -> None:
    anna = new_user("Anna", service_worker=True)
    anna.open("/")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    anna.context.set_offline(True)
    anna.page.reload()

    expect(anna.page.get_by_role("heading", name="Silverspire")).to_be_visible()
    expect(anna.page.get_by_text("Can’t reach the server.")).to_be_visible()
    anna.context.set_offline(False)
    anna.page.evaluate("dispatchEvent(new Event('online'))")  # as a browser does by itself
    expect(anna.page.get_by_text("Can’t reach the server.")).to_be_hidden()
    expect(anna.button("Play now: Kutná Hora", exact=False)).to_be_visible()


def test_a_page_that_is_not_there_leads_home(new_user: NewUser) -> None:
    anna = new_user("Anna")
    anna.open("/t/nosuchtable1")

    anna.page.get_by_role("link", name="Home").click()

    expect(anna.page).to_have_url(re.compile(r"/$"))


@pytest.mark.parametrize("path", ["/rules/nope", "/learn/nope", "/tables/unknown", "/nowhere"])
def test_an_unknown_address_says_so_and_leads_home(new_user: NewUser, path: str) -> None:
    anna = new_user("Anna")
    answer = anna.page.goto(path)

    assert answer is not None
    assert answer.status == 404
    expect(anna.page.get_by_role("heading", name="Page not found")).to_be_visible()
    assert "{" not in anna.page.title()
    anna.page.get_by_role("link", name="Home", exact=True).click()
    expect(anna.page).to_have_url(re.compile(r"/$"))


def test_the_console_of_a_first_visit_is_clean(server: Server, browser: Browser) -> None:
    said: list[str] = []
    page = browser.new_page(base_url=f"http://127.0.0.1:{server.port}")
    page.on("console", lambda message: said.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: said.append(str(error)))

    page.goto("/")
    page.get_by_role("button", name="Play now: Kutná Hora").click()
    expect(page.locator("[data-choice].legal").first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Silverspire")).to_be_visible()
    page.go_forward()
    page.goto("/rules")
    page.close()

    assert said == []
