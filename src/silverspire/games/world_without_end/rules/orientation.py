"""Turning the event card: everybody's income, and the active player's favor."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.world_without_end.choices import ARROW_CHOICE
from silverspire.games.world_without_end.components import GOLD, POINTS, SIDES, Seat
from silverspire.games.world_without_end.events import CARD_ORIENTED
from silverspire.games.world_without_end.player import FROM_INCOME
from silverspire.games.world_without_end.refusals import OUTLAWS_UNPAID
from silverspire.games.world_without_end.rules.favor import leads_to_outlaws, move_favor
from silverspire.games.world_without_end.rules.goods import gain, gain_points
from silverspire.games.world_without_end.state import Table
from silverspire.kernel.refusals import ALLOWED


def arrow_refusal(table: Table, arrow: i64) -> i64:
    """Arrow at 0 is always legal; outlaws must be payable after the income [WWE-FAVOR-2]."""
    if not leads_to_outlaws(table, arrow):
        return ALLOWED
    seat = table.active
    gold = table.players[seat].goods[GOLD]
    corner = table.corner_for(seat, arrow)
    if table.players[seat].begging == 0 and table.components.event_corner[corner] == GOLD:
        gold += table.components.event_corner_amount[corner]
    return ALLOWED if gold >= table.components.outlaws_gold else OUTLAWS_UNPAID


def offer_arrows(table: Table) -> vec[i64]:
    legal = vec[i64](capacity=SIDES)
    for arrow in range(SIDES):
        if arrow_refusal(table, arrow) == ALLOWED:
            legal = append(legal, ARROW_CHOICE + arrow)
    return legal


def orient_card(table: Table, arrow: i64) -> None:
    """Each player takes the income that points to them, then the active player the favor."""
    table.report(CARD_ORIENTED, table.active, arrow)
    seat = table.active
    for _ in range(table.seats):
        take_income(table, seat, arrow)
        seat = table.seat_after(seat)
    move_favor(table, table.active, arrow)


def take_income(table: Table, seat: Seat, arrow: i64) -> None:
    """Not optional; what is not in supply is 1 point instead; beggars get neither [WWE-ROUND-3]."""
    if table.players[seat].begging == 1:
        return
    components = table.components
    corner = table.corner_for(seat, arrow)
    good = components.event_corner[corner]
    amount = components.event_corner_amount[corner]
    if good == POINTS:
        gain_points(table, seat, FROM_INCOME, amount)
    elif gain(table, seat, good, amount) == 0:
        gain_points(table, seat, FROM_INCOME, 1)
