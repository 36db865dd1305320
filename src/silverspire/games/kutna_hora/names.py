"""Kutná Hora: the words that stand for pieces in packs, views and names of choices."""

from __future__ import annotations

from typing import Literal

Commodity = Literal["ore", "silver", "wood", "permits", "food", "beer"]
Guild = Literal["miners", "metallurgists", "builders", "scribes", "grocers", "innkeepers"]
Color = Literal["green", "silver", "yellow", "red"]
Dot = Literal["red", "yellow", "blue", "green"]
Action = Literal["mine", "rights", "plot", "building", "income", "barbara", "joker"]
Mark = Literal["town_builds", "red_cross"]
Deck = Literal["population", "ore"]
Gain = Literal["points", "reputation", "pelicans", "groschen"]
EventTime = Literal[
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
]
EventRecipient = Literal["everyone", "most", "fewest", "starting_player", "active_player"]
EventThing = Literal["mines", "buildings", "plots", "pelicans", "points", "reputation", "groschen"]
BarbaraEffect = Literal[
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
]
