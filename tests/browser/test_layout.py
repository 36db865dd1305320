"""A table stays still under the pointer and can be read, on every screen, at every decision."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.decisions import Decisions
from tests.browser.measures import out_of_place, out_of_reach
from tests.browser.sizes import SIZES
from tests.browser.steadiness import measure, settle, touching_corners, unreadable, unsteady
from tests.browser.user import GAMES, BrowserUser, NewUser
from tests.table.server import Server

SOAK = int(os.environ.get("SILVERSPIRE_PATIENCE", "1")) > 1
# Together the games of these seeds ask every question that is asked more than once in a thousand.
SEEDS = {"kutna_hora": (33, 7), "world_without_end": (37, 53, 46, 38)}
PARTS = 3  # of the decisions of a game: each is a test
TOUCHED = 4  # choices are touched on one size in four, a different one for each decision
MOST_CHOICES = 100 if SOAK else 3
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LONGEST = "fr"

DecisionsOf = Callable[[str], Decisions]


@pytest.fixture(scope="module")
def decisions_of(server: Server, browser: Browser) -> Iterator[DecisionsOf]:
    """A table for each kind of decision, made once for all tests."""
    host = BrowserUser(browser, f"http://127.0.0.1:{server.port}", "Anna")
    made: dict[str, Decisions] = {}

    def of(game: str) -> Decisions:
        if game not in made:
            made[game] = Decisions(host, game, SEEDS[game] if SOAK else SEEDS[game][:1])
        return made[game]

    yield of
    host.close()


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_at_every_decision_and_size_nothing_moves_and_every_number_can_be_read(
    new_user: NewUser, decisions_of: DecisionsOf, game: str, part: int
) -> None:
    decisions = decisions_of(game)
    anna = new_user("Anna", language=LONGEST)
    anna.be(decisions.host)
    found: dict[str, list[str]] = {}
    for number, kind in list(enumerate(decisions.kinds))[part::PARTS]:
        anna.raise_curtain(decisions.table(kind))
        anna.page.wait_for_load_state("networkidle")
        for place, (size, pixels) in enumerate(SIZES.items()):
            put_down(anna)
            anna.page.set_viewport_size(pixels)  # type: ignore[arg-type]
            for theme in THEMES if SOAK else [THEMES[(number + place) % 2]]:
                anna.page.emulate_media(color_scheme=theme)
                settle(anna)
                touched = SOAK or (number - place) % TOUCHED == 0
                found[f"{kind}, {size}, {theme}"] = faults(anna, MOST_CHOICES if touched else 0)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


def put_down(user: BrowserUser) -> None:
    """Nothing is pointed at and nothing is picked up."""
    user.page.mouse.move(0, 0)
    user.page.keyboard.press("Escape")


def faults(user: BrowserUser, most: int) -> list[str]:
    """What is out of place or cannot be read, and what moves when choices are touched."""
    wrong = [*out_of_place(user, still=True), *out_of_reach(user), *unreadable(user)]
    return wrong + unsteady(user, most) if most else wrong


@pytest.mark.parametrize("game", GAMES)
def test_confirm_takes_what_the_panel_describes(
    new_user: NewUser, decisions_of: DecisionsOf, game: str
) -> None:
    decisions = decisions_of(game)
    anna = new_user("Anna")
    anna.be(decisions.host)
    for kind in decisions.kinds:
        for choice in sample(anna.whose_turn(decisions.table(kind))["decision"]["choices"]):
            table = decisions.new_table(kind)
            asked = anna.whose_turn(table)["decision"]
            anna.raise_curtain(table)
            described = describe(anna, choice)
            anna.confirm()
            anna.asked_after(table, asked)

            assert (described, taken(anna, table, asked)) == (choice, choice), kind


def sample(choices: list[str]) -> set[str]:
    return {choices[0], choices[-1]} if SOAK else {choices[len(choices) // 2]}


def describe(user: BrowserUser, choice: str) -> str | None:
    """Pick a choice up, and read which one the panel describes."""
    user.pick(choice)
    sure = user.bar.locator("button.primary:enabled")
    expect(sure.or_(user.ways).first).to_be_visible()
    described: str | None = measure(user, "described")
    return described


def taken(user: BrowserUser, table: str, asked: Any) -> str:
    """The first choice that was made at a new table, as the log has it."""
    entries = user.call("GET", f"/api/tables/{table}/entries?seat={asked['seat']}")
    return str(next(entry["choice"] for entry in entries if entry["choice"] is not None))


@pytest.mark.parametrize("game", GAMES)
def test_text_twice_as_large_is_arranged_like_half_the_screen(
    new_user: NewUser, decisions_of: DecisionsOf, game: str
) -> None:
    decisions = decisions_of(game)
    anna = new_user("Anna", textSize="largest")
    anna.be(decisions.host)

    anna.raise_curtain(decisions.table("card"))

    expect(anna.page.locator(".table.side")).to_be_visible()
    assert [*out_of_place(anna, still=True), *out_of_reach(anna), *unreadable(anna)] == []


def test_a_table_follows_when_the_browser_enlarges_all_text(
    new_user: NewUser, decisions_of: DecisionsOf
) -> None:
    decisions = decisions_of("kutna_hora")
    anna = new_user("Anna")
    anna.be(decisions.host)
    anna.raise_curtain(decisions.table("card"))

    anna.page.evaluate("document.documentElement.style.fontSize = '200%'")

    expect(anna.page.locator(".table.side")).to_be_visible()
    assert [*out_of_place(anna, still=True), *out_of_reach(anna), *unreadable(anna)] == []


def test_the_log_stands_in_the_empty_column_of_a_large_screen(
    new_user: NewUser, decisions_of: DecisionsOf
) -> None:
    decisions = decisions_of("kutna_hora")
    anna = new_user("Anna", size=SIZES["monitor"])
    anna.be(decisions.host)

    anna.raise_curtain(decisions.table("card"))

    expect(anna.page.locator(".others").get_by_role("region", name="Log")).to_be_visible()


def test_words_on_an_event_card_stay_clear_of_its_corners(
    new_user: NewUser, decisions_of: DecisionsOf
) -> None:
    decisions = decisions_of("world_without_end")
    anna = new_user("Anna", size=SIZES["monitor"], language=LONGEST)
    anna.be(decisions.host)

    for kind in ("orientation", "card", "event_trade"):  # with an event card on the table
        anna.raise_curtain(decisions.table(kind))
        assert touching_corners(anna) == [], kind


@pytest.mark.parametrize("size", ["phone-landscape", "laptop-zoomed"])
@pytest.mark.parametrize("game", GAMES)
def test_on_a_low_screen_the_hand_stands_below_the_question_and_the_board_beside_it(
    new_user: NewUser, decisions_of: DecisionsOf, game: str, size: str
) -> None:
    decisions = decisions_of(game)
    anna = new_user("Anna", size=SIZES[size], language=LONGEST)
    anna.be(decisions.host)

    anna.raise_curtain(decisions.table("card"))

    board = anna.page.get_by_role("tabpanel")
    expect(board.locator("svg.city, .page").first).to_be_in_viewport(ratio=0.9)
    assert out_of_reach(anna) == []
    expect(board.locator(".legal")).to_have_count(0)


def test_a_person_on_the_favor_track_is_seen_while_pointed_at(
    new_user: NewUser, decisions_of: DecisionsOf
) -> None:
    decisions = decisions_of("world_without_end")
    anna = new_user("Anna")
    anna.be(decisions.host)
    anna.raise_curtain(decisions.table("orientation"))
    person = anna.page.locator("button.wwe-person.legal").first

    person.hover()
    pointed = person.evaluate("one => getComputedStyle(one).backgroundColor")
    person.click()
    picked = person.evaluate("one => getComputedStyle(one).backgroundColor")

    assert {pointed, picked} == {"rgba(0, 0, 0, 0)"}
