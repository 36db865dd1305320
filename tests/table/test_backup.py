"""Back-up and restore: the commands of the how-to page, as they stand there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from silverspire.table.settings import Settings
from tests.table.conftest import serving
from tests.table.postgres import Cluster
from tests.table.vocabulary import Guest, Tables, play_on, two_at_a_table

HOW_TO = Path(__file__).resolve().parents[2] / "docs" / "how-to"


def command(name: str) -> str:
    """The block of the page that carries this mark."""
    page = (HOW_TO / "backup.md").read_text("utf-8")
    found = re.findall(rf"<!-- test: {name} -->\n```sh\n(.*?)```", page, re.DOTALL)
    assert len(found) == 1, name
    return str(found[0])


def run(name: str, folder: Path, programs: Path | None = None, **variables: str) -> None:
    path = [str(Path(sys.executable).parent), *([str(programs)] if programs else [])]
    settled = {"BACKUPS": str(folder), "PATH": os.pathsep.join([*path, os.environ["PATH"]])}
    subprocess.run(
        ["bash", "-euc", command(name)],
        env=os.environ | settled | variables,
        check=True,
        cwd=folder,
        capture_output=True,
    )


def everything(guest: Guest, table: str) -> list[str]:
    pages = ["", "/view", "/entries", "/chat", "/scores", "/history/3"]
    return [guest.ask("GET", f"/api/tables/{table}{page}").text for page in pages]


@pytest.mark.parametrize("way", ["sqlite", "sqlite3"])
def test_sqlite_is_backed_up_while_people_play_and_restored(tmp_path: Path, way: str) -> None:
    if shutil.which("sqlite3") is None and way == "sqlite3":
        pytest.skip("SQLite's own program is not installed here")
    file = tmp_path / "live" / "tables.sqlite"
    backups = tmp_path / "backups"
    backups.mkdir()
    with serving(str(file)) as client:
        table, agnes, bertram = two_at_a_table(Tables(client))
        play_on(table, {0: agnes, 1: bertram}, 9)
        before = everything(agnes, table)
        run(f"{way} backup", backups, TABLES=str(file))
        play_on(table, {0: agnes, 1: bertram}, 3)
    file.write_bytes(b"the disk has gone")

    run("sqlite restore", backups, TABLES=str(file))

    with serving(str(file)) as client:
        agnes.client = bertram.client = client
        assert everything(agnes, table) == before
        assert play_on(table, {0: agnes, 1: bertram}, 3) == 3


def test_postgres_is_backed_up_while_people_play_and_restored(
    tmp_path: Path, cluster: Cluster
) -> None:
    address = cluster.new_database("to_be_backed_up")
    restored = address.replace("to_be_backed_up", "restored")
    with serving(address) as client:
        table, agnes, bertram = two_at_a_table(Tables(client))
        play_on(table, {0: agnes, 1: bertram}, 9)
        before = everything(agnes, table)
        run("postgres backup", tmp_path, cluster.bin, DATABASE_URL=address)
        play_on(table, {0: agnes, 1: bertram}, 3)

    maintenance = address.replace("to_be_backed_up", "postgres")
    addresses = {"MAINTENANCE_URL": maintenance, "RESTORED_URL": restored}
    run("postgres restore", tmp_path, cluster.bin, **addresses)

    with serving(restored) as client:
        agnes.client = bertram.client = client
        assert everything(agnes, table) == before
        assert play_on(table, {0: agnes, 1: bertram}, 3) == 3


def test_one_table_is_carried_away_and_brought_back(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with serving(str(file)) as client:
        table, agnes, bertram = two_at_a_table(Tables(client))
        play_on(table, {0: agnes, 1: bertram}, 9)
        before = everything(agnes, table)

    run("one table", tmp_path, TABLES=str(file), TABLE=table)

    with serving(str(file)) as client:
        agnes.client = client
        assert everything(agnes, table) == before


def test_every_setting_is_explained() -> None:
    page = (HOW_TO / "serve.md").read_text("utf-8")

    named = set(re.findall(r"`SILVERSPIRE_([A-Z_]+)`", page.partition("## As a service")[0]))

    assert named == {name.upper() for name in Settings.__struct_fields__}
