"""The seating and seed of every game: each deal is played from every seat.

A deal is played once for each seat: the players move one seat on, the luck stays. The next deal
starts with another order around the table, until each order had its turn, so that nobody always
plays after the same neighbor.
"""

from __future__ import annotations

from hashlib import blake2b
from itertools import permutations
from typing import Any

import msgspec

from silverspire.lab.arena.setup import Setup


class Match(msgspec.Struct, frozen=True):
    """One game to play, with all that it needs: it may be played on another machine."""

    number: int
    game: str
    pack: str  # a name or a folder, to read it from
    pack_hash: str
    evaluator: str  # what the players have learned, by its hash
    options: dict[str, Any]
    seed: int
    seating: tuple[int, ...]  # the number of the player on each seat, as they were listed
    players: tuple[str, ...]  # their names, as they were listed


def whole_rotations(games: int, seats: int) -> int:
    """The least number of games, no fewer than asked for, that plays each deal from every seat."""
    return -(-games // seats) * seats


def deal_of(number: int, seats: int) -> int:
    return number // seats


def seating_of(number: int, seats: int) -> tuple[int, ...]:
    """The player on each seat."""
    deal, turn = divmod(number, seats)
    orders = list(permutations(range(1, seats)))
    order = (0, *orders[deal % len(orders)])
    return order[-turn:] + order[:-turn] if turn else order


def match_of(setup: Setup, pack: str, number: int) -> Match:
    return Match(
        number=number,
        game=setup.game,
        pack=pack,
        pack_hash=setup.pack_hash,
        evaluator=setup.evaluator,
        options=setup.options,
        seed=_seed_of(f"{setup.seed}/deal {deal_of(number, setup.seats)}"),
        seating=seating_of(number, setup.seats),
        players=setup.players,
    )


def player_seed(match: Match, player: int) -> int:
    """The luck of a listed player in a game: the same on every seat, process and machine."""
    return _seed_of(f"{match.seed}/player {player}")


def _seed_of(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=6).digest(), "big")
