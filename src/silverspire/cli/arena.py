"""`silverspire arena`: players against each other in many games."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from silverspire.cli.options import table_options
from silverspire.cli.screen import FAINT, Screen
from silverspire.kernel.errors import WrongOption
from silverspire.kernel.game import DEFAULT_PACK
from silverspire.kernel.registry import find_game
from silverspire.localization import say
from silverspire.players.player_lists import split_players

if TYPE_CHECKING:
    from silverspire.lab.arena.match import MatchResult
    from silverspire.lab.arena.results import RunSummary
    from silverspire.lab.arena.run_folder import RunFolder
    from silverspire.lab.arena.setup import Setup

GAMES = 400
SEED = 1
LONGEST_NAME = 20
COLUMNS = 10
OPTIONAL_COLUMNS = (6, 9, 1, 2, 5, 8)  # margin, slow time, games, wins, place, mean time
SPEED_WINDOW = 600  # seconds from which the time left is guessed: games may be long
INTERRUPTED = 130  # what shells expect after Ctrl-C


class Backend(StrEnum):
    """Where the games are played."""

    LOCAL = "local"
    RAY = "ray"


def arena(
    game: Annotated[str, typer.Argument(help=say("help-game"))],
    players: Annotated[str, typer.Option(help=say("help-arena-players"), metavar="A,B[,C[,D]]")],
    games: Annotated[int, typer.Option(min=1, help=say("help-arena-games"))] = GAMES,
    seed: Annotated[int, typer.Option(help=say("help-arena-seed"))] = SEED,
    pack: Annotated[
        str, typer.Option("--pack", help=say("help-pack"), metavar="NAME|DIR")
    ] = DEFAULT_PACK,
    option: Annotated[
        list[str] | None, typer.Option("--option", help=say("help-option"), metavar="NAME=VALUE")
    ] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help=say("help-arena-jobs"))] = None,
    out: Annotated[Path | None, typer.Option(help=say("help-arena-out"), metavar="DIR")] = None,
    backend: Annotated[Backend, typer.Option(help=say("help-arena-backend"))] = Backend.LOCAL,
    fresh: Annotated[bool, typer.Option("--fresh", help=say("help-arena-fresh"))] = False,
) -> None:
    _check_extras(backend)
    # Only now: the lab is slow to load, and no other command needs it.
    from silverspire.lab.arena.run import folder_of  # noqa: PLC0415
    from silverspire.lab.arena.run_folder import RunFolder  # noqa: PLC0415
    from silverspire.lab.arena.setup import set_up  # noqa: PLC0415

    chosen = find_game(game)
    setup = set_up(chosen, _names(players), seed, table_options(chosen, option or []), pack)
    where = str(Path(pack).resolve()) if pack not in chosen.packs() else pack
    with RunFolder(out or folder_of(setup), setup).opened(fresh) as run_folder:
        summary = _Arena(Screen(), run_folder, where).run(games, backend, jobs)
    raise typer.Exit(1 if summary.results.failed else 0)


def _check_extras(backend: Backend) -> None:
    """What will be needed at the end is missed at the start."""
    from silverspire.lab.extras import extra  # noqa: PLC0415

    with extra("lab"):
        import silverspire.lab.arena.report  # noqa: PLC0415
    if backend is Backend.RAY:
        with extra("ray"):
            import silverspire.lab.arena.cluster  # noqa: F401, PLC0415


def _names(players: str) -> tuple[str, ...]:
    names = tuple(split_players(players))
    if not names:
        raise WrongOption(say("arena-players-unclear", text=players))
    return names


class _Arena:
    """One run, shown to a person."""

    def __init__(self, screen: Screen, run_folder: RunFolder, pack: str) -> None:
        self.screen = screen
        self.run_folder = run_folder
        self.pack = pack

    @property
    def setup(self) -> Setup:
        return self.run_folder.setup

    def run(self, asked: int, backend: Backend, jobs: int | None) -> RunSummary:
        from silverspire.lab.arena.run import write_report  # noqa: PLC0415
        from silverspire.lab.arena.schedule import whole_rotations  # noqa: PLC0415

        games = whole_rotations(asked, self.setup.seats)
        self._announce(asked, games)
        try:
            self._play(games, backend, jobs)
        except KeyboardInterrupt:
            self._announce_stop(games)
            raise typer.Exit(INTERRUPTED) from None
        summary = write_report(self.run_folder, games)
        self._show(summary)
        return summary

    def _announce(self, asked: int, games: int) -> None:
        folder = str(self.run_folder.folder)
        if games != asked:
            self.screen.print_text(
                say("arena-rounded", asked=asked, games=games, seats=self.setup.seats)
            )
        done = sum(self.run_folder.is_done(number) for number in range(games))
        if done == games:
            self.screen.print_unwrapped(say("arena-complete", games=games, folder=folder))
        elif self.run_folder.played:
            self.screen.print_unwrapped(
                say("arena-continued", done=done, games=games, folder=folder)
            )
        else:
            self.screen.print_unwrapped(say("arena-started", games=games, folder=folder))

    def _play(self, games: int, backend: Backend, jobs: int | None) -> None:
        from silverspire.lab.arena.run import missing, play_missing  # noqa: PLC0415

        matches = missing(self.run_folder, self.pack, games)
        played = play_missing(self.run_folder, matches, backend.value, jobs)
        with closing(played):
            self._show_progress(played, games, games - len(matches))

    def _show_progress(self, played: Iterable[MatchResult], games: int, done: int) -> None:
        """A bar with the time left, where a person can see it."""
        columns = (
            TextColumn("{task.description}"),
            BarColumn(bar_width=None),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
        )
        live = self.screen.console.is_terminal and done < games
        with Progress(
            *columns,
            console=self.screen.console,
            transient=True,
            disable=not live,
            speed_estimate_period=SPEED_WINDOW,
        ) as bar:
            task = bar.add_task(say("arena-playing"), total=games, completed=done)
            failed = 0
            for game in played:
                failed += game.failed is not None
                said = say("arena-playing-failed", count=failed) if failed else say("arena-playing")
                bar.update(task, advance=1, description=said)

    def _announce_stop(self, games: int) -> None:
        done = sum(self.run_folder.is_done(number) for number in range(games))
        folder = str(self.run_folder.folder)
        self.screen.print_unwrapped(say("arena-stopped", done=done, games=games, folder=folder))

    # --- The results -----------------------------------------------------------------------------

    def _show(self, summary: RunSummary) -> None:
        from silverspire.lab.arena.result_table import headline  # noqa: PLC0415
        from silverspire.lab.arena.run_folder import REPORT, RESULTS  # noqa: PLC0415

        if summary.standings is not None:
            self.screen.show(_table(summary, self.screen.console))
            self.screen.print_text(say("arena-fair-note", share=_fair(summary)), FAINT)
        self.screen.print_text(headline(summary), "bold")
        self._show_failures(summary)
        self.screen.print_unwrapped(say("arena-report", file=str(self.run_folder.path(REPORT))))
        self.screen.print_unwrapped(say("arena-results", file=str(self.run_folder.path(RESULTS))))

    def _show_failures(self, summary: RunSummary) -> None:
        if not summary.results.failed:
            return
        self.screen.print_text(say("arena-failed", count=len(summary.results.failed)), "red")
        for player, count, error in summary.failures_by_player():
            name = player or say("arena-nobody")
            self.screen.print_unwrapped(
                say("arena-failure", player=name, count=count, error=error), "red"
            )


def _fair(summary: RunSummary) -> str:
    from silverspire.lab.formatting import percent  # noqa: PLC0415

    return percent(summary.results.fair_share)


def _table(summary: RunSummary, console: Console) -> Table:
    """As many columns as the terminal has room for; the report has them all."""
    kept = list(range(COLUMNS))
    unbounded = console.options.update_width(1_000)
    table = _columns(summary, kept)
    for column in OPTIONAL_COLUMNS:
        if console.measure(table, options=unbounded).maximum <= console.width:
            break
        kept.remove(column)
        table = _columns(summary, kept)
    return table


def _columns(summary: RunSummary, kept: list[int]) -> Table:
    """Contestants, and below them those listed, if some of them are namesakes."""
    from silverspire.lab.arena.result_table import headers, row  # noqa: PLC0415
    from silverspire.lab.arena.results import ranked  # noqa: PLC0415

    table = Table(box=None, pad_edge=False, collapse_padding=True, header_style=FAINT)
    for column in kept:
        table.add_column(headers()[column], justify="right" if column else "left", no_wrap=True)
    listed = (
        [] if len(summary.compared) == len(summary.results.players) else summary.results.players
    )
    for standings, style in ((summary.compared, ""), (listed, FAINT)):
        for standing in ranked(standings):
            name, *numbers = row(summary, standing)
            cells = [_short(name), *numbers]
            table.add_row(*(cells[column] for column in kept), style=style)
    return table


def _short(name: str) -> str:
    from silverspire.lab.formatting import shortened  # noqa: PLC0415

    return shortened(name, LONGEST_NAME)
