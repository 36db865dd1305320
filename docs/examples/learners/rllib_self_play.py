"""RLlib: one policy learns by playing every seat, with PPO that never picks an illegal action.

pip install "silverspire[pettingzoo]" "ray[rllib]" torch
python rllib_self_play.py --iterations 20
"""

from __future__ import annotations

import argparse
from typing import Any

from gymnasium import spaces
from pettingzoo.utils import BaseWrapper
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from silverspire.lab.pettingzoo import env


class NamedForRLlib(BaseWrapper):
    """RLlib's masking module looks for `observations`, and for masks of float32."""

    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        mask = seen["action_mask"].astype("float32")
        return {"observations": seen["observation"], "action_mask": mask}

    def observation_space(self, agent: str) -> spaces.Dict:
        space = super().observation_space(agent)
        mask = spaces.Box(0, 1, space["action_mask"].shape, "float32")
        return spaces.Dict({"observations": space["observation"], "action_mask": mask})


def make(settings: dict[str, Any]) -> PettingZooEnv:
    return PettingZooEnv(NamedForRLlib(env(**settings)))


def configuration(game: str, seats: int, batch: int) -> PPOConfig:
    """PPO with one module for all seats."""
    register_env("silverspire", make)
    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [256, 256]}
    )
    return (
        PPOConfig()
        .environment("silverspire", env_config={"game": game, "seats": seats, "reward": "score"})
        .multi_agent(policies={"every_seat"}, policy_mapping_fn=lambda *_, **__: "every_seat")
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"every_seat": module}))
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=batch, minibatch_size=min(batch, 128), num_epochs=2)
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="kutna_hora")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--batch", type=int, default=2000)
    asked = parser.parse_args()
    algorithm = configuration(asked.game, asked.seats, asked.batch).build_algo()
    for iteration in range(asked.iterations):
        result = algorithm.train()
        learned = result["learners"]["every_seat"]
        print(f"iteration {iteration}: entropy {learned['entropy']:.3f}")
    algorithm.stop()


if __name__ == "__main__":
    main()
