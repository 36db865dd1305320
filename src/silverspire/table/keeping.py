"""A room in bytes and back: a snapshot, so that opening a table need not fold all its entries."""

from __future__ import annotations

from typing import Final

import msgspec

from silverspire.kernel.errors import SilverspireError
from silverspire.table.entries import Entry
from silverspire.table.line import Line, Move
from silverspire.table.room import Room, SeatNow, TakeBack

FORMAT: Final = 2
EVERY: Final = 64  # entries between two snapshots


class Kept(msgspec.Struct, array_like=True, frozen=True):
    """All that the entries have come to."""

    format: int
    sequence: int
    moved: int
    moved_at: int
    status: str
    seats: list[SeatNow]
    take_back: TakeBack | None
    rematch: str | None
    state: bytes | None
    moves: list[Move]
    undone: list[Move]
    ended: list[int]
    turn_to_end: int | None
    kept: list[tuple[int, bytes]]


def is_due(room: Room) -> bool:
    return room.sequence % EVERY == 0


def write(room: Room) -> bytes:
    line = room.line
    kept = Kept(
        FORMAT,
        room.sequence,
        room.moved,
        room.moved_at,
        room.status,
        room.seats,
        room.take_back,
        room.rematch,
        line.state.to_bytes() if line else None,
        line.moves if line else [],
        line.undone if line else [],
        line.ended if line else [],
        room.turn_to_end,
        line.kept if line else [],
    )
    return msgspec.msgpack.encode(kept)


def read(created: Entry, stored: bytes) -> Room | None:
    """The room as it was; None if this version cannot use it: then all entries are folded."""
    try:
        kept = msgspec.msgpack.decode(stored, type=Kept)
        if kept.format != FORMAT:
            return None
        room = Room(created)
        if room.foreign is not None:
            return None
        line = None
        if kept.state is not None:
            line = Line(room.game.from_bytes(kept.kept[0][1]))
            line.state = room.game.from_bytes(kept.state)
            line.moves, line.undone, line.kept = kept.moves, kept.undone, kept.kept
            line.ended = kept.ended
    except (msgspec.MsgspecError, SilverspireError, IndexError):
        return None
    room.line = line
    room.sequence, room.moved, room.moved_at = kept.sequence, kept.moved, kept.moved_at
    room.status, room.seats = kept.status, kept.seats
    room.turn_to_end = kept.turn_to_end
    room.take_back, room.rematch = kept.take_back, kept.rematch
    room.recent.clear()
    return room
