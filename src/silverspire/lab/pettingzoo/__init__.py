"""Every installed game for PettingZoo, as a module of its name and version:

    from silverspire.lab.pettingzoo import kutna_hora_v1
    env = kutna_hora_v1.env(seats=4)

`raw_env` is the environment without PettingZoo's checks.
"""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType

from silverspire.kernel.registry import game_names
from silverspire.lab.pettingzoo.environment import TableEnv, env, raw_env

__all__ = ["TableEnv", "env", "raw_env"]
VERSION = "_v1"


def _module(game: str) -> ModuleType:
    """A module as PettingZoo's own games have them."""
    module = ModuleType(f"{__name__}.{game}{VERSION}", f"{game} for PettingZoo.")
    vars(module)["env"] = partial(env, game)
    vars(module)["raw_env"] = partial(raw_env, game)
    sys.modules[module.__name__] = module
    return module


for _game in game_names():
    globals()[f"{_game}{VERSION}"] = _module(_game)


def __getattr__(name: str) -> ModuleType:
    raise AttributeError(f"there is no game called {name.removesuffix(VERSION)!r}")
