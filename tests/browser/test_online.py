"""Two people, two browsers, one table: from the invitation to the end of the game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.game import Game
from tests.browser.user import FRIEND, GAMES, ME, BrowserUser, NewUser


def invite(host: BrowserUser, guest: BrowserUser, game: str, **options: Any) -> str:
    """The host sends the link, the guest sits down, the host begins."""
    table = host.create_table(game, [ME, FRIEND], **options)
    host.sit_down_in_the_lobby(table)
    guest.open(host.page.get_by_label("Invitation").input_value())
    guest.button("Take this seat", exact=False).click()
    host.button("Start game").click()
    for user in (host, guest):
        expect(user.bar).to_be_visible()
    return table


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_a_whole_game(new_user: NewUser, game: str) -> None:
    anna = new_user("Anna", oneTap=True)
    ben = new_user("Ben", oneTap=True, endTurns=True)
    table = invite(anna, ben, game)

    played = Game(table, [anna, ben])
    played.play()

    played.assert_ended_alike()


def test_the_link_leaves_the_address_once_it_has_let_somebody_in(new_user: NewUser) -> None:
    anna, ben = new_user("Anna"), new_user("Ben")

    table = invite(anna, ben, "kutna_hora")

    assert ben.page.url.endswith(f"/t/{table}")


def test_without_an_invitation_nobody_comes_in(new_user: NewUser) -> None:
    anna, eve = new_user("Anna"), new_user("Eve")
    table = anna.create_table("kutna_hora", [ME, FRIEND], spectators=False)

    eve.open(f"/t/{table}")

    expect(eve.page.get_by_role("link", name="Home")).to_be_visible()
    expect(eve.button("Take this seat", exact=False)).to_have_count(0)


def test_chat_reaches_everyone_at_the_table(new_user: NewUser) -> None:
    anna, ben = new_user("Anna"), new_user("Ben")
    invite(anna, ben, "world_without_end")

    anna.button("Chat").click()
    anna.page.get_by_label("Message").fill("<b>Good seed!</b>")
    anna.page.keyboard.press("Enter")
    ben.button("Chat, one new message").click()

    expect(ben.page.get_by_role("dialog").get_by_text("<b>Good seed!</b>")).to_be_visible()
