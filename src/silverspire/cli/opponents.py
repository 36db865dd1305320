"""Who plays the seats that no person plays: a player of the roster on each of them."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import blake2b
from typing import Final

from silverspire.kernel.decisions import Decision
from silverspire.kernel.state import State
from silverspire.players.player import Player
from silverspire.players.roster import find_player

DEFAULT: Final = "journeyman"
TEACHER: Final = "apprentice"  # says why it does what it does


class Opponents:
    """One player for each seat, so that none learns what another seat knows."""

    def __init__(self, name: str, state: State, people: Collection[int]) -> None:
        find_player(name, 0).close()  # a wrong name is told even where people have every seat
        self.teach = name == TEACHER
        self.players: dict[int, Player] = {
            seat: find_player(name, player_seed(state, seat))
            for seat in range(state.seats)
            if seat not in people
        }

    def choose(self, state: State, asked: Decision) -> int:
        return self.players[asked.seat].choose(state, asked)

    def close(self) -> None:
        for player in self.players.values():
            player.close()


def player_seed(state: State, seat: int) -> int:
    """The luck of a seat's player: of the game's seed, so that a resumed game goes on the same.

    The game's own seed is not handed over: with it a player could deal the hidden cards.
    """
    name = f"{state.seed}/player {seat}".encode()
    return int.from_bytes(blake2b(name, digest_size=6).digest(), "big")
