"""Kutná Hora: every event that its rules report, and what the numbers of each mean.

A fact's name says what its number stands for: `square`, `tile`, `commodity` and the like are given
by name (`fact_values.py`), everything else is a plain number.
"""

from __future__ import annotations

from typing import Final

from silverspire.kernel.events import EventKinds

EVENTS: Final = EventKinds()
GUILDS_CHOSEN: Final = EVENTS.add("guilds.chosen", "set")
ROW_ASSIGNED: Final = EVENTS.add("row.assigned", "row", "guild", news=False)
CARD_PLAYED: Final = EVENTS.add("card.played", "card", "action", news=False)
CARD_WITHOUT_EFFECT: Final = EVENTS.add("card.without_effect", "card")
JOKER_USED: Final = EVENTS.add("joker.used", "lost")
MINERS_HIRED: Final = EVENTS.add("miners.hired", "count", "paid")
MINE_DRAWN: Final = EVENTS.add("mine.drawn", "tile", reveals=True, news=False)
MINE_STACK_RENEWED: Final = EVENTS.add("mine.stack_renewed", "count", reveals=True)
MINE_BUILT: Final = EVENTS.add("mine.built", "tile", "space", "paid")
MINE_DISCARDED: Final = EVENTS.add("mine.discarded", "tile", news=False)
RIGHTS_TAKEN: Final = EVENTS.add("rights.taken", "tile", "stack", "paid")
TILE_REVEALED: Final = EVENTS.add("tile.revealed", "tile", "stack", reveals=True, news=False)
TILE_UNCOVERED: Final = EVENTS.add("tile.uncovered", "tile", "stack", news=False)
PLOT_CLAIMED: Final = EVENTS.add("plot.claimed", "square", "paid")
BUILDING_BUILT: Final = EVENTS.add("building.built", "tile", "square", "paid")
PRODUCTION_RAISED: Final = EVENTS.add("production.raised", "commodity", "amount", "now", news=False)
ARM_MOVED: Final = EVENTS.add("arm.moved", "commodity", "column", news=False)
POPULATION_GREW: Final = EVENTS.add("population.grew", "now", news=False)
ORE_DECK_ADVANCED: Final = EVENTS.add("ore.advanced", "now", news=False)
# After a tile or an event card, for each price that it has changed.
PRICE_CHANGED: Final = EVENTS.add("price.changed", "commodity", "before", "now")
TOWN_BUILT: Final = EVENTS.add("town.built", "tile", "commodity")
POINTS_SCORED: Final = EVENTS.add("points.scored", "source", "amount")
# At the end of the game: the score sheet shows these.
FINAL_POINTS_SCORED: Final = EVENTS.add("points.scored", "source", "amount", news=False)
REPUTATION_CHANGED: Final = EVENTS.add("reputation.changed", "amount", "now", news=False)
PELICANS_GAINED: Final = EVENTS.add("pelicans.gained", "amount", news=False)
PELICAN_USED: Final = EVENTS.add("pelican.used", "barbara")
GROSCHEN_CHANGED: Final = EVENTS.add("groschen.changed", "amount")
TAX_RAISED: Final = EVENTS.add("tax.raised", "amount", "now", news=False)
PATRICIAN_POOLED: Final = EVENTS.add("patrician.pooled", "color", news=False)
PATRICIAN_SEATED: Final = EVENTS.add("patrician.seated", "color", "paid")
HOUSE_GONE: Final = EVENTS.add("house.gone", "row", "house", news=False)
BARBARA_TURNED: Final = EVENTS.add("barbara.turned", "barbara", news=False)
TECHNOLOGY_TAKEN: Final = EVENTS.add("technology.taken", "tile", "level")
TECHNOLOGY_REMOVED: Final = EVENTS.add("technology.removed", "tile", news=False)
INCOME_GAINED: Final = EVENTS.add("income.gained", "amount")
TAXES_PAID: Final = EVENTS.add("taxes.paid", "amount", "surcharge")
TAXES_REFUSED: Final = EVENTS.add("taxes.refused", "reputation")
RED_TILE_ENTERED: Final = EVENTS.add("red_tile.entered", "tile", "stack", reveals=True)
ROUND_BEGAN: Final = EVENTS.add("round.began", "round", heading=True)
EVENT_REVEALED: Final = EVENTS.add("event.revealed", "event", reveals=True)
EVENT_ACTED: Final = EVENTS.add("event.acted", "event", "time")
EFFECT_IGNORED: Final = EVENTS.add("effect.ignored", "question", news=False)
GAME_ENDED: Final = EVENTS.add("game.ended")

EVENT_KINDS: Final = tuple(EVENTS.rows)
