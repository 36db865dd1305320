"""Every word a person reads comes from the Fluent files in `locales/`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

Value = str | float

LANGUAGE = "en"
CHECKOUT = Path(__file__).resolve().parents[2]


class Words:
    """The messages of one language."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in texts:
            self._bundle.add_resource(FluentResource(text))

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
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value


def shipped_folder(name: str) -> Traversable | None:
    """A folder that lies in the wheel beside our code, and in a checkout at its root."""
    packaged = files("silverspire").joinpath(*name.split("/"))
    if packaged.is_dir():
        return packaged
    checkout = CHECKOUT / name
    return checkout if checkout.is_dir() else None


@cache
def words(language: str = LANGUAGE) -> Words:
    """The words of a language."""
    folder = shipped_folder(f"locales/{language}")
    entries = [] if folder is None else sorted(folder.iterdir(), key=lambda entry: entry.name)
    return Words(
        language, [entry.read_text("utf-8") for entry in entries if entry.name.endswith(".ftl")]
    )


def say(name: str, /, **values: Value) -> str:
    """A message in the reader's language."""
    return words().say(name, **values)


def plain(number: float) -> str:
    """A number with a true minus sign; a half as ½."""
    whole, half = divmod(abs(number), 1)
    digits = f"{int(whole) if whole or not half else ''}{'½' if half else ''}"
    return f"−{digits}" if number < 0 else digits


def signed(number: float) -> str:
    """A change: +6, −8, ±0."""
    return "±0" if number == 0 else plain(number) if number < 0 else f"+{plain(number)}"
