"""The four levels that people play against. Their names and sentences are in the Fluent files."""

from __future__ import annotations

from typing import Final

from silverspire.players.greedy import GreedyPlayer
from silverspire.players.player import Player
from silverspire.players.search import Budget, SearchPlayer

APPRENTICE_HEAT: Final = 0.03  # a share of the win this much worse is still chosen quite often
# A moment. Where nothing is compiled it holds too little; for sixty simulations one may wait.
BURGHER: Final = Budget(seconds=0.15, least=60, longest=1.0)
MASTER: Final = Budget(seconds=1.5)

LEVELS: Final = ("apprentice", "journeyman", "burgher", "master")


def find_level(level: str, seed: int) -> Player:
    """The player of that level."""
    if level == "apprentice":
        return GreedyPlayer(seed, APPRENTICE_HEAT)
    if level == "journeyman":
        return GreedyPlayer(seed)
    return SearchPlayer(seed, BURGHER if level == "burgher" else MASTER)
