"""An outside program as a player: one line of JSON to it, one line back (protocol 1).

    to the program    {"hello": "silverspire", "protocol": 1, "seed": 7}
    from the program  {"ready": "my bot", "protocol": 1}
    to the program    {"ask": 12, "game": …, "seat": 0, "kind": "plot", "choices": […], "view": {…}}
    from the program  {"choose": "plot:C4"}
    to the program    {"quit": true}

The program is sent its seat's view and nothing else of the table. docs/how-to/external-programs.md
tells all of it.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import re
import shlex
import shutil
import signal
import subprocess
import threading
import weakref
from typing import IO, Any, Final

from silverspire.kernel.decisions import Decision
from silverspire.kernel.errors import SilverspireError, WrongOption
from silverspire.kernel.state import State
from silverspire.players.player import Player

PROTOCOL: Final = 1
SECONDS_FOR_AN_ANSWER: Final = 60.0
SECONDS_TO_QUIT: Final = 2.0
LONGEST_LINE: Final = 1_000_000
LONGEST_QUOTE: Final = 200
LIMIT: Final = re.compile(r"limit=(\d+(?:\.\d+)?)s\s+")


class ProgramFailed(SilverspireError):
    """An outside program crashed, did not answer, or sent something that is not a legal choice."""


class ProgramPlayer(Player):
    """Asks a program for every choice. It is started at the first decision and kept until `close`.

    After a failure the program is stopped; the next decision starts it again.
    """

    def __init__(self, command: str, seed: int = 0, seconds: float = SECONDS_FOR_AN_ANSWER) -> None:
        if (given := LIMIT.match(command)) is not None:
            seconds, command = float(given[1]), command[given.end() :]
        self.command = command
        self.seed = seed
        self.seconds = seconds
        self._words = _split(command)
        self._running: _Running | None = None

    def choose(self, state: State, asked: Decision) -> int:
        """The program's choice; ProgramFailed says what went wrong."""
        names = [state.game.name_of(choice) for choice in asked.choices]
        answer = self._ask(
            {
                "ask": asked.number,
                "game": state.game.name,
                "seat": asked.seat,
                "kind": asked.kind,
                "choices": names,
                "view": state.view(asked.seat),
            }
        )
        chosen = answer.get("choose")
        if chosen not in names:
            offered = ", ".join(names)
            raise self._failure(f"chose {chosen!r}, which is none of {offered}", answer)
        return asked.choices[names.index(chosen)]

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        if self._running is None:
            self._start()
        return self._exchange(request)

    def _start(self) -> None:
        self._running = _Running(self._words)
        weakref.finalize(self, self._running.end, 0)
        ready = self._exchange({"hello": "silverspire", "protocol": PROTOCOL, "seed": self.seed})
        if "ready" not in ready:
            raise self._failure("did not say that it is ready", ready)
        if ready.get("protocol") != PROTOCOL:
            spoken = ready.get("protocol")
            raise self._failure(f"speaks protocol {spoken!r}, we speak {PROTOCOL}", ready)

    def _exchange(self, request: dict[str, Any]) -> dict[str, Any]:
        """One line there, one line back."""
        assert self._running is not None
        if not self._running.lines.empty() and self._running.lines.get():
            raise self._failure("spoke without being asked")
        if not self._running.say(request):
            raise self._failure(f"has ended{self._running.exit_words()}")
        try:
            line = self._running.lines.get(timeout=self.seconds)
        except queue.Empty:
            raise self._failure(f"did not answer within {self.seconds:g} seconds") from None
        if not line:
            raise self._failure(f"has ended{self._running.exit_words()}")
        try:
            answer = json.loads(line)
        except ValueError:
            raise self._failure("answered a line that is no JSON", line) from None
        if not isinstance(answer, dict):
            raise self._failure("answered something else than a JSON object", line)
        return answer

    def _failure(self, what: str, last: object = None) -> ProgramFailed:
        """Stop the program; returns the error to raise, with its last line."""
        running, self._running = self._running, None
        if running is not None:
            last = running.last if last is None else last
            running.end(0)
        text = last if isinstance(last, str) else json.dumps(last, ensure_ascii=False)
        line = "it said nothing" if last is None else f"its last line: {text.strip()}"
        return ProgramFailed(f"the program {self.command!r} {what}; {line[:LONGEST_QUOTE]}")

    def close(self) -> None:
        """Ask the program to quit; stop it if it goes on."""
        running, self._running = self._running, None
        if running is not None:
            running.say({"quit": True})
            running.end(SECONDS_TO_QUIT)


class _Running:
    """The process, and a thread that reads its lines: the only wait with a limit on all systems."""

    def __init__(self, words: list[str]) -> None:
        self.process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,  # so that its own children end with it
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input: IO[str] = self.process.stdin
        self.output: IO[str] = self.process.stdout
        self.lines: queue.SimpleQueue[str] = queue.SimpleQueue()  # "" when it has ended
        self.last: str | None = None
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        while line := self.output.readline(LONGEST_LINE):
            self.last = line
            self.lines.put(line)
        self.lines.put("")

    def say(self, request: dict[str, Any]) -> bool:
        """Write a line; False if the program no longer reads."""
        try:
            self.input.write(json.dumps(request, ensure_ascii=False) + "\n")
            self.input.flush()
        except (OSError, ValueError):
            return False
        return True

    def exit_words(self) -> str:
        """The exit code, if the process ends soon."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f" with exit code {self.process.wait(SECONDS_TO_QUIT)}"
        return ""

    def end(self, patience: float) -> None:
        """Wait for the process to exit, then kill it; nothing is left behind."""
        with contextlib.suppress(OSError, ValueError):
            self.input.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(patience)
        if self.process.poll() is None:
            self._kill()
        self.process.wait()
        self.reader.join(SECONDS_TO_QUIT)
        if not self.reader.is_alive():  # else a child of the program still holds its output
            self.output.close()

    def _kill(self) -> None:
        """End the process and the children it started."""
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()


def _split(command: str) -> list[str]:
    """The words of a command line, quoted as for a shell; WrongOption if it cannot be started."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise WrongOption(f"the command {command!r} cannot be read: {error}") from error
    if not words:
        raise WrongOption("a program player needs a command: program:python3 my_bot.py")
    if shutil.which(words[0]) is None:
        raise WrongOption(f"there is no program {words[0]!r} to start")
    return words
