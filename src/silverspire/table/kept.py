"""What a room must know of a finished game whose rules are gone; the rest is in its archive."""

from __future__ import annotations

from typing import Any

import msgspec


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """How the game ended, and how long it was."""

    scores: list[float]
    ranking: list[int]
    resigned: list[int]
    complete: bool
    options: dict[str, Any]
    moves: int


class StoredArchive(msgspec.Struct, frozen=True, array_like=True):
    """What is stored: the few facts beside the packed views and events."""

    kept: Kept
    packed: bytes


def read_stored(stored: bytes) -> StoredArchive | None:
    """What was stored, if this version can read it."""
    try:
        return msgspec.msgpack.decode(stored, type=StoredArchive)
    except msgspec.MsgspecError:
        return None
