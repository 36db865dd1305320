"""What lists of tables say, stored beside each table so that a list opens none of them."""

from __future__ import annotations

from typing import Any

import msgspec

from silverspire.table.fair_play import KnownLuck, known_luck
from silverspire.table.room import FINISHED, RUNNING, Room


class SeatSummary(msgspec.Struct, frozen=True):
    name: str
    level: str | None
    free: bool
    person: str | None


class Summary(msgspec.Struct, frozen=True):
    """What lists say of a table's seats, and how it ended."""

    seats: list[SeatSummary]
    scores: list[float] | None
    ranking: list[int] | None = None
    progress: dict[str, int] = {}
    known_luck: KnownLuck | None = None


def table_row(room: Room) -> dict[str, Any]:
    """What lists say of a table, without opening it."""
    finished = room.history if room.status == FINISHED else None
    summary = Summary(
        [
            SeatSummary(
                name=room.name_at(number),
                level=one.level,
                free=one.person is None and one.level is None,
                person=one.person,
            )
            for number, one in enumerate(room.seats)
        ],
        [float(score) for score in finished.state.scores()] if finished else None,
        room.ranking() if finished else None,
        room.history.state.progress() if room.history else {},
        known_luck(room.setup),
    )
    return {
        "status": room.status,
        "sequence": room.sequence,
        "asked": room.asked if room.status == RUNNING else None,
        # Computers among themselves go on only where somebody looks on.
        "computer_asked": room.computer_asked and room.played_by_people,
        "summary": msgspec.json.encode(summary).decode(),
        "moved_at": room.moved_at,
    }
