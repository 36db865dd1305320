"""What one transaction writes: many tables at once, in as many statements as for one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    JSON,
    Column,
    Connection,
    Select,
    Text,
    bindparam,
    cast,
    column,
    func,
    select,
    text,
    true,
    update,
)

from silverspire.table.entries import Entry, encode_body
from silverspire.table.storage.dialects import insert_of
from silverspire.table.storage.schema import entries, members, snapshots, tables

CHANNEL: Final = "silverspire"
MAX_PAYLOAD: Final = 7000  # PostgreSQL takes a little less than 8000 bytes
TABLE_COLUMNS: Final = ("status", "sequence", "asked", "computer_asked", "summary", "moved_at")
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


class Append(NamedTuple):
    """An entry and what lists say of its table afterwards."""

    entry: Entry
    row: dict[str, Any] | None  # the table's row; of a new table all of it; None: as it was
    seated: tuple[tuple[str, bool], ...] = ()  # people who sit down or get up
    snapshot: bytes | None = None

    @property
    def table_id(self) -> str:
        return self.entry.table_id


class SequenceTaken(Exception):
    """Another was quicker with one of the entries: nothing of the batch is stored."""


class BulkAppend:
    """The statements for one kind of database, put together once.

    Rows travel as one JSON text: SQLite's thread then holds up nobody for each row, and both
    databases answer how many found their place free.
    """

    def __init__(self, is_postgres: bool, process_id: str) -> None:
        self.is_postgres = is_postgres
        self.process_id = process_id
        insert = insert_of(is_postgres)
        names = [one.name for one in entries.columns]
        self._append = (
            insert(entries)
            .from_select(names, self._rows(entries.columns.values()))
            .on_conflict_do_nothing()
        )
        changes = self._rows([tables.c.id, *(tables.c[name] for name in TABLE_COLUMNS)]).subquery(
            "changes"
        )
        self._update_tables = (
            update(tables)
            .where(tables.c.id == changes.c.id)
            .values({name: changes.c[name] for name in TABLE_COLUMNS})
        )
        seat = insert(members)
        self._update_members = seat.on_conflict_do_update(
            index_elements=[members.c.table_id, members.c.person],
            set_={"seated": seat.excluded.seated},
        )
        keep = insert(snapshots)
        self._save_snapshots = keep.on_conflict_do_update(
            index_elements=[snapshots.c.table_id],
            set_={"sequence": keep.excluded.sequence, "body": keep.excluded.body},
        )

    def _rows(self, columns: Sequence[Column[Any]]) -> Select[*tuple[Any, ...]]:
        """The rows of a JSON text, as a table of these columns."""
        given = bindparam("rows", type_=Text)
        if self.is_postgres:
            typed = [column(one.name, one.type) for one in columns]
            each = func.json_to_recordset(cast(given, JSON)).table_valued(*typed)
            return select(*each.render_derived(with_types=True).c)
        value = func.json_each(given).table_valued("value").c.value
        found = [func.json_extract(value, f"$.{one.name}").label(one.name) for one in columns]
        return select(*found).where(true())

    # --- Writing ---------------------------------------------------------------------------------

    def write(self, connection: Connection, batch: Sequence[Append]) -> None:
        """Everything of a batch, or PlaceTaken."""
        created = [append.row for append in batch if append.row and append.entry.sequence == 1]
        if created:
            connection.execute(tables.insert(), created)
        rows = _json([_values(append.entry) for append in batch])
        if connection.execute(self._append, {"rows": rows}).rowcount < len(batch):
            raise SequenceTaken
        self._update_lists(connection, batch)
        if self.is_postgres:
            self._notify(connection, sorted({append.table_id for append in batch}))

    def _update_lists(self, connection: Connection, batch: Sequence[Append]) -> None:
        changed = [{**a.row, "id": a.table_id} for a in batch if a.row and a.entry.sequence > 1]
        if changed:
            connection.execute(self._update_tables, {"rows": _json(changed)})
        seated = [
            {"table_id": append.table_id, "person": person, "seated": is_seated}
            for append in batch
            for person, is_seated in append.seated
        ]
        if seated:
            connection.execute(self._update_members, seated)
        saved = [
            {"table_id": a.table_id, "sequence": a.entry.sequence, "body": a.snapshot}
            for a in batch
            if a.snapshot is not None
        ]
        if saved:
            connection.execute(self._save_snapshots, saved)

    def _notify(self, connection: Connection, changed: Sequence[str]) -> None:
        """Wake the other processes; they hear it when the transaction is committed."""
        each = MAX_PAYLOAD // max(len(table_id) + 1 for table_id in changed)
        for start in range(0, len(changed), each):
            payload = " ".join([self.process_id, *changed[start : start + each]])
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})


def _json(rows: list[dict[str, Any]]) -> str:
    return msgspec.json.encode(rows).decode()


def _values(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table_id,
        "sequence": entry.sequence,
        "kind": entry.kind,
        "seat": entry.seat,
        "person": entry.person,
        "client_id": entry.client_id,
        "body": encode_body(entry.body),
        "at": entry.at,
    }
