"""Undo, redo and restart turn, computed from what was revealed and by whom."""

from __future__ import annotations

from typing import NamedTuple

from silverspire.kernel.errors import SilverspireError
from silverspire.kernel.events import Event
from silverspire.kernel.state import State


class NothingToUndo(SilverspireError):
    """The last choice is not this seat's, or it showed something that was hidden."""


class Step(NamedTuple):
    """One choice: the table before it, who chose, what, and what happened."""

    before: State
    seat: int
    choice: int
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        return any(event.reveals for event in self.events)


class Timeline:
    """A game that can be taken back: every choice goes through `apply`.

    A seat may undo its own choices back to the last that revealed something hidden or the last
    choice of another seat. `take_back` goes further, for tables that all agree.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step] = []
        self._undone: list[int] = []

    def apply(self, choice: int) -> list[Event]:
        """Make a choice; what was undone before it is forgotten."""
        events = self._apply(choice)
        self._undone.clear()
        return events

    def _apply(self, choice: int) -> list[Event]:
        asked = self.state.decision()
        before = self.state.clone()
        events = self.state.apply(choice)
        if asked is not None:
            self.steps.append(Step(before, asked.seat, choice, tuple(events)))
        return events

    def can_undo(self, seat: int) -> bool:
        """Whether the last choice was this seat's and showed nothing."""
        return bool(self.steps) and self.steps[-1].seat == seat and not self.steps[-1].reveals

    def undo(self, seat: int) -> Step:
        """Take the seat's last choice back."""
        if not self.steps:
            raise NothingToUndo("nothing has been chosen yet")
        if self.steps[-1].seat != seat:
            raise NothingToUndo("another player has chosen since: ask the table for a take-back")
        if self.steps[-1].reveals:
            raise NothingToUndo("the last choice showed something hidden: it cannot be undone")
        return self.take_back()

    def restart_turn(self, seat: int) -> int:
        """Undo all that the seat may; answers how many choices."""
        count = 0
        while self.can_undo(seat):
            self.take_back()
            count += 1
        return count

    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> list[Event]:
        """Make the last undone choice again."""
        if not self._undone:
            raise NothingToUndo("nothing was undone")
        choice = self._undone.pop()
        return self._apply(choice)

    def take_back(self) -> Step:
        """Undo the last choice whatever it showed: by consent of the table."""
        if not self.steps:
            raise NothingToUndo("nothing has been chosen yet")
        step = self.steps.pop()
        self.state = step.before
        self._undone.append(step.choice)
        return step
