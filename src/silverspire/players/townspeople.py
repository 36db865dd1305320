"""What a computer player is called at a table: one of the townspeople of its game."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b


def townsperson_at(pool: Sequence[str], table: str, seat: int) -> str:
    """The townsperson on a seat: always the same at a table, and never on two seats.

    "" where a game names nobody, or not enough people for its seats.
    """
    order = sorted(pool, key=lambda name: blake2b(f"{table}/{name}".encode()).digest())
    return order[seat] if seat < len(order) else ""
