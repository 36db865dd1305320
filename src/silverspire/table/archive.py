"""A finished game as it was seen: every view, every event and its record, kept for good.

Rules and packs change. What is kept here needs none of them to be looked at again.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from silverspire.kernel.state import State
from silverspire.table import responses
from silverspire.table.game_records import record_of
from silverspire.table.kept import Kept, StoredArchive, read_stored
from silverspire.table.presenters import present_all_events, present_scores
from silverspire.table.refusals import NotFound
from silverspire.table.room import Room
from silverspire.table.statistics import StatisticsBuilder
from silverspire.table.table_presenter import present_result

FORMAT: Final = 1
MAX_SIZE: Final = 64 * 1024 * 1024  # bytes, unpacked: no broken file fills the memory


class Change(msgspec.Struct, frozen=True, array_like=True):
    """What changed in a view since the move before, part by part."""

    parts: dict[str, msgspec.Raw]
    gone: list[str] = []


class Archive(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that people may see of a finished game."""

    format: int = FORMAT
    catalogue: dict[str, Any]
    scores: responses.Scores
    statistics: responses.Statistics
    replay: responses.Replay
    record: str
    views: list[list[Change]]  # of spectators, then of each seat: a change for each move
    chances: responses.WinningChances | None = None  # where a computer could say

    def winning_chances(self) -> responses.WinningChances:
        if self.chances is None:
            raise NotFound("no-chances", "nobody estimated the chances of this game")
        return self.chances

    def view(self, seat: int | None, move: int) -> dict[str, Any]:
        """What a seat saw after that many moves."""
        parts: dict[str, msgspec.Raw] = {}
        for change in self.views[0 if seat is None else seat + 1][: move + 1]:
            parts |= change.parts
            for name in change.gone:
                del parts[name]
        return {name: msgspec.json.decode(part) for name, part in parts.items()}


class _Seen(NamedTuple):
    """The views of one seat so far."""

    changes: list[Change]
    last: dict[str, bytes]

    def note(self, view: dict[str, Any]) -> None:
        parts = {name: msgspec.json.encode(part) for name, part in view.items()}
        changed = {
            name: msgspec.Raw(part) for name, part in parts.items() if self.last.get(name) != part
        }
        self.changes.append(Change(changed, sorted(self.last.keys() - parts.keys())))
        self.last.clear()
        self.last.update(parts)


async def make(room: Room, chances: responses.WinningChances | None = None) -> bytes:
    """The archive of a finished table in bytes; between two moves others have their turn."""
    history = room.require_history()
    seats: list[int | None] = [None, *range(len(room.seats))]
    seen = [_Seen([], {}) for _ in seats]
    state = history.state_at(0).clone()
    opening = present_all_events(state, state.opening())
    _note(state, seats, seen)
    moves = []
    for number, move in enumerate(history.moves, 1):
        await asyncio.sleep(0)
        events = present_all_events(state, state.apply(move.choice))
        name = room.game.name_of(move.choice)
        moves.append(responses.Move(move=number, seat=move.seat, choice=name, events=events))
        _note(state, seats, seen)
    statistics = StatisticsBuilder(history)
    statistics.update(history)
    archive = Archive(
        catalogue=room.game.catalogue(len(room.seats), history.state.pack()),
        scores=present_scores(room, None),
        statistics=statistics.build(),
        replay=responses.Replay(id=room.id, opening=opening, moves=moves),
        record=record_of(room).decode(),
        views=[one.changes for one in seen],
        chances=chances,
    )
    result = present_result(room)
    kept = Kept(
        scores=result.scores,
        ranking=result.ranking,
        resigned=result.resigned,
        complete=result.complete,
        options=history.state.options,
        moves=len(moves),
    )
    packed = await asyncio.to_thread(_pack, archive)
    return msgspec.msgpack.encode(StoredArchive(kept, packed))


def _note(state: State, seats: Sequence[int | None], seen: Sequence[_Seen]) -> None:
    for one, view in zip(seen, state.views(seats), strict=True):
        one.note(view)


def _pack(archive: Archive) -> bytes:
    return zlib.compress(msgspec.json.encode(archive))


def read(stored: bytes) -> Archive | None:
    """The archive, if this version can read it."""
    found = read_stored(stored)
    if found is None:
        return None
    try:
        content = zlib.decompressobj().decompress(found.packed, MAX_SIZE)
        archive = msgspec.json.decode(content, type=Archive)
    except (zlib.error, msgspec.MsgspecError):
        return None
    return archive if archive.format == FORMAT else None
