"""Several people at one screen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.reader import ME, Come, Reader


def played_to_the_other_seat(reader: Reader, game: str) -> tuple[str, int]:
    """A table whose next choice is that of a seat which is not looked at."""
    table = reader.lay(game, [ME, ME])
    reader.play_on(table, 8)
    while reader.whose_turn(table)["decision"]["seat"] == 0:
        reader.play_on(table, 1)
    return table, 1


def test_a_curtain_falls_between_hands_that_are_hidden(reader: Come) -> None:
    anna = reader("Anna")
    table, seat = played_to_the_other_seat(anna, "world_without_end")

    anna.open(f"/t/{table}")
    curtain = anna.page.get_by_role("dialog", name="Pass the screen")
    expect(curtain).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    assert curtain.bounding_box() == {"x": 0, "y": 0, "width": 1280, "height": 720}
    anna.button("I am here: show my side").click()

    expect(curtain).to_have_count(0)
    anna.is_asked(anna.look(table, seat)["decision"]["id"])


def test_nothing_of_the_next_hand_is_on_the_page_before_the_curtain_rises(reader: Come) -> None:
    anna = reader("Anna")
    table, _ = played_to_the_other_seat(anna, "world_without_end")

    anna.open(f"/t/{table}")
    expect(anna.page.get_by_role("dialog", name="Pass the screen")).to_be_visible()

    assert anna.choices() == []


def test_where_nothing_is_hidden_the_screen_turns_by_itself(reader: Come) -> None:
    anna = reader("Anna")
    table, seat = played_to_the_other_seat(anna, "kutna_hora")

    anna.open(f"/t/{table}")

    anna.is_asked(anna.look(table, seat)["decision"]["id"])
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
