"""Goods and victory points: what every chapter hands out and takes back."""

from __future__ import annotations

from mypy_extensions import i64

from silverspire.games.world_without_end.components import CHAPTERS, GOLD, POINTS, Good, Seat
from silverspire.games.world_without_end.events import (
    FINAL_POINTS_GAINED,
    GOOD_GAINED,
    GOOD_LOST,
    GOOD_MISSED,
    POINTS_GAINED,
    POINTS_LOST,
)
from silverspire.games.world_without_end.player import FROM_GOODS
from silverspire.games.world_without_end.state import Table


def gain(table: Table, seat: Seat, good: Good, amount: i64) -> i64:
    """Take a good from the supply, as far as it goes; answers how much [WWE-EVENT-4]."""
    got = table.available(good, amount)
    if got < amount:
        table.report(GOOD_MISSED, seat, good)
    if got == 0:
        return 0
    if good != GOLD:
        table.supply[good] -= got
    table.players[seat].goods[good] += got
    table.report(GOOD_GAINED, seat, good, got)
    return got


def lose(table: Table, seat: Seat, good: Good, amount: i64) -> i64:
    """Give back what you have of a good, up to an amount, to its supply [WWE-FRAME-4]."""
    player = table.players[seat]
    lost = min(player.goods[good], amount)
    if lost == 0:
        return 0
    player.goods[good] -= lost
    if good != GOLD:
        table.supply[good] += lost
    table.report(GOOD_LOST, seat, good, lost)
    return lost


def gain_points(table: Table, seat: Seat, source: i64, points: i64) -> None:
    if points == 0:
        return
    player = table.players[seat]
    player.points += points
    player.sources[source * CHAPTERS + table.chapter] += points
    kind = FINAL_POINTS_GAINED if source == FROM_GOODS else POINTS_GAINED
    table.report(kind, seat, source, points)


def lose_points(table: Table, seat: Seat, source: i64, points: i64) -> None:
    """A loss stops at 0 when it happens; the rest is forgotten [WWE-FRAME-3]."""
    player = table.players[seat]
    lost = min(player.points, points)
    if lost == 0:
        return
    player.points -= lost
    player.sources[source * CHAPTERS + table.chapter] -= lost
    table.report(POINTS_LOST, seat, source, lost)


def change_points(table: Table, seat: Seat, source: i64, points: i64) -> None:
    if points < 0:
        lose_points(table, seat, source, -points)
    else:
        gain_points(table, seat, source, points)


def held(table: Table, seat: Seat, good: Good) -> i64:
    """What a seat has of a good, or its victory points."""
    player = table.players[seat]
    return player.points if good == POINTS else player.goods[good]


def receive(table: Table, seat: Seat, good: Good, amount: i64, source: i64) -> i64:
    """A good from the supply, or victory points; answers how much was received."""
    if good == POINTS:
        gain_points(table, seat, source, amount)
        return amount
    return gain(table, seat, good, amount)


def hand_over(table: Table, seat: Seat, good: Good, amount: i64, source: i64) -> None:
    """Pay in full: a good to its supply, or victory points."""
    if good == POINTS:
        lose_points(table, seat, source, amount)
    else:
        lose(table, seat, good, amount)
