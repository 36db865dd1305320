"""Discards: one a round, face down; some drawn at random, some forced by events."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.world_without_end.choices import DISCARD_CHOICE
from silverspire.games.world_without_end.components import (
    CARDS,
    NONE,
    PILE_LIMIT,
    Card,
    Seat,
)
from silverspire.games.world_without_end.effect_vocabulary import (
    RANDOM_DISCARDS_WHILE_IN_FORCE,
)
from silverspire.games.world_without_end.events import (
    CARD_DISCARDED,
    CARD_DISCARDED_UNSEEN,
    CARD_DRAWN,
    CARD_DRAWN_UNSEEN,
)
from silverspire.games.world_without_end.questions import DISCARD_ASKED
from silverspire.games.world_without_end.rules.chances import DRAWS_STREAM
from silverspire.games.world_without_end.state import Table
from silverspire.kernel.chance import draw_below


def discards_cards(table: Table) -> bool:
    """In chapter I of a first game nobody discards, not even by an event [WWE-ACT-2]."""
    return not (table.first_game and table.chapter == 0)


def discard_if_due(table: Table, seat: Seat) -> None:
    """Due if the action pile is larger than the discard pile [WWE-ACT-2]."""
    player = table.players[seat]
    if not discards_cards(table) or len(player.pile) <= player.discard_count:
        return
    if table.random_discards == 1 or table.lasting(RANDOM_DISCARDS_WHILE_IN_FORCE, NONE) != NONE:
        draw_discard(table, seat)
    else:
        table.push(DISCARD_ASKED, seat)


def offer_discards(table: Table, seat: Seat) -> vec[i64]:
    player = table.players[seat]
    legal = vec[i64](capacity=CARDS)
    for card in range(CARDS):
        if player.holds(card):
            legal = append(legal, DISCARD_CHOICE + card)
    return legal


def discard(table: Table, seat: Seat, card: Card) -> None:
    """Face down: only its owner knows which [WWE-ACT-2]."""
    lay_aside(table, seat, card)
    table.report_to(seat, CARD_DISCARDED, seat, card)
    table.report(CARD_DISCARDED_UNSEEN, seat)


def draw_discard(table: Table, seat: Seat) -> None:
    """Another player draws it; you may see it [WWE-CARD-6, WWE-CHAP-3]."""
    player = table.players[seat]
    drawn = draw_below(table.streams, DRAWS_STREAM, player.cards_in_hand())
    card: i64 = NONE
    while drawn >= 0:
        card += 1
        if player.holds(card):
            drawn -= 1
    lay_aside(table, seat, card)
    table.record_chance("draws", vec[i64]([card]))
    table.report_to(seat, CARD_DRAWN, seat, card)
    table.report(CARD_DRAWN_UNSEEN, seat)


def lay_aside(table: Table, seat: Seat, card: Card) -> None:
    player = table.players[seat]
    player.hand &= ~(1 << card)
    player.discards |= 1 << card
    player.discard_count += 1


def ask_extra_discards(table: Table, seat: Seat, count: i64) -> None:
    """Forced discards stop when the pile holds six; the royal court is spared [WWE-CHAP-7]."""
    player = table.players[seat]
    if not discards_cards(table) or player.court == 1:
        return
    for _ in range(min(count, PILE_LIMIT - player.discard_count)):
        table.push(DISCARD_ASKED, seat, 1)
