"""The salt with which a table commits to its seed."""

from __future__ import annotations

import secrets
from typing import Final

SALT_BYTES: Final = 16  # a chosen seed is a small number: alone, its hash would give it away


def random_salt() -> str:
    return secrets.token_hex(SALT_BYTES)
