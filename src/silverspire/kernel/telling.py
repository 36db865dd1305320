"""Happenings told in readable values: names instead of ids."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from silverspire.kernel.events import EVERYONE, NOBODY, Event, EventKind, Fact, Happening


def tell(
    kinds: Sequence[EventKind], happening: Happening, value: Callable[[str, int], Fact]
) -> Event:
    """The event that a happening stands for; `value` tells a fact's number in its game's words."""
    kind = kinds[happening.kind]
    numbers = (happening.first, happening.second, happening.third)[: len(kind.facts)]
    facts = zip(kind.facts, numbers, strict=True)
    return Event(
        kind=kind.name,
        seat=None if happening.seat == NOBODY else int(happening.seat),
        facts={fact: value(fact, int(number)) for fact, number in facts},
        reveals=kind.reveals,
        audience=None if happening.audience == EVERYONE else int(happening.audience),
    )
