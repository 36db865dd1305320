"""Points and reputation: the two tracks that every chapter moves."""

from __future__ import annotations

from mypy_extensions import i64

from silverspire.games.kutna_hora.components import Seat
from silverspire.games.kutna_hora.events import (
    FINAL_POINTS_SCORED,
    PELICANS_GAINED,
    POINTS_SCORED,
    REPUTATION_CHANGED,
)
from silverspire.games.kutna_hora.player import FINAL_CITY, FROM_REPUTATION
from silverspire.games.kutna_hora.state import Table


def score(table: Table, seat: Seat, source: i64, points: i64) -> None:
    """Points go to the score immediately, and to the line of the score sheet they came from."""
    if points == 0:
        return
    player = table.players[seat]
    player.score += points
    player.points[source] += points
    kind = POINTS_SCORED if source < FINAL_CITY else FINAL_POINTS_SCORED
    table.report(kind, seat, source, points)


def change_reputation(table: Table, seat: Seat, steps: i64) -> None:
    """Move on the reputation track; each step past an end is worth points instead [KH-REP-1]."""
    if steps == 0:
        return
    player = table.players[seat]
    components = table.components
    wanted = player.reputation + steps
    player.reputation = max(
        components.lowest_reputation, min(components.highest_reputation, wanted)
    )
    table.report(REPUTATION_CHANGED, seat, steps, player.reputation)
    score(table, seat, FROM_REPUTATION, (wanted - player.reputation) * components.points_past_end)


def gain_pelicans(table: Table, seat: Seat, count: i64) -> None:
    """Pelicans come unused and are not limited [KH-SETUP-5]."""
    if count == 0:
        return
    table.players[seat].pelicans += count
    table.report(PELICANS_GAINED, seat, count)
