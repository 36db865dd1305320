"""Two people, two browsers, one table: from the invitation to the end of the game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.game import Game
from tests.browser.reader import FRIEND, GAMES, ME, Come, Reader


def invite(host: Reader, guest: Reader, game: str) -> str:
    """The host sends the link, the guest sits down, the host begins."""
    table = host.lay(game, [ME, FRIEND])
    host.sit_down_in_the_lobby(table)
    guest.open(host.page.get_by_label("Invitation").input_value())
    guest.button("Sit down here", exact=False).click()
    host.button("Begin the game").click()
    for reader in (host, guest):
        expect(reader.bar).to_be_visible()
    return table


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_a_whole_game(reader: Come, game: str) -> None:
    anna = reader("Anna", oneTap=True)
    ben = reader("Ben", oneTap=True, endTurns=True)
    table = invite(anna, ben, game)

    played = Game(table, [anna, ben])
    played.play()

    played.assert_ended_alike()


def test_the_link_leaves_the_address_once_it_has_let_somebody_in(reader: Come) -> None:
    anna, ben = reader("Anna"), reader("Ben")

    table = invite(anna, ben, "kutna_hora")

    assert ben.page.url.endswith(f"/t/{table}")


def test_who_has_no_invitation_does_not_come_in(reader: Come) -> None:
    anna, eve = reader("Anna"), reader("Eve")
    table = anna.lay("kutna_hora", [ME, FRIEND], spectators=False)

    eve.open(f"/t/{table}")

    expect(eve.page.get_by_role("link", name="Home")).to_be_visible()
    expect(eve.button("Sit down here", exact=False)).to_have_count(0)


def test_what_is_said_at_the_table_is_heard_there(reader: Come) -> None:
    anna, ben = reader("Anna"), reader("Ben")
    invite(anna, ben, "world_without_end")

    anna.button("Chat").click()
    anna.page.get_by_label("Say something").fill("<b>Good luck!</b>")
    anna.page.keyboard.press("Enter")
    ben.button("Chat").click()

    expect(ben.page.get_by_role("dialog").get_by_text("<b>Good luck!</b>")).to_be_visible()
