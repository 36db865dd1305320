"""`silverspire` alone: the table in the browser where that is installed, else the terminal."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Final

import typer

from silverspire.cli.screen import Screen
from silverspire.cli.serve import has_browser, serve
from silverspire.kernel.registry import game_names
from silverspire.lab.extras import MissingExtra, extra
from silverspire.localization import game_title, say

NOT_ANSWERED: Final = 130


def start(screen: Screen, play: Callable[[str], None]) -> None:
    """Start the best that is installed, and say which it is."""
    if has_browser() and has_server() and has_app():
        screen.print_text(say("start-browser"))
        serve()
        return
    screen.print_text(say("start-terminal"))
    if not has_server():
        screen.print_unwrapped(say("start-needs-server"))
    play(_ask_for_game(screen))


def has_server() -> bool:
    """Whether the extra `server` is installed."""
    try:
        with extra("server"):
            import silverspire.table.server  # noqa: F401, PLC0415  # loads slowly
    except MissingExtra:
        return False
    return True


def has_app() -> bool:
    """Whether the browser's app was built into this installation."""
    return files("silverspire").joinpath("web", "index.html").is_file()


def _ask_for_game(screen: Screen) -> str:
    """The game that a person picks by its number; just Enter picks the first."""
    names = game_names()
    screen.lines([f"{number}  {game_title(name)}" for number, name in enumerate(names, start=1)])
    while True:
        try:
            answer = screen.ask(say("start-which-game")) or "1"
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit(NOT_ANSWERED) from None
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        screen.print_text(say("no-such-number", number=answer, most=len(names)))
