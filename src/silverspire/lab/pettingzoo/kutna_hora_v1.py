"""Kutná Hora for PettingZoo: `env(seats=4, …)`, and `raw_env` without its checks."""

from __future__ import annotations

from functools import partial

from silverspire.lab.pettingzoo import table

env = partial(table.env, "kutna_hora")
raw_env = partial(table.raw_env, "kutna_hora")
