"""World Without End: the rule to read about each kind of piece, for the info cards of a screen.

A choice is looked up by its whole name, then by its first and last part, then by its first. The
other names are pieces and numbers that nobody chooses.
"""

from __future__ import annotations

from typing import Final

OF_CARDS: Final = {
    "grain": "WWE-ACT-3",
    "piety": "WWE-ACT-3",
    "resource": "WWE-ACT-3",
    "project": "WWE-ACT-4",
    "sale": "WWE-ACT-5",
    "privilege": "WWE-ACT-6",
    "house": "WWE-ACT-7",
    "rent": "WWE-ACT-8",
    "donation": "WWE-ACT-9",
    "cloth": "WWE-ACT-10",
    "medicine": "WWE-ACT-11",
    "favor": "WWE-ACT-12",
}
OF_CHOICES: Final = {
    "arrow": "WWE-ROUND-2",
    "play": "WWE-ACT-1",
    "discard": "WWE-ACT-2",
    "perform": "WWE-ACT-1",
    "decline": "WWE-ACT-1",
    "good": "WWE-FRAME-2",
    "project": "WWE-PROJ-1",
    "wool": "WWE-ACT-5",
    "cloth": "WWE-ACT-10",
    "house": "WWE-ACT-7",
    "medicine": "WWE-ACT-11",
    "treat": "WWE-PLAGUE-3",
    "trade": "WWE-EVENT-1",
}
OF_PIECES: Final = {
    "active_player": "WWE-ROUND-1",
    "chapter": "WWE-FRAME-1",
    "discards": "WWE-ACT-2",
    "duty": "WWE-CHAP-2",
    "event": "WWE-EVENT-1",
    "fair": "WWE-ACT-5",
    "favor": "WWE-FAVOR-2",
    "hand": "WWE-ACT-2",
    "houses": "WWE-ACT-7",
    "income": "WWE-ROUND-3",
    "penalty": "WWE-CHAP-3",
    "plague": "WWE-PLAGUE-2",
    "player": "WWE-FRAME-2",
    "points": "WWE-FRAME-3",
    "round": "WWE-FRAME-1",
    "seals": "WWE-ACT-9",
    "special_round": "WWE-ROUND-5",
    "supply": "WWE-FRAME-2",
}
PIECE_RULES: Final[dict[str, str]] = {
    **OF_CHOICES,
    **OF_PIECES,
    **{f"play:{card}": rule for card, rule in OF_CARDS.items()},
    **{f"discard:{card}": rule for card, rule in OF_CARDS.items()},
}
