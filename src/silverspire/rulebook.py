"""The numbered rules of a game, from `docs/rules`: chapters, and rules by their ids.

`docs/rules/kutna-hora.md` has them in English. `docs/rules/fr/kutna-hora.md` may have some of the
same ids in French; a rule that is not translated yet is told in English.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from silverspire.words import LANGUAGE, languages, shipped_folder

FOLDER: Final = "docs/rules"
CHAPTER: Final = re.compile(r"^## +(?P<title>.+?)\s*$")
RULE: Final = re.compile(r"^(?P<indent>\s*)- (?P<id>[A-Z]+-[A-Z]+-T?\d+) (?P<text>.+?)\s*$")


class Rule(NamedTuple):
    """A rule: its text may hold Markdown within a line. A nested one belongs to the one before."""

    id: str
    text: str
    nested: bool
    language: str


class Chapter(NamedTuple):
    title: str
    rules: tuple[Rule, ...]


def is_shipped() -> bool:
    """Whether the rules lie where this package is installed."""
    return shipped_folder(FOLDER) is not None


@cache
def chapters(game: str, language: str = LANGUAGE) -> tuple[Chapter, ...]:
    """The rules of a game in a language, as far as they are translated; () if there are none."""
    english = _read(game, LANGUAGE)
    if language == LANGUAGE or language not in languages():
        return english
    translated = _read(game, language)
    rules = {rule.id: rule for chapter in translated for rule in chapter.rules}
    titles = {rule.id: chapter.title for chapter in translated for rule in chapter.rules}
    return tuple(
        Chapter(
            next((titles[rule.id] for rule in chapter.rules if rule.id in titles), chapter.title),
            tuple(rules.get(rule.id, rule) for rule in chapter.rules),
        )
        for chapter in english
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


@cache
def _games() -> tuple[str, ...]:
    folder = shipped_folder(FOLDER)
    names = [] if folder is None else [entry.name for entry in folder.iterdir()]
    return tuple(
        sorted(name.removesuffix(".md").replace("-", "_") for name in names if name.endswith(".md"))
    )


def _read(game: str, language: str) -> tuple[Chapter, ...]:
    page = _page(game, language)
    return () if page is None else tuple(parse(page.read_text("utf-8"), language))


def _page(game: str, language: str) -> Traversable | None:
    if game not in _games():
        return None
    folder = shipped_folder(FOLDER if language == LANGUAGE else f"{FOLDER}/{language}")
    page = None if folder is None else folder.joinpath(f"{game.replace('_', '-')}.md")
    return page if page is not None and page.is_file() else None


def parse(text: str, language: str = LANGUAGE) -> list[Chapter]:
    """The chapters of a page that have rules; a rule's lines are joined."""
    found: list[tuple[str, list[Rule]]] = [("", [])]
    going_on = False
    for line in text.splitlines():
        if heading := CHAPTER.match(line):
            found.append((heading["title"], []))
            going_on = False
        elif rule := RULE.match(line):
            found[-1][1].append(Rule(rule["id"], rule["text"], bool(rule["indent"]), language))
            going_on = True
        elif going_on and line.startswith(" ") and line.strip():
            last = found[-1][1].pop()
            found[-1][1].append(last._replace(text=f"{last.text} {line.strip()}"))
        else:
            going_on = False
    return [Chapter(title, tuple(rules)) for title, rules in found if rules]


def forget() -> None:
    """Read everything anew: the pages may have changed."""
    chapters.cache_clear()
    _games.cache_clear()
