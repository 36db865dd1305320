"""Writing and reading a state's numbers with one list of fields for both directions."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.kernel.errors import BrokenBytes


@final
class Serializer:
    """Writes the numbers it is handed, or, while reading, hands back those that were written.

    A state names each field once: `self.round = serializer.number(self.round)`.
    """

    def __init__(self, numbers: vec[i64], reading: bool) -> None:
        self.numbers = numbers
        self.reading = reading
        self.place: i64 = 0

    def number(self, value: i64) -> i64:
        if not self.reading:
            self.numbers = append(self.numbers, value)
            return value
        if self.place >= len(self.numbers):
            raise BrokenBytes("the stored state ends too early: its bytes were cut off")
        self.place += 1
        return self.numbers[self.place - 1]

    def vector(self, vector: vec[i64]) -> vec[i64]:
        length = self.number(len(vector))
        if not self.reading:
            for index in range(length):
                self.numbers = append(self.numbers, vector[index])
            return vector
        left = len(self.numbers) - self.place
        if length < 0 or length > left:  # compared like this, no length can overflow
            raise BrokenBytes("the stored state ends too early: its bytes were cut off")
        self.place += length
        return self.numbers[self.place - length : self.place]
