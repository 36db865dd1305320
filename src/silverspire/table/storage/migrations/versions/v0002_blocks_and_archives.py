"""Whom people block, and finished games as they were seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("blocked", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])
    op.create_table(
        "archives",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
