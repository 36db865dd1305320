"""A table as a row of whole numbers, for programs that learn: its fields, and how they are written.

A seat's observation holds only what the seat may know. It is the same length for every number of
seats, and given from the seat's own chair: the seat itself first, then the others clockwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64


class Field(NamedTuple):
    """A named run of numbers: how many there are, what they mean, and their usual maximum.

    Divided by its scale, a number usually lies between −1 and 1. Nothing limits a rich player's
    groschen, so the research interfaces cap what lies beyond.
    """

    name: str
    size: int
    scale: int
    meaning: str


def size_of(fields: Sequence[Field]) -> int:
    """How many numbers an observation has."""
    return sum([field.size for field in fields])


def one_hot(numbers: vec[i64], at: i64, size: i64, which: i64) -> i64:
    """Write 1 for `which` of `size` things, none if it is none of them; returns where to go on."""
    if 0 <= which < size:
        numbers[at + which] = 1
    return at + size


def multi_hot(numbers: vec[i64], at: i64, size: i64, bits: i64) -> i64:
    """Write 1 for each of `size` things whose bit is set; returns where to go on."""
    for place in range(size):
        if bits & (1 << place) != 0:
            numbers[at + place] = 1
    return at + size


def chair(seat: i64, other: i64, seats: i64) -> i64:
    """Where `other` sits, seen from `seat`: 0 is the seat itself, then clockwise; −1: nowhere."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + seats
