"""Reading the tables of a pack: every fault is noted with its line and reading goes on.

A table knows which of its keys were asked for; what is left over when it is closed is unknown.
Where a value comes from is said by `provenance`: one word for the whole table, or a table of
words by key, with `default` for the others. A table without it takes that of the table around it.
"""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Sequence
from typing import Final

from silverspire.kernel.errors import PackProblem
from silverspire.kernel.packs import PackFile
from silverspire.kernel.toml_lines import KeyPath

PROVENANCE: Final = "provenance"
DEFAULT: Final = "default"
# Stated in the rulebook · stated by another source · follows from these · our own · typed in from
# the printed component.
PROVENANCES: Final = ("rulebook", "found", "derived", "reconstructed", "printed")
LARGEST: Final = 99


class PackSection:
    """One table of a pack's file, asked key by key."""

    def __init__(
        self,
        file: PackFile,
        problems: list[PackProblem],
        values: dict[str, object],
        path: KeyPath = (),
    ) -> None:
        self.file = file
        self.problems = problems
        self.values = values
        self.path = path
        self._asked = {PROVENANCE}
        self._sections: list[PackSection] = []
        self._check_provenance()

    def keys(self) -> list[str]:
        """The keys written in this table, in their order, without `provenance`."""
        return [key for key in self.values if key != PROVENANCE]

    def has(self, key: str) -> bool:
        return key in self.values

    def refuse(self, what: str, *path: str | int, rule: str | None = None) -> None:
        """Note a problem at a key of this table, or at the table itself."""
        line = self.file.line((*self.path, *path))
        self.problems.append(PackProblem(self.file.name, line, what, rule))

    def number(
        self,
        key: str,
        lowest: int = 0,
        highest: int = LARGEST,
        *,
        default: int | None = None,
        rule: str | None = None,
    ) -> int:
        """A whole number in a range; a key with a default may be left out."""
        fallback = lowest if default is None else default
        value = self._value(key, None if default is None else fallback, rule)
        if value is None:
            return fallback
        return self._whole(value, f"`{key}`", (key,), lowest, highest, rule)

    def numbers(
        self,
        key: str,
        count: int,
        lowest: int = 0,
        highest: int = LARGEST,
        *,
        rule: str | None = None,
    ) -> list[int]:
        """A list of exactly `count` whole numbers."""
        items = self._items(key, count, rule)
        whole = [
            self._whole(item, f"number {place + 1} of `{key}`", (key, place), lowest, highest, rule)
            for place, item in enumerate(items)
        ]
        return whole[:count] + [lowest] * (count - len(whole))

    def flag(self, key: str, *, rule: str | None = None) -> bool:
        """true or false; false where the key is left out."""
        value = self._value(key, False, rule)
        if isinstance(value, bool):
            return value
        self.refuse(f"`{key}` must be true or false, not {_shown(value)}", key, rule=rule)
        return False

    def text(self, key: str, *, default: str | None = None, rule: str | None = None) -> str:
        """A line of text that says something."""
        value = self._value(key, default, rule)
        if value is None:
            return ""
        if isinstance(value, str) and value.strip() == value != "" and value.isprintable():
            return value
        self.refuse(f"`{key}` must be one line of text, not {_shown(value)}", key, rule=rule)
        return ""

    def word(
        self,
        key: str,
        words: Sequence[str],
        *,
        default: str | None = None,
        rule: str | None = None,
    ) -> int:
        """One word of a closed list, as its place in the list; 0 where it is wrong."""
        value = self._value(key, default, rule)
        return 0 if value is None else self._place(value, words, (key,), rule)

    def words(
        self, key: str, words: Sequence[str], count: int | None = None, *, rule: str | None = None
    ) -> list[int]:
        """A list of words of a closed list, as their places in it."""
        items = self._items(key, count, rule)
        return [self._place(item, words, (key, i), rule) for i, item in enumerate(items)]

    def lines(self, key: str, count: int, *, rule: str | None = None) -> list[str]:
        """A list of texts, one for each line of a drawing; empty ones where it is wrong."""
        drawn: list[str] = []
        for i, item in enumerate(self._items(key, count, rule)):
            if not isinstance(item, str):
                self.refuse(f"line {i + 1} of `{key}` must be text, not {_shown(item)}", key, i)
            drawn.append(item if isinstance(item, str) else "")
        return drawn[:count] + [""] * (count - len(drawn))

    def section(self, key: str, *, rule: str | None = None) -> PackSection:
        """A table in this one; an empty one where it is missing or something else."""
        value = self._value(key, None, rule)
        if value is not None and not isinstance(value, dict):
            self.refuse(f"`{key}` must be a table, not {_shown(value)}", key, rule=rule)
        return self._open(value, (*self.path, key))

    def sections(
        self, key: str, count: int | None = None, *, rule: str | None = None
    ) -> list[PackSection]:
        """A list of tables in this one, exactly `count` of them or as many as there are."""
        items = self._items(key, count, rule)
        for i, item in enumerate(items):
            if not isinstance(item, dict):
                what = f"item {i + 1} of `{key}` must be a table in braces, not {_shown(item)}"
                self.refuse(what, key, i, rule=rule)
        padded = items if count is None else items[:count] + [None] * (count - len(items))
        return [self._open(item, (*self.path, key, i)) for i, item in enumerate(padded)]

    def skip(self) -> None:
        """Ask for all that is written here: what it should be is no longer known."""
        self._asked.update(self.values)

    def close(self) -> None:
        """Say which keys nobody asked for, here and in the tables within."""
        known = sorted(self._asked - {PROVENANCE})
        for key in self.values:
            if key not in self._asked:
                near = difflib.get_close_matches(key, known, 1)
                hint = f"; did you mean `{near[0]}`?" if near else ""
                self.refuse(f"`{key}` is not a key of {self.title}{hint}", key)
        for section in self._sections:
            section.close()

    @property
    def title(self) -> str:
        """How a person would call this table, counting from 1."""
        parts = [str(part + 1) if isinstance(part, int) else part for part in self.path]
        return f"[{'.'.join(parts)}]" if parts else "this file"

    def _open(self, value: object, path: KeyPath) -> PackSection:
        if not isinstance(value, dict):  # said already: read on without saying more
            return PackSection(self.file, [], {}, path)
        section = PackSection(self.file, self.problems, value, path)
        self._sections.append(section)
        return section

    def _value(self, key: str, default: object, rule: str | None) -> object:
        self._asked.add(key)
        if key not in self.values and default is None:
            self.refuse(f"`{key}` is missing from {self.title}", rule=rule)
        return self.values.get(key, default)

    def _items(self, key: str, count: int | None, rule: str | None) -> list[object]:
        value = self._value(key, None, rule)
        if value is None:
            return []
        if not isinstance(value, list):
            self.refuse(f"`{key}` must be a list in [ ], not {_shown(value)}", key, rule=rule)
            return []
        if count is not None and len(value) != count:
            what = f"`{key}` must have {count} items, not {len(value)}"
            self.refuse(what, key, rule=rule)
        return value

    def _whole(
        self,
        value: object,
        what: str,
        path: KeyPath,
        lowest: int,
        highest: int,
        rule: str | None,
    ) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            self.refuse(f"{what} must be a whole number, not {_shown(value)}", *path, rule=rule)
            return lowest
        if not lowest <= value <= highest:
            limits = f"it must be from {lowest} to {highest}"
            self.refuse(f"{what} is {_shown(value)}; {limits}", *path, rule=rule)
            return lowest
        return value

    def _place(self, value: object, words: Sequence[str], path: KeyPath, rule: str | None) -> int:
        if isinstance(value, str) and value in words:
            return words.index(value)
        what = f"`{path[0]}` must be one of {', '.join(words)}, not {_shown(value)}"
        self.refuse(what, *path, rule=rule)
        return 0

    def _check_provenance(self) -> None:
        said = self.values.get(PROVENANCE)
        if said is None:
            if not self.path:
                self.refuse(
                    f"`{PROVENANCE}` is missing: say where the values of this file come from "
                    f"({', '.join(PROVENANCES)})"
                )
            return
        words = said if isinstance(said, dict) else {DEFAULT: said}
        if not self.path and DEFAULT not in words:
            self.refuse(f"`{PROVENANCE}` needs a `{DEFAULT}` for the file", PROVENANCE)
        for key, word in words.items():
            if key != DEFAULT and key not in self.values:
                what = f"`{PROVENANCE}` speaks of `{key}`, which is not in {self.title}"
                self.refuse(what, PROVENANCE, key)
            if word not in PROVENANCES:
                what = f"must be one of {', '.join(PROVENANCES)}, not {_shown(word)}"
                self.refuse(f"`{PROVENANCE}` {what}", PROVENANCE, key)


def open_file(file: PackFile, problems: list[PackProblem]) -> PackSection:
    """The outermost table of a file."""
    return PackSection(file, problems, file.values)


def count_values(file: PackFile) -> Counter[str]:
    """How many values of a file have each provenance; a list or a line of prices is one value."""
    return _count(file.values, "")


def _count(value: object, origin: str) -> Counter[str]:
    if isinstance(value, list) and any(isinstance(item, dict) for item in value):
        return sum((_count(item, origin) for item in value), Counter())
    if not isinstance(value, dict):
        return Counter([origin])
    said = value.get(PROVENANCE, {})
    words = said if isinstance(said, dict) else {DEFAULT: said}
    origin = words.get(DEFAULT, origin)
    inner = (_count(value[key], words.get(key, origin)) for key in value if key != PROVENANCE)
    return sum(inner, Counter())


def _shown(value: object) -> str:
    """A value as the person wrote it, more or less."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return f'the text "{value[:40]}"'
        case dict():
            return "a table"
        case list():
            return "a list"
        case int() if abs(value) >= 10**12:
            return "a huge number"
    return str(value)
