"""Every game for OpenSpiel: importing this registers `silverspire_kutna_hora` and the others.

    import pyspiel
    import silverspire.lab.openspiel
    game = pyspiel.load_game("silverspire_kutna_hora(players=2)")

All chance is resolved first: the root is a chance node over `deals` tables, each as likely, and
nothing is drawn later. What a deal fixes for the future is hidden from every player until it is
seen, so the games have imperfect information. `resample_from_infostate` deals all of it again.
"""

from __future__ import annotations

from silverspire.kernel.registry import game_names
from silverspire.lab.openspiel.game import TableGame, TableState, read_options, register

__all__ = ["TableGame", "TableState", "read_options"]

for _name in game_names():
    register(_name)
