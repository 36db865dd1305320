"""How Alembic runs our steps: on the connection it is handed, in the caller's transaction."""

from __future__ import annotations

from alembic import context

from silverspire.table.storage.schema import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema,
    transactional_ddl=False,  # the caller has begun a transaction, and ends it
)
context.run_migrations()
