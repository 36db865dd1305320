"""Looking back: history, log, catching up, replaying, and going on from there."""

from __future__ import annotations

import re

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.browser.user import FRIEND, GAMES, ME, BrowserUser, NewUser


def test_the_slider_shows_the_table_as_it_was_and_leads_back_to_now(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table = anna.create_table("kutna_hora", [ME, ME])
    anna.play(table, 30)
    anna.raise_curtain(table)

    anna.button("Menu").click()
    anna.button("History").click()
    anna.page.get_by_role("slider").press("Home")
    expect(anna.bar).to_contain_text("Move 0 of 30")
    anna.page.get_by_role("slider").press("ArrowRight")
    expect(anna.bar).to_contain_text("Move 1 of 30")
    assert anna.choices() == []
    anna.button("Return to the present").click()

    expect(anna.legal().first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_log_leads_to_its_moment(new_user: NewUser, game: str) -> None:
    anna = new_user("Anna")
    table = anna.create_table(game, [ME, ME])
    anna.play(table, 30)
    anna.raise_curtain(table)

    anna.button("Log").click()
    line = anna.page.get_by_role("dialog").locator("li:has(button)").nth(3)
    expect(line).to_contain_text(re.compile(r"\w{3,}"))
    move = re.findall(r"\d+", line.get_by_role("button").get_attribute("aria-label") or "")[0]
    line.get_by_role("button").click()

    expect(anna.bar).to_contain_text(f"Move {move} of 30")


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_replayed_and_played_on_from_any_move(
    new_user: NewUser, game: str
) -> None:
    anna = new_user("Anna")
    table = anna.create_table(game, [ME, ME])
    anna.play(table)
    anna.open(f"/t/{table}")

    anna.page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    expect(anna.bar).to_contain_text("Move 0 of")
    expect(anna.bar).to_contain_text("Move 1 of")  # it plays by itself
    anna.button("Pause").click()
    anna.page.get_by_role("slider").fill("40")
    expect(anna.bar).to_contain_text("Move 40 of")
    anna.button("Continue from here").click()

    expect(anna.page).not_to_have_url(re.compile(table))
    expect(anna.page.locator("section.own").first).to_be_visible()
    forked = anna.call("GET", f"/api/tables/{anna.page.url.rpartition('/')[2]}")
    assert forked["fork_of"] == table
    assert forked["status"] == "running"


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_has_marks_for_rounds_a_pace_and_the_view_of_any_seat(
    new_user: NewUser, game: str
) -> None:
    anna = new_user("Anna")
    table = anna.create_table(game, [ME, ME])
    anna.play(table)
    anna.open(f"/t/{table}")
    last = anna.view(table)["move"]

    anna.page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    anna.button("Pause").click()
    parts = anna.page.get_by_label("Go to a round")
    expect(anna.bar.locator(".marks i")).to_have_count(parts.locator("option").count())
    parts.select_option(index=2)
    expect(anna.bar).not_to_contain_text("Move 0 of")
    anna.page.get_by_label("Point of view").select_option(index=1)
    expect(anna.page.locator('section.own[aria-label="Stag"]')).to_be_visible()
    anna.page.get_by_role("slider").fill(str(last - 3))
    anna.page.get_by_label("Speed", exact=True).select_option("Instant")
    anna.button("Play").click()

    expect(anna.bar).to_contain_text(f"Move {last} of {last}")


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_a_page_with_ranking_sources_moments_and_another_game(
    new_user: NewUser, game: str
) -> None:
    anna = new_user("Anna")
    table = anna.create_table(game, [ME, ME])
    anna.play(table)

    anna.open(f"/t/{table}")

    page = anna.page.get_by_role("dialog")
    expect(page.locator(".ranking li")).to_have_count(2)
    for title in ("Where the points came from", "Three turning points"):
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    moment = re.compile(r"Move \d+: .* winning chances (rise|fall) from \d+% to \d+%")
    expect(page.get_by_text(moment).first).to_be_visible()
    with anna.page.expect_download() as download:
        page.get_by_role("button", name="Picture to share").click()
    with Image.open(download.value.path()) as picture:
        assert picture.size == (1200, 630)
        colors = picture.getcolors(1_000_000)
        assert colors is not None
        assert len(colors) > 20  # something is drawn on it
    page.get_by_role("button", name="Play again").click()
    expect(anna.page).not_to_have_url(re.compile(table))


def test_what_happened_while_one_was_away_can_be_watched(new_user: NewUser) -> None:
    anna, ben = new_user("Anna"), new_user("Ben")
    table = anna.create_table("kutna_hora", [ME, FRIEND])
    ben.sign_in()
    invite = anna.call("GET", f"/api/tables/{table}")["invite"]
    ben.call("POST", f"/api/tables/{table}/enter", {"invite": invite})
    ben.do(table, "take_seat", seat=1)
    anna.do(table, "start")
    anna.sit_at(table)
    anna.open("/")

    move, missed = play_both(table, [anna, ben])
    anna.sit_at(table)
    anna.button(f"See the {missed} moves you missed").click()

    expect(anna.bar).to_contain_text(f"Move {move} of")
    expect(anna.bar).to_contain_text(f"Move {move + 1} of")


def play_both(table: str, users: list[BrowserUser]) -> tuple[int, int]:
    """Play until the first has moved and the second several times since, and the first is asked.

    Answers the last move of the first, and how many of the second's came after it.
    """
    move, missed = 0, 0
    while True:
        now = users[0].view(table)
        if now["turn_to_end"] is not None:
            users[now["turn_to_end"]].do(table, "end_turn", seat=now["turn_to_end"])
            continue
        seat = now["decision"]["seat"]
        if seat == 0 and move and missed > 1:
            return move, missed
        asked = users[seat].view(table, seat)
        users[seat].answer(table, asked, asked["decision"]["choices"][0])
        move, missed = (asked["move"] + 1, 0) if seat == 0 else (move, missed + 1)


def test_a_finished_game_is_analyzed_and_its_costliest_decision_is_tried_again(
    new_user: NewUser,
) -> None:
    anna = new_user("Anna")
    table = anna.create_table("world_without_end", [ME, ME])
    anna.play(table)
    anna.open(f"/t/{table}")
    section = anna.page.get_by_role("dialog").get_by_role("region", name="Analysis")

    section.get_by_role("button", name="Analyze this game").click()
    expect(section.get_by_role("progressbar")).to_be_visible()
    expect(section.get_by_role("table")).to_be_visible(timeout=120_000)
    expect(section.get_by_text("Chances of winning in percent")).to_be_visible()
    costliest = section.locator("ol > li").first
    expect(costliest).to_contain_text("Better: ")
    costliest.get_by_role("button", name="Try again from here").click()

    expect(anna.page).not_to_have_url(re.compile(table))
    forked = anna.call("GET", f"/api/tables/{anna.page.url.rpartition('/')[2]}")
    assert forked["fork_of"] == table
    assert forked["status"] == "running"
