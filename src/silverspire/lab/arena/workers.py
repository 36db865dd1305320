"""Games on all cores of this machine, each core a process.

A pool of the standard library would do, but for two things: it cannot say which game brought a
process down, and it cannot stop immediately in the middle of a long game.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from silverspire.kernel.errors import SilverspireError
from silverspire.lab.arena.match import ArenaStopped, MatchResult, failed, play_match
from silverspire.lab.arena.schedule import Match
from silverspire.localization import say

Play = Callable[[Match], MatchResult]
READY = "ready"


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_on_cores(
    matches: Iterable[Match], jobs: int, play: Play = play_match
) -> Generator[MatchResult, None, None]:
    """The games as they finish, in any order. Leaving early ends every process immediately."""
    waiting = iter(matches)
    workers: dict[Connection, _Worker] = {}
    try:
        for match in waiting:
            worker = _Worker(play, match)
            workers[worker.pipe] = worker
            if len(workers) == jobs:
                break
        while workers:
            for pipe in wait(list(workers)):
                worker = workers.pop(pipe)  # type: ignore[call-overload]  # only pipes were waited for
                played = worker.answer()
                if played is None:  # it has only just started
                    workers[worker.pipe] = worker
                    continue
                following = next(waiting, None)
                if following is not None:
                    worker = worker.start_next(following)
                    workers[worker.pipe] = worker
                else:
                    worker.close()
                yield played
    finally:
        for worker in workers.values():
            worker.close()


class _Worker:
    """A process and the game it plays now."""

    def __init__(self, play: Play, match: Match) -> None:
        context = get_context("spawn")  # nothing of this process leaks into a game
        self.play = play
        self.match = match
        self.started = False
        self.pipe, child_end = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=_work, args=(child_end, play), daemon=False
        )
        self.process.start()
        child_end.close()

    def answer(self) -> MatchResult | None:
        """The game's result; None when the process says that it is ready for its first game."""
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            return self._crashed()
        if answer == READY:
            self.started = True
            self._send_match()
            return None
        if isinstance(answer, str):
            raise ArenaStopped(answer)
        assert isinstance(answer, MatchResult)
        return answer

    def start_next(self, match: Match) -> _Worker:
        """The next game: in the same process, or in another if this one is gone."""
        if not self.process.is_alive():
            self.close()
            return _Worker(self.play, match)
        self.match = match
        self._send_match()
        return self

    def close(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()

    def _send_match(self) -> None:
        with suppress(OSError):  # a process that is gone is noticed when its answer is read
            self.pipe.send(self.match)

    def _crashed(self) -> MatchResult:
        self.process.join()
        if not self.started:
            raise ArenaStopped(say("arena-no-process", code=self.process.exitcode or 0))
        return failed(self.match, None, say("arena-died", code=self.process.exitcode or 0))


def _work(pipe: Connection, play: Play) -> None:
    """The main function of a worker process; it ends when its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the arena itself decides when to stop
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    pipe.send(READY)
    while True:
        try:
            match = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(play(match))
        except SilverspireError as error:
            pipe.send(str(error))


def _exit_with_parent() -> None:
    arena = parent_process()
    if arena is not None:
        arena.join()
        os._exit(1)
