"""World Without End: what a seat may know, as a row of whole numbers for programs that learn.

Everything here stands in the seat's view. The others' goods lie behind screens, but are gained and
paid in the open [WWE-FRAME-2]; like the view's `memory`, an observation counts them. Other hands,
face-down discards, events to come and unturned plague tokens are never included.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.world_without_end.components import (
    CARDS,
    CHAPTERS,
    CLOTH,
    EVENT_CARDS,
    FAVOR_SPACES,
    GOODS,
    HOUSE_SPACES,
    LOCATIONS,
    MOST_SEATS,
    NONE,
    PROJECTS,
    SIDES,
    WOOL,
    Seat,
)
from silverspire.games.world_without_end.observation_fields import DUTIES, FIELDS, INCOMES, PERSONS
from silverspire.games.world_without_end.questions import (
    ACTION_ASKED,
    CLOTH_SALE_ASKED,
    GAINED_GOOD_ASKED,
    LOST_GOOD_ASKED,
    PROTECTION_ASKED,
    QUESTION_NAMES,
    RESOURCE_ASKED,
    TREATMENT_ASKED,
)
from silverspire.games.world_without_end.rules import market, orientation
from silverspire.games.world_without_end.rules.favor import favor_space_after
from silverspire.games.world_without_end.state import EVENT_PLACES, NEW_EVENT, UNTURNED, Table
from silverspire.kernel.observations import chair, multi_hot, one_hot, size_of
from silverspire.kernel.refusals import ALLOWED

QUESTIONS: Final = len(QUESTION_NAMES)
PLAYER_NUMBERS: Final = 9  # of each player, one to a field

EMPTY: Final = vec[i64]([0] * size_of(FIELDS))


def observe(table: Table, seat: Seat) -> vec[i64]:
    """What a seat may know, in the order of FIELDS."""
    numbers = EMPTY[:]
    write(table, seat, numbers, 0)
    return numbers


def write(table: Table, seat: Seat, numbers: vec[i64], at: i64) -> None:
    """The same, at a place among zeros."""
    at = write_time(table, seat, numbers, at)
    at = write_question(table, seat, numbers, at)
    at = write_events(table, numbers, at)
    at = write_arrows(table, seat, numbers, at)
    at = write_favor(table, numbers, at)
    at = write_houses(table, seat, numbers, at)
    at = write_projects(table, seat, numbers, at)
    at = write_plague(table, numbers, at)
    at = multi_hot(numbers, at, CARDS, table.players[seat].hand)
    at = multi_hot(numbers, at, CARDS, table.players[seat].discards)
    for other in range(table.seats):
        write_player(table, other, numbers, at + chair(seat, other, table.seats))
    at += PLAYER_NUMBERS * MOST_SEATS
    for other in range(table.seats):
        write_cards(table, other, numbers, at, chair(seat, other, table.seats))


def write_time(table: Table, seat: Seat, numbers: vec[i64], at: i64) -> i64:
    at = one_hot(numbers, at, 3, table.seats - 2)
    numbers[at] = 1 if table.over else 0
    at = one_hot(numbers, at + 1, CHAPTERS, table.chapter)
    numbers[at] = table.round
    numbers[at + 1] = table.no_actions
    numbers[at + 2] = table.random_discards
    return one_hot(numbers, at + 3, MOST_SEATS, chair(seat, table.active, table.seats))


def write_question(table: Table, seat: Seat, numbers: vec[i64], at: i64) -> i64:
    """The question's own numbers mean something else for every kind; each has its field."""
    kind: i64 = NONE
    asked: i64 = NONE
    first: i64 = NONE
    second: i64 = NONE
    if not table.over:
        kind = table.top_kind()
        asked = table.top_seat()
        first = table.top_first()
        second = table.top_second()
    at = one_hot(numbers, at, MOST_SEATS, chair(seat, asked, table.seats))
    at = one_hot(numbers, at, QUESTIONS, kind)
    at = one_hot(numbers, at, CARDS, first if kind == ACTION_ASKED else NONE)
    at = one_hot(numbers, at, PROJECTS, first if kind == RESOURCE_ASKED else NONE)
    goods = first if kind in (LOST_GOOD_ASKED, GAINED_GOOD_ASKED) else 0
    at = multi_hot(numbers, at, GOODS, goods)
    at = one_hot(numbers, at, DUTIES, first if kind == PROTECTION_ASKED else NONE)
    if kind == RESOURCE_ASKED:
        numbers[at] = second
    elif kind in (CLOTH_SALE_ASKED, TREATMENT_ASKED):
        numbers[at] = first
    return at + 1


