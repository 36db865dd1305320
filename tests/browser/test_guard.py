"""Before what cannot be undone one is asked once, and never where one could still undo."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.user import GAMES, ME, PHONE, BrowserUser, NewUser

GUARD = ".guard"
FINAL = "Confirm for good"


def previews(user: BrowserUser, table: str, now: Any) -> list[Any]:
    seat = now["decision"]["seat"]
    found: list[Any] = user.call("GET", f"/api/tables/{table}/previews?seat={seat}")
    return found


def before_a_discard(user: BrowserUser, *, final: bool) -> tuple[str, str]:
    """A table of World Without End before a discard that reveals the next event, or does not."""
    table = user.create_table("world_without_end", [ME, ME])
    for seed in range(40):
        now = user.play_until(table, "discard", seed=seed)
        found = previews(user, table, now)
        if all(preview["can_undo"] is not final for preview in found):
            user.raise_curtain(table)
            return table, found[0]["choice"]
        user.play(table, 1)
    raise AssertionError("no such discard")


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_the_discard_that_reveals_the_next_event_is_asked_about_once(
    new_user: NewUser, size: object
) -> None:
    anna = new_user("Anna", oneTap=True, **({"size": size} if size else {}))
    table, card = before_a_discard(anna, final=True)
    asked = anna.whose_turn(table)["decision"]
    before = anna.view(table)["move"]

    anna.pick(card)
    expect(anna.page.locator(GUARD)).to_contain_text("you can’t undo it")
    anna.pick(card)  # a second touch of the card is no answer to that
    expect(anna.page.locator(GUARD)).to_be_visible()
    assert anna.view(table)["move"] == before
    anna.button(FINAL).click()

    expect(anna.page.locator(GUARD)).to_have_count(0)
    assert anna.asked_after(table, asked)["id"] != asked["id"]
    assert anna.view(table)["move"] > before


def test_a_discard_that_can_be_undone_is_made_by_one_tap(new_user: NewUser) -> None:
    anna = new_user("Anna", oneTap=True)
    table, card = before_a_discard(anna, final=False)
    before = anna.view(table)["move"]

    anna.pick(card)

    expect(anna.button("Undo").first).to_be_enabled()
    expect(anna.page.locator(GUARD)).to_have_count(0)
    assert anna.view(table)["move"] == before + 1


def test_enter_answers_the_guard_and_escape_goes_back(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table, card = before_a_discard(anna, final=True)
    asked = anna.whose_turn(table)["decision"]
    before = anna.view(table)["move"]

    anna.pick(card)
    expect(anna.button(FINAL)).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(GUARD)).to_have_count(0)
    assert anna.view(table)["move"] == before
    anna.pick(card)
    expect(anna.button(FINAL)).to_be_focused()
    anna.page.keyboard.press("Enter")

    expect(anna.page.locator(GUARD)).to_have_count(0)
    assert anna.asked_after(table, asked)["id"] != asked["id"]
    assert anna.view(table)["move"] > before


def test_who_does_not_want_to_be_asked_is_not(new_user: NewUser) -> None:
    anna = new_user("Anna", oneTap=True, guard=False)
    table, card = before_a_discard(anna, final=True)
    asked = anna.whose_turn(table)["decision"]

    anna.pick(card)

    assert anna.asked_after(table, asked)["id"] != asked["id"]


@pytest.mark.parametrize("game", GAMES)
def test_the_guard_stands_exactly_where_nothing_can_be_undone_afterwards(
    new_user: NewUser, game: str
) -> None:
    anna = new_user("Anna")
    table = anna.create_table(game, [ME, ME])
    guarded = set()

    for _ in range(10):
        anna.play(table, 5)
        now = anna.whose_turn(table)
        asked = now["decision"]
        anna.raise_curtain(table)
        anna.pick(asked["choices"][0])
        sure = anna.bar.locator("button.primary:enabled")
        expect(sure.or_(anna.ways).first).to_be_visible()
        final = anna.ways.first if anna.ways.count() else sure
        is_guarded = "final" in str(final.get_attribute("class"))
        guarded.add(is_guarded)
        anna.confirm()
        anna.asked_after(table, asked)
        expect(anna.bar).to_have_attribute("aria-busy", "false")

        undo = anna.view(table, asked["seat"])["undo"]
        assert is_guarded == (undo == 0), asked["kind"]

    assert guarded == {False, True}
