"""People at the table: what they ask of each other, who is there, who goes."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.test_online import invite
from tests.browser.user import COMPUTER, FRIEND, ME, BrowserUser, NewUser


def at_one_table(
    new_user: NewUser, moves: int = 8, **options: Any
) -> tuple[str, BrowserUser, BrowserUser]:
    """Anna and Ben in the middle of a game."""
    anna, ben = new_user("Anna"), new_user("Ben")
    table = invite(anna, ben, "kutna_hora", **options)
    users = [anna, ben]
    for _ in range(moves):
        holder = anna.view(table)["turn_to_end"]
        if holder is not None:
            users[holder].do(table, "end_turn", seat=holder)
        seat = anna.view(table)["decision"]["seat"]
        asked = users[seat].view(table, seat)
        users[seat].answer(table, asked, asked["decision"]["choices"][0])
    return table, anna, ben


def request(user: BrowserUser, text: str) -> Locator:
    """A request on the table itself."""
    return user.page.get_by_role("status").get_by_role("region", name=re.compile(text))


def ask_to_undo(user: BrowserUser) -> None:
    user.button("Menu").click()
    user.button("Ask to undo my last move").click()


def test_a_request_to_undo_is_a_card_on_both_tables_and_its_answer_is_read(
    new_user: NewUser,
) -> None:
    table, anna, ben = at_one_table(new_user)
    moves = anna.view(table)["move"]

    ask_to_undo(anna)
    expect(request(anna, "You asked to undo.*Waiting for Ben")).to_be_visible()
    request(ben, "Anna asks to undo").get_by_role("button", name="Decline").click()
    expect(request(anna, "Ben declined your request")).to_be_visible()
    request(anna, "Ben declined").get_by_role("button", name="Close").click()
    expect(request(anna, "Ben declined")).to_have_count(0)

    ask_to_undo(anna)
    request(ben, "Anna asks to undo").get_by_role("button", name="Accept").click()
    expect(request(anna, "You asked")).to_have_count(0)
    assert anna.view(table)["move"] < moves


def test_who_asked_to_undo_can_withdraw(new_user: NewUser) -> None:
    _, anna, ben = at_one_table(new_user)

    ask_to_undo(anna)
    expect(request(ben, "Anna asks")).to_be_visible()
    anna.button("Withdraw").click()

    expect(request(ben, "Anna asks")).to_have_count(0)
    expect(request(anna, "You asked")).to_have_count(0)


def test_messages_not_read_yet_are_marked_until_the_chat_is_opened(new_user: NewUser) -> None:
    table, anna, ben = at_one_table(new_user, 0)

    anna.do(table, "say", text="Hello, Ben")
    anna.do(table, "say", text="Your turn")
    ben.button("Chat, 2 new messages").click()
    ben.page.keyboard.press("Escape")

    expect(ben.button("Chat")).to_be_visible()
    ben.page.reload()
    expect(ben.button("Chat")).to_be_visible()
    expect(anna.button("Chat")).to_be_visible()


def test_everyone_sees_who_leaves_and_who_returns(new_user: NewUser) -> None:
    table, anna, ben = at_one_table(new_user, 0)
    away = ben.page.get_by_role("article", name="Anna").get_by_role("img", name="away")
    expect(away).to_have_count(0)

    anna.leave_table()
    expect(away).to_be_visible()
    anna.sit_at(table)
    expect(away).to_have_count(0)


def test_who_resigns_is_asked_nothing_more_and_the_others_see_a_computer(
    new_user: NewUser,
) -> None:
    table, anna, ben = at_one_table(new_user)
    users = [anna, ben]
    turn = anna.view(table)["decision"]["seat"]
    leaving, staying = users[turn], users[1 - turn]

    leaving.button("Menu").click()
    leaving.button("Resign").click()
    leaving.button("Resign? The computer will play for you until the end.").click()

    expect(leaving.page.get_by_text("You have resigned.")).to_be_visible()
    expect(leaving.legal()).to_have_count(0)
    panel = staying.page.get_by_role("article", name=leaving.name)
    expect(panel.get_by_role("img", name="Journeyman")).to_be_visible()
    log = staying.page.get_by_text(f"{leaving.name} resigns; the computer takes over.")
    expect(log.first).to_be_attached()


def test_resigning_against_computers_alone_ends_the_game(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table = anna.create_table("world_without_end", [ME, COMPUTER])
    anna.sit_at(table)

    anna.button("Menu").click()
    anna.button("Resign").click()
    anna.button("Resign? The game will end.").click()

    result = anna.page.get_by_role("dialog", name="Anna resigned.")
    expect(result).to_be_visible()
    result.get_by_role("button", name="View table").click()
    expect(anna.legal()).to_have_count(0)
    expect(anna.page.get_by_text("The game is over.")).to_be_visible()


def finished(new_user: NewUser) -> tuple[str, BrowserUser, BrowserUser]:
    """A game that both have given up; they read the result."""
    table, anna, ben = at_one_table(new_user, 0)
    for seat, user in enumerate([anna, ben]):
        user.do(table, "resign", seat=seat)
    for user in (anna, ben):
        expect(user.page.locator("dialog .ranking")).to_be_visible()
    return table, anna, ben


def test_a_rematch_is_asked_for_on_the_result_and_joined_there(new_user: NewUser) -> None:
    _, anna, ben = finished(new_user)

    anna.button("Play again").click()
    expect(anna.page.get_by_text("Every seat is taken. Ben has yet to arrive.")).to_be_visible()
    asked = ben.page.get_by_role("dialog").get_by_role("region", name="Anna would like a rematch")
    asked.get_by_role("link", name="Go to the new table").click()

    expect(anna.page.get_by_text("Everyone is here. You can start the game.")).to_be_visible()
    anna.button("Start game").click()
    expect(ben.bar).to_be_visible()


def test_a_rematch_can_be_withdrawn_and_declined(new_user: NewUser) -> None:
    table, anna, ben = finished(new_user)
    asked = ben.page.get_by_role("dialog").get_by_role("region", name="Anna would like a rematch")

    anna.button("Play again").click()
    expect(asked).to_be_visible()
    anna.open(f"/t/{table}")
    sent = anna.page.get_by_role("dialog").get_by_role("region", name="You asked for a rematch")
    sent.get_by_role("button", name="Withdraw").click()
    expect(asked).to_have_count(0)

    anna.button("Play again").click()
    asked.get_by_role("button", name="Not now").click()
    expect(asked).to_have_count(0)
    expect(anna.button("Let a computer play", exact=False)).to_be_visible()


def test_the_seat_of_a_friend_who_does_not_come_is_given_to_a_computer(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table = anna.create_table("kutna_hora", [ME, FRIEND])
    anna.sit_down_in_the_lobby(table)
    golden = anna.page.locator("main .button.primary:enabled")
    expect(golden).to_have_count(0)  # none that would take the friend's seat

    anna.button("Let a computer play", exact=False).click()
    anna.button("Open this seat again", exact=False).click()
    anna.button("Let a computer play", exact=False).click()
    anna.button("Start game").click()

    expect(anna.bar).to_be_visible()
    assert anna.call("GET", f"/api/tables/{table}")["seats"][1]["level"] == "journeyman"


def test_a_lobby_does_not_call_everyone_here_who_is_not(new_user: NewUser) -> None:
    anna, ben = new_user("Anna"), new_user("Ben")
    table = anna.create_table("kutna_hora", [ME, FRIEND], public=True)
    ben.sign_in()
    ben.do(table, "take_seat", seat=1)

    anna.open(f"/t/{table}")

    expect(anna.page.get_by_text("Ben has yet to arrive.")).to_be_visible()
    expect(anna.page.get_by_text("Everyone is here.")).to_have_count(0)
