"""Kutná Hora: what a seat may know, as a row of whole numbers for programs that learn.

Everything here is open [KH-FRAME-10]: it stands in the seat's view, or is printed in the pack on
what the view shows.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.components import (
    CARDS,
    CITY_SQUARES,
    COMMODITIES,
    DOTS,
    EVENT_CARDS,
    GUILD_TILES,
    HOUSE_ROWS,
    MINE_COUNT,
    MINE_ROWS,
    MINE_SPACES,
    MINE_TILES,
    MOST_SEATS,
    NONE,
    PUBLIC_TILES,
    RED_CROSS,
    SLOTS,
    STACKS,
    TECHNOLOGY_TILES,
    TOWN_BUILDS,
    TOWN_HALL_COLUMNS,
    Seat,
)
from silverspire.games.kutna_hora.observation_fields import FIELDS, TILE_PLACES
from silverspire.games.kutna_hora.questions import (
    QUESTION_NAMES,
    SITE_ASKED,
    SPACE_ASKED,
    TECHNOLOGY_ASKED,
)
from silverspire.games.kutna_hora.rules import mine_spaces, plot, rights, setup, turns
from silverspire.games.kutna_hora.scoring import place_of, row_stars, score_if_ended
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.observations import chair, multi_hot, one_hot, size_of

QUESTIONS: Final = len(QUESTION_NAMES)

PLAYER_NUMBERS: Final = 14  # of each player, one to a field

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
    at = write_market(table, numbers, at)
    at = write_town_hall(table, numbers, at)
    at = write_city(table, seat, numbers, at)
    at = write_mine(table, seat, numbers, at)
    at = write_mine_tiles(table, numbers, at)
    at = write_guild_sets(table, seat, numbers, at)
    at = write_buildings(table, seat, numbers, at)
    for other in range(table.seats):
        write_player(table, other, numbers, at + chair(seat, other, table.seats))
    at += PLAYER_NUMBERS * MOST_SEATS
    for other in range(table.seats):
        write_board(table, other, numbers, at, chair(seat, other, table.seats))


def write_time(table: Table, seat: Seat, numbers: vec[i64], at: i64) -> i64:
    at = one_hot(numbers, at, 3, table.seats - 2)
    numbers[at] = 1 if table.over else 0
    numbers[at + 1] = table.round
    numbers[at + 2] = table.last_round()
    at = one_hot(numbers, at + 3, 3, turns.turn_number(table) - 1)
    numbers[at] = table.cards_left
    at = one_hot(numbers, at + 1, MOST_SEATS, chair(seat, table.starting_seat, table.seats))
    return one_hot(numbers, at, MOST_SEATS, chair(seat, table.active, table.seats))


def write_question(table: Table, seat: Seat, numbers: vec[i64], at: i64) -> i64:
    kind: i64 = NONE
    asked: i64 = NONE
    tile: i64 = NONE
    if not table.over:
        kind = table.top_kind()
        asked = table.top_seat()
        if kind in (SPACE_ASKED, SITE_ASKED):
            tile = table.top_second()
        elif kind == TECHNOLOGY_ASKED:
            tile = table.top_first()
        for drawn in table.drawn:
            numbers[at + MOST_SEATS + QUESTIONS + TECHNOLOGY_TILES + drawn - PUBLIC_TILES] = 1
    at = one_hot(numbers, at, MOST_SEATS, chair(seat, asked, table.seats))
    at = one_hot(numbers, at, QUESTIONS, kind)
    at = one_hot(numbers, at, TECHNOLOGY_TILES, tile)
    return at + MINE_COUNT


def write_market(table: Table, numbers: vec[i64], at: i64) -> i64:
    """The tax, the event and the prices."""
    numbers[at] = table.tax
    if table.round > 0:
        numbers[at + 1] = turns.refusal_loss(table)
    at = one_hot(numbers, at + 2, EVENT_CARDS, table.event)
    numbers[at] = table.population
    numbers[at + 1] = table.ore
    at += 2
    for commodity in range(COMMODITIES):
        printed = table.mark(commodity)
        numbers[at + commodity] = table.price(commodity)
        numbers[at + COMMODITIES + commodity] = table.arm(commodity)
        numbers[at + 2 * COMMODITIES + commodity] = 1 if printed == TOWN_BUILDS else 0
        numbers[at + 3 * COMMODITIES + commodity] = 1 if printed == RED_CROSS else 0
    return at + 4 * COMMODITIES


def write_town_hall(table: Table, numbers: vec[i64], at: i64) -> i64:
    town_hall = table.town_hall
    heights = table.heights
    for place in range(len(town_hall)):
        stack = town_hall[place]
        if stack != NONE:
            numbers[at + stack] = heights[stack]
            numbers[at + STACKS + stack] = rights.rights_cost(table, stack)
            numbers[at + 2 * STACKS + stack] = place // TOWN_HALL_COLUMNS + 1
    at += 3 * STACKS
    patricians = table.patricians
    for place in range(len(patricians)):
        numbers[at + place] = patricians[place]
    return at + len(patricians)


def write_city(table: Table, seat: Seat, numbers: vec[i64], at: i64) -> i64:
    anywhere = plot.may_claim_anywhere(table)
    owners = at + 4 * CITY_SQUARES
    dots = owners + CITY_SQUARES * MOST_SEATS
    city = table.city
    marks = table.marks
    printed = table.components.dots
    for square in table.board.squares:
        tile = city[square]
        owner = marks[square]
        numbers[at + square] = 1
        if owner != NONE:
            numbers[owners + square * MOST_SEATS + chair(seat, owner, table.seats)] = 1
        if tile != NONE:
            numbers[at + CITY_SQUARES + square] = 1
            numbers[at + 2 * CITY_SQUARES + square] = 1 if tile >= GUILD_TILES else 0
            for dot in range(DOTS):
                numbers[dots + square * DOTS + dot] = printed[tile * DOTS + dot]
        elif owner == NONE:
            price = table.components.open_plot_price if anywhere else table.land_prices[square]
            numbers[at + 3 * CITY_SQUARES + square] = price
    return dots + CITY_SQUARES * DOTS


def write_mine(table: Table, seat: Seat, numbers: vec[i64], at: i64) -> i64:
    owners = at + 5 * MINE_SPACES
    mine = table.mine
    miners = table.miners
    entrances = table.board.entrances
    stars_of = table.components.stars
    for space in table.board.spaces:
        tile = mine[space]
        numbers[at + space] = 1
        numbers[at + MINE_SPACES + space] = entrances[space]
        if tile == NONE:
            wood = mine_spaces.space_cost(table, space)
            numbers[at + 4 * MINE_SPACES + space] = 0 if wood == NONE else wood
            continue
        numbers[at + 2 * MINE_SPACES + space] = 1
        numbers[at + 3 * MINE_SPACES + space] = stars_of[tile]
        if miners[space] != NONE:
            miner = chair(seat, miners[space], table.seats)
            numbers[owners + space * MOST_SEATS + miner] = 1
    at = owners + MINE_SPACES * MOST_SEATS
    prizes = table.board.prizes
    for row in range(MINE_ROWS):
        stars = row_stars(table, row)
        numbers[at + row] = stars
        line = min(table.board.most_stars, stars)
        for place in range(table.seats):
            prize = prizes[line * MOST_SEATS + place]
            numbers[at + MINE_ROWS + row * MOST_SEATS + place] = prize
    return at + MINE_ROWS + MINE_ROWS * MOST_SEATS


def write_mine_tiles(table: Table, numbers: vec[i64], at: i64) -> i64:
    """The stack below its top's back is hidden: only its height and that back are given."""
    height = len(table.mine_stack)
    numbers[at] = height
    back = table.components.mine_set[table.mine_stack[height - 1]] if height > 0 else 0
    at = one_hot(numbers, at + 1, 3, back - 1)
    for tile in table.mine_discard:
        if PUBLIC_TILES <= tile < MINE_TILES:
            numbers[at + tile - PUBLIC_TILES] = 1
    at += MINE_COUNT
    for tile in table.mine:
        if PUBLIC_TILES <= tile < MINE_TILES:
            numbers[at + tile - PUBLIC_TILES] = 1
    at += MINE_COUNT
    numbers[at] = table.technology
    numbers[at + 1] = table.barbara
    return at + 2


