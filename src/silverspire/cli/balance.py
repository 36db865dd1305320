"""`silverspire balance`: play many games of a pack, and write down how well it is balanced."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from silverspire.cli.options import table_options
from silverspire.cli.screen import Screen
from silverspire.kernel.errors import WrongOption, WrongSeats
from silverspire.kernel.files import write_atomically
from silverspire.kernel.game import DEFAULT_PACK, Game
from silverspire.kernel.registry import find_game
from silverspire.localization import say

if TYPE_CHECKING:
    from silverspire.lab.balance.plan import Plan
    from silverspire.lab.balance.report import Report
    from silverspire.lab.balance.study import Variant

GAMES = 1000
SEED = 1
NUMBERS = "balance.json"
INTERRUPTED = 130  # what shells expect after Ctrl-C


def balance(
    game: Annotated[str, typer.Argument(help=say("help-game"))],
    seats: Annotated[
        str | None, typer.Option(help=say("help-balance-seats"), metavar="N[,N]")
    ] = None,
    games: Annotated[int, typer.Option(min=2, help=say("help-balance-games"))] = GAMES,
    players: Annotated[
        str | None, typer.Option(help=say("help-balance-players"), metavar="NAME")
    ] = None,
    seed: Annotated[int, typer.Option(help=say("help-balance-seed"))] = SEED,
    pack: Annotated[
        str, typer.Option("--pack", help=say("help-pack"), metavar="NAME|DIR")
    ] = DEFAULT_PACK,
    option: Annotated[
        list[str] | None, typer.Option("--option", help=say("help-option"), metavar="NAME=VALUE")
    ] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help=say("help-balance-jobs"))] = None,
    out: Annotated[Path | None, typer.Option(help=say("help-balance-out"), metavar="DIR")] = None,
    compare: Annotated[
        Path | None, typer.Option(help=say("help-balance-compare"), metavar="OLD.json")
    ] = None,
) -> None:
    _check_extras()
    # Only now: the lab is slow to load, and no other command needs it.
    from silverspire.lab.balance.plan import Plan  # noqa: PLC0415
    from silverspire.lab.balance.study import find_study  # noqa: PLC0415

    chosen = find_game(game)
    options = table_options(chosen, option or [])
    counts = _seat_counts(chosen, seats)
    seated = players or find_study(chosen.name).players
    plan = Plan(chosen.name, pack, seated, games, seed, counts, options)
    before = None if compare is None else _read_earlier(compare, chosen)
    variants = _kinds(chosen, plan)
    screen = Screen()
    try:
        report = _play(screen, plan, variants, jobs or os.cpu_count() or 1)
    except KeyboardInterrupt:
        screen.print_unwrapped(say("balance-stopped"))
        raise typer.Exit(INTERRUPTED) from None
    _write(screen, report, before, out or Path(f"balance-{chosen.name}"))


def _check_extras() -> None:
    """What will be needed at the end is missed at the start."""
    from silverspire.lab.extras import extra  # noqa: PLC0415

    with extra("lab"):
        import silverspire.lab.balance.pages  # noqa: F401, PLC0415


def _seat_counts(game: Game, text: str | None) -> tuple[int, ...]:
    """`2,3,4`; without it, all that the game allows."""
    if text is None:
        return tuple(game.seats)
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdigit() for part in parts):
        raise WrongSeats(say("balance-bad-seats", text=text))
    return tuple(sorted({int(part) for part in parts}))


def _kinds(game: Game, plan: Plan) -> list[Variant]:
    """The tables to play. A wrong player, option, pack or seat count is refused before any game."""
    from silverspire.lab.balance.study import find_study  # noqa: PLC0415
    from silverspire.players.registry import find_player  # noqa: PLC0415

    variants = find_study(plan.game).variants(plan.seats, plan.options)
    find_player(plan.players, plan.seed).close()
    for variant in variants:
        game.new(variant.seats, plan.seed, variant.options, plan.pack)
    return variants


def _read_earlier(file: Path, game: Game) -> Report:
    from silverspire.lab.balance.report import read_report  # noqa: PLC0415

    report = read_report(file)
    if report.plan.game != game.name:
        found, wanted = report.plan.game, game.name
        raise WrongOption(say("balance-other-game", file=str(file), found=found, wanted=wanted))
    return report


def _play(screen: Screen, plan: Plan, variants: list[Variant], jobs: int) -> Report:
    """All games; where a person can see it, with a bar and the time left."""
    from silverspire.lab.balance.play import play_all  # noqa: PLC0415
    from silverspire.lab.balance.report import make_report  # noqa: PLC0415

    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    live = screen.console.is_terminal
    with Progress(*columns, console=screen.console, transient=True, disable=not live) as bar:
        task = bar.add_task(say("balance-playing"), total=plan.games * len(variants))
        with closing(play_all(plan, variants, jobs, lambda: bar.advance(task))) as played:
            return make_report(plan, played)


def _write(screen: Screen, report: Report, before: Report | None, folder: Path) -> None:
    from silverspire.lab.balance.pages import make_pages  # noqa: PLC0415
    from silverspire.lab.balance.report import to_json  # noqa: PLC0415
    from silverspire.lab.balance.variant_page import OVERVIEW  # noqa: PLC0415

    write_atomically(folder / NUMBERS, to_json(report))
    for name, text in make_pages(report, before).items():
        write_atomically(folder / name, text.encode())
    verdicts = [verdict for variant in report.variants for verdict in variant.targets.values()]
    met = sum(verdict.met for verdict in verdicts)
    screen.print_text(say("balance-done", met=met, whole=len(verdicts)), "bold")
    screen.print_unwrapped(say("balance-report", file=str(folder / OVERVIEW)))
    screen.print_unwrapped(say("balance-numbers", file=str(folder / NUMBERS)))
