"""One server for one file: two on the same would not hear of each other's entries."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from silverspire.table.refusals import StorageUnavailable


@contextmanager
def lock_database(url: str) -> Iterator[None]:
    """Hold a file of SQLite against other servers; the system lets go of it however we end."""
    if url.startswith("postgresql"):
        yield
        return
    file = Path(make_url(url).database or "")
    file.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")  # SQLite's own lock: the same on every system
        except sqlite3.OperationalError as error:
            raise StorageUnavailable(
                f"another server is using {file}: stop it, or choose another --database"
            ) from error
        yield
