"""Kutná Hora: the numbers that everyone sees, to follow them through a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverspire.games.kutna_hora.components import COMMODITY_NAMES
from silverspire.games.kutna_hora.scoring import score_if_ended

if TYPE_CHECKING:
    from silverspire.games.kutna_hora.state import Table

# The events that a course is told by.
LANDMARKS = (
    *("round.began", "event.revealed", "town.built", "tax.raised", "barbara.turned"),
    *("patrician.seated", "technology.taken", "game.ended"),
)


def progress(table: Table) -> dict[str, int]:
    """The round; 0 while guilds are chosen."""
    return {"round": int(table.round), "rounds": int(table.last_round())}


def figures(table: Table) -> dict[str, float]:
    """The economy, and each seat's money, name and points; all of it lies open [KH-FRAME-10]."""
    told: dict[str, float] = {
        "round": int(table.round),
        "tax": int(table.tax),
        "population": int(table.population),
        "ore": int(table.ore),
        "barbara": int(table.barbara),
    }
    for commodity, name in enumerate(COMMODITY_NAMES):
        told[f"prices.{name}"] = int(table.price(commodity))
    for seat in range(table.seats):
        player = table.players[seat]
        told[f"seats.{seat}.score"] = int(player.score)
        told[f"seats.{seat}.score_if_ended"] = int(score_if_ended(table, seat))
        told[f"seats.{seat}.income"] = int(table.income(player))
        told[f"seats.{seat}.groschen"] = int(player.groschen)
        told[f"seats.{seat}.reputation"] = int(player.reputation)
    return told
