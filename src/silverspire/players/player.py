"""What every computer player is: it answers the decisions of a seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import blake2b

from silverspire.kernel.decisions import Decision
from silverspire.kernel.state import State


class Player(ABC):
    """Answers decisions for a seat, from what that seat may know and nothing else.

    It is handed the real table, and looks at it only through `redeal` (or `view`) for its seat.
    It keeps nothing between two decisions: the answer depends on what the seat knows, on the
    player's seed and on the decision's number, so a game that was saved and resumed goes on as it
    would have.
    """

    @abstractmethod
    def choose(self, state: State, asked: Decision) -> int:
        """One of `asked.choices`, where `asked` is the pending decision of `state`."""

    def close(self) -> None:  # noqa: B027  # most players hold nothing
        """Release what the player holds, such as a process. It cannot be asked afterwards."""


def seat_seed(game_seed: int | str, seat: int) -> int:
    """The seed of the player on a seat, from the game's, so that a resumed game goes on the same.

    The game's own seed is not handed over: with it a player could deal the hidden cards.
    """
    digest = blake2b(f"{game_seed}/player {seat}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")


def decision_seed(seed: int, asked: Decision) -> int:
    """The random seed of one decision: the same player and decision give the same."""
    return numbered_seed(seed, asked.seat, asked.number)


def numbered_seed(seed: int, seat: int, number: int) -> int:
    """The same, of a seat's decision by its number."""
    digest = blake2b(f"{seed}/{seat}/{number}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")
