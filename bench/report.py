"""The tables that a run shows, and whether the aims are met."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from bench.clock import Metrics
from bench.contestants import (
    CATANATRON,
    CHESS,
    COMPILED,
    ENVIRONMENTS,
    ISMCTS,
    PLAYED,
    PURE,
    SEARCHES,
    Contestant,
)

Medians = dict[Contestant, Metrics]


@dataclass(frozen=True)
class Sheet:
    """One table of the report: its contestants, their peers, and the metrics it shows."""

    title: str
    contestants: tuple[Contestant, ...]
    peer: Contestant
    columns: dict[str, str]


SHEETS = (
    Sheet(
        "Random games, one core (ours and Catan of four)",
        PLAYED,
        CATANATRON,
        {
            "actions_per_s": "actions/s",
            "games_per_s": "games/s",
            "clone_us": "clone µs",
            "redeal_us": "redeal µs",
            "view_us": "view µs",
        },
    ),
    Sheet(
        "PettingZoo environments, random legal play",
        ENVIRONMENTS,
        CHESS,
        {"steps_per_s": "steps/s"},
    ),
    Sheet(
        "Search, one core: ours stops at an evaluation, OpenSpiel's plays each game to its end",
        SEARCHES,
        ISMCTS,
        {"simulations_per_s": "simulations/s"},
    ),
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


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def cell(column: str, metrics: Metrics, peer: Metrics) -> str:
    """The median, and below it how many times better than the peer's it is."""
    if column not in metrics:
        return "–"
    if metrics is peer or column not in peer:
        return number(metrics[column])
    better = metrics[column] / peer[column]
    if column.endswith("_us"):
        better = 1 / better
    return f"{number(metrics[column])}\n[dim]{number(better)} ×[/dim]"


def table_of(sheet: Sheet, medians: Medians, repeats: int) -> Table:
    beside = f"×: times better than {sheet.peer.title}"
    table = Table(
        title=sheet.title, caption=f"medians of {repeats} rounds, processor time; {beside}"
    )
    table.add_column("")
    for heading in sheet.columns.values():
        table.add_column(heading, justify="right")
    peer = medians[sheet.peer]
    for contestant in sheet.contestants:
        metrics = medians[contestant]
        table.add_row(contestant.title, *(cell(column, metrics, peer) for column in sheet.columns))
    return table


def aims(medians: Medians) -> list[Aim]:
    """What each game aims at; the pure package is the fallback, the compiled one is what ships."""
    reached = []
    for contestant, metrics in medians.items():
        if contestant.kind == "rollout":
            reached += aims_of_play(contestant, metrics, medians[CATANATRON])
        elif contestant.kind == "environment" and contestant.path == COMPILED:
            ratio = metrics["steps_per_s"] / medians[CHESS]["steps_per_s"]
            reached.append(Aim(f"{contestant.title}, × PettingZoo's chess in steps", ratio, 10))
        elif contestant.kind == "cut_off":
            title = f"{contestant.title}, simulations per second"
            reached.append(Aim(title, metrics["simulations_per_s"], 10_000))
    return reached


def aims_of_play(contestant: Contestant, metrics: Metrics, peer: Metrics) -> list[Aim]:
    ratio = metrics["actions_per_s"] / peer["actions_per_s"]
    title = f"{contestant.title}, × Catanatron's actions"
    if contestant.path == PURE:
        return [Aim(title, ratio, 4)]
    return [
        Aim(title, ratio, 50),
        Aim(f"{contestant.title}, games per second", metrics["games_per_s"], 2_000),
        Aim(f"{contestant.title}, clone µs", metrics["clone_us"], 1, at_most=True),
    ]


def show(medians: Medians, repeats: int, console: Console) -> None:
    for sheet in SHEETS:
        console.print(table_of(sheet, medians, repeats))
    for aim in aims(medians):
        sign = "≤" if aim.at_most else "≥"
        word = "[green]met[/green]   " if aim.met else "[red]missed[/red]"
        console.print(f"{word} {aim.title} {sign} {number(aim.target)}: {number(aim.value)}")
