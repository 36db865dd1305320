"""PettingZoo environments, ours and theirs, by one loop: random legal play, everything observed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bench.clock import Metrics, play_for


def steps_of(env: Any, seconds: float, seed: int) -> Metrics:
    import numpy as np

    rng = np.random.default_rng(seed)

    def play(game_seed: int) -> int:
        steps = 0
        env.reset(seed=game_seed)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            steps += 1
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
        return steps

    return {"steps_per_s": play_for(seconds, play, seed)["actions_per_s"]}


def classic(name: str, seconds: float, seed: int) -> Metrics:
    """One of PettingZoo's own classic games."""
    return steps_of(import_module(f"pettingzoo.classic.{name}").env(), seconds, seed)
