"""The levels that people play against: names, players and time, defined here and nowhere else.

A new level is a name, a row of `LEVELS`, and its name and description in the Fluent files.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from silverspire.players.greedy import GreedyPlayer
from silverspire.players.player import Player
from silverspire.players.search import Budget, SearchPlayer

LevelName = Literal["apprentice", "journeyman", "burgher", "master"]

DEFAULT_LEVEL: Final[LevelName] = "journeyman"
STRONGEST_LEVEL: Final[LevelName] = "master"

# How much worse a choice may be and still be chosen quite often, as a share of the win.
APPRENTICE_TEMPERATURE: Final = 0.03
GREEDY_SECONDS: Final = 0.5
# Without compiled modules these seconds are too few: the search may then go on for longer.
BURGHER: Final = Budget(seconds=0.15, min_simulations=60, max_seconds=1.0)
MASTER: Final = Budget(seconds=1.5, min_simulations=150, max_seconds=3.0)


class Level(NamedTuple):
    """How a level plays."""

    player: Callable[[int], Player]  # from a seed
    seconds: float  # that a decision takes at most, unless the machine is overloaded


LEVELS: Final[dict[LevelName, Level]] = {
    "apprentice": Level(lambda seed: GreedyPlayer(seed, APPRENTICE_TEMPERATURE), GREEDY_SECONDS),
    "journeyman": Level(GreedyPlayer, GREEDY_SECONDS),
    "burgher": Level(lambda seed: SearchPlayer(seed, BURGHER), BURGHER.max_seconds),
    "master": Level(lambda seed: SearchPlayer(seed, MASTER), MASTER.max_seconds),
}


def seconds_of(player: str) -> float:
    """How long a decision of a level may take, or of the greedy player."""
    return next((level.seconds for name, level in LEVELS.items() if name == player), GREEDY_SECONDS)
