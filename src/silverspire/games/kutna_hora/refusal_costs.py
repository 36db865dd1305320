"""Kutná Hora: what a refused choice would have cost, or the cheapest of those it stands for."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from silverspire.games.kutna_hora import refusals
from silverspire.games.kutna_hora.choices import (
    BUILD_CHOICE,
    PLOT_CHOICE,
    SPACE_CHOICE,
    STACK_CHOICE,
)
from silverspire.games.kutna_hora.components import (
    NONE,
    PERMITS,
    TOWN_HALL_COLUMNS,
    TOWN_HALL_ROWS,
    WOOD,
)
from silverspire.games.kutna_hora.player import Player
from silverspire.games.kutna_hora.rules import building, mine_spaces, plot, rights, turns
from silverspire.games.kutna_hora.state import Table


def cost_of(table: Table, player: Player, code: int, choice: int) -> int | None:
    """None where the refusal is about something else; 0 where nothing can be had for money."""
    match code:
        case refusals.NO_PERMIT:
            return table.price(PERMITS)
        case refusals.SPACE_TOO_EXPENSIVE:
            return mine_spaces.space_cost(table, choice - SPACE_CHOICE) * table.price(WOOD)
        case refusals.RIGHTS_TOO_EXPENSIVE:
            return rights.rights_cost(table, choice - STACK_CHOICE)
        case refusals.PLOT_TOO_EXPENSIVE:
            return _plot_cost(table, player, choice - PLOT_CHOICE)
        case refusals.WOOD_TOO_EXPENSIVE:
            return building.building_cost(table, choice - BUILD_CHOICE)
        case refusals.TAXES_TOO_EXPENSIVE:
            return turns.taxes_due(table, player)
    return _cheapest(table, player, code)


def tiles_to_build(player: Player) -> list[int]:
    return [int(tile) for tile in player.slots if tile != NONE]


def _cheapest(table: Table, player: Player, code: int) -> int | None:
    """Of a whole action: its cheapest choice, among those that lack nothing but money."""
    match code:
        case refusals.NO_AFFORDABLE_SPACE:
            return _least(
                table.board.spaces,
                lambda n: mine_spaces.space_refusal(table, player, n, False),
                refusals.SPACE_TOO_EXPENSIVE,
                lambda n: mine_spaces.space_cost(table, n) * table.price(WOOD),
            )
        case refusals.NO_TILE_TO_TAKE:
            return _least(
                range(TOWN_HALL_ROWS * TOWN_HALL_COLUMNS),
                lambda n: rights.place_refusal(table, player, n, False),
                refusals.RIGHTS_TOO_EXPENSIVE,
                lambda n: rights.place_cost(table, n),
            )
        case refusals.NO_PLOT_TO_CLAIM:
            anywhere = plot.may_claim_anywhere(table)
            return _least(
                table.board.squares,
                lambda n: plot.square_refusal(table, player, n, player.reputation, anywhere, False),
                refusals.PLOT_TOO_EXPENSIVE,
                lambda n: _plot_cost(table, player, n),
            )
        case refusals.NOTHING_TO_BUILD:
            return _least(
                tiles_to_build(player),
                lambda n: building.tile_refusal(table, player, n, False),
                refusals.WOOD_TOO_EXPENSIVE,
                lambda n: building.building_cost(table, n),
            )
    return None


def _plot_cost(table: Table, player: Player, square: int) -> int:
    anywhere = plot.may_claim_anywhere(table)
    return plot.plot_cost(table, square, player.reputation, anywhere)


def _least(
    numbers: Iterable[int],
    refusal: Callable[[int], int],
    too_expensive: int,
    cost: Callable[[int], int],
) -> int:
    """The lowest cost of those refused as too expensive; 0 if there is none."""
    return min((cost(n) for n in numbers if refusal(n) == too_expensive), default=0)
