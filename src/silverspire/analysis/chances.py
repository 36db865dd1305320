"""How likely each seat is to win: an estimate from what everyone at the table may know."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from silverspire.kernel.state import State
from silverspire.players.evaluator import Evaluator

SAMPLES: Final = 8  # redealt tables behind one estimate


def winning_chances(state: State, evaluator: Evaluator, seed: int) -> tuple[float, ...]:
    """The chance of every seat, averaged over tables that a spectator cannot tell apart.

    Once the game is over the winners share it.
    """
    if state.over:
        places = state.ranking()
        return tuple(1 / places.count(1) if place == 1 else 0.0 for place in places)
    shares = vec[float]([0.0] * int(state.seats))
    found = [0.0] * int(state.seats)
    for sample in range(SAMPLES):
        evaluator.evaluate(state.redeal(None, seed + sample), shares)
        for seat in range(len(found)):
            found[seat] += shares[seat] / SAMPLES
    return tuple(found)
