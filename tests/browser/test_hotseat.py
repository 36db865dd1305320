"""Several people at one screen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.user import ME, BrowserUser, NewUser


def played_to_the_other_seat(user: BrowserUser, game: str) -> tuple[str, int]:
    """A table whose next choice is that of a seat which is not looked at."""
    table = user.create_table(game, [ME, ME])
    user.play(table, 8)
    while user.whose_turn(table)["decision"]["seat"] == 0:
        user.play(table, 1)
    return table, 1


def test_a_curtain_falls_between_hands_that_are_hidden(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table, seat = played_to_the_other_seat(anna, "world_without_end")

    anna.open(f"/t/{table}")
    curtain = anna.page.get_by_role("dialog", name="Pass the screen")
    expect(curtain).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    assert curtain.bounding_box() == {"x": 0, "y": 0, "width": 1280, "height": 720}
    anna.button("I’m ready: show my view").click()

    expect(curtain).to_have_count(0)
    anna.is_asked(anna.view(table, seat)["decision"]["id"])


def test_nothing_of_the_next_hand_is_on_the_page_before_the_curtain_rises(
    new_user: NewUser,
) -> None:
    anna = new_user("Anna")
    table, _ = played_to_the_other_seat(anna, "world_without_end")

    anna.open(f"/t/{table}")
    expect(anna.page.get_by_role("dialog", name="Pass the screen")).to_be_visible()

    assert anna.choices() == []


def test_where_nothing_is_hidden_the_screen_is_handed_over_by_itself_and_says_to_whom(
    new_user: NewUser,
) -> None:
    anna = new_user("Anna")
    table, seat = played_to_the_other_seat(anna, "kutna_hora")

    anna.open(f"/t/{table}")

    expect(anna.page.get_by_text("Pass the screen to Stag")).to_be_visible()
    anna.is_asked(anna.view(table, seat)["decision"]["id"])
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.page.get_by_text("Pass the screen")).to_have_count(0)


def test_the_curtain_calls_friends_at_one_screen_by_their_names(new_user: NewUser) -> None:
    anna = new_user("Anna")
    anna.open("/new?game=world_without_end")
    setup = anna.page.get_by_role("main")
    for seat in ("Seat 2", "Seat 3"):
        setup.get_by_role("group", name=seat).get_by_text("You", exact=True).click()
    for seat, name in (("Seat 2", "Ben"), ("Seat 3", "Clara")):
        setup.get_by_role("group", name=seat).get_by_label("Name of this player").fill(name)
    anna.button("Start game").click()
    expect(anna.bar).to_be_visible()
    table = anna.page.url.rpartition("/")[2]
    while anna.whose_turn(table)["decision"]["seat"] != 1:
        anna.play(table, 1)

    anna.page.reload()

    expect(anna.page.get_by_role("dialog", name="Pass the screen to Ben")).to_be_visible()
