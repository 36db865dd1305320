"""Every piece says what it is, where it stands, and its rule: by mouse, by finger and by key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.sizes import SIZES
from tests.browser.user import GAMES, ME, PHONE, BrowserUser, NewUser

OURS = Path(__file__).with_name("info_cards.js").read_text("utf-8")
LONG_PRESS = 700  # milliseconds
# What a table in the middle of a game shows for certain, beside the choices of the hand.
SHOWN = {
    "kutna_hora": {
        "barbara", "build", "event", "groschen", "house", "income", "mine_row", "mine_stack",
        "miner", "ore_deck", "patrician", "pelican", "permit", "player", "plot", "plot_markers",
        "point", "population", "price", "production", "reputation", "rights", "round", "space",
        "starting_player", "tax", "turn", "village",
    },
    "world_without_end": {
        "active_player", "chapter", "discards", "duty", "event", "fair", "favor", "good", "hand",
        "house", "houses", "play", "player", "points", "project", "round", "seals",
    },
}  # fmt: skip


def in_the_middle(user: BrowserUser, game: str) -> None:
    """A table of four, some rounds into the game, where a card is asked for."""
    options = {"options": {"events": True}} if game == "kutna_hora" else {}
    table = user.create_table(game, [ME] * 4, **options)
    user.play(table, 90)
    user.play_until(table, "card")
    user.raise_curtain(table)
    user.page.wait_for_load_state("networkidle")


def card(user: BrowserUser) -> Locator:
    return user.page.locator(".info")


def first_of_each_kind(user: BrowserUser) -> list[Locator]:
    """One piece of each kind that is seen."""
    kinds: list[str] = user.page.evaluate(
        """() => [...new Set([...document.querySelectorAll('.table [data-piece]')]
            .filter(one => one.checkVisibility({ checkVisibilityCSS: true }))
            .map(one => one.dataset.piece))]"""
    )
    return [user.page.locator(f'.table [data-piece="{kind}"]:visible').first for kind in kinds]


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_on_the_table_says_what_it_is_and_names_its_rule(
    new_user: NewUser, game: str
) -> None:
    anna = new_user("Anna", size=SIZES["monitor"])
    in_the_middle(anna, game)
    anna.page.evaluate(OURS)

    cards: list[Any] = anna.page.evaluate("() => infoCards.readAll()")

    assert {one["piece"].partition(":")[0] for one in cards} >= SHOWN[game]
    assert [one for one in cards if not one["words"] or not one["rule"]] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_mouse_that_rests_on_any_kind_of_piece_opens_its_card(
    new_user: NewUser, game: str
) -> None:
    anna = new_user("Anna", size=SIZES["monitor"])
    in_the_middle(anna, game)

    for piece in first_of_each_kind(anna):
        piece.hover(force=True)
        expect(card(anna)).to_be_visible()
        anna.page.mouse.move(1, 1)
        expect(card(anna)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_stays_opens_the_card_without_choosing(new_user: NewUser, game: str) -> None:
    anna = new_user("Anna", size=PHONE)
    in_the_middle(anna, game)

    for piece in (anna.legal().first, anna.page.locator(".own [data-piece]:visible").first):
        anna.page.keyboard.press("Escape")  # the first card may lie over the second piece
        press_long(anna, piece)
        expect(card(anna)).to_be_visible()
        expect(card(anna)).to_be_in_viewport(ratio=1)
        expect(anna.page.locator("[data-choice].selected")).to_have_count(0)
    rule = card(anna).get_by_role("button").inner_text()
    card(anna).get_by_role("button").tap()

    book = anna.page.get_by_role("dialog")
    expect(book.locator(f'[id="{rule}"]').first).to_be_in_viewport()


def press_long(user: BrowserUser, piece: Locator) -> None:
    """Touch the middle of a piece, as a finger does, and let go after a while."""
    box = piece.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = user.context.new_cdp_session(user.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    user.page.wait_for_timeout(LONG_PRESS)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


def test_a_press_on_a_number_that_nobody_chooses_opens_its_card_until_the_next_press(
    new_user: NewUser,
) -> None:
    anna = new_user("Anna")
    in_the_middle(anna, "kutna_hora")

    anna.page.locator('[data-piece="tax"]').click()
    expect(card(anna)).to_contain_text("KH-END-2")
    anna.page.locator('[data-piece="price"]').first.click()
    expect(card(anna)).to_contain_text("KH-PRICE-1")
    anna.page.keyboard.press("Escape")

    expect(card(anna)).to_have_count(0)


def test_a_right_click_keeps_the_card_of_a_choice_and_its_rule_opens_the_rulebook(
    new_user: NewUser,
) -> None:
    anna = new_user("Anna")
    in_the_middle(anna, "kutna_hora")

    anna.page.locator('[data-choice^="rights:"]').first.click(button="right")
    rule = card(anna).get_by_role("button").inner_text()
    card(anna).get_by_role("button").click()

    expect(anna.page.get_by_role("dialog").locator(f'[id="{rule}"]').first).to_be_in_viewport()
    assert anna.page.locator("[data-choice].selected").count() == 0
