"""Exports: everything of a table in one file, and from the file onto a server again.

An export holds what the game still hides, and hashes by which people are known again: it is for
whoever runs a server, not for players. They download the record of a finished game.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import IntegrityError

from silverspire import __version__
from silverspire.kernel.errors import SilverspireError
from silverspire.table.entries import AnyBody, Created, Entry, decode_body, encode_body
from silverspire.table.entry_handlers import apply_entry
from silverspire.table.refusals import NotFound, Refused, StorageUnavailable
from silverspire.table.room import Room
from silverspire.table.rooms import ID_PATTERN
from silverspire.table.storage.bulk_append import CHANNEL, NOTIFY
from silverspire.table.storage.database import DATABASE_ERRORS, Database, Work
from silverspire.table.storage.dialects import insert_of
from silverspire.table.storage.schema import entries, members, people, tables
from silverspire.table.summaries import table_row

T = TypeVar("T")

FORMAT: Final = 1
ADMIN: Final = "admin"  # names the sender among the servers' processes


class ExportedPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    secret_hash: bytes
    at: int


class ExportedMember(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: str
    seated: bool


class ExportedEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sequence: int
    seat: int | None
    person: str | None
    client_id: str | None
    body: AnyBody
    at: int


class TableExport(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table: its row in lists, everything that happened, and whoever may come in."""

    format: int = FORMAT
    written_by: str = __version__
    id: str
    row: dict[str, str | int | bool | None] = msgspec.field(name="line")
    entries: list[ExportedEntry]
    members: list[ExportedMember]
    people: list[ExportedPerson]

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


class InvalidExport(SilverspireError):
    """The file is no table that could be restored."""


def parse_export(content: bytes) -> TableExport:
    """An export from a file; InvalidExport says what is wrong with it."""
    try:
        found = msgspec.json.decode(content, type=TableExport)
    except msgspec.MsgspecError as error:
        raise InvalidExport(f"this is no table that was exported: {error}") from error
    if found.format != FORMAT:
        raise InvalidExport(
            f"this table was exported by Silverspire {found.written_by} in another form"
        )
    if not ID_PATTERN.fullmatch(found.id):
        raise InvalidExport("the table has no id that could be one")
    if [entry.sequence for entry in found.entries] != list(range(1, len(found.entries) + 1)):
        raise InvalidExport("entries are missing, doubled or out of order")
    if not found.entries or not isinstance(found.entries[0].body, Created):
        raise InvalidExport("the first entry does not say how the table was set up")
    return found


def _replay(exported: TableExport) -> Room:
    """The table played again from its first entry: what could not have happened is refused."""
    first, *later = [
        Entry(exported.id, one.sequence, one.seat, one.person, one.client_id, one.body, one.at)
        for one in exported.entries
    ]
    room = Room(first)
    for entry in later:
        try:
            apply_entry(room, entry)
        except (SilverspireError, IndexError) as error:
            raise InvalidExport(f"entry {entry.sequence} cannot have happened: {error}") from error
    return room


# --- In and out of the database ------------------------------------------------------------------


async def export_table(database: Database, table_id: str) -> TableExport:
    """Everything of a table, as it is at one moment."""

    def work(connection: Connection) -> TableExport | None:
        row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
        if row is None:
            return None
        return TableExport(
            id=table_id,
            row={name: row[name] for name in row if name != "id"},
            entries=_read_entries(connection, table_id),
            members=_read_members(connection, table_id),
            people=_read_people(connection, table_id),
        )

    exported = await _run(database.read, work)
    if exported is None:
        raise NotFound("no-table", f"there is no table {table_id}")
    return exported


async def import_table(database: Database, exported: TableExport) -> None:
    """Restore a table, whole or not at all; refused if it is there already."""
    room = _replay(exported)
    # Of a game under other rules only its old row can say how far it is.
    row = exported.row if room.incompatible is not None else {**exported.row, **table_row(room)}
    insert = insert_of(database.is_postgres)

    def work(connection: Connection) -> None:
        connection.execute(tables.insert().values({**row, "id": exported.id}))
        if exported.people:
            known = [msgspec.structs.asdict(person) for person in exported.people]
            connection.execute(insert(people).on_conflict_do_nothing(), known)
        if exported.members:
            connection.execute(
                members.insert(), [_member(exported, one) for one in exported.members]
            )
        connection.execute(entries.insert(), [_entry(exported, one) for one in exported.entries])

    await _run(database.write, work)


async def delete_table(database: Database, table_id: str) -> None:
    """Delete a table and everything of it. Servers on PostgreSQL are notified immediately."""

    def work(connection: Connection) -> int:
        gone = connection.execute(delete(tables).where(tables.c.id == table_id)).rowcount
        if gone and database.is_postgres:
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"{ADMIN} {table_id}"})
        return gone

    if not await _run(database.write, work):
        raise NotFound("no-table", f"there is no table {table_id}")


async def _run(way: Callable[[Work[T]], Awaitable[T]], work: Work[T]) -> T:
    try:
        return await way(work)
    except IntegrityError as error:
        raise Refused("id-taken", "the table already exists here: delete it first") from error
    except DATABASE_ERRORS as error:
        raise StorageUnavailable(f"the database failed: {type(error).__name__}") from error


def _read_entries(connection: Connection, table_id: str) -> list[ExportedEntry]:
    query = select(entries).where(entries.c.table_id == table_id).order_by(entries.c.sequence)
    return [
        ExportedEntry(
            row.sequence, row.seat, row.person, row.client_id, decode_body(row.body), row.at
        )
        for row in connection.execute(query)
    ]


def _read_members(connection: Connection, table_id: str) -> list[ExportedMember]:
    query = select(members).where(members.c.table_id == table_id).order_by(members.c.person)
    return [ExportedMember(row.person, row.seated) for row in connection.execute(query)]


def _read_people(connection: Connection, table_id: str) -> list[ExportedPerson]:
    named = select(members.c.person).where(members.c.table_id == table_id)
    acted = select(entries.c.person).where(entries.c.table_id == table_id)
    query = select(people).where(people.c.id.in_(named.union(acted))).order_by(people.c.id)
    return [
        ExportedPerson(row.id, row.name, bytes(row.secret_hash), row.at)
        for row in connection.execute(query)
    ]


def _member(exported: TableExport, member: ExportedMember) -> dict[str, Any]:
    return {"table_id": exported.id, "person": member.person, "seated": member.seated}


def _entry(exported: TableExport, entry: ExportedEntry) -> dict[str, Any]:
    return {
        "table_id": exported.id,
        "sequence": entry.sequence,
        "kind": str(entry.body.__struct_config__.tag),
        "seat": entry.seat,
        "person": entry.person,
        "client_id": entry.client_id,
        "body": encode_body(entry.body),
        "at": entry.at,
    }
