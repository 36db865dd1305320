"""Rounds and turns: the event, the orientation, a card each, the discard."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.world_without_end.choices import (
    CARD_CHOICE,
    DECLINE_CHOICE,
    TRADE_CHOICE,
)
from silverspire.games.world_without_end.components import (
    CARDS,
    EVENT_SPACES,
    NONE,
    PRIVILEGE_CARD,
    ROUNDS,
    STARRED_CARDS,
    Card,
    Seat,
)
from silverspire.games.world_without_end.effect_vocabulary import (
    BONUS,
    FORBID,
    TRADE_EACH_ROUND,
)
from silverspire.games.world_without_end.events import (
    ACTION_FORBIDDEN,
    CARD_PLAYED,
    EVENT_LEFT,
    EVENT_REVEALED,
    EVENT_STAYED,
    LAST_CARD,
    ROUND_BEGAN,
    TRADED,
)
from silverspire.games.world_without_end.player import FROM_EVENTS, Player
from silverspire.games.world_without_end.questions import (
    ACTION_ASKED,
    BONUS_STEP,
    CARD_ASKED,
    CHAPTER_END_STEP,
    DISCARD_STEP,
    EFFECT_STEP,
    EXCHANGE_ASKED,
    ORIENT_STEP,
    ROUND_END_STEP,
    ROUND_STEP,
    TURN_STEP,
)
from silverspire.games.world_without_end.refusals import (
    AT_COURT,
    CARD_NOT_YET,
    CARD_SPENT,
    EXCHANGED_ALREADY,
    NO_EXCHANGE,
)
from silverspire.games.world_without_end.rules.effects import trade, trade_refusal
from silverspire.games.world_without_end.rules.goods import receive
from silverspire.games.world_without_end.rules.plague import turn_plague_token
from silverspire.games.world_without_end.state import EVENT_PLACES, NEW_EVENT, Table
from silverspire.kernel.events import NOBODY
from silverspire.kernel.refusals import ALLOWED


def begin_round(table: Table) -> None:
    """Reveal the event; orientation, then a turn each: the last is pushed first [WWE-ROUND-1]."""
    table.round += 1
    table.traded = 0
    table.no_actions = 0
    table.random_discards = 0
    table.report(ROUND_BEGAN, table.active, table.round)
    event = table.decks[table.chapter * ROUNDS + table.round - 1]
    table.places[NEW_EVENT] = event
    table.report(EVENT_REVEALED, table.active, event)
    turn_plague_token(table, event)
    table.push(ROUND_END_STEP, NOBODY)
    seat = table.active
    for _ in range(table.seats):
        seat = table.seat_before(seat)
        table.push(TURN_STEP, seat)
    table.push(ORIENT_STEP, table.active)
    table.push(EFFECT_STEP, NOBODY, event)


def end_round(table: Table) -> None:
    """A long-term event stays, displacing the oldest; an immediate one leaves [WWE-ROUND-6]."""
    event = table.places[NEW_EVENT]
    table.places[NEW_EVENT] = NONE
    if table.components.event_lasting[event] == 1:
        keep_event(table, event)
    for player in table.players:  # both hold in a chapter's first round only [WWE-CHAP-3]
        player.court = 0
        player.begging = 0
    table.active = table.seat_after(table.active)
    table.push(CHAPTER_END_STEP if table.round == ROUNDS else ROUND_STEP, NOBODY)


def keep_event(table: Table, event: i64) -> None:
    """The first free of two spaces; with both full it replaces the one longest in force."""
    space = table.oldest
    for place in range(EVENT_SPACES):
        if table.places[EVENT_SPACES - 1 - place] == NONE:
            space = EVENT_SPACES - 1 - place
    if table.places[space] != NONE:
        table.report(EVENT_LEFT, NOBODY, table.places[space])
        table.oldest = EVENT_SPACES - 1 - space
    table.places[space] = event
    table.report(EVENT_STAYED, NOBODY, event)


# --- Playing a card ------------------------------------------------------------------------------


def card_refusal(table: Table, player: Player, card: Card) -> i64:
    if player.holds(card):
        return ALLOWED
    if table.first_game and table.chapter == 0 and card >= STARRED_CARDS:
        return CARD_NOT_YET
    return CARD_SPENT


def offer_cards(table: Table, seat: Seat) -> vec[i64]:
    """A card from hand; before it, a long-term exchange [WWE-ROUND-1]."""
    player = table.players[seat]
    legal = vec[i64](capacity=CARDS + EVENT_PLACES)
    for card in range(CARDS):
        if player.holds(card):
            legal = append(legal, CARD_CHOICE + card)
    for place in range(EVENT_PLACES):
        if exchange_refusal(table, seat, place) == ALLOWED:
            legal = append(legal, TRADE_CHOICE + place)
    return legal


def play_card(table: Table, seat: Seat, card: Card) -> None:
    """Face up to the action pile; then action, exchange and discard [WWE-ACT-1, WWE-ACT-2]."""
    player = table.players[seat]
    repeated = privileged_card(player) if card == PRIVILEGE_CARD else card
    player.hand &= ~(1 << card)
    player.pile = append(player.pile, card)
    player.performed = 0
    if player.hand == 0:
        table.report(LAST_CARD, seat)
    table.report(CARD_PLAYED, seat, card)
    table.push(DISCARD_STEP, seat)
    table.push(EXCHANGE_ASKED, seat)
    if (
        repeated == NONE
        or is_forbidden(table, player, card)
        or is_forbidden(table, player, repeated)
    ):
        table.report(ACTION_FORBIDDEN, seat, card)
        return
    table.push(BONUS_STEP, seat, repeated)
    table.push(ACTION_ASKED, seat, repeated)


def privileged_card(player: Player) -> Card:
    """The card beneath, if its action was performed in the previous round [WWE-ACT-6]."""
    if len(player.pile) == 0 or player.performed == 0:
        return NONE
    return player.pile[len(player.pile) - 1]


def is_forbidden(table: Table, player: Player, card: Card) -> bool:
    """At the royal court, by this round's event or by a long-term one [WWE-CHAP-3, WWE-CARD-3]."""
    if player.court == 1 or table.no_actions == 1:
        return True
    return table.lasting(FORBID, card) != NONE


