"""The commands of `silverspire`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from silverspire.cli import saved_games
from silverspire.cli.admin import app as admin_app
from silverspire.cli.analyze import analyze_command
from silverspire.cli.arena import arena
from silverspire.cli.balance import balance
from silverspire.cli.completion import completion
from silverspire.cli.language import OPTION as LANGUAGE_OPTION
from silverspire.cli.opponents import DEFAULT
from silverspire.cli.options import human_seats, table_options
from silverspire.cli.pack import app as pack_app
from silverspire.cli.players import show_players
from silverspire.cli.renderer import find_renderer
from silverspire.cli.replay import replay_file
from silverspire.cli.saved_games import SeatAssignment
from silverspire.cli.screen import Screen
from silverspire.cli.serve import serve
from silverspire.cli.session import GameSession
from silverspire.cli.start import start
from silverspire.cli.verify import verify_file
from silverspire.kernel.build import engine
from silverspire.kernel.errors import WrongOption
from silverspire.kernel.game import DEFAULT_PACK, Game
from silverspire.kernel.registry import find_game, game_names
from silverspire.kernel.undo import Timeline
from silverspire.localization import current_localization, game_title, say

HUMANS = "1"

app = typer.Typer(
    help=say("help-silverspire"),
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(pack_app, name="pack")
app.add_typer(admin_app, name="admin")
app.command("analyze", help=say("help-analyze"))(analyze_command)
app.command(help=say("help-arena"))(arena)
app.command(help=say("help-balance"))(balance)
app.command(help=say("help-completion"))(completion)
app.command(help=say("help-serve"))(serve)

Pack = Annotated[str | None, typer.Option("--pack", help=say("help-pack"), metavar="NAME|DIR")]
RecordFile = Annotated[Path, typer.Argument(help=say("help-record"), metavar="FILE")]


def _show_version(wanted: bool) -> None:
    if wanted:
        from silverspire import __version__  # noqa: PLC0415  # the package imports no command

        Screen().print_text(say("version", version=__version__, engine=engine()))
        raise typer.Exit


@app.callback()
def silverspire(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001  # its callback has answered it
        bool,
        typer.Option("--version", help=say("help-version"), callback=_show_version, is_eager=True),
    ] = False,
    language: Annotated[  # noqa: ARG001  # read before anything else
        str | None, typer.Option(LANGUAGE_OPTION, help=say("help-language"), metavar="CODE")
    ] = None,
) -> None:
    """What stands before every command; the language may stand anywhere, and was read already."""
    if context.invoked_subcommand is not None:
        return
    screen = Screen()
    if not screen.is_interactive:  # nobody could answer
        typer.echo(context.get_help())
        raise typer.Exit(2)
    start(screen, play)


@app.command(help=say("help-play"))
def play(
    game: Annotated[str, typer.Argument(help=say("help-game"))],
    seats: Annotated[int | None, typer.Option(help=say("help-seats"))] = None,
    humans: Annotated[str | None, typer.Option(help=say("help-humans"))] = None,
    seed: Annotated[int | None, typer.Option(help=say("help-seed"))] = None,
    pack: Pack = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", help=say("help-option"), metavar="NAME=VALUE")
    ] = None,
    opponents: Annotated[
        str | None, typer.Option(help=say("help-opponents"), metavar="NAME")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help=say("help-resume"), metavar="FILE")] = None,
) -> None:
    chosen = find_game(game)
    renderer = find_renderer(chosen)
    if resume is None:
        options = table_options(chosen, option or [])
        state = chosen.new(seats or chosen.seats[-1], seed, options, pack or DEFAULT_PACK)
        timeline, kept = Timeline(state), None
    elif seats is None and seed is None and not option:
        timeline, kept = _resumed(chosen, resume, pack)
    else:
        raise WrongOption(say("not-with-resume", file=str(resume)))
    file = resume or saved_games.new_game_file(chosen.name)
    players = _players(humans, opponents, kept, int(timeline.state.seats), file)
    GameSession(Screen(), renderer, timeline, players, file, pack).run()


def _resumed(game: Game, file: Path, pack: str | None) -> tuple[Timeline, SeatAssignment | None]:
    timeline, kept = saved_games.resume(file, pack)
    played = timeline.state.game.name
    if played != game.name:
        raise WrongOption(say("other-game", file=str(file), played=played, wanted=game.name))
    return timeline, kept


def _players(
    humans: str | None,
    opponents: str | None,
    kept: SeatAssignment | None,
    seats: int,
    file: Path,
) -> SeatAssignment:
    """Who plays: as requested, else as stored with the game, else one person."""
    if humans is None and kept is not None:
        people = kept.humans
    else:
        people = human_seats(humans or HUMANS, seats)
    player = opponents or (kept.opponents if kept else DEFAULT)
    return SeatAssignment(people, player, (kept.table if kept else "") or file.stem)


@app.command(help=say("help-replay"))
def replay(
    file: RecordFile,
    pack: Pack = None,
    everything: Annotated[bool, typer.Option("--all", help=say("help-all"))] = False,
) -> None:
    replay_file(Screen(), file, pack, everything)


@app.command(help=say("help-verify"))
def verify(
    file: RecordFile,
    pack: Pack = None,
    promised: Annotated[str | None, typer.Option("--hash", help=say("help-promised"))] = None,
) -> None:
    verify_file(Screen(), file, pack, promised)


@app.command(help=say("help-games"))
def games() -> None:
    screen = Screen()
    for name in game_names():
        game = find_game(name)
        screen.print_text(
            say(
                "game-line",
                name=name,
                title=game_title(name),
                least=game.seats[0],
                most=game.seats[-1],
                rules=game.rules_version,
                packs=say("list-separator").join(game.packs()),
            )
        )
        screen.show(_option_table(game))


@app.command(help=say("help-players"))
def players() -> None:
    show_players(Screen())


def _option_table(game: Game) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2))
    for name, option in game.options.items():
        values = say("option-number") if option.values is None else None
        listed = values or say("list-separator").join(
            str(value).lower() for value in option.values or ()
        )
        option_id = f"option-{game.name}-{name}".replace("_", "-")
        described = [option_id, f"home-{option_id}.help"]
        known = next(filter(current_localization().has, described), None)
        help_text = option.help if known is None else say(known)
        table.add_row(f"--option {name}=…", listed, help_text)
    return table
