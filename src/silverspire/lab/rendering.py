"""How an environment shows its table: `ansi` returns text, `human` writes it."""

from __future__ import annotations

import json
import sys
from typing import Final

from silverspire.kernel.errors import WrongOption
from silverspire.kernel.state import State

MODES: Final = ("ansi", "human")


class WrongRenderMode(WrongOption, TypeError):
    """There is no such mode. A TypeError too: sb3's `make_vec_env` then does without one."""


def check_render_mode(mode: str | None) -> None:
    """Refuse a mode that is not offered; None shows nothing."""
    if mode is not None and mode not in MODES:
        raise WrongRenderMode(f"there is no render mode {mode!r}; there are {', '.join(MODES)}")


def render(state: State, seat: int | None, mode: str | None) -> str | None:
    """What a seat sees (None: a spectator) as indented text: returned, or written for a person."""
    if mode is None:
        return None
    text = json.dumps(state.view(seat), ensure_ascii=False, indent=1)
    if mode == "ansi":
        return text
    sys.stdout.write(f"{text}\n")
    return None
