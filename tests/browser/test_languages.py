"""Every language at both sizes: complete, nothing cut off, your own turn without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.languages import PSEUDO, SPOKEN, left_in_english, speak_pseudo, undisguised
from tests.browser.measures import missing_messages, out_of_place, out_of_reach, texts, too_small
from tests.browser.user import DESKTOP, GAMES, ME, PHONE, BrowserUser, NewUser

NEW = ("/new?game=kutna_hora", "/new?game=world_without_end")
PAGES = ("/", *NEW, "/settings", "/rules", "/learn")
WRITTEN_IN_THE_RULEBOOK = "/rules"
POSITIONS = (0, 45, 60)  # this many moves on, each time

every_language = pytest.mark.parametrize("language", [*SPOKEN, PSEUDO])
both_sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def come(new_user: NewUser, language: str, size: dict[str, int]) -> BrowserUser:
    anna = new_user("Anna", language="en" if language == PSEUDO else language, size=size)
    if language == PSEUDO:
        speak_pseudo(anna)
    return anna


def misspoken(user: BrowserUser, language: str) -> list[str]:
    """Words that are missing, or of another language."""
    found = missing_messages(user)
    if language == PSEUDO:
        return found + undisguised(texts(user))
    if language != "en":
        found += left_in_english(texts(user), language)
    return found


def wrong_with(
    user: BrowserUser, language: str, size: dict[str, int], *, still: bool = False
) -> list[str]:
    # Words that nobody uses may be shortened: they are longer than any that somebody does.
    found = out_of_place(user, still=still, shortened=language == PSEUDO)
    if size == PHONE:
        found += too_small(user)
    return found


@every_language
@both_sizes
def test_pages_speak_it_and_nothing_is_cut_off(
    new_user: NewUser, language: str, size: dict[str, int]
) -> None:
    anna = come(new_user, language, size)
    found: dict[str, list[str]] = {}
    for path in PAGES:
        anna.open(path)
        expect(anna.page.locator("main")).to_be_visible()
        anna.page.wait_for_load_state("networkidle")
        found[path] = wrong_with(anna, language, size)
        if language != PSEUDO or path != WRITTEN_IN_THE_RULEBOOK:
            found[path] += misspoken(anna, language)
    assert found == {path: [] for path in PAGES}


@both_sizes
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("languages", [SPOKEN, (PSEUDO,)], ids=["spoken", PSEUDO])
def test_your_own_turn_needs_no_scrolling(
    new_user: NewUser, languages: tuple[str, ...], size: dict[str, int], game: str
) -> None:
    anna = come(new_user, languages[0], size)
    table = anna.create_table(game, [ME, ME, ME, ME])
    found: dict[tuple[str, str], list[str]] = {}
    for moves in POSITIONS:
        anna.leave_table().play(table, moves)
        anna.raise_curtain(table)
        asked = anna.whose_turn(table)["decision"]["id"]
        for language in languages:
            if language != PSEUDO:
                speak(anna, language)
            wrong = wrong_with(anna, language, size, still=True)
            found[asked, language] = wrong + out_of_reach(anna) + misspoken(anna, language)
    assert found == {asked: [] for asked in found}


def speak(anna: BrowserUser, language: str) -> None:
    """Change the language at the table, in the menu."""
    anna.page.locator("header nav button").last.click()
    anna.page.locator("dialog select").first.select_option(language)
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_in_the_middle_of_a_turn_and_nothing_else(
    new_user: NewUser, game: str
) -> None:
    anna = new_user("Anna")
    table = anna.create_table(game, [ME, ME])
    anna.play(table, 20)
    anna.raise_curtain(table)
    choice = anna.choices()[0]
    anna.pick(choice)
    choices = set(anna.choices())
    for language in ("fr", "it", "es"):
        speak(anna, language)

        assert misspoken(anna, language) == []
        assert set(anna.choices()) == choices
        expect(anna.page.locator(f'[data-choice="{choice}"].selected').first).to_be_visible()
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("lang", "es")
