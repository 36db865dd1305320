"""The event cards of a pack: two decks, and what each card does, in a closed vocabulary.

`{ when = "end_of_round", do = "gain", what = "points", amount = 2, to = "most", of = "mines" }`
names a row of `rules/event_effects.py`, its arguments, a time, and whom it concerns.
docs/how-to/event-effects.md explains it to the author of a pack.
"""

from __future__ import annotations

import difflib
import re
from typing import Final

from librt.vecs import append

from silverspire.games.kutna_hora.components import EVENT_CARDS, MOST_SEATS, NONE, ORE, Components
from silverspire.games.kutna_hora.event_words import (
    ACTIVE_PLAYER,
    COUNTED_THINGS,
    EFFECT_KIND,
    EFFECT_TIME,
    END_OF_ROUND,
    EVENT_RECIPIENTS,
    EVENT_THINGS,
    EVENT_TIMES,
    FEWEST,
    FIRST_ACTION_TIME,
    MOST,
    THIS_ROUND,
)
from silverspire.games.kutna_hora.pack_earlier_events import read_earlier_effect
from silverspire.games.kutna_hora.rules.event_effects import EFFECTS, SUBJECTS, EventEffect
from silverspire.kernel.pack_sections import PackSection

DECKS: Final = ("A", "B")
ROWS: Final = {row.name: row for row in EFFECTS.rows}
RULE: Final = "KH-END-1"


def read_events(section: PackSection, components: Components) -> None:
    """Ten events in two decks, enough for the rounds of every player count [KH-SETUP-10]."""
    keys = [key for key in section.keys() if re.fullmatch(r"event-[AB]-([1-9]|10)", key)]
    card = 0
    for deck, letter in enumerate(DECKS):
        of_deck = [key for key in keys if key.startswith(f"event-{letter}-")]
        wanted = [f"event-{letter}-{number + 1}" for number in range(len(of_deck))]
        for key in sorted(of_deck, key=lambda key: int(key.rsplit("-")[2])):
            _read_event(section.section(key), components, min(card, EVENT_CARDS - 1), key)
            components.event_deck[min(card, EVENT_CARDS - 1)] = deck
            card += 1
        for key in sorted(set(wanted) - set(of_deck)):
            section.refuse(f"{key} is missing: number the events of a deck without gaps")
        _check_deck(section, components, deck, len(of_deck))
    if len(keys) != EVENT_CARDS:
        what = f"there are {EVENT_CARDS} events (event-A-1 and so on), not {len(keys)}"
        section.refuse(what, rule="KH-SETUP-10")


def _check_deck(section: PackSection, components: Components, deck: int, cards: int) -> None:
    """Deck A serves the rounds until the red tiles enter, deck B those after, but the last."""
    needed = 0
    for seats in range(2, MOST_SEATS + 1):
        until_red = min(components.red_round[seats], components.rounds[seats] - 1)
        after_red = components.rounds[seats] - 1 - until_red
        needed = max(needed, after_red if deck else until_red)
    if cards < needed:
        what = f"deck {DECKS[deck]} needs {needed} events at least, not {cards}"
        section.refuse(what, rule="KH-SETUP-10")


# --- One card ------------------------------------------------------------------------------------


def _read_event(entry: PackSection, components: Components, card: int, key: str) -> None:
    name = entry.text("name")
    if name and name in components.event_names:
        entry.refuse(f"another event is called {name} too; give each its own name", "name")
    components.event_keys[card] = key
    components.event_names[card] = name
    components.event_tax[card] = entry.number("tax", default=0, rule="KH-SETUP-10")
    components.event_population[card] = entry.number("population", default=0, rule=RULE)
    components.event_ore[card] = entry.number("ore", default=0, rule=RULE)
    if entry.has("effect"):
        effects = read_earlier_effect(entry, components)
    else:
        effects = _read_effects(entry) if entry.has("effects") else []
    _keep(components, card, effects)


