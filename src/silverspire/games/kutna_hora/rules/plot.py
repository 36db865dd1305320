"""The Plot action."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.choices import IGNORE_CHOICE, PLOT_CHOICE
from silverspire.games.kutna_hora.components import NONE, Seat, Square
from silverspire.games.kutna_hora.events import PLOT_CLAIMED
from silverspire.games.kutna_hora.player import Player
from silverspire.games.kutna_hora.refusals import (
    BUILT_OVER,
    CLAIMED,
    NO_MARKER,
    NO_PLOT_TO_CLAIM,
    NOT_BESIDE_BUILDING,
    OFF_THE_CITY,
    PLOT_TOO_EXPENSIVE,
)
from silverspire.games.kutna_hora.rules.event_effects import (
    PLOT_DISCOUNT,
    PLOT_PRICE,
    lasting_amount,
)
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.refusals import ALLOWED


def plot_refusal(table: Table, player: Player, reputation: i64) -> i64:
    """A Plot action needs a marker and an affordable square [KH-FRAME-7, KH-PLOT-3]."""
    if player.markers == 0:
        return NO_MARKER
    anywhere = may_claim_anywhere(table)
    squares = table.board.squares
    for place in range(len(squares)):
        square = squares[place]
        if not anywhere and table.land_prices[square] == 0:
            continue  # most squares, most of the time
        if square_refusal(table, player, square, reputation, anywhere, False) == ALLOWED:
            return ALLOWED
    return NO_PLOT_TO_CLAIM


def square_refusal(
    table: Table, player: Player, square: Square, reputation: i64, anywhere: bool, free: bool
) -> i64:
    """An unclaimed square next to a building, or any where none is left [KH-PLOT-1]."""
    if player.markers == 0:
        return NO_MARKER
    if square >= len(table.board.squares):
        return OFF_THE_CITY
    if table.city[square] != NONE:
        return BUILT_OVER
    if table.marks[square] != NONE:
        return CLAIMED
    if free:
        return ALLOWED
    if not anywhere and table.land_prices[square] == 0:
        return NOT_BESIDE_BUILDING
    if plot_cost(table, square, reputation, anywhere) > player.groschen:
        return PLOT_TOO_EXPENSIVE
    return ALLOWED


def may_claim_anywhere(table: Table) -> bool:
    """No building yet, or no unclaimed square next to one: then any unclaimed square will do."""
    if table.buildings == 0:
        return True
    squares = table.board.squares
    for place in range(len(squares)):
        square = squares[place]
        if table.land_prices[square] > 0 and table.is_unclaimed(square):
            return False
    return True


def plot_cost(table: Table, square: Square, reputation: i64, anywhere: bool) -> i64:
    """The highest plot price beside it; cheap for the well reputed [KH-PLOT-1, KH-PLOT-2]."""
    components = table.components
    if reputation >= components.cheap_plots_from:
        return components.cheap_plot_price
    price = components.open_plot_price if anywhere else table.land_prices[square]
    return price if table.event == NONE else event_plot_cost(table, price)


def event_plot_cost(table: Table, price: i64) -> i64:
    """What this round's event makes of a price: one for every plot, then a discount."""
    fixed = lasting_amount(table, PLOT_PRICE)
    price = price if fixed == NONE else fixed
    discount = lasting_amount(table, PLOT_DISCOUNT)
    return price if discount == NONE else max(table.components.cheap_plot_price, price - discount)


def offer_plots(table: Table, seat: Seat, free: bool) -> vec[i64]:
    """The squares that may be claimed; a granted Plot action may be ignored [KH-FRAME-5]."""
    player = table.players[seat]
    anywhere = free or may_claim_anywhere(table)
    squares = table.board.squares
    legal = vec[i64](capacity=len(squares))
    for place in range(len(squares)):
        square = squares[place]
        if not anywhere and table.land_prices[square] == 0:
            continue
        if square_refusal(table, player, square, player.reputation, anywhere, free) == ALLOWED:
            legal = append(legal, PLOT_CHOICE + square)
    if free:
        legal = append(legal, IGNORE_CHOICE)
    return legal


def claim_plot(table: Table, seat: Seat, square: Square, free: bool) -> None:
    """Pay for the square and mark it [KH-PLOT-1]."""
    player = table.players[seat]
    paid: i64 = 0
    if not free:
        paid = plot_cost(table, square, player.reputation, may_claim_anywhere(table))
    player.groschen -= paid
    player.markers -= 1
    table.marks[square] = seat
    table.report(PLOT_CLAIMED, seat, square, paid)
