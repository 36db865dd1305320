"""A table for numpy: a seat's observation, the mask of legal choices, and their reference."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from silverspire.kernel.errors import WrongOption
from silverspire.kernel.game import Game
from silverspire.kernel.state import State

Vector: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]

LOWEST: Final = np.float32(-1)
HIGHEST: Final = np.float32(1)


class Observer:
    """Reads tables of one game, quickly: it keeps what is the same for all of them."""

    def __init__(self, game: Game) -> None:
        if not game.observation_fields:
            raise WrongOption(f"{game.name} names no observation fields")
        sizes = [field.size for field in game.observation_fields]
        factors = [1 / field.scale for field in game.observation_fields]
        self.fields = game.observation_fields
        self.size = sum(sizes)
        self.choices = len(game.choice_names)
        self.factors = np.repeat(np.array(factors, np.float32), sizes)

    def vector(self, state: State, seat: int) -> Vector:
        """What the seat may know: each number divided by its field's scale, capped at −1 and 1."""
        vector = np.array(state.observation(seat), np.float32)
        np.multiply(vector, self.factors, out=vector)
        np.minimum(vector, HIGHEST, out=vector)
        return np.maximum(vector, LOWEST, out=vector)

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each choice that the seat may make now; all 0 when another seat is asked.

        After the end all 1: a learner that weighs the choices of every observation, the last one
        too, must not divide by nothing.
        """
        if state.over:
            return np.ones(self.choices, np.int8)
        mask = np.zeros(self.choices, np.int8)
        if state.asked_seat() == seat:
            mask[np.asarray(state.legal)] = 1
        return mask


def reference(game: Game) -> str:
    """The fields of a game's observations, as a page of the documentation."""
    rows = []
    start = 0
    for field in game.observation_fields:
        last = start + field.size - 1
        numbers = str(start) if field.size == 1 else f"{start}–{last}"
        cells = (numbers, f"`{field.name}`", str(field.size), str(field.scale), field.meaning)
        rows.append(f"| {' | '.join(cells)} |")
        start += field.size
    return PAGE.format(name=game.name, size=start, rows="\n".join(rows))


PAGE: Final = """# Observations of `{name}`

`state.observation(seat)` gives {size} whole numbers: what that seat may know, and nothing else.
The research interfaces ([how to](../how-to/research.md)) divide each by its scale, cap the result
at −1 and 1, and give it as `float32`.

The length is the same for 2, 3 and 4 players. A *chair* is a seat as the observer sees it: its own
is chair 0, the others follow clockwise, chairs of absent players hold 0. *One of* means 1 for that
one and 0 for the others.

This page is written from `silverspire.game("{name}").observation_fields`; after a change,
`python -m tests.lab.write_references` writes it again.

| numbers | field | size | scale | meaning |
|---|---|---|---|---|
{rows}
"""
