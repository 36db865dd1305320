"""One interpreter for the effects that event cards are composed of [WWE-EVENT-4]."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.world_without_end.choices import (
    DECLINE_CHOICE,
    GOOD_CHOICE,
    PERFORM_CHOICE,
)
from silverspire.games.world_without_end.components import (
    EFFECT_WIDTH,
    FAVOR_SPACES,
    GOODS,
    POINTS,
    EventCard,
    Good,
    Seat,
)
from silverspire.games.world_without_end.effect_vocabulary import (
    CANCEL_FAIR,
    CANCEL_FAVOR,
    CANCEL_OTHER_PROJECTS,
    COMPLETE_PROJECT,
    DISCARD,
    FEWEST,
    GAIN,
    GAIN_ONE_OF,
    GAIN_POINTS,
    LOSE,
    LOSE_ONE_OF,
    LOSE_POINTS,
    MOST,
    MOVE_FAVOR,
    NO_ACTIONS,
    OPEN_FAIR,
    OPEN_PROJECT,
    PAY_OR_LOSE,
    POINTS_PER_GOOD,
    POINTS_PER_HOUSE,
    RANDOM_DISCARDS_THIS_ROUND,
    RETURN_HOUSE,
    TRADE,
)
from silverspire.games.world_without_end.events import (
    ACTIONS_STOPPED,
    FAIR_CANCELED,
    FAIR_OPENED,
    FAVOR_CANCELED,
)
from silverspire.games.world_without_end.player import FROM_EVENTS
from silverspire.games.world_without_end.questions import (
    EFFECT_STEP,
    EVENT_TRADE_ASKED,
    GAINED_GOOD_ASKED,
    LOST_GOOD_ASKED,
    PAYMENT_ASKED,
    RETURNED_HOUSE_ASKED,
)
from silverspire.games.world_without_end.refusals import (
    CANNOT_PAY,
    EXCHANGE_SHORT,
    GOOD_NOT_HELD,
    GOOD_NOT_NAMED,
    NOT_IN_SUPPLY,
)
from silverspire.games.world_without_end.rules import discards, projects
from silverspire.games.world_without_end.rules.favor import shift_favor
from silverspire.games.world_without_end.rules.goods import (
    change_points,
    gain,
    hand_over,
    held,
    lose,
    lose_points,
    receive,
)
from silverspire.games.world_without_end.state import Table
from silverspire.kernel.events import NOBODY
from silverspire.kernel.refusals import ALLOWED


def act(table: Table, event: EventCard, number: i64) -> None:
    """Carry out one effect of a card, then the next; what lasts is looked up while it lasts."""
    components = table.components
    if number == components.event_count[event]:
        return
    table.push(EFFECT_STEP, NOBODY, event, number + 1)
    at = (components.event_first[event] + number) * EFFECT_WIDTH
    effect = components.effects[at]
    first = components.effects[at + 1]
    second = components.effects[at + 2]
    if effect == NO_ACTIONS:
        table.no_actions = 1
        table.report(ACTIONS_STOPPED, NOBODY)
    elif effect == RANDOM_DISCARDS_THIS_ROUND:
        table.random_discards = 1
    elif effect == OPEN_PROJECT:
        projects.open_project(table, first)
    elif effect == CANCEL_OTHER_PROJECTS:
        projects.cancel_other_projects(table, first)
    elif effect == COMPLETE_PROJECT:
        projects.complete_from_supply(table, first)
    elif effect == CANCEL_FAVOR:
        cancel_favor(table, first)
    elif effect == CANCEL_FAIR:
        table.fair_canceled |= 1 << first
        table.report(FAIR_CANCELED, NOBODY, first)
    elif effect == OPEN_FAIR:
        table.fair_canceled &= ~(1 << first)
        table.report(FAIR_OPENED, NOBODY, first)
    elif effect == MOVE_FAVOR:
        shift_favor(table, table.active, first)
    elif asks_players(effect):
        ask_each(table, effect, first, at)
    else:
        touch_each(table, effect, first, second)


def cancel_favor(table: Table, person: i64) -> None:
    """A person's spaces are canceled until the chapter ends [WWE-EVENT-2]."""
    for space in range(FAVOR_SPACES):
        if table.components.favor_track[space] == person:
            table.favor_canceled[space] = 1
    table.report(FAVOR_CANCELED, NOBODY, person)


def touch_each(table: Table, effect: i64, first: i64, second: i64) -> None:
    """What happens to each player without a choice, the active player first."""
    best = extreme(table, effect, first)  # before anybody's points change
    seat = table.active
    for _ in range(table.seats):
        if effect == GAIN:
            gain(table, seat, first, second)
        elif effect == GAIN_POINTS:
            change_points(table, seat, FROM_EVENTS, first)
        elif effect == LOSE:
            lose(table, seat, first, second)
        elif effect == LOSE_POINTS:
            lose_points(table, seat, FROM_EVENTS, first)
        elif effect == POINTS_PER_GOOD:
            change_points(table, seat, FROM_EVENTS, held(table, seat, first) * second)
        elif effect == POINTS_PER_HOUSE:
            change_points(table, seat, FROM_EVENTS, table.houses_on_board(seat) * first)
        elif best & (1 << seat) != 0:
            change_points(table, seat, FROM_EVENTS, second)
        seat = table.seat_after(seat)


