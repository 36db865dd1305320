"""The terminal itself: where lines go, how large it is, and where answers come from."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.text import Text

FAINT = "bright_black"
SMALLEST_WIDTH = 60
PLAIN_SIZE = (100, 40)  # where no terminal says how large it is


class Screen:
    """What a person sees, and the lines that person types."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)
        if console is None and not self.console.is_terminal:
            self.console = Console(highlight=False, width=PLAIN_SIZE[0])
        if self.console.is_terminal and sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415  # line editing, where the system has it

    @property
    def is_interactive(self) -> bool:
        """A person sits in front of it: not a pipe, not a file."""
        return self.console.is_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        """One column stays free: a full line would wrap on some terminals."""
        width = self.console.width if self.console.is_terminal else PLAIN_SIZE[0]
        return max(SMALLEST_WIDTH, width - 1)

    @property
    def height(self) -> int:
        return self.console.height if self.console.is_terminal else PLAIN_SIZE[1]

    def clear(self) -> None:
        """A fresh page; in a pipe, an empty line."""
        if self.is_interactive:
            self.console.clear()
        else:
            self.console.print()

    def clear_scrollback(self) -> None:
        """A fresh page, and nothing left to scroll back to."""
        self.clear()
        if self.is_interactive:
            self.console.file.write("\x1b[3J")

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, soft_wrap=isinstance(thing, Text))

    def lines(self, lines: Iterable[Text | str]) -> None:
        """Lines that are laid out already: never wrapped again."""
        for line in lines:
            self.console.print(line, soft_wrap=True, markup=False)

    def print_unwrapped(self, sentence: str, style: str = "") -> None:
        """A sentence that names a file: left to the terminal to wrap, so that it can be copied."""
        self.lines([Text(sentence, style)])

    def print_text(self, sentence: str, style: str = "") -> None:
        """A sentence, wrapped at words."""
        self.console.print(Text(sentence, style), width=min(self.width, 100))

    def ask(self, prompt: str) -> str:
        """A typed line; EOFError when there are no more."""
        self.console.file.flush()
        try:
            answer = input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise
        if not sys.stdin.isatty():
            self.console.print(Text(answer))  # nobody has seen it being typed
        return answer


def print_error(sentence: str) -> None:
    """What went wrong, on standard error."""
    Console(stderr=True, highlight=False, soft_wrap=True).print(Text(sentence, "red"))
