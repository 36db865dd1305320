"""World Without End: which events one line of the log says together: a sale and its gold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverspire.kernel.events import Event

GOODS_MOVED: Final = ("good.lost", "good.gained", "points.gained")
# What is handed over just before, and so is a part of these sentences.
PAID_BEFORE: Final = (
    *("seal.placed", "house.built", "duty.paid", "penalty.avoided", "doubling.avoided"),
)


def parts_of(events: Sequence[Event], place: int) -> list[int]:
    """The places of the events that the sentence of this one says too."""
    event = events[place]
    if event.kind in PAID_BEFORE:
        first = place
        while first > 0 and _is_moved(events[first - 1], event.seat, ("good.lost",)):
            first -= 1
        return list(range(first, place))
    places = range(place + 1, min(len(events), place + 1 + _moved_after(event)))
    return [after for after in places if _is_moved(events[after], event.seat, GOODS_MOVED)]


def _is_moved(event: Event, seat: int | None, kinds: Sequence[str]) -> bool:
    return event.kind in kinds and event.seat == seat


def _moved_after(event: Event) -> int:
    """How many kinds of goods change hands just after, as a part of it."""
    match event.kind:
        case "goods.sold":
            return sum(int(event.facts[good]) > 0 for good in ("wool", "cloth", "paid"))
        case "goods.traded" | "cloth.woven":
            return 2
    return 0
