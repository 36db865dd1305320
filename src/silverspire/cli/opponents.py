"""Who plays the seats that no person plays: a player of the roster on each of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from silverspire.kernel.decisions import Decision
from silverspire.kernel.state import State
from silverspire.players.levels import DEFAULT_LEVEL
from silverspire.players.player import Player, seat_seed
from silverspire.players.registry import find_player

DEFAULT: Final = DEFAULT_LEVEL
EXPLAINING_OPPONENT: Final = "apprentice"  # says why it does what it does


class Opponents:
    """One player for each seat, so that none learns what another seat knows."""

    def __init__(self, name: str, state: State, people: Collection[int]) -> None:
        find_player(name, 0).close()  # a wrong name is reported even where people have every seat
        self.explains = name == EXPLAINING_OPPONENT
        self.players: dict[int, Player] = {
            seat: find_player(name, seat_seed(state.seed, seat))
            for seat in range(state.seats)
            if seat not in people
        }

    def choose(self, state: State, asked: Decision) -> int:
        return self.players[asked.seat].choose(state, asked)

    def close(self) -> None:
        for player in self.players.values():
            player.close()
