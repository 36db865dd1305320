"""Trains sb3-contrib's MaskablePPO and writes its policy for the benchmark.

    pip install "silverspire[gymnasium]" sb3-contrib
    python maskable_ppo.py kutna_hora --steps 400000 --out ppo.npz
    python -m silverspire.lab.benchmark kutna_hora --players greedy,net:ppo.npz --out results/

Two seats, reward `score`, against `quick`: the strongest opponent for its time.
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.vec_env import DummyVecEnv

import silverspire.lab.gymnasium  # noqa: F401  # registers the environments

IDS = {
    "kutna_hora": "silverspire/KutnaHora-v1",
    "world_without_end": "silverspire/WorldWithoutEnd-v1",
}
TABLES = 16
LAYERS = [256, 256]


def environment(game: str, opponent: str) -> gymnasium.Env:
    env = gymnasium.make(IDS[game], seats=2, opponents=opponent, reward="score")
    return ActionMasker(env, lambda one: one.unwrapped.action_masks())


def train(game: str, opponent: str, steps: int, seed: int) -> MaskablePPO:
    tables = DummyVecEnv([lambda: environment(game, opponent) for _ in range(TABLES)])
    learner = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=512,
        gamma=0.999,
        ent_coef=0.01,
        learning_rate=3e-4,
        policy_kwargs={"net_arch": LAYERS},
        seed=seed,
    )
    return learner.learn(steps)


def policy_layers(learner: MaskablePPO) -> dict[str, np.ndarray]:
    """Weights and biases from the observation to the logits, as the benchmark reads them."""
    hidden = [
        layer for layer in learner.policy.mlp_extractor.policy_net if hasattr(layer, "weight")
    ]
    layers = [*hidden, learner.policy.action_net]
    arrays = {}
    for place, layer in enumerate(layers):
        arrays[f"weights_{place}"] = layer.weight.detach().cpu().numpy()
        arrays[f"bias_{place}"] = layer.bias.detach().cpu().numpy()
    return arrays


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=sorted(IDS))
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--opponent", default="quick")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="ppo.npz")
    given = parser.parse_args()
    torch.set_num_threads(1)
    learner = train(given.game, given.opponent, given.steps, given.seed)
    np.savez_compressed(given.out, **policy_layers(learner))
    print(f"{given.out}: trained for {given.steps} steps")


if __name__ == "__main__":
    main()
