"""The numbered rules of a game, from `docs/rules`: chapters, and rules by their ids.

`docs/rules/kutna-hora.md` has them in English: below each heading a paragraph that introduces the
chapter, then its rules. `docs/rules/fr/kutna-hora.md` may have some of the same ids in French; a
rule or an introduction that is not translated yet is shown in English. The package of another game
has such pages in its folder `rules`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from silverspire.kernel.registry import announced_folders
from silverspire.localization import LANGUAGE, languages, shipped_folder

FOLDER: Final = "docs/rules"
ANNOUNCED_FOLDER: Final = "rules"  # in the package of a game that is not ours
CHAPTER: Final = re.compile(r"^## +(?P<title>.+?)\s*$")
RULE: Final = re.compile(r"^(?P<indent>\s*)- (?P<id>[A-Z]+-[A-Z]+-T?\d+) (?P<text>.+?)\s*$")


class Rule(NamedTuple):
    """A rule: its text may hold Markdown within a line. A nested one belongs to the one before."""

    id: str
    text: str
    nested: bool
    language: str


class Introduction(NamedTuple):
    """What a chapter is about, in a few sentences; no rule of its own."""

    text: str
    language: str


class Chapter(NamedTuple):
    title: str
    introduction: Introduction
    rules: tuple[Rule, ...]


def is_installed() -> bool:
    """Whether the rules were installed with this package."""
    return shipped_folder(FOLDER) is not None


def chapters(game: str, language: str = LANGUAGE) -> tuple[Chapter, ...]:
    """The rules of a game in a language, as far as they are translated; () if there are none.

    Only what exists is cached: names and languages come from strangers, who may invent any number.
    """
    if game not in _games():
        return ()
    return _chapters(game, language if language in languages() else LANGUAGE)


@cache
def _chapters(game: str, language: str) -> tuple[Chapter, ...]:
    english = _read(game, LANGUAGE)
    if language == LANGUAGE:
        return english
    translated = {
        rule.id: (chapter, rule) for chapter in _read(game, language) for rule in chapter.rules
    }
    return tuple(_in_translation(chapter, translated) for chapter in english)


def _in_translation(chapter: Chapter, translated: Mapping[str, tuple[Chapter, Rule]]) -> Chapter:
    """The chapter with whatever is translated of it."""
    found = [translated[rule.id] for rule in chapter.rules if rule.id in translated]
    theirs = found[0][0] if found else chapter
    rules = {rule.id: rule for _, rule in found}
    return Chapter(
        theirs.title,
        theirs.introduction if theirs.introduction.text else chapter.introduction,
        tuple(rules.get(rule.id, rule) for rule in chapter.rules),
    )


def find_rule(rule: str, language: str = LANGUAGE) -> Rule | None:
    """The rule of that id, of whichever game."""
    wanted = rule.strip("[]").upper()
    for game in _games():
        for chapter in chapters(game, language):
            for found in chapter.rules:
                if found.id == wanted:
                    return found
    return None


# --- Reading -------------------------------------------------------------------------------------


def _folders(language: str = LANGUAGE) -> list[Traversable]:
    """Where pages in that language lie."""
    ours = shipped_folder(FOLDER)
    folders = [package.joinpath(ANNOUNCED_FOLDER) for package in announced_folders()]
    every = [*([] if ours is None else [ours]), *folders]
    if language != LANGUAGE:
        every = [folder.joinpath(language) for folder in every]
    return [folder for folder in every if folder.is_dir()]


@cache
def _games() -> tuple[str, ...]:
    names = [entry.name for folder in _folders() for entry in folder.iterdir()]
    return tuple(
        sorted(name.removesuffix(".md").replace("-", "_") for name in names if name.endswith(".md"))
    )


def _read(game: str, language: str) -> tuple[Chapter, ...]:
    page = _page(game, language)
    return () if page is None else tuple(parse(page.read_text("utf-8"), language))


def _page(game: str, language: str) -> Traversable | None:
    if game not in _games():
        return None
    pages = [folder.joinpath(f"{game.replace('_', '-')}.md") for folder in _folders(language)]
    return next((page for page in pages if page.is_file()), None)


@dataclass
class _Draft:
    """A chapter while its lines are read."""

    title: str = ""
    introduction: list[str] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)
    in_rule: bool = False

    def add_rule(self, rule: Rule) -> None:
        self.rules.append(rule)
        self.in_rule = True

    def add_line(self, line: str) -> None:
        """A line of the introduction, or one that continues the rule before it."""
        if not self.rules and line.strip():
            self.introduction.append(line.strip())
        elif self.in_rule and line.startswith(" ") and line.strip():
            last = self.rules.pop()
            self.rules.append(last._replace(text=f"{last.text} {line.strip()}"))
        else:
            self.in_rule = False


def parse(text: str, language: str = LANGUAGE) -> list[Chapter]:
    """The chapters of a page that have rules; the lines of a paragraph are joined."""
    drafts = [_Draft()]
    for line in text.splitlines():
        if heading := CHAPTER.match(line):
            drafts.append(_Draft(heading["title"]))
        elif rule := RULE.match(line):
            drafts[-1].add_rule(Rule(rule["id"], rule["text"], bool(rule["indent"]), language))
        else:
            drafts[-1].add_line(line)
    return [
        Chapter(
            draft.title, Introduction(" ".join(draft.introduction), language), tuple(draft.rules)
        )
        for draft in drafts
        if draft.rules
    ]


def forget() -> None:
    """Read everything again: the pages may have changed."""
    _chapters.cache_clear()
    _games.cache_clear()
