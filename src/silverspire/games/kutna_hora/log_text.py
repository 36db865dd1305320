"""Kutná Hora: how several events are one line of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverspire.kernel.events import Event

# What a price can change with, and how it is called beside the prices.
CAUSES: Final = {
    "mine.built": "cause-mine-built",
    "building.built": "cause-building-built",
    "event.acted": "cause-event-acted",
}
# Decks are turned card by card; only where they stand at last is a line.
DECKS: Final = ("population.grew", "ore.advanced")
# Sentences that say themselves how much reputation was lost.
LOSSES: Final = {"joker.used": "lost", "taxes.refused": "reputation"}


def is_said_by_next(events: Sequence[Event], place: int) -> bool:
    """Whether the event after this one says it too: the next card of a deck, the next price."""
    if place + 1 == len(events):
        return False
    kind = events[place].kind
    return kind == events[place + 1].kind and kind in (*DECKS, "price.changed")


def is_said_by_last(events: Sequence[Event], place: int) -> bool:
    """Whether the event before this one says it already: how much reputation was lost."""
    if place == 0 or events[place].kind != "reputation.changed":
        return False
    last = events[place - 1]
    lost = last.facts.get(LOSSES.get(last.kind, ""))
    return last.seat == events[place].seat and events[place].facts["amount"] == -int(lost or 0)


def prices_until(events: Sequence[Event], place: int) -> list[Event]:
    """The prices that changed together, up to this one."""
    first = place
    while first > 0 and events[first - 1].kind == "price.changed":
        first -= 1
    return list(events[first : place + 1])


def cause_of(events: Sequence[Event], place: int) -> Event | None:
    """What a price changed with."""
    return next((event for event in reversed(events[:place]) if event.kind in CAUSES), None)
