"""Silverspire: exact rules, fair undo and honest opponents for two medieval city-building games.

game = silverspire.game("kutna_hora")
state = game.new(seats=4, seed=7)
while (asked := state.decision()) is not None:
    state.apply(asked.choices[0])
print(state.scores())
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from silverspire.kernel import records
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
from silverspire.kernel.narration import Message
from silverspire.kernel.records import Record
from silverspire.kernel.refusal_sentences import WORDS
from silverspire.kernel.registry import find_game, game_names
from silverspire.kernel.replays import replay
from silverspire.kernel.state import State
from silverspire.kernel.undo import Timeline

__version__ = "0.1.0"

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
    "load_record",
    "replay",
]


def game(name: str) -> Game:
    """The game of that name."""
    return find_game(name)


def load_record(path: str | Path) -> Record:
    """The record in a file that `record.save` wrote; BrokenRecord says what is wrong with it."""
    return records.load(path)


def _sentence(message: Message, rule: str) -> str:
    """A refusal in words. They are loaded only when somebody reads one."""
    from silverspire.localization import render, say  # noqa: PLC0415

    return say("refused", why=render(message, lambda seat: f"seat {seat}"), rule=rule)


WORDS.render = _sentence


class _GamesPackage(ModuleType):
    """The package `silverspire.games`, which can also be called: one name for both."""

    def __call__(self) -> list[str]:
        """The names of all installed games."""
        return list(game_names())


if TYPE_CHECKING:

    def games() -> list[str]:
        """The names of all installed games."""

else:
    import_module("silverspire.games").__class__ = _GamesPackage
