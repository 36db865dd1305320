"""The games that are installed. Grow by adding a folder: nothing here names one."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from silverspire.kernel.errors import UnknownGame, UnknownPack
from silverspire.kernel.game import Game
from silverspire.kernel.packs import MANIFEST

ENTRY_POINTS = "silverspire.games"


@cache
def find_game(name: str) -> Game:
    """The game of that name; UnknownGame says which there are."""
    if name not in game_names():
        raise UnknownGame(f"no game is called {name!r}; there is {', '.join(game_names())}")
    for entry in entry_points(group=ENTRY_POINTS, name=name):
        found: Game = entry.load()
        return found
    game: Game = import_module(f"silverspire.games.{name}.game").GAME
    return game


def offer_packs(folder: Path) -> None:
    """Let every pack in an owner's folder be played with, by its name."""
    try:
        found = [entry for entry in sorted(folder.iterdir()) if (entry / MANIFEST).is_file()]
    except OSError as error:
        raise UnknownPack(f"{folder} cannot be looked into: {error.strerror}") from error
    for entry in found:
        games = [find_game(name) for name in game_names()]
        takers = [game for game in games if not game.check_pack(entry)]
        if not takers:
            raise UnknownPack(
                f"{entry} is a pack of no game here: `silverspire pack check {entry}` says why"
            )
        for game in takers:
            game.offer_pack(entry)


@cache
def game_names() -> tuple[str, ...]:
    """Every folder of silverspire.games, and every game another package announces."""
    games = import_module("silverspire.games")
    own = {module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg}
    announced = {entry.name for entry in entry_points(group=ENTRY_POINTS)}
    return tuple(sorted(own | announced))
