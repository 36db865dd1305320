"""The record of a table's game, with what the table promised about its seed."""

from __future__ import annotations

from msgspec.structs import replace

from silverspire.kernel.commitments import commitment
from silverspire.kernel.records import Promise
from silverspire.table.room import Room


def record_of(room: Room) -> bytes:
    """The record of the game so far, as people download it when the game is over."""
    record, setup = room.state.record(), room.setup
    if setup.salt:
        promised = commitment(setup.seed, setup.salt)
        record = replace(record, promise=Promise(promised, setup.salt, setup.seed_chosen))
    content: bytes = record.to_json()
    return content
