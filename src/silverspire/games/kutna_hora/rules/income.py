"""The Income action."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.choices import IGNORE_CHOICE, PATRICIAN_CHOICE
from silverspire.games.kutna_hora.components import COLORS, Color, Seat
from silverspire.games.kutna_hora.events import INCOME_GAINED, PATRICIAN_SEATED
from silverspire.games.kutna_hora.questions import COUNCIL_ASKED
from silverspire.games.kutna_hora.refusals import NOT_IN_BANK, NOT_IN_POOL
from silverspire.games.kutna_hora.state import COUNCIL, POOL, Table
from silverspire.kernel.refusals import ALLOWED


def take_income(table: Table, seat: Seat) -> None:
    """Gain production × price [KH-INCOME-1]; then a patrician may be seated [KH-INCOME-2]."""
    player = table.players[seat]
    amount = table.income(player)
    player.groschen += amount
    table.report(INCOME_GAINED, seat, amount)
    if table.patricians_in(POOL) > 0 and player.groschen >= table.components.council_price:
        table.push(COUNCIL_ASKED, seat)


def patrician_refusal(table: Table, where: i64, color: Color) -> i64:
    """From the pool in an Income action, from the bank by St. Barbara's tile 6."""
    if table.patricians[where + color] > 0:
        return ALLOWED
    return NOT_IN_POOL if where == POOL else NOT_IN_BANK


def offer_patricians(table: Table, where: i64) -> vec[i64]:
    """One patrician of your choice, or none."""
    legal = vec[i64](capacity=COLORS + 1)
    for color in range(COLORS):
        if patrician_refusal(table, where, color) == ALLOWED:
            legal = append(legal, PATRICIAN_CHOICE + color)
    return append(legal, IGNORE_CHOICE)


def seat_patrician(table: Table, seat: Seat, where: i64, color: Color) -> None:
    """A patrician joins the council: from the pool for a price, from the bank for nothing."""
    paid: i64 = table.components.council_price if where == POOL else 0
    table.players[seat].groschen -= paid
    table.patricians[where + color] -= 1
    table.patricians[COUNCIL + color] += 1
    table.report(PATRICIAN_SEATED, seat, color, paid)
