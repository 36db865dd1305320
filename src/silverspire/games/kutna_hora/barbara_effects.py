"""Kutná Hora: the middle effects of St. Barbara's tiles, in the words of the packs [KH-BARB-4]."""

from __future__ import annotations

from typing import Final

BARBARA_EFFECTS: Final = (
    "none",
    "rights",
    "house_for_production",
    "plot",
    "incomes",
    "patrician",
    "reputation_per_public_neighbour",
    "building",
    "mines",
    "score_building",
)
NO_MIDDLE: Final = 0
FREE_RIGHTS: Final = 1
HOUSE_FOR_PRODUCTION: Final = 2
FREE_PLOT: Final = 3
INCOMES: Final = 4
PATRICIAN_FROM_BANK: Final = 5
REPUTATION_PER_NEIGHBOR: Final = 6
FREE_BUILDING: Final = 7
FREE_MINES: Final = 8
SCORE_BUILDING: Final = 9
