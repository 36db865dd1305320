"""World Without End in the browser: the event card is turned, and all that follows is seen."""

from __future__ import annotations

import math
import random
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.user import ME, PHONE, BrowserUser, NewUser

RADIUS = 60  # pixels from the card's middle, where it is seized


def the_card(user: BrowserUser) -> Locator:
    return user.page.get_by_role("slider", name="Orientation of the event card")


def arrow_of(user: BrowserUser) -> int:
    return int(the_card(user).get_attribute("aria-valuenow") or "-1")


def before_the_card(user: BrowserUser) -> tuple[str, Any]:
    """A table at which the user is about to turn the card; its id, and what they see."""
    table = user.create_table("world_without_end", [ME, ME])
    now = user.play_until(table, "orientation")
    user.raise_curtain(table)
    return table, now


def drag_by(user: BrowserUser, degrees: int) -> None:
    """Seize the card at its right and carry the hand around its middle."""
    box = the_card(user).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = user.page.mouse
    mouse.move(x + RADIUS, y)
    mouse.down()
    for step in range(1, 13):
        angle = math.radians(degrees * step / 12)
        mouse.move(x + RADIUS * math.cos(angle), y + RADIUS * math.sin(angle))
    mouse.up()


def until_outlaws_bar_the_way(user: BrowserUser, table: str) -> int:
    """Play until an orientation leads to outlaws who cannot be paid. Answers its arrow."""
    draw = random.Random(5)
    for _ in range(1_000):
        now = user.whose_turn(table)
        if now["decision"]["kind"] == "orientation":
            for way in now["view"]["orientations"]:
                if not way["possible"]:
                    return int(way["arrow"])
        user.answer(table, now, draw.choice(now["decision"]["choices"]))
    raise AssertionError("everybody could always pay")


def test_a_hand_turns_the_card_by_quarters(new_user: NewUser) -> None:
    anna = new_user("Anna")
    _, now = before_the_card(anna)
    before = arrow_of(anna)

    drag_by(anna, 80)

    turned = (before + 1) % 4
    assert now["view"]["orientations"][turned]["possible"]
    assert arrow_of(anna) == turned
    expect(anna.at(f"arrow:{turned}")).to_have_attribute("aria-pressed", "true")


def test_a_card_that_is_let_go_too_early_turns_back(new_user: NewUser) -> None:
    anna = new_user("Anna")
    before_the_card(anna)
    before = arrow_of(anna)

    drag_by(anna, 30)

    assert arrow_of(anna) == before


def test_keys_turn_the_card_and_enter_chooses(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table, now = before_the_card(anna)
    anna.at("arrow:0").click()
    the_card(anna).focus()

    anna.page.keyboard.press("ArrowRight")
    assert arrow_of(anna) == 1
    anna.page.keyboard.press("ArrowLeft")
    assert arrow_of(anna) == 0
    anna.page.keyboard.press("Enter")

    expect(the_card(anna)).to_have_count(0)
    assert anna.view(table)["move"] == now["move"] + 1


def test_each_seat_sees_what_its_corner_would_pay(new_user: NewUser) -> None:
    anna = new_user("Anna")
    _, now = before_the_card(anna)
    seats = anna.page.locator(".corner .income")

    for way in now["view"]["orientations"]:
        if not way["possible"]:
            continue
        anna.at(f"arrow:{way['arrow']}").click()
        for place, income in enumerate(way["incomes"]):
            good = "VP" if income["good"] == "points" else income["good"]
            expect(seats.nth(place).get_by_role("img")).to_have_accessible_name(
                f"{income['amount']} {good}"
            )


def test_the_marker_goes_where_the_card_said(new_user: NewUser) -> None:
    anna = new_user("Anna", motion=True)
    _, now = before_the_card(anna)
    way = next(way for way in now["view"]["orientations"] if way["arrow"] and way["possible"])
    spaces = anna.page.locator(".track .space")

    anna.pick(f"arrow:{way['arrow']}")
    expect(spaces.nth(way["space"])).to_contain_class("chosen")
    anna.confirm()

    expect(spaces.nth(way["space"])).to_contain_class("here")


def test_outlaws_who_cannot_be_paid_bar_the_way(new_user: NewUser) -> None:
    anna = new_user("Anna")
    table = anna.create_table("world_without_end", [ME, ME])
    arrow = until_outlaws_bar_the_way(anna, table)
    anna.raise_curtain(table)
    the_card(anna).focus()
    for _ in range(4):
        if arrow_of(anna) == arrow:
            break
        anna.page.keyboard.press("ArrowRight")

    anna.page.keyboard.press("Enter")

    expect(anna.page.get_by_role("alert")).to_contain_text("The outlaws want gold")
    assert arrow_of(anna) == arrow


def test_on_a_phone_a_hand_turns_the_card_and_not_the_page(new_user: NewUser) -> None:
    anna = new_user("Anna", size=PHONE)
    before_the_card(anna)
    before = arrow_of(anna)

    drag_by(anna, 170)

    assert arrow_of(anna) == (before + 2) % 4
    expect(anna.page.get_by_role("tab", name="Event")).to_have_attribute("aria-selected", "true")
