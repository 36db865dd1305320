"""Kutná Hora: every way to say no, each with its rule and its message."""

from __future__ import annotations

from typing import Final

from silverspire.kernel.refusals import Refusal, Refusals

REFUSALS: Final = Refusals(
    other_question=Refusal("KH-FRAME-3", "refusal-other-question", obvious=True),
    game_over=Refusal("KH-END-7", "refusal-game-over"),
)
SET_TAKEN: Final = REFUSALS.add("KH-SETUP-9", "refusal-set-taken")
NO_SUCH_SET: Final = REFUSALS.add("KH-SETUP-9", "refusal-no-such-set", obvious=True)
NOT_YOUR_GUILD_TO_ASSIGN: Final = REFUSALS.add(
    "KH-SETUP-9", "refusal-not-your-guild-to-assign", obvious=True
)
CARD_SPENT: Final = REFUSALS.add("KH-FRAME-4", "refusal-card-spent", obvious=True)
ACTION_NOT_ON_CARD: Final = REFUSALS.add("KH-FRAME-4", "refusal-action-not-on-card", obvious=True)
NO_MINER: Final = REFUSALS.add("KH-MINE-2", "refusal-no-miner")
NO_PERMIT: Final = REFUSALS.add("KH-MINE-1", "refusal-no-permit")
POOL_FULL: Final = REFUSALS.add("KH-MINE-1", "refusal-pool-full")
MUST_HIRE: Final = REFUSALS.add("KH-MINE-1", "refusal-must-hire")
TOO_FEW_WAITING: Final = REFUSALS.add("KH-MINE-1", "refusal-too-few-waiting")
NOT_DRAWN: Final = REFUSALS.add("KH-MINE-3", "refusal-not-drawn", obvious=True)
NO_AFFORDABLE_SPACE: Final = REFUSALS.add("KH-MINE-7", "refusal-no-affordable-space")
OFF_THE_MINE: Final = REFUSALS.add("KH-FRAME-2", "refusal-off-the-mine", obvious=True)
ROCK: Final = REFUSALS.add("KH-MINE-4", "refusal-rock")
MINE_THERE: Final = REFUSALS.add("KH-MINE-4", "refusal-mine-there")
NO_ACCESS: Final = REFUSALS.add("KH-MINE-4", "refusal-no-access")
SPACE_TOO_EXPENSIVE: Final = REFUSALS.add("KH-MINE-5", "refusal-space-too-expensive")
SLOTS_FULL: Final = REFUSALS.add("KH-RIGHTS-2", "refusal-slots-full")
STACK_GONE: Final = REFUSALS.add("KH-RIGHTS-3", "refusal-stack-gone", obvious=True)
NOT_YOUR_GUILD: Final = REFUSALS.add("KH-RIGHTS-1", "refusal-not-your-guild")
NOT_PUBLIC: Final = REFUSALS.add("KH-BUILD-3", "refusal-not-public")
RIGHTS_TOO_EXPENSIVE: Final = REFUSALS.add("KH-RIGHTS-2", "refusal-rights-too-expensive")
NO_TILE_TO_TAKE: Final = REFUSALS.add("KH-RIGHTS-1", "refusal-no-tile-to-take")
NO_MARKER: Final = REFUSALS.add("KH-PLOT-3", "refusal-no-marker")
OFF_THE_CITY: Final = REFUSALS.add("KH-FRAME-2", "refusal-off-the-city", obvious=True)
BUILT_OVER: Final = REFUSALS.add("KH-PLOT-1", "refusal-built-over")
CLAIMED: Final = REFUSALS.add("KH-PLOT-1", "refusal-claimed")
NOT_BESIDE_BUILDING: Final = REFUSALS.add("KH-PLOT-1", "refusal-not-beside-building")
PLOT_TOO_EXPENSIVE: Final = REFUSALS.add("KH-FRAME-6", "refusal-plot-too-expensive")
NO_PLOT_TO_CLAIM: Final = REFUSALS.add("KH-FRAME-7", "refusal-no-plot-to-claim")
TILE_NOT_YOURS: Final = REFUSALS.add("KH-BUILD-1", "refusal-tile-not-yours", obvious=True)
NO_TILE: Final = REFUSALS.add("KH-BUILD-1", "refusal-no-tile")
NO_PLOT: Final = REFUSALS.add("KH-BUILD-1", "refusal-no-plot")
NO_HOUSE: Final = REFUSALS.add("KH-BUILD-2", "refusal-no-house")
NO_HOUSE_TO_REMOVE: Final = REFUSALS.add("KH-BUILD-7", "refusal-no-house-to-remove")
NO_MARKET: Final = REFUSALS.add("KH-PRICE-6", "refusal-no-market")
WOOD_TOO_EXPENSIVE: Final = REFUSALS.add("KH-BUILD-1", "refusal-wood-too-expensive")
NOTHING_TO_BUILD: Final = REFUSALS.add("KH-FRAME-7", "refusal-nothing-to-build")
NOT_YOUR_PLOT: Final = REFUSALS.add("KH-BUILD-1", "refusal-not-your-plot", obvious=True)
ROW_EMPTY: Final = REFUSALS.add("KH-BUILD-7", "refusal-row-empty")
HOUSE_NEEDED: Final = REFUSALS.add("KH-BUILD-7", "refusal-house-needed")
NO_PELICAN: Final = REFUSALS.add("KH-BARB-1", "refusal-no-pelican")
NOT_IN_POOL: Final = REFUSALS.add("KH-INCOME-2", "refusal-not-in-pool")
NOT_IN_BANK: Final = REFUSALS.add("KH-BARB-T6", "refusal-not-in-bank")
NOT_YOUR_BUILDING: Final = REFUSALS.add("KH-BARB-T10", "refusal-not-your-building", obvious=True)
TAXES_TOO_EXPENSIVE: Final = REFUSALS.add("KH-END-2", "refusal-taxes-too-expensive")
COMPULSORY: Final = REFUSALS.add("KH-FRAME-5", "refusal-compulsory")
GUILD_WITHOUT_HOUSE: Final = REFUSALS.add("KH-BARB-T3", "refusal-guild-without-house")
