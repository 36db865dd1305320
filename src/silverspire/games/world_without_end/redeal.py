"""World Without End: another table that a seat cannot tell from this one [WWE-FRAME-2].

Goods are gained and paid in the open, so they stay. Dealt again are the other players' hands and
face-down discards, the events still to come and the plague tokens not yet turned.
"""

from __future__ import annotations

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from silverspire.games.world_without_end.components import (
    CARDS,
    CHAPTERS,
    EVENTS_OF_A_CHAPTER,
    LOCATIONS,
    PLAGUE_CHAPTER,
    ROUNDS,
    Seat,
)
from silverspire.games.world_without_end.player import Player
from silverspire.games.world_without_end.rules.chances import (
    DRAWS_STREAM,
    EVENTS_STREAM,
    PLAGUE_STREAM,
    STREAMS,
)
from silverspire.games.world_without_end.state import UNTURNED, Table
from silverspire.kernel.chance import draw_below, shuffle


def redeal(table: Table, seat: Seat, seed: int) -> None:
    """Deal everything hidden from a seat again; a spectator (−1) sees no hand at all."""
    table.mark_redealt(seed, STREAMS)
    for other in range(table.seats):
        if other != seat:
            redeal_hand(table, table.players[other])
    redeal_events(table)
    if table.chapter >= PLAGUE_CHAPTER:
        redeal_plague(table)


def redeal_hand(table: Table, player: Player) -> None:
    """Any of the cards not played in the open may be the discarded ones."""
    unseen = vec[i64](capacity=CARDS)
    for card in range(CARDS):
        if (player.hand | player.discards) & (1 << card) != 0:
            unseen = append(unseen, card)
    shuffle(table.streams, DRAWS_STREAM, unseen)
    player.hand = 0
    player.discards = 0
    for place in range(len(unseen)):
        if place < player.discard_count:
            player.discards |= 1 << unseen[place]
        else:
            player.hand |= 1 << unseen[place]


def redeal_events(table: Table) -> None:
    """An event still to come may be any card of its chapter that was not seen."""
    decks = table.decks[:]
    for place in range(drawn_events(table), CHAPTERS * ROUNDS):
        first = place // ROUNDS * ROUNDS
        unseen = vec[i64](capacity=EVENTS_OF_A_CHAPTER)
        for number in range(EVENTS_OF_A_CHAPTER):
            card = place // ROUNDS * EVENTS_OF_A_CHAPTER + number
            if card not in decks[first:place]:
                unseen = append(unseen, card)
        decks[place] = unseen[draw_below(table.streams, EVENTS_STREAM, len(unseen))]
    table.decks = decks


def drawn_events(table: Table) -> i64:
    return table.chapter * ROUNDS + table.round


def redeal_plague(table: Table) -> None:
    """Tokens that were not turned may lie in any order; which values they are is known."""
    hidden = unturned_values(table)
    shuffle(table.streams, PLAGUE_STREAM, hidden)
    values = table.plague_values[:]
    place: i64 = 0
    for location in range(LOCATIONS):
        if table.plague[location] == UNTURNED:
            values[location] = hidden[place]
            place += 1
    table.plague_values = values


def unturned_values(table: Table) -> vec[i64]:
    """All printed values less those turned, in the pack's order: where they lie is forgotten."""
    values = table.components.plague_values[:]
    for location in range(LOCATIONS):
        if table.plague[location] > UNTURNED:
            values = remove(values, table.plague_values[location])
    return values
