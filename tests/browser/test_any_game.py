"""A game without a screen of its own plays in the browser: its board, its facts, its choices."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.user import DESKTOP, ME, PHONE, BrowserUser
from tests.example_game import GAME, install
from tests.table.server import Server


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which the game of another package is installed."""
    site = tmp_path_factory.mktemp("site")
    install(site)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site), prepend=os.pathsep)
        with Server(str(site / "tables.db")) as running:
            yield f"http://127.0.0.1:{running.port}"


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def anna(address: str, browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserUser]:
    user = BrowserUser(browser, address, "Anna", size=request.param)
    yield user
    user.close()


def test_the_first_page_offers_it_by_its_own_words(anna: BrowserUser) -> None:
    anna.open("/")

    card = anna.page.get_by_role("article", name="Nine Men’s Morris")
    expect(card).to_contain_text("Place nine men")
    card.get_by_role("button", name="Play now").click()
    expect(anna.bar).to_contain_text("Place a man")


def test_choices_are_made_on_the_board(anna: BrowserUser) -> None:
    table = anna.create_table(GAME, [ME, ME])
    anna.sit_at(table)

    asked = anna.view(table)["decision"]
    anna.pick("place:d6")
    expect(anna.bar).to_contain_text("Place on d6")
    expect(anna.bar).to_contain_text("Men to place")
    anna.confirm()

    anna.asked_after(table, asked)
    assert anna.view(table)["view"]["board"][1][3] == {"name": "d6", "seat": 0}


def test_a_choice_that_is_not_legal_says_why(anna: BrowserUser) -> None:
    table = anna.create_table(GAME, [ME, ME])
    anna.answer(table, anna.whose_turn(table), "place:d6")
    anna.whose_turn(table)
    anna.sit_at(table)

    anna.page.locator('[data-choice="place:d6"]').dispatch_event("click")

    expect(anna.page.get_by_text("d6 is occupied.")).to_be_visible()


def test_a_game_is_played_to_its_end_and_replayed(anna: BrowserUser) -> None:
    table = anna.create_table(GAME, [ME, ME])
    anna.play(table)
    anna.sit_at(table)

    expect(anna.page.get_by_role("heading", name="wins")).to_be_visible()
    anna.page.locator("dialog").get_by_role("button", name="Replay").click()
    expect(anna.page.locator("section.history")).to_be_visible()


def test_the_man_that_is_being_moved_is_marked_on_the_board(anna: BrowserUser) -> None:
    table = anna.create_table(GAME, [ME, ME])
    anna.play_until(table, "to")
    anna.sit_at(table)

    expect(anna.page.locator("svg circle.mark")).to_have_count(1)


def test_its_rules_are_listed_and_linked_beside_the_others(anna: BrowserUser) -> None:
    anna.open("/rules")

    anna.page.get_by_role("navigation").get_by_role("link", name="Nine Men’s Morris").click()

    rule = anna.page.locator('li[id="NMM-MILL-2"]').get_by_role("link")
    expect(rule).to_have_attribute("href", f"/rules/{GAME}/NMM-MILL-2")
