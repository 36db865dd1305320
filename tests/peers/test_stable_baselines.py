"""Stable-Baselines3: its check passes, `make_vec_env` takes our ids, MaskablePPO trains."""

from __future__ import annotations

import numpy as np
import pytest
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env

import silverspire.lab.gymnasium
from silverspire.lab.gymnasium import SeatEnv

IDS = ["silverspire/KutnaHora-v1", "silverspire/WorldWithoutEnd-v1"]
# make_vec_env asks for pictures first, and Gymnasium says that there are none.
pytestmark = pytest.mark.filterwarnings("ignore:.*render_mode.*:UserWarning")


@pytest.mark.parametrize("game", silverspire.games())
def test_its_check_passes(game: str) -> None:
    check_env(SeatEnv(game, opponents="chance", illegal="random"))


@pytest.mark.parametrize("name", IDS)
def test_an_id_is_all_that_make_vec_env_needs(name: str) -> None:
    envs = make_vec_env(name, n_envs=2, seed=1)

    assert envs.reset().shape == (2, *envs.observation_space.shape)
    masks = np.stack(envs.env_method("action_masks"))
    envs.step(masks.argmax(axis=1))


def test_maskable_ppo_trains() -> None:
    envs = make_vec_env(IDS[0], n_envs=2, seed=1, env_kwargs={"opponents": "chance", "seats": 2})
    model = MaskablePPO("MlpPolicy", envs, n_steps=64, batch_size=64, n_epochs=1, seed=1)

    model.learn(256)

    assert model.num_timesteps == 256
