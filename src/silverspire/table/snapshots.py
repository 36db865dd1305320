"""A room in bytes and back: a snapshot, so that opening a table need not apply all its entries."""

from __future__ import annotations

from typing import Final

import msgspec

from silverspire.kernel.errors import SilverspireError
from silverspire.table.entries import Entry
from silverspire.table.history import History, Move
from silverspire.table.room import Room, SeatState, TakeBack

FORMAT: Final = 3
WITHOUT_PEOPLE: Final = 2  # the format of version 0.1.0: nobody knew whose moves they were
EVERY: Final = 64  # entries between two snapshots


class Snapshot(msgspec.Struct, array_like=True, frozen=True):
    """All that the entries have come to."""

    format: int
    sequence: int
    asked_since: int
    moved_at: int
    status: str
    seats: list[SeatState]
    take_back: TakeBack | None
    rematch: str | None
    state: bytes | None
    moves: list[Move]
    undone: list[Move]
    turn_ends: list[int]
    turn_to_end: int | None
    checkpoints: list[tuple[int, bytes]]
    rematch_withdrawn: bool = False
    held: dict[str, frozenset[int]] = {}
    removed: frozenset[str] = frozenset()
    muted: frozenset[str] = frozenset()


def is_due(room: Room) -> bool:
    return room.sequence % EVERY == 0


def write(room: Room) -> bytes:
    history = room.history
    snapshot = Snapshot(
        FORMAT,
        room.sequence,
        room.asked_since,
        room.moved_at,
        room.status,
        room.seats,
        room.take_back,
        room.rematch,
        history.state.to_bytes() if history else None,
        history.moves if history else [],
        history.undone if history else [],
        history.turn_ends if history else [],
        room.turn_to_end,
        history.checkpoints if history else [],
        room.rematch_withdrawn,
        room.held,
        room.removed,
        room.muted,
    )
    return msgspec.msgpack.encode(snapshot)


def read(created: Entry, stored: bytes) -> Room | None:
    """The room as it was; None if this version cannot use it: then all entries are applied."""
    try:
        snapshot = msgspec.msgpack.decode(stored, type=Snapshot)
        if snapshot.format not in {FORMAT, WITHOUT_PEOPLE}:
            return None
        room = Room(created)
        if room.incompatible is not None:
            return None
        history = None
        if snapshot.state is not None:
            history = History(room.game.from_bytes(snapshot.checkpoints[0][1]))
            history.state = room.game.from_bytes(snapshot.state)
            history.moves, history.undone, history.checkpoints = (
                snapshot.moves,
                snapshot.undone,
                snapshot.checkpoints,
            )
            history.turn_ends = snapshot.turn_ends
    except (msgspec.MsgspecError, SilverspireError, IndexError):
        return None
    room.history = history
    room.sequence, room.asked_since, room.moved_at = (
        snapshot.sequence,
        snapshot.asked_since,
        snapshot.moved_at,
    )
    room.status, room.seats = snapshot.status, snapshot.seats
    room.turn_to_end = snapshot.turn_to_end
    room.take_back, room.rematch = snapshot.take_back, snapshot.rematch
    room.rematch_withdrawn = snapshot.rematch_withdrawn
    room.held, room.removed, room.muted = snapshot.held, snapshot.removed, snapshot.muted
    room.recent.clear()
    if snapshot.format == WITHOUT_PEOPLE:
        _recall_people(room)
    return room


def _recall_people(room: Room) -> None:
    """Whoever has a seat now has always had it, as far as an old snapshot can tell."""
    if room.history is None:
        return
    for number, seat in enumerate(room.seats):
        room.note_held(number, seat.person)
    for moves in (room.history.moves, room.history.undone):
        moves[:] = [move._replace(person=room.seats[move.seat].person) for move in moves]
