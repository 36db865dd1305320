"""The first page: play right away, set up a table, find running games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.user import COMPUTER, FRIEND, GAMES, ME, NewUser


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_the_computer_is_two_clicks_away(new_user: NewUser, game: str) -> None:
    anna = new_user("Anna", oneTap=True)

    anna.open("/")
    anna.button(f"Play now: {GAMES[game]}", exact=False).click()

    expect(anna.page).to_have_url(re.compile("/t/"))
    expect(anna.legal().first).to_be_visible()


def test_a_table_is_set_with_game_seats_levels_options_and_seed(new_user: NewUser) -> None:
    anna = new_user("Anna")
    anna.open("/new?game=kutna_hora")
    page = anna.page

    page.get_by_text("World Without End", exact=True).click()
    page.get_by_label("Difficulty of seat 2").select_option("master")
    page.get_by_label("First game").check()
    page.get_by_text("Advanced").click()
    page.get_by_label("Seed").fill("41")
    anna.button("Start game").click()
    expect(page).to_have_url(re.compile("/t/"))

    table = anna.call("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert table["game"] == "world_without_end"
    assert [seat["level"] for seat in table["seats"]] == [None, "master", "journeyman"]
    assert table["options"]["first_game"] is True
    assert table["seed_chosen"]


def test_a_table_can_be_set_up_without_hints(new_user: NewUser) -> None:
    anna = new_user("Anna")
    anna.open("/new?game=kutna_hora")

    anna.page.get_by_label("Allow hints").uncheck()
    anna.button("Start game").click()

    expect(anna.legal().first).to_be_visible()
    expect(anna.button("Hint")).to_have_count(0)


def test_a_seed_that_is_no_number_is_refused_in_words(new_user: NewUser) -> None:
    anna = new_user("Anna")
    anna.open("/new?game=kutna_hora")

    anna.page.get_by_text("Advanced").click()
    anna.page.get_by_label("Seed").fill("lucky")
    anna.button("Start game").click()

    expect(anna.page.get_by_role("alert")).to_contain_text("A seed is a whole number")


def test_your_tables_say_whose_turn_it_is_and_lead_there(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table = anna.create_table("world_without_end", [ME, ME])

    anna.open("/")
    anna.page.get_by_role("link", name=re.compile("World Without End.*Your turn")).click()

    expect(anna.page).to_have_url(re.compile(table))


def test_open_tables_are_found_by_others(new_user: NewUser) -> None:
    anna, ben = new_user("Anna"), new_user("Ben")
    table = anna.create_table("kutna_hora", [ME, FRIEND], public=True)

    ben.open("/")
    ben.page.locator(f'a[href="/t/{table}"]').click()
    ben.button("Take this seat", exact=False).first.click()

    expect(ben.page.get_by_text("Anna has yet to arrive.")).to_be_visible()


def test_finished_games_are_there_to_replay(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table = anna.create_table("kutna_hora", [ME, ME], public=True)
    anna.play(table)

    anna.open("/")

    again = anna.page.get_by_role("region", name="Finished games")
    expect(again.locator(f'a[href="/t/{table}"]')).to_be_visible()


def test_a_finished_game_is_one_line_with_the_names_of_the_table(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table = anna.create_table("kutna_hora", [ME, COMPUTER, COMPUTER, COMPUTER])
    anna.do(table, "resign", seat=0)

    anna.open("/")

    line = anna.page.locator(f'a[href="/t/{table}"] .who')
    people = [seat["name"] for seat in anna.call("GET", f"/api/tables/{table}")["seats"]]
    for name in people:
        expect(line).to_contain_text(name)
    expect(line).to_contain_text("Anna")
    expect(line).not_to_contain_text("ourneyman")
    line_box = line.bounding_box()
    assert line_box is not None
    assert line_box["height"] < 40


def test_a_person_without_a_name_is_asked_for_it_when_taking_a_seat(new_user: NewUser) -> None:
    anna, somebody = new_user("Anna"), new_user("")
    table = anna.create_table("kutna_hora", [ME, FRIEND])
    anna.sit_down_in_the_lobby(table)
    link = anna.page.get_by_label("Invitation").input_value()

    somebody.open(link)
    somebody.button("Take this seat", exact=False).click()
    somebody.page.get_by_label("Your name").fill("Zoë")
    somebody.page.keyboard.press("Enter")

    expect(anna.page.get_by_text("Zoë").first).to_be_visible()


def test_light_and_dark_follow_the_system_until_one_is_chosen(new_user: NewUser) -> None:
    anna = new_user("Anna", dark=True)
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    anna.open("/settings")
    night = anna.page.evaluate(paper)

    anna.page.get_by_role("combobox", name="Theme").select_option("light")

    expect(anna.page.locator("html")).not_to_have_css("background-color", night)
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "light")


def test_the_settings_say_which_version_and_engine_run(new_user: NewUser) -> None:
    anna = new_user("Anna")
    about = anna.context.request.get("/api/about").json()

    anna.open("/settings")

    running = f"Silverspire {about['version']}, {about['engine']} engine"
    expect(anna.page.get_by_text(running)).to_be_visible()
