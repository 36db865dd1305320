"""Event cards in the words of a pack: what a test prints on one."""

from __future__ import annotations

import tomllib

from librt.vecs import append

from silverspire.games.kutna_hora import pack_events
from silverspire.games.kutna_hora.components import EVENT_CARDS, Components
from silverspire.games.kutna_hora.event_words import EFFECT_WIDTH
from silverspire.kernel.errors import PackProblem
from silverspire.kernel.pack_sections import open_file
from silverspire.kernel.packs import PackFile


def print_event(components: Components, card: int, text: str) -> None:
    """One card as a pack writes it; the other cards keep what they say."""
    printed = Components()
    problems = read_cards(printed, f'[event-A-1]\nname = "An Event"\n{text}')
    assert problems == []
    components.event_first[card] = len(components.event_effects) // EFFECT_WIDTH
    for number in printed.event_effects:
        components.event_effects = append(components.event_effects, number)
    for table in ("count", "times", "tax", "population", "ore"):
        getattr(components, f"event_{table}")[card] = getattr(printed, f"event_{table}")[0]


def read_cards(components: Components, text: str) -> list[PackProblem]:
    """Read some cards of a pack; what is wrong with them, and not that the others are missing."""
    text = f'provenance = "printed"\n{text}'
    problems: list[PackProblem] = []
    components.event_keys = [""] * EVENT_CARDS
    components.event_names = [""] * EVENT_CARDS
    section = open_file(PackFile("events.toml", text, tomllib.loads(text)), problems)
    pack_events.read_events(section, components)
    section.close()
    return [problem for problem in problems if problem.rule != "KH-SETUP-10"]
