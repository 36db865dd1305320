"""Parsing a list of players: `greedy, search:50` are two."""

from __future__ import annotations

import re
from typing import Final

# A comma inside quotes is part of a name: program:bot --weights "1,2". A lone quote is a sign.
NAME: Final = re.compile(r"""(?:[^,"']|"[^"]*"|'[^']*'|["'])+""")


def split_players(text: str) -> list[str]:
    """The names of a list of players; a quoted comma does not end a name."""
    return [part.strip() for part in NAME.findall(text) if part.strip()]
