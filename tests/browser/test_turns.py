"""A turn on the screen: pick up, see what it does, choose, take back, end the turn; and why not."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.user import GAMES, ME, PHONE, BrowserUser, NewUser

RULE = re.compile(r"^(KH|WWE)-[A-Z]+-\d+$")


def asked_for_a_card(user: BrowserUser, choice: str = "") -> tuple[str, list[str]]:
    """Two friends at one screen, in the middle of a game: who sits there plays a card."""
    table = user.create_table("kutna_hora", [ME, ME])
    asked = user.play_until(table, "card", choice)["decision"]
    user.sit_at(table).is_asked(asked["id"])
    return table, [one for one in asked["choices"] if choice in one]


def test_the_first_touch_shows_what_it_does_and_the_second_chooses(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table, incomes = asked_for_a_card(anna, "income")
    before = anna.view(table)["move"]

    anna.pick(incomes[0])
    expect(anna.page.locator(".consequences strong")).to_be_visible()
    assert anna.view(table)["move"] == before
    anna.pick(incomes[0])

    expect(anna.button("Redo")).to_have_count(0)
    expect(anna.button("Undo").first).to_be_enabled()
    assert anna.view(table)["move"] == before + 1


def test_what_a_choice_costs_and_brings_is_shown_before_it_is_made(new_user: NewUser) -> None:
    anna = new_user("Anna")
    _, mines = asked_for_a_card(anna, "mine")

    anna.at(mines[0]).hover()
    expect(anna.page.locator(".consequences strong")).to_be_visible()
    anna.pick(mines[0])

    expect(anna.ways.or_(anna.bar.locator("button.primary:enabled")).first).to_be_visible()


def test_escape_drops_what_was_picked_up(new_user: NewUser) -> None:
    anna = new_user("Anna")
    _, choices = asked_for_a_card(anna)
    anna.pick(choices[0])
    expect(anna.page.locator(".selected").first).to_be_visible()

    anna.page.keyboard.press("Escape")

    expect(anna.page.locator(".selected")).to_have_count(0)


def test_a_choice_is_undone_and_done_again(new_user: NewUser) -> None:
    anna = new_user("Anna", oneTap=True)
    table, plots = asked_for_a_card(anna, "plot")
    asked = anna.view(table)["decision"] or {}
    anna.pick(plots[0])
    squares = anna.page.locator('[data-choice^="plot:"].legal')
    expect(squares.first).to_be_visible()

    anna.button("Undo").first.click()
    expect(squares).to_have_count(0)
    expect(anna.at(plots[0])).to_be_visible()
    anna.button("Redo").click()

    expect(squares.first).to_be_visible()
    assert anna.view(table)["decision"]["kind"] == "plot", asked


def test_a_turn_ends_when_its_player_says_so(new_user: NewUser) -> None:
    anna = new_user("Anna", oneTap=True)
    table = anna.create_table("kutna_hora", [ME, ME])
    anna.play_until(table, "card")
    while (now := anna.view(table))["turn_to_end"] is None:
        asked = now["decision"] if now["decision"]["choices"] else None
        now = now if asked else anna.view(table, now["decision"]["seat"])
        anna.answer(table, now, now["decision"]["choices"][0])
    seat = now["turn_to_end"]

    anna.sit_at(table)
    expect(anna.bar.get_by_text("Your turn is complete.")).to_be_visible()
    assert anna.view(table)["turn_to_end"] == seat
    expect(anna.button("End turn")).to_be_focused()
    anna.page.keyboard.press("Enter")

    expect(anna.bar.get_by_text("Your turn is complete.")).to_have_count(0)
    assert anna.view(table)["turn_to_end"] is None


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_what_cannot_be_chosen_says_why_not_with_its_rule(new_user: NewUser, size: object) -> None:
    anna = new_user("Anna", **({"size": size} if size else {}))
    asked_for_a_card(anna)

    # It is marked as disabled, and answers all the same.
    anna.page.locator("section.own [data-choice]:not(.legal):not(.reachable):visible").first.click(
        force=True
    )
    why = anna.page.locator(".why")
    expect(why.get_by_text(re.compile("^Why not"))).to_be_visible()
    rule = why.locator("button.rule").first
    expect(rule).to_have_text(RULE)
    named = rule.inner_text()
    rule.click()

    book = anna.page.get_by_role("dialog")
    expect(book.get_by_text(named, exact=True).first).to_be_visible()
    expect(book.get_by_text(named, exact=True).first).to_be_in_viewport()


def test_a_player_who_is_not_asked_sees_whose_turn_it_is(new_user: NewUser) -> None:
    anna, ben = new_user("Anna"), new_user("Ben")
    table = anna.create_table("kutna_hora", [ME, {"player": "person"}])
    invite = anna.call("GET", f"/api/tables/{table}")["invite"]
    ben.sign_in()
    ben.call("POST", f"/api/tables/{table}/enter", {"invite": invite})
    ben.do(table, "take_seat", seat=1)
    anna.do(table, "start")
    asked = anna.view(table)["decision"]["seat"]
    waiting, name = ((anna, "Ben"), (ben, "Anna"))[asked == 0]

    waiting.sit_at(table)

    expect(waiting.bar).to_contain_text(f"Waiting for {name}")
    waiting.page.locator("[data-choice]:visible").first.click(force=True)
    expect(waiting.page.locator(".why")).to_contain_text(f"Waiting for {name}")


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_says_what_it_would_do_and_why(new_user: NewUser, game: str) -> None:
    anna = new_user("Anna")
    table = anna.create_table(game, [ME, ME])
    anna.play(table, 20)
    anna.raise_curtain(table)

    with anna.page.expect_response(re.compile("/hint")) as response:  # it thinks again each time
        anna.button("Hint").click()

    expect(anna.page.locator(".hint")).to_contain_text(re.compile(r"\w+ .*\w+ .*\."))
    chosen = response.value.json()["choice"]
    expect(anna.page.locator(f'[data-choice="{chosen}"].selected').first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_score_sheet_lists_every_source_as_if_the_game_ended_now(
    new_user: NewUser, game: str
) -> None:
    anna = new_user("Anna")
    table = anna.create_table(game, [ME, ME])
    anna.play(table, 60)
    anna.raise_curtain(table)
    seat = anna.whose_turn(table)["seat"]
    sheets = anna.call("GET", f"/api/tables/{table}/scores?seat={seat}")["sheets"]

    anna.button("Score").click()

    sums = anna.page.get_by_role("dialog").locator("tfoot td")
    expect(sums).to_have_count(2)
    total = f"{sheets[seat]['total']:g}".replace("-", "−").replace(".5", "½")
    expect(sums.nth(seat)).to_have_text(total)
