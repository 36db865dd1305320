"""Long work in short pieces: one process serves everybody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Final, TypeVar

T = TypeVar("T")

SLICE: Final = 50  # pieces of work at one go; an entry takes some 30 µs


async def unhurried(many: Iterable[T]) -> AsyncIterator[T]:
    """Each of many, while others get their turn in between."""
    for number, one in enumerate(many, 1):
        yield one
        if number % SLICE == 0:
            await asyncio.sleep(0)
