"""What is stored. Entries are the truth; all else follows from them, or identifies people."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

SCHEMA_VERSION: Final = "0003"  # the last step in `migrations`

schema = MetaData()

# Times are milliseconds since 1970: the same in both databases.

people = Table(
    "people",
    schema,
    Column("id", Text, primary_key=True),
    Column("secret_hash", LargeBinary, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# One row for each table, so that lists need not open it.
tables = Table(
    "tables",
    schema,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("asked", Integer),
    Column("computer_asked", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("moved_at", BigInteger, nullable=False),
    Index("tables_by_status", "status", "public", "moved_at"),
    Index("tables_waiting", "computer_asked", "moved_at"),
)

# Everything that ever changed a table, one after another. Never changed, never deleted alone.
entries = Table(
    "entries",
    schema,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("person", Text),
    Column("client_id", Text),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "person", "client_id", name="entries_once"),
    Index("entries_by_kind", "table_id", "kind"),
)

# Who may come in: everyone who sat here, was let in by an invitation, or made the table.
members = Table(
    "members",
    schema,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("seated", Boolean, nullable=False),
    Index("members_by_person", "person"),
)

# Whom people do not want to meet.
blocks = Table(
    "blocks",
    schema,
    Column("person", Text, primary_key=True),
    Column("blocked", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("blocks_by_blocked", "blocked"),
)

# A finished game as it was seen: it can be looked at when its rules are no longer here.
archives = Table(
    "archives",
    schema,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

# What the computers found about a finished game; with and without hindsight.
analyses = Table(
    "analyses",
    schema,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("hindsight", Boolean, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

# The room after the entries up to a sequence, to open a table quickly. Losing one loses nothing.
snapshots = Table(
    "snapshots",
    schema,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# The server's own secrets, the same for all its processes.
keys = Table(
    "keys",
    schema,
    Column("name", Text, primary_key=True),
    Column("key", LargeBinary, nullable=False),
)
