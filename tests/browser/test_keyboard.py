"""No mouse: Tab, Enter, Escape and the arrows are enough for a whole game."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.user import COMPUTER, ME, PHONE, BrowserUser, NewUser

FOCUSED = "document.activeElement?.dataset?.choice ?? document.activeElement?.innerText ?? ''"
FAR = 400  # more often than that nobody presses Tab


class Keys:
    """Somebody who has a keyboard and nothing else."""

    def __init__(self, user: BrowserUser, table: str) -> None:
        self.user = user
        self.table = table
        self.press = user.page.keyboard.press
        self.draw = random.Random(5)

    def tab_to(self, name: str) -> None:
        for _ in range(FAR):
            if self.user.page.evaluate(FOCUSED) == name:
                return
            self.press("Tab")
        raise AssertionError(f"{name} is never reached")

    def hurry(self, moves: int) -> None:
        """So many moves without the page, to get somewhere quickly."""
        for _ in range(moves):
            now = self.wait_for_us()
            if now["turn_to_end"] is not None:
                self.user.do(self.table, "end_turn", seat=0)
            else:
                choice = self.draw.choice(now["decision"]["choices"])
                self.user.answer(self.table, now, choice)
            self.wait_until_after(now)

    def move(self) -> bool:
        """Answer a question, or end the turn. False: the game is over."""
        now = self.wait_for_us()
        if now["turn_to_end"] is not None:
            expect(self.user.button("End turn")).to_be_focused()
            self.press("Enter")
            self.wait_until_after(now)
            return True
        if now["decision"] is None:
            return False
        self.user.is_asked(now["decision"]["id"])
        self.tab_to(self.draw.choice(now["decision"]["choices"][:3]))
        self.press("Enter")  # what it would do is shown
        sure = self.user.bar.locator("button.primary:enabled")
        expect(sure.or_(self.user.ways).first).to_be_visible()
        self.press("Enter")  # confirmed, or the first way that is offered
        self.wait_until_after(now)
        expect(self.user.bar).to_have_attribute("aria-busy", "false")
        return True

    def wait_for_us(self) -> Any:
        """The computer has moved, and it is our turn, or nobody's."""
        for _ in range(2_000):
            now = self.user.view(self.table, 0)
            asked = now["decision"]
            if now["turn_to_end"] == 0 or asked is None or asked["seat"] == 0:
                return now
            self.user.page.wait_for_timeout(10)
        raise AssertionError("the computer does not move")

    def wait_until_after(self, then: Any) -> None:
        for _ in range(1_000):
            if self.user.view(self.table, 0)["sequence"] > then["sequence"]:
                return
            self.user.page.wait_for_timeout(10)
        raise AssertionError("nothing happened")


@pytest.mark.parametrize(("game", "before"), [("kutna_hora", 0), ("world_without_end", 90)])
def test_a_game_against_the_computer_is_played_to_its_end(
    new_user: NewUser, game: str, before: int
) -> None:
    anna = new_user("Anna")
    table = anna.create_table(game, [ME, COMPUTER])
    keys = Keys(anna, table)
    keys.hurry(before)
    anna.sit_at(table)

    while keys.move():
        pass

    expect(anna.page.locator("dialog .ranking")).to_be_visible()


def test_a_drawer_keeps_the_focus_and_gives_it_back(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table = anna.create_table("kutna_hora", [ME, ME])
    anna.play(table, 10)
    anna.raise_curtain(table)
    anna.button("Menu").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("dialog")).to_be_visible()

    inside = (
        "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
    )
    for _ in range(40):
        anna.page.keyboard.press("Tab")
        assert anna.page.evaluate(inside)
    anna.page.keyboard.press("Escape")

    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.button("Menu")).to_be_focused()


def test_arrows_turn_the_pages_of_a_phone(new_user: NewUser) -> None:
    anna = new_user("Anna", size=PHONE)
    table = anna.create_table("world_without_end", [ME, ME])
    anna.raise_curtain(table)
    tabs = anna.page.get_by_role("tab")
    anna.page.locator('[role=tab][aria-selected="true"]').focus()
    here = int(
        anna.page.evaluate(
            "[...document.querySelectorAll('[role=tab]')].indexOf(document.activeElement)"
        )
    )

    anna.page.keyboard.press("ArrowRight")

    expect(tabs.nth(here + 1)).to_be_focused()
    expect(tabs.nth(here + 1)).to_have_attribute("aria-selected", "true")


def test_questions_and_events_are_announced_to_screen_readers(new_user: NewUser) -> None:
    anna = new_user("Anna", oneTap=True)
    table = anna.create_table("kutna_hora", [ME, ME])
    asked = anna.play_until(table, "card", "plot")["decision"]
    anna.raise_curtain(table)
    aloud = anna.page.locator("[aria-live=polite].unseen")
    count = len(asked["choices"])
    expect(aloud.filter(has_text=f"There are {count} choices.")).to_have_count(1)

    anna.pick(next(one for one in asked["choices"] if "plot" in one))
    then = anna.asked_after(table, asked)
    anna.pick(then["choices"][0])

    expect(aloud.filter(has_text="claims")).to_have_count(1)
