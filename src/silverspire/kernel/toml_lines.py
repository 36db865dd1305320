"""Where each key and list item of a TOML file stands: tomllib gives the values, not the lines.

No TOML library on PyPI gives positions of parsed values (tomlkit's issue 55 asks for it), so this
walks a text that tomllib has already accepted and notes lines; it judges nothing.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from typing import Final

KeyPath = tuple[str | int, ...]

_SPACE: Final = re.compile(r"[ \t]*")
_GAP: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_KEY: Final = re.compile(r"""[A-Za-z0-9_-]+|"(?:\\.|[^"\\])*"|'[^']*'""")
_STRING: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?:"{0,2})|'
    r"'''.*?'''(?:'{0,2})|"
    r'"(?:\\.|[^"\\])*"|'
    r"'[^']*'",
    re.DOTALL,
)
_SCALAR: Final = re.compile(r"[^,\]}#\n]+")


def lines_of(text: str) -> dict[KeyPath, int]:
    """The line, from 1, of every table, key and list item in a valid TOML text."""
    return _Walk(text).lines


class _Walk:
    def __init__(self, text: str) -> None:
        self.text = text
        self.position = 0
        self.starts = [0, *(match.end() for match in re.finditer("\n", text))]
        self.lines: dict[KeyPath, int] = {}
        self.items: dict[KeyPath, int] = {}  # how many tables a [[list]] has so far
        self._document()

    def _document(self) -> None:
        table: KeyPath = ()
        self._skip(_GAP)
        while self.position < len(self.text):
            if self.text[self.position] == "[":
                table = self._header()
            else:
                self._entry(table)
            self._skip(_GAP)

    def _header(self) -> KeyPath:
        """`[a.b]` or `[[a.b]]`: the table that the next entries belong to."""
        here = self.position
        brackets = 2 if self.text.startswith("[[", here) else 1
        self.position += brackets
        *parents, last = self._keys()
        self.position += brackets
        path = (*self._latest(parents, here), last)
        self._note(path, here)
        if brackets == 2:
            self.items[path] = self.items.get(path, 0) + 1
            path = (*path, self.items[path] - 1)
            self._note(path, here)
        return path

    def _latest(self, keys: list[str], here: int) -> KeyPath:
        """The path of `keys`, with the newest item of each [[list]] on the way."""
        path: KeyPath = ()
        for key in keys:
            path = (*path, key)
            self._note(path, here)
            if path in self.items:
                path = (*path, self.items[path] - 1)
        return path

    def _entry(self, table: KeyPath) -> None:
        here = self.position
        path = table
        for key in self._keys():
            path = (*path, key)
            self._note(path, here)
        self.position += 1  # the equals sign
        self._skip(_SPACE)
        self._value(path)

    def _keys(self) -> list[str]:
        """A key, dotted or not, up to the equals sign or bracket that follows it."""
        keys: list[str] = []
        while True:
            self._skip(_SPACE)
            written = self._skip(_KEY)
            keys.append(_unquoted(written))
            self._skip(_SPACE)
            if self.text[self.position] != ".":
                return keys
            self.position += 1

    def _value(self, path: KeyPath) -> None:
        opening = self.text[self.position]
        if opening == "[":
            self._members(path, "]")
        elif opening == "{":
            self._members(path, "}")
        elif opening in "\"'":
            self._skip(_STRING)
        else:
            self._skip(_SCALAR)

    def _members(self, path: KeyPath, closing: str) -> None:
        """The items of a list, or the entries of a table in braces."""
        self.position += 1
        index = 0
        self._skip(_GAP)
        while self.text[self.position] != closing:
            if closing == "]":
                self._note((*path, index), self.position)
                self._value((*path, index))
                index += 1
            else:
                self._entry(path)
            self._skip(_GAP)
            if self.text[self.position] == ",":
                self.position += 1
                self._skip(_GAP)
        self.position += 1

    def _note(self, path: KeyPath, position: int) -> None:
        self.lines.setdefault(path, bisect_right(self.starts, position))

    def _skip(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.position)
        if match is None:
            raise ValueError(f"not TOML at line {bisect_right(self.starts, self.position)}")
        self.position = match.end()
        return match.group()


def _unquoted(key: str) -> str:
    if key[0] not in "\"'":
        return key
    text: str = tomllib.loads(f"key = {key}")["key"]
    return text
