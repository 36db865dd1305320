"""A table in memory: everything that its entries have come to."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from copy import copy
from typing import Any, Final, NamedTuple

import msgspec

from silverspire.kernel.events import Event
from silverspire.kernel.game import Game
from silverspire.kernel.registry import find_version
from silverspire.kernel.state import State
from silverspire.players.townspeople import townsperson_at
from silverspire.table import entries as log
from silverspire.table.entries import Created, Entry
from silverspire.table.game_setup import INCOMPATIBLE_RULES, deal, incompatibility
from silverspire.table.history import History
from silverspire.table.kept import Kept
from silverspire.table.refusals import Refused

OPEN, RUNNING, FINISHED, CLOSED = "open", "running", "finished", "closed"
RECENT_ENTRIES: Final = 64  # entries whose events are kept, for those who were away for a moment


class SeatState(msgspec.Struct):
    """A seat: whose it is, and the level of the computer that plays it now, if one does."""

    person: str | None = None
    name: str = ""
    level: str | None = None
    # From the beginning, not in somebody's place.
    is_computer: bool = msgspec.field(default=False, name="is_computers")
    resigned: bool = False
    since: int = 0  # when its person sat down here or came back


class TakeBack(msgspec.Struct, frozen=True):
    """A request to take choices back, and the people who have yet to agree."""

    seat: int
    count: int
    waiting_for: frozenset[str]
    lapses: bool = False  # when it becomes unfair because somebody goes away


class AppliedEntry(NamedTuple):
    """An entry and what happened in the game because of it."""

    entry: Entry
    events: tuple[Event, ...]
    move: int = 0  # how many moves stood when it had happened


class Room:
    """A table after all entries up to `sequence`."""

    def __init__(self, created: Entry) -> None:
        assert isinstance(created.body, Created)
        self.id = created.table_id
        self.setup: Created = created.body
        self.game: Game = find_version(self.setup.game, self.setup.rules_version)
        self.incompatible = incompatibility(self.setup)  # why its game can only be kept, not played
        self.created_at = created.at
        self.sequence = created.sequence
        self.asked_since = created.sequence  # the last entry that changed what is asked
        self.moved_at = created.at
        self.status = OPEN
        self.seats = [
            SeatState(planned.person, planned.name, planned.level, planned.level is not None)
            for planned in self.setup.seats
        ]
        self.history: History | None = None
        self.kept: Kept | None = None  # of a finished game whose rules are gone
        self.turn_to_end: int | None = None  # the seat that the next question waits for
        self.take_back: TakeBack | None = None
        self.rematch: str | None = None
        self.rematch_withdrawn = False  # the table of the rematch was closed again
        self.held: dict[str, frozenset[int]] = {}  # the seats that people have had since it began
        self.removed: frozenset[str] = frozenset()  # by the host; they may not come back
        self.muted: frozenset[str] = frozenset()
        self.recent: deque[AppliedEntry] = deque([AppliedEntry(created, ())], maxlen=RECENT_ENTRIES)

    def copy(self) -> Room:
        """The same room, to apply one more entry to: whoever reads the old one is not disturbed."""
        other = copy(self)
        other.seats = [copy(seat) for seat in self.seats]
        other.history = self.history.copy() if self.history else None
        other.recent = self.recent.copy()
        other.held = self.held.copy()
        return other

    # --- Questions -------------------------------------------------------------------------------

    @property
    def host(self) -> str:
        return self.setup.host

    @property
    def state(self) -> State:
        """The game; Refused while it has not begun."""
        return self.require_history().state

    @property
    def asked(self) -> int | None:
        """The seat whose turn it is: who has yet to end it, else who has the next question."""
        if self.history is None or self.history.state.over or self.status == FINISHED:
            return None
        asked = int(self.history.state.asked_seat())
        return asked if self.turn_to_end is None else self.turn_to_end

    def ranking(self) -> list[int]:
        """Places by seat; of a game that was given up, those who resigned are last."""
        places = self.state.ranking()
        if self.state.over:
            return places
        keys = [(seat.resigned, place) for seat, place in zip(self.seats, places, strict=True)]
        return [1 + sum(other < key for other in keys) for key in keys]

    @property
    def computer_asked(self) -> bool:
        asked = self.asked
        return self.status == RUNNING and asked is not None and self.seats[asked].level is not None

    @property
    def played_by_people(self) -> bool:
        """Whether a person will be asked again."""
        return any(seat.person is not None and seat.level is None for seat in self.seats)

    def undoable(self, seat: int | None) -> int:
        """How many choices the person of a seat may take back alone now."""
        may = self._is_played_by_person(seat)
        return self.history.undoable(seat) if self.history and seat is not None and may else 0

    def redoable(self, seat: int | None) -> int:
        """How many undone choices the person of a seat may make again now."""
        may = self._is_played_by_person(seat) and self.turn_to_end is None
        return self.history.redoable(seat) if self.history and seat is not None and may else 0

    def _is_played_by_person(self, seat: int | None) -> bool:
        """Whether a person plays the seat."""
        return self.status == RUNNING and seat is not None and self.seats[seat].level is None

    def name_at(self, number: int) -> str:
        """A person's own name; a computer in nobody's place is one of the townspeople."""
        seat = self.seats[number]
        if seat.name or seat.level is None or seat.person is not None:
            return seat.name
        return townsperson_at(self.game.townspeople, self.id, number)

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def people(self) -> set[str]:
        """Everyone who plays a seat; not those who resigned."""
        return {seat.person for seat in self.seats if seat.person and not seat.resigned}

    @property
    def decision_id(self) -> str:
        """Names the pending question by when it came up and its kind, which everyone knows."""
        return f"{self.asked_since}-{self.state.asked_kind()}"

    def require_history(self) -> History:
        """The game from its beginning; Refused while it has not begun, or cannot be played here."""
        if self.incompatible is not None:
            raise Refused(INCOMPATIBLE_RULES, self.incompatible)
        if self.history is None:
            raise Refused("not-started", "the game has not started: the host starts it")
        return self.history

    def components(self) -> Any:
        """The pack it is played with; Refused where it is not here."""
        if self.incompatible is not None:
            raise Refused(INCOMPATIBLE_RULES, self.incompatible)
        return self.game.components_as(self.setup.pack, self.setup.pack_hash)

    def refuse_incompatible(self, body: log.AnyBody) -> None:
        """Under other rules people may still come and go before the game, and later talk and ask
        for a rematch, but not play it."""
        if self.incompatible is None or isinstance(body, log.NEEDS_NO_RULES):
            return
        if self.status != OPEN or isinstance(body, log.Started):
            raise Refused(INCOMPATIBLE_RULES, self.incompatible)

    def people_to_agree(self, seat: int | None) -> frozenset[str]:
        """The people who must agree to this seat's request; computers always do."""
        asking = None if seat is None else self.seats[seat].person
        playing = {
            other.person for other in self.seats if other.person is not None and other.level is None
        }
        return frozenset(person for person in playing if person != asking)

    def still_to_agree(self, without: int | None) -> frozenset[str]:
        """Of those who have yet to agree to a take-back: who still plays, apart from this seat."""
        playing = {
            seat.person
            for number, seat in enumerate(self.seats)
            if seat.level is None and number != without
        }
        return self.take_back.waiting_for & playing if self.take_back else frozenset()

    @property
    def may_have_ended(self) -> bool:
        """Whether only servers that have the rules of this game know if it is over, and how."""
        return self.incompatible is not None and self.kept is None and self.status != OPEN

    # --- What entries do: see entry_handlers -----------------------------------------------------

    def begin(self, entry: Entry) -> list[Event]:
        """Deal; a fork then makes the choices of its past."""
        self.history = History(deal(self.setup))
        for name in self.setup.choices:
            self.history.apply(self.game.choice_of(name))
        for number, seat in enumerate(self.seats):
            self.note_held(number, seat.person)
        self._note_move(entry)
        return self.state.opening()

    def note_held(self, seat: int, person: str | None) -> None:
        """A person has a seat while the game goes on, and so knows what it hides."""
        if person is not None:
            self.held[person] = self.held.get(person, frozenset()) | {seat}

    def choose(self, choice: int, entry: Entry) -> list[Event]:
        events = self.require_history().apply(choice, entry.person)
        self._note_move(entry)
        return events

    def redo(self, entry: Entry) -> list[Event]:
        events = self.require_history().redo()
        self._note_move(entry)
        return events

    def rewind(self, count: int, entry: Entry) -> None:
        self.require_history().rewind(count)
        self._note_move(entry)

    def _note_move(self, entry: Entry) -> None:
        """The game has moved: another question is pending, and requests about the last are void."""
        self.status = FINISHED if self.state.over else RUNNING
        self.asked_since, self.moved_at = entry.sequence, entry.at
        self.take_back = self.turn_to_end = None

    def hold_turn(self, seat: int | None) -> None:
        """Let the others wait until a seat ends its turn, if it could still undo."""
        if not self.setup.end_turns or seat is None or self.state.over:
            return
        if self.state.asked_seat() != seat and self.require_history().undoable(seat) > 0:
            self.turn_to_end = seat

    def end_turn(self, entry: Entry) -> None:
        """The seat's turn is over, if the others wait for that."""
        if entry.seat is None or entry.seat != self.turn_to_end:
            return
        self.require_history().end_turn()
        self.turn_to_end = None
        self.asked_since, self.moved_at = entry.sequence, entry.at

    def end_without_people(self, entry: Entry) -> None:
        """The game ends where it is: everyone who played it has resigned."""
        if self.people():
            return
        self.status = FINISHED
        self.asked_since, self.moved_at = entry.sequence, entry.at
        self.take_back = self.turn_to_end = None

    def note_applied(self, entry: Entry, events: Iterable[Event]) -> AppliedEntry:
        """An entry has been applied: keep it with what happened."""
        self.sequence = entry.sequence
        moves = len(self.history.moves) if self.history else 0
        applied = AppliedEntry(entry, tuple(events), moves)
        self.recent.append(applied)
        return applied
