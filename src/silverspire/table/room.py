"""A table in memory: its entries folded, one after another."""

from __future__ import annotations

from collections import deque
from copy import copy
from typing import Final, NamedTuple

import msgspec

from silverspire.kernel.events import Event
from silverspire.kernel.game import Game
from silverspire.kernel.registry import find_game
from silverspire.kernel.state import State
from silverspire.table import entries as log
from silverspire.table.dealing import OTHER_RULES, deal, other_rules
from silverspire.table.entries import Created, Entry
from silverspire.table.line import Line
from silverspire.table.refusals import Refused

OPEN, RUNNING, FINISHED, CLOSED = "open", "running", "finished", "closed"
RECENT: Final = 64  # entries whose events are kept, for readers who were away for a moment
# What ends the turn of who has yet to end it: their word, or that they are gone.
ENDS_A_TURN: Final = (log.TurnEnded, log.SeatLeft, log.Resigned, log.HandedOver)


class SeatNow(msgspec.Struct):
    """A seat: whose it is, and the level of the computer that plays it now, if one does."""

    person: str | None = None
    name: str = ""
    level: str | None = None
    is_computers: bool = False  # from the beginning, not in somebody's place
    resigned: bool = False
    since: int = 0  # when its person sat down here or came back


class TakeBack(msgspec.Struct, frozen=True):
    """A wish to take choices back, and the people who have yet to agree."""

    seat: int
    count: int
    waiting_for: frozenset[str]


class Told(NamedTuple):
    """An entry and what happened in the game because of it."""

    entry: Entry
    events: tuple[Event, ...]
    move: int = 0  # how many moves stood when it had happened


class Outcome(NamedTuple):
    """What an entry will do to the game: found before it is stored, carried out afterwards."""

    state: State | None = None
    events: tuple[Event, ...] = ()


