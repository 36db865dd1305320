"""People who play with strangers: the host removes and mutes, anyone blocks, and shuffles are
checked."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.test_people import at_one_table, finished
from tests.browser.user import FRIEND, ME, BrowserUser, NewUser


def chat(user: BrowserUser) -> Locator:
    """The chat at a table, opened."""
    drawer = user.page.get_by_role("dialog", name="Chat")
    if not drawer.is_visible():
        user.page.get_by_role("button", name="Chat").first.click()
    expect(drawer).to_be_visible()
    return drawer


def act_on(user: BrowserUser, other: str, what: str) -> None:
    """Choose what to do about somebody who has spoken."""
    said = chat(user).get_by_role("listitem").filter(has_text=other).last
    if not (action := said.get_by_role("button", name=what, exact=True)).is_visible():
        said.get_by_label(f"Actions for {other}").click()
    action.click()


def test_the_host_removes_somebody_from_the_lobby_and_lets_them_come_back(
    new_user: NewUser,
) -> None:
    anna, ben = new_user("Anna"), new_user("Ben")
    table = anna.create_table("kutna_hora", [ME, FRIEND], public=True)
    anna.sit_down_in_the_lobby(table)
    ben.sign_in()
    ben.open(f"/t/{table}")
    ben.button("Take this seat", exact=False).click()
    expect(anna.page.get_by_text("Everyone is here.")).to_be_visible()

    anna.button("Remove from the table", exact=False).click()

    expect(ben.page.get_by_text("The host removed you from this table.")).to_be_visible()
    expect(anna.button("Remove from the table", exact=False)).to_have_count(0)
    anna.button("Let the removed person back in").click()
    expect(anna.button("Let the removed person back in")).to_have_count(0)
    ben.page.reload()
    expect(ben.button("Take this seat", exact=False)).to_be_visible()


def test_the_host_mutes_and_removes_a_spectator_and_a_player_blocks_one(
    new_user: NewUser,
) -> None:
    table, anna, ben = at_one_table(new_user, 0, public=True)
    clara = new_user("Clara")
    clara.sign_in()
    clara.sit_at(table)
    clara.do(table, "say", text="Hello from the gallery")
    expect(chat(anna).get_by_text("(spectator)")).to_be_visible()

    act_on(ben, "Clara", "Block")
    expect(chat(ben).get_by_text("Hello from the gallery")).to_have_count(0)
    clara.do(table, "say", text="Is anyone there?")
    expect(chat(anna).get_by_text("Is anyone there?")).to_be_visible()
    expect(chat(ben).get_by_text("Is anyone there?")).to_have_count(0)
    ben.open("/settings")
    ben.button("Unblock Clara").click()
    expect(ben.page.get_by_text("No one.")).to_be_visible()

    act_on(anna, "Clara", "Mute")
    expect(chat(anna).get_by_role("button", name="Unmute").last).to_be_visible()
    chat(clara).get_by_label("Message").fill("And now?")
    chat(clara).get_by_role("button", name="Send").click()
    expect(chat(clara).get_by_text("The host has muted you at this table.")).to_be_visible()

    act_on(anna, "Clara", "Remove from the table")
    expect(clara.page.get_by_text("The host removed you from this table.")).to_be_visible()
    expect(chat(anna).get_by_role("button", name="Let the removed person back in")).to_be_visible()


def test_the_result_says_whether_the_shuffle_is_the_promised_one(new_user: NewUser) -> None:
    table, anna, _ = finished(new_user)
    promised = anna.call("GET", f"/api/tables/{table}")["seed_commitment"]

    anna.page.get_by_text("The shuffle", exact=True).click()

    expect(anna.page.get_by_text(promised)).to_be_visible()
    expect(anna.page.get_by_text("They match the hash that was shown before")).to_be_visible()

    anna.page.evaluate("id => localStorage.setItem(`shuffle:${id}`, 'another')", table)
    anna.page.reload()
    anna.page.get_by_text("The shuffle", exact=True).click()
    expect(anna.page.get_by_text("the shuffle was changed.")).to_be_visible()
