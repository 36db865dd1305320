"""The tables that a run shows, and whether the aims are met."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from bench.clock import Metrics
from bench.contestants import COMPILED
from bench.report import Aim, number
from bench.table.contestants import BOARDGAME_IO, Contestant

Medians = dict[Contestant, Metrics]

LOAD = {
    "paced_moves_per_s": "moves/s",
    "paced_p50_ms": "p50 ms",
    "paced_p95_ms": "p95 ms",
    "paced_p99_ms": "p99 ms",
}
RUSH = {
    "rush_moves_per_s": "moves/s",
    "rush_p50_ms": "p50 ms",
    "rush_p95_ms": "p95 ms",
    "rush_p99_ms": "p99 ms",
    "rush_processor_us": "processor µs/move",
    "rush_kb_per_move": "kB/move",
}
ROOM = {
    "tables_per_s": "tables opened/s",
    "table_kb": "kB/table",
    "played_table_kb": "kB/table, played",
}
HISTORY = {
    "moves": "moves/game",
    "open_first_ms": "slowest first look ms",
    "open_again_ms": "slowest later look ms",
    "open_p95_ms": "p95 ms",
}
MORE_IS_BETTER = ("_per_s", "moves")


def table_of(title: str, columns: dict[str, str], medians: Medians, caption: str) -> Table:
    table = Table(title=title, caption=caption)
    table.add_column("")
    for heading in columns.values():
        table.add_column(heading, justify="right")
    for contestant, metrics in medians.items():
        if all(column in metrics for column in columns):
            peer = medians.get(BOARDGAME_IO, {})
            cells = (cell(column, metrics, peer) for column in columns)
            table.add_row(contestant.title, *cells)
    return table


def cell(column: str, metrics: Metrics, peer: Metrics) -> str:
    """The median, and below it how many times better than boardgame.io's it is."""
    value = number(metrics[column])
    if metrics is peer or not metrics[column] or not peer.get(column):
        return value
    better = metrics[column] / peer[column]
    better = better if column.endswith(MORE_IS_BETTER) else 1 / better
    return f"{value}\n[dim]{number(better)} ×[/dim]"


def aims(medians: Medians) -> list[Aim]:
    reached = []
    for contestant, metrics in medians.items():
        if contestant.package != COMPILED:
            continue
        title = contestant.title
        reached.append(Aim(f"{title}, paced, p95 ms", metrics["paced_p95_ms"], 100, at_most=True))
        slowest = max(metrics["open_first_ms"], metrics["open_again_ms"])
        reached.append(Aim(f"{title}, any move of a finished game, ms", slowest, 300, at_most=True))
        if peer := medians.get(BOARDGAME_IO):
            ratio = metrics["rush_moves_per_s"] / peer["rush_moves_per_s"]
            reached.append(Aim(f"{title}, × boardgame.io's moves", ratio, 1))
    return reached


def show(medians: Medians, tables: int, think: float, repeats: int, console: Console) -> None:
    said = f"medians of {repeats} rounds; until all four had it; ×: times better than boardgame.io"
    paced = f"{tables} tables of four, a move every {think:g} s at each"
    console.print(table_of(paced, LOAD, medians, said))
    console.print(table_of(f"{tables} tables, as fast as they are answered", RUSH, medians, said))
    console.print(table_of("Opening tables, and what they take", ROOM, medians, said))
    console.print(table_of("Finished games at a server just started", HISTORY, medians, said))
    for aim in aims(medians):
        sign = "≤" if aim.at_most else "≥"
        word = "[green]met[/green]   " if aim.met else "[red]missed[/red]"
        console.print(f"{word} {aim.title} {sign} {number(aim.target)}: {number(aim.value)}")
