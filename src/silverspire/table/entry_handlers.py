"""What each kind of entry does to a table: one handler for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import structs

from silverspire.kernel.events import Event
from silverspire.table import entries as log
from silverspire.table.entries import Entry
from silverspire.table.fair_play import lapses_without
from silverspire.table.refusals import Refused
from silverspire.table.room import CLOSED, OPEN, RUNNING, AppliedEntry, Room, SeatState, TakeBack

NOTHING: Sequence[Event] = ()

# Changes the room by an entry and its body; answers what happened in the game.
Handler = Callable[[Room, Entry, Any], Sequence[Event]]


def apply_entry(room: Room, entry: Entry) -> AppliedEntry:
    """Let an entry happen. Under other rules a table is kept, but its game is not played."""
    kind, events = type(entry.body), NOTHING
    if kind in TABLE_HANDLERS:
        events = TABLE_HANDLERS[kind](room, entry, entry.body)
    elif room.incompatible is None:
        events = GAME_HANDLERS[kind](room, entry, entry.body)
    elif kind is log.Started:
        room.status = RUNNING  # from now on a seat that is handed over stays its person's
    return room.note_applied(entry, events)


# --- The game ------------------------------------------------------------------------------------


def _start(room: Room, entry: Entry, _: log.Started) -> Sequence[Event]:
    return room.begin(entry)


def _choose(room: Room, entry: Entry, body: log.Chosen) -> Sequence[Event]:
    events = room.choose(room.game.choice_of(body.choice), entry)
    if body.by is None:
        room.hold_turn(entry.seat)
    return events


def _undo(room: Room, entry: Entry, body: log.Undone) -> Sequence[Event]:
    room.rewind(body.count, entry)
    return NOTHING


def _redo(room: Room, entry: Entry, _: log.Redone) -> Sequence[Event]:
    events = room.redo(entry)
    room.hold_turn(entry.seat)
    return events


def _end_turn(room: Room, entry: Entry, _: log.TurnEnded) -> Sequence[Event]:
    room.end_turn(entry)
    return NOTHING


# --- Take-backs ----------------------------------------------------------------------------------


def _ask_take_back(room: Room, entry: Entry, body: log.TakeBackAsked) -> Sequence[Event]:
    seat, people = _seat_number(entry), room.people_to_agree(entry.seat)
    _await_agreement(room, entry, TakeBack(seat, body.count, people, body.lapses))
    return NOTHING


def _agree_to_take_back(room: Room, entry: Entry, _: log.TakeBackAgreed) -> Sequence[Event]:
    if room.take_back:
        agreed = _seat(room, entry).person
        waiting = frozenset(person for person in room.take_back.waiting_for if person != agreed)
        _await_agreement(room, entry, structs.replace(room.take_back, waiting_for=waiting))
    return NOTHING


def _drop_take_back(
    room: Room, _: Entry, __: log.TakeBackRefused | log.TakeBackWithdrawn
) -> Sequence[Event]:
    room.take_back = None
    return NOTHING


def _await_agreement(room: Room, entry: Entry, request: TakeBack) -> None:
    """Wait for those who have yet to agree; once there is nobody, the choices are taken back."""
    if request.waiting_for:
        room.take_back = request
    else:
        room.rewind(request.count, entry)


# --- The seats -----------------------------------------------------------------------------------


def _take_seat(room: Room, entry: Entry, body: log.SeatTaken) -> Sequence[Event]:
    seat = _seat(room, entry)
    seat.person, seat.name, seat.level = entry.person, body.name, None
    seat.since = entry.at
    if room.status != OPEN:
        room.note_held(_seat_number(entry), entry.person)
    return NOTHING


def _leave_seat(room: Room, entry: Entry, _: log.SeatLeft) -> Sequence[Event]:
    _go_on_without(room, entry)
    seat = _seat(room, entry)
    seat.person, seat.name = None, ""
    if room.status == OPEN:
        seat.level, seat.is_computer = None, False
    return NOTHING


def _resign(room: Room, entry: Entry, body: log.Resigned) -> Sequence[Event]:
    _go_on_without(room, entry)
    seat = _seat(room, entry)
    seat.resigned, seat.level = True, body.level
    room.end_without_people(entry)
    return NOTHING


def _hand_over(room: Room, entry: Entry, body: log.HandedOver) -> Sequence[Event]:
    _go_on_without(room, entry)
    seat = _seat(room, entry)
    seat.level = body.level
    if room.status == OPEN:
        seat.person, seat.name, seat.is_computer = None, "", True
    return NOTHING


def _come_back(room: Room, entry: Entry, _: log.CameBack) -> Sequence[Event]:
    seat = _seat(room, entry)
    seat.level, seat.since = None, entry.at
    return NOTHING


def _go_on_without(room: Room, entry: Entry) -> None:
    """Nobody waits any longer for a seat whose person is gone: to agree, or to end its turn."""
    request = room.take_back
    if request is not None and entry.seat == request.seat:
        room.take_back = None
    elif request is not None and lapses_without(room, request, entry.seat):
        room.take_back = None
    elif request is not None:
        waiting = room.still_to_agree(without=entry.seat)
        _await_agreement(room, entry, structs.replace(request, waiting_for=waiting))
    room.end_turn(entry)


def _seat(room: Room, entry: Entry) -> SeatState:
    return room.seats[_seat_number(entry)]


def _seat_number(entry: Entry) -> int:
    if entry.seat is None:
        raise Refused("invalid-table", f"entry {entry.sequence} names no seat")
    return entry.seat


# --- The table -----------------------------------------------------------------------------------


def _create(_: Room, entry: Entry, __: log.Created) -> Sequence[Event]:
    raise Refused("invalid-table", f"entry {entry.sequence} sets up a table that already exists")


def _close(room: Room, _: Entry, __: log.Closed) -> Sequence[Event]:
    room.status = CLOSED
    return NOTHING


def _link_rematch(room: Room, _: Entry, body: log.Rematched) -> Sequence[Event]:
    room.rematch, room.rematch_withdrawn = body.table, False
    return NOTHING


def _unlink_rematch(room: Room, _: Entry, __: log.RematchWithdrawn) -> Sequence[Event]:
    room.rematch_withdrawn = True
    return NOTHING


def _only_note(_: Room, __: Entry, ___: log.Said | log.HintUsed) -> Sequence[Event]:
    return NOTHING


def _remove(room: Room, _: Entry, body: log.Removed) -> Sequence[Event]:
    room.removed |= {body.whom}
    for seat in room.seats_of(body.whom):
        room.seats[seat].person, room.seats[seat].name = None, ""
    return NOTHING


def _readmit(room: Room, _: Entry, body: log.Readmitted) -> Sequence[Event]:
    room.removed -= {body.whom}
    return NOTHING


def _mute(room: Room, _: Entry, body: log.Muted) -> Sequence[Event]:
    room.muted = room.muted | {body.whom} if body.muted else room.muted - {body.whom}
    return NOTHING


GAME_HANDLERS: dict[type[log.Body], Handler] = {
    log.Started: _start,
    log.Chosen: _choose,
    log.Undone: _undo,
    log.Redone: _redo,
    log.TurnEnded: _end_turn,
    log.TakeBackAsked: _ask_take_back,
    log.TakeBackAgreed: _agree_to_take_back,
    log.TakeBackRefused: _drop_take_back,
    log.TakeBackWithdrawn: _drop_take_back,
}

TABLE_HANDLERS: dict[type[log.Body], Handler] = {
    log.Created: _create,
    log.SeatTaken: _take_seat,
    log.SeatLeft: _leave_seat,
    log.Resigned: _resign,
    log.HandedOver: _hand_over,
    log.CameBack: _come_back,
    log.Closed: _close,
    log.Rematched: _link_rematch,
    log.RematchWithdrawn: _unlink_rematch,
    log.Said: _only_note,
    log.HintUsed: _only_note,
    log.Removed: _remove,
    log.Readmitted: _readmit,
    log.Muted: _mute,
}
