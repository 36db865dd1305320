"""Scenes: they come by themselves to whoever looks on, never over a decision, and can be opened
again; what happened since one's last turn; and the log, narrowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.sizes import SIZES
from tests.browser.user import FRIEND, GAMES, ME, BrowserUser, NewUser
from tests.table.vocabulary import eventually

NAMES = {
    "kutna_hora": {"draft", "round-end"},
    "world_without_end": {"chapter-end", "plague"},
}


def scene(user: BrowserUser) -> Locator:
    return user.page.locator("section.scene")


def open_scene(user: BrowserUser, name: str) -> None:
    """From the log, the first of its kind."""
    user.page.keyboard.press("l")
    user.page.locator(f'dialog [data-opens="{name}"]').first.click()
    expect(scene(user)).to_have_attribute("data-scene", name)


def overlap(one: Locator, other: Locator) -> bool:
    box, bar = one.bounding_box(), other.bounding_box()
    assert box is not None
    assert bar is not None
    apart = box["x"] + box["width"] <= bar["x"] + 1 or bar["x"] + bar["width"] <= box["x"] + 1
    return not (apart or box["y"] + box["height"] <= bar["y"] + 1)


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_is_opened_from_the_log_and_stepped_through_beside_the_decision(
    new_user: NewUser, game: str
) -> None:
    anna = new_user("Anna")
    table = anna.create_table(game, [ME, ME])
    anna.play(table)
    anna.sit_at(table)
    anna.page.keyboard.press("Escape")

    anna.page.keyboard.press("l")
    opened = anna.page.locator("dialog [data-opens]")
    found = set(opened.evaluate_all("all => all.map(one => one.dataset.opens)"))
    assert found >= NAMES[game]
    anna.page.keyboard.press("Escape")
    for name in sorted(found):
        open_scene(anna, name)
        for size in SIZES.values():
            anna.page.set_viewport_size(size)  # type: ignore[arg-type]
            expect(scene(anna)).to_be_visible()
            eventually(lambda: not overlap(scene(anna), anna.bar))
        anna.page.keyboard.press("Escape")
        expect(scene(anna)).to_have_count(0)


def test_a_scene_comes_by_itself_is_stepped_through_and_put_away(new_user: NewUser) -> None:
    anna, eve = new_user("Anna"), new_user("Eve", motion=True, pace=0.5)
    table = anna.create_table("kutna_hora", [ME, ME], public=True)
    anna.play_until(table, "row")
    eve.sign_in()
    eve.sit_at(table)

    draft_ends(anna, table)

    expect(scene(eve)).to_have_attribute("data-scene", "draft")
    step = scene(eve).get_by_role("status")
    expect(step).to_contain_text("Step 1 of 3")
    eve.page.keyboard.press("ArrowRight")
    expect(step).to_contain_text("Step 2 of 3")
    eve.page.keyboard.press("ArrowLeft")
    expect(step).to_contain_text("Step 1 of 3")
    eve.page.keyboard.press("Escape")
    expect(scene(eve)).to_have_count(0)

    open_scene(eve, "draft")
    for _ in range(3):
        scene(eve).locator("h2").click()
    expect(scene(eve)).to_have_count(0)


def test_without_motion_a_scene_is_one_page_that_stays(new_user: NewUser) -> None:
    anna, eve = new_user("Anna"), new_user("Eve")
    table = anna.create_table("kutna_hora", [ME, ME], public=True)
    anna.play_until(table, "row")
    eve.sign_in()
    eve.sit_at(table)

    draft_ends(anna, table)

    expect(scene(eve).locator("h3")).to_have_count(3)
    eve.page.keyboard.press("Escape")
    expect(scene(eve)).to_have_count(0)


def draft_ends(user: BrowserUser, table: str) -> None:
    user.play_until(table, "card")


def two_players(new_user: NewUser, game: str) -> tuple[str, list[BrowserUser]]:
    anna, ben = new_user("Anna"), new_user("Ben")
    table = anna.create_table(game, [ME, FRIEND])
    ben.sign_in()
    invite = anna.call("GET", f"/api/tables/{table}")["invite"]
    ben.call("POST", f"/api/tables/{table}/enter", {"invite": invite})
    ben.do(table, "take_seat", seat=1)
    anna.do(table, "start")
    anna.sit_at(table)
    return table, [anna, ben]


def test_whoever_is_asked_finds_the_scene_in_the_list_of_what_happened(new_user: NewUser) -> None:
    table, users = two_players(new_user, "kutna_hora")
    anna = users[0]
    play_until_asked(table, users, begins_a_round)

    line = anna.page.locator(".since button").first
    expect(line).to_contain_text("nd of round")
    expect(anna.legal().first).to_be_visible()
    assert scene(anna).count() == 0
    line.click()

    expect(scene(anna)).to_have_attribute("data-scene", "round-end")
    eventually(lambda: not overlap(scene(anna), anna.bar))


def test_a_line_of_what_happened_leads_to_its_moment(new_user: NewUser) -> None:
    table, users = two_players(new_user, "world_without_end")
    anna = users[0]
    play_until_asked(table, users, after_another_has_turned_the_card)

    anna.page.locator(".since button", has_text="Anna gains").first.click()

    expect(anna.bar).to_contain_text("Move ")


def begins_a_round(now: Any) -> bool:
    view, kind = now["view"], now["decision"]["kind"]
    return bool(view["round"] > 1 and view["starting_seat"] == 0 and kind == "card")


def after_another_has_turned_the_card(now: Any) -> bool:
    return bool(now["view"]["active_seat"] == 1 and now["decision"]["kind"] == "card")


def play_until_asked(table: str, users: list[BrowserUser], moment: Callable[[Any], bool]) -> None:
    """Play until the first user is asked at such a moment."""
    while True:
        now: Any = users[0].view(table)
        if now["turn_to_end"] is not None:
            users[now["turn_to_end"]].do(table, "end_turn", seat=now["turn_to_end"])
            continue
        seat = now["decision"]["seat"]
        if seat == 0 and moment(now):
            return
        asked = users[seat].view(table, seat)
        users[seat].answer(table, asked, asked["decision"]["choices"][0])


def test_the_log_is_narrowed_to_what_is_asked_for(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table = anna.create_table("kutna_hora", [ME, ME])
    anna.play(table)
    anna.sit_at(table)
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("l")
    lines = anna.page.locator("dialog .lines p")
    every = lines.count()

    anna.page.locator('dialog [data-filter="points"]').click()
    expect(lines.filter(has_text="point")).to_have_count(lines.count())
    assert 0 < lines.count() < every
    anna.page.locator('dialog [data-filter="prices"]').click()
    expect(lines.filter(has_text="scores")).to_have_count(0)
    expect(lines.filter(has_text="Prices")).not_to_have_count(0)
    assert anna.page.locator("dialog h3").count() >= 6
    anna.page.locator('dialog [data-filter="prices"]').click()
    expect(lines).to_have_count(every)
