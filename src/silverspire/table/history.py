"""A game as far as it was played: the state now, every choice before it, and the way back.

A `Timeline` keeps the whole state before each choice. One game in a terminal can afford that, but
thousands of tables in memory cannot. A history keeps a checkpoint in bytes every few choices and
replays the choices after it, which takes a fraction of a millisecond.
"""

from __future__ import annotations

from bisect import bisect_right
from copy import copy
from typing import Final, NamedTuple

from silverspire.kernel import undo
from silverspire.kernel.errors import Reason
from silverspire.kernel.events import Event
from silverspire.kernel.game import Game
from silverspire.kernel.state import State

CHECKPOINT_INTERVAL: Final = 24  # choices between two checkpoints


class Move(NamedTuple):
    """A choice that stands: who made it, what, and whether it showed something hidden."""

    seat: int
    choice: int
    reveals: bool
    person: str | None = None  # None: a computer, or in the game that was forked


class History:
    """The choices of a game in their order. A state in it is replaced, never changed."""

    def __init__(self, state: State) -> None:
        self.game: Game = state.game
        self.state = state
        self.moves: list[Move] = []
        self.undone: list[Move] = []
        self.turn_ends: list[int] = []  # how many choices there were when turns were ended
        self.checkpoints: list[tuple[int, bytes]] = [(0, state.to_bytes())]
        self._remembered: dict[int, State] | None = None  # by how many choices there were

    def copy(self) -> History:
        """Another history with the same past; states are shared: they are replaced, not changed."""
        other = copy(self)
        other.moves, other.undone = self.moves[:], self.undone[:]
        other.checkpoints, other.turn_ends = self.checkpoints[:], self.turn_ends[:]
        other._remembered = None  # noqa: SLF001  # one of us
        return other

    def remember_states(self) -> None:
        """Keep the state after each choice from now on: for a game that is only played again, and
        where choices may be undone and made again for ever."""
        if self._remembered is None:
            self._remembered = {len(self.moves): self.state}

    # --- Going on --------------------------------------------------------------------------------

    def apply(self, choice: int, person: str | None = None) -> list[Event]:
        """Make a choice; what was undone before it can no longer be made again."""
        events = self._apply(choice, person)
        self.undone.clear()
        return events

    def redo(self) -> list[Event]:
        """Make the last undone choice again."""
        events = self._apply(self.undone[-1].choice, self.undone[-1].person)
        self.undone.pop()
        return events

    def _apply(self, choice: int, person: str | None) -> list[Event]:
        seat, state = int(self.state.asked_seat()), self.state.clone()
        events = state.apply(choice)
        reveals = any(event.reveals for event in events)
        self.moves.append(Move(seat, choice, reveals, person))
        self.state = state
        if self._remembered is not None:
            self._remembered[len(self.moves)] = state
        if len(self.moves) % CHECKPOINT_INTERVAL == 0:
            self.checkpoints.append((len(self.moves), state.to_bytes()))
        return events

    # --- Going back ------------------------------------------------------------------------------

    def initial_state(self) -> State:
        """The state before the first choice."""
        return self.game.from_bytes(self.checkpoints[0][1])

    def state_at(self, move: int) -> State:
        """The state after this many choices."""
        if not 0 <= move <= len(self.moves):
            raise IndexError(move)
        if move == len(self.moves):
            return self.state
        if self._remembered is not None and move in self._remembered:
            return self._remembered[move]
        place = bisect_right(self.checkpoints, move, key=lambda checkpoint: checkpoint[0]) - 1
        number, stored = self.checkpoints[place]
        state = self.game.from_bytes(stored)
        for passed in self.moves[number:move]:
            state.apply_unchecked(passed.choice)
        return state

    def rewind(self, count: int) -> None:
        """Take the last choices back; they can be made again."""
        state = self.state_at(len(self.moves) - count)
        for _ in range(count):
            self.undone.append(self.moves.pop())
        while self.checkpoints[-1][0] > len(self.moves):
            self.checkpoints.pop()
        while self.turn_ends and self.turn_ends[-1] > len(self.moves):
            self.turn_ends.pop()
        self.state = state

    def end_turn(self) -> None:
        """From now on nobody undoes alone what was chosen so far."""
        self.turn_ends.append(len(self.moves))

    # --- Undo: the policy is the kernel's --------------------------------------------------------

    @property
    def turn_start(self) -> int:
        """How many choices there were when somebody last ended a turn."""
        return self.turn_ends[-1] if self.turn_ends else 0

    def undo_length(self, seat: int) -> int:
        """How many choices one undo of this seat takes back; NothingToUndo if it may not."""
        return undo.undo_length(self.moves, seat, turn_start=self.turn_start)

    def undoable(self, seat: int) -> int:
        """How many choices the seat may undo alone, one after another."""
        return undo.undoable(self.moves, seat, self.turn_start)

    def redoable(self, seat: int) -> int:
        """How many undone choices the seat may make again, one after another."""
        return undo.redoable(self.undone, seat)

    def take_back_length(self, seat: int) -> int:
        """How many choices lead back to before the seat's last one; 0: it has made none."""
        return undo.take_back_length(self.moves, seat)


def reasons_against(state: State, seat: int, choice: int) -> tuple[Reason, ...]:
    """Why a seat that is asked cannot choose this; () if it can.

    The seat knows what is legal. The reasons are a redealt table's: none can rest on what the
    seat does not know.
    """
    if state.is_legal(choice):
        return ()
    return state.redeal(seat, 0).why_not(choice)


def reasons_in_vain(state: State, seat: int, choice: int) -> tuple[Reason, ...]:
    """Why a choice of this seat would do nothing now; of a redealt table, as above."""
    if not state.why_in_vain(choice):
        return ()
    return state.redeal(seat, 0).why_in_vain(choice)
