"""What a player has seen and chosen so far, as a digest: the memory in an information state."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

from silverspire.kernel.state import State

DIGEST_LENGTH: Final = 16


class Recall:
    """Chains a player's views and own choices from a first table on.

    Two tables have the same digest for a player exactly if the player saw and chose the same on
    the way to them. It is computed when it is asked for, by playing again from the first table.
    """

    def __init__(self, first: State, digests: dict[int, bytes] | None = None) -> None:
        self.first = first  # never changed, so that copies share it
        self._from = len(first.choices_made)
        self._known = {seat: (self._from, digest) for seat, digest in (digests or {}).items()}

    def copy(self) -> Recall:
        """For a copy of the table, which goes its own way from here."""
        copy = Recall(self.first)
        copy._known = dict(self._known)
        return copy

    def digests(self) -> dict[int, bytes]:
        """What each player remembered when the first table was as it is, to be stored with it."""
        return {seat: known for seat, (count, known) in self._known.items() if count == self._from}

    def digest(self, table: State, seat: int) -> bytes:
        """The memory of a player at a table that was played on from the first one."""
        if seat not in self._known:
            self._known[seat] = self._from, _chain(b"", b"", self.first, seat)
        count, digest = self._known[seat]
        again = self.first.clone()
        for place in range(self._from, len(table.choices_made)):
            choice = int(table.choices_made[place])
            own = again.asked_seat() == seat
            again.apply_unchecked(choice)
            if place >= count:
                digest = _chain(digest, str(choice).encode() if own else b"", again, seat)
        self._known[seat] = len(table.choices_made), digest
        return digest


def _chain(digest: bytes, own_choice: bytes, table: State, seat: int) -> bytes:
    seen = msgspec.json.encode(table.view(seat), order="sorted")
    return blake2b(digest + own_choice + b"|" + seen, digest_size=DIGEST_LENGTH).digest()
