"""The stack of pending decisions and automatic steps: plain numbers, so that it can be stored."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

# A pending decision or step is a frame of four numbers: kind, seat and two of the kind's own.
FRAME: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class FrameStack:
    """What is pending at a table; the frame on top is next."""

    def __init__(self) -> None:
        self.frames: vec[i64] = vec[i64]()

    def top(self) -> tuple[i64, i64, i64, i64]:
        """The frame on top of the stack: its kind, its seat and the two numbers that it carries."""
        frames = self.frames
        return frames[-4], frames[-3], frames[-2], frames[-1]

    def top_kind(self) -> i64:
        """The kind of question or step on top of the stack."""
        return self.frames[-4]

    def top_seat(self) -> i64:
        """The seat that the frame on top is for."""
        return self.frames[-3]

    def top_first(self) -> i64:
        """The first of the two numbers that the frame on top carries."""
        return self.frames[-2]

    def top_second(self) -> i64:
        """The second of the two numbers that the frame on top carries."""
        return self.frames[-1]

    def push(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Ask or do this before everything that is already pending."""
        frames = append(append(self.frames, kind), seat)
        self.frames = append(append(frames, first), second)

    def pop(self) -> tuple[i64, i64, i64, i64]:
        """Remove the frame on top, in place: its kind, its seat and the two numbers it carries."""
        frames, second = pop(self.frames)
        frames, first = pop(frames)
        frames, seat = pop(frames)
        frames, kind = pop(frames)
        self.frames = frames
        return kind, seat, first, second
