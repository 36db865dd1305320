"""Silverspire beside Catanatron: random games of four on one core, in one run. See `make bench`."""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

BENCH = Path(__file__).resolve().parent
COMPILED = BENCH.parent / "build" / "compiled"
PURE = BENCH.parent / "src"

PEER = "catanatron"
COLUMNS = {
    "actions_per_s": "actions/s",
    "games_per_s": "games/s",
    "clone_us": "clone µs",
    "redeal_us": "redeal µs",
    "view_us": "view µs",
}

Figures = dict[str, float]


@dataclass(frozen=True)
class Contestant:
    title: str
    kind: str
    game: str = ""
    path: Path | None = None  # which silverspire it imports


PLAYED = {"kutna_hora": "Kutná Hora", "world_without_end": "World Without End"}
CATANATRON = Contestant("Catanatron", PEER)


def ours(kind: str, path: Path, words: str) -> list[Contestant]:
    return [Contestant(f"{title}, {words}", kind, game, path) for game, title in PLAYED.items()]


CONTESTANTS = (
    *ours("playout", COMPILED, "compiled"),
    *ours("contract", COMPILED, "compiled contract"),
    *ours("playout", PURE, "pure Python"),
    *ours("contract", PURE, "pure contract"),
    CATANATRON,
)


@dataclass(frozen=True)
class Aim:
    title: str
    value: float
    target: float
    at_most: bool = False

    @property
    def met(self) -> bool:
        return self.value <= self.target if self.at_most else self.value >= self.target


def one_core() -> None:
    """Stay on one core, children too; systems that cannot are measured as they are."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(contestant: Contestant, seconds: float, seed: int) -> Figures:
    environment = os.environ | {"PYTHONHASHSEED": "0"}
    if contestant.path is not None:
        environment["PYTHONPATH"] = str(contestant.path)
    answer = subprocess.run(
        [
            sys.executable,
            BENCH / "measure.py",
            contestant.kind,
            str(seconds),
            str(seed),
            contestant.game,
        ],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if answer.returncode:
        raise SystemExit(f"{contestant.title} failed:\n{answer.stderr}")
    figures: Figures = json.loads(answer.stdout)
    return figures


def run(repeats: int, seconds: float, console: Console) -> dict[Contestant, list[Figures]]:
    """Take turns, so that a slow minute of the machine slows everyone alike."""
    rounds: dict[Contestant, list[Figures]] = {contestant: [] for contestant in CONTESTANTS}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("", total=repeats * len(CONTESTANTS))
        for repeat in range(repeats):
            for contestant in CONTESTANTS:
                progress.update(task, description=f"{contestant.title}, round {repeat + 1}")
                rounds[contestant].append(measure(contestant, seconds, 1 + repeat * 100_000))
                progress.advance(task)
    return rounds


def median_of(rounds: list[Figures]) -> Figures:
    return {
        column: statistics.median(figures[column] for figures in rounds) for column in rounds[0]
    }


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def cell(column: str, figures: Figures, peer: Figures) -> str:
    """The median, and below it how many times better than the peer's it is."""
    if column not in figures:
        return "–"
    if figures is peer or column not in peer:
        return number(figures[column])
    better = figures[column] / peer[column]
    if column.endswith("_us"):
        better = 1 / better
    return f"{number(figures[column])}\n[dim]{number(better)} ×[/dim]"


def table_of(medians: dict[Contestant, Figures], repeats: int) -> Table:
    table = Table(
        title="Silverspire beside Catanatron: random games of four, one core",
        caption=f"medians of {repeats} rounds; ×: times better than Catanatron",
    )
    table.add_column("")
    for heading in COLUMNS.values():
        table.add_column(heading, justify="right")
    peer = medians[CATANATRON]
    for contestant, figures in medians.items():
        table.add_row(contestant.title, *(cell(column, figures, peer) for column in COLUMNS))
    return table


def aims(medians: dict[Contestant, Figures]) -> list[Aim]:
    """What each game aims at; the pure package is the fallback, the compiled one is what ships."""
    actions = medians[CATANATRON]["actions_per_s"]
    reached = []
    for contestant, figures in medians.items():
        if contestant.kind != "playout":
            continue
        ratio = figures["actions_per_s"] / actions
        if contestant.path == PURE:
            reached.append(Aim(f"{contestant.title}, × Catanatron's actions", ratio, 4))
            continue
        reached += [
            Aim(f"{contestant.title}, × Catanatron's actions", ratio, 50),
            Aim(f"{contestant.title}, games per second", figures["games_per_s"], 2_000),
            Aim(f"{contestant.title}, clone µs", figures["clone_us"], 1, at_most=True),
        ]
    return reached


def show_aims(reached: list[Aim], console: Console) -> None:
    for aim in reached:
        sign = "≤" if aim.at_most else "≥"
        word = "[green]met[/green]   " if aim.met else "[red]missed[/red]"
        console.print(f"{word} {aim.title} {sign} {number(aim.target)}: {number(aim.value)}")


def report(rounds: dict[Contestant, list[Figures]], medians: dict[Contestant, Figures]) -> str:
    return json.dumps(
        {
            "python": platform.python_version(),
            "machine": platform.platform(),
            "catanatron": version("catanatron"),
            "contestants": [
                {
                    "title": contestant.title,
                    "kind": contestant.kind,
                    "game": contestant.game,
                    "package": contestant.path.name if contestant.path else None,
                    "median": medians[contestant],
                    "rounds": rounds[contestant],
                }
                for contestant in CONTESTANTS
            ],
        },
        indent=2,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5, help="rounds for each contestant")
    parser.add_argument("--seconds", type=float, default=2.0, help="of play, each round")
    parser.add_argument("--output", type=Path, default=BENCH / "results.json")
    asked = parser.parse_args()
    console = Console()

    one_core()
    rounds = run(asked.repeats, asked.seconds, console)
    medians = {contestant: median_of(figures) for contestant, figures in rounds.items()}

    console.print(table_of(medians, asked.repeats))
    show_aims(aims(medians), console)
    asked.output.write_text(report(rounds, medians), "utf-8")


if __name__ == "__main__":
    main()
