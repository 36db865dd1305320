"""Our table server beside boardgame.io's under the same load. See `make bench-table`."""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import statistics
import subprocess
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console
from rich.progress import Progress

from bench.clock import Metrics
from bench.contestants import ROOT
from bench.table.contestants import CONTESTANTS, Contestant
from bench.table.history import opened
from bench.table.measure import load
from bench.table.report import Medians, show

FOLDER = ROOT / "build" / "bench-table"  # on the disk, where writing through costs what it costs
PEER = ROOT / "bench" / "table" / "boardgame" / "package.json"
Rounds = dict[Contestant, list[Metrics]]


def run_loop(work: Coroutine[Any, Any, Metrics]) -> Metrics:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def measure(contestant: Contestant, tables: int, think: float, seconds: float) -> Metrics:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=FOLDER) as name:
        server, language = contestant.start(Path(name))
        with server:
            metrics = run_loop(load(server, language, tables, think, seconds))
    if contestant.package is None:
        return metrics
    with tempfile.TemporaryDirectory(dir=FOLDER) as name:
        database = str(Path(name) / "tables.sqlite")
        return metrics | run_loop(opened(contestant.package, contestant.game, database))


def run(contestants: tuple[Contestant, ...], asked: argparse.Namespace, console: Console) -> Rounds:
    """Take turns, so that a slow minute of the machine slows everyone alike."""
    rounds: Rounds = {contestant: [] for contestant in contestants}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("", total=asked.repeats * len(contestants))
        for repeat in range(asked.repeats):
            for contestant in contestants:
                progress.update(task, description=f"{contestant.title}, round {repeat + 1}")
                metrics = measure(contestant, asked.tables, asked.think, asked.seconds)
                rounds[contestant].append(metrics)
                progress.advance(task)
    return rounds


def median_of(rounds: list[Metrics]) -> Metrics:
    return {
        column: statistics.median(metrics[column] for metrics in rounds) for column in rounds[0]
    }


def report(rounds: Rounds, medians: Medians, asked: argparse.Namespace) -> str:
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    return json.dumps(
        {
            "python": platform.python_version(),
            "node": node.stdout.strip(),
            "machine": platform.platform(),
            "peers": json.loads(PEER.read_text("utf-8"))["dependencies"],
            "tables": asked.tables,
            "think_s": asked.think,
            "seconds": asked.seconds,
            "contestants": [
                {
                    "title": contestant.title,
                    "game": contestant.game,
                    "package": contestant.package.name if contestant.package else None,
                    "median": medians[contestant],
                    "rounds": rounds[contestant],
                }
                for contestant in rounds
            ],
        },
        indent=2,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--tables", type=int, default=500, help="tables of four, played concurrently"
    )
    parser.add_argument("--think", type=float, default=2.0, help="seconds before a move, if paced")
    parser.add_argument("--seconds", type=float, default=10.0, help="of play, paced and in a rush")
    parser.add_argument("--repeats", type=int, default=3, help="rounds for each contestant")
    parser.add_argument("--only", default="", help="contestants whose title holds this")
    parser.add_argument("--output", type=Path, default=ROOT / "bench" / "table-results.json")
    asked = parser.parse_args()
    console = Console()

    contestants = tuple(one for one in CONTESTANTS if asked.only.lower() in one.title.lower())
    rounds = run(contestants, asked, console)
    medians = {contestant: median_of(metrics) for contestant, metrics in rounds.items()}

    show(medians, asked.tables, asked.think, asked.repeats, console)
    asked.output.write_text(report(rounds, medians, asked), "utf-8")


if __name__ == "__main__":
    main()
