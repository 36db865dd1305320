"""Kutná Hora: events in readable values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverspire.games.kutna_hora.choices import space_name, square_name, stack_name
from silverspire.games.kutna_hora.components import (
    ACTION_NAMES,
    COLOUR_NAMES,
    COMMODITY_NAMES,
    GUILD_NAMES,
)
from silverspire.games.kutna_hora.events import EVENT_KINDS
from silverspire.games.kutna_hora.player import SOURCE_NAMES
from silverspire.games.kutna_hora.questions import QUESTION_NAMES
from silverspire.kernel.events import EVERYONE, NOBODY, Event, Fact, Happening

if TYPE_CHECKING:
    from silverspire.games.kutna_hora.state import Table


def tell(table: Table, happening: Happening) -> Event:
    """The event that a happening stands for: names instead of ids."""
    kind = EVENT_KINDS[happening.kind]
    numbers = (happening.first, happening.second, happening.third)
    return Event(
        kind=kind.name,
        seat=None if happening.seat == NOBODY else int(happening.seat),
        facts={fact: _value(table, fact, int(n)) for fact, n in zip(kind.facts, numbers)},
        reveals=kind.reveals,
        audience=None if happening.audience == EVERYONE else int(happening.audience),
    )


def _value(table: Table, fact: str, number: int) -> Fact:
    components = table.components
    match fact:
        case "square":
            return square_name(number)
        case "space":
            return space_name(number)
        case "stack":
            return stack_name(number)
        case "tile":
            return components.tile_keys[number] if number >= 0 else ""
        case "event":
            return components.event_keys[number]
        case "commodity":
            return COMMODITY_NAMES[number]
        case "guild":
            return GUILD_NAMES[number]
        case "colour":
            return COLOUR_NAMES[number]
        case "action":
            return ACTION_NAMES[number]
        case "source":
            return SOURCE_NAMES[number]
        case "question":
            return QUESTION_NAMES[number]
        case "card" | "row" | "set" | "barbara":
            return number + 1  # people count from 1
    return number
