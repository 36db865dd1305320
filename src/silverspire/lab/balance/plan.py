"""What is to be played for a report, and with what luck."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec


class Plan(msgspec.Struct, frozen=True):
    """n games of each variant, by one sort of player."""

    game: str
    pack: str
    players: str
    games: int
    seed: int
    seats: tuple[int, ...]
    options: dict[str, Any]

    def seed_for(self, variant: str, number: int, *names: str) -> int:
        """A separate seed for each game and player, whoever plays and whenever.

        It does not depend on the pack: before and after a change the same luck is dealt.
        """
        words = "/".join((f"{self.seed}", self.game, variant, f"{number}", *names))
        return int.from_bytes(blake2b(words.encode(), digest_size=6).digest(), "big")
