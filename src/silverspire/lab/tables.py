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
from numpy.typing import NDArray

from silverspire.kernel.errors import IllegalChoice, WrongOption, WrongSeats
from silverspire.kernel.game import DEFAULT_PACK
from silverspire.kernel.registry import find_game
from silverspire.kernel.state import State
from silverspire.lab.observations import HIGHEST, LOWEST, Mask, Observer, Vector
from silverspire.lab.rewards import find_reward
from silverspire.players.player import Player
from silverspire.players.registry import find_player

SEED_LIMIT: Final = 2**48
CHANCE: Final = "chance"  # chooses here by itself: as a player it would take most of the time

Numbers = NDArray[np.int64]


class Tables:
    """`count` tables of one game, each with `seats` players.

    `opponents` None: each table waits for a choice of whichever seat is asked. Otherwise they play
    all seats but one, `seat` (None: another one each game), and only that one is waited for.

    The arrays, a row for each table, are made once; `step` fills them again:
    `observations` of the seat that is asked, `masks` of its legal choices, `seats` that are asked,
    `rewards` of all seats (0 but where a game has just ended), `over` where one has, and there
    `final_observations`, `final_scores` and `final_places` of the game that ended.
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
        self.game.deal(self.players, 0, self._options, self._components).check_seat(seat)
        for name in set(self._opponents):
            find_player(name, 0).close()  # a wrong name is refused now
        self._make_arrays()
        self.reset(seed)

    def _make_arrays(self) -> None:
        size, choices = self._observer.size, self._observer.choices
        rows = self.count if self.observe else 0
        self.observations: Vector = np.zeros((rows, size), np.float32)
        self.final_observations: Vector = np.zeros((rows, size), np.float32)
        self.masks: Mask = np.zeros((self.count, choices), np.int8)
        self.seats: Numbers = np.zeros(self.count, np.int64)
        self.rewards: Vector = np.zeros((self.count, self.players), np.float32)
        self.final_scores: Vector = np.zeros((self.count, self.players), np.float32)
        self.final_places: Numbers = np.zeros((self.count, self.players), np.int64)
        self.over: NDArray[np.bool_] = np.zeros(self.count, np.bool_)
        self._rows: Numbers = np.arange(self.count)
        self.tables: list[State] = []
        self._players: list[dict[int, Player]] = [{} for _ in range(self.count)]

    def reset(self, seed: int | None = None) -> None:
        """Deal every table again; the same seed gives the same games for the same choices."""
        if seed is not None or not self.tables:
            self._luck = random.Random(seed)
        self.over[:] = False
        self.rewards[:] = 0
        self.tables = [self._deal(row) for row in range(self.count)]
        for row in range(self.count):
            self._show(row)
        self._scale(self.observations)

    def step(self, choices: Sequence[int] | Numbers) -> None:
        """Make a choice at every table. One that is illegal is refused, and nothing is changed."""
        chosen = np.asarray(choices, np.int64)
        self._check(chosen)
        if self.over.any():
            self.over[:] = False
            self.rewards[:] = 0
        for row, choice in enumerate(chosen.tolist()):
            table = self.tables[row]
            table.apply_unchecked(choice)
            if self._opponents:
                self._play_on(row, table)
            if table.over:
                self._finish(row, table)
            self._show(row)
        self._scale(self.observations)

    def close(self) -> None:
        """Release the opponents."""
        for players in self._players:
            for player in players.values():
                player.close()
            players.clear()

    # --- One table -----------------------------------------------------------------------------

    def _deal(self, row: int) -> State:
        """A table where a choice is waited for."""
        while True:
            seed = self._luck.randrange(SEED_LIMIT)
            table = self.game.deal(self.players, seed, self._options, self._components)
            if not self._opponents:
                return table
            self._seat_opponents(row)
            self._play_on(row, table)
            if not table.over:  # a table on which this seat is never asked is no game
                return table

    def _seat_opponents(self, row: int) -> None:
        players = self._players[row]
        for player in players.values():
            player.close()
        players.clear()
        drawn = self._luck.randrange(self.players)
        own = drawn if self.chosen_seat is None else self.chosen_seat
        self.seats[row] = own
        for place, name in enumerate(self._opponents, start=1):
            seed = self._luck.randrange(SEED_LIMIT)
            if name != CHANCE:
                players[(own + place) % self.players] = find_player(name, seed)

    def _play_on(self, row: int, table: State) -> None:
        """Let the opponents play until this table's own seat is asked, or the game is over."""
        own = int(self.seats[row])
        players = self._players[row]
        while not table.over and (seat := table.asked_seat()) != own:
            if seat in players:
                asked = table.decision()
                assert asked is not None
                table.apply_unchecked(players[seat].choose(table, asked))
            else:
                legal = table.legal
                table.apply_unchecked(legal[int(self._luck.random() * float(len(legal)))])

    def _finish(self, row: int, table: State) -> None:
        """Note how the game ended, and deal the table again."""
        self.over[row] = True
        self.rewards[row] = self._reward(table)
        self.final_scores[row] = table.scores()
        self.final_places[row] = table.ranking()
        if self.observe:
            own = int(self.seats[row])
            self.final_observations[row] = self._observer.vector(table, own)
        self.tables[row] = self._deal(row)

    def _show(self, row: int) -> None:
        table = self.tables[row]
        seat = table.asked_seat()
        self.seats[row] = seat
        mask = self.masks[row]
        mask[:] = 0
        mask[np.asarray(table.legal)] = 1
        if self.observe:
            self.observations[row] = np.asarray(table.observation(seat))

    # --- All of them ---------------------------------------------------------------------------

    def _scale(self, observations: Vector) -> None:
        np.multiply(observations, self._observer.factors, out=observations)
        np.clip(observations, LOWEST, HIGHEST, out=observations)

    def _check(self, chosen: Numbers) -> None:
        if chosen.shape != (self.count,):
            raise WrongOption(f"{self.count} tables take {self.count} choices, not {chosen.shape}")
        outside = (chosen < 0) | (chosen >= self._observer.choices)
        legal = self.masks[self._rows, np.where(outside, 0, chosen)].astype(np.bool_) & ~outside
        if legal.all():
            return
        row = int(np.flatnonzero(~legal)[0])
        choice = int(chosen[row])
        name = self.game.name_of(choice)
        raise IllegalChoice(f"{name} at table {row}", self.tables[row].why_not(choice))


def opponent_names(opponents: str | Sequence[str] | None, count: int) -> list[str]:
    """A player's name for each of the other seats; none if nobody plays them."""
    if opponents is None:
        return []
    names = [opponents] * count if isinstance(opponents, str) else list(opponents)
    if len(names) != count:
        raise WrongSeats(f"there are {count} other seats, and {len(names)} opponents were named")
    return names
