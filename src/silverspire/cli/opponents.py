"""Who plays the seats that no person plays. A new kind of player is a line in `KINDS`."""

from __future__ import annotations

import random
from collections.abc import Callable

from silverspire.kernel.decisions import Decision
from silverspire.kernel.errors import WrongOption
from silverspire.kernel.state import State
from silverspire.words import say

Opponent = Callable[[State, Decision], int]


def choose_by_chance(state: State, asked: Decision) -> int:
    """Any legal choice, each as likely.

    The luck depends only on the game's seed and the number of the decision, so a game that was
    saved, resumed or undone goes on as it would have.
    """
    luck = random.Random(f"{state.seed} {asked.number} {asked.seat}")
    return luck.choice(asked.choices)


KINDS: dict[str, Opponent] = {"chance": choose_by_chance}


def find_opponent(kind: str) -> Opponent:
    """The kind of player of that name; WrongOption says which there are."""
    if kind not in KINDS:
        raise WrongOption(say("no-such-opponents", kind=kind, kinds=", ".join(sorted(KINDS))))
    return KINDS[kind]
