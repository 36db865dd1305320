"""Connections to PostgreSQL, with limits so that no server can hold up the others.

A server that is frozen in the middle of a transaction keeps its locks until PostgreSQL ends the
transaction. So each connection says how long that may take: as settings of the session, which a
pooler in session mode passes on, and not of the database, which an operator would have to know.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import asyncpg

CONNECT_TIMEOUT: Final = 10.0  # seconds


class Patience(NamedTuple):
    """How long a connection waits, in seconds: each longer than the one before."""

    idle_in_transaction: float  # for us, in the middle of a transaction: then its locks are free
    lock: float  # for another's lock: until that server has been given up
    statement: float
    response: float  # for any answer, also if the database's machine is gone without a word


PATIENCE: Final = Patience(3, 6, 10, 15)
# A migration may take its time, and another server waits until it is done.
PATIENCE_TO_MIGRATE: Final = Patience(60, 600, 600, 620)

# Acknowledged means on the disk, even where the database was told not to wait for that. What
# waits for a standby too ("remote_apply") is left as it is.
_WAIT_FOR_THE_DISK: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') = 'off'"
)


async def connect(address: str, patience: Patience = PATIENCE) -> Any:
    """A connection that keeps nobody waiting."""
    connection = await asyncpg.connect(
        address, timeout=CONNECT_TIMEOUT, command_timeout=patience.response
    )
    await connection.execute(
        f"SET idle_in_transaction_session_timeout = {_milliseconds(patience.idle_in_transaction)};"
        f"SET lock_timeout = {_milliseconds(patience.lock)};"
        f"SET statement_timeout = {_milliseconds(patience.statement)};" + _WAIT_FOR_THE_DISK
    )
    return connection


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)
