"""Many tables at once: their masks, seats, rewards and observations in numpy arrays.

    tables = Tables("kutna_hora", 64, seats=2, seed=7)
    while learning:
        choices = policy(tables.observations, tables.masks)
        tables.step(choices)               # the same arrays, filled again
        learn(tables.rewards, tables.over)

A game that ends gives its rewards, and the table is dealt again in the same step.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from silverspire.kernel.errors import IllegalChoice, WrongOption, WrongSeats
from silverspire.kernel.game import DEFAULT_PACK
from silverspire.kernel.registry import find_game
from silverspire.kernel.state import State
from silverspire.lab.batch import (
    ALL_LEGAL,
    BY_CHANCE,
    CHUNK,
    GREEDY,
    OTHER,
    QUICK,
    Batch,
    Opponent,
)
from silverspire.lab.observations import HIGHEST, LOWEST, Mask, Observer, Vector
from silverspire.lab.rewards import find_reward
from silverspire.players.evaluator_registry import find_evaluator
from silverspire.players.greedy import GreedyPlayer
from silverspire.players.quick import QuickPlayer
from silverspire.players.registry import find_player

SEED_LIMIT: Final = 2**48
CHANCE: Final = "chance"  # drawn in the compiled loop: as a player it would take most of the time

Numbers = NDArray[np.int64]


class Tables:
    """`count` tables of one game, each with `seats` players.

    `opponents` None: each table waits for a choice of whichever seat is asked. Otherwise they play
    all seats but one, `seat` (None: another one each game), and only that one is waited for.

    The arrays, a row for each table, are made once; `step` fills them again:
    `observations` of the seat that is asked, `masks` of its legal choices, `seats` that are asked,
    `rewards` of all seats (0 but where a game has just ended), `over` where one has, and there
    `final_observations`, `final_scores` and `final_places` of the game that ended. `masks`, `seats`
    and `over` show the compiled tables themselves, and can only be read.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,  # as many as the game allows
        seat: int | None = None,
        opponents: str | Sequence[str] | None = None,
        options: Mapping[str, Any] | None = None,
        pack: str | Path = DEFAULT_PACK,
        reward: str = "win",
        observe: bool = True,
        seed: int | None = None,
    ) -> None:
        self.game = find_game(game)
        if count < 1:
            raise WrongOption(f"there is at least one table, not {count}")
        self.count = count
        self.players = seats or max(self.game.seats)
        self.observe = observe
        self.chosen_seat = seat
        self._opponents = opponent_names(opponents, self.players - 1)
        self._options = dict(options or {})
        self._components = self.game.components(pack)
        self._reward = find_reward(reward)
        self._observer = Observer(self.game)
        self._held: dict[int, list[Opponent]] = {}  # the opponents of each row, to release
        self._deal(0).check_seat(seat)
        for name in set(self._opponents):
            find_player(name, 0).close()  # a wrong name is refused now
        self._make_arrays()
        self._luck = random.Random(seed)
        self.reset(seed)

    def _make_arrays(self) -> None:
        size, choices = self._observer.size, self._observer.choices
        rows = self.count if self.observe else 0
        self._batch = Batch(
            self.count,
            choices,
            size,
            self.players,
            self._deal,
            self._seat_players,
            find_evaluator(self.game.name),
        )
        self.masks: Mask = np.frombuffer(memoryview(self._batch.masks), np.int8).reshape(
            self.count, choices
        )
        self.seats: Numbers = np.frombuffer(memoryview(self._batch.seats), np.int64)
        self.over: NDArray[np.bool_] = np.frombuffer(memoryview(self._batch.over), np.bool_)
        self.observations: Vector = np.zeros((rows, size), np.float32)
        self.final_observations: Vector = np.zeros((rows, size), np.float32)
        self.rewards: Vector = np.zeros((self.count, self.players), np.float32)
        self.final_scores: Vector = np.zeros((self.count, self.players), np.float32)
        self.final_places: Numbers = np.zeros((self.count, self.players), np.int64)

    @property
    def tables(self) -> list[State]:
        """The tables themselves."""
        return self._batch.tables

    def opponents_at(self, row: int) -> list[Opponent | None]:
        """Who plays each seat of a table, None on one's own; [] without opponents."""
        return self._batch.players[row]

    def reset(self, seed: int | None = None) -> None:
        """Deal every table again; the same seed gives the same games for the same choices."""
        if seed is not None:
            self._luck = random.Random(seed)
        self._batch.use_seed(self._luck.randrange(SEED_LIMIT))
        self.rewards[:] = 0
        self._batch.reset()
        self._observe()

    def step(self, choices: Sequence[int] | Numbers) -> None:
        """Make a choice at every table. One that is illegal is refused, and nothing is changed."""
        chosen = np.ascontiguousarray(choices, np.int64)
        if chosen.shape != (self.count,):
            raise WrongOption(f"{self.count} tables take {self.count} choices, not {chosen.shape}")
        if self._batch.ended:
            self.rewards[self._batch.ended_rows] = 0
        row = int(self._batch.step(vec[i64](chosen)))
        if row != ALL_LEGAL:
            self._refuse(row, int(chosen[row]))
        if self._batch.ended:
            self._note_ends()
        self._observe()

    def close(self) -> None:
        """Release the opponents."""
        for row in list(self._held):
            self._release(row)

    # --- A game's beginning and end ------------------------------------------------------------

    def _deal(self, seed: int) -> State:
        return self.game.deal(self.players, seed, self._options, self._components)

    def _seat_players(self, row: int, seed: int) -> list[Opponent | None]:
        """Who plays each seat of a new game; [] if nobody plays for any."""
        if not self._opponents:
            return []
        self._release(row)
        luck = random.Random(seed)
        own = luck.randrange(self.players) if self.chosen_seat is None else self.chosen_seat
        held = [_opponent(name, luck.randrange(SEED_LIMIT)) for name in self._opponents]
        self._held[row] = held
        players: list[Opponent | None] = [None] * self.players
        for place, opponent in enumerate(held, start=1):
            players[(own + place) % self.players] = opponent
        return players

    def _release(self, row: int) -> None:
        for opponent in self._held.pop(row, []):
            if opponent.player is not None:
                opponent.player.close()

    def _note_ends(self) -> None:
        """How the games ended whose tables were dealt again in this step."""
        batch = self._batch
        for row, seat, table in zip(batch.ended_rows, batch.ended_seats, batch.ended, strict=True):
            self.rewards[row] = self._reward(table)
            self.final_scores[row] = table.scores()
            self.final_places[row] = table.ranking()
            if self.observe:
                self.final_observations[row] = self._observer.vector(table, seat)

    def _refuse(self, row: int, choice: int) -> None:
        name = self.game.name_of(choice)
        table = self.tables[row]
        raise IllegalChoice(
            f"{name} at table {row}", table.why_not(choice), self.game.sentences_at(table)
        )

    # --- Observations --------------------------------------------------------------------------

    def _observe(self) -> None:
        """Each number divided by its field's scale, capped at −1 and 1."""
        if not self.observe:
            return
        for first in range(0, self.count, CHUNK):
            self._batch.observe(first)
            rows = self.observations[first : first + CHUNK]
            numbers = np.frombuffer(memoryview(self._batch.numbers), np.int64)
            np.copyto(rows, numbers[: rows.size].reshape(rows.shape), casting="unsafe")
            np.multiply(rows, self._observer.factors, out=rows)
            np.clip(rows, LOWEST, HIGHEST, out=rows)


def _opponent(name: str, seed: int) -> Opponent:
    """Quick ones are played in the compiled loop, by the same choices as their players'."""
    if name == CHANCE:
        return Opponent(BY_CHANCE, seed, 0, None)
    player = find_player(name, seed)
    if isinstance(player, GreedyPlayer) and player.temperature == 0:
        return Opponent(GREEDY, seed, player.samples, None)
    if isinstance(player, QuickPlayer):
        return Opponent(QUICK, seed, 0, None)
    return Opponent(OTHER, seed, 0, player)


def opponent_names(opponents: str | Sequence[str] | None, count: int) -> list[str]:
    """A player's name for each of the other seats; none if nobody plays them."""
    if opponents is None:
        return []
    names = [opponents] * count if isinstance(opponents, str) else list(opponents)
    if len(names) != count:
        raise WrongSeats(f"there are {count} other seats, and {len(names)} opponents were named")
    return names
