"""Tianshou: a DQN on the first seat learns against players that choose by chance.

pip install "silverspire[pettingzoo]" tianshou
python tianshou_against_chance.py --epochs 10
"""

from __future__ import annotations

import argparse

import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from silverspire.lab.pettingzoo import env

TABLES = 4


def make(game: str, seats: int) -> PettingZooEnv:
    return PettingZooEnv(env(game, seats=seats, reward="score"))


def learner(table: PettingZooEnv) -> DQN:
    """A DQN; Tianshou hands it the mask with each observation."""
    net = Net(
        state_shape=table.observation_space["observation"].shape,
        action_shape=table.action_space.n,
        hidden_sizes=(256, 256),
    )
    policy = DiscreteQLearningPolicy(model=net, action_space=table.action_space, eps_training=0.1)
    optim = AdamOptimizerFactory(lr=1e-4)
    return DQN(policy=policy, optim=optim, gamma=1.0, target_update_freq=100)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="kutna_hora")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--steps", type=int, default=5000, help="choices in an epoch")
    asked = parser.parse_args()
    np.random.seed(1)
    torch.manual_seed(1)
    table = make(asked.game, asked.seats)
    others = [
        MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=table.action_space)
        for _ in range(asked.seats - 1)
    ]
    algorithm = MultiAgentOffPolicyAlgorithm(algorithms=[learner(table), *others], env=table)
    tables = DummyVectorEnv([lambda: make(asked.game, asked.seats) for _ in range(TABLES)])
    tables.seed(1)
    collector = Collector(algorithm, tables, VectorReplayBuffer(20_000, TABLES), True)
    algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            max_epochs=asked.epochs,
            epoch_num_steps=asked.steps,
            collection_step_num_env_steps=200,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=64,
        )
    )
    print(f"choices: {collector.collect_step}")


if __name__ == "__main__":
    main()
