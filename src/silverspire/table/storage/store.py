"""Reading what is stored: people, tables, entries. Writing entries is the writer's."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, delete, func, select, update
from sqlalchemy.engine import Row

from silverspire.table.entries import Entry, decode_body
from silverspire.table.refusals import StorageUnavailable
from silverspire.table.storage.database import DATABASE_ERRORS, Database
from silverspire.table.storage.dialects import insert_of
from silverspire.table.storage.schema import (
    analyses,
    archives,
    blocks,
    entries,
    keys,
    members,
    people,
    snapshots,
    tables,
)

Query = Select[*tuple[Any, ...]]
Found = Row[*tuple[Any, ...]]

MAX_BLOCKS = 500
UNREACHABLE = "the database cannot be reached right now: try again in a moment"


class PersonRow(NamedTuple):
    id: str
    name: str


class TableRow(NamedTuple):
    """What lists say of a table."""

    id: str
    game: str
    status: str
    asked: int | None
    summary: str
    created_at: int
    moved_at: int


class Store:
    """Answers from the database. What it cannot reach is refused with a sentence, never a crash."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.insert = insert_of(database.is_postgres)

    async def _read(self, query: Query) -> Sequence[Found]:
        try:
            return await self.database.read(lambda connection: connection.execute(query).all())
        except DATABASE_ERRORS as error:
            raise StorageUnavailable(UNREACHABLE) from error

    async def _write(self, *statements: Any) -> None:
        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        try:
            await self.database.write(work)
        except DATABASE_ERRORS as error:
            raise StorageUnavailable(UNREACHABLE) from error

    # --- People ----------------------------------------------------------------------------------

    async def add_person(self, row: PersonRow, secret_hash: bytes, at: int) -> None:
        values = {"id": row.id, "name": row.name, "secret_hash": secret_hash, "at": at}
        await self._write(people.insert().values(values))

    async def rename(self, person: str, name: str) -> None:
        await self._write(update(people).where(people.c.id == person).values(name=name))

    async def find_person(self, secret_hash: bytes) -> PersonRow | None:
        found = await self._read(
            select(people.c.id, people.c.name).where(people.c.secret_hash == secret_hash)
        )
        return PersonRow(*found[0]) if found else None

    async def blocked_by(self, person: str) -> list[PersonRow]:
        """Whom a person has blocked, the last first."""
        query = select(people.c.id, people.c.name).join(blocks, blocks.c.blocked == people.c.id)
        rows = await self._read(
            query.where(blocks.c.person == person).order_by(blocks.c.at.desc()).limit(MAX_BLOCKS)
        )
        return [PersonRow(*row) for row in rows]

    async def who_blocked(self, person: str) -> set[str]:
        """The people who have blocked this person."""
        rows = await self._read(select(blocks.c.person).where(blocks.c.blocked == person))
        return {row[0] for row in rows}

    async def block(self, person: str, blocked: str, at: int) -> None:
        values = {"person": person, "blocked": blocked, "at": at}
        await self._write(self.insert(blocks).values(values).on_conflict_do_nothing())

    async def unblock(self, person: str, blocked: str) -> None:
        await self._write(
            delete(blocks).where(blocks.c.person == person, blocks.c.blocked == blocked)
        )

    async def person(self, person: str) -> PersonRow | None:
        found = await self._read(select(people.c.id, people.c.name).where(people.c.id == person))
        return PersonRow(*found[0]) if found else None

    # --- Tables ----------------------------------------------------------------------------------

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Public tables that wait for people, the newest first."""
        return await self._tables(
            _table_rows().where(tables.c.status == "open", tables.c.public.is_(True)), limit
        )

    async def open_tables_of(self, host: str) -> list[str]:
        """The public tables of a host that wait for people."""
        rows = await self._read(
            select(tables.c.id).where(
                tables.c.status == "open", tables.c.public.is_(True), tables.c.host == host
            )
        )
        return [row[0] for row in rows]

    async def finished_without_archive(self, after: str, limit: int) -> list[str]:
        """Finished tables that were not put away, by their ids."""
        query = select(tables.c.id).outerjoin(archives, archives.c.table_id == tables.c.id)
        query = query.where(tables.c.status == "finished", archives.c.table_id.is_(None))
        query = query.where(tables.c.id > after).order_by(tables.c.id).limit(limit)
        return [row[0] for row in await self._read(query)]

    async def save_archive(self, table_id: str, body: bytes) -> None:
        values = {"table_id": table_id, "body": body}
        await self._write(self.insert(archives).values(values).on_conflict_do_nothing())

    async def archive(self, table_id: str) -> bytes | None:
        found = await self._read(select(archives.c.body).where(archives.c.table_id == table_id))
        return bytes(found[0][0]) if found else None

    async def save_analysis(self, table_id: str, hindsight: bool, body: bytes) -> None:
        values = {"table_id": table_id, "hindsight": hindsight, "body": body}
        await self._write(self.insert(analyses).values(values).on_conflict_do_nothing())

    async def analysis(self, table_id: str, hindsight: bool) -> bytes | None:
        query = select(analyses.c.body).where(analyses.c.table_id == table_id)
        found = await self._read(query.where(analyses.c.hindsight.is_(hindsight)))
        return bytes(found[0][0]) if found else None

    async def finished_tables(self, limit: int) -> list[TableRow]:
        return await self._tables(
            _table_rows().where(tables.c.status == "finished", tables.c.public.is_(True)), limit
        )

    async def finished_public_table(self, table_id: str) -> TableRow | None:
        """What the list of finished games says of a table, if it is there."""
        named = tables.c.id == table_id, tables.c.status == "finished", tables.c.public.is_(True)
        rows = await self._tables(_table_rows().where(*named), 1)
        return rows[0] if rows else None

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """The tables where a person sits."""
        seated = members.c.person == person, members.c.seated.is_(True)
        return await self._tables(_table_rows().join(members).where(*seated), limit)

    async def _tables(self, query: Query, limit: int) -> list[TableRow]:
        rows = await self._read(query.order_by(tables.c.moved_at.desc()).limit(limit))
        return [TableRow(*row) for row in rows]

    async def waiting_for_computers(self, before: int) -> list[str]:
        """Tables where a computer is asked and nothing has happened since `before`."""
        rows = await self._read(
            select(tables.c.id)
            .where(tables.c.computer_asked.is_(True), tables.c.moved_at < before)
            .order_by(tables.c.moved_at)
        )
        return [row[0] for row in rows]

    async def is_member(self, table_id: str, person: str) -> bool:
        query = select(members.c.person).where(
            members.c.table_id == table_id, members.c.person == person
        )
        return bool(await self._read(query))

    async def add_member(self, table_id: str, person: str) -> None:
        values = {"table_id": table_id, "person": person, "seated": False}
        await self._write(self.insert(members).values(values).on_conflict_do_nothing())

    async def status(self, table_id: str) -> str:
        found = await self._read(select(tables.c.status).where(tables.c.id == table_id))
        return str(found[0][0]) if found else "closed"

    async def delete_table(self, table_id: str) -> None:
        await self._write(delete(tables).where(tables.c.id == table_id))

    # --- Entries ---------------------------------------------------------------------------------

    async def entries_after(self, table_id: str, sequence: int = 0) -> list[Entry]:
        query = _entries(table_id).where(entries.c.sequence > sequence)
        return [_entry(row) for row in await self._read(query.order_by(entries.c.sequence))]

    async def entry_by_client_id(self, table_id: str, person: str, client_id: str) -> Entry | None:
        """The entry that this request has already made, if it has."""
        query = _entries(table_id).where(
            entries.c.person == person, entries.c.client_id == client_id
        )
        found = await self._read(query)
        return _entry(found[0]) if found else None

    async def chat_entries(self, table_id: str, before: int, limit: int) -> list[Entry]:
        """What was said at a table, the last first."""
        query = _entries(table_id).where(entries.c.kind == "said", entries.c.sequence < before)
        rows = await self._read(query.order_by(entries.c.sequence.desc()).limit(limit))
        return [_entry(row) for row in rows]

    async def first_entry(self, table_id: str) -> Entry | None:
        found = await self._read(_entries(table_id).where(entries.c.sequence == 1))
        return _entry(found[0]) if found else None

    async def snapshot(self, table_id: str) -> bytes | None:
        found = await self._read(select(snapshots.c.body).where(snapshots.c.table_id == table_id))
        return bytes(found[0][0]) if found else None

    # --- Keys ------------------------------------------------------------------------------------

    async def key(self, name: str) -> bytes:
        """A secret of the server's own, made by the first process that asks."""
        fresh = {"name": name, "key": secrets.token_bytes(32)}
        await self._write(self.insert(keys).values(fresh).on_conflict_do_nothing())
        found = await self._read(select(keys.c.key).where(keys.c.name == name))
        return bytes(found[0][0])

    async def count_tables(self) -> dict[str, int]:
        rows = await self._read(select(tables.c.status, func.count()).group_by(tables.c.status))
        return {row[0]: row[1] for row in rows}


def _table_rows() -> Query:
    return select(
        tables.c.id,
        tables.c.game,
        tables.c.status,
        tables.c.asked,
        tables.c.summary,
        tables.c.created_at,
        tables.c.moved_at,
    )


def _entries(table_id: str) -> Query:
    return select(
        entries.c.table_id,
        entries.c.sequence,
        entries.c.seat,
        entries.c.person,
        entries.c.client_id,
        entries.c.body,
        entries.c.at,
    ).where(entries.c.table_id == table_id)


def _entry(row: Found) -> Entry:
    table_id, sequence, seat, person, client_id, body, at = row
    return Entry(table_id, sequence, seat, person, client_id, decode_body(body), at)
