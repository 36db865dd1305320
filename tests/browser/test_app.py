"""The app itself: small, installable, and there without a network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.reader import GAMES, ME, Come, Reader

SMALL = 200_000  # bytes, as they travel
ENOUGH = 420_000  # a table with its drawings, words and everything that home has


def transferred(reader: Reader, path: str) -> int:
    """All that a first visit fetches: page, scripts, styles, fonts, words, drawings."""
    watching = reader.context.new_cdp_session(reader.page)
    watching.send("Network.enable")
    sizes: list[int] = []
    watching.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    reader.open(path)
    reader.page.wait_for_load_state("networkidle")
    return int(sum(sizes))


def test_the_first_visit_is_small(reader: Come) -> None:
    assert transferred(reader("Anna"), "/") < SMALL


@pytest.mark.parametrize("game", GAMES)
def test_a_table_opened_by_a_link_is_small(reader: Come, game: str) -> None:
    anna = reader("Anna")
    table = anna.lay(game, [ME, ME])

    assert transferred(anna, f"/t/{table}") < ENOUGH


def test_the_app_can_be_installed(reader: Come) -> None:
    anna = reader("Anna")
    anna.open("/")

    asked = anna.context.new_cdp_session(anna.page)
    manifest = asked.send("Page.getAppManifest")
    hindrances = asked.send("Page.getInstallabilityErrors")["installabilityErrors"]

    assert manifest["errors"] == []
    # A window that forgets everything may not install: nothing else stands in the way.
    assert [one["errorId"] for one in hindrances if one["errorId"] != "in-incognito"] == []


def test_without_a_network_the_app_opens_and_says_so(reader: Come) -> None:
    anna = reader("Anna", service_worker=True)
    anna.open("/")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    anna.context.set_offline(True)
    anna.page.reload()

    expect(anna.page.get_by_role("heading", name="Silverspire")).to_be_visible()
    expect(anna.page.get_by_text("The server cannot be reached.")).to_be_visible()
    anna.context.set_offline(False)
    anna.page.evaluate("dispatchEvent(new Event('online'))")  # as a browser does by itself
    expect(anna.page.get_by_text("The server cannot be reached.")).to_be_hidden()
    expect(anna.button("Play now: Kutná Hora", exact=False)).to_be_visible()


def test_a_page_that_is_not_there_leads_home(reader: Come) -> None:
    anna = reader("Anna")
    anna.open("/t/nosuchtable1")

    anna.page.get_by_role("link", name="Home").click()

    expect(anna.page).to_have_url(re.compile(r"/$"))
