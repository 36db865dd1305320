"""Chance, handed over: seeded generators in named streams (ADR 3).

A small seed gives each stream a pair of numbers for L'Ecuyer's combined generator. Its products
stay far below 2**63, so pure Python and compiled native integers give the same numbers without any
masking. It is fast, but whoever tries 2**62 pairs has found a stream.

A large seed is for tables that must keep a secret. There a number is the hash of a key, the stream
and how many numbers the stream has given: what was shown says nothing about what comes.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final, NamedTuple

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64

_FIRST_MODULUS: Final = 2147483563
_FIRST_FACTOR: Final = 40014
_SECOND_MODULUS: Final = 2147483399
_SECOND_FACTOR: Final = 40692

LARGE_SEED: Final = 2**128  # from here on streams are hashed; all seeds before were smaller
_HASHED: Final = -1  # stands first among hashed streams; no pair begins so
_KEY_PARTS: Final = 4  # a key of 240 bits in numbers that a stored state can hold
_KEY_PART_BITS: Final = 60
_COUNTERS: Final = 1 + _KEY_PARTS  # where the counters begin: one for each stream
_HASH_BYTES: Final = 64  # the longest digest: pairs for eight streams
_PAIR_BYTES: Final = 8
_WORD: Final = 2**32 - 1
_DRAWN_BYTES: Final = 7  # 56 bits: under a bound of a hundred the bias is below 10**-14


class ChanceResult(NamedTuple):
    """What chance decided once: the stream it came from and the numbers it gave."""

    stream: str
    numbers: tuple[int, ...]


def random_seed() -> int:
    """A seed that nobody guesses: 128 random bits, large enough for hashed streams."""
    return LARGE_SEED + secrets.randbits(128)


def open_streams(seed: int, names: tuple[str, ...]) -> vec[i64]:
    """The generators of one game, one for each named stream."""
    if seed >= LARGE_SEED:
        return _open_hashed_streams(seed, len(names))
    streams = vec[i64](capacity=2 * len(names))
    for name in names:
        digest = blake2b(f"{seed}/{name}".encode(), digest_size=16).digest()
        first = 1 + int.from_bytes(digest[:8], "big") % (_FIRST_MODULUS - 1)
        second = 1 + int.from_bytes(digest[8:], "big") % (_SECOND_MODULUS - 1)
        streams = append(append(streams, first), second)
    return streams


def reopen_streams(seed: int, count: int) -> vec[i64]:
    """Generators of a redealt table, all from one hash: a search opens them thousands of times."""
    if count * _PAIR_BYTES > _HASH_BYTES:
        return open_streams(seed, tuple([str(stream) for stream in range(count)]))
    digest = blake2b(f"{seed}".encode(), digest_size=_HASH_BYTES).digest()
    streams = vec[i64](capacity=2 * count)
    for stream in range(count):
        pair = read_i64_le(digest, stream * _PAIR_BYTES)
        first = 1 + (pair & _WORD) % (_FIRST_MODULUS - 1)
        second = 1 + (pair >> 32 & _WORD) % (_SECOND_MODULUS - 1)
        streams = append(append(streams, first), second)
    return streams


def _open_hashed_streams(seed: int, count: int) -> vec[i64]:
    """The mark, the key in parts, and a counter for each stream."""
    key = int.from_bytes(blake2b(f"{seed}".encode(), digest_size=30).digest(), "big")
    streams = append(vec[i64](capacity=_COUNTERS + count), _HASHED)
    for part in range(_KEY_PARTS):
        streams = append(streams, key >> (part * _KEY_PART_BITS) & (2**_KEY_PART_BITS - 1))
    for _ in range(count):
        streams = append(streams, 0)
    return streams


def draw_below(streams: vec[i64], stream: i64, bound: i64) -> i64:
    """A number from 0 to bound − 1 from one stream."""
    if streams[0] == _HASHED:
        return _draw_hashed(streams, stream, bound)
    first = streams[2 * stream] * _FIRST_FACTOR % _FIRST_MODULUS
    second = streams[2 * stream + 1] * _SECOND_FACTOR % _SECOND_MODULUS
    streams[2 * stream] = first
    streams[2 * stream + 1] = second
    return (first - second) % (_FIRST_MODULUS - 1) % bound


def _draw_hashed(streams: vec[i64], stream: i64, bound: i64) -> i64:
    number = streams[_COUNTERS + stream]
    streams[_COUNTERS + stream] = number + 1
    key = "/".join([f"{int(streams[1 + part]):x}" for part in range(_KEY_PARTS)])
    digest = blake2b(f"{stream}/{number}".encode(), key=key.encode(), digest_size=_DRAWN_BYTES)
    drawn: i64 = int.from_bytes(digest.digest(), "big")
    return drawn % bound


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
