"""`silverspire admin`: the tables of a server, for whoever runs it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.table import Table

from silverspire.cli.screen import Screen
from silverspire.kernel.errors import WrongOption
from silverspire.lab.extras import extra
from silverspire.localization import say

if TYPE_CHECKING:
    from silverspire.table.admin import TableInfo
    from silverspire.table.storage.database import Database

T = TypeVar("T")

app = typer.Typer(help=say("help-admin"), no_args_is_help=True)

DatabaseName = Annotated[
    str | None, typer.Option("--database", help=say("help-serve-database"), metavar="FILE|URL")
]
TableIds = Annotated[list[str], typer.Argument(help=say("help-admin-table"), metavar="TABLE…")]
OWNER_ONLY = 0o600  # an export contains what games still hide


@app.command("list", help=say("help-admin-list"))
def list_tables(
    status: Annotated[str | None, typer.Option(help=say("help-admin-status"))] = None,
    plain: Annotated[bool, typer.Option("--ids", help=say("help-admin-ids"))] = False,
    database: DatabaseName = None,
) -> None:
    with extra("server"):
        from silverspire.table import admin  # noqa: PLC0415  # the web's libraries load slowly

    found = _on(database, lambda opened: admin.list_tables(opened, status))
    screen = Screen()
    if plain:
        screen.lines(line.id for line in found)
        return
    screen.show(_shown(found))
    screen.print_text(say("admin-listed", count=len(found)))


def _shown(lines: list[TableInfo]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("table", "game", "status", "entries", "moved", "seats"):
        table.add_column(say(f"admin-column-{name}"), no_wrap=name != "seats")
    for line in lines:
        moved = datetime.fromtimestamp(line.moved_at / 1000, UTC)
        seats = say("list-separator").join(line.seats)
        cells = line.id, line.game, line.status, str(line.entries)
        table.add_row(*cells, f"{moved:%Y-%m-%d %H:%M}", seats)
    return table


@app.command("export", help=say("help-admin-export"))
def export_table(
    table: Annotated[str, typer.Argument(help=say("help-admin-table"), metavar="TABLE")],
    file: Annotated[
        Path | None, typer.Argument(help=say("help-admin-export-file"), metavar="FILE")
    ] = None,
    database: DatabaseName = None,
) -> None:
    with extra("server"):
        from silverspire.table import exports  # noqa: PLC0415

    exported = _on(database, lambda opened: exports.export_table(opened, table))
    file = file or Path(f"silverspire-table-{table}.json")
    _write_new(file, exported.to_json())
    Screen().print_unwrapped(
        say("admin-exported", table=table, count=len(exported.entries), file=str(file))
    )


def _write_new(file: Path, content: bytes) -> None:
    """A file of its owner's alone; one that is there already is left as it is."""
    try:
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    except FileExistsError as error:
        raise WrongOption(say("admin-file-exists", file=str(file))) from error
    with os.fdopen(opened, "wb") as stream:
        stream.write(content)


@app.command("import", help=say("help-admin-import"))
def import_table(
    files: Annotated[
        list[Path], typer.Argument(help=say("help-admin-import-file"), metavar="FILE…")
    ],
    database: DatabaseName = None,
) -> None:
    with extra("server"):
        from silverspire.table import exports  # noqa: PLC0415

    for file in files:
        exported = exports.parse_export(file.read_bytes())
        _on(database, lambda opened, table=exported: exports.import_table(opened, table))  # type: ignore[misc]
        Screen().print_unwrapped(
            say("admin-imported", table=exported.id, count=len(exported.entries))
        )


@app.command("delete", help=say("help-admin-delete"))
def delete_tables(
    tables: TableIds,
    yes: Annotated[bool, typer.Option("--yes", help=say("help-admin-yes"))] = False,
    database: DatabaseName = None,
) -> None:
    with extra("server"):
        from silverspire.table import exports  # noqa: PLC0415

    names = say("list-separator").join(tables)
    if not yes and not typer.confirm(say("admin-delete-sure", tables=names)):
        raise typer.Exit(1)
    for table in tables:
        _on(database, lambda opened, gone=table: exports.delete_table(opened, gone))  # type: ignore[misc]
        Screen().print_text(say("admin-deleted", table=table))


@app.command("backup", help=say("help-admin-backup"))
def back_up(
    file: Annotated[Path, typer.Argument(help=say("help-admin-backup-file"), metavar="FILE")],
    database: DatabaseName = None,
) -> None:
    with extra("server"):
        from silverspire.table import admin  # noqa: PLC0415  # the web's libraries load slowly

    if file.exists():
        raise WrongOption(say("admin-file-exists", file=str(file)))
    admin.back_up(_address(database), file)
    Screen().print_unwrapped(say("admin-backed-up", file=str(file)))


def _address(database: str | None) -> str:
    with extra("server"):
        from silverspire.table.settings import from_environment  # noqa: PLC0415

    return from_environment(database=database).database


def _on(database: str | None, work: Callable[[Database], Awaitable[T]]) -> T:
    """Work on a database that exists; a missing one is not created."""
    with extra("server"):
        from silverspire.table import admin  # noqa: PLC0415  # the web's libraries load slowly

    return asyncio.run(admin.with_database(_address(database), work))
