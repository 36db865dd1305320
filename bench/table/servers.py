"""Server processes to be measured: started on a loopback port, watched, stopped."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import psutil

PATIENCE = 180.0
BENCH = Path(__file__).resolve().parent


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """One process that listens; what it says is shown if it does not start."""

    def __init__(self, command: Sequence[str], port: int, environment: dict[str, str]) -> None:
        self.port = port
        self._said = tempfile.TemporaryFile()  # noqa: SIM115  # closed with the server
        self.process = subprocess.Popen(
            command,
            env=os.environ | environment,
            stdout=self._said,
            stderr=subprocess.STDOUT,
        )
        self.watched = psutil.Process(self.process.pid)
        try:
            self._wait()
        except BaseException:
            self.stop()
            raise

    def _wait(self) -> None:
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        self._said.seek(0)
        raise SystemExit(f"the server did not start:\n{self._said.read().decode()}")

    @property
    def processor_seconds(self) -> float:
        times = self.watched.cpu_times()
        return float(times.user + times.system)

    @property
    def memory(self) -> int:
        """Bytes that are this process's alone."""
        return int(self.watched.memory_full_info().uss)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._said.close()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def silverspire_server(package: Path, database: str) -> Server:
    """`silverspire serve`, from the pure or the compiled package."""
    port = free_port()
    words = ("serve", "--no-open", "--port", str(port), "--database", database)
    start = "from silverspire.cli import main; main()"
    settings = {
        "PYTHONPATH": str(package),
        "SILVERSPIRE_WORKERS": "0",
        "SILVERSPIRE_RATE_LIMITS": "false",
    }
    return Server((sys.executable, "-c", start, *words), port, settings)


def boardgame_server(table: Path) -> Server:
    port = free_port()
    file = BENCH / "boardgame" / "server.js"
    return Server(("node", str(file), str(port), str(table)), port, {"NODE_ENV": "production"})
