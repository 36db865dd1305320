"""What SQLite and PostgreSQL say differently. Only the one in use is loaded: it takes a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import Table

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

    Insert = postgresql.Insert | sqlite.Insert


def insert_of(is_postgres: bool) -> Callable[[Table], Insert]:
    """An insert that knows what to do about what is there already."""
    if is_postgres:
        from sqlalchemy.dialects.postgresql import insert  # noqa: PLC0415

        return insert
    from sqlalchemy.dialects.sqlite import insert as insert_into_a_file  # noqa: PLC0415

    return insert_into_a_file
