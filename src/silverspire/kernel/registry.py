"""The games that are installed. Grow by adding a folder: nothing here names one."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from silverspire.kernel.errors import UnknownGame, UnknownPack
from silverspire.kernel.game import Game
from silverspire.kernel.packs import MANIFEST

ENTRY_POINTS = "silverspire.games"
OLDER_PACKS = "older"  # a folder beside an owner's packs
OLDER_RULES = "silverspire.older_rules"  # games as they were, for tables that began under them


@cache
def find_game(name: str) -> Game:
    """The game of that name; UnknownGame says which there are."""
    if name not in game_names():
        raise UnknownGame(
            f"there is no game called {name!r}; choose from {', '.join(game_names())}"
        )
    for entry in entry_points(group=ENTRY_POINTS, name=name):
        found: Game = entry.load()
        return found
    game: Game = import_module(f"silverspire.games.{name}.game").GAME
    return game


@cache
def find_version(name: str, rules_version: str) -> Game:
    """The game under those rules, if they are still installed; else as it is now."""
    current = find_game(name)
    if current.plays_rules(rules_version):
        return current
    for entry in entry_points(group=OLDER_RULES):
        older: Game = entry.load()
        if older.name == name and older.plays_rules(rules_version):
            return older
    return current


def register_packs(folder: Path) -> None:
    """Let every pack in an owner's folder be played with, by its name."""
    try:
        found = [entry for entry in sorted(folder.iterdir()) if (entry / MANIFEST).is_file()]
    except OSError as error:
        raise UnknownPack(f"{folder} cannot be looked into: {error.strerror}") from error
    for entry in [*found, *_older_packs(folder)]:
        games = [find_game(name) for name in game_names()]
        takers = [game for game in games if not game.check_pack(entry)]
        if not takers:
            raise UnknownPack(
                f"{entry} is a pack of no game here: `silverspire pack check {entry}` says why"
            )
        for game in takers:
            game.register_pack(entry, is_older=entry.parent != folder)


def _older_packs(folder: Path) -> list[Path]:
    """Packs as they were before they were changed: for games that began with them."""
    older = folder / OLDER_PACKS
    if not older.is_dir():
        return []
    return [entry for entry in sorted(older.iterdir()) if (entry / MANIFEST).is_file()]


@cache
def game_names() -> tuple[str, ...]:
    """Every folder of silverspire.games, and every game another package announces."""
    games = import_module("silverspire.games")
    own = {module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg}
    announced = {entry.name for entry in entry_points(group=ENTRY_POINTS)}
    return tuple(sorted(own | announced))


@cache
def announced_folders() -> tuple[Traversable, ...]:
    """The packages of the games that are not ours: their `locales` and `rules` lie there."""
    packages = {entry.module.rpartition(".")[0] for entry in entry_points(group=ENTRY_POINTS)}
    return tuple(files(package) for package in sorted(packages) if package)
