"""The numbered rules in every language: as complete as in English, with the same figures."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from silverspire import rulebook
from silverspire.kernel.registry import game_names
from silverspire.localization import load_localization
from silverspire.rulebook import Chapter, Rule

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
OTHERS = ("es", "fr", "it")
GAMES = tuple(game_names())

# How each language marks what we decided where the rulebook is silent.
RULING = {
    "en": "Ruling:",
    "es": "Aclaración:",
    "fr": "Décision\u00a0:",
    "it": "Precisazione:",
}
# Titles that French shares with English.
SAME_TITLES = {"Actions", "Joker", "Mine"}
# Chapters of Kutná Hora that bear the name of an action, as its message says it.
ACTIONS = ("mine", "rights", "plot", "building", "income", "barbara", "joker")

# A sign belongs to its number. Chapters and sets are Roman; a lone I may be an Italian article.
FIGURE = re.compile(r"[+−]?\d+(?:/\d+)*|½|\b(?:II|III|IV)\b|[×÷≥→Σ]")
REFERENCE = re.compile(r"\b[A-Z]+-[A-Z]+-T?\d+(?:, \d+)?")


def page(game: str, language: str) -> str:
    folder = RULES if language == "en" else RULES / language
    return (folder / f"{game.replace('_', '-')}.md").read_text("utf-8")


@cache
def chapters(game: str, language: str) -> tuple[Chapter, ...]:
    return tuple(rulebook.parse(page(game, language), language))


def rules(game: str, language: str) -> dict[str, Rule]:
    return {rule.id: rule for chapter in chapters(game, language) for rule in chapter.rules}


def figures(text: str) -> Counter[str]:
    """Every number with its sign, but not those within the ids of rules."""
    return Counter(FIGURE.findall(REFERENCE.sub("", text)))


def references(text: str) -> Counter[str]:
    return Counter(REFERENCE.findall(text))


def rulings(text: str, language: str) -> int:
    return text.count(f"**{RULING[language]}**")


in_every_language = pytest.mark.parametrize("language", OTHERS)
of_every_game = pytest.mark.parametrize("game", GAMES)


# --- Complete ------------------------------------------------------------------------------------


@in_every_language
@of_every_game
def test_the_same_rules_stand_in_the_same_order(game: str, language: str) -> None:
    theirs, ours = (
        [[(rule.id, rule.nested) for rule in chapter.rules] for chapter in chapters(game, code)]
        for code in (language, "en")
    )

    assert theirs == ours


@in_every_language
@of_every_game
def test_a_page_has_the_same_headings_and_lines_of_rules(game: str, language: str) -> None:
    """Chapters without a rule too, and no rule is broken over lines."""
    theirs, ours = (
        Counter(re.findall(r"^(#+ |- | {2}- )", page(game, code), re.MULTILINE))
        for code in (language, "en")
    )

    assert theirs == ours


@in_every_language
@of_every_game
def test_a_reader_sees_every_rule_in_their_language(game: str, language: str) -> None:
    seen = [rule for chapter in rulebook.chapters(game, language) for rule in chapter.rules]

    assert len(seen) > 50
    assert {rule.language for rule in seen} == {language}


@in_every_language
@of_every_game
def test_a_chapter_is_introduced_in_the_language_of_the_reader(game: str, language: str) -> None:
    introduced = [chapter.introduction for chapter in rulebook.chapters(game, language)]

    assert {introduction.language for introduction in introduced} == {language}
    assert not [text for text, _ in introduced if not text.endswith(".")]


@in_every_language
@of_every_game
def test_no_rule_is_left_in_english(game: str, language: str) -> None:
    ours = rules(game, "en")

    same = [name for name, rule in rules(game, language).items() if rule.text == ours[name].text]

    assert not same


@of_every_game
def test_no_two_languages_say_the_same(game: str) -> None:
    current_localization = {language: rules(game, language) for language in OTHERS}

    same = [
        name
        for name in rules(game, "en")
        if len({current_localization[language][name].text for language in OTHERS}) < len(OTHERS)
    ]

    assert not same


def test_titles_are_translated_unless_languages_share_them() -> None:
    same = {
        theirs.title
        for game in GAMES
        for language in OTHERS
        for theirs, ours in zip(chapters(game, language), chapters(game, "en"), strict=True)
        if theirs.title == ours.title
    }

    assert same == SAME_TITLES


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_the_chapter_of_an_action_is_called_as_the_action_is(language: str) -> None:
    titles = [chapter.title for chapter in chapters("kutna_hora", language)]

    missing = [
        name for name in ACTIONS if load_localization(language).say(f"action-{name}") not in titles
    ]

    assert not missing


# --- Faithful ------------------------------------------------------------------------------------


@in_every_language
@of_every_game
def test_a_rule_names_the_same_figures(game: str, language: str) -> None:
    ours = rules(game, "en")

    differing = {
        name: (figures(ours[name].text), figures(rule.text))
        for name, rule in rules(game, language).items()
        if figures(rule.text) != figures(ours[name].text)
    }

    assert not differing


@in_every_language
@of_every_game
def test_a_rule_cites_the_same_rules(game: str, language: str) -> None:
    ours = rules(game, "en")

    differing = {
        name: (references(ours[name].text), references(rule.text))
        for name, rule in rules(game, language).items()
        if references(rule.text) != references(ours[name].text)
    }

    assert not differing


@in_every_language
@of_every_game
def test_a_rule_has_the_same_rulings(game: str, language: str) -> None:
    ours = rules(game, "en")

    differing = [
        name
        for name, rule in rules(game, language).items()
        if rulings(rule.text, language) != rulings(ours[name].text, "en")
        or rule.text.count("**") != ours[name].text.count("**")
    ]

    assert sum(rulings(rule.text, "en") for rule in ours.values()) > 20
    assert not differing


@pytest.mark.parametrize("language", RULING)
def test_the_page_of_rules_says_what_the_mark_means(language: str) -> None:
    explained = load_localization(language).say("book-ruling")

    assert RULING[language].rstrip(":\u00a0").lower() in explained.lower()


@in_every_language
@of_every_game
def test_a_page_names_the_same_things_as_they_are_typed(game: str, language: str) -> None:
    """Options, commands and files are not translated."""
    typed = re.compile(r"`([^`]+)`")

    assert Counter(typed.findall(page(game, language))) == Counter(typed.findall(page(game, "en")))


# --- As each language is written -----------------------------------------------------------------

# A no-break space stands before a colon, a narrow one before ; ! ? and within « ».
FRENCH_SPACES = re.compile(r"(?<!\u00a0):|(?<!\u202f)[;!?»]|«(?!\u202f)")
OTHER_SPACES = re.compile(r"\s[:;!?»]|«\s|[\u00a0\u202f]")


@in_every_language
@of_every_game
def test_quotes_and_apostrophes_are_typographic(game: str, language: str) -> None:
    text = page(game, language)

    assert not re.findall(r""".{0,20}['"“”].{0,20}""", text)
    assert text.count("«") == text.count("»")


@in_every_language
@of_every_game
def test_spaces_stand_as_the_language_wants_them(game: str, language: str) -> None:
    wrong = FRENCH_SPACES if language == "fr" else OTHER_SPACES

    misplaced = [
        f"{number}: {line[max(0, found.start() - 20) : found.end() + 10]}"
        for number, line in enumerate(page(game, language).splitlines(), start=1)
        for found in wrong.finditer(line)
    ]

    assert not misplaced


@in_every_language
@of_every_game
def test_no_space_is_doubled_or_left_at_the_end(game: str, language: str) -> None:
    lines = page(game, language).splitlines()

    assert not [line for line in lines if line != line.rstrip() or "  " in line.lstrip()]
