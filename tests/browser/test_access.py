"""Nobody is kept out: what axe finds on every page, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.measures import barriers
from tests.browser.reader import FRIEND, GAMES, ME, PHONE, Come, Reader

PAGES = ("/", "/new", "/settings", "/rules/kutna_hora", "/learn", "/t/nosuchtable1")


def test_the_pages_around_the_games_are_open_to_all(reader: Come) -> None:
    anna = reader("Anna")
    anna.lay("kutna_hora", [ME, ME])  # something stands in the lists of home
    lobby = anna.lay("world_without_end", [ME, FRIEND])
    found = {}
    for path in (*PAGES, f"/t/{lobby}"):
        anna.open(path)
        expect(anna.page.locator("main")).to_be_visible()
        anna.page.wait_for_load_state("networkidle")
        found[path] = barriers(anna)
    assert found == {path: [] for path in found}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_open_to_all_whatever_lies_open_on_it(reader: Come, game: str) -> None:
    anna = reader("Anna")
    table = anna.lay(game, [ME, ME, ME])
    found: dict[str, list[str]] = {}
    for moves in (0, 70):
        anna.look_away().play_on(table, moves)
        anna.raise_curtain(table)
        found[f"after {moves}"] = barriers(anna)
    for drawer in ("Score", "Log", "Menu"):
        found[drawer] = behind(anna, anna.button(drawer))
    found["a choice"] = behind(anna, anna.at(anna.choices()[0]))
    found["the coach"] = behind(anna, anna.button("Ask the coach"))
    anna.look_away().play_on(table)
    anna.open(f"/t/{table}")
    expect(anna.page.locator("dialog .ranking")).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    found["the end"] = barriers(anna)
    assert found == {place: [] for place in found}


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_a_table_is_open_to_all(reader: Come, game: str) -> None:
    anna = reader("Anna", size=PHONE)
    table = anna.lay(game, [ME, ME])
    anna.play_on(table, 50)
    anna.raise_curtain(table)
    found: dict[str, list[str]] = {}
    for tab in anna.page.get_by_role("tab").all():
        tab.click()
        found[tab.inner_text()] = barriers(anna)
    assert found == {place: [] for place in found}


def behind(reader: Reader, button: Locator) -> list[str]:
    """What axe finds once something is opened; it is put away again."""
    button.click()
    reader.page.wait_for_load_state("networkidle")
    expect(button).to_be_enabled()  # the coach has answered
    found = barriers(reader)
    reader.page.keyboard.press("Escape")
    return found
