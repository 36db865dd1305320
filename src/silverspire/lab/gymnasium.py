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

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle

from silverspire.kernel.errors import GameOver, IllegalChoice, WrongOption
from silverspire.kernel.game import DEFAULT_PACK
from silverspire.kernel.registry import find_game, game_names
from silverspire.kernel.state import State
from silverspire.lab.observations import Mask, Observer, Vector
from silverspire.lab.rendering import MODES, check_render_mode, render
from silverspire.lab.rewards import find_reward
from silverspire.lab.tables import opponent_names
from silverspire.players.player import Player
from silverspire.players.registry import find_player

SEED_LIMIT: Final = 2**48
ILLEGAL: Final = ("lose", "random", "raise")
ILLEGAL_CHOICE_REWARD: Final = -1.0

GAME_OVER: Final = -1  # the kind of decision when there is none

Observed = tuple[Vector, dict[str, Any]]
Step = tuple[Vector, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Vector, np.int64], EzPickle):
    """One seat of a table. A step is one choice of that seat; then the others play on to its next.

    `seat` None: another seat each episode. `opponents`: a player's name, or one for each of the
    other seats, clockwise. Rewards come at the end of the game (see `silverspire.lab.rewards`).
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  # its form

    def __init__(
        self,
        game: str,
        seats: int | None = None,  # as many as the game allows
        seat: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        options: Mapping[str, Any] | None = None,
        pack: str | Path = DEFAULT_PACK,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        given = (game, seats, seat, opponents, options, pack, reward, illegal, render_mode)
        EzPickle.__init__(self, *given)  # a copy, or one in another process, begins with a reset
        self.game = find_game(game)
        if illegal not in ILLEGAL:
            raise WrongOption(f"an illegal action can {', '.join(ILLEGAL)}, not {illegal!r}")
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.illegal = illegal
        self._components = self.game.components(pack)
        self._options = dict(options or {})
        self._reward = find_reward(reward)
        self._observer = Observer(self.game)
        seats = seats or max(self.game.seats)
        self.table: State = self.game.deal(seats, 0, self._options, self._components)
        self.table.check_seat(seat)
        self.chosen_seat = seat
        self.seat = seat or 0
        self.seats = seats
        self._names = opponent_names(opponents, seats - 1)
        for name in set(self._names):
            find_player(name, 0).close()  # a wrong name is refused now and not at the first reset
        self._opponents: dict[int, Player] = {}
        self._running = False
        self.observation_space = spaces.Box(-1, 1, (self._observer.size,), np.float32)
        self.action_space = spaces.Discrete(self._observer.choices)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Observed:
        """Deal a new table and play on to the agent's first decision."""
        super().reset(seed=seed)
        while True:
            self._deal()
            self._play_on()
            if not self.table.over:  # a table on which this seat is never asked is no episode
                self._running = True
                break
        if self.render_mode == "human":
            self.render()
        return self._observe(), self._info()

    def _deal(self) -> None:
        rng = self.np_random
        deal = int(rng.integers(SEED_LIMIT))
        self.table = self.game.deal(self.seats, deal, self._options, self._components)
        drawn = int(rng.integers(self.seats))
        self.seat = drawn if self.chosen_seat is None else self.chosen_seat
        self.close()
        for place, name in enumerate(self._names, start=1):
            player = find_player(name, int(rng.integers(SEED_LIMIT)))
            self._opponents[(self.seat + place) % self.seats] = player

    def _play_on(self) -> None:
        """Let the others play until the agent's seat is asked, or the game is over."""
        while (asked := self.table.decision()) is not None and asked.seat != self.seat:
            choice = self._opponents[asked.seat].choose(self.table, asked)
            self.table.apply_unchecked(choice)

    def step(self, action: np.int64) -> Step:
        stepped = self._step(int(action))
        if self.render_mode == "human":
            self.render()
        return stepped

    def _step(self, choice: int) -> Step:
        if not self._running:
            raise GameOver("the episode is over: reset the environment")
        illegal = not self.table.is_legal(choice)
        if illegal:
            if self.illegal == "raise":
                raise IllegalChoice(
                    self.game.name_of(choice),
                    self.table.why_not(choice),
                    self.game.sentences_at(self.table),
                )
            if self.illegal == "lose":
                self._running = False
                return (*self._end(ILLEGAL_CHOICE_REWARD), self._info(illegal=True))
            legal = self.table.legal
            choice = legal[int(self.np_random.integers(len(legal)))]
        self.table.apply_unchecked(choice)
        self._play_on()
        info = self._info(illegal)
        if not self.table.over:
            return self._observe(), 0.0, False, False, info
        self._running = False
        return (*self._end(self._reward(self.table)[self.seat]), info)

    def _end(self, reward: float) -> tuple[Vector, float, bool, bool]:
        return self._observe(), reward, True, False

    def _observe(self) -> Vector:
        return self._observer.vector(self.table, self.seat)

    def _info(self, illegal: bool = False) -> dict[str, Any]:
        """Always the same keys, all of them numbers, as batches of environments need them.

        `kind` is the kind of decision (`game.question_names[kind]` is its word, −1: the game is
        over); `score` and `place` are 0 until the end.
        """
        over = self.table.over
        return {
            "action_mask": self.action_masks(),
            "seat": self.seat,
            "kind": GAME_OVER if over else int(self.table.top_kind()),
            "score": float(self.table.scores()[self.seat]) if over else 0.0,
            "place": self.table.ranking()[self.seat] if over else 0,
            "illegal": illegal,
        }

    def action_masks(self) -> Mask:
        """1 for each legal action; all 1 when the game is over, and nothing is chosen any more."""
        return self._observer.mask(self.table, self.seat)

    def render(self) -> str | None:
        """What the agent's seat sees, as indented text; in the mode `human` it is written out."""
        return render(self.table, self.seat, self.render_mode)

    def close(self) -> None:
        """Release the opponents."""
        for player in self._opponents.values():
            player.close()
        self._opponents = {}


def id_of(game: str) -> str:
    """The id of a game's environment: silverspire/KutnaHora-v1."""
    return f"silverspire/{game.title().replace('_', '')}-v1"


for _name in game_names():
    gymnasium.register(
        id_of(_name),
        entry_point="silverspire.lab.gymnasium:SeatEnv",
        vector_entry_point="silverspire.lab.gymnasium_vector:VectorSeatEnv",
        kwargs={"game": _name},
    )
