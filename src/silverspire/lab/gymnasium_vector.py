"""Many tables as one vector environment of Gymnasium, all in this process.

    envs = gymnasium.make_vec(
        "silverspire/KutnaHora-v1", num_envs=64, vectorization_mode="vector_entry_point",
        opponents="chance",
    )

Much quicker than as many single environments. A game that ends is dealt again in the same step:
its last observation is `info["final_obs"]`, its score and place are in `info["final_info"]`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from silverspire.lab.observations import Vector
from silverspire.lab.tables import Numbers, Tables

SEED_LIMIT: Final = 2**48
DEFAULT_OPPONENTS: Final = "greedy"  # as for a single environment

VectorStep = tuple[Vector, Vector, NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorSeatEnv(VectorEnv[Vector, Numbers, Any]):
    """One seat at each of `num_envs` tables; the settings are those of `Tables`.

    An illegal action raises IllegalChoice. `copy` False hands over the same arrays every time.
    """

    def __init__(self, game: str, num_envs: int = 1, copy: bool = True, **settings: Any) -> None:
        settings = {"opponents": DEFAULT_OPPONENTS} | settings
        self.tables = Tables(game, num_envs, **settings)
        self.num_envs = num_envs
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        size, choices = self.tables.observations.shape[1], self.tables.masks.shape[1]
        self.single_observation_space = spaces.Box(-1, 1, (size,), np.float32)
        self.single_action_space = spaces.Discrete(choices)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)
        self._none_cut = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Deal all tables; without a seed, go on in the sequence of the last one."""
        super().reset(seed=seed)
        self.tables.reset(int(self.np_random.integers(SEED_LIMIT)))
        return self._given(self.tables.observations), self._info()

    def step(self, actions: Numbers) -> VectorStep:
        own = self.tables.seats.copy()  # another seat may be drawn for the next game
        self.tables.step(actions)
        over = self.tables.over.copy()
        rewards = self.tables.rewards[self._rows, own]
        info = self._info()
        if over.any():
            info["final_obs"] = self._given(self.tables.final_observations)
            info["final_info"] = {
                "score": self.tables.final_scores[self._rows, own],
                "place": self.tables.final_places[self._rows, own],
            }
            info["_final_obs"] = info["_final_info"] = over
        return self._given(self.tables.observations), rewards, over, self._none_cut.copy(), info

    def _info(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._given(self.tables.masks),
            "_action_mask": every,
            "seat": self.tables.seats.copy(),
            "_seat": every,
        }

    def _given(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def close_extras(self, **kwargs: Any) -> None:
        self.tables.close()
