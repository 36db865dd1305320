"""Kutná Hora: every way to say no. One code yields the legal choices, the error and the tooltip.

A rule's predicate answers with a code; 0 means yes. Each other code has the rule that it comes
from and a message for the reader.
"""

from __future__ import annotations

from typing import Final

ALLOWED: Final = 0
OTHER_QUESTION: Final = 1
SET_TAKEN: Final = 2
NO_SUCH_SET: Final = 3
NOT_YOUR_GUILD_TO_ASSIGN: Final = 4
CARD_SPENT: Final = 5
ACTION_NOT_ON_CARD: Final = 6
NO_MINER: Final = 7
NO_PERMIT: Final = 8
POOL_FULL: Final = 9
MUST_HIRE: Final = 10
TOO_FEW_WAITING: Final = 11
NOT_DRAWN: Final = 12
NO_AFFORDABLE_SPACE: Final = 13
OFF_THE_MINE: Final = 14
ROCK: Final = 15
MINE_THERE: Final = 16
NO_ACCESS: Final = 17
SPACE_TOO_DEAR: Final = 18
SLOTS_FULL: Final = 19
STACK_GONE: Final = 20
NOT_YOUR_GUILD: Final = 21
NOT_PUBLIC: Final = 22
RIGHTS_TOO_DEAR: Final = 23
NO_TILE_TO_TAKE: Final = 24
NO_MARKER: Final = 25
OFF_THE_CITY: Final = 26
BUILT_OVER: Final = 27
CLAIMED: Final = 28
NOT_BESIDE_BUILDING: Final = 29
PLOT_TOO_DEAR: Final = 30
NO_PLOT_TO_CLAIM: Final = 31
TILE_NOT_YOURS: Final = 32
NO_TILE: Final = 33
NO_PLOT: Final = 34
NO_HOUSE: Final = 35
NO_HOUSE_TO_REMOVE: Final = 36
NO_MARKET: Final = 37
WOOD_TOO_DEAR: Final = 38
NOTHING_TO_BUILD: Final = 39
NOT_YOUR_PLOT: Final = 40
ROW_EMPTY: Final = 41
HOUSE_NEEDED: Final = 42
NO_PELICAN: Final = 43
NOT_IN_POOL: Final = 44
NOT_IN_BANK: Final = 45
NOT_YOUR_BUILDING: Final = 46
TAXES_TOO_DEAR: Final = 47
COMPULSORY: Final = 48
GAME_IS_OVER: Final = 49
GUILD_WITHOUT_HOUSE: Final = 50

REFUSALS: Final = (
    ("", ""),
    ("KH-FRAME-3", "refusal-other-question"),
    ("KH-SETUP-9", "refusal-set-taken"),
    ("KH-SETUP-9", "refusal-no-such-set"),
    ("KH-SETUP-9", "refusal-not-your-guild-to-assign"),
    ("KH-FRAME-4", "refusal-card-spent"),
    ("KH-FRAME-4", "refusal-action-not-on-card"),
    ("KH-MINE-2", "refusal-no-miner"),
    ("KH-MINE-1", "refusal-no-permit"),
    ("KH-MINE-1", "refusal-pool-full"),
    ("KH-MINE-1", "refusal-must-hire"),
    ("KH-MINE-1", "refusal-too-few-waiting"),
    ("KH-MINE-3", "refusal-not-drawn"),
    ("KH-MINE-7", "refusal-no-affordable-space"),
    ("KH-FRAME-2", "refusal-off-the-mine"),
    ("KH-MINE-4", "refusal-rock"),
    ("KH-MINE-4", "refusal-mine-there"),
    ("KH-MINE-4", "refusal-no-access"),
    ("KH-MINE-5", "refusal-space-too-dear"),
    ("KH-RIGHTS-2", "refusal-slots-full"),
    ("KH-RIGHTS-3", "refusal-stack-gone"),
    ("KH-RIGHTS-1", "refusal-not-your-guild"),
    ("KH-BUILD-3", "refusal-not-public"),
    ("KH-RIGHTS-2", "refusal-rights-too-dear"),
    ("KH-RIGHTS-1", "refusal-no-tile-to-take"),
    ("KH-PLOT-3", "refusal-no-marker"),
    ("KH-FRAME-2", "refusal-off-the-city"),
    ("KH-PLOT-1", "refusal-built-over"),
    ("KH-PLOT-1", "refusal-claimed"),
    ("KH-PLOT-1", "refusal-not-beside-building"),
    ("KH-FRAME-6", "refusal-plot-too-dear"),
    ("KH-FRAME-7", "refusal-no-plot-to-claim"),
    ("KH-BUILD-1", "refusal-tile-not-yours"),
    ("KH-BUILD-1", "refusal-no-tile"),
    ("KH-BUILD-1", "refusal-no-plot"),
    ("KH-BUILD-2", "refusal-no-house"),
    ("KH-BUILD-7", "refusal-no-house-to-remove"),
    ("KH-PRICE-6", "refusal-no-market"),
    ("KH-BUILD-1", "refusal-wood-too-dear"),
    ("KH-FRAME-7", "refusal-nothing-to-build"),
    ("KH-BUILD-1", "refusal-not-your-plot"),
    ("KH-BUILD-7", "refusal-row-empty"),
    ("KH-BUILD-7", "refusal-house-needed"),
    ("KH-BARB-1", "refusal-no-pelican"),
    ("KH-INCOME-2", "refusal-not-in-pool"),
    ("KH-BARB-T6", "refusal-not-in-bank"),
    ("KH-BARB-T10", "refusal-not-your-building"),
    ("KH-END-2", "refusal-taxes-too-dear"),
    ("KH-FRAME-5", "refusal-compulsory"),
    ("KH-END-7", "refusal-game-over"),
    ("KH-BARB-T3", "refusal-guild-without-house"),
)
