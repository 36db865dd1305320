"""What a new table is called: at random, or by the request that made it, so a retry finds it."""

from __future__ import annotations

import hmac
from typing import Final

from silverspire.table.people import LETTERS, new_id

NAMING_KEY: Final = "tables"
LENGTH: Final = 12


class Naming:
    """Ids of tables. The key keeps them beyond guessing."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def table(self, person: str, client_id: str | None, fork_of: str = "") -> str:
        """A new id; the same for the same request of the same person."""
        if client_id is None:
            return new_id(LENGTH)
        return self._derived("table", person, client_id, fork_of)

    def rematch(self, table_id: str) -> str:
        """Everyone who asks for it comes to the same table."""
        return self._derived("rematch", table_id)

    def _derived(self, *about: str) -> str:
        digest = hmac.digest(self._key, "\n".join(about).encode(), "sha256")
        number = int.from_bytes(digest, "big")
        return "".join(
            LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(LENGTH)
        )
