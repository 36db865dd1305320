"""Which engine runs: the modules compiled to machine code, or the same sources as Python."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from typing import Literal

from silverspire.kernel import state

Engine = Literal["compiled", "uncompiled"]


def engine() -> Engine:
    """Both play the same games to the last byte; compiled, the players search more deeply."""
    compiled = str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if compiled else "uncompiled"
