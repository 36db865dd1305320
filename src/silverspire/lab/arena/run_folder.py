"""The folder of an arena: its set-up, and a line for each game, written as soon as it is over.

arena.json     the set-up: a folder belongs to one
games.jsonl    the games, in the order in which they finished
results.json, times.json, report.html    what comes out of them
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from silverspire.kernel.errors import SilverspireError
from silverspire.kernel.files import write_atomically
from silverspire.lab.arena.match import MatchResult
from silverspire.lab.arena.schedule import seating_of
from silverspire.lab.arena.setup import Setup
from silverspire.localization import say

with suppress(ImportError):  # not on Windows: two arenas in one folder go unnoticed there
    import fcntl

SETUP, GAMES, RESULTS, TIMES, REPORT = (
    *("arena.json", "games.jsonl"),
    *("results.json", "times.json", "report.html"),
)


class WrongFolder(SilverspireError):
    """The folder is not this arena's."""


class BrokenRunFolder(SilverspireError):
    """A line of games.jsonl cannot be read."""


class RunFolder:
    """The games that are over, on disk."""

    def __init__(self, folder: Path, setup: Setup) -> None:
        self.folder = folder
        self.setup = setup
        self.played: dict[int, MatchResult] = {}

    def path(self, name: str) -> Path:
        return self.folder / name

    @contextmanager
    def opened(self, fresh: bool = False) -> Iterator[RunFolder]:
        """The folder, made or found again, for this arena alone."""
        self._claim(fresh)
        with self.path(GAMES).open("a+b") as file:
            _lock(file.fileno(), self.folder)
            if fresh:
                file.truncate(0)
            self.played = self._read(file.fileno())
            self._descriptor = file.fileno()
            yield self

    def add(self, played: MatchResult) -> None:
        """Write a game down immediately, in one piece."""
        os.write(self._descriptor, msgspec.json.encode(played) + b"\n")
        self.played[played.number] = played

    def is_done(self, number: int) -> bool:
        """Whether the game has a result; one that failed is tried again."""
        return number in self.played and self.played[number].failed is None

    def first(self, games: int) -> list[MatchResult]:
        """The games of a run, in the order of the schedule."""
        return [self.played[number] for number in range(games) if number in self.played]

    def _claim(self, fresh: bool) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.path(SETUP)
        if not file.exists():
            if any(self.folder.iterdir()):
                raise WrongFolder(say("arena-strange-folder", folder=str(self.folder)))
        elif not fresh:
            self._compare(file)
            return
        write_atomically(file, msgspec.json.format(msgspec.json.encode(self.setup)) + b"\n")

    def _compare(self, file: Path) -> None:
        """Refuse a folder of another set-up, and say what differs."""
        try:
            there = msgspec.json.decode(file.read_bytes(), type=Setup)
        except msgspec.MsgspecError as error:
            raise WrongFolder(say("arena-strange-folder", folder=str(self.folder))) from error
        if there == self.setup:
            return
        differences = say("note-separator").join(
            say("arena-differs", name=name, there=_text(theirs), here=_text(ours))
            for name in Setup.__struct_fields__
            if (theirs := getattr(there, name)) != (ours := getattr(self.setup, name))
        )
        raise WrongFolder(
            say("arena-other-folder", folder=str(self.folder), differences=differences)
        )

    def _read(self, descriptor: int) -> dict[int, MatchResult]:
        """Every line; one that was torn by a sudden end is cut off and played again."""
        content = self.path(GAMES).read_bytes()
        whole = content.rfind(b"\n") + 1
        os.ftruncate(descriptor, whole)
        found: dict[int, MatchResult] = {}
        for line, text in enumerate(content[:whole].splitlines(), 1):
            played = self._decoded(line, text)
            if played.failed is None or played.number not in found:
                found[played.number] = played
        return found

    def _decoded(self, line: int, text: bytes) -> MatchResult:
        file = str(self.path(GAMES))
        try:
            played = msgspec.json.decode(text, type=MatchResult)
        except msgspec.MsgspecError as error:
            raise BrokenRunFolder(
                say("arena-broken-line", file=file, line=line, why=str(error))
            ) from error
        if played.seating != seating_of(played.number, self.setup.seats):
            raise BrokenRunFolder(
                say("arena-broken-line", file=file, line=line, why=say("arena-other-seating"))
            )
        return played


def _lock(descriptor: int, folder: Path) -> None:
    if "fcntl" not in globals():
        return
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise WrongFolder(say("arena-busy-folder", folder=str(folder))) from error


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode() if isinstance(value, dict | tuple) else str(value)
