"""Luck, handed over: seeded generators in named streams, one pair of numbers each.

L'Ecuyer's combined generator. Its products stay far below 2**63, so pure Python and compiled
native integers give the same numbers without any masking (ADR 3).
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

_FIRST_MODULUS: Final = 2147483563
_FIRST_FACTOR: Final = 40014
_SECOND_MODULUS: Final = 2147483399
_SECOND_FACTOR: Final = 40692


class ChanceResult(NamedTuple):
    """What luck decided once: the stream it came from and the numbers it gave."""

    stream: str
    numbers: tuple[int, ...]


def open_streams(seed: int, names: tuple[str, ...]) -> vec[i64]:
    """The generators of one game, a pair of numbers for each named stream."""
    streams = vec[i64](capacity=2 * len(names))
    for name in names:
        digest = blake2b(f"{seed}/{name}".encode(), digest_size=16).digest()
        first = 1 + int.from_bytes(digest[:8], "big") % (_FIRST_MODULUS - 1)
        second = 1 + int.from_bytes(digest[8:], "big") % (_SECOND_MODULUS - 1)
        streams = append(append(streams, first), second)
    return streams


def draw_below(streams: vec[i64], stream: i64, bound: i64) -> i64:
    """A number from 0 to bound − 1 from one stream."""
    first = streams[2 * stream] * _FIRST_FACTOR % _FIRST_MODULUS
    second = streams[2 * stream + 1] * _SECOND_FACTOR % _SECOND_MODULUS
    streams[2 * stream] = first
    streams[2 * stream + 1] = second
    return (first - second) % (_FIRST_MODULUS - 1) % bound


def shuffle(streams: vec[i64], stream: i64, items: vec[i64]) -> None:
    """Put the items in a random order, in place."""
    shuffle_part(streams, stream, items, 0, len(items))


def shuffle_part(streams: vec[i64], stream: i64, items: vec[i64], start: i64, end: i64) -> None:
    """Put items[start:end] in a random order, in place."""
    last = end - 1
    while last > start:
        other = start + draw_below(streams, stream, last - start + 1)
        kept = items[last]
        items[last] = items[other]
        items[other] = kept
        last -= 1
