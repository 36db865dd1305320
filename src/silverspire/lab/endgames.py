"""Endgames: the last choices of a game as a game of its own, small enough for exact methods.

A whole game has far too many positions for tables. The last few choices of one have some hundreds:
they can be counted, solved, and given to tabular learners and to counterfactual regret
minimization. What is hidden then is still hidden, and is dealt again for each solver's deal.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from silverspire.kernel.errors import WrongOption
from silverspire.kernel.game import DEFAULT_PACK, Game
from silverspire.kernel.state import State


def endgame(
    game: Game,
    last_choices: int,
    seed: int,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    pack: str | Path = DEFAULT_PACK,
) -> State:
    """A table that was played by chance until about `last_choices` choices were left.

    Played on as it was, it would end after exactly that many; other choices may need more or fewer.
    """
    if last_choices < 1:
        raise WrongOption("an endgame has one choice at least")
    table = game.new(seats, seed, options, pack)
    start = table.clone()
    luck = random.Random(seed)
    choices = []
    while not table.over:
        choices.append(luck.choice(list(table.legal)))
        table.apply_unchecked(choices[-1])
    for choice in choices[: max(0, len(choices) - last_choices)]:
        start.apply_unchecked(choice)
    return start


def count_positions(state: State, limit: int = 1_000_000) -> tuple[int, int]:
    """How many positions with a choice, and how many ways to the end, there are from here.

    WrongOption if there are more positions than the limit.
    """
    positions = ends = 0
    waiting = [state.clone()]
    while waiting:
        table = waiting.pop()
        if table.over:
            ends += 1
            continue
        positions += 1
        if positions > limit:
            raise WrongOption(f"there are more than {limit} positions")
        for choice in table.legal:
            after = table.clone()
            after.apply_unchecked(choice)
            waiting.append(after)
    return positions, ends
