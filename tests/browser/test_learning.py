"""Learning by playing, and the rules to read."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.user import GAMES, BrowserUser, NewUser
from tests.locales import ROOT

LONG = 3_000  # looks at the page, a lesson has far fewer steps


def lessons(game: str) -> list[str]:
    folder = ROOT / "web" / "src" / "games" / game / "lessons"
    course = json.loads((folder / "course.json").read_text("utf-8"))
    return [str(one) for one in course["lessons"]]


def follow_the_gold(user: BrowserUser) -> None:
    """Do what the guide says, until the lesson is done."""
    guide = user.page.get_by_role("complementary", name="The guide")
    read = guide.get_by_role("button", name="Next", exact=True)
    beacon = user.page.locator("[data-choice].beacon.legal:visible")
    free = user.page.locator("[data-stage=free]")  # a choice of the learner's own
    for _ in range(LONG):
        if guide.get_by_text("Lesson complete").is_visible():
            return
        if read.is_visible():
            read.click()
        elif beacon.count() or free.count():
            said = guide.inner_text()
            (beacon if beacon.count() else user.legal()).first.click()
            expect(guide).not_to_have_text(said, use_inner_text=True)
        else:
            user.page.clock.run_for(600)  # the others take their time
    raise AssertionError("the lesson has no end")


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_done_by_following_the_gold(new_user: NewUser, game: str) -> None:
    anna = new_user("Anna", oneTap=True, guard=False)
    anna.page.clock.install()
    anna.open(f"/learn/{game}")
    anna.button("Lesson 1", exact=False).click()
    names = lessons(game)

    for number, _ in enumerate(names, start=1):
        guide = anna.page.get_by_role("complementary", name="The guide")
        expect(guide).to_contain_text(f"Lesson {number},")
        follow_the_gold(anna)
        if number < len(names):
            guide.get_by_role("button", name=re.compile("^Next:")).click()

    anna.open(f"/learn/{game}")
    expect(anna.page.get_by_text(f"{len(names)} of {len(names)} done")).to_be_visible()


def test_a_lesson_lets_only_what_it_shows_be_chosen(new_user: NewUser) -> None:
    anna = new_user("Anna")
    anna.open("/learn/kutna_hora")
    anna.button("Lesson 1", exact=False).click()

    guide = anna.page.get_by_role("complementary", name="The guide")
    expect(guide).to_be_visible()

    assert len(anna.choices()) <= 1


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_is_found_by_its_id(new_user: NewUser, game: str) -> None:
    anna = new_user("Anna")
    anna.open(f"/rules/{game}")
    first = anna.page.locator("main").get_by_text(re.compile(r"^(KH|WWE)-[A-Z]+-1$")).nth(2)
    named = first.inner_text()

    anna.page.get_by_role("searchbox").fill(named.lower())

    expect(anna.page.locator("main").get_by_text(named, exact=True).first).to_be_visible()
    found = anna.page.locator("main").get_by_text(re.compile(r"^(KH|WWE)-[A-Z]+-\d+$"))
    assert 1 <= found.count() <= 12


def test_a_rule_has_an_address_of_its_own(new_user: NewUser) -> None:
    anna = new_user("Anna", language="fr")

    anna.open("/rules/kutna_hora/KH-PLOT-1")

    expect(anna.page.locator("main").get_by_text("KH-PLOT-1", exact=True).first).to_be_in_viewport()
