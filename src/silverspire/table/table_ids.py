"""Ids of new tables: random, or derived from the request, so that a retry finds its table."""

from __future__ import annotations

import hmac
from typing import Final

from silverspire.table.people import ID_ALPHABET, new_id

TABLE_IDS_KEY: Final = "tables"
ID_LENGTH: Final = 12


class TableIds:
    """The ids of tables. The key keeps them beyond guessing."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def for_table(self, person: str, client_id: str | None, fork_of: str = "") -> str:
        """A new id; the same for the same request of the same person."""
        if client_id is None:
            return new_id(ID_LENGTH)
        return self._derived("table", person, client_id, fork_of)

    def for_rematch(self, table_id: str) -> str:
        """Everyone who asks for it comes to the same table."""
        return self._derived("rematch", table_id)

    def _derived(self, *about: str) -> str:
        digest = hmac.digest(self._key, "\n".join(about).encode(), "sha256")
        number = int.from_bytes(digest, "big")
        return "".join(
            ID_ALPHABET[number // len(ID_ALPHABET) ** place % len(ID_ALPHABET)]
            for place in range(ID_LENGTH)
        )
