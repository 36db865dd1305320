"""A table packed to travel: everything of it in one file, and out of the file onto a server again.

A parcel holds what the game still hides, and hashes by which people are known again: it is for
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
from silverspire.table.entries import AnyBody, Created, Entry, read_body, write_body
from silverspire.table.refusals import NotFound, Refused, StorageTrouble
from silverspire.table.room import Room
from silverspire.table.rooms import AN_ID, listing
from silverspire.table.storage.batches import CHANNEL, NOTIFY
from silverspire.table.storage.database import TROUBLE, Database, Work
from silverspire.table.storage.dialects import insert_of
from silverspire.table.storage.schema import entries, members, people, tables

T = TypeVar("T")

FORMAT: Final = 1
ADMIN: Final = "admin"  # who tells the servers, among their processes


class PackedPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    secret_hash: bytes
    at: int


class PackedMember(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: str
    seated: bool


class PackedEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sequence: int
    seat: int | None
    person: str | None
    client_id: str | None
    body: AnyBody
    at: int


class Parcel(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table: its row in lists, everything that happened, and whoever may come in."""

    format: int = FORMAT
    written_by: str = __version__
    id: str
    line: dict[str, str | int | bool | None]
    entries: list[PackedEntry]
    members: list[PackedMember]
    people: list[PackedPerson]

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


class BrokenParcel(SilverspireError):
    """The file is no table that could be restored."""


def read(content: bytes) -> Parcel:
    """A parcel from a file; BrokenParcel says what is wrong with it."""
    try:
        found = msgspec.json.decode(content, type=Parcel)
    except msgspec.MsgspecError as error:
        raise BrokenParcel(f"this is no table that was exported: {error}") from error
    if found.format != FORMAT:
        raise BrokenParcel(
            f"this table was exported by Silverspire {found.written_by} in another form"
        )
    if not AN_ID.fullmatch(found.id):
        raise BrokenParcel("the table has no id that could be one")
    if [entry.sequence for entry in found.entries] != list(range(1, len(found.entries) + 1)):
        raise BrokenParcel("entries are missing, doubled or out of order")
    if not found.entries or not isinstance(found.entries[0].body, Created):
        raise BrokenParcel("the first entry does not say how the table was laid")
    return found


def _fold(parcel: Parcel) -> Room:
    """The table played again from its first entry: what could not have happened is refused."""
    first, *later = [
        Entry(parcel.id, one.sequence, one.seat, one.person, one.client_id, one.body, one.at)
        for one in parcel.entries
    ]
    room = Room(first)
    for entry in later:
        try:
            room.fold(entry)
        except (SilverspireError, IndexError) as error:
            raise BrokenParcel(f"entry {entry.sequence} cannot have happened: {error}") from error
    return room


# --- In and out of the database ------------------------------------------------------------------


async def pack(database: Database, table_id: str) -> Parcel:
    """Everything of a table, as it is at one moment."""

    def work(connection: Connection) -> Parcel | None:
        row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
        if row is None:
            return None
        return Parcel(
            id=table_id,
            line={name: row[name] for name in row if name != "id"},
            entries=_packed_entries(connection, table_id),
            members=_packed_members(connection, table_id),
            people=_packed_people(connection, table_id),
        )

    parcel = await _carry_out(database.read, work)
    if parcel is None:
        raise NotFound("no-table", f"there is no table {table_id}")
    return parcel


async def unpack(database: Database, parcel: Parcel) -> None:
    """Restore a table, whole or not at all; refused if it is there already."""
    room = _fold(parcel)
    # Of a game under other rules only its old row can say how far it is.
    line = parcel.line if room.foreign is not None else {**parcel.line, **listing(room)}
    insert = insert_of(database.is_postgres)

    def work(connection: Connection) -> None:
        connection.execute(tables.insert().values({**line, "id": parcel.id}))
        if parcel.people:
            known = [msgspec.structs.asdict(person) for person in parcel.people]
            connection.execute(insert(people).on_conflict_do_nothing(), known)
        if parcel.members:
            connection.execute(members.insert(), [_member(parcel, one) for one in parcel.members])
        connection.execute(entries.insert(), [_entry(parcel, one) for one in parcel.entries])

    await _carry_out(database.write, work)


async def remove(database: Database, table_id: str) -> None:
    """Delete a table and everything of it. Servers on PostgreSQL hear of it at once."""

    def work(connection: Connection) -> int:
        gone = connection.execute(delete(tables).where(tables.c.id == table_id)).rowcount
        if gone and database.is_postgres:
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"{ADMIN} {table_id}"})
        return gone

    if not await _carry_out(database.write, work):
        raise NotFound("no-table", f"there is no table {table_id}")


async def _carry_out(way: Callable[[Work[T]], Awaitable[T]], work: Work[T]) -> T:
    try:
        return await way(work)
    except IntegrityError as error:
        raise Refused("taken", "the table is here already: delete it first") from error
    except TROUBLE as error:
        raise StorageTrouble(f"the database failed: {type(error).__name__}") from error


def _packed_entries(connection: Connection, table_id: str) -> list[PackedEntry]:
    query = select(entries).where(entries.c.table_id == table_id).order_by(entries.c.sequence)
    return [
        PackedEntry(row.sequence, row.seat, row.person, row.client_id, read_body(row.body), row.at)
        for row in connection.execute(query)
    ]


def _packed_members(connection: Connection, table_id: str) -> list[PackedMember]:
    query = select(members).where(members.c.table_id == table_id).order_by(members.c.person)
    return [PackedMember(row.person, row.seated) for row in connection.execute(query)]


def _packed_people(connection: Connection, table_id: str) -> list[PackedPerson]:
    named = select(members.c.person).where(members.c.table_id == table_id)
    acted = select(entries.c.person).where(entries.c.table_id == table_id)
    query = select(people).where(people.c.id.in_(named.union(acted))).order_by(people.c.id)
    return [
        PackedPerson(row.id, row.name, bytes(row.secret_hash), row.at)
        for row in connection.execute(query)
    ]


def _member(parcel: Parcel, member: PackedMember) -> dict[str, Any]:
    return {"table_id": parcel.id, "person": member.person, "seated": member.seated}


def _entry(parcel: Parcel, entry: PackedEntry) -> dict[str, Any]:
    return {
        "table_id": parcel.id,
        "sequence": entry.sequence,
        "kind": str(entry.body.__struct_config__.tag),
        "seat": entry.seat,
        "person": entry.person,
        "client_id": entry.client_id,
        "body": write_body(entry.body),
        "at": entry.at,
    }
