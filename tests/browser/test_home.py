"""The first page: play at once, set a table, find what goes on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.reader import FRIEND, GAMES, ME, Come


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_the_computer_is_two_clicks_away(reader: Come, game: str) -> None:
    anna = reader("Anna", oneTap=True)

    anna.open("/")
    anna.button(f"Play now: {GAMES[game]}", exact=False).click()

    expect(anna.page).to_have_url(re.compile("/t/"))
    expect(anna.legal().first).to_be_visible()


def test_a_table_is_set_with_game_seats_levels_options_and_seed(reader: Come) -> None:
    anna = reader("Anna")
    anna.open("/new?game=kutna_hora")
    page = anna.page

    page.get_by_text("World Without End", exact=True).click()
    page.get_by_label("How strong seat 2 plays").select_option("master")
    page.get_by_label("A first game").check()
    page.get_by_text("For those who know").click()
    page.get_by_label("Seed").fill("41")
    anna.button("Begin the game").click()
    expect(page).to_have_url(re.compile("/t/"))

    table = anna.call("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert table["game"] == "world_without_end"
    assert [seat["level"] for seat in table["seats"]] == [None, "master", "journeyman"]
    assert table["options"]["first_game"] is True
    assert table["seed_chosen"]


def test_a_seed_that_is_no_number_is_refused_in_words(reader: Come) -> None:
    anna = reader("Anna")
    anna.open("/new?game=kutna_hora")

    anna.page.get_by_text("For those who know").click()
    anna.page.get_by_label("Seed").fill("lucky")
    anna.button("Begin the game").click()

    expect(anna.page.get_by_role("alert")).to_contain_text("A seed is a whole number")


def test_your_tables_say_whose_turn_it_is_and_lead_there(reader: Come) -> None:
    anna = reader("Anna")
    table = anna.lay("world_without_end", [ME, ME])

    anna.open("/")
    anna.page.get_by_role("link", name=re.compile("World Without End.*Your turn")).click()

    expect(anna.page).to_have_url(re.compile(table))


def test_open_tables_are_found_by_others(reader: Come) -> None:
    anna, ben = reader("Anna"), reader("Ben")
    table = anna.lay("kutna_hora", [ME, FRIEND], public=True)

    ben.open("/")
    ben.page.locator(f'a[href="/t/{table}"]').click()
    ben.button("Sit down here", exact=False).first.click()

    expect(ben.page.get_by_text("Everybody is here.")).to_be_visible()


def test_finished_games_are_there_to_replay(reader: Come) -> None:
    anna = reader("Anna")
    table = anna.lay("kutna_hora", [ME, ME], public=True)
    anna.play_on(table)

    anna.open("/")

    again = anna.page.get_by_role("region", name="Games to look at again")
    expect(again.locator(f'a[href="/t/{table}"]')).to_be_visible()


def test_who_has_no_name_yet_is_asked_for_it_when_sitting_down(reader: Come) -> None:
    anna, somebody = reader("Anna"), reader("")
    table = anna.lay("kutna_hora", [ME, FRIEND])
    anna.sit_down_in_the_lobby(table)
    link = anna.page.get_by_label("Invitation").input_value()

    somebody.open(link)
    somebody.button("Sit down here", exact=False).click()
    somebody.page.get_by_label("What shall the others call you?").fill("Zoë")
    somebody.page.keyboard.press("Enter")

    expect(anna.page.get_by_text("Zoë")).to_be_visible()


def test_light_and_dark_follow_the_system_until_one_is_chosen(reader: Come) -> None:
    anna = reader("Anna", dark=True)
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    anna.open("/settings")
    night = anna.page.evaluate(paper)

    anna.page.get_by_role("combobox", name="Look").select_option("light")

    expect(anna.page.locator("html")).not_to_have_css("background-color", night)
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "light")