class Room:
    """What is so at a table, after all entries up to `sequence`."""

    def __init__(self, created: Entry) -> None:
        assert isinstance(created.body, Created)
        self.id = created.table_id
        self.setup: Created = created.body
        self.game: Game = find_game(self.setup.game)
        self.foreign = other_rules(self.setup)  # why its game can only be kept, not played
        self.created_at = created.at
        self.sequence = created.sequence
        self.moved = created.sequence  # the last entry that changed what is asked
        self.moved_at = created.at
        self.status = OPEN
        self.seats = [
            SeatNow(plan.person, plan.name, plan.level, plan.level is not None)
            for plan in self.setup.seats
        ]
        self.line: Line | None = None
        self.turn_to_end: int | None = None  # the seat that the next question waits for
        self.take_back: TakeBack | None = None
        self.rematch: str | None = None
        self.recent: deque[Told] = deque([Told(created, ())], maxlen=RECENT)

    def copy(self) -> Room:
        """The same room, for one more entry; who looks at the old one is not disturbed."""
        other = copy(self)
        other.seats = [copy(seat) for seat in self.seats]
        other.line = self.line.copy() if self.line else None
        other.recent = self.recent.copy()
        return other

    # --- Questions -------------------------------------------------------------------------------

    @property
    def host(self) -> str:
        return self.setup.host

    @property
    def state(self) -> State:
        """The game; Refused while it has not begun."""
        return self.played().state

    @property
    def asked(self) -> int | None:
        """The seat whose turn it is: who has yet to end it, else who has the next question."""
        if self.line is None or self.line.state.over:
            return None
        return int(self.line.state.asked_seat()) if self.turn_to_end is None else self.turn_to_end

    @property
    def computer_asked(self) -> bool:
        asked = self.asked
        return self.status == RUNNING and asked is not None and self.seats[asked].level is not None

    def undoable(self, seat: int | None) -> int:
        """How many choices the person of a seat may take back alone now."""
        may = self._plays(seat)
        return self.line.undoable(seat) if self.line and seat is not None and may else 0

    def redoable(self, seat: int | None) -> int:
        """How many undone choices the person of a seat may make again now."""
        may = self._plays(seat) and self.turn_to_end is None
        return self.line.redoable(seat) if self.line and seat is not None and may else 0

    def _plays(self, seat: int | None) -> bool:
        """Whether a person plays the seat."""
        return self.status == RUNNING and seat is not None and self.seats[seat].level is None

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def people(self) -> set[str]:
        """Everyone who plays a seat; not those who resigned."""
        return {seat.person for seat in self.seats if seat.person and not seat.resigned}

    # --- The fold --------------------------------------------------------------------------------

    def foresee(self, seat: int | None, body: log.AnyBody) -> Outcome:
        """What an entry would do to the game. Nothing is changed."""
        if self.foreign is not None:
            return Outcome()
        match body:
            case log.Started():
                state = self._deal()
                return Outcome(state, tuple(state.opening()))
            case log.Chosen(choice=name):
                state, events = self.played().after(self.game.choice_of(name))
                return Outcome(state, tuple(events))
            case log.Undone(count=count):
                return Outcome(self._before(count))
            case log.Redone():
                state, events = self.played().after(self.played().undone[-1].choice)
                return Outcome(state, tuple(events))
            case log.TakeBackAgreed() if self.take_back and seat is not None:
                if self.take_back.waiting_for <= {self.seats[seat].person}:
                    return Outcome(self._before(self.take_back.count))
            case log.TakeBackAsked(count=count) if not self.to_agree(seat):
                return Outcome(self._before(count))
            case log.SeatLeft() | log.Resigned() | log.HandedOver() if self.take_back:
                if seat != self.take_back.seat and not self._yet_to_agree(without=seat):
                    return Outcome(self._before(self.take_back.count))
        return Outcome()

    def refuse_foreign(self, body: log.AnyBody) -> None:
        """Under other rules people may still come and go before the game, but not play it."""
        if self.foreign is not None and (self.status != OPEN or isinstance(body, log.Started)):
            raise Refused(OTHER_RULES, self.foreign)

    def fold(self, entry: Entry, outcome: Outcome | None = None) -> Told:
        """Let an entry happen."""
        outcome = self.foresee(entry.seat, entry.body) if outcome is None else outcome
        self._fold_game(entry, outcome)
        ended = self._fold_turn(entry, outcome)
        self._fold_seat(entry)
        self._fold_take_back(entry, outcome)
        if isinstance(entry.body, log.Closed):
            self.status = CLOSED
        elif isinstance(entry.body, log.Rematched):
            self.rematch = entry.body.table
        self.sequence = entry.sequence
        if outcome.state is not None or ended:
            self.moved, self.moved_at = entry.sequence, entry.at
        told = Told(entry, outcome.events, len(self.line.moves) if self.line else 0)
        self.recent.append(told)
        return told

    def _fold_game(self, entry: Entry, outcome: Outcome) -> None:
        if outcome.state is None:
            return
        match entry.body:
            case log.Started():
                self.line = self._begin(outcome.state)
            case log.Chosen(choice=name):
                self.played().advance(self.game.choice_of(name), outcome.state, outcome.events)
                self.played().undone.clear()
            case log.Redone():
                choice = self.played().undone.pop().choice
                self.played().advance(choice, outcome.state, outcome.events)
            case log.Undone(count=count) | log.TakeBackAsked(count=count):
                self.played().go_back(count, outcome.state)
            case _ if self.take_back:  # the last who had to agree has agreed, or is gone
                self.played().go_back(self.take_back.count, outcome.state)
        self.status = FINISHED if self.state.over else RUNNING

    def _fold_turn(self, entry: Entry, outcome: Outcome) -> bool:
        """Whoever could still undo holds the table until they end their turn; True: it is ended."""
        if outcome.state is not None:
            self.turn_to_end = entry.seat if self._holds(entry) else None
            return False
        if entry.seat is None or entry.seat != self.turn_to_end:
            return False
        if not isinstance(entry.body, ENDS_A_TURN):
            return False
        self.played().end_turn()
        self.turn_to_end = None
        return True

    def _holds(self, entry: Entry) -> bool:
        """Whether a person has just handed the question on, and could still take that back."""
        match entry.body:
            case log.Chosen(by=None) | log.Redone() if self.setup.end_turns:
                line, seat = self.played(), entry.seat
                if seat is None or line.state.over or line.state.asked_seat() == seat:
                    return False
                return line.undoable(seat) > 0
        return False

    def _fold_seat(self, entry: Entry) -> None:
        if entry.seat is None:
            return
        seat = self.seats[entry.seat]
        match entry.body:
            case log.SeatTaken(name=name):
                seat.person, seat.name, seat.level = entry.person, name, None
                seat.since = entry.at
            case log.SeatLeft():
                seat.person, seat.name = None, ""
            case log.HandedOver(level=level):
                seat.level = level
            case log.CameBack():
                seat.level, seat.since = None, entry.at
            case log.Resigned(level=level):
                seat.resigned, seat.level = True, level

    def _fold_take_back(self, entry: Entry, outcome: Outcome) -> None:
        """A wish ends when the game goes on, all agreed, one refuses, or who wished is gone."""
        match entry.body:
            case log.TakeBackAsked(count=count) if outcome.state is None and entry.seat is not None:
                self.take_back = TakeBack(entry.seat, count, self.to_agree(entry.seat))
            case log.TakeBackAgreed() if self.take_back and entry.seat is not None:
                left = self.take_back.waiting_for - {self.seats[entry.seat].person or ""}
                wish = msgspec.structs.replace(self.take_back, waiting_for=left)
                self.take_back = wish if left else None
            case log.TakeBackRefused():
                self.take_back = None
            case log.SeatLeft() | log.Resigned() | log.HandedOver() if self.take_back:
                left = self._yet_to_agree(without=entry.seat)
                wish = msgspec.structs.replace(self.take_back, waiting_for=left)
                self.take_back = wish if left and entry.seat != wish.seat else None
            case _ if outcome.state is not None:
                self.take_back = None

    def to_agree(self, seat: int | None) -> frozenset[str]:
        """The people who must agree to this seat's wish; computers always do."""
        asking = None if seat is None else self.seats[seat].person
        playing = {
            other.person for other in self.seats if other.person is not None and other.level is None
        }
        return frozenset(person for person in playing if person != asking)

    def _yet_to_agree(self, without: int | None) -> frozenset[str]:
        """Of those whose word is awaited: who still plays, apart from this seat."""
        playing = {
            seat.person
            for number, seat in enumerate(self.seats)
            if seat.level is None and number != without
        }
        return self.take_back.waiting_for & playing if self.take_back else frozenset()

    def played(self) -> Line:
        """The game from its beginning; Refused while it has not begun, or cannot be played here."""
        if self.foreign is not None:
            raise Refused(OTHER_RULES, self.foreign)
        if self.line is None:
            raise Refused("not-started", "the game has not begun: its host starts it")
        return self.line

    def _before(self, count: int) -> State:
        return self.played().at(len(self.played().moves) - count)

    def _deal(self) -> State:
        state = deal(self.setup)
        for name in self.setup.choices:
            state.apply(self.game.choice_of(name))
        return state

    def _begin(self, state: State) -> Line:
        """The line of a game that begins; that of a fork has a past."""
        if not self.setup.choices:
            return Line(state)
        line = Line(deal(self.setup))
        for name in self.setup.choices:
            choice = self.game.choice_of(name)
            line.advance(choice, *line.after(choice))
        return line
