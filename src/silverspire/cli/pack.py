"""`silverspire pack`: make a copy of a component pack to edit, and check one."""

from __future__ import annotations

from collections import Counter
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.markup import escape

from silverspire.kernel.errors import PackProblem, SilverspireError
from silverspire.kernel.pack_tables import PROVENANCES, count_values
from silverspire.kernel.packs import copy_pack, read_pack
from silverspire.kernel.registry import find_game

app = typer.Typer(help="Component packs: what is printed on a game's pieces.", no_args_is_help=True)

GameName = Annotated[str, typer.Option("--game", help="The game that the pack is for.")]


@app.command()
def new(
    folder: Annotated[Path, typer.Argument(help="A new or empty folder.")],
    source: Annotated[
        str, typer.Option("--from", help="The pack to copy: a name, or a folder.")
    ] = "reconstructed",
    game: GameName = "kutna_hora",
) -> None:
    """Copy a pack to a folder of your own, to type in the printed values."""
    try:
        copy_pack(find_game(game).pack_folder(source), folder)
    except SilverspireError as error:
        _refuse(str(error))
    console = Console(soft_wrap=True, highlight=False)
    shown = escape(str(folder))
    console.print(f"[green]{shown} is a copy of {escape(source)}.[/] Edit its files, then:")
    console.print(f"  silverspire pack check {shown}")


@app.command()
def check(
    folder: Annotated[
        str, typer.Argument(help="The folder of a pack, or the name of a shipped one.")
    ],
    game: GameName = "kutna_hora",
) -> None:
    """Name everything that is wrong with a pack: file, line, what, and the rule."""
    try:
        pack = find_game(game).pack_folder(folder)
        problems = find_game(game).check_pack(pack)
    except SilverspireError as error:
        _refuse(str(error))
    if problems:
        _show_problems(folder, problems)
        raise typer.Exit(1)
    _show_summary(folder, pack)


def _show_problems(folder: str, problems: list[PackProblem]) -> None:
    console = Console(soft_wrap=True, highlight=False)
    for problem in problems:
        place = problem.file if problem.line is None else f"{problem.file}:{problem.line}"
        rule = f" [cyan]\\[{escape(problem.rule)}][/]" if problem.rule else ""
        console.print(f"[bold]{escape(place)}[/]: {escape(problem.what)}{rule}")
    count = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
    console.print(f"[red]{escape(folder)} has {count}.[/]")


def _show_summary(folder: str, pack: Traversable) -> None:
    """How much there is, where it comes from, and the hash that game records carry."""
    contents = read_pack(pack)
    values: Counter[str] = sum(map(count_values, contents.files.values()), Counter())
    origins = ", ".join(f"{values[word]} {word}" for word in PROVENANCES if values[word])
    console = Console(soft_wrap=True, highlight=False)
    console.print(f"[green]{escape(folder)} is whole.[/]")
    console.print(f"  {len(contents.files)} files, {values.total()} values: {origins}")
    console.print(f"  hash {contents.hash}")


def _refuse(sentence: str) -> NoReturn:
    Console(stderr=True, soft_wrap=True, highlight=False).print(f"[red]{escape(sentence)}[/]")
    raise typer.Exit(1)
