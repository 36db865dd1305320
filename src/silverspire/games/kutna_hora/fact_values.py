"""Kutná Hora: the readable values of event facts."""

from __future__ import annotations

from silverspire.games.kutna_hora.choices import space_name, square_name, stack_name
from silverspire.games.kutna_hora.components import (
    ACTION_NAMES,
    COLOR_NAMES,
    COMMODITY_NAMES,
    GUILD_NAMES,
    NONE,
    Components,
)
from silverspire.games.kutna_hora.event_words import EVENT_TIMES
from silverspire.games.kutna_hora.player import SOURCE_NAMES
from silverspire.games.kutna_hora.questions import QUESTION_NAMES
from silverspire.kernel.events import Fact

NAMES: dict[str, tuple[str, ...]] = {
    "commodity": COMMODITY_NAMES,
    "guild": GUILD_NAMES,
    "color": COLOR_NAMES,
    "action": ACTION_NAMES,
    "source": SOURCE_NAMES,
    "question": QUESTION_NAMES,
    "time": EVENT_TIMES,
}
PLACES = {"square": square_name, "space": space_name, "stack": stack_name}
COUNTED = ("card", "row", "house", "set", "barbara")


def fact_value(components: Components, fact: str, number: int) -> Fact:
    """Ids by their names, places counted from 1 as people do, everything else as it is."""
    if fact in NAMES:
        return NAMES[fact][number]
    if fact in PLACES:
        return PLACES[fact](number)
    if fact == "tile":
        return components.tile_keys[number] if number != NONE else ""
    if fact == "event":
        return components.event_keys[number]
    return number + 1 if fact in COUNTED else number
