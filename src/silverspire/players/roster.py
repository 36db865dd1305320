"""Players by name: `chance`, `greedy`, `search:100ms`. A new kind is a line in `KINDS`."""

from __future__ import annotations

from collections.abc import Callable

from silverspire.kernel.errors import WrongOption
from silverspire.players.chance import ChancePlayer
from silverspire.players.player import Player
from silverspire.players.program import ProgramPlayer

# Each makes a player from what follows the colon ("" if nothing does) and a seed.
KINDS: dict[str, Callable[[str, int], Player]] = {
    "chance": lambda detail, seed: ChancePlayer(seed),
    "program": ProgramPlayer,
}


def find_player(name: str, seed: int) -> Player:
    """The player of that name, with luck of its own; WrongOption says which names there are."""
    kind, _, detail = name.partition(":")
    if kind not in KINDS:
        raise WrongOption(f"there is no player {name!r}; there are {', '.join(sorted(KINDS))}")
    return KINDS[kind](detail, seed)
