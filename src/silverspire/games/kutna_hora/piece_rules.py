"""Kutná Hora: the rule to read about each kind of piece, for the info cards of a screen.

A choice is looked up by its whole name, then by its first and last part, then by its first. The
other names are pieces and numbers that nobody chooses.
"""

from __future__ import annotations

from typing import Final

OF_ACTIONS: Final = {
    "plot": "KH-PLOT-1",
    "building": "KH-BUILD-1",
    "rights": "KH-RIGHTS-2",
    "mine": "KH-MINE-3",
    "income": "KH-INCOME-1",
    "barbara": "KH-BARB-1",
    "joker": "KH-JOKER-1",
    "nothing": "KH-FRAME-5",
}
OF_CHOICES: Final = {
    "guilds": "KH-SETUP-9",
    "row": "KH-SETUP-9",
    "card": "KH-FRAME-4",
    "joker": "KH-JOKER-1",
    "miners": "KH-MINE-1",
    "mine": "KH-MINE-3",
    "space": "KH-MINE-4",
    "technology": "KH-BUILD-5",
    "rights": "KH-RIGHTS-2",
    "plot": "KH-PLOT-1",
    "build": "KH-BUILD-1",
    "site": "KH-BUILD-1",
    "house": "KH-BUILD-2",
    "patrician": "KH-END-3",
    "score": "KH-FINAL-1",
    "take": "KH-FRAME-5",
    "ignore": "KH-FRAME-5",
    "taxes": "KH-END-2",
}
OF_PIECES: Final = {
    "barbara": "KH-BARB-1",
    "council": "KH-END-3",
    "event": "KH-END-1",
    "groschen": "KH-INCOME-1",
    "income": "KH-INCOME-1",
    "mine_row": "KH-FINAL-2",
    "mine_stack": "KH-MINE-8",
    "miner": "KH-MINE-1",
    "ore_deck": "KH-PRICE-2",
    "pelican": "KH-BARB-1",
    "permit": "KH-FRAME-6",
    "player": "KH-FRAME-4",
    "plot_markers": "KH-PLOT-3",
    "point": "KH-FINAL-4",
    "population": "KH-PRICE-2",
    "price": "KH-PRICE-1",
    "production": "KH-INCOME-1",
    "reputation": "KH-REP-1",
    "round": "KH-FRAME-2",
    "slot": "KH-RIGHTS-2",
    "starting_player": "KH-END-5",
    "tax": "KH-END-2",
    "turn": "KH-FRAME-3",
    "village": "KH-FINAL-1",
}
PIECE_RULES: Final[dict[str, str]] = {
    **OF_CHOICES,
    **OF_PIECES,
    **{f"card:{action}": rule for action, rule in OF_ACTIONS.items()},
    **{f"joker:{action}": rule for action, rule in OF_ACTIONS.items() if action != "joker"},
}
