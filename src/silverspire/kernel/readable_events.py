"""Raw events as readable ones: names instead of ids."""

from __future__ import annotations

from collections.abc import Callable

from silverspire.kernel.events import EVERYONE, NOBODY, Event, Fact, RawEvent


def readable_event(raw_event: RawEvent, value: Callable[[str, int], Fact]) -> Event:
    """The readable event of a raw one; `value` gives a fact's number in its game's words."""
    kind = raw_event.kind
    numbers = (raw_event.first, raw_event.second, raw_event.third)
    facts = zip(kind.facts, numbers, strict=False)  # a kind has at most three
    return Event(
        kind=kind.name,
        seat=None if raw_event.seat == NOBODY else int(raw_event.seat),
        facts={fact: value(fact, int(number)) for fact, number in facts},
        reveals=kind.reveals,
        news=kind.news,
        heading=kind.heading,
        audience=None if raw_event.audience == EVERYONE else int(raw_event.audience),
    )
