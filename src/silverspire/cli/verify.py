"""Verifying a record: everything is recomputed, and what does not fit is named with its line."""

from __future__ import annotations

import re
from pathlib import Path

from rich.progress import Progress

from silverspire.cli.saved_games import game_of
from silverspire.cli.screen import Screen
from silverspire.kernel import records
from silverspire.kernel.errors import BrokenRecord
from silverspire.kernel.replays import walk
from silverspire.kernel.state import State
from silverspire.localization import plain, say

LONG = 2_000  # choices; shorter records are done before a bar could be read


def verify_file(screen: Screen, file: Path, pack: str | None, promised: str | None = None) -> None:
    """Tell in one line what the record holds; BrokenRecord if anything in it was changed."""
    content = _read(file)
    try:
        record = records.parse(content)
    except BrokenRecord as error:
        raise BrokenRecord(_with_line(str(error), _line_of_fault(str(error), content))) from error
    game_of(record)
    state = _walk_through(screen, record, content, pack)
    _compare_bytes(record, content)
    _compare_promise(record, promised)
    screen.print_unwrapped(_summary(record, state), "green")
    if record.promise is not None:
        chosen = "yes" if record.promise.chosen else "no"
        text = say("verified-promise", hash=record.promise.hash, chosen=chosen)
        screen.print_unwrapped(text, "green")


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise BrokenRecord(say("cannot-read", file=str(file), why=error.strerror or "")) from error


def _walk_through(
    screen: Screen, record: records.Record, content: bytes, pack: str | None
) -> State:
    reached = 0
    try:
        with Progress(console=screen.console, transient=True, disable=not _is_long(record)) as bar:
            task = bar.add_task(say("verifying"), total=len(record.steps))
            for table in walk(record, pack):
                state = table
                reached += 1
                bar.update(task, completed=reached)
    except BrokenRecord as error:
        raise BrokenRecord(
            _with_line(str(error), _line_of_choice(reached, record, content))
        ) from error
    return state


def _is_long(record: records.Record) -> bool:
    return len(record.steps) >= LONG


def _compare_bytes(record: records.Record, content: bytes) -> None:
    """The game is whole; the file must also be written as we write it, byte for byte."""
    expected = record.to_json().splitlines(keepends=True)
    found = content.splitlines(keepends=True)
    for number, (ours, theirs) in enumerate(zip(expected, found, strict=False), 1):
        if ours != theirs:
            raise BrokenRecord(_with_line(say("bytes-differ"), number))
    if len(expected) != len(found):
        raise BrokenRecord(_with_line(say("bytes-differ"), min(len(expected), len(found)) + 1))


def _compare_promise(record: records.Record, promised: str | None) -> None:
    """The hash that somebody noted before the game is the one in the record."""
    if promised is None:
        return
    if record.promise is None:
        raise BrokenRecord(say("no-promise"))
    if record.promise.hash != promised.strip().lower():
        raise BrokenRecord(say("another-promise", hash=record.promise.hash))


def _summary(record: records.Record, state: State) -> str:
    scores = say("list-separator").join(plain(score) for score in state.scores())
    return say(
        "verified" if state.over else "verified-unfinished",
        game=record.header.game,
        rules=record.header.rules_version,
        seats=record.header.seats,
        choices=len(record.steps),
        scores=scores,
    )


# --- Where in the file ---------------------------------------------------------------------------


def _with_line(what: str, line: int | None) -> str:
    return what if line is None else say("at-line", line=line, what=what)


def _line_of_choice(reached: int, record: records.Record, content: bytes) -> int | None:
    """Choices stand one to a line after the line that opens them; the result after the last."""
    if reached == 0:
        return None
    for number, line in enumerate(content.splitlines(), 1):
        if line.lstrip().startswith(b'"steps"'):
            return number + reached + (1 if reached > len(record.steps) else 0)
    return None


def _line_of_fault(message: str, content: bytes) -> int | None:
    """The reader names a byte, or the place in the tree: `$.steps[3]`."""
    if found := re.search(r"\(byte (\d+)\)", message):
        return content[: int(found[1])].count(b"\n") + 1
    if found := re.search(r"\$\.steps\[(\d+)\]", message):
        lines = content[: content.find(b'"steps"')].count(b"\n") + 1
        return lines + int(found[1]) + 1
    if "truncated" in message:
        return content.count(b"\n") + 1
    return None
