"""Commitments: the hash of a seed, shown before a game, to check its shuffles afterwards.

The salt keeps a small seed, one that a person chose, from being found by trying them all.
"""

from __future__ import annotations

from hashlib import sha256


def commitment(seed: int | str, salt: str) -> str:
    """The SHA-256 of "seed:salt" in hexadecimal digits: what `sha256sum` says of that text."""
    return sha256(f"{seed}:{salt}".encode()).hexdigest()
