"""Turns and rounds: who plays next, and what happens when a round ends."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.choices import PAY_CHOICE, REFUSE_CHOICE
from silverspire.games.kutna_hora.components import (
    CARDS,
    COLORS,
    NONE,
    PUBLIC_TILES,
    RED_STACKS,
    TILES_OF_A_COLOR,
    TILES_OF_A_STACK,
    TOWN_HALL_COLUMNS,
    TOWN_HALL_ROWS,
    Row,
    Seat,
)
from silverspire.games.kutna_hora.event_words import AFTER_TAXES, END_OF_ROUND, WHEN_REVEALED
from silverspire.games.kutna_hora.events import (
    EVENT_REVEALED,
    GAME_ENDED,
    RED_TILE_ENTERED,
    ROUND_BEGAN,
    TAXES_PAID,
    TAXES_REFUSED,
)
from silverspire.games.kutna_hora.player import FINAL_CITY, FROM_GREEN, SOURCES, Player
from silverspire.games.kutna_hora.questions import (
    CARD_ASKED,
    COUNCIL_STEP,
    FINAL_STEP,
    RED_STEP,
    ROUND_STEP,
    TAXES_ASKED,
)
from silverspire.games.kutna_hora.refusals import TAXES_TOO_EXPENSIVE
from silverspire.games.kutna_hora.rules.chances import RED_STREAM
from silverspire.games.kutna_hora.rules.event_cards import queue_event
from silverspire.games.kutna_hora.rules.prices import raise_tax
from silverspire.games.kutna_hora.rules.scores import change_reputation, score
from silverspire.games.kutna_hora.scoring import council_points, final_points
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.chance import shuffle
from silverspire.kernel.events import NOBODY
from silverspire.kernel.refusals import ALLOWED

TURNS_OF_A_ROUND: Final = 3


def turn_number(table: Table) -> i64:
    """The turn of the round, 1 to 3; at the end of the round still the last one [KH-FRAME-3]."""
    return min(table.turn + 1, TURNS_OF_A_ROUND)


def begin_round(table: Table) -> None:
    """The starting player passes left, cards return, the next event is revealed [KH-END-5]."""
    if table.round > 0:
        table.starting_seat = table.seat_after(table.starting_seat)
    table.round += 1
    table.turn = 0
    table.active = table.starting_seat
    table.cards_left = cards_of_turn(0)
    for player in table.players:
        player.hand = (1 << CARDS) - 1
    table.report(ROUND_BEGAN, table.starting_seat, table.round)
    reveal_event(table)


def cards_of_turn(turn: i64) -> i64:
    """2 cards, 2 cards, 1 card [KH-FRAME-3]."""
    return 1 if turn == 2 else 2


def reveal_event(table: Table) -> None:
    """Its tax is added when it is revealed; the last round has none [KH-SETUP-10, KH-END-5]."""
    table.event = NONE
    if table.round > len(table.events):
        return
    table.event = table.events[table.round - 1]
    table.report(EVENT_REVEALED, NOBODY, table.event)
    raise_tax(table, table.components.event_tax[table.event])
    queue_event(table, WHEN_REVEALED)


def next_card(table: Table) -> None:
    """Ask for the next card, clockwise from the starting player; or end the round [KH-FRAME-3]."""
    if table.cards_left == 0:
        table.active = table.seat_after(table.active)
        if table.active == table.starting_seat:
            table.turn += 1
        if table.turn == TURNS_OF_A_ROUND:
            end_round(table)
            return
        table.cards_left = cards_of_turn(table.turn)
    table.cards_left -= 1
    table.push(CARD_ASKED, table.active)


def end_round(table: Table) -> None:
    """Event, taxes in turn order, council, red tiles, next round: the last is pushed first."""
    last = table.last_round()
    table.push(FINAL_STEP if table.round == last else ROUND_STEP, NOBODY)
    if table.round == table.components.red_round[table.seats]:
        table.push(RED_STEP, NOBODY)
    if table.round > last - table.components.scoring_rounds:
        table.push(COUNCIL_STEP, NOBODY)
    queue_event(table, AFTER_TAXES)
    seat = table.starting_seat
    for _ in range(table.seats):
        seat = seat - 1 if seat > 0 else table.seats - 1
        table.push(TAXES_ASKED, seat)
    queue_event(table, END_OF_ROUND)


# --- Taxes ---------------------------------------------------------------------------------------


def surcharge(table: Table, player: Player) -> i64:
    """More than one plot out costs extra [KH-END-2]."""
    return table.components.plot_surcharge[player.plots()]


def taxes_due(table: Table, player: Player) -> i64:
    return table.tax + surcharge(table, player)


def taxes_refusal(table: Table, player: Player) -> i64:
    """One sum, never in part; who cannot pay it loses reputation [KH-END-2]."""
    return ALLOWED if taxes_due(table, player) <= player.groschen else TAXES_TOO_EXPENSIVE


def offer_taxes(table: Table, seat: Seat) -> vec[i64]:
    """Pay or lose reputation; a sum of 0 counts as paid, unasked [KH-END-2]."""
    player = table.players[seat]
    if taxes_due(table, player) == 0:
        return vec[i64]([PAY_CHOICE])
    if taxes_refusal(table, player) != ALLOWED:
        return vec[i64]([REFUSE_CHOICE])
    return vec[i64]([PAY_CHOICE, REFUSE_CHOICE])


def pay_taxes(table: Table, seat: Seat) -> None:
    player = table.players[seat]
    due = taxes_due(table, player)
    player.groschen -= due
    table.report(TAXES_PAID, seat, due, surcharge(table, player))


def refusal_loss(table: Table) -> i64:
    """The reputation printed for this round."""
    return table.components.tax_refusal[table.seats * 6 + table.round - 1]


def refuse_taxes(table: Table, seat: Seat) -> None:
    """Pay nothing, lose the round's printed reputation [KH-END-2]."""
    loss = refusal_loss(table)
    table.report(TAXES_REFUSED, seat, loss)
    change_reputation(table, seat, -loss)


