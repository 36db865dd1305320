"""The language of a command: asked for with --language, else the system's, else English."""

from __future__ import annotations

import os
from collections.abc import Sequence

from silverspire.kernel.errors import WrongOption
from silverspire.localization import (
    current_localization,
    languages,
    load_localization,
    say,
    set_localization,
    system_language,
)

OPTION = "--language"


def choose_language(arguments: Sequence[str]) -> list[str]:
    """Speak the language that is asked for anywhere on the command line, and take it off.

    It is looked for before anything else, because the help of the commands is said in it too.
    """
    set_localization(load_localization(system_language(os.environ)))
    left: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        name, equals, value = argument.partition("=")
        if name != OPTION:
            left.append(argument)
            continue
        switch_language(value if equals else next(rest, ""))
    return left


def switch_language(language: str) -> None:
    """Speak this language from now on; WrongOption, with those there are, for any other."""
    wanted = language.strip().lower()
    if wanted not in languages():
        known = say("list-separator").join(map(named_language, languages()))
        raise WrongOption(say("no-such-language", language=language, languages=known))
    set_localization(load_localization(wanted))


def named_language(language: str) -> str:
    """es (español): each language by its own name."""
    return say(
        "language-line", code=language, name=load_localization(language).say("language-own-name")
    )


def language_to_repeat() -> str | None:
    """The language that a command must name to be spoken again; None: the system's own."""
    language = current_localization().language
    return None if language == system_language(os.environ) else language
