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
from silverspire.players.names import split_players
from silverspire.words import say

if TYPE_CHECKING:
    from silverspire.lab.arena.ledger import Ledger
    from silverspire.lab.arena.match import Played
    from silverspire.lab.arena.results import Outcome
    from silverspire.lab.arena.setup import Setup

GAMES = 400
SEED = 1
LONGEST_NAME = 20
COLUMNS = 10
DISPENSABLE = (6, 9, 1, 2, 5, 8)  # margin, slow time, games, wins, place, mean time
LONG_MEMORY = 600  # seconds from which the time left is guessed: games may be long
INTERRUPTED = 130  # what shells expect after Ctrl-C


class Place(StrEnum):
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
    on: Annotated[Place, typer.Option(help=say("help-arena-on"))] = Place.LOCAL,
    fresh: Annotated[bool, typer.Option("--fresh", help=say("help-arena-fresh"))] = False,
) -> None:
    _check_extras(on)
    # Only now: the lab is slow to load, and no other command needs it.
    from silverspire.lab.arena.ledger import Ledger  # noqa: PLC0415
    from silverspire.lab.arena.run import folder_of  # noqa: PLC0415
    from silverspire.lab.arena.setup import set_up  # noqa: PLC0415

    chosen = find_game(game)
    setup = set_up(chosen, _names(players), seed, table_options(chosen, option or []), pack)
    where = str(Path(pack).resolve()) if pack not in chosen.packs() else pack
    with Ledger(out or folder_of(setup), setup).opened(fresh) as ledger:
        found = _Arena(Screen(), ledger, where).run(games, on, jobs)
    raise typer.Exit(1 if found.results.failed else 0)


def _check_extras(on: Place) -> None:
    """What will be needed at the end is missed at the start."""
    from silverspire.lab.extras import extra  # noqa: PLC0415

    with extra("lab"):
        import silverspire.lab.arena.report  # noqa: PLC0415
    if on is Place.RAY:
        with extra("ray"):
            import silverspire.lab.arena.cluster  # noqa: F401, PLC0415


def _names(players: str) -> tuple[str, ...]:
    names = tuple(split_players(players))
    if not names:
        raise WrongOption(say("arena-players-unclear", text=players))
    return names


class _Arena:
    """One run, told to a person."""

    def __init__(self, screen: Screen, ledger: Ledger, pack: str) -> None:
        self.screen = screen
        self.ledger = ledger
        self.pack = pack

    @property
    def setup(self) -> Setup:
        return self.ledger.setup

    def run(self, asked: int, on: Place, jobs: int | None) -> Outcome:
        from silverspire.lab.arena.run import conclude  # noqa: PLC0415
        from silverspire.lab.arena.schedule import whole_rotations  # noqa: PLC0415

        games = whole_rotations(asked, self.setup.seats)
        self._announce(asked, games)
        try:
            self._play(games, on, jobs)
        except KeyboardInterrupt:
            self._part(games)
            raise typer.Exit(INTERRUPTED) from None
        found = conclude(self.ledger, games)
        self._show(found)
        return found

    def _announce(self, asked: int, games: int) -> None:
        folder = str(self.ledger.folder)
        if games != asked:
            self.screen.tell(say("arena-rounded", asked=asked, games=games, seats=self.setup.seats))
        done = sum(self.ledger.is_done(number) for number in range(games))
        if done == games:
            self.screen.note(say("arena-complete", games=games, folder=folder))
        elif self.ledger.played:
            self.screen.note(say("arena-continued", done=done, games=games, folder=folder))
        else:
            self.screen.note(say("arena-started", games=games, folder=folder))

    def _play(self, games: int, on: Place, jobs: int | None) -> None:
        from silverspire.lab.arena.run import missing, play_missing  # noqa: PLC0415

        matches = missing(self.ledger, self.pack, games)
        played = play_missing(self.ledger, matches, on.value, jobs)
        with closing(played):
            self._follow(played, games, games - len(matches))

    def _follow(self, played: Iterable[Played], games: int, done: int) -> None:
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
            speed_estimate_period=LONG_MEMORY,
        ) as bar:
            task = bar.add_task(say("arena-playing"), total=games, completed=done)
            failed = 0
            for game in played:
                failed += game.failed is not None
                said = say("arena-playing-failed", count=failed) if failed else say("arena-playing")
                bar.update(task, advance=1, description=said)

    def _part(self, games: int) -> None:
        done = sum(self.ledger.is_done(number) for number in range(games))
        folder = str(self.ledger.folder)
        self.screen.note(say("arena-stopped", done=done, games=games, folder=folder))

    # --- The results -----------------------------------------------------------------------------

    def _show(self, found: Outcome) -> None:
        from silverspire.lab.arena.figures import headline  # noqa: PLC0415
        from silverspire.lab.arena.ledger import REPORT, RESULTS  # noqa: PLC0415

        if found.standings is not None:
            self.screen.show(_table(found, self.screen.console))
            self.screen.tell(say("arena-fair-note", share=_fair(found)), FAINT)
        self.screen.tell(headline(found), "bold")
        self._show_failures(found)
        self.screen.note(say("arena-report", file=str(self.ledger.path(REPORT))))
        self.screen.note(say("arena-results", file=str(self.ledger.path(RESULTS))))

    def _show_failures(self, found: Outcome) -> None:
        if not found.results.failed:
            return
        self.screen.tell(say("arena-failed", count=len(found.results.failed)), "red")
        for player, count, error in found.blamed():
            name = player or say("arena-nobody")
            self.screen.note(say("arena-failure", player=name, count=count, error=error), "red")


def _fair(found: Outcome) -> str:
    from silverspire.lab.numbers import percent  # noqa: PLC0415

    return percent(found.results.fair_share)


def _table(found: Outcome, console: Console) -> Table:
    """As many columns as the terminal has room for; the report has them all."""
    kept = list(range(COLUMNS))
    unbounded = console.options.update_width(1_000)
    table = _columns(found, kept)
    for column in DISPENSABLE:
        if console.measure(table, options=unbounded).maximum <= console.width:
            break
        kept.remove(column)
        table = _columns(found, kept)
    return table


def _columns(found: Outcome, kept: list[int]) -> Table:
    """Contestants, and below them those listed, if some of them are namesakes."""
    from silverspire.lab.arena.figures import heads, row  # noqa: PLC0415
    from silverspire.lab.arena.results import ranked  # noqa: PLC0415

    table = Table(box=None, pad_edge=False, collapse_padding=True, header_style=FAINT)
    for column in kept:
        table.add_column(heads()[column], justify="right" if column else "left", no_wrap=True)
    listed = [] if len(found.shown) == len(found.results.players) else found.results.players
    for standings, style in ((found.shown, ""), (listed, FAINT)):
        for standing in ranked(standings):
            name, *numbers = row(found, standing)
            cells = [_short(name), *numbers]
            table.add_row(*(cells[column] for column in kept), style=style)
    return table


def _short(name: str) -> str:
    from silverspire.lab.numbers import short  # noqa: PLC0415

    return short(name, LONGEST_NAME)
