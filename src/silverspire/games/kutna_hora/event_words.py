"""Kutná Hora: the words of event cards: when an effect happens, to whom, and how much [KH-END-1].

The effects themselves are the rows of `rules/event_effects.py`.
"""

from __future__ import annotations

from typing import Final

from silverspire.games.kutna_hora import names

EVENT_TIMES: Final[tuple[names.EventTime, ...]] = (
    "when_revealed",
    "this_round",
    "end_of_round",
    "after_taxes",
    "mine",
    "rights",
    "plot",
    "building",
    "income",
    "barbara",
    "joker",
)
WHEN_REVEALED: Final = 0
THIS_ROUND: Final = 1  # it holds; nothing happens
END_OF_ROUND: Final = 2
AFTER_TAXES: Final = 3
FIRST_ACTION_TIME: Final = 4  # … + action: whenever a player has performed it
EVENT_RECIPIENTS: Final[tuple[names.EventRecipient, ...]] = (
    "everyone",
    "most",
    "fewest",
    "starting_player",
    "active_player",
)
EVERYONE: Final = 0
MOST: Final = 1  # of something, and one at least; ties all
FEWEST: Final = 2  # of something, none included; ties all
STARTING_PLAYER: Final = 3
ACTIVE_PLAYER: Final = 4  # who performed the action
EVENT_THINGS: Final[tuple[names.EventThing, ...]] = (
    "mines",
    "buildings",
    "plots",
    "pelicans",
    "points",
    "reputation",
    "groschen",
)
MINES: Final = 0
OWN_BUILDINGS: Final = 1
PLOTS: Final = 2  # claimed squares without a building
UNUSED_PELICANS: Final = 3
POINTS: Final = 4
REPUTATION: Final = 5
GROSCHEN: Final = 6
COUNTED_THINGS: Final = 4  # the first ones; an amount can be for each of them
GAIN_NAMES: Final[tuple[names.Gain, ...]] = ("points", "reputation", "pelicans", "groschen")
GAINED_POINTS: Final = 0
GAINED_REPUTATION: Final = 1
GAINED_PELICANS: Final = 2
GAINED_GROSCHEN: Final = 3
DECK_NAMES: Final[tuple[names.Deck, ...]] = ("population", "ore")
POPULATION_DECK: Final = 0

# The numbers of an effect, EFFECT_WIDTH of them.
EFFECT_KIND: Final = 0
EFFECT_TIME: Final = 1
EFFECT_SUBJECT: Final = 2
EFFECT_AMOUNT: Final = 3
EFFECT_RECIPIENT: Final = 4
EFFECT_OF: Final = 5  # most or fewest of what
EFFECT_PER: Final = 6  # the amount is for each of these; NONE
EFFECT_WIDTH: Final = 7
LARGEST_PRINTED: Final = 99