def add_bonus(table: Table, seat: Seat, card: Card) -> None:
    """What long-term events add for the player who performed an action, also by privilege."""
    player = table.players[seat]
    if player.performed == 0:
        return
    pay_bonus(table, seat, card)
    if player.pile[len(player.pile) - 1] == PRIVILEGE_CARD:
        pay_bonus(table, seat, PRIVILEGE_CARD)


def pay_bonus(table: Table, seat: Seat, card: Card) -> None:
    """All long-term events in force count [WWE-ROUND-5]."""
    effects = table.components.effects
    for place in range(EVENT_PLACES):
        at = table.lasting_on(place, BONUS, card)
        if at != NONE:
            receive(table, seat, effects[at + 2], effects[at + 3], FROM_EVENTS)


# --- Long-term exchanges -------------------------------------------------------------------------


def exchange_refusal(table: Table, seat: Seat, place: i64) -> i64:
    """Once per player and round, in your own turn, not at the royal court [WWE-ROUND-1]."""
    card = table.places[place]
    if card == NONE or table.components.event_lasting[card] == 0:
        return NO_EXCHANGE
    at = table.components.effect_place(card, TRADE_EACH_ROUND)
    if at == NONE:
        return NO_EXCHANGE
    if table.players[seat].court == 1:
        return AT_COURT
    if table.traded & (1 << (seat * EVENT_PLACES + place)) != 0:
        return EXCHANGED_ALREADY
    return trade_refusal(table, seat, at)


def offer_exchanges(table: Table, seat: Seat) -> vec[i64]:
    legal = vec[i64](capacity=EVENT_PLACES + 1)
    for place in range(EVENT_PLACES):
        if exchange_refusal(table, seat, place) == ALLOWED:
            legal = append(legal, TRADE_CHOICE + place)
    return append(legal, DECLINE_CHOICE)


def exchange(table: Table, seat: Seat, place: i64, after_action: bool) -> None:
    card = table.places[place]
    table.traded |= 1 << (seat * EVENT_PLACES + place)
    table.report(TRADED, seat, card)
    trade(table, seat, table.components.effect_place(card, TRADE_EACH_ROUND))
    table.push(EXCHANGE_ASKED if after_action else CARD_ASKED, seat)
