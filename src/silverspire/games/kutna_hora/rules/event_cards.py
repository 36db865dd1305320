"""What event cards do at the end of their round [KH-END-1]."""

from __future__ import annotations

from mypy_extensions import i64

from silverspire.games.kutna_hora.components import (
    EVERYONE_PELICANS,
    EVERYONE_REPUTATION,
    FEWEST_POINTS_PELICANS,
    FLIP,
    MINE_ROWS,
    MOST_BUILDINGS_POINTS,
    MOST_MINES_POINTS,
    MOVE_ARM,
    TOWN_BUILDS_ONE,
    Commodity,
    Seat,
)
from silverspire.games.kutna_hora.events import EVENT_ACTED
from silverspire.games.kutna_hora.player import FROM_EVENTS
from silverspire.games.kutna_hora.rules.barbara import flip_tile
from silverspire.games.kutna_hora.rules.prices import (
    advance_ore,
    advance_population,
    heed_town,
    move_arm,
    town_builds,
)
from silverspire.games.kutna_hora.rules.scores import change_reputation, gain_pelicans, score
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.events import NOBODY


def act_event(table: Table) -> None:
    """Population, ore, then its other effect, all before taxes [KH-END-1]."""
    components = table.components
    event = table.event
    table.report(EVENT_ACTED, NOBODY, event)
    advance_population(table, components.event_population[event])
    advance_ore(table, components.event_ore[event])
    effect = table.event_effect()
    amount = components.event_amount[event]
    if effect == MOVE_ARM:
        move_arm(table, components.event_commodity[event])
    elif effect == TOWN_BUILDS_ONE:
        town_builds_once(table, components.event_commodity[event])
    elif effect == FLIP:
        flip_tile(table)
    else:
        touch_players(table, effect, amount)


def town_builds_once(table: Table, commodity: Commodity) -> None:
    """As if its symbol had come into the window."""
    town_builds(table, commodity)
    heed_town(table, commodity)


def touch_players(table: Table, effect: i64, amount: i64) -> None:
    for seat in range(table.seats):
        if effect == EVERYONE_REPUTATION:
            change_reputation(table, seat, amount)
        elif effect == EVERYONE_PELICANS:
            gain_pelicans(table, seat, amount)
        elif effect == MOST_MINES_POINTS and leads(table, seat, True):
            score(table, seat, FROM_EVENTS, amount)
        elif effect == MOST_BUILDINGS_POINTS and leads(table, seat, False):
            score(table, seat, FROM_EVENTS, amount)
        elif effect == FEWEST_POINTS_PELICANS and trails(table, seat):
            gain_pelicans(table, seat, amount)


def leads(table: Table, seat: Seat, in_mine: bool) -> bool:
    """Nobody has more mines (or own buildings), and the seat has at least one."""
    own = count_of(table, seat, in_mine)
    for other in range(table.seats):
        if count_of(table, other, in_mine) > own:
            return False
    return own > 0


def count_of(table: Table, seat: Seat, in_mine: bool) -> i64:
    count: i64 = 0
    if in_mine:
        for row in range(MINE_ROWS):
            count += table.mines_of(seat, row)
        return count
    for square in range(len(table.board.squares)):
        if table.is_own_building(square, seat):
            count += 1
    return count


def trails(table: Table, seat: Seat) -> bool:
    """Nobody has fewer points."""
    for other in table.players:
        if other.score < table.players[seat].score:
            return False
    return True
