"""A game as far as it was played: the table now, every choice before it, and the way back.

A `Timeline` keeps the whole table before each choice: for one game in a terminal that is nothing,
for thousands of tables in memory it is most of it. Here a table is kept in bytes now and then, and
what lies between is played again, in a fraction of a millisecond.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from copy import copy
from itertools import islice
from typing import Final, NamedTuple

from silverspire.kernel.errors import Reason
from silverspire.kernel.events import Event
from silverspire.kernel.game import Game
from silverspire.kernel.state import State
from silverspire.kernel.undo import NothingToUndo

STRIDE: Final = 24  # choices between two kept tables


class Move(NamedTuple):
    """A choice that stands: who made it, what, and whether it showed something hidden."""

    seat: int
    choice: int
    reveals: bool


class Line:
    """The choices of a game in their order. Nothing is changed before `advance` or `go_back`."""

    def __init__(self, state: State) -> None:
        self.game: Game = state.game
        self.state = state
        self.moves: list[Move] = []
        self.undone: list[Move] = []
        self.ended: list[int] = []  # how many choices there were when turns were ended
        self.kept: list[tuple[int, bytes]] = [(0, state.to_bytes())]

    def copy(self) -> Line:
        """Another line with the same past; tables are shared, they are replaced and not changed."""
        other = copy(self)
        other.moves, other.undone, other.kept = self.moves[:], self.undone[:], self.kept[:]
        other.ended = self.ended[:]
        return other

    # --- Going on --------------------------------------------------------------------------------

    def after(self, choice: int) -> tuple[State, list[Event]]:
        """The table after a choice, and what happened; this line stays as it is."""
        trial = self.state.clone()
        return trial, trial.apply(choice)

    def advance(self, choice: int, state: State, events: Sequence[Event]) -> None:
        """Go on to a table that `after` gave."""
        reveals = any(event.reveals for event in events)
        self.moves.append(Move(int(self.state.asked_seat()), choice, reveals))
        self.state = state
        if len(self.moves) % STRIDE == 0:
            self.kept.append((len(self.moves), state.to_bytes()))

    # --- Going back ------------------------------------------------------------------------------

    def beginning(self) -> State:
        """The table before the first choice."""
        return self.game.from_bytes(self.kept[0][1])

    def at(self, move: int) -> State:
        """The table after so many choices."""
        if not 0 <= move <= len(self.moves):
            raise IndexError(move)
        if move == len(self.moves):
            return self.state
        place = bisect_right(self.kept, move, key=lambda kept: kept[0]) - 1
        number, stored = self.kept[place]
        state = self.game.from_bytes(stored)
        for passed in self.moves[number:move]:
            state.take(passed.choice)
        return state

    def go_back(self, count: int, state: State) -> None:
        """Take the last choices back; `state` is the table before them, from `at`."""
        for _ in range(count):
            self.undone.append(self.moves.pop())
        while self.kept[-1][0] > len(self.moves):
            self.kept.pop()
        while self.ended and self.ended[-1] > len(self.moves):
            self.ended.pop()
        self.state = state

    def end_turn(self) -> None:
        """Nobody takes back alone what was chosen so far."""
        self.ended.append(len(self.moves))

    def undoable(self, seat: int) -> int:
        """How many choices the seat may take back alone: its own of this turn, if none showed."""
        count = 0
        for move in islice(reversed(self.moves), self._this_turn()):
            if move.seat != seat or move.reveals:
                break
            count += 1
        return count

    def redoable(self, seat: int) -> int:
        """How many undone choices the seat may make again, one after another."""
        count = 0
        for move in reversed(self.undone):
            if move.seat != seat:
                break
            count += 1
        return count

    def _this_turn(self) -> int:
        """How many choices were made since somebody last ended a turn."""
        return len(self.moves) - (self.ended[-1] if self.ended else 0)

    def refuse_undo(self, seat: int) -> None:
        """Say why the seat may not undo, if it may not."""
        if not self.moves:
            raise NothingToUndo("nothing has been chosen yet")
        if self.moves[-1].seat != seat:
            raise NothingToUndo("another player has chosen since: ask the table for a take-back")
        if self._this_turn() == 0:
            raise NothingToUndo("you have ended your turn: ask the table for a take-back")
        if self.moves[-1].reveals:
            raise NothingToUndo(
                "the last choice showed something hidden: ask the table for a take-back"
            )

    def since(self, seat: int) -> int:
        """How many choices back the seat's last one lies, itself included; 0: it made none."""
        for count, move in enumerate(reversed(self.moves), 1):
            if move.seat == seat:
                return count
        return 0


def why_not(state: State, seat: int, choice: int) -> tuple[Reason, ...]:
    """Why a seat that is asked cannot choose this; () if it can.

    What is legal the seat was told. The reasons are a redealt table's: none can rest on what the
    seat does not know.
    """
    if state.is_legal(choice):
        return ()
    return state.redeal(seat, 0).why_not(choice)
