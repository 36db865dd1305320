"""Arenas for the tests, and players that fail in ways of their own."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from silverspire.kernel.decisions import Decision
from silverspire.kernel.registry import find_game
from silverspire.kernel.state import State
from silverspire.lab.arena.match import MatchResult, play_match
from silverspire.lab.arena.results import summarize, write_results
from silverspire.lab.arena.run import missing, play_missing
from silverspire.lab.arena.run_folder import RunFolder
from silverspire.lab.arena.schedule import Match
from silverspire.lab.arena.setup import Setup, set_up
from silverspire.lab.arena.workers import Play
from silverspire.players.player import Player
from silverspire.players.registry import KINDS

PACK = "reconstructed"


class Mischief(Player):
    """Made as the roster makes its players."""

    def __init__(self, detail: str, seed: int) -> None:
        """They need neither."""


class Clumsy(Mischief):
    """Stumbles at its third decision or later."""

    def choose(self, state: State, asked: Decision) -> int:
        if asked.number > 8:
            raise ValueError("I cannot\nthink of anything")
        return asked.choices[0]


class Cheat(Mischief):
    """Chooses what is no choice now."""

    def choose(self, state: State, asked: Decision) -> int:
        return next(n for n in range(len(state.game.choice_names)) if n not in asked.choices)


class Sulky(Mischief):
    """Plays well, but will not leave."""

    def choose(self, state: State, asked: Decision) -> int:
        return asked.choices[0]

    def close(self) -> None:
        raise RuntimeError("one more game")


class Deadly(Mischief):
    """Brings its whole process down."""

    def choose(self, state: State, asked: Decision) -> int:
        os._exit(7)


def play_with_mischief(match: Match) -> MatchResult:
    """A game in which the players above may sit."""
    present: dict[str, type[Mischief]] = {
        "clumsy": Clumsy,
        "cheat": Cheat,
        "sulky": Sulky,
        "deadly": Deadly,
    }
    KINDS.update(present)
    try:
        return play_match(match)
    finally:
        for name in present:
            KINDS.pop(name)


def a_setup(*players: str, seed: int = 1, game: str = "kutna_hora") -> Setup:
    """The players need not be in the roster."""
    plain = set_up(find_game(game), ("chance",) * len(players), seed, {}, PACK)
    return msgspec.structs.replace(plain, players=players)


def run(
    folder: Path,
    setup: Setup,
    games: int,
    jobs: int = 1,
    backend: str = "local",
    play: Play = play_match,
) -> bytes:
    """A whole arena, and the bytes of its results."""
    with RunFolder(folder, setup).opened() as run_folder:
        for _ in play_missing(run_folder, missing(run_folder, PACK, games), backend, jobs, play):
            pass
        write_results(run_folder, summarize(run_folder, games))
    return (folder / "results.json").read_bytes()
