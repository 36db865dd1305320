"""Where tables are kept: SQLite for one process, PostgreSQL for many. The only room with SQL."""
