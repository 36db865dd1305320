"""Every game as a PettingZoo environment (AEC), with action masks.

from silverspire.lab.pettingzoo import kutna_hora_v1
env = kutna_hora_v1.env(seats=4)
"""

from __future__ import annotations

from silverspire.lab.pettingzoo.table import TableEnv, env, raw_env

__all__ = ["TableEnv", "env", "raw_env"]
