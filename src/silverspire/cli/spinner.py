"""A spinner while computer players think: it says who does, after half a second."""

from __future__ import annotations

from threading import Timer
from typing import Final

from rich.status import Status
from rich.text import Text

from silverspire.cli.screen import FAINT, Screen

DELAY: Final = 0.5  # seconds without a word


class Spinner:
    """One wait, from a person's answer to the next question; pipes and files get no output."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._shown: Status | None = None
        self._timer: Timer | None = None

    def start(self, sentence: str) -> None:
        """What we wait for now; the half second runs from the first."""
        if not self.screen.is_interactive:
            return
        status = Text(sentence, FAINT)
        if self._shown is not None:
            self._shown.update(status)
            return
        self._shown = self.screen.console.status(status)
        self._timer = Timer(DELAY, self._shown.start)
        self._timer.daemon = True
        self._timer.start()

    def stop(self) -> None:
        """Nothing is waited for; the line disappears."""
        if self._shown is None or self._timer is None:
            return
        self._timer.cancel()
        self._timer.join()
        self._shown.stop()
        self._shown = self._timer = None
