"""Every game for Gymnasium: one seat is the agent, computer players sit on the others.

    import gymnasium
    import silverspire.lab.gymnasium
    env = gymnasium.make("silverspire/KutnaHora-v1", seats=3, opponents="greedy")

The mask of legal actions is `info["action_mask"]` and `env.unwrapped.action_masks()`, as the
MaskablePPO of sb3-contrib asks for it. An illegal action, by the setting `illegal`:

- "lose" (the default): the episode ends with the reward −1, as in PettingZoo;
- "random": a legal choice is drawn instead, and `info["illegal"]` is True;
- "raise": IllegalChoice, with the reasons.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from silverspire.kernel.errors import GameOver, IllegalChoice, WrongOption, WrongSeats
from silverspire.kernel.game import DEFAULT_PACK
from silverspire.kernel.registry import find_game, game_names
from silverspire.kernel.state import State
from silverspire.lab.observations import Mask, Observer, Vector
from silverspire.lab.rewards import find_reward
from silverspire.players.player import Player
from silverspire.players.roster import find_player

SEEDS: Final = 2**48
ILLEGAL: Final = ("lose", "random", "raise")
LOST_BY_AN_ILLEGAL_CHOICE: Final = -1.0

Answer = tuple[Vector, dict[str, Any]]


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """One seat of a table. A step is one choice of that seat; then the others play on to its next.

    `seat` None: another seat each episode. `opponents`: a player's name, or one for each of the
    other seats, clockwise. Rewards come at the end of the game (see `silverspire.lab.rewards`).
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # its form

    def __init__(
        self,
        game: str,
        seats: int = 4,
        seat: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        options: Mapping[str, Any] | None = None,
        pack: str | Path = DEFAULT_PACK,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.game = find_game(game)
        if illegal not in ILLEGAL:
            raise WrongOption(f"an illegal action can {', '.join(ILLEGAL)}, not {illegal!r}")
        if render_mode not in (None, "ansi"):
            raise WrongOption(f"there is no render mode {render_mode!r}; there is ansi")
        self.render_mode = render_mode
        self.illegal = illegal
        self._components = self.game.components(pack)
        self._options = dict(options or {})
        self._reward = find_reward(reward)
        self._observer = Observer(self.game)
        self.table: State = self.game.deal(seats, 0, self._options, self._components)
        self.table.check_seat(seat)
        self.chosen_seat = seat
        self.seat = seat or 0
        self.seats = seats
        self._names = _one_each(opponents, seats - 1)
        self._players: dict[int, Player] = {}
        self._running = False
        self.observation_space = spaces.Box(-1, 1, (self._observer.size,), np.float32)
        self.action_space = spaces.Discrete(self._observer.choices)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Answer:
        """Deal a new table and play on to the agent's first decision."""
        super().reset(seed=seed)
        while True:
            self._deal()
            self._play_on()
            if not self.table.over:  # a table on which this seat is never asked is no episode
                self._running = True
                return self._observe(), self._say()

    def _deal(self) -> None:
        luck = self.np_random
        deal = int(luck.integers(SEEDS))
        self.table = self.game.deal(self.seats, deal, self._options, self._components)
        drawn = int(luck.integers(self.seats))
        self.seat = drawn if self.chosen_seat is None else self.chosen_seat
        self.close()
        for place, name in enumerate(self._names, start=1):
            player = find_player(name, int(luck.integers(SEEDS)))
            self._players[(self.seat + place) % self.seats] = player

    def _play_on(self) -> None:
        """Let the others play until the agent's seat is asked, or the game is over."""
        while (asked := self.table.decision()) is not None and asked.seat != self.seat:
            choice = self._players[asked.seat].choose(self.table, asked)
            self.table.take(choice)

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        if not self._running:
            raise GameOver("the episode is over: reset the environment")
        choice = int(action)
        illegal = not self.table.is_legal(choice)
        if illegal:
            if self.illegal == "raise":
                raise IllegalChoice(self.game.name_of(choice), self.table.why_not(choice))
            if self.illegal == "lose":
                self._running = False
                return (*self._end(LOST_BY_AN_ILLEGAL_CHOICE), self._say() | {"illegal": True})
            legal = self.table.legal
            choice = legal[int(self.np_random.integers(len(legal)))]
        self.table.take(choice)
        self._play_on()
        said = self._say() | ({"illegal": True} if illegal else {})
        if not self.table.over:
            return self._observe(), 0.0, False, False, said
        self._running = False
        return (*self._end(self._reward(self.table)[self.seat]), said)

    def _end(self, reward: float) -> tuple[Vector, float, bool, bool]:
        return self._observe(), reward, True, False

    def _observe(self) -> Vector:
        return self._observer.vector(self.table, self.seat)

    def _say(self) -> dict[str, Any]:
        """The mask, the seat, what is asked; after the end the score and the place."""
        said: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if self.table.over:
            score, place = self.table.scores()[self.seat], self.table.ranking()[self.seat]
            return said | {"score": score, "place": place}
        return said | {"kind": self.table.asked_kind()}

    def action_masks(self) -> Mask:
        """1 for each legal action."""
        return self._observer.mask(self.table, self.seat)

    def render(self) -> str | None:
        """What the agent's seat sees, as indented text."""
        if self.render_mode is None:
            return None
        return json.dumps(self.table.view(self.seat), ensure_ascii=False, indent=1)

    def close(self) -> None:
        """Let the opponents go."""
        for player in self._players.values():
            player.close()
        self._players = {}


def _one_each(opponents: str | Sequence[str], count: int) -> list[str]:
    names = [opponents] * count if isinstance(opponents, str) else list(opponents)
    if len(names) != count:
        raise WrongSeats(f"there are {count} other seats, and {len(names)} opponents were named")
    return names


def id_of(game: str) -> str:
    """The id of a game's environment: silverspire/KutnaHora-v1."""
    return f"silverspire/{game.title().replace('_', '')}-v1"


for _name in game_names():
    gymnasium.register(
        id_of(_name),
        entry_point="silverspire.lab.gymnasium:SeatEnv",
        kwargs={"game": _name},
    )
