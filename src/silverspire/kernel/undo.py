"""Undo, redo and restart turn: the one policy, and a game that can be taken back.

A seat may undo its own choices back to the last one that revealed something hidden, or to the last
choice of another seat. A table may also let its players end their turns: nothing before that is
undone. Whatever goes further is a take-back, which needs the consent of the others.

The policy is a few functions over the choices made so far, oldest first. The terminal, the table
server and `Timeline` call them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum
from typing import NamedTuple, Protocol

from silverspire.kernel.errors import SilverspireError
from silverspire.kernel.events import Event
from silverspire.kernel.previews import OVER, Preview
from silverspire.kernel.state import State


class MadeChoice(Protocol):
    """What the policy needs to know of a choice."""

    @property
    def seat(self) -> int: ...
    @property
    def reveals(self) -> bool: ...


class UndoLimit(Enum):
    """Why a choice cannot be undone or made again."""

    NOTHING_CHOSEN = "nothing has been chosen yet"
    CHOSEN_SINCE = "another player has chosen since: ask the table for a take-back"
    TURN_ENDED = "you have ended your turn: ask the table for a take-back"
    REVEALED = "the last choice showed something hidden: ask the table for a take-back"
    NOTHING_UNDONE = "nothing was undone"


class NothingToUndo(SilverspireError):
    """There is nothing that may be undone or made again; `limit` says why."""

    def __init__(self, limit: UndoLimit) -> None:
        super().__init__(limit.value)
        self.limit = limit


# --- The policy ----------------------------------------------------------------------------------


def undo_length(
    choices: Sequence[MadeChoice],
    seat: int,
    *,
    turn_start: int = 0,
    yielding: Collection[int] = (),
) -> int:
    """How many choices one undo of this seat takes back; NothingToUndo if it may not.

    It is the seat's last choice, and what the yielding seats (computers) have chosen since.
    `turn_start` is the number of choices that were made when somebody last ended a turn.
    """
    own = (place for place in range(len(choices), 0, -1) if choices[place - 1].seat not in yielding)
    last = next(own, 0)
    if last == 0:
        raise NothingToUndo(UndoLimit.NOTHING_CHOSEN)
    if choices[last - 1].seat != seat:
        raise NothingToUndo(UndoLimit.CHOSEN_SINCE)
    if last <= turn_start:
        raise NothingToUndo(UndoLimit.TURN_ENDED)
    if any(choice.reveals for choice in choices[last - 1 :]):
        raise NothingToUndo(UndoLimit.REVEALED)
    return len(choices) - last + 1


def undoable(choices: Sequence[MadeChoice], seat: int, turn_start: int = 0) -> int:
    """How many choices a seat may undo alone, one after another."""
    count = 0
    while len(choices) - count > turn_start:
        choice = choices[-1 - count]
        if choice.seat != seat or choice.reveals:
            break
        count += 1
    return count


def stays_undoable(preview: Preview, *, turns_are_ended: bool) -> bool:
    """Whether a choice with this preview can be undone afterwards, whatever is hidden.

    `turns_are_ended`: the others wait until a player who could still undo ends the turn.
    """
    if preview.reveals or OVER in preview.changes:
        return False
    return turns_are_ended or preview.turn_passes is False


def redoable(undone: Sequence[MadeChoice], seat: int) -> int:
    """How many undone choices a seat may make again; the last of them was undone last."""
    count = 0
    while count < len(undone) and undone[-1 - count].seat == seat:
        count += 1
    return count


def take_back_length(choices: Sequence[MadeChoice], seat: int) -> int:
    """How many choices lead back to before the seat's last one; 0 if it has made none."""
    own = (count for count, choice in enumerate(reversed(choices), 1) if choice.seat == seat)
    return next(own, 0)


# --- A game that can be taken back ---------------------------------------------------------------


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

    `undo` keeps to the policy above. `take_back` goes further, for tables that all agree.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step] = []
        self._undone: list[Step] = []

    def apply(self, choice: int) -> list[Event]:
        """Make a choice; what was undone before it can no longer be made again."""
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
        return undoable(self.steps, seat) > 0

    def undo(self, seat: int, yielding: Collection[int] = ()) -> Step:
        """Take the seat's last choice back, and what the yielding seats have chosen since."""
        count = undo_length(self.steps, seat, yielding=yielding)
        return [self.take_back() for _ in range(count)][-1]

    def restart_turn(self, seat: int) -> int:
        """Undo all that the seat may; returns the number of choices."""
        count = undoable(self.steps, seat)
        for _ in range(count):
            self.take_back()
        return count

    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> list[Event]:
        """Make the last undone choice again."""
        if not self._undone:
            raise NothingToUndo(UndoLimit.NOTHING_UNDONE)
        return self._apply(self._undone.pop().choice)

    def take_back(self) -> Step:
        """Undo the last choice whatever it showed: by consent of the table."""
        if not self.steps:
            raise NothingToUndo(UndoLimit.NOTHING_CHOSEN)
        step = self.steps.pop()
        self.state = step.before
        self._undone.append(step)
        return step
