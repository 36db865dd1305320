"""A table stays still under the pointer and can be read, on every screen, at every decision."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.decisions import Decisions
from tests.browser.measures import out_of_place, out_of_reach
from tests.browser.sizes import SIZES
from tests.browser.steadiness import touching_corners, unreadable, unsteady
from tests.browser.user import GAMES, BrowserUser, NewUser
from tests.table.server import Server

SOAK = int(os.environ.get("SILVERSPIRE_PATIENCE", "1")) > 1
# Together the games of these seeds ask every question that is asked more than once in a thousand.
SEEDS = {"kutna_hora": (33, 7), "world_without_end": (37, 53, 46, 38)}
SAMPLED = 2
MOST_CHOICES = 100 if SOAK else 3
LONGEST = "fr"
EVERYWHERE = "laptop"  # where all kinds are visited, also in a hurry

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


def kinds_for(decisions: Decisions, size: str) -> list[str]:
    """All kinds in a soak and on a laptop; else a few, others on each screen."""
    kinds = decisions.kinds
    if SOAK or size == EVERYWHERE:
        return kinds
    first = SAMPLED * list(SIZES).index(size)
    return [kinds[(first + place) % len(kinds)] for place in range(SAMPLED)]


@pytest.mark.parametrize("theme", ["light", "dark"] if SOAK else ["light"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_under_the_pointer_and_every_number_can_be_read(
    new_user: NewUser, decisions_of: DecisionsOf, game: str, size: str, theme: str
) -> None:
    decisions = decisions_of(game)
    anna = new_user("Anna", size=SIZES[size], language=LONGEST, dark=theme == "dark")
    anna.be(decisions.host)
    found: dict[str, list[str]] = {}
    for kind in kinds_for(decisions, size):
        anna.raise_curtain(decisions.table(kind))
        anna.page.wait_for_load_state("networkidle")
        wrong = [*out_of_place(anna, still=True), *out_of_reach(anna), *unreadable(anna)]
        found[kind] = wrong + unsteady(anna, MOST_CHOICES)
    assert {kind: wrong for kind, wrong in found.items() if wrong} == {}


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
