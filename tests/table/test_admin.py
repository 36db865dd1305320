"""`silverspire admin`: tables listed, carried away, restored and deleted beside the server."""

from __future__ import annotations

import contextlib
import json
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import CommandOutput, Terminal
from tests.table.conftest import serving
from tests.table.postgres import Cluster
from tests.table.server import Server
from tests.table.sockets import close_code, watching
from tests.table.vocabulary import Guest, Tables, eventually, play_on, two_at_a_table


class Admin:
    """Whoever runs a server, at the command line."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.folder = folder

    def run(self, *words: str, typed: str = "") -> CommandOutput:
        with contextlib.chdir(self.folder):
            return Terminal(self.folder).run(*self._command(words), typed=[typed])

    def does(self, *words: str, typed: str = "") -> str:
        ended = self.run(*words, typed=typed)
        assert ended.code == 0, ended.err
        return ended.out

    def does_apart(self, *words: str) -> str:
        """The same in a process of its own."""
        ended = Terminal(self.folder).spawn(*self._command(words))
        assert ended.code == 0, ended.err
        return ended.out

    def is_refused(self, *words: str) -> str:
        """The sentence with which it is refused."""
        ended = self.run(*words)
        assert ended.code != 0
        return ended.err

    def _command(self, words: tuple[str, ...]) -> tuple[str, ...]:
        return ("admin", *words, "--database", self.database)


@pytest.fixture
def admin(database: str, tmp_path: Path) -> Admin:
    return Admin(database, tmp_path)


@pytest.fixture
def tables(database: str) -> Iterator[Tables]:
    """A server on the same database, running all the while."""
    with serving(database) as client:
        yield Tables(client)


def everything(guest: Guest, table: str) -> list[str]:
    """All that a guest can read of a table; when they were last seen there is another matter."""
    pages = ["", "/view", "/entries", "/chat", "/scores", "/history/3"]
    return [guest.ask("GET", f"/api/tables/{table}{page}").text for page in pages]


def test_a_table_that_was_exported_and_deleted_is_restored_as_it_was(
    tables: Tables, admin: Admin
) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    play_on(table, {0: agnes, 1: bertram}, 20)
    agnes.do(table, "say", text="Grüß Gott", client_id="once")
    before = everything(agnes, table)

    admin.does("export", table, "table.json")
    admin.does("delete", table, "--yes")
    tables.forget()
    gone = agnes.refused("GET", f"/api/tables/{table}")
    admin.does("import", "table.json")

    assert gone["code"] == "no-table"
    assert everything(agnes, table) == before
    last = agnes.table(table)["sequence"]
    assert agnes.do(table, "say", text="Grüß Gott", client_id="once")["sequence"] == last
    assert play_on(table, {0: agnes, 1: bertram}) > 0
    assert agnes.table(table)["status"] == "finished"


def test_a_table_moves_to_another_server_with_its_people(
    tables: Tables, admin: Admin, tmp_path: Path
) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    play_on(table, {0: agnes, 1: bertram}, 5)
    admin.does("export", table, "table.json")
    elsewhere = str(tmp_path / "elsewhere.sqlite")

    with serving(elsewhere) as client:
        Admin(elsewhere, tmp_path).does("import", "table.json")
        agnes.client = bertram.client = client
        play_on(table, {0: agnes, 1: bertram}, 5)

        assert agnes.table(table)["move"] == 10


def test_a_table_is_restored_once(tables: Tables, admin: Admin) -> None:
    table, agnes, _ = two_at_a_table(tables)
    admin.does("export", table, "table.json")

    assert "already" in admin.is_refused("import", "table.json")
    assert agnes.table(table)["status"] == "running"


def test_what_cannot_have_happened_is_not_restored(tables: Tables, admin: Admin) -> None:
    table, agnes, bertram = two_at_a_table(tables)
    play_on(table, {0: agnes, 1: bertram}, 5)
    admin.does("export", table, "table.json")
    admin.does("delete", table, "--yes")
    file = admin.folder / "table.json"
    whole = file.read_text()

    file.write_text(re.sub('"choice": "[^"]+"', '"choice": "pass"', whole, count=1))
    illegal = admin.is_refused("import", "table.json")
    file.write_text(json.dumps(without_an_entry(json.loads(whole))))
    torn = admin.is_refused("import", "table.json")
    file.write_text(whole[:-200])
    cut = admin.is_refused("import", "table.json")

    assert "cannot have happened" in illegal
    assert "missing" in torn
    assert "no table that was exported" in cut
    assert admin.does("list", "--ids") == ""


def without_an_entry(exported: dict[str, Any]) -> dict[str, Any]:
    del exported["entries"][4]
    return exported


def test_an_export_is_for_its_owner_alone_and_overwrites_nothing(
    tables: Tables, admin: Admin
) -> None:
    table, agnes, _ = two_at_a_table(tables)

    admin.does("export", table)

    file = admin.folder / f"silverspire-table-{table}.json"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert agnes.secret not in file.read_text()
    assert "already" in admin.is_refused("export", table)


def test_tables_are_listed_with_who_plays(tables: Tables, admin: Admin) -> None:
    running, *_ = two_at_a_table(tables)
    waiting = tables.guest("Conrad").open_table("world_without_end")["id"]

    listed = admin.does("list")

    assert running in listed
    assert "Agnes, Bertram" in listed
    assert listed == admin.does_apart("list")
    assert admin.does("list", "--ids", "--status", "open").split() == [waiting]
    assert "not strange" in admin.is_refused("list", "--status", "strange")


def test_delete_asks_first(tables: Tables, admin: Admin) -> None:
    table, agnes, _ = two_at_a_table(tables)

    declined = admin.run("delete", table, typed="n")

    assert declined.code == 1
    assert agnes.table(table)["id"] == table
    assert table in admin.does("delete", table, typed="y")
    assert "no table" in admin.is_refused("delete", table, "--yes")


def test_a_running_server_notices_that_a_table_was_deleted(tables: Tables, admin: Admin) -> None:
    table, agnes, _ = two_at_a_table(tables)
    agnes.look(table)

    admin.does_apart("delete", table, "--yes")

    refused = eventually(lambda: gone_for(agnes, table))
    assert refused["code"] == "no-table"
    assert agnes.refused("GET", f"/api/tables/{table}/view")["status"] == 404


def gone_for(guest: Guest, table: str) -> dict[str, Any] | None:
    answer = guest.try_to(table, "say", text="anybody there?")
    response: dict[str, Any] = answer.json()
    return None if answer.status_code == 200 else response


def test_looking_for_a_database_makes_none(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "tables.sqlite"

    assert "there is no database" in Admin(str(file), tmp_path).is_refused("list")
    assert not file.parent.exists()


def test_a_back_up_of_sqlite_is_made_while_people_play_and_serves_as_it_is(
    tmp_path: Path,
) -> None:
    database = str(tmp_path / "tables.sqlite")
    with serving(database) as client:
        table, agnes, bertram = two_at_a_table(Tables(client))
        play_on(table, {0: agnes, 1: bertram}, 7)
        before = everything(agnes, table)
        Admin(database, tmp_path).does("backup", "copy.sqlite")
        play_on(table, {0: agnes, 1: bertram}, 3)
        kept = "already" in Admin(database, tmp_path).is_refused("backup", "copy.sqlite")

    with serving(str(tmp_path / "copy.sqlite")) as client:
        agnes.client = client
        assert everything(agnes, table) == before
    assert kept
    assert not list(tmp_path.glob("copy.sqlite-*"))


def test_a_live_reader_is_notified_when_a_table_is_deleted(
    cluster: Cluster, tmp_path: Path
) -> None:
    database = cluster.new_database("deleted_while_watched")
    with Server(database, workers=0) as server:
        agnes = server.guest("Agnes")
        table = agnes.open_table()["id"]
        with watching(server, agnes, table) as live:
            Admin(database, tmp_path).does("delete", table, "--yes")
            code = close_code(live)

    assert code == 4004