# --- Council, red tiles, the end -----------------------------------------------------------------


def score_council(table: Table) -> None:
    """Every player scores each color times its tokens on the council [KH-END-3]."""
    for color in range(COLORS):
        tokens = table.council(color)
        if tokens == 0:
            continue
        for seat in range(table.seats):
            score(table, seat, FROM_GREEN + color, tokens * council_points(table, seat, color))


def enter_red_tiles(table: Table) -> None:
    """The red tiles are shuffled; one goes to the end of each town-hall row [KH-END-4]."""
    first = PUBLIC_TILES - TILES_OF_A_COLOR
    tiles = vec[i64]([first, first + 1, first + 2])
    shuffle(table.streams, RED_STREAM, tiles)
    table.record_chance("red", tiles)
    table.stacks = table.stacks[:]  # shared with clones
    for row in range(TOWN_HALL_ROWS):
        stack = RED_STACKS + row
        table.stacks[stack * TILES_OF_A_STACK] = tiles[row]
        table.heights[stack] = 1
        table.town_hall[end_of_row(table, row)] = stack
        table.report(RED_TILE_ENTERED, NOBODY, tiles[row], stack)


def end_of_row(table: Table, row: Row) -> i64:
    """The first free column after the row's last stack [KH-RIGHTS-5]."""
    place = row * TOWN_HALL_COLUMNS
    while table.town_hall[place] != NONE:
        place += 1
    return place


def score_finally(table: Table) -> None:
    """City, mine rows, income, reputation, extras; the game is over [KH-END-7]."""
    for source in range(FINAL_CITY, SOURCES):
        for seat in range(table.seats):
            score(table, seat, source, final_points(table, seat, source))
    table.over = True
    table.report(GAME_ENDED, NOBODY)
