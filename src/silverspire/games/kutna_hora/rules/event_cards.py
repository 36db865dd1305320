"""The event of the round: one interpreter for what event cards say [KH-END-1]."""

from __future__ import annotations

from mypy_extensions import i64

from silverspire.games.kutna_hora.components import MINE_ROWS, NONE, Action, Seat
from silverspire.games.kutna_hora.event_words import (
    ACTIVE_PLAYER,
    EFFECT_AMOUNT,
    EFFECT_KIND,
    EFFECT_OF,
    EFFECT_PER,
    EFFECT_RECIPIENT,
    EFFECT_SUBJECT,
    EFFECT_TIME,
    EFFECT_WIDTH,
    END_OF_ROUND,
    EVERYONE,
    FIRST_ACTION_TIME,
    GROSCHEN,
    MINES,
    MOST,
    OWN_BUILDINGS,
    PLOTS,
    POINTS,
    REPUTATION,
    STARTING_PLAYER,
)
from silverspire.games.kutna_hora.events import EVENT_ACTED
from silverspire.games.kutna_hora.questions import EVENT_STEP
from silverspire.games.kutna_hora.rules.event_effects import EFFECTS, EventEffect
from silverspire.games.kutna_hora.rules.prices import (
    advance_ore,
    advance_population,
    all_prices,
    report_prices,
)
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.events import NOBODY


def queue_event(table: Table, time: i64, seat: Seat = NOBODY) -> None:
    """The round's event will act now, or after what is pushed next, if it says so."""
    if table.event != NONE and table.components.event_times[table.event] & (1 << time) != 0:
        table.push(EVENT_STEP, seat, 0, time)


def queue_event_of_action(table: Table, seat: Seat, action: Action) -> None:
    """What an event adds to an action happens after it."""
    queue_event(table, FIRST_ACTION_TIME + action, seat)


def act_event(table: Table, seat: Seat, number: i64, time: i64) -> None:
    """At the end of a round the decks move first; then each effect of this time in turn."""
    components = table.components
    event = table.event
    prices = all_prices(table)
    if number == 0:
        table.report(EVENT_ACTED, NOBODY, event, time)
        if time == END_OF_ROUND:
            advance_population(table, components.event_population[event])
            advance_ore(table, components.event_ore[event])
    for later in range(number, components.event_count[event]):
        at = (components.event_first[event] + later) * EFFECT_WIDTH
        if components.event_effects[at + EFFECT_TIME] != time:
            continue
        row = EFFECTS.rows[components.event_effects[at + EFFECT_KIND]]
        if row.asks:  # what comes after it waits for the answers
            table.push(EVENT_STEP, seat, later + 1, time)
        carry_out(table, row, seat, at)
        if row.asks:
            break
    report_prices(table, NOBODY, prices)


def carry_out(table: Table, row: EventEffect, active: Seat, at: i64) -> None:
    """One effect: for the table, or for each player whom it concerns."""
    effects = table.components.event_effects
    act = row.act
    assert act is not None  # what holds during the round has no time to act
    subject = effects[at + EFFECT_SUBJECT]
    amount = effects[at + EFFECT_AMOUNT]
    if not row.to_players:
        act(table, NOBODY, subject, amount)
        return
    concerned = recipients(table, active, effects[at + EFFECT_RECIPIENT], effects[at + EFFECT_OF])
    seat = table.starting_seat
    for _ in range(table.seats):
        if row.asks:  # the last to answer is pushed first
            seat = seat - 1 if seat > 0 else table.seats - 1
        if concerned & (1 << seat) != 0:
            per = effects[at + EFFECT_PER]
            times: i64 = 1 if per == NONE else count_of(table, seat, per)
            act(table, seat, subject, amount * times)
        if not row.asks:
            seat = table.seat_after(seat)


def recipients(table: Table, active: Seat, recipient: i64, thing: i64) -> i64:
    """Whom an effect concerns, a bit for each seat; known before anything changes."""
    if recipient == EVERYONE:
        return (1 << table.seats) - 1
    if recipient == STARTING_PLAYER:
        return 1 << table.starting_seat
    if recipient == ACTIVE_PLAYER:
        return 1 << active
    best = count_of(table, 0, thing)
    for seat in range(1, table.seats):
        other = count_of(table, seat, thing)
        best = max(best, other) if recipient == MOST else min(best, other)
    if recipient == MOST and best <= 0:
        return 0  # with none at all nobody has most
    concerned: i64 = 0
    for seat in range(table.seats):
        if count_of(table, seat, thing) == best:
            concerned |= 1 << seat
    return concerned


def count_of(table: Table, seat: Seat, thing: i64) -> i64:
    """How much a seat has of a thing."""
    player = table.players[seat]
    if thing == MINES:
        return count_mines(table, seat)
    if thing == OWN_BUILDINGS:
        return count_buildings(table, seat)
    if thing == PLOTS:
        return player.plots()
    if thing == POINTS:
        return player.score
    if thing == REPUTATION:
        return player.reputation
    return player.groschen if thing == GROSCHEN else player.pelicans


def count_mines(table: Table, seat: Seat) -> i64:
    count: i64 = 0
    for row in range(MINE_ROWS):
        count += table.mines_of(seat, row)
    return count


def count_buildings(table: Table, seat: Seat) -> i64:
    """Own buildings; a public building is nobody's [KH-FRAME-8]."""
    count: i64 = 0
    for square in range(len(table.board.squares)):
        if table.is_own_building(square, seat):
            count += 1
    return count
