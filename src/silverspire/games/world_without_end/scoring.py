"""World Without End: what the table is worth. Answers only; the rules hand out the points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from silverspire.games.world_without_end.components import (
    ALDERMAN,
    BISHOP,
    GOLD,
    KING,
    KNOWLEDGE,
    LOYALTY,
    PIETY,
    PRIORESS,
    QUEEN,
    STONE,
    WOOD,
    Seat,
)
from silverspire.games.world_without_end.player import Player
from silverspire.games.world_without_end.state import Table

# More of these, in this order, decides between equal points [WWE-END-1].
TIE_BREAKS: Final = (PIETY, LOYALTY, KNOWLEDGE)


def score_of(player: Player) -> float:
    """Victory points; half points only at the end [WWE-FRAME-3]."""
    return float(player.points) + player.half / 2


def goods_score(player: Player) -> float:
    """What the end would pay for goods: stone and wood 1, gold a half [WWE-END-1]."""
    goods = player.goods
    return float(goods[STONE] + goods[WOOD]) + goods[GOLD] / 2


def place_of(table: Table, seat: Seat) -> i64:
    """Most points; then piety, loyalty, medical knowledge; then the place is shared."""
    place: i64 = 1
    for other in range(table.seats):
        if is_ahead(table.players[other], table.players[seat]):
            place += 1
    return place


def is_ahead(other: Player, mine: Player) -> bool:
    """Ties go to more piety, then loyalty, then medical knowledge [WWE-END-1]."""
    theirs = other.points * 2 + other.half
    ours = mine.points * 2 + mine.half
    if theirs != ours:
        return theirs > ours
    for good in TIE_BREAKS:
        if other.goods[good] != mine.goods[good]:
            return other.goods[good] > mine.goods[good]
    return False


def favor_points(table: Table, seat: Seat, person: i64) -> i64:
    """What a person pays in points for what a seat shows [WWE-FAVOR-2]."""
    goods = table.players[seat].goods
    if person == QUEEN:
        return table.components.queen_points if goods[LOYALTY] > 0 else 0
    if person == PRIORESS:
        return table.components.prioress_points if goods[KNOWLEDGE] > 0 else 0
    if person == ALDERMAN:
        return table.houses_on_board(seat)
    if person == KING:
        return goods[LOYALTY]
    return goods[PIETY] if person == BISHOP else 0
