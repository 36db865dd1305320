"""Watching a game that others play."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.user import GAMES, ME, NewUser


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_the_table_and_may_choose_nothing(new_user: NewUser, game: str) -> None:
    anna, eve = new_user("Anna"), new_user("Eve")
    table = anna.create_table(game, [ME, ME], public=True)
    anna.play(table, 20)
    eve.sign_in()

    eve.sit_at(table)
    anna.play(table, 1)

    expect(eve.bar).to_contain_text("Waiting for")
    assert eve.choices() == []
    expect(eve.button("Undo")).to_have_count(0)
    expect(eve.page.locator("section.own")).to_have_count(0)


def test_players_see_that_someone_watches_and_keep_what_they_have_selected(
    new_user: NewUser,
) -> None:
    anna, eve = new_user("Anna"), new_user("Eve")
    table = anna.create_table("kutna_hora", [ME, ME], public=True)
    anna.raise_curtain(table)
    anna.pick(anna.choices()[0])
    confirm = anna.bar.locator("button.primary")
    expect(confirm).to_be_visible()
    eve.sign_in()
    eve.sit_at(table)

    anna.button("Menu").click()

    expect(anna.page.get_by_text("One person is watching.")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(confirm).to_be_visible()
