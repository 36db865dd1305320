"""The command in a process of its own, and in front of a real (pseudo) terminal."""

from __future__ import annotations

import os
import re
import select
import shlex
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, any_numbers

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")
fcntl = pytest.importorskip("fcntl")

PATIENCE = 60  # seconds
TAKE_THE_TERMINAL = """
import fcntl, signal, termios
signal.signal(signal.SIGINT, signal.default_int_handler)  # a suite in the background ignores it
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that control-C reaches this process
from silverspire.cli import main
main()
"""


class Desk:
    """A terminal of 100 × 40 with the command running in it."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.master, line = pty.openpty()
        fcntl.ioctl(line, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        surroundings = {"TERM": "xterm-256color", "SILVERSPIRE_GAMES": str(folder)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", TAKE_THE_TERMINAL, *words],
            stdin=line,
            stdout=line,
            stderr=line,
            env=os.environ | surroundings,
            start_new_session=True,
        )
        os.close(line)
        self.seen = ""

    def wait_for(self, text: str) -> None:
        """Read until the text was shown since the last key."""
        assert self._shows(text, PATIENCE), self.seen[-3000:]

    def interrupt(self, text: str) -> None:
        """Press control-C until the text is shown.

        Python does not look for signals between showing a prompt and waiting for its answer, so
        one that comes just then is only heard with the next.
        """
        for _ in range(6):
            self.press("\x03")
            if self._shows(text, PATIENCE / 6):
                return
        raise AssertionError(self.seen[-3000:])

    def press(self, keys: str) -> None:
        self.seen = ""
        os.write(self.master, keys.encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def _shows(self, text: str, patience: float) -> bool:
        deadline = time.monotonic() + patience
        while text not in self.seen and time.monotonic() < deadline:
            ready, _, _ = select.select([self.master], [], [], 1)
            if ready:
                self.seen += self._read()
        return text in self.seen

    def _read(self) -> str:
        try:
            shown = os.read(self.master, 65536).decode("utf-8", "replace")
        except OSError:  # the other end is closed
            return ""
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path, "play", "kutna_hora", "--seed", "7")
    yield desk
    desk.close()


def test_control_c_saves_and_leaves_politely(desk: Desk, tmp_path: Path) -> None:
    desk.wait_for("undo): ")
    desk.press("1\n")
    desk.wait_for("undo): ")

    desk.interrupt("--resume")

    assert desk.process.wait(PATIENCE) == 0
    assert len(list(tmp_path.glob("kutna_hora-*.json"))) == 1


def test_a_game_survives_the_death_of_its_terminal(desk: Desk, tmp_path: Path) -> None:
    desk.wait_for("undo): ")
    desk.press("1\n")
    desk.wait_for("undo): ")

    desk.process.kill()
    desk.process.wait()

    (kept,) = tmp_path.glob("kutna_hora-*.json")
    resumed = Terminal(tmp_path).play("--resume", kept)
    assert "Which guild gets row 1" in resumed.out


def test_a_record_is_stepped_through(tmp_path: Path) -> None:
    kept = Terminal(tmp_path).play("--seed", "7", typed=any_numbers(1, 40)).saved_file
    desk = Desk(tmp_path, "replay", str(kept))

    desk.wait_for("q quit: ")
    desk.press("\n")
    desk.wait_for("Choice 1 of")
    desk.wait_for("q quit: ")
    desk.press("last\n")
    desk.wait_for("q quit: ")
    desk.press("p\n")
    desk.wait_for("q quit: ")
    desk.press("4\n")
    desk.wait_for("Choice 4 of")
    desk.press("q\n")

    assert desk.process.wait(PATIENCE) == 0
    desk.close()


def test_a_process_of_its_own_plays_a_whole_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)

    said = terminal.spawn("play", "kutna_hora", "--seats", "2", typed=any_numbers(8))

    assert said.code == 0
    assert "Final score" in said.out
    assert terminal.spawn("verify", said.saved_file).code == 0


def test_a_process_of_its_own_ends_with_the_code_of_its_error(tmp_path: Path) -> None:
    said = Terminal(tmp_path).spawn("play", "chess")

    assert (said.code, said.out) == (2, "")
    assert (
        said.err == "there is no game called 'chess'; choose from kutna_hora, world_without_end\n"
    )


SLOW_BOT = """
import json, sys, time
for line in sys.stdin:
    request = json.loads(line)
    if "hello" in request:
        print(json.dumps({"ready": "a slow bot", "protocol": 1}), flush=True)
    elif "ask" in request:
        time.sleep(1)
        print(json.dumps({"choose": request["choices"][0]}), flush=True)
"""


def test_who_makes_a_person_wait_is_named(tmp_path: Path) -> None:
    bot = f"program:{shlex.join([sys.executable, '-c', SLOW_BOT])}"
    desk = Desk(tmp_path, "play", "kutna_hora", "--seats", "2", "--seed", "1", "--opponents", bot)

    desk.wait_for("undo): ")
    desk.press("1\n")
    desk.wait_for(" is thinking")
    assert re.search(r"S \w+ is thinking", desk.seen)

    desk.close()


def test_the_bare_command_asks_for_a_game_and_starts_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    desk = Desk(tmp_path)
    try:
        desk.wait_for("Which game?")
        desk.press("7\n")
        desk.wait_for("choose from 1 to 2")
        desk.press("1\n")
        desk.wait_for("Your choice")
    finally:
        desk.close()
