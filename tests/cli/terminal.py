"""A person at the terminal: the real command, with lines typed into it."""

from __future__ import annotations

import contextlib
import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from silverspire.cli import main

COMMAND = (sys.executable, "-c", "from silverspire.cli import main; main()")
Line = str | int


class CommandOutput(NamedTuple):
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str

    @property
    def text(self) -> str:
        """Standard output without its line breaks."""
        return " ".join(self.out.split())

    @property
    def saved_file(self) -> Path:
        """The file that the game was saved in."""
        found = re.search(r" in (\S+?\.json)", self.out)
        assert found, self.out[-2000:] + self.err
        return Path(found[1])


class Terminal:
    """Commands that keep their games in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, *words: str | Path, typed: Sequence[Line] = ()) -> CommandOutput:
        """The command, here: a process of its own for each would take most of the time."""
        out, err = io.StringIO(), io.StringIO()
        code = 0
        with (
            _standing_in(self.folder, words, typed),
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(err),
        ):
            try:
                main()
            except SystemExit as ended:
                code = int(ended.code or 0)
        return _checked(CommandOutput(code, out.getvalue(), err.getvalue()))

    def spawn(self, *words: str | Path, typed: Sequence[Line] = ()) -> CommandOutput:
        """The command in a process of its own."""
        ended = subprocess.run(
            [*COMMAND, *map(str, words)],
            input=_lines(typed),
            env=os.environ | {"SILVERSPIRE_GAMES": str(self.folder)},
            capture_output=True,
            text=True,
            check=False,
        )
        return _checked(CommandOutput(ended.returncode, ended.stdout, ended.stderr))

    def play(self, *words: str | Path, typed: Sequence[Line] = ()) -> CommandOutput:
        """Kutná Hora, against opponents that are quick: other games and players are run."""
        quick = () if {"--opponents", "--resume"} & {*words} else ("--opponents", "chance")
        return self.run("play", "kutna_hora", *words, *quick, typed=typed)


@contextlib.contextmanager
def _standing_in(
    folder: Path, words: Sequence[str | Path], typed: Sequence[Line]
) -> Iterator[None]:
    """The process's arguments, input and folder, as long as the command runs."""
    kept = sys.argv, sys.stdin, os.environ.get("SILVERSPIRE_GAMES")
    sys.argv, sys.stdin = ["silverspire", *map(str, words)], io.StringIO(_lines(typed))
    os.environ["SILVERSPIRE_GAMES"] = str(folder)
    try:
        yield
    finally:
        sys.argv, sys.stdin = kept[:2]
        os.environ.pop("SILVERSPIRE_GAMES")
        if kept[2] is not None:
            os.environ["SILVERSPIRE_GAMES"] = kept[2]


def _lines(typed: Sequence[Line]) -> str:
    return "".join(f"{line}\n" for line in typed)


def _checked(said: CommandOutput) -> CommandOutput:
    assert "Traceback" not in said.err, said.err
    assert "{?" not in said.out, "a message is missing or lacks a value"
    return said


def any_numbers(seed: int, count: int = 900) -> list[Line]:
    """A person who types numbers without looking; those that are too high are refused."""
    fingers = random.Random(seed)
    return [fingers.randint(1, 12) for _ in range(count)]
