"""Looking back: history, log, catching up, replaying, and going on from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.reader import FRIEND, GAMES, ME, Come, Reader


def test_the_slider_shows_the_table_as_it_was_and_leads_back_to_now(reader: Come) -> None:
    anna = reader("Anna")
    table = anna.lay("kutna_hora", [ME, ME])
    anna.play_on(table, 30)
    anna.raise_curtain(table)

    anna.button("Menu").click()
    anna.button("Look back").click()
    anna.page.get_by_role("slider").press("Home")
    expect(anna.bar).to_contain_text("Move 0 of 30")
    anna.page.get_by_role("slider").press("ArrowRight")
    expect(anna.bar).to_contain_text("Move 1 of 30")
    assert anna.choices() == []
    anna.button("Back to now").click()

    expect(anna.legal().first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_log_leads_to_its_moment(reader: Come, game: str) -> None:
    anna = reader("Anna")
    table = anna.lay(game, [ME, ME])
    anna.play_on(table, 30)
    anna.raise_curtain(table)

    anna.button("Log").click()
    line = anna.page.get_by_role("dialog").locator("li").nth(3)
    expect(line).to_contain_text(re.compile(r"\w{3,}"))
    move = re.findall(r"\d+", line.get_by_role("button").get_attribute("aria-label") or "")[0]
    line.get_by_role("button").click()

    expect(anna.bar).to_contain_text(f"Move {move} of 30")


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_replayed_and_played_on_from_any_move(reader: Come, game: str) -> None:
    anna = reader("Anna")
    table = anna.lay(game, [ME, ME])
    anna.play_on(table)
    anna.open(f"/t/{table}")

    anna.page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    expect(anna.bar).to_contain_text("Move 0 of")
    expect(anna.bar).to_contain_text("Move 1 of")  # it plays by itself
    anna.button("Pause").click()
    anna.page.get_by_role("slider").fill("40")
    expect(anna.bar).to_contain_text("Move 40 of")
    anna.button("Play on from here").click()

    expect(anna.page).not_to_have_url(re.compile(table))
    expect(anna.page.locator("section.own").first).to_be_visible()
    forked = anna.call("GET", f"/api/tables/{anna.page.url.rpartition('/')[2]}")
    assert forked["fork_of"] == table
    assert forked["status"] == "running"


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_a_page_with_ranking_sources_moments_and_another_game(
    reader: Come, game: str
) -> None:
    anna = reader("Anna")
    table = anna.lay(game, [ME, ME])
    anna.play_on(table)

    anna.open(f"/t/{table}")

    page = anna.page.get_by_role("dialog")
    expect(page.locator(".ranking li")).to_have_count(2)
    for title in ("Where the points came from", "Three moments that decided it"):
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_text(re.compile(r"Move \d+: .* gains \S+ on the others"))).to_have_count(3)
    page.get_by_role("button", name="Play again").click()
    expect(anna.page).not_to_have_url(re.compile(table))


def test_what_happened_while_one_was_away_can_be_watched(reader: Come) -> None:
    anna, ben = reader("Anna"), reader("Ben")
    table = anna.lay("kutna_hora", [ME, FRIEND])
    ben.introduce()
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


def play_both(table: str, readers: list[Reader]) -> tuple[int, int]:
    """Play until the first has moved and the second several times since, and the first is asked.

    Answers the last move of the first, and how many of the second's came after it.
    """
    move, missed = 0, 0
    while True:
        now = readers[0].look(table)
        if now["turn_to_end"] is not None:
            readers[now["turn_to_end"]].do(table, "end_turn", seat=now["turn_to_end"])
            continue
        seat = now["decision"]["seat"]
        if seat == 0 and move and missed > 1:
            return move, missed
        asked = readers[seat].look(table, seat)
        readers[seat].answer(table, asked, asked["decision"]["choices"][0])
        move, missed = (asked["move"] + 1, 0) if seat == 0 else (move, missed + 1)
