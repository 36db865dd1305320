"""Players by name: `chance`, `search:100ms`, `master`. A new kind is a line in `KINDS`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from silverspire.kernel.errors import WrongOption
from silverspire.players.chance import ChancePlayer
from silverspire.players.greedy import GreedyPlayer
from silverspire.players.levels import LEVELS, Level
from silverspire.players.player import Player
from silverspire.players.program import ProgramPlayer
from silverspire.players.quick import QuickPlayer
from silverspire.players.search import Budget, SearchPlayer

DEFAULT_SEARCH = "250ms"


def _level_player(level: Level, _: str, seed: int) -> Player:
    return level.player(seed)


def _greedy_player(samples: str, seed: int) -> Player:
    if not samples:
        return GreedyPlayer(seed)
    if not samples.isdecimal() or int(samples) < 1:
        raise WrongOption(f"greedy:{samples} should name a number of redealt tables: greedy:1")
    return GreedyPlayer(seed, samples=int(samples))


def _search_player(detail: str, seed: int, *, with_net: bool) -> Player:
    return SearchPlayer(seed, Budget.read(detail or DEFAULT_SEARCH), with_net=with_net)


# Each makes a player from what follows the colon ("" if nothing does) and a seed.
KINDS: dict[str, Callable[[str, int], Player]] = {
    "chance": lambda _, seed: ChancePlayer(seed),
    "quick": lambda _, seed: QuickPlayer(seed),
    "greedy": _greedy_player,
    "search": lambda detail, seed: _search_player(detail, seed, with_net=True),
    "plain": lambda detail, seed: _search_player(detail, seed, with_net=False),
    "program": ProgramPlayer,
    **{name: partial(_level_player, level) for name, level in LEVELS.items()},
}


def find_player(name: str, seed: int) -> Player:
    """The player of that name and seed; WrongOption says which names there are."""
    kind, _, detail = name.partition(":")
    if kind not in KINDS:
        raise WrongOption(f"there is no player {name!r}; choose from {', '.join(sorted(KINDS))}")
    return KINDS[kind](detail, seed)
