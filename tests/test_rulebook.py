"""The numbered rules as people read them: by chapter, by id, in their language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from silverspire import localization, rulebook
from silverspire.kernel.registry import game_names

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
TRANSLATIONS = sorted(
    page for language in localization.languages() for page in RULES.glob(f"{language}/*.md")
)
PAGE = """# A game

About it.

## Basics
What the game is about,
in a few sentences.

- AG-FRAME-1 One **Ruling:** and
  more of it.
- AG-FRAME-2 Two:
  - AG-FRAME-T1 within.

## Nothing to cite
Only prose.

## End
- AG-END-1 Over.
"""


def ids(chapters: tuple[rulebook.Chapter, ...]) -> list[str]:
    return [rule.id for chapter in chapters for rule in chapter.rules]


def test_a_page_is_read_by_chapter_and_rule() -> None:
    frame, end = rulebook.parse(PAGE, "en")

    assert (frame.title, end.title) == ("Basics", "End")
    assert frame.introduction == ("What the game is about, in a few sentences.", "en")
    assert end.introduction.text == ""
    assert frame.rules == (
        rulebook.Rule("AG-FRAME-1", "One **Ruling:** and more of it.", False, "en"),
        rulebook.Rule("AG-FRAME-2", "Two:", False, "en"),
        rulebook.Rule("AG-FRAME-T1", "within.", True, "en"),
    )
    assert [rule.id for rule in end.rules] == ["AG-END-1"]


@pytest.mark.parametrize("game", game_names())
def test_every_rule_of_a_game_is_read_once(game: str) -> None:
    page = (RULES / f"{game.replace('_', '-')}.md").read_text("utf-8")

    read = ids(rulebook.chapters(game))

    assert read == re.findall(r"^\s*- ([A-Z]+-[A-Z]+-T?\d+)\b", page, re.MULTILINE)
    assert len(set(read)) == len(read) > 30


@pytest.mark.parametrize("language", localization.languages())
@pytest.mark.parametrize("game", game_names())
def test_every_chapter_is_introduced_in_whole_sentences(game: str, language: str) -> None:
    introductions = [chapter.introduction for chapter in rulebook.chapters(game, language)]

    assert {introduction.language for introduction in introductions} == {language}
    assert not [text for text, _ in introductions if not text.endswith(".")]


def test_what_is_not_translated_is_shown_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "docs" / "rules"
    (folder / "fr").mkdir(parents=True)
    (folder / "a-game.md").write_text(PAGE, "utf-8")
    (folder / "fr" / "a-game.md").write_text("## Principes\n- AG-FRAME-2 Deux :\n", "utf-8")
    monkeypatch.setattr(localization, "CHECKOUT", tmp_path)
    rulebook.forget()

    try:
        frame, end = rulebook.chapters("a_game", "fr")
        assert (frame.title, end.title) == ("Principes", "End")
        assert frame.introduction.language == "en"
        assert [rule.language for rule in frame.rules] == ["en", "fr", "en"]
        assert frame.rules[1].text == "Deux :"
        assert ids((frame, end)) == ids(rulebook.chapters("a_game"))
        assert rulebook.find_rule("[ag-frame-2]", "fr") == frame.rules[1]
        assert rulebook.find_rule("AG-FRAME-2", "../fr") == rulebook.find_rule("AG-FRAME-2")
    finally:
        rulebook.forget()


def test_a_rule_is_found_by_its_id_whatever_its_game() -> None:
    plot, none = rulebook.find_rule("kh-plot-1"), rulebook.find_rule("KH-PLOT-99")

    assert plot is not None
    assert plot.id == "KH-PLOT-1"
    assert none is None


def rules_by_chapter(page: Path) -> list[list[str]]:
    return [
        [rule.id for rule in chapter.rules] for chapter in rulebook.parse(page.read_text("utf-8"))
    ]


def test_a_translation_has_the_chapters_and_rules_of_the_english_page() -> None:
    translated = {page: rules_by_chapter(page) for page in TRANSLATIONS}

    assert translated == {page: rules_by_chapter(RULES / page.name) for page in TRANSLATIONS}
