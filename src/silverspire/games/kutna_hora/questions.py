"""Kutná Hora: the frames of the stack: questions that a seat answers, steps that act alone."""

from __future__ import annotations

from typing import Final

# Questions. The two numbers of a frame are named where the question is pushed.
GUILDS_ASKED: Final = 0
ROW_ASKED: Final = 1  # first: the row of houses
CARD_ASKED: Final = 2
JOKER_ASKED: Final = 3
MINERS_ASKED: Final = 4
MINE_ASKED: Final = 5  # first: 1 if the mine is free (St. Barbara)
SPACE_ASKED: Final = 6  # first: 1 if free; second: the tile
RIGHTS_ASKED: Final = 7  # first: 1 if free (St. Barbara)
PLOT_ASKED: Final = 8  # first: 1 if free (St. Barbara)
BUILDING_ASKED: Final = 9  # first: 1 if free (St. Barbara)
SITE_ASKED: Final = 10  # first: 1 if free; second: the tile
REMOVED_HOUSE_ASKED: Final = 11  # first: the row that must keep a house, or NONE
TECHNOLOGY_ASKED: Final = 12  # first: the tile
FREE_TILE_ASKED: Final = 13
COUNCIL_ASKED: Final = 14
BANK_PATRICIAN_ASKED: Final = 15
HOUSE_FOR_PRODUCTION_ASKED: Final = 16  # first: how much production
GRANTED_INCOME_ASKED: Final = 17
GRANTED_REPUTATION_ASKED: Final = 18
GRANTED_MINE_ASKED: Final = 19
SCORED_BUILDING_ASKED: Final = 20
TAXES_ASKED: Final = 21

QUESTION_NAMES: Final = (
    "guilds",
    "row",
    "card",
    "joker",
    "miners",
    "mine",
    "space",
    "rights",
    "plot",
    "building",
    "site",
    "removed_house",
    "technology",
    "free_tile",
    "council",
    "bank_patrician",
    "house_for_production",
    "granted_income",
    "granted_reputation",
    "granted_mine",
    "scored_building",
    "taxes",
)

# Steps: frames that act alone.
FIRST_STEP: Final = 100
HOUSE_STEP: Final = 100  # first: the row; mark the new building with its leftmost house
FLIP_STEP: Final = 101
TECHNOLOGY_STEP: Final = 102
BARBARA_STEP: Final = 103  # first: the tile to turn, unless it was turned already
EVENT_STEP: Final = 104  # first: the next effect; second: the time
COUNCIL_STEP: Final = 105
RED_STEP: Final = 106
ROUND_STEP: Final = 107
FINAL_STEP: Final = 108
