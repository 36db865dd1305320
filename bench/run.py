"""Silverspire beside Catanatron, OpenSpiel and PettingZoo, in one run. See `make bench`."""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.clock import Metrics
from bench.contestants import CONTESTANTS, ROOT, Contestant
from bench.report import Medians, show

PEERS = ("catanatron", "open_spiel", "pettingzoo")
Rounds = dict[Contestant, list[Metrics]]


def one_core() -> None:
    """Stay on one core, children too; systems that cannot are measured as they are."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(contestant: Contestant, seconds: float, seed: int) -> Metrics:
    environment = os.environ | {"PYTHONHASHSEED": "0", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    if contestant.path is not None:
        environment["PYTHONPATH"] = str(contestant.path)
    words = (contestant.kind, contestant.game, str(seconds), str(seed))
    answer = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "bench.measure", *words],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if answer.returncode:
        raise SystemExit(f"{contestant.title} failed:\n{answer.stderr}")
    metrics: Metrics = json.loads(answer.stdout.splitlines()[-1])
    return metrics


def run(
    contestants: tuple[Contestant, ...], repeats: int, seconds: float, console: Console
) -> Rounds:
    """Take turns, so that a slow minute of the machine slows everyone alike."""
    rounds: Rounds = {contestant: [] for contestant in contestants}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("", total=repeats * len(contestants))
        for repeat in range(repeats):
            for contestant in contestants:
                progress.update(task, description=f"{contestant.title}, round {repeat + 1}")
                rounds[contestant].append(measure(contestant, seconds, 1 + repeat * 100_000))
                progress.advance(task)
    return rounds


def median_of(rounds: list[Metrics]) -> Metrics:
    return {
        column: statistics.median(metrics[column] for metrics in rounds) for column in rounds[0]
    }


def report(rounds: Rounds, medians: Medians) -> str:
    return json.dumps(
        {
            "python": platform.python_version(),
            "machine": platform.platform(),
            "peers": {peer: version(peer) for peer in PEERS},
            "contestants": [
                {
                    "title": contestant.title,
                    "kind": contestant.kind,
                    "game": contestant.game,
                    "package": contestant.path.name if contestant.path else None,
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
    parser.add_argument("--repeats", type=int, default=3, help="rounds for each contestant")
    parser.add_argument("--seconds", type=float, default=1.5, help="of play, each round")
    parser.add_argument("--output", type=Path, default=ROOT / "bench" / "results.json")
    asked = parser.parse_args()
    console = Console()

    one_core()
    rounds = run(CONTESTANTS, asked.repeats, asked.seconds, console)
    medians = {contestant: median_of(metrics) for contestant, metrics in rounds.items()}

    show(medians, asked.repeats, console)
    asked.output.write_text(report(rounds, medians), "utf-8")


if __name__ == "__main__":
    main()
