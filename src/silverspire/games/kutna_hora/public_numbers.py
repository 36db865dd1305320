"""Kutná Hora: the numbers that everyone sees, to follow them through a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverspire.games.kutna_hora.components import COMMODITY_NAMES
from silverspire.games.kutna_hora.scoring import score_if_ended

if TYPE_CHECKING:
    from silverspire.games.kutna_hora.state import Table

# The events that mark how a game went.
LANDMARKS = (
    *("round.began", "event.revealed", "town.built", "tax.raised", "barbara.turned"),
    *("patrician.seated", "technology.taken", "game.ended"),
)


def progress(table: Table) -> dict[str, int]:
    """The round; 0 while guilds are chosen."""
    return {"round": int(table.round), "rounds": int(table.last_round())}


def public_numbers(table: Table) -> dict[str, float]:
    """The economy, and each seat's money, name and points; all of it lies open [KH-FRAME-10]."""
    numbers: dict[str, float] = {
        "round": int(table.round),
        "tax": int(table.tax),
        "population": int(table.population),
        "ore": int(table.ore),
        "barbara": int(table.barbara),
    }
    for commodity, name in enumerate(COMMODITY_NAMES):
        numbers[f"prices.{name}"] = int(table.price(commodity))
    for seat in range(table.seats):
        player = table.players[seat]
        numbers[f"seats.{seat}.score"] = int(player.score)
        numbers[f"seats.{seat}.score_if_ended"] = int(score_if_ended(table, seat))
        numbers[f"seats.{seat}.income"] = int(table.income(player))
        numbers[f"seats.{seat}.groschen"] = int(player.groschen)
        numbers[f"seats.{seat}.reputation"] = int(player.reputation)
    return numbers
