"""The effects of event cards, read from a pack in the words of the vocabulary."""

from __future__ import annotations

import difflib
from typing import Final

from silverspire.games.world_without_end.components import (
    EFFECT_WIDTH,
    EVENT_CARDS,
    NONE,
    Components,
)
from silverspire.games.world_without_end.effect_vocabulary import EFFECTS
from silverspire.kernel.pack_sections import PackSection

CHAPTER_NAMES: Final = ("I", "II", "III", "IV")


def read_effect(entry: PackSection) -> list[int] | None:
    """An effect as EFFECT_WIDTH numbers; None where it is not in the vocabulary."""
    name = entry.text("do", rule="WWE-EVENT-1")
    if name not in EFFECTS.numbers:
        if name:
            near = difflib.get_close_matches(name, EFFECTS.numbers, 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            what = f"{name} is not an effect{hint} (docs/how-to/event-effects.md has them all)"
            entry.refuse(what, "do", rule="WWE-EVENT-1")
        entry.skip()
        return None
    number = EFFECTS.numbers[name]
    numbers = [number, *(parameter.read(entry) for parameter in EFFECTS.rows[number].parameters)]
    return numbers + [0] * (EFFECT_WIDTH - len(numbers))


def card_with(components: Components, effect: int, argument: int) -> int:
    """The first card with that effect and first argument; NONE if there is none."""
    for card in range(EVENT_CARDS):
        first = components.event_first[card] * EFFECT_WIDTH
        end = first + components.event_count[card] * EFFECT_WIDTH
        for place in range(first, end, EFFECT_WIDTH):
            if components.effects[place] == effect and components.effects[place + 1] == argument:
                return card
    return NONE
