"""Kutná Hora: another table that nobody at it could tell from this one [KH-FRAME-10].

No seat holds a secret of its own here, so every seat gets the same kind of table: the order under
each stack's top, the unrevealed events and the mine stack are dealt again from what is unseen.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.components import (
    EVENT_CARDS,
    RED_STACKS,
    TILES_OF_A_STACK,
    Stack,
)
from silverspire.games.kutna_hora.rules.chances import (
    EVENTS_STREAM,
    MINE_STREAM,
    STREAMS,
    TOWN_HALL_STREAM,
)
from silverspire.games.kutna_hora.rules.town_hall import hidden_tiles
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.chance import draw_below, shuffle_part


def redeal(table: Table, seed: int) -> None:
    """Deal everything hidden again; past chance results and random streams are dropped."""
    table.mark_redealt(seed, STREAMS)
    table.stacks = table.stacks[:]  # shared with the table this one was cloned from
    for stack in range(RED_STACKS):
        redeal_stack(table, stack)
    redeal_events(table)
    redeal_mine_stack(table)


def redeal_stack(table: Table, stack: Stack) -> None:
    """The top is seen, and a guild's marked tile is known to be the last."""
    top = stack * TILES_OF_A_STACK + table.heights[stack] - 1
    hidden = hidden_tiles(table, stack)
    deal_again(table, TOWN_HALL_STREAM, table.stacks, top - hidden, top)


def redeal_events(table: Table) -> None:
    """An unrevealed event may be any card of its deck that has not been seen."""
    events = table.events[:]
    for place in range(table.round, len(events)):
        deck = table.components.event_deck[table.events[place]]
        unseen = vec[i64](capacity=EVENT_CARDS)
        for card in range(EVENT_CARDS):
            if table.components.event_deck[card] == deck and card not in events[:place]:
                unseen = append(unseen, card)
        events[place] = unseen[draw_below(table.streams, EVENTS_STREAM, len(unseen))]
    table.events = events


def redeal_mine_stack(table: Table) -> None:
    """Sets I, II and III keep their order until the stack was renewed; the top's back is seen."""
    stack = table.mine_stack
    sets = table.components.mine_set
    top = len(stack) - 1
    if top < 1:
        return
    if not table.mine_renewed:  # [KH-MINE-8]
        start: i64 = 0
        for place in range(1, len(stack) + 1):
            if place == len(stack) or sets[stack[place]] != sets[stack[start]]:
                deal_again(table, MINE_STREAM, stack, start, place)
                start = place
        return
    back = sets[stack[top]]
    sort_part(stack, 0, len(stack))
    alike = vec[i64](capacity=len(stack))
    for place in range(len(stack)):
        if sets[stack[place]] == back:
            alike = append(alike, place)
    chosen = alike[draw_below(table.streams, MINE_STREAM, len(alike))]
    kept = stack[top]
    stack[top] = stack[chosen]
    stack[chosen] = kept
    shuffle_part(table.streams, MINE_STREAM, stack, 0, top)


def deal_again(table: Table, stream: i64, tiles: vec[i64], start: i64, end: i64) -> None:
    """Shuffle tiles[start:end] from their printed order, so that the real one is forgotten."""
    sort_part(tiles, start, end)
    shuffle_part(table.streams, stream, tiles, start, end)


def sort_part(tiles: vec[i64], start: i64, end: i64) -> None:
    """Put tiles[start:end] in their printed order, in place."""
    for place in range(start + 1, end):
        tile = tiles[place]
        lower = place - 1
        while lower >= start and tiles[lower] > tile:
            tiles[lower + 1] = tiles[lower]
            lower -= 1
        tiles[lower + 1] = tile
