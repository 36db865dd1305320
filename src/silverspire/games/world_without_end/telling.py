"""World Without End: events in readable values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    GOOD_NAMES,
    PERSON_NAMES,
    PROJECT_NAMES,
    Components,
)
from silverspire.games.world_without_end.events import EVENT_KINDS
from silverspire.games.world_without_end.player import SOURCE_NAMES
from silverspire.games.world_without_end.rules.chapters import DUTY_NAMES
from silverspire.kernel.events import EVERYONE, NOBODY, Event, Fact, Happening

if TYPE_CHECKING:
    from silverspire.games.world_without_end.state import Table

NAMES: dict[str, tuple[str, ...]] = {
    "good": GOOD_NAMES,
    "card": CARD_NAMES,
    "project": PROJECT_NAMES,
    "person": PERSON_NAMES,
    "source": SOURCE_NAMES,
    "duty": DUTY_NAMES,
}
COUNTED = ("chapter", "house", "location")


def tell(table: Table, happening: Happening) -> Event:
    """The event that a happening stands for: names instead of ids."""
    kind = EVENT_KINDS[happening.kind]
    numbers = (happening.first, happening.second, happening.third)[: len(kind.facts)]
    facts = zip(kind.facts, numbers, strict=True)
    return Event(
        kind=kind.name,
        seat=None if happening.seat == NOBODY else int(happening.seat),
        facts={fact: _value(table.components, fact, int(number)) for fact, number in facts},
        reveals=kind.reveals,
        audience=None if happening.audience == EVERYONE else int(happening.audience),
    )


def _value(components: Components, fact: str, number: int) -> Fact:
    """Ids by their names, places counted from 1 as people do, everything else as it is."""
    if fact in NAMES:
        return NAMES[fact][number]
    if fact == "event":
        return components.event_keys[number]
    return number + 1 if fact in COUNTED else number
