"""`silverspire analyze`: what every decision of a finished game cost, and what was better."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from silverspire.analysis.game_analysis import SIMULATIONS, AnalysisPlan, GameAnalysis, analyze
from silverspire.analysis.moves import MoveAnalysis
from silverspire.cli import saved_games
from silverspire.cli.renderer import Renderer, find_renderer
from silverspire.cli.saved_games import game_of
from silverspire.cli.screen import Screen
from silverspire.cli.seat_names import computers_called
from silverspire.kernel import records
from silverspire.kernel.errors import BrokenRecord
from silverspire.kernel.files import write_atomically
from silverspire.kernel.replays import replay
from silverspire.localization import plain, say

INTERRUPTED = 130  # what shells expect after Ctrl-C


def analyze_command(
    file: Annotated[Path, typer.Argument(help=say("help-analyze-file"), metavar="FILE")],
    simulations: Annotated[int, typer.Option(min=20, help=say("help-analyze-simulations"))] = (
        SIMULATIONS
    ),
    seed: Annotated[int, typer.Option(help=say("help-analyze-seed"))] = 0,
    hindsight: Annotated[bool, typer.Option("--hindsight", help=say("help-hindsight"))] = False,
    pack: Annotated[
        str | None, typer.Option("--pack", help=say("help-pack"), metavar="NAME|DIR")
    ] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help=say("help-balance-jobs"))] = None,
    out: Annotated[Path | None, typer.Option(help=say("help-analyze-out"), metavar="DIR")] = None,
) -> None:
    screen = Screen()
    record = records.load(file)
    game_of(record)
    if record.result is None:
        raise BrokenRecord(say("analyze-unfinished", file=str(file)))
    replay(record, pack)  # names whatever was changed
    plan = AnalysisPlan(simulations, seed, hindsight, pack)
    try:
        found = _analyze(screen, record, plan, jobs or os.cpu_count() or 1)
    except KeyboardInterrupt:
        screen.print_unwrapped(say("analyze-stopped"))
        raise typer.Exit(INTERRUPTED) from None
    with computers_called(saved_games.computers_of(record, file)):
        _print_summary(screen, record, found)
        _write_files(screen, record, found, (out or file.parent) / file.stem)


def _analyze(screen: Screen, record: records.Record, plan: AnalysisPlan, jobs: int) -> GameAnalysis:
    """Where a person can see it, with a bar and the time left."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    live = screen.console.is_terminal
    with Progress(*columns, console=screen.console, transient=True, disable=not live) as bar:
        task = bar.add_task(say("analyzing"), total=len(record.steps))
        return analyze(record, plan, jobs, lambda done: bar.advance(task, done))


# --- What is printed -----------------------------------------------------------------------------


def _print_summary(screen: Screen, record: records.Record, found: GameAnalysis) -> None:
    """How everybody chose, and each player's costliest decisions."""
    assert record.result is not None
    renderer = find_renderer(game_of(record))
    if found.plan.open_handed:
        screen.print_text(say("analyze-hindsight-note"))
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("analyze-column-player"))
    for column in ("points", "decisions", "inaccuracies", "mistakes", "blunders", "loss"):
        table.add_column(say(f"analyze-column-{column}"), justify="right")
    for summary, points in zip(found.summaries, record.result.scores, strict=True):
        table.add_row(
            renderer.player(summary.seat),
            plain(points),
            str(summary.decisions),
            str(summary.inaccuracies),
            str(summary.mistakes),
            str(summary.blunders),
            percent(summary.mean_loss),
        )
    screen.show(table)
    for summary in found.summaries:
        if summary.costliest:
            player = renderer.player_name(summary.seat)
            screen.print_text(say("analyze-costliest-of", player=player), "bold")
        for place in summary.costliest:
            screen.print_text(_costliest_line(renderer, found, place))


def _costliest_line(renderer: Renderer, found: GameAnalysis, place: int) -> str:
    """A costly choice, what it cost, and what was better."""
    move = found.moves[place]
    return say(
        "analyze-costliest-line",
        place=place + 1,
        choice=renderer.render(move.text),
        loss=percent(move.loss),
        verdict=move.verdict,
        line=line_text(renderer, move),
    )


def line_text(renderer: Renderer, move: MoveAnalysis) -> str:
    """The best choice, and what completes its action."""
    return say("analyze-then").join(map(renderer.render, move.line_texts))


def percent(share: float) -> str:
    return say("percent", number=f"{100 * share:.1f}")


# --- What is written -----------------------------------------------------------------------------


def _write_files(screen: Screen, record: records.Record, found: GameAnalysis, stem: Path) -> None:
    numbers = stem.with_name(f"{stem.name}-analysis.json")
    write_atomically(numbers, msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    screen.print_unwrapped(say("analyze-numbers", file=str(numbers)))
    # Only now: the libraries for reports are slow to load, and an extra.
    from silverspire.lab.extras import MissingExtra, extra  # noqa: PLC0415

    try:
        with extra("lab"):
            from silverspire.cli.analysis_page import analysis_page  # noqa: PLC0415
    except MissingExtra as missing:
        screen.print_text(say("analyze-no-page", why=str(missing)))
        return
    page = stem.with_name(f"{stem.name}-analysis.html")
    write_atomically(page, analysis_page(record, found).html().encode())
    screen.print_unwrapped(say("analyze-page", file=str(page)))
