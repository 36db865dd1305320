"""What a person sees while computer players think: who does, after half a second."""

from __future__ import annotations

from threading import Timer
from typing import Final

from rich.status import Status
from rich.text import Text

from silverspire.cli.screen import FAINT, Screen

PATIENCE: Final = 0.5  # seconds without a word


class Waiting:
    """One wait, from a person's answer to the next question; pipes and files are told nothing."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._shown: Status | None = None
        self._timer: Timer | None = None

    def on(self, sentence: str) -> None:
        """What we wait for now; the half second runs from the first."""
        if not self.screen.is_live:
            return
        told = Text(sentence, FAINT)
        if self._shown is not None:
            self._shown.update(told)
            return
        self._shown = self.screen.console.status(told)
        self._timer = Timer(PATIENCE, self._shown.start)
        self._timer.daemon = True
        self._timer.start()

    def over(self) -> None:
        """Nothing is waited for; the line is gone."""
        if self._shown is None or self._timer is None:
            return
        self._timer.cancel()
        self._timer.join()
        self._shown.stop()
        self._shown = self._timer = None
