"""Play a game to its end at random: the measure of the engine's speed."""

from __future__ import annotations

from mypy_extensions import i64

from silverspire.kernel.chance import draw_below, open_streams
from silverspire.kernel.state import State


def random_rollout(state: State, seed: int) -> int:
    """Play a game to its end at random; returns how many choices that took."""
    streams = open_streams(seed, ("play out",))
    count: i64 = 0
    while not state.over:
        state.apply_unchecked(state.legal[draw_below(streams, 0, len(state.legal))])
        count += 1
    return int(count)
