"""A full disk: refused clearly, nothing torn, and on it goes when there is room again."""

from __future__ import annotations

import resource
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.table.postgres import Cluster
from tests.table.server import Server
from tests.table.vocabulary import Guest, eventually, play_on

HOT_SEAT = [{"player": "me"}, {"player": "me"}]
MUCH = 20_000  # words; each takes some bytes


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A disk of some megabytes, where one may be mounted."""
    folder = Path(tempfile.mkdtemp(prefix="silverspire-disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", "size=24m", "silverspire", str(folder)]
    mounted = subprocess.run(mount, check=False, capture_output=True)
    if mounted.returncode != 0:
        folder.rmdir()
        pytest.skip("only who may mount can try a disk of its own")
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)
        folder.rmdir()


def fill(disk: Path) -> Callable[[], None]:
    """Leave no room; answers how to make room again."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            pass
    return filler.unlink


class Story:
    """A table on a disk that fills up, and all that was acknowledged there."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.agnes: Guest = server.guest("Agnes")
        self.table: str = self.agnes.open_table("world_without_end", HOT_SEAT, seed=5)["id"]
        self.agnes.do(self.table, "start")
        play_on(self.table, {0: self.agnes, 1: self.agnes}, 10)
        self.said: list[str] = []
        self.refused = ""  # what could not be said

    def talk_until_refused(self) -> dict[str, Any]:
        """Say things until one is not taken; answers the problem."""
        for number in range(MUCH):
            text = f"{number} " + "x" * 400
            answer = self.agnes.try_to(self.table, "say", text=text)
            if answer.status_code != 200:
                assert answer.status_code == 503, answer.text
                assert answer.headers["Retry-After"]
                self.refused = text
                problem: dict[str, Any] = answer.json()
                return problem
            self.said.append(text)
        raise AssertionError("the disk was never full")

    def check_refused(self) -> None:
        """What is asked for now: nothing is written, everything can be read."""
        asked = self.agnes.table(self.table)["asked"]
        before = self.agnes.look(self.table, seat=asked)

        problem = self.talk_until_refused()
        again = self.agnes.try_to(self.table, "say", text=self.refused, client_id="a")

        assert problem["code"] == "storage-unavailable"
        assert "again" in problem["message"]
        assert again.status_code == 503
        assert self.ready() == 503
        after = self.agnes.look(self.table, seat=asked)
        assert after == before | {"sequence": before["sequence"] + len(self.said)}

    def check_well(self) -> None:
        """What was refused can be done now, and nothing acknowledged is missing."""
        eventually(lambda: self.ready() == 200)
        self.agnes.do(self.table, "say", text=self.refused, client_id="a")
        self.said.append(self.refused)
        assert play_on(self.table, {0: self.agnes, 1: self.agnes}, 20) == 20
        entries = self.agnes.get(f"/api/tables/{self.table}/entries")
        assert [entry["sequence"] for entry in entries] == list(range(1, len(entries) + 1))
        assert [entry["text"] for entry in entries if entry["kind"] == "said"] == self.said

    def ready(self) -> int:
        return self.server.client.get("/health/ready").status_code


def check_whole(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_full_disk_of_sqlite_refuses_tears_nothing_and_goes_on(small_disk: Path) -> None:
    file = small_disk / "tables.sqlite"
    with Server(str(file), workers=0) as server:
        story = Story(server)

        make_room = fill(small_disk)
        story.check_refused()
        make_room()

        story.check_well()
        assert server.stop() == 0
    check_whole(file)


def test_a_file_that_may_not_grow_refuses_tears_nothing_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with Server(str(file), workers=0) as server:
        story = Story(server)
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        largest = max(path.stat().st_size for path in tmp_path.glob("tables.sqlite*"))

        process.rlimit(psutil.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))
        story.check_refused()
        process.rlimit(psutil.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

        story.check_well()
        assert server.stop() == 0
    check_whole(file)


def test_a_full_disk_of_postgresql_refuses_tears_nothing_and_goes_on(
    small_disk: Path, cluster: Cluster
) -> None:
    place = small_disk / "place"
    place.mkdir()
    database = cluster.new_database("small_disk", place)
    try:
        with Server(database, workers=0) as server:
            story = Story(server)

            make_room = fill(small_disk)
            story.check_refused()
            make_room()

            story.check_well()
    finally:
        cluster.drop_database("small_disk")
