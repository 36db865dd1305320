"""Bringing a database of any released version to this version's schema."""

from __future__ import annotations

from sqlalchemy import Connection, inspect, text

from silverspire.table.refusals import StorageUnavailable
from silverspire.table.storage.schema import SCHEMA_VERSION

MIGRATION_LOCK = 0x5117E5  # our number among PostgreSQL's advisory locks
VERSION_TABLE = "alembic_version"
VERSION = text(f"SELECT version_num FROM {VERSION_TABLE}")


def upgrade(connection: Connection) -> None:
    """Carry out the steps that are missing. Two processes may start at once."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    if _version(connection) == SCHEMA_VERSION:
        return
    # Most starts have nothing to do, and need not load what would do it.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "silverspire.table.storage:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StorageUnavailable(
            f"the database was written by a newer version of Silverspire: update it ({error})"
        ) from error


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(VERSION).scalar_one_or_none()
