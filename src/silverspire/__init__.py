"""Silverspire: exact rules, fair undo and honest opponents for two medieval city-building games.

game = silverspire.game("kutna_hora")
state = game.new(seats=4, seed=7)
while (asked := state.decision()) is not None:
    state.apply(asked.choices[0])
print(state.scores())
"""

from __future__ import annotations

from importlib import import_module

from silverspire.kernel.decisions import Decision
from silverspire.kernel.errors import (
    BrokenBytes,
    BrokenPack,
    BrokenRecord,
    GameOver,
    IllegalChoice,
    PackProblem,
    Reason,
    SilverspireError,
    UnknownChoice,
    UnknownGame,
    UnknownPack,
    WrongOption,
    WrongSeats,
)
from silverspire.kernel.events import Event
from silverspire.kernel.game import Game
from silverspire.kernel.records import Record
from silverspire.kernel.registry import find_game, game_names
from silverspire.kernel.replays import replay
from silverspire.kernel.state import State
from silverspire.kernel.undo import Timeline

__version__ = "0.1.0"

import_module("silverspire.games")  # now, or a later import would put the folder over games()

__all__ = [
    "BrokenBytes",
    "BrokenPack",
    "BrokenRecord",
    "Decision",
    "Event",
    "Game",
    "GameOver",
    "IllegalChoice",
    "PackProblem",
    "Reason",
    "Record",
    "SilverspireError",
    "State",
    "Timeline",
    "UnknownChoice",
    "UnknownGame",
    "UnknownPack",
    "WrongOption",
    "WrongSeats",
    "game",
    "games",
    "replay",
]


def game(name: str) -> Game:
    """The game of that name."""
    return find_game(name)


def games() -> list[str]:
    """The names of all installed games."""
    return list(game_names())
