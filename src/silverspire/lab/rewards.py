"""What the end of a game is worth to a learner: each way gives 0 in sum over the seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from silverspire.kernel.errors import WrongOption
from silverspire.kernel.state import State

POINTS_FOR_ONE: Final = 100


def by_win(state: State) -> list[float]:
    """Those on the first place share 1, all others share −1; with everybody first, 0."""
    places = state.ranking()
    winners = places.count(1)
    if winners == len(places):
        return [0.0] * len(places)
    return [1 / winners if place == 1 else -1 / (len(places) - winners) for place in places]


def by_rank(state: State) -> list[float]:
    """1 for the first place, −1 for the last, even steps between; equals share the mean."""
    places = state.ranking()
    step = 2 / (len(places) - 1)
    return [1 - step * (place - 1 + (places.count(place) - 1) / 2) for place in places]


def by_score(state: State) -> list[float]:
    """Points ahead of the mean of the table, in hundreds."""
    scores = state.scores()
    mean = sum(scores) / len(scores)
    return [(score - mean) / POINTS_FOR_ONE for score in scores]


REWARDS: Final[dict[str, Callable[[State], list[float]]]] = {
    "win": by_win,
    "rank": by_rank,
    "score": by_score,
}


def find_reward(name: str) -> Callable[[State], list[float]]:
    """The reward of that name; WrongOption says which there are."""
    if name not in REWARDS:
        raise WrongOption(f"there is no reward {name!r}; there are {', '.join(REWARDS)}")
    return REWARDS[name]
