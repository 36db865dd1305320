"""World Without End: the words that stand for pieces in packs, views and names of choices."""

from __future__ import annotations

from typing import Literal

Good = Literal["stone", "wood", "grain", "piety", "wool", "cloth", "loyalty", "knowledge", "gold"]
# A good, or victory points where a good could stand.
Value = Literal[
    "stone", "wood", "grain", "piety", "wool", "cloth", "loyalty", "knowledge", "gold", "points"
]
Resource = Literal["stone", "wood"]
Card = Literal[
    "grain",
    "piety",
    "resource",
    "project",
    "sale",
    "privilege",
    "house",
    "rent",
    "donation",
    "cloth",
    "medicine",
    "favor",
]
ProjectName = Literal["bridge", "mill", "hospital", "chapel", "palace", "church", "tower"]
Person = Literal[
    "queen",
    "prior",
    "alderman",
    "prioress",
    "merchants",
    "king",
    "earl",
    "bishop",
    "outlaws",
]
DutyName = Literal["piety", "grain", "gold"]
ProjectState = Literal["aside", "in_play", "complete"]
PlagueState = Literal["none", "unturned", "sick", "healed"]
