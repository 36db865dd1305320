"""A real server: `silverspire serve` in a process of its own, to be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import psutil

from tests.table.postgres import free_port
from tests.table.vocabulary import Guest

PATIENCE = 180.0  # a busy machine takes its time


class Server:
    """One server process on a loopback port."""

    def __init__(
        self,
        database: str,
        port: int | None = None,
        package: Path | None = None,  # its folder, for another version than this one
        **settings: Any,
    ) -> None:
        self.database = database
        self.package = package
        self.port = port or free_port()
        self.metrics_port = free_port()
        self.settings = {
            "computer_delay": 0,
            "workers": 1,
            "rate_limits": "false",
            "metrics": f"127.0.0.1:{self.metrics_port}",
            **settings,
        }
        address = f"http://127.0.0.1:{self.port}"
        # No certificates: nothing is encrypted here, and reading them takes its time.
        self.client = httpx.Client(base_url=address, timeout=PATIENCE, verify=False)
        self.process: subprocess.Popen[bytes] | None = None
        self.said = tempfile.TemporaryFile()  # noqa: SIM115  # closed with the server

    def start(self) -> Server:
        variables = {f"SILVERSPIRE_{name.upper()}": str(v) for name, v in self.settings.items()}
        if self.package is not None:
            variables["PYTHONPATH"] = str(self.package)
        command = Path(sys.executable).with_name("silverspire")
        self.process = subprocess.Popen(
            [command, "serve", "--no-open", "--port", str(self.port), "--database", self.database],
            env=os.environ | variables,
            stdout=self.said,
            stderr=subprocess.STDOUT,
        )
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            assert self.process.poll() is None, self.output()
            try:
                if self.client.get("/health/ready").status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        self.kill()
        raise AssertionError("the server did not start")

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """As `kill -9` does: no time to finish anything."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As Ctrl+C does; answers the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)
        return self.process.returncode

    def output(self) -> str:
        """All that it has said."""
        self.said.seek(0)
        return self.said.read().decode()

    def metrics(self) -> str:
        """What Prometheus would read."""
        return metrics_at(self.metrics_port)

    def bot_processes(self) -> list[psutil.Process]:
        """The processes in which its computer players run."""
        assert self.process is not None
        children = psutil.Process(self.process.pid).children()
        return [child for child in children if "spawn_main" in _command(child)]

    def guest(self, name: str) -> Guest:
        return Guest(self.client, name)

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.client.close()
        if self.process is not None:
            if self.process.poll() is None:
                self.process.kill()
            self.process.wait()
        self.said.close()


def metrics_at(port: int) -> str:
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return answer.text


def _command(process: psutil.Process) -> str:
    """What it was started with; nothing, if it has ended since it was found."""
    try:
        return " ".join(process.cmdline())
    except psutil.NoSuchProcess:
        return ""
