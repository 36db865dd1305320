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
from silverspire.kernel.pack_sections import PROVENANCES, count_values
from silverspire.kernel.packs import copy_pack, read_pack
from silverspire.kernel.registry import find_game, game_names
from silverspire.localization import say

app = typer.Typer(help=say("help-packs"), no_args_is_help=True)

DEFAULT_GAME = game_names()[0]
GameName = Annotated[str, typer.Option("--game", help=say("help-pack-game"))]


@app.command(help=say("help-pack-new"))
def new(
    folder: Annotated[Path, typer.Argument(help=say("help-pack-folder"))],
    source: Annotated[str, typer.Option("--from", help=say("help-pack-from"))] = "reconstructed",
    game: GameName = DEFAULT_GAME,
) -> None:
    copy_pack(find_game(game).pack_folder(source), folder)
    copied = say("pack-copied", folder=str(folder), source=source)
    _print(Text(copied, "green"), Text(f" {say('pack-edit')}"))
    _print(Text(f"  silverspire pack check {folder}"))


@app.command(help=say("help-pack-check"))
def check(
    folder: Annotated[str, typer.Argument(help=say("help-pack-checked"))],
    game: GameName = DEFAULT_GAME,
) -> None:
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
    _print(Text(say("pack-has-problems", folder=folder, count=len(problems)), "red"))


def _show_summary(folder: str, pack: Traversable) -> None:
    """How much there is, where it comes from, and the hash that game records carry."""
    contents = read_pack(pack)
    values: Counter[str] = sum(map(count_values, contents.files.values()), Counter())
    origins = say("list-separator").join(
        say("pack-origin", count=str(values[word]), origin=word)
        for word in PROVENANCES
        if values[word]
    )
    _print(Text(say("pack-whole", folder=folder), "green"))
    counts = {"files": len(contents.files), "values": values.total()}
    _print(Text(f"  {say('pack-counts', **counts, origins=origins)}"))
    _print(Text(f"  {say('pack-hash', hash=contents.hash)}"))


def _print(*parts: Text) -> None:
    Console(highlight=False, soft_wrap=True).print(Text.assemble(*parts))