def write_guild_sets(table: Table, seat: Seat, numbers: vec[i64], at: i64) -> i64:
    owners = at + MOST_SEATS * COMMODITIES
    for number in range(table.seats):
        for place in range(HOUSE_ROWS):
            guild = setup.guild_of_set(table, number, place)
            numbers[at + number * COMMODITIES + guild] = 1
        owner = chair(seat, table.sets[number], table.seats)
        one_hot(numbers, owners + number * MOST_SEATS, MOST_SEATS, owner)
    return owners + MOST_SEATS * MOST_SEATS


def write_buildings(table: Table, seat: Seat, numbers: vec[i64], at: i64) -> i64:
    for tile in table.city:
        if tile != NONE:
            numbers[at + tile * TILE_PLACES] = 1
    for tile in table.removed:
        if tile < PUBLIC_TILES:
            numbers[at + tile * TILE_PLACES + 1] = 1
    for stack in table.town_hall:
        if stack != NONE:
            numbers[at + table.top_tile(stack) * TILE_PLACES + 2] = 1
    for other in range(table.seats):
        slots = table.players[other].slots
        for slot in range(SLOTS):
            if slots[slot] != NONE:
                place = 3 + chair(seat, other, table.seats)
                numbers[at + slots[slot] * TILE_PLACES + place] = 1
    return at + PUBLIC_TILES * TILE_PLACES


def write_player(table: Table, seat: Seat, numbers: vec[i64], at: i64) -> None:
    """One number of a player for each of these fields; the next chair's stands beside it."""
    player = table.players[seat]
    numbers[at] = 1
    numbers[at + 4] = player.groschen
    numbers[at + 8] = player.score
    numbers[at + 12] = score_if_ended(table, seat)
    numbers[at + 16] = place_of(table, seat)
    numbers[at + 20] = player.reputation
    numbers[at + 24] = table.income(player)
    numbers[at + 28] = turns.taxes_due(table, player)
    numbers[at + 32] = player.pool_miners
    numbers[at + 36] = player.waiting_miners
    numbers[at + 40] = player.pelicans
    numbers[at + 44] = player.used_pelicans
    numbers[at + 48] = player.markers
    numbers[at + 52] = player.mine_ore


def write_board(table: Table, seat: Seat, numbers: vec[i64], at: i64, place: i64) -> None:
    """A player's hand, guilds, houses and production: several numbers for each chair."""
    player = table.players[seat]
    multi_hot(numbers, at + place * CARDS, CARDS, player.hand)
    at += MOST_SEATS * CARDS
    for row in range(HOUSE_ROWS):
        guild = at + (place * HOUSE_ROWS + row) * COMMODITIES
        one_hot(numbers, guild, COMMODITIES, player.guilds[row])
    at += MOST_SEATS * HOUSE_ROWS * COMMODITIES
    for row in range(HOUSE_ROWS):
        numbers[at + place * HOUSE_ROWS + row] = player.houses[row]
    at += MOST_SEATS * HOUSE_ROWS
    for commodity in range(COMMODITIES):
        numbers[at + place * COMMODITIES + commodity] = player.production[commodity]
