"""Where tables are stored: SQLite for one process, PostgreSQL for many. Only here is SQL."""
