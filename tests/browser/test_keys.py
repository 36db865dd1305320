"""The keys of a table: choose, confirm, undo, hint, log, history, and the nearest piece."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.user import GAMES, ME, BrowserUser, NewUser


def sitting(user: BrowserUser, moves: int = 6) -> str:
    """A table of Kutná Hora where we are asked for a card."""
    table = user.create_table("kutna_hora", [ME, ME])
    user.play(table, moves)
    user.play_until(table, "card")
    user.raise_curtain(table)
    return table


def test_a_number_chooses_enter_confirms_and_z_takes_back(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table = sitting(anna)
    press = anna.page.keyboard.press
    asked = anna.whose_turn(table)["decision"]
    income = next(one for one in anna.choices() if "nothing" in one)
    number = anna.choices().index(income) + 1
    before = anna.view(table)["move"]

    press(str(number))
    expect(anna.at(income)).to_be_focused()
    expect(anna.page.locator(f'[data-choice="{income}"].selected')).to_be_visible()
    expect(anna.bar.locator("button.primary")).to_be_enabled()
    press("Enter")
    anna.asked_after(table, asked)
    expect(anna.bar).to_have_attribute("aria-busy", "false")
    press("z")
    expect(anna.button("Redo")).to_be_visible()
    assert anna.view(table)["move"] == before
    press("Shift+Z")

    expect(anna.button("Redo")).to_have_count(0)
    assert anna.view(table)["move"] == before + 1


def test_l_opens_the_log_and_a_question_mark_all_keys(new_user: NewUser) -> None:
    anna = new_user("Anna")
    sitting(anna)

    anna.page.keyboard.press("l")
    expect(anna.page.get_by_role("dialog", name="Log")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("?")

    expect(anna.page.get_by_role("dialog", name="Keyboard")).to_contain_text("Z")


def test_the_arrows_step_through_the_history_and_back_to_now(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table = sitting(anna)
    last = anna.view(table)["move"]

    anna.page.keyboard.press("ArrowLeft")
    slider = anna.page.get_by_role("slider")
    expect(slider).to_have_value(str(last - 1))
    anna.page.locator("body").press("ArrowLeft")
    expect(slider).to_have_value(str(last - 2))
    for _ in range(3):
        anna.page.locator("body").press("ArrowRight")

    expect(slider).to_have_count(0)


def test_a_piece_that_cannot_be_chosen_is_reached_by_keyboard_and_says_why_not(
    new_user: NewUser,
) -> None:
    anna = new_user("Anna")
    sitting(anna)
    dead = anna.page.locator(".mine .spot:not(.legal):not(.reachable)").first
    beside = anna.page.locator(".mine .spot").nth(1)
    beside.focus()

    anna.page.keyboard.press("Shift+ArrowLeft")
    expect(anna.page.locator(".mine .spot").first).to_be_focused()
    dead.focus()
    anna.page.keyboard.press("Enter")

    expect(anna.page.locator(".why")).to_contain_text("Why not")


@pytest.mark.parametrize("game", GAMES)
def test_one_press_on_an_opponent_opens_the_whole_board(new_user: NewUser, game: str) -> None:
    anna = new_user("Anna")
    table = anna.create_table(game, [ME, ME])
    anna.play(table, 60)
    anna.raise_curtain(table)
    legal = anna.choices()

    anna.page.locator(".rival").first.click()

    board = anna.page.get_by_role("dialog")
    expect(board.locator(".board")).to_be_visible()
    assert board.locator("[data-choice].legal").count() == 0
    anna.page.keyboard.press("Escape")
    expect(board).to_have_count(0)
    assert anna.choices() == legal


@pytest.mark.parametrize("game", GAMES)
def test_the_menu_has_a_legend_of_all_icons(new_user: NewUser, game: str) -> None:
    anna = new_user("Anna")
    table = anna.create_table(game, [ME, ME])
    anna.raise_curtain(table)
    anna.button("Menu").click()

    anna.page.get_by_role("dialog").get_by_role("button", name="Icons").click()

    legend = anna.page.get_by_role("dialog", name="Icons")
    entries = legend.locator("li")
    expect(entries.nth(15)).to_be_visible()
    assert entries.locator("svg path, svg circle, svg rect").count() >= entries.count()
    assert all(text.strip() and "{" not in text for text in entries.all_inner_texts())


def test_a_mouse_that_rests_on_a_piece_learns_what_it_is_and_so_does_the_key_i(
    new_user: NewUser,
) -> None:
    anna = new_user("Anna")
    table = anna.create_table("world_without_end", [ME, ME])
    anna.play_until(table, "card")
    anna.raise_curtain(table)
    bridge = anna.page.locator(".wwe-plot").first
    card = anna.page.locator(".info")

    bridge.hover()
    expect(card).to_contain_text("stone")
    anna.page.mouse.move(2, 2)
    expect(card).to_have_count(0)
    bridge.focus()
    anna.page.keyboard.press("i")

    expect(card).to_contain_text("stone")