def extreme(table: Table, effect: i64, good: Good) -> i64:
    """Who holds most (at least 1) or fewest of a good, a bit for each seat; ties all."""
    if effect not in (MOST, FEWEST):
        return 0
    best = held(table, 0, good)
    for seat in range(1, table.seats):
        other = held(table, seat, good)
        best = max(best, other) if effect == MOST else min(best, other)
    if effect == MOST and best == 0:
        return 0
    seats: i64 = 0
    for seat in range(table.seats):
        if held(table, seat, good) == best:
            seats |= 1 << seat
    return seats


def asks_players(effect: i64) -> bool:
    if effect in (LOSE_ONE_OF, GAIN_ONE_OF, TRADE):
        return True
    return effect in (PAY_OR_LOSE, RETURN_HOUSE, DISCARD)


def ask_each(table: Table, effect: i64, first: i64, at: i64) -> None:
    """Questions go round from the active player; the last is pushed first [WWE-ROUND-1]."""
    seat = table.active
    for _ in range(table.seats):
        seat = table.seat_before(seat)
        if effect == LOSE_ONE_OF:
            if len(offer_lost_goods(table, seat, first)) > 0:
                table.push(LOST_GOOD_ASKED, seat, first)
        elif effect == GAIN_ONE_OF:
            table.push(GAINED_GOOD_ASKED, seat, first)
        elif effect == TRADE:
            table.push(EVENT_TRADE_ASKED, seat, at)
        elif effect == PAY_OR_LOSE:
            table.push(PAYMENT_ASKED, seat, at)
        elif effect == DISCARD:
            discards.ask_extra_discards(table, seat, first)
        elif table.houses_on_board(seat) > 0:
            table.push(RETURNED_HOUSE_ASKED, seat)


# --- The questions -------------------------------------------------------------------------------


def lost_good_refusal(table: Table, seat: Seat, goods: i64, good: Good) -> i64:
    """One of the named goods, your choice among those you have [WWE-CARD-4]."""
    if goods & (1 << good) == 0:
        return GOOD_NOT_NAMED
    return ALLOWED if table.players[seat].goods[good] > 0 else GOOD_NOT_HELD


def offer_lost_goods(table: Table, seat: Seat, goods: i64) -> vec[i64]:
    legal = vec[i64](capacity=GOODS)
    for good in range(GOODS):
        if lost_good_refusal(table, seat, goods, good) == ALLOWED:
            legal = append(legal, GOOD_CHOICE + good)
    return legal


def gained_good_refusal(table: Table, goods: i64, good: Good) -> i64:
    if goods & (1 << good) == 0:
        return GOOD_NOT_NAMED
    return ALLOWED if table.in_supply(good) else NOT_IN_SUPPLY


def offer_gained_goods(table: Table, goods: i64) -> vec[i64]:
    """What is not in supply is not received: then there is nothing to take [WWE-EVENT-4]."""
    legal = vec[i64](capacity=GOODS)
    for good in range(GOODS):
        if gained_good_refusal(table, goods, good) == ALLOWED:
            legal = append(legal, GOOD_CHOICE + good)
    return legal if len(legal) > 0 else append(legal, DECLINE_CHOICE)


def trade_refusal(table: Table, seat: Seat, at: i64) -> i64:
    """All or nothing; what you get must be in supply [WWE-EVENT-4]."""
    effects = table.components.effects
    if held(table, seat, effects[at + 1]) < effects[at + 2]:
        return EXCHANGE_SHORT
    good, amount = effects[at + 3], effects[at + 4]
    if good != POINTS and table.available(good, amount) < amount:
        return NOT_IN_SUPPLY
    return ALLOWED


def offer_trade(table: Table, seat: Seat, at: i64) -> vec[i64]:
    legal = vec[i64](capacity=2)
    if trade_refusal(table, seat, at) == ALLOWED:
        legal = append(legal, PERFORM_CHOICE)
    return append(legal, DECLINE_CHOICE)


def trade(table: Table, seat: Seat, at: i64) -> None:
    effects = table.components.effects
    hand_over(table, seat, effects[at + 1], effects[at + 2], FROM_EVENTS)
    receive(table, seat, effects[at + 3], effects[at + 4], FROM_EVENTS)


def payment_refusal(table: Table, seat: Seat, at: i64) -> i64:
    effects = table.components.effects
    return ALLOWED if held(table, seat, effects[at + 1]) >= effects[at + 2] else CANNOT_PAY


def offer_payment(table: Table, seat: Seat, at: i64) -> vec[i64]:
    legal = vec[i64](capacity=2)
    if payment_refusal(table, seat, at) == ALLOWED:
        legal = append(legal, PERFORM_CHOICE)
    return append(legal, DECLINE_CHOICE)


def settle_payment(table: Table, seat: Seat, at: i64, paying: bool) -> None:
    """Pay, or lose the points instead."""
    effects = table.components.effects
    if paying:
        lose(table, seat, effects[at + 1], effects[at + 2])
    else:
        lose_points(table, seat, FROM_EVENTS, effects[at + 3])
