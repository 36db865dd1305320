"""World Without End: the readable values of event facts."""

from __future__ import annotations

from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    GOOD_NAMES,
    PERSON_NAMES,
    PROJECT_NAMES,
    Components,
)
from silverspire.games.world_without_end.player import SOURCE_NAMES
from silverspire.games.world_without_end.rules.chapters import DUTY_NAMES
from silverspire.kernel.events import Fact

NAMES: dict[str, tuple[str, ...]] = {
    "good": GOOD_NAMES,
    "card": CARD_NAMES,
    "project": PROJECT_NAMES,
    "person": PERSON_NAMES,
    "source": SOURCE_NAMES,
    "duty": DUTY_NAMES,
}
COUNTED = ("chapter", "house", "location")


def fact_value(components: Components, fact: str, number: int) -> Fact:
    """Ids by their names, places counted from 1 as people do, everything else as it is."""
    if fact in NAMES:
        return NAMES[fact][number]
    if fact == "event":
        return components.event_keys[number]
    return number + 1 if fact in COUNTED else number
