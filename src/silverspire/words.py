"""Every word a person reads comes from the Fluent files in `locales/`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

Value = str | float

LANGUAGE = "en"  # what is spoken where nothing else is asked for
# Where a system says its language, in the order in which gettext asks.
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
# How a name may stand in a sentence, each an attribute of its message and a variable of sentences:
# the bridge ($the_project), of wood ($of_commodity), of the wood ($of_the_commodity).
FORMS = ("the", "of", "of-the")
COUNTED = "counted"  # the attribute that has a name's plural
CHECKOUT = Path(__file__).resolve().parents[2]
# In a text: the names of its messages and terms, and of those that it mentions.
DEFINED = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
MENTIONED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Words:
    """The messages of one language. A text is parsed when a message of it is asked for: no command
    needs them all, and every command starts."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = {name: text for text in texts for name in DEFINED.findall(text)}

    def say(self, name: str, /, **values: Value) -> str:
        """A message, or an attribute of one (`question-row.help`), with its values filled in.

        What is missing shows as `{?name?}`: an ugly word on the screen is better than a lost game,
        and the tests look for it.
        """
        pattern = self._pattern(name)
        if pattern is None:
            return f"{{?{name}?}}"
        text, errors = self._bundle.format_pattern(pattern, values)
        return f"{{?{name}: {errors[0]}?}}" if errors else str(text)

    def knows(self, name: str) -> bool:
        return self._pattern(name) is not None

    def _pattern(self, name: str) -> Pattern | None:
        message, _, attribute = name.partition(".")
        self._read(message)
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def _read(self, name: str) -> None:
        """Parse the text that has this message, and those that it mentions.

        Names stop being unread only when all of them are parsed: another thread may ask meanwhile,
        and to parse a text twice does no harm.
        """
        needed = [text for text in (self._unread.get(name),) if text is not None]
        for text in needed:  # grows
            for mentioned in MENTIONED.findall(text):
                other = self._unread.get(mentioned)
                if other is not None and other not in needed:
                    needed.append(other)
        for text in needed:
            self._bundle.add_resource(FluentResource(text))
        for text in needed:
            for defined in DEFINED.findall(text):
                self._unread.pop(defined, None)


def shipped_folder(name: str) -> Traversable | None:
    """A folder that lies in the wheel beside our code, and in a checkout at its root."""
    packaged = files("silverspire").joinpath(*name.split("/"))
    if packaged.is_dir():
        return packaged
    checkout = CHECKOUT / name
    return checkout if checkout.is_dir() else None


# --- Languages -----------------------------------------------------------------------------------


@cache
def languages() -> tuple[str, ...]:
    """Every language that there are words in."""
    folder = shipped_folder("locales")
    found = [] if folder is None else [entry.name for entry in folder.iterdir() if entry.is_dir()]
    return tuple(sorted(found))


@cache
def words(language: str = LANGUAGE) -> Words:
    """The words of a language."""
    folder = shipped_folder(f"locales/{language}")
    entries = [] if folder is None else sorted(folder.iterdir(), key=lambda entry: entry.name)
    return Words(
        language, [entry.read_text("utf-8") for entry in entries if entry.name.endswith(".ftl")]
    )


def system_language(environment: Mapping[str, str]) -> str:
    """The first language of the environment (`es_ES.UTF-8`, `fr:it`) that there are words in."""
    asked = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    for locale in asked.split(":"):
        language = locale.partition(".")[0].partition("_")[0].partition("-")[0].lower()
        if language in languages():
            return language
    return LANGUAGE


class _Reader:
    """Who reads what this process says. A server with many readers asks `words` for each."""

    def __init__(self) -> None:
        self.words: Words | None = None


_READER = _Reader()


def spoken() -> Words:
    """The words that `say` speaks with."""
    return _READER.words or words()


def speak(told: Words) -> None:
    """Say everything in these words from now on."""
    _READER.words = told


@contextmanager
def speaking(told: Words) -> Iterator[None]:
    """Say everything in these words for a while."""
    before = _READER.words
    speak(told)
    try:
        yield
    finally:
        _READER.words = before


def say(name: str, /, **values: Value) -> str:
    """A message in the reader's language."""
    return spoken().say(name, **values)


# --- Names in sentences --------------------------------------------------------------------------


def forms(fact: str, name: str) -> dict[str, Value]:
    """A name in each form in which a sentence may need it.

    `forms("project", "wwe-project-bridge")` gives `project` (the bare name) and `the_project`,
    `of_project`, `of_the_project`. A language without such a form says the bare name.
    """
    told = spoken()
    found: dict[str, Value] = {fact: told.say(name)}
    for form in FORMS:
        inflected = f"{name}.{form}"
        found[f"{form.replace('-', '_')}_{fact}"] = (
            told.say(inflected) if told.knows(inflected) else found[fact]
        )
    return found


def counted(name: str, amount: int) -> str:
    """A name beside a number, without it: the plural where the language has one."""
    told = spoken()
    inflected = f"{name}.{COUNTED}"
    return told.say(inflected, amount=abs(amount)) if told.knows(inflected) else told.say(name)


def title(name: str, printed: str) -> str:
    """What a pack calls a piece, translated where it is the very title that we translate.

    Whoever writes a pack of their own may call the same piece otherwise, in any language: that
    title is theirs and stays as it is.
    """
    english = words()
    ours = english.knows(name) and folded(english.say(name)) == folded(printed)
    return say(name) if ours else printed


def folded(text: str) -> str:
    """A text as it is compared: no capitals, no accents, whatever the keyboard had."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(sign for sign in bare if not unicodedata.combining(sign))


# --- Numbers -------------------------------------------------------------------------------------


def plain(number: float) -> str:
    """A number with a true minus sign; a half as ½."""
    whole, half = divmod(abs(number), 1)
    digits = f"{int(whole) if whole or not half else ''}{'½' if half else ''}"
    return f"−{digits}" if number < 0 else digits


def signed(number: float) -> str:
    """A change: +6, −8, ±0."""
    return "±0" if number == 0 else plain(number) if number < 0 else f"+{plain(number)}"
