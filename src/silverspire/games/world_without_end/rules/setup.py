"""Set-up: supplies, event decks, the starting player."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.world_without_end.components import (
    CHAPTERS,
    EVENTS_OF_A_CHAPTER,
    GOLD,
    GOODS,
    NONE,
    ROUNDS,
    Seat,
)
from silverspire.games.world_without_end.player import FROM_START
from silverspire.games.world_without_end.questions import CHAPTER_STEP
from silverspire.games.world_without_end.rules.chances import (
    EVENTS_STREAM,
    START_STREAM,
    STREAMS,
)
from silverspire.games.world_without_end.state import Table
from silverspire.kernel.chance import draw_below, open_streams, shuffle
from silverspire.kernel.events import NOBODY


def set_up(table: Table, start: Seat) -> None:
    """Lay the table out; `start` NONE: the starting player is drawn [WWE-SETUP-5]."""
    table.streams = open_streams(table.seed, STREAMS)
    table.active = start
    if start == NONE:
        table.active = draw_below(table.streams, START_STREAM, table.seats)
        table.record_chance("start", vec[i64]([table.active]))
    deal_events(table)
    table.favor = table.components.favor_start
    if table.components.covered_at_start != NONE:  # [WWE-SETUP-4]
        table.fair_canceled = 1 << table.components.covered_at_start
    hand_out_goods(table)
    table.push(CHAPTER_STEP, NOBODY)


def deal_events(table: Table) -> None:
    """Six of each chapter's eleven cards, unseen [WWE-SETUP-3]."""
    for chapter in range(CHAPTERS):
        cards = vec[i64](capacity=EVENTS_OF_A_CHAPTER)
        for place in range(EVENTS_OF_A_CHAPTER):
            cards = append(cards, chapter * EVENTS_OF_A_CHAPTER + place)
        shuffle(table.streams, EVENTS_STREAM, cards)
        cards = cards[:ROUNDS]
        table.record_chance("events", cards)
        for place in range(ROUNDS):
            table.decks = append(table.decks, cards[place])


def hand_out_goods(table: Table) -> None:
    """The supplies are totals: what players start with comes out of them [WWE-SETUP-2]."""
    components = table.components
    for good in range(GOODS):
        if good != GOLD:
            table.supply[good] = components.supply[good]
            table.supply[good] -= table.seats * components.start_goods[good]
    for player in table.players:
        for good in range(GOODS):
            player.goods[good] = components.start_goods[good]
        player.points = components.start_points
        player.sources[FROM_START * CHAPTERS] = components.start_points
