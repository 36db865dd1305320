"""Selling at the fair, weaving cloth."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.world_without_end.choices import CLOTH_CHOICE
from silverspire.games.world_without_end.components import (
    CLOTH,
    GOLD,
    NONE,
    WOOL,
    Good,
    Seat,
)
from silverspire.games.world_without_end.effect_vocabulary import (
    CLOTH_PRICE,
    NO_SALE,
    WOOL_PRICE,
)
from silverspire.games.world_without_end.events import CLOTH_WOVEN, SOLD
from silverspire.games.world_without_end.questions import CLOTH_SALE_ASKED
from silverspire.games.world_without_end.refusals import (
    CLOTH_LIMIT,
    CLOTH_SHORT,
    FAIR_CLOSED,
    NOTHING_SOLD,
    TOO_FEW_CLOTH,
    TOO_FEW_WOOL,
    WEAVES_ONE_OR_TWO,
)
from silverspire.games.world_without_end.rules.goods import gain, lose
from silverspire.games.world_without_end.state import Table
from silverspire.kernel.refusals import ALLOWED


def is_sold(table: Table, good: Good) -> bool:
    """A canceled fair space sells nothing [WWE-ACT-5]."""
    if table.fair_canceled & (1 << good) != 0:
        return False
    return table.lasting(NO_SALE, NONE) == NONE


def price_of(table: Table, good: Good) -> i64:
    """The printed price, or a long-term event's [WWE-CARD-1]."""
    components = table.components
    changed = table.lasting(WOOL_PRICE if good == WOOL else CLOTH_PRICE, NONE)
    if changed != NONE:
        return components.effects[changed + 1]
    return components.wool_price if good == WOOL else components.cloth_price


def wool_refusal(table: Table, seat: Seat, count: i64) -> i64:
    """Any number of wool; none only where cloth can be sold instead [WWE-ACT-5]."""
    if count == 0:
        return ALLOWED if cloth_refusal(table, seat, 1, 0) == ALLOWED else NOTHING_SOLD
    if not is_sold(table, WOOL):
        return FAIR_CLOSED
    return ALLOWED if count <= table.players[seat].goods[WOOL] else TOO_FEW_WOOL


def cloth_refusal(table: Table, seat: Seat, count: i64, wool: i64) -> i64:
    """At most one cloth; a sale of nothing is none [WWE-ACT-5]."""
    if count == 0:
        return ALLOWED if wool > 0 else NOTHING_SOLD
    if not is_sold(table, CLOTH):
        return FAIR_CLOSED
    if count > table.components.cloth_limit:
        return CLOTH_LIMIT
    return ALLOWED if count <= table.players[seat].goods[CLOTH] else TOO_FEW_CLOTH


def offer_cloth(table: Table, seat: Seat, wool: i64) -> vec[i64]:
    limit = table.components.cloth_limit
    legal = vec[i64](capacity=limit + 1)
    for count in range(limit + 1):
        if cloth_refusal(table, seat, count, wool) == ALLOWED:
            legal = append(legal, CLOTH_CHOICE + count)
    return legal


def choose_wool(table: Table, seat: Seat, count: i64) -> None:
    table.push(CLOTH_SALE_ASKED, seat, count)


def sell(table: Table, seat: Seat, wool: i64, cloth: i64) -> None:
    """Wool and cloth go back to their supplies for gold [WWE-ACT-5, WWE-FRAME-4]."""
    paid = wool * price_of(table, WOOL) + cloth * price_of(table, CLOTH)
    table.report(SOLD, seat, wool, cloth, paid)
    lose(table, seat, WOOL, wool)
    lose(table, seat, CLOTH, cloth)
    gain(table, seat, GOLD, paid)


def weave_refusal(table: Table, seat: Seat, count: i64) -> i64:
    """1 wool to 1 cloth, or 2 to 2; the cloth must be in supply [WWE-ACT-10]."""
    if count == 0 or count > 2:
        return WEAVES_ONE_OR_TWO
    if table.players[seat].goods[WOOL] < count:
        return TOO_FEW_WOOL
    return ALLOWED if table.supply[CLOTH] >= count else CLOTH_SHORT


def weave(table: Table, seat: Seat, count: i64) -> None:
    table.report(CLOTH_WOVEN, seat, count)
    lose(table, seat, WOOL, count)
    gain(table, seat, CLOTH, count)
