"""`silverspire pack`: make a copy of a component pack to edit, and check one."""

from __future__ import annotations

from collections import Counter
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from silverspire.kernel.errors import PackProblem
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
    copy_pack(find_game(game).pack_folder(source), folder)
    _print(Text(f"{folder} is a copy of {source}.", "green"), Text(" Edit its files, then:"))
    _print(Text(f"  silverspire pack check {folder}"))


@app.command()
def check(
    folder: Annotated[str, typer.Argument(help="The folder of a pack, or a shipped one's name.")],
    game: GameName = "kutna_hora",
) -> None:
    """Name everything that is wrong with a pack: file, line, what, and the rule."""
    pack = find_game(game).pack_folder(folder)
    problems = find_game(game).check_pack(pack)
    if problems:
        _show_problems(folder, problems)
        raise typer.Exit(1)
    _show_summary(folder, pack)


def _show_problems(folder: str, problems: list[PackProblem]) -> None:
    for problem in problems:
        place = problem.file if problem.line is None else f"{problem.file}:{problem.line}"
        rule = f" [{problem.rule}]" if problem.rule else ""
        _print(Text(place, "bold"), Text(f": {problem.what}"), Text(rule, "cyan"))
    count = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
    _print(Text(f"{folder} has {count}.", "red"))


def _show_summary(folder: str, pack: Traversable) -> None:
    """How much there is, where it comes from, and the hash that game records carry."""
    contents = read_pack(pack)
    values: Counter[str] = sum(map(count_values, contents.files.values()), Counter())
    origins = ", ".join(f"{values[word]} {word}" for word in PROVENANCES if values[word])
    _print(Text(f"{folder} is whole.", "green"))
    _print(Text(f"  {len(contents.files)} files, {values.total()} values: {origins}"))
    _print(Text(f"  hash {contents.hash}"))


def _print(*parts: Text) -> None:
    Console(highlight=False, soft_wrap=True).print(Text.assemble(*parts))
