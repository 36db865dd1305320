"""Watching a game that others play."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.reader import GAMES, ME, Come


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_the_table_and_may_choose_nothing(reader: Come, game: str) -> None:
    anna, eve = reader("Anna"), reader("Eve")
    table = anna.lay(game, [ME, ME], public=True)
    anna.play_on(table, 20)
    eve.introduce()

    eve.sit_at(table)
    anna.play_on(table, 1)

    expect(eve.bar).to_contain_text("Waiting for")
    assert eve.choices() == []
    expect(eve.button("Undo")).to_have_count(0)
    expect(eve.page.locator("section.own")).to_have_count(0)


def test_players_are_told_that_somebody_watches(reader: Come) -> None:
    anna, eve = reader("Anna"), reader("Eve")
    table = anna.lay("kutna_hora", [ME, ME], public=True)
    anna.sit_at(table)
    eve.introduce()
    eve.sit_at(table)

    anna.button("Menu").click()

    expect(anna.page.get_by_text("One person is watching.")).to_be_visible()
