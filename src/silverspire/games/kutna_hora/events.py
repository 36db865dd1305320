"""Kutná Hora: every event that its rules report, and what the numbers of each mean.

A fact's name says what its number stands for: `square`, `tile`, `commodity` and the like are told
by name (`telling.py`), everything else is a plain number.
"""

from __future__ import annotations

from typing import Final

from silverspire.kernel.events import EventKind

GUILDS_CHOSEN: Final = 0
ROW_ASSIGNED: Final = 1
CARD_PLAYED: Final = 2
CARD_WITHOUT_EFFECT: Final = 3
JOKER_USED: Final = 4
MINERS_HIRED: Final = 5
MINE_DRAWN: Final = 6
MINE_STACK_RENEWED: Final = 7
MINE_BUILT: Final = 8
MINE_DISCARDED: Final = 9
RIGHTS_TAKEN: Final = 10
TILE_REVEALED: Final = 11
TILE_UNCOVERED: Final = 12
PLOT_CLAIMED: Final = 13
BUILDING_BUILT: Final = 14
PRODUCTION_RAISED: Final = 15
ARM_MOVED: Final = 16
POPULATION_GREW: Final = 17
ORE_DECK_ADVANCED: Final = 18
TOWN_BUILT: Final = 19
POINTS_SCORED: Final = 20
REPUTATION_CHANGED: Final = 21
PELICANS_GAINED: Final = 22
PELICAN_USED: Final = 23
TAX_RAISED: Final = 24
PATRICIAN_POOLED: Final = 25
PATRICIAN_SEATED: Final = 26
HOUSE_GONE: Final = 27
BARBARA_TURNED: Final = 28
TECHNOLOGY_TAKEN: Final = 29
TECHNOLOGY_REMOVED: Final = 30
INCOME_GAINED: Final = 31
TAXES_PAID: Final = 32
TAXES_REFUSED: Final = 33
RED_TILE_ENTERED: Final = 34
ROUND_BEGAN: Final = 35
EVENT_REVEALED: Final = 36
EVENT_ACTED: Final = 37
EFFECT_IGNORED: Final = 38
GAME_ENDED: Final = 39

EVENT_KINDS: Final = (
    EventKind("guilds.chosen", ("set",)),
    EventKind("row.assigned", ("row", "guild")),
    EventKind("card.played", ("card", "action")),
    EventKind("card.without_effect", ("card",)),
    EventKind("joker.used", ("lost",)),
    EventKind("miners.hired", ("count", "paid")),
    EventKind("mine.drawn", ("tile",), reveals=True),
    EventKind("mine.stack_renewed", ("count",), reveals=True),
    EventKind("mine.built", ("tile", "space", "paid")),
    EventKind("mine.discarded", ("tile",)),
    EventKind("rights.taken", ("tile", "stack", "paid")),
    EventKind("tile.revealed", ("tile", "stack"), reveals=True),
    EventKind("tile.uncovered", ("tile", "stack")),
    EventKind("plot.claimed", ("square", "paid")),
    EventKind("building.built", ("tile", "square", "paid")),
    EventKind("production.raised", ("commodity", "amount", "now")),
    EventKind("arm.moved", ("commodity", "column")),
    EventKind("population.grew", ("now",)),
    EventKind("ore.advanced", ("now",)),
    EventKind("town.built", ("tile", "commodity")),
    EventKind("points.scored", ("source", "amount")),
    EventKind("reputation.changed", ("amount", "now")),
    EventKind("pelicans.gained", ("amount",)),
    EventKind("pelican.used", ("barbara",)),
    EventKind("tax.raised", ("amount", "now")),
    EventKind("patrician.pooled", ("colour",)),
    EventKind("patrician.seated", ("colour", "paid")),
    EventKind("house.gone", ("row", "house")),
    EventKind("barbara.turned", ("barbara",)),
    EventKind("technology.taken", ("tile", "level")),
    EventKind("technology.removed", ("tile",)),
    EventKind("income.gained", ("amount",)),
    EventKind("taxes.paid", ("amount", "surcharge")),
    EventKind("taxes.refused", ("reputation",)),
    EventKind("red_tile.entered", ("tile", "stack"), reveals=True),
    EventKind("round.began", ("round",)),
    EventKind("event.revealed", ("event",), reveals=True),
    EventKind("event.acted", ("event",)),
    EventKind("effect.ignored", ("question",)),
    EventKind("game.ended"),
)