def _keep(components: Components, card: int, effects: list[list[int]]) -> None:
    """A card's effects, after those of the cards before; and when it has something to do."""
    components.event_first[card] = sum(components.event_count[:card])
    components.event_count[card] = len(effects)
    moves_decks = components.event_population[card] + components.event_ore[card] > 0
    times = 1 << END_OF_ROUND if moves_decks else 0
    for numbers in effects:
        if numbers[EFFECT_TIME] != THIS_ROUND:
            times |= 1 << numbers[EFFECT_TIME]
        for number in numbers:
            components.event_effects = append(components.event_effects, number)
    components.event_times[card] = times


def _read_effects(entry: PackSection) -> list[list[int]]:
    """The effects of a card that could be understood, each once."""
    effects: list[list[int]] = []
    for effect_entry in entry.sections("effects", rule=RULE):
        numbers = read_effect(effect_entry)
        if numbers is None:
            continue
        if any(_says_the_same(numbers, other) for other in effects):
            what = f"this card says {EFFECTS.rows[numbers[EFFECT_KIND]].name} twice"
            effect_entry.refuse(f"{what}; once must be enough", "do", rule=RULE)
        effects.append(numbers)
    return effects


def _says_the_same(numbers: list[int], other: list[int]) -> bool:
    """What holds during the round can hold only once; all else must differ in something."""
    lasts = EFFECTS.rows[numbers[EFFECT_KIND]].act is None
    return numbers[EFFECT_KIND] == other[EFFECT_KIND] if lasts else numbers == other


# --- One effect ----------------------------------------------------------------------------------


def read_effect(entry: PackSection) -> list[int] | None:
    """An effect as EFFECT_WIDTH numbers; None where it is not in the vocabulary."""
    name = entry.text("do", rule=RULE)
    if name not in ROWS:
        if name:
            near = difflib.get_close_matches(name, ROWS, 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            what = f"{name} is not an effect{hint} (docs/how-to/event-effects.md has them all)"
            entry.refuse(what, "do", rule=RULE)
        entry.skip()
        return None
    row = ROWS[name]
    time = _read_time(entry, row)
    subject = _read_subject(entry, row)
    amount = _read_amount(entry, row)
    recipient, thing = _read_recipient(entry, time) if row.to_players else (0, NONE)
    per = NONE
    if row.counts and entry.has("per"):
        per = entry.word("per", EVENT_THINGS[:COUNTED_THINGS], rule=RULE)
    return [row.number, time, subject, amount, recipient, thing, per]


def _read_time(entry: PackSection, row: EventEffect) -> int:
    """What holds during the round says so; everything else says when it happens."""
    time = entry.word("when", EVENT_TIMES, rule=RULE)
    if entry.values.get("when") not in EVENT_TIMES:
        return END_OF_ROUND
    if row.act is None and time != THIS_ROUND:
        what = f'{row.name} holds during the round: write `when = "{EVENT_TIMES[THIS_ROUND]}"`'
        entry.refuse(what, "when", rule=RULE)
    elif row.act is not None and time == THIS_ROUND:
        what = f"{row.name} happens once: say when, for example `when = "
        entry.refuse(f'{what}"{EVENT_TIMES[END_OF_ROUND]}"`', "when", rule=RULE)
    return time


def _read_subject(entry: PackSection, row: EventEffect) -> int:
    if not row.subject:
        return 0
    subject = entry.word(row.subject, SUBJECTS[row.subject], rule=RULE)
    if row.subject == "commodity" and subject == ORE and entry.values.get("commodity") == "ore":
        what = "ore has no arm, and the town never builds for the miners"
        entry.refuse(what, "commodity", rule="KH-PRICE-5")
    return subject


def _read_amount(entry: PackSection, row: EventEffect) -> int:
    if not row.amount:
        return 1
    return entry.number(row.amount, 1, row.highest, default=row.default_amount, rule=RULE)


def _read_recipient(entry: PackSection, time: int) -> tuple[int, int]:
    """Whom it concerns; most and fewest are of something."""
    recipient = entry.word("to", EVENT_RECIPIENTS, rule=RULE)
    if recipient == ACTIVE_PLAYER and time < FIRST_ACTION_TIME:
        what = "`active_player` is whoever performs an action: it needs an action as `when`"
        entry.refuse(what, "to", rule=RULE)
    if recipient in (MOST, FEWEST):
        return recipient, entry.word("of", EVENT_THINGS, rule=RULE)
    return recipient, NONE
