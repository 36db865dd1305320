"""TorchRL reads the environments of both games, and its own check of specs passes."""

from __future__ import annotations

import pytest
import torch
from torchrl.envs import GymWrapper, PettingZooWrapper
from torchrl.envs.utils import check_env_specs

import silverspire
from silverspire.lab.gymnasium import SeatEnv
from silverspire.lab.pettingzoo import env


@pytest.mark.parametrize("game", silverspire.games())
@pytest.mark.parametrize("seats", [2, 4])
def test_the_pettingzoo_wrapper_plays_with_masks(game: str, seats: int) -> None:
    wrapped = PettingZooWrapper(env(game, seats=seats), use_mask=True)

    check_env_specs(wrapped)
    played = wrapped.rollout(1000)

    assert played["next", "done"][-1].all()
    rewards = sum(played["next", f"player_{seat}", "reward"].sum() for seat in range(seats))
    assert rewards == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("game", silverspire.games())
def test_the_gymnasium_wrapper_plays(game: str) -> None:
    wrapped = GymWrapper(SeatEnv(game, seats=2, opponents="chance", illegal="random"))
    torch.manual_seed(1)

    check_env_specs(wrapped)

    assert len(wrapped.rollout(50)) > 1
