"""Playing a card: one of its two actions, or nothing; and the Joker."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.choices import (
    CARD_CHOICE,
    CARD_WIDTH,
    JOKER_CHOICE,
    WITHOUT_EFFECT,
)
from silverspire.games.kutna_hora.components import (
    BARBARA,
    BUILDING,
    CARDS,
    INCOME,
    JOKER,
    MINE,
    NONE,
    PLOT,
    RIGHTS,
    Action,
    Card,
    Components,
    Seat,
)
from silverspire.games.kutna_hora.events import CARD_PLAYED, CARD_WITHOUT_EFFECT, JOKER_USED
from silverspire.games.kutna_hora.player import Player
from silverspire.games.kutna_hora.questions import (
    BUILDING_ASKED,
    JOKER_ASKED,
    PLOT_ASKED,
    RIGHTS_ASKED,
)
from silverspire.games.kutna_hora.refusals import ACTION_NOT_ON_CARD, CARD_SPENT
from silverspire.games.kutna_hora.rules.barbara import barbara_refusal, use_pelican
from silverspire.games.kutna_hora.rules.building import building_refusal
from silverspire.games.kutna_hora.rules.event_cards import queue_event_of_action
from silverspire.games.kutna_hora.rules.event_effects import FREE_JOKER, lasting_amount
from silverspire.games.kutna_hora.rules.income import take_income
from silverspire.games.kutna_hora.rules.mine import mine_refusal, start_mine
from silverspire.games.kutna_hora.rules.plot import plot_refusal
from silverspire.games.kutna_hora.rules.rights import rights_refusal
from silverspire.games.kutna_hora.rules.scores import change_reputation
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.refusals import ALLOWED

ACTION_BITS: Final = JOKER + 1


def action_refusal(table: Table, player: Player, action: Action, reputation: i64) -> i64:
    """When an action is offered with effect [KH-FRAME-7]."""
    if action == MINE:
        return mine_refusal(table, player)
    if action == RIGHTS:
        return rights_refusal(table, player)
    if action == PLOT:
        return plot_refusal(table, player, reputation)
    if action == BUILDING:
        return building_refusal(table, player)
    if action == BARBARA:
        return barbara_refusal(player)
    return ALLOWED  # Income always; so the Joker too, which may be an Income


def joker_loss(table: Table, player: Player) -> i64:
    """1 reputation, none for the well reputed [KH-JOKER-1, KH-REP-1]."""
    if player.reputation >= table.components.free_joker_from:
        return 0
    return 1 if lasting_amount(table, FREE_JOKER) == NONE else 0


def card_refusal(table: Table, player: Player, card: Card, action: Action) -> i64:
    """A card in hand with that action on it [KH-FRAME-4]; or any, without effect [KH-FRAME-5]."""
    if player.hand & (1 << card) == 0:
        return CARD_SPENT
    if action == WITHOUT_EFFECT:
        return ALLOWED
    actions = table.components.card_actions
    if actions[card * 2] != action and actions[card * 2 + 1] != action:
        return ACTION_NOT_ON_CARD
    return action_refusal(table, player, action, player.reputation)


def offer_cards(table: Table, seat: Seat) -> vec[i64]:
    """Every card in hand: its possible actions, and no effect."""
    player = table.players[seat]
    possible: i64 = 0  # a bit for each action
    for action in range(JOKER + 1):
        if action_refusal(table, player, action, player.reputation) == ALLOWED:
            possible |= 1 << action
    known = table.components.card_choices
    situation = int(player.hand << ACTION_BITS | possible)
    if situation not in known:
        known[situation] = list_cards(table.components, player.hand, possible)
    return known[situation]


def list_cards(components: Components, hand: i64, possible: i64) -> vec[i64]:
    """The choices for a hand when these actions are possible; the pack remembers each list."""
    legal = vec[i64](capacity=CARDS * 3)
    for card in range(CARDS):
        if hand & (1 << card) == 0:
            continue
        choice = CARD_CHOICE + card * CARD_WIDTH
        for half in range(2):
            action = components.card_actions[card * 2 + half]
            if possible & (1 << action) != 0:
                legal = append(legal, choice + action)
        legal = append(legal, choice + WITHOUT_EFFECT)
    return legal


def play_card(table: Table, seat: Seat, card: Card, action: Action) -> None:
    """The card is spent until the round ends; its other half is given up [KH-FRAME-4]."""
    player = table.players[seat]
    player.hand &= ~(1 << card)
    if action == WITHOUT_EFFECT:
        table.report(CARD_WITHOUT_EFFECT, seat, card)
        return
    table.report(CARD_PLAYED, seat, card, action)
    start_action(table, seat, action)


def start_action(table: Table, seat: Seat, action: Action) -> None:
    queue_event_of_action(table, seat, action)
    if action == MINE:
        start_mine(table, seat)
    elif action == RIGHTS:
        table.push(RIGHTS_ASKED, seat)
    elif action == PLOT:
        table.push(PLOT_ASKED, seat)
    elif action == BUILDING:
        table.push(BUILDING_ASKED, seat)
    elif action == INCOME:
        take_income(table, seat)
    elif action == BARBARA:
        use_pelican(table, seat)
    else:
        use_joker(table, seat)


def use_joker(table: Table, seat: Seat) -> None:
    """Lose 1 reputation first; thresholds count after the loss [KH-JOKER-1]."""
    lost = joker_loss(table, table.players[seat])
    table.report(JOKER_USED, seat, lost)
    change_reputation(table, seat, -lost)
    table.push(JOKER_ASKED, seat)


def offer_joker(table: Table, seat: Seat) -> vec[i64]:
    player = table.players[seat]
    legal = vec[i64](capacity=JOKER)
    for action in range(JOKER):
        if action_refusal(table, player, action, player.reputation) == ALLOWED:
            legal = append(legal, JOKER_CHOICE + action)
    return legal
