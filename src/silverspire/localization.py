"""Every word a person reads comes from the Fluent files in `locales/`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from silverspire.kernel.narration import (
    Argument,
    Counted,
    Listed,
    Message,
    Name,
    Plain,
    Player,
    Signed,
    Title,
)
from silverspire.kernel.registry import announced_folders

Value = str | float

LANGUAGE = "en"  # the language where nothing else is asked for
# Where a system says its language, in the order in which gettext asks.
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
# How a name may stand in a sentence, each an attribute of its message and a variable of sentences:
# the bridge ($the_project), of wood ($of_commodity), of the wood ($of_the_commodity).
FORMS = ("the", "of", "of-the")
COUNTED = "counted"  # the attribute that has a name's plural
CHECKOUT = Path(__file__).resolve().parents[2]
# In a text: the names of its messages and terms, and of those that it mentions.
DEFINED = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Localization:
    """The messages of one language. A file is parsed when one of its messages is needed: no
    command needs them all, and parsing them would delay every start."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed = {name: text for text in texts for name in DEFINED.findall(text)}

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

    def has(self, name: str) -> bool:
        return self._pattern(name) is not None

    def _pattern(self, name: str) -> Pattern | None:
        message, _, attribute = name.partition(".")
        self._parse(message)
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def _parse(self, name: str) -> None:
        """Parse the text that has this message, and those that it mentions.

        Names stop being unread only when all of them are parsed: another thread may ask meanwhile,
        and to parse a text twice does no harm.
        """
        needed = [text for text in (self._unparsed.get(name),) if text is not None]
        for text in needed:  # grows
            for referenced in REFERENCED.findall(text):
                other = self._unparsed.get(referenced)
                if other is not None and other not in needed:
                    needed.append(other)
        for text in needed:
            self._bundle.add_resource(FluentResource(text))
        for text in needed:
            for defined in DEFINED.findall(text):
                self._unparsed.pop(defined, None)


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
    """Every language that has messages."""
    folder = shipped_folder("locales")
    found = [] if folder is None else [entry.name for entry in folder.iterdir() if entry.is_dir()]
    return tuple(sorted(found))


@cache
def load_localization(language: str = LANGUAGE) -> Localization:
    """The messages of a language."""
    folder = shipped_folder(f"locales/{language}")
    return Localization(language, [*_texts(folder), *announced_texts(language)])


def announced_texts(language: str) -> list[str]:
    """The messages of games that other packages bring: in English where they have no others."""
    texts = []
    for package in announced_folders():
        folders = [package.joinpath("locales", name) for name in (language, LANGUAGE)]
        texts += _texts(next((folder for folder in folders if folder.is_dir()), None))
    return texts


def _texts(folder: Traversable | None) -> list[str]:
    """The Fluent files of a folder."""
    entries = [] if folder is None else sorted(folder.iterdir(), key=lambda entry: entry.name)
    return [entry.read_text("utf-8") for entry in entries if entry.name.endswith(".ftl")]


def system_language(environment: Mapping[str, str]) -> str:
    """The first language of the environment (`es_ES.UTF-8`, `fr:it`) that has messages."""
    asked = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    for locale in asked.split(":"):
        language = locale.partition(".")[0].partition("_")[0].partition("-")[0].lower()
        if language in languages():
            return language
    return LANGUAGE


class _Current:
    """The language of this process. A server with many readers loads one for each."""

    def __init__(self) -> None:
        self.localization: Localization | None = None


_CURRENT = _Current()


def current_localization() -> Localization:
    """The localization that `say` uses."""
    return _CURRENT.localization or load_localization()


def set_localization(localization: Localization) -> None:
    """Use this language from now on."""
    _CURRENT.localization = localization


@contextmanager
def using_localization(localization: Localization) -> Iterator[None]:
    """Use this language for a while."""
    before = _CURRENT.localization
    set_localization(localization)
    try:
        yield
    finally:
        _CURRENT.localization = before


def say(name: str, /, **values: Value) -> str:
    """A message in the reader's language."""
    return current_localization().say(name, **values)


def game_title(game: str) -> str:
    """What a game is called; one without messages, by its name."""
    name = f"game-{game.replace('_', '-')}"
    return say(name) if current_localization().has(name) else game.replace("_", " ").title()


# --- Names in sentences --------------------------------------------------------------------------


def forms(fact: str, name: str) -> dict[str, Value]:
    """A name in each form in which a sentence may need it.

    `forms("project", "wwe-project-bridge")` gives `project` (the bare name) and `the_project`,
    `of_project`, `of_the_project`. A language without such a form says the bare name.
    """
    localization = current_localization()
    found: dict[str, Value] = {fact: localization.say(name)}
    for form in FORMS:
        inflected = f"{name}.{form}"
        found[f"{form.replace('-', '_')}_{fact}"] = (
            localization.say(inflected) if localization.has(inflected) else found[fact]
        )
    return found


def counted(name: str, amount: float) -> str:
    """A name beside a number, without it: the plural where the language has one."""
    localization = current_localization()
    inflected = f"{name}.{COUNTED}"
    return (
        localization.say(inflected, amount=abs(amount))
        if localization.has(inflected)
        else localization.say(name)
    )


def title(name: str, printed: str) -> str:
    """What a pack calls a piece, translated where it is the very title that we translate.

    Whoever writes a pack of their own may call the same piece otherwise, in any language: that
    title is theirs and stays as it is.
    """
    english = load_localization()
    ours = english.has(name) and folded(english.say(name)) == folded(printed)
    return say(name) if ours else printed


def folded(text: str) -> str:
    """A text as it is compared: no capitals, no accents, whatever the keyboard had."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(sign for sign in bare if not unicodedata.combining(sign))


# --- Numbers -------------------------------------------------------------------------------------


def conjunction(names: Sequence[str]) -> str:
    """Names as a sentence lists them: “Anna, Bruno and Chiara”."""
    if len(names) < 2:
        return "".join(names)
    return say("list-separator").join(names[:-1]) + say("and-separator") + names[-1]


def plain(number: float) -> str:
    """A number with a true minus sign; a half as ½."""
    whole, half = divmod(abs(number), 1)
    digits = f"{int(whole) if whole or not half else ''}{'½' if half else ''}"
    return f"−{digits}" if number < 0 else digits


def signed(number: float) -> str:
    """A change: +6, −8, ±0."""
    return "±0" if number == 0 else plain(number) if number < 0 else f"+{plain(number)}"


# --- Narration -----------------------------------------------------------------------------------


def render(message: Message, player_name: Callable[[int], str]) -> str:
    """A narrated message in the reader's language; `player_name` says who sits where."""
    values: dict[str, Value] = {}
    for key, argument in message.arguments.items():
        if isinstance(argument, Name):
            values |= forms(key, argument.id)
        else:
            values[key] = _render_argument(argument, player_name)
    return say(message.id, **values)


def _render_argument(argument: Argument, player_name: Callable[[int], str]) -> Value:
    match argument:
        case Message():
            return render(argument, player_name)
        case Listed(items=items, separator=separator):
            return say(separator).join(str(_render_argument(one, player_name)) for one in items)
        case Player(seat=seat):
            return player_name(seat)
        case Name(id=name):
            return say(name)
        case Title(id=name, printed=printed):
            return title(name, printed)
        case Counted(id=name, amount=amount):
            return counted(name, amount)
        case Signed(number=number):
            return signed(number)
        case Plain(number=number):
            return plain(number)
        case _:
            return argument
