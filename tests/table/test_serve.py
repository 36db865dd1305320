"""`silverspire serve`: one command that says where it is, and ends well when stopped."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.table.server import PATIENCE, Server
from tests.table.vocabulary import play_on

COMMAND = Path(sys.executable).with_name("silverspire")


def test_it_says_where_it_is_and_where_tables_are_kept_and_stops_on_a_signal(
    tmp_path: Path,
) -> None:
    file = tmp_path / "somewhere" / "tables.sqlite"
    with Server(str(file), workers=0) as server:
        agnes = server.guest("Agnes")
        table = agnes.open_table(seats=[{"player": "me"}, {"player": "me"}])["id"]
        agnes.do(table, "start")
        play_on(table, {0: agnes, 1: agnes}, 3)

        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        code = server.process.wait(PATIENCE)

        said = server.output()
        assert code == 0
        assert f"http://localhost:{server.port}/" in said
        assert str(file) in said.replace("\n", "")
        assert agnes.secret not in said
        assert file.exists()


def test_a_port_that_is_in_use_is_reported_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])

        ended = subprocess.run(
            [COMMAND, "serve", "--no-open", "--port", port, "--database", tmp_path / "t.sqlite"],
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )

    assert ended.returncode == 1
    assert port in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize("place", ["127.0.0.1:{taken}", "nowhere", "127.0.0.1:70000"])
def test_metrics_that_cannot_be_offered_there_are_reported_in_a_sentence(
    tmp_path: Path, place: str
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        address = place.format(taken=taken.getsockname()[1])

        ended = subprocess.run(
            [COMMAND, "serve", "--no-open", "--database", tmp_path / "t.sqlite"],
            env=os.environ | {"SILVERSPIRE_METRICS": address},
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )

    assert ended.returncode == 2
    assert "metrics" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_database_that_cannot_be_opened_is_reported_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"this is no database, only a file of that name" * 99)

    ended = subprocess.run(
        [COMMAND, "serve", "--no-open", "--database", tmp_path / "tables.sqlite"],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )

    assert ended.returncode == 1
    assert "not a database" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_two_servers_do_not_share_one_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with Server(str(file), workers=0) as server:
        second = subprocess.run(
            [COMMAND, "serve", "--no-open", "--database", file],
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        server.kill()
        server.start()
        assert server.stop() == 0

    assert second.returncode == 1
    assert "another server is using" in second.stderr
    assert "Traceback" not in second.stderr