def write_events(table: Table, numbers: vec[i64], at: i64) -> i64:
    for place in range(EVENT_PLACES):
        at = one_hot(numbers, at, EVENT_CARDS, table.places[place])
    return at


def write_arrows(table: Table, seat: Seat, numbers: vec[i64], at: i64) -> i64:
    """For each number of the arrow: everybody's income and where the favor marker lands."""
    incomes = at + SIDES
    persons = incomes + SIDES * MOST_SEATS * INCOMES
    end = persons + SIDES * PERSONS
    if table.places[NEW_EVENT] == NONE:
        return end
    for arrow in range(SIDES):
        numbers[at + arrow] = 1 if orientation.arrow_refusal(table, arrow) == ALLOWED else 0
        for other in range(table.seats):
            if table.players[other].begging == 0:
                corner = table.corner_for(other, arrow)
                place = (arrow * MOST_SEATS + chair(seat, other, table.seats)) * INCOMES
                amount = table.components.event_corner_amount[corner]
                numbers[incomes + place + table.components.event_corner[corner]] = amount
        if arrow > 0:
            space = favor_space_after(table, arrow)
            numbers[persons + arrow * PERSONS + table.components.favor_track[space]] = 1
    return end


def write_favor(table: Table, numbers: vec[i64], at: i64) -> i64:
    """The favor track, the supply and the fair."""
    at = one_hot(numbers, at, FAVOR_SPACES, table.favor)
    for space in range(FAVOR_SPACES):
        numbers[at + space] = table.favor_canceled[space]
    at += FAVOR_SPACES
    for good in range(GOODS - 1):
        numbers[at + good] = table.supply[good]
    at += GOODS - 1
    if market.is_sold(table, WOOL):
        numbers[at] = 1
        numbers[at + 2] = market.price_of(table, WOOL)
    if market.is_sold(table, CLOTH):
        numbers[at + 1] = 1
        numbers[at + 3] = market.price_of(table, CLOTH)
    return at + 4


def write_houses(table: Table, seat: Seat, numbers: vec[i64], at: i64) -> i64:
    for space in range(HOUSE_SPACES):
        at = one_hot(numbers, at, MOST_SEATS, chair(seat, table.house_owner[space], table.seats))
    return at


def write_projects(table: Table, seat: Seat, numbers: vec[i64], at: i64) -> i64:
    for project in range(PROJECTS):
        at = one_hot(numbers, at, 3, table.projects[project])
    for project in range(PROJECTS):
        numbers[at + project] = 1 if table.is_canceled(project) else 0
        numbers[at + PROJECTS + project] = table.stone_placed[project]
        numbers[at + 2 * PROJECTS + project] = table.wood_placed[project]
    at += 3 * PROJECTS
    for project in range(PROJECTS):
        for other in range(table.seats):
            if table.has_seal(project, other):
                numbers[at + chair(seat, other, table.seats)] = 1
        at += MOST_SEATS
    return at


def write_plague(table: Table, numbers: vec[i64], at: i64) -> i64:
    """A token's value is given once it is turned."""
    for location in range(LOCATIONS):
        at = one_hot(numbers, at, 4, table.plague[location])
    for location in range(LOCATIONS):
        if table.plague[location] > UNTURNED:
            numbers[at + location] = table.plague_values[location]
    return at + LOCATIONS


def write_player(table: Table, seat: Seat, numbers: vec[i64], at: i64) -> None:
    """One number of a player for each of these fields; the next chair's stands beside it."""
    player = table.players[seat]
    numbers[at] = 1
    numbers[at + 4] = player.points * 2 + player.half
    numbers[at + 8] = player.houses
    numbers[at + 12] = player.seals
    numbers[at + 16] = player.cards_in_hand()
    numbers[at + 20] = player.discard_count
    numbers[at + 24] = player.court
    numbers[at + 28] = player.begging
    numbers[at + 32] = player.performed


def write_cards(table: Table, seat: Seat, numbers: vec[i64], at: i64, place: i64) -> None:
    """A player's open pile and goods: several numbers for each chair."""
    player = table.players[seat]
    for card in player.pile:
        numbers[at + place * CARDS + card] = 1
    at += MOST_SEATS * CARDS
    if len(player.pile) > 0:
        numbers[at + place * CARDS + player.pile[len(player.pile) - 1]] = 1
    at += MOST_SEATS * CARDS
    for good in range(GOODS):
        numbers[at + place * GOODS + good] = player.goods[good]
