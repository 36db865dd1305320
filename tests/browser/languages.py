"""The languages of the app, one that nobody speaks among them, and what would not belong there."""

from __future__ import annotations

import json
import re
from functools import cache

from fluent.syntax import ast as fluent
from playwright.sync_api import Route

from tests.browser.user import BrowserUser
from tests.locales import LOCALES, disguised, files, patterns

SPOKEN = ("en", "es", "fr", "it")
PSEUDO = "pseudo"
# What pieces are called stands in a pack: the same in every disguise.
DISGUISED = tuple(name for name in files("en") if not name.endswith("_pieces.ftl"))
WORDS = "### "  # how a file of words begins
WORD = re.compile(r"[^\W\d_]{4,}")
ACCENTED = re.compile(r"[aceiouny]", re.IGNORECASE)
# People, the app, languages by their own names, and times, which the browser tells by itself.
TIMES = {"minute", "minutes", "hour", "hours"}
NAMES = {*TIMES, "Anna", "Silverspire", "English", "Español", "Français", "Italiano"}


def speak_pseudo(user: BrowserUser) -> None:
    """From now on this user is handed disguised English wherever the app asks for English."""
    for name in DISGUISED:
        user.context.route(f"**/assets/{name.removesuffix('.ftl')}-*.js", _hand_over)


def _hand_over(route: Route) -> None:
    answer = route.fetch()
    name = route.request.url.rpartition("/")[2].partition("-")[0] + ".ftl"
    if WORDS in answer.text():  # not a drawing that is called alike
        route.fulfill(response=answer, body=f"export default {json.dumps(disguised(name))}")
    else:
        route.fulfill(response=answer)


def undisguised(texts: list[str]) -> list[str]:
    """What stands on the page and in no file of words."""
    known = NAMES | _names_of_pieces()
    words = {word for text in texts for word in WORD.findall(text)}
    return sorted(word for word in words - known if ACCENTED.search(word) and word.isascii())


def left_in_english(texts: list[str], language: str) -> list[str]:
    """Texts that English says so, and this language otherwise."""
    return sorted(set(texts) & _only_english(language) - NAMES)


@cache
def _names_of_pieces() -> frozenset[str]:
    written = "".join(path.read_text("utf-8") for path in (LOCALES / "en").glob("*_pieces.ftl"))
    return frozenset(WORD.findall(written))


@cache
def _only_english(language: str) -> frozenset[str]:
    seen = {_plain(pattern) for pattern in patterns(language).values()}
    english = {_plain(pattern) for pattern in patterns("en").values()}
    return frozenset(text for text in english - seen if len(text) > 3)


def _plain(pattern: fluent.Pattern) -> str:
    """A message without facts; else nothing."""
    parts = [one.value for one in pattern.elements if isinstance(one, fluent.TextElement)]
    return parts[0].strip() if len(parts) == len(pattern.elements) == 1 else ""
