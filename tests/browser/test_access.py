"""Nobody is kept out: what axe finds on every page, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.measures import accessibility_violations
from tests.browser.user import FRIEND, GAMES, ME, PHONE, BrowserUser, NewUser

PAGES = ("/", "/new", "/settings", "/rules/kutna_hora", "/learn", "/t/nosuchtable1")


def test_the_pages_around_the_games_are_open_to_all(new_user: NewUser) -> None:
    anna = new_user("Anna")
    anna.create_table("kutna_hora", [ME, ME])  # something stands in the lists of home
    lobby = anna.create_table("world_without_end", [ME, FRIEND])
    found = {}
    for path in (*PAGES, f"/t/{lobby}"):
        anna.open(path)
        expect(anna.page.locator("main")).to_be_visible()
        anna.page.wait_for_load_state("networkidle")
        found[path] = accessibility_violations(anna)
    assert found == {path: [] for path in found}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_open_to_all_whatever_lies_open_on_it(new_user: NewUser, game: str) -> None:
    anna = new_user("Anna")
    table = anna.create_table(game, [ME, ME, ME])
    found: dict[str, list[str]] = {}
    for moves in (0, 70):
        anna.leave_table().play(table, moves)
        anna.raise_curtain(table)
        found[f"after {moves}"] = accessibility_violations(anna)
    for drawer in ("Score", "Log", "Menu"):
        found[drawer] = behind(anna, anna.button(drawer), "dialog[open]")
    found["a choice"] = behind(anna, anna.at(anna.choices()[0]), ".consequences, .ways")
    found["the coach"] = behind(anna, anna.button("Hint"), ".hint")
    anna.leave_table().play(table)
    anna.open(f"/t/{table}")
    expect(anna.page.locator("dialog .ranking")).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    found["the end"] = accessibility_violations(anna)
    assert found == {place: [] for place in found}


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_a_table_is_open_to_all(new_user: NewUser, game: str) -> None:
    anna = new_user("Anna", size=PHONE)
    table = anna.create_table(game, [ME, ME])
    anna.play(table, 50)
    anna.raise_curtain(table)
    found: dict[str, list[str]] = {}
    for tab in anna.page.get_by_role("tab").all():
        tab.click()
        found[tab.inner_text()] = accessibility_violations(anna)
    assert found == {place: [] for place in found}


def behind(user: BrowserUser, button: Locator, opened: str) -> list[str]:
    """What axe finds once something is opened; it is put away again."""
    button.click()
    user.page.wait_for_load_state("networkidle")
    expect(user.page.locator(opened).first).to_be_visible()
    found = accessibility_violations(user)
    user.page.keyboard.press("Escape")
    return found
