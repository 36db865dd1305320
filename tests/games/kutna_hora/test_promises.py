"""Kutná Hora: what holds in every position of every game."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import islice

import pytest

import silverspire
from silverspire import Event
from silverspire.games.kutna_hora.components import (
    ARM_COLUMNS,
    BARBARA_TILES,
    COLORS,
    COMMODITIES,
    EVENT_CARDS,
    GUILD_TILES,
    HOUSE_COLUMNS,
    HOUSE_ROWS,
    MINE_TILES,
    NONE,
    PATRICIANS_OF_A_COLOR,
    PLOT_MARKERS,
    PUBLIC_STACKS,
    PUBLIC_TILES,
    RED_STACKS,
    ROCK_COUNT,
    STACKS,
    TECHNOLOGY_COUNT,
    TECHNOLOGY_TILES,
    TILES_OF_A_GUILD,
    TILES_OF_A_STACK,
    TOWN_BUILDS,
    TOWN_HALL_COLUMNS,
    TOWN_HALL_ROWS,
)
from silverspire.games.kutna_hora.engine import KutnaHora
from silverspire.games.kutna_hora.questions import HOUSE_STEP, SPACE_ASKED, TECHNOLOGY_ASKED
from silverspire.games.kutna_hora.state import BANK, COUNCIL, POOL
from tests.conformance.play import (
    Sitting,
    moves,
    place,
    sampled_positions,
    some_player,
    tasteful,
    viewers,
)
from tests.conformance.played_games import EventLog, PlayedGames
from tests.golden.tables import INDUSTRIOUS

SITTINGS = [Sitting("kutna_hora", seats) for seats in silverspire.game("kutna_hora").seats]
for_every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)
in_batches = pytest.mark.parametrize("batch", range(4))


GAMES = PlayedGames(KutnaHora, INDUSTRIOUS)
dealt, positions_of, positions_of_many = GAMES.dealt, GAMES.positions, GAMES.many


def frames(table: KutnaHora) -> list[tuple[int, int, int, int]]:
    """The pending questions and steps: kind, seat and their two numbers."""
    flat = [int(number) for number in table.frames]
    return [(flat[i], flat[i + 1], flat[i + 2], flat[i + 3]) for i in range(0, len(flat), 4)]


def stack_tiles(table: KutnaHora, stack: int) -> list[int]:
    """The tiles of a town-hall stack from the bottom."""
    first = stack * TILES_OF_A_STACK
    return [int(tile) for tile in table.stacks[first : first + table.heights[stack]]]


def marked(table: KutnaHora, built: bool) -> Counter[int]:
    """How many buildings each seat has, or how many plots."""
    return Counter(
        int(seat)
        for seat, tile in zip(table.marks, table.city, strict=True)
        if seat != NONE and (tile != NONE) == built
    )


def count(log: EventLog, kind: str, seat: int, fact: str | None = None) -> int:
    """How often something was reported of a seat, or the sum of one of its facts."""
    events = [event for event in log.of(kind) if event.seat == seat]
    return len(events) if fact is None else sum(int(event.facts[fact]) for event in events)


def total(log: EventLog, kind: str, fact: str) -> int:
    return sum(int(event.facts[fact]) for event in log.of(kind))


# --- Nothing below zero, nothing past its end ----------------------------------------------------


@for_every_sitting
@in_batches
def test_nothing_falls_below_zero_or_passes_its_end(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, _ in positions_of_many(sitting, batch, 25 * patience):
        printed = table.components
        where = place(table)
        assert 0 <= table.tax <= printed.tax_limit, where
        assert 0 <= table.population <= printed.last_population, where
        assert 0 <= table.ore <= printed.last_ore, where
        assert all(0 <= arm < ARM_COLUMNS for arm in table.arms), where
        assert all(0 <= height <= TILES_OF_A_STACK for height in table.heights), where
        assert min(table.patricians) >= 0, where
        assert 0 <= table.barbara <= BARBARA_TILES, where
        assert 0 <= table.technology <= TECHNOLOGY_COUNT, where
        assert 0 <= table.round <= table.last_round(), where
        for player in table.players:
            assert player.groschen >= 0, where
            assert player.waiting_miners >= 0, where
            assert 0 <= player.pool_miners <= printed.pool_limit, where
            assert player.pelicans >= 0 <= player.used_pelicans, where
            assert 0 <= player.markers <= PLOT_MARKERS, where
            assert all(0 <= houses <= HOUSE_COLUMNS for houses in player.houses), where
            assert min(player.production) >= 0 <= player.mine_ore, where
            assert printed.lowest_reputation <= player.reputation <= printed.highest_reputation, (
                where
            )


@for_every_sitting
@in_batches
@pytest.mark.rule("KH-PRICE-1", "KH-PRICE-4", "KH-END-6")
def test_decks_arms_tax_and_cathedral_never_go_back(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for number in range(20 * patience):
        before = [-1] * (COMMODITIES + 6)
        for table, _ in positions_of(sitting, batch * 1_000_000 + number):
            now = [table.population, table.ore, table.tax, table.barbara, table.technology]
            now += [table.round, *table.arms]
            assert all(old <= new for old, new in zip(before, now, strict=True)), place(table)
            before = [int(value) for value in now]


# --- Nothing is lost, nothing appears ------------------------------------------------------------


@for_every_sitting
@in_batches
@pytest.mark.rule("KH-SETUP-2", "KH-END-4")
def test_each_of_the_36_building_tiles_is_in_exactly_one_place(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, log in positions_of_many(sitting, batch, 25 * patience):
        places = [tile for stack in range(STACKS) for tile in stack_tiles(table, stack)]
        places += [int(tile) for tile in table.city if tile != NONE]
        places += [int(tile) for player in table.players for tile in player.slots if tile != NONE]
        places += [int(tile) for tile in table.removed if tile < PUBLIC_TILES]
        if not log.of("red_tile.entered"):
            places += range(PUBLIC_TILES - 3, PUBLIC_TILES)  # on the rounds track

        assert sorted(places) == list(range(PUBLIC_TILES)), place(table)


@for_every_sitting
@in_batches
@pytest.mark.rule("KH-SETUP-3", "KH-SETUP-6", "KH-MINE-8", "KH-BUILD-5")
def test_each_mine_technology_tile_and_rock_is_in_exactly_one_place(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, _ in positions_of_many(sitting, batch, 25 * patience):
        places = [*table.mine_stack, *table.mine_discard, *table.drawn]
        places += [tile for tile in table.mine if tile != NONE]
        places += [tile for tile in table.removed if tile >= PUBLIC_TILES]
        places += [second for kind, _, _, second in frames(table) if kind == SPACE_ASKED]
        places += [first for kind, _, first, _ in frames(table) if kind == TECHNOLOGY_ASKED]
        places += range(MINE_TILES + table.technology, TECHNOLOGY_TILES)  # not yet taken

        all_tiles = range(PUBLIC_TILES, TECHNOLOGY_TILES + ROCK_COUNT)
        assert sorted(int(tile) for tile in places) == list(all_tiles), place(table)
        assert len(table.drawn) <= table.technology_level(), place(table)


@for_every_sitting
@in_batches
@pytest.mark.rule("KH-SETUP-5", "KH-SETUP-7")
def test_miners_markers_houses_and_patricians_are_conserved(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, log in positions_of_many(sitting, batch, 25 * patience):
        where = place(table)
        printed = table.components
        plots, buildings = marked(table, built=False), marked(table, built=True)
        for seat, player in enumerate(table.players):
            in_the_mine = sum(1 for miner in table.miners if miner == seat)
            all_miners = printed.pool_miners + printed.waiting_miners
            assert player.miners() + in_the_mine == all_miners == 9, where
            assert player.markers + plots[seat] == 3, where

            gone = count(log, "house.gone", seat)
            unmarked = sum(1 for kind, of, *_ in frames(table) if kind == HOUSE_STEP and of == seat)
            assert sum(player.houses) + gone == HOUSE_ROWS * HOUSE_COLUMNS == 12, where
            assert buildings[seat] <= gone + unmarked, where
        for color in range(COLORS):
            tokens = [table.patricians[where_ + color] for where_ in (BANK, POOL, COUNCIL)]
            assert sum(tokens) == PATRICIANS_OF_A_COLOR, where


@for_every_sitting
@in_batches
@pytest.mark.rule("KH-INCOME-1", "KH-FRAME-6")
def test_the_log_accounts_for_every_groschen_point_and_pelican(
    sitting: Sitting, batch: int, patience: int
) -> None:
    spent = {
        "miners.hired": "paid",
        "mine.built": "paid",
        "rights.taken": "paid",
        "plot.claimed": "paid",
        "building.built": "paid",
        "patrician.seated": "paid",
        "taxes.paid": "amount",
    }
    for number in range(20 * patience):
        *_, (table, log) = positions_of(sitting, batch * 1_000_000 + number)
        begin = dealt(sitting, table.seed)
        for seat, player in enumerate(table.players):
            out = sum(count(log, kind, seat, fact) for kind, fact in spent.items())
            income = count(log, "income.gained", seat, "amount")
            pelicans = count(log, "pelicans.gained", seat, "amount")

            assert player.groschen == begin.players[seat].groschen + income - out, place(table)
            assert player.score == count(log, "points.scored", seat, "amount"), place(table)
            assert player.pelicans + player.used_pelicans == pelicans, place(table)
            assert player.used_pelicans == count(log, "pelican.used", seat), place(table)


@for_every_sitting
@in_batches
def test_a_score_is_the_sum_of_its_sources(sitting: Sitting, batch: int, patience: int) -> None:
    for table, _ in positions_of_many(sitting, batch, 25 * patience):
        for player in table.players:
            assert player.score == sum(player.points), place(table)


# --- Decks and prices ----------------------------------------------------------------------------


def acted_events(table: KutnaHora, log: EventLog) -> list[int]:
    acted = [str(event.facts["event"]) for event in log.of("event.acted")]
    return [table.components.event_keys.index(key) for key in acted]


def printed_ore(table: KutnaHora, log: EventLog) -> int:
    """The ore cards of every built tile and every event that acted."""
    printed = table.components
    built = [tile for tile in (*table.city, *table.mine) if NONE < tile < TECHNOLOGY_TILES]
    of_events = sum(printed.event_ore[card] for card in acted_events(table, log))
    return int(of_events + sum(printed.ore_advance[tile] for tile in built))


def printed_population(table: KutnaHora, log: EventLog) -> int:
    printed = table.components
    built = [tile for tile in (*table.city, *table.mine) if NONE < tile < TECHNOLOGY_TILES]
    of_events = sum(printed.event_population[card] for card in acted_events(table, log))
    return int(of_events + sum(printed.population[tile] for tile in built))


@for_every_sitting
@in_batches
@pytest.mark.rule("KH-MINE-6", "KH-BUILD-4", "KH-END-1", "KH-PRICE-4")
def test_the_decks_stand_where_tiles_and_events_put_them(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for number in range(20 * patience):
        seed = batch * 1_000_000 + number
        tax_of_the_deal = dealt(sitting, seed).tax
        for table, log in positions_of(sitting, seed):
            raised = tax_of_the_deal + total(log, "tax.raised", "amount")
            assert table.tax == min(table.components.tax_limit, raised), place(table)
            printed = table.components
            assert table.ore == min(printed.last_ore, printed_ore(table, log)), place(table)
            population = min(printed.last_population, printed_population(table, log))
            assert table.population == population, place(table)


@for_every_sitting
@in_batches
@pytest.mark.rule("KH-PRICE-5")
def test_no_town_builds_symbol_is_left_in_a_window(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, _ in positions_of_many(sitting, batch, 25 * patience):
        marks = [table.mark(commodity) for commodity in range(1, COMMODITIES)]
        assert TOWN_BUILDS not in marks, place(table)


@for_every_sitting
@in_batches
@pytest.mark.rule("KH-PLOT-1")
def test_land_prices_are_the_highest_among_the_neighbors(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, _ in positions_of_many(sitting, batch, 20 * patience):
        for square in table.board.squares:
            sides = table.board.neighbors[square * 4 : square * 4 + 4]
            beside = [table.city[side] for side in sides if side != NONE]
            prices = [table.components.plot_price[tile] for tile in beside if tile != NONE]
            assert table.land_prices[square] == max(prices, default=0), place(table)
        assert table.buildings == sum(1 for tile in table.city if tile != NONE), place(table)


# --- Boards --------------------------------------------------------------------------------------


@for_every_sitting
@in_batches
@pytest.mark.rule("KH-RIGHTS-3", "KH-RIGHTS-4", "KH-RIGHTS-5")
def test_town_hall_rows_have_no_gaps_and_a_fourth_column_only_with_red_tiles(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for table, log in positions_of_many(sitting, batch, 25 * patience):
        standing = sorted(stack for stack in table.town_hall if stack != NONE)
        assert standing == [stack for stack in range(STACKS) if table.heights[stack]], place(table)
        for row in range(TOWN_HALL_ROWS):
            first = row * TOWN_HALL_COLUMNS
            stacks = list(table.town_hall[first : first + TOWN_HALL_COLUMNS])
            assert NONE not in stacks[: TOWN_HALL_COLUMNS - stacks.count(NONE)], place(table)
            if not log.of("red_tile.entered"):
                assert stacks[TOWN_HALL_COLUMNS - 1] == NONE, place(table)


@for_every_sitting
@in_batches
@pytest.mark.rule("KH-MINE-4", "KH-RIGHTS-1", "KH-BUILD-6")
def test_what_is_built_or_held_was_allowed(sitting: Sitting, batch: int, patience: int) -> None:
    for table, _ in positions_of_many(sitting, batch, 20 * patience):
        for space in table.board.spaces:
            if table.miners[space] == NONE:
                continue
            beside = table.board.openings[space * 3 : space * 3 + 3]
            from_a_mine = any(side != NONE and table.miners[side] != NONE for side in beside)
            assert table.board.entrances[space] == 1 or from_a_mine, place(table)
        for square in table.board.squares:
            if table.city[square] >= GUILD_TILES:
                assert table.marks[square] == NONE, place(table)
            elif table.city[square] != NONE:
                owner = table.players[table.marks[square]]
                assert owner.row_of(table.city[square] // TILES_OF_A_GUILD) != NONE, place(table)
        for player in table.players:
            held = [tile for tile in player.slots if NONE < tile < GUILD_TILES]
            assert all(player.row_of(tile // TILES_OF_A_GUILD) != NONE for tile in held)


# --- Rounds --------------------------------------------------------------------------------------


@for_every_sitting
@in_batches
@pytest.mark.rule("KH-FRAME-2", "KH-FRAME-3", "KH-END-7")
def test_a_game_ends_after_its_rounds_of_five_cards_each(
    sitting: Sitting, batch: int, patience: int
) -> None:
    rounds = {2: 6, 3: 6, 4: 5}[sitting.seats]
    for number in range(30 * patience):
        table = dealt(sitting, (batch + 110) * 1_000_000 + number)
        cards: Counter[int] = Counter()
        log: list[Event] = []
        for asked, _, events in moves(table, some_player(table.game, table.seed)):
            cards[asked.seat] += asked.kind == "card"
            log += events

        assert table.round == rounds
        assert cards == dict.fromkeys(range(sitting.seats), 5 * rounds), place(table)
        assert [event.kind for event in log].count("game.ended") == 1


# --- Secrets -------------------------------------------------------------------------------------


def hidden_keys(table: KutnaHora) -> set[str]:
    """The keys of all tiles and events that nobody has seen yet."""
    printed = table.components
    unseen = {int(tile) for tile in table.mine_stack}
    for stack in range(STACKS):
        unseen |= set(stack_tiles(table, stack)[:-1])
    if not table.heights[RED_STACKS] and table.round <= printed.red_round[table.seats]:
        unseen |= set(range(PUBLIC_TILES - 3, PUBLIC_TILES))
    events = {int(card) for card in table.events[table.round :]}
    never_in_play = set(range(EVENT_CARDS)) - {int(card) for card in table.events}
    keys = {printed.tile_keys[tile] for tile in unseen}
    keys |= {printed.event_keys[card] for card in events | never_in_play}
    return keys | {printed.event_names[card] for card in events | never_in_play}


@for_every_sitting
@in_batches
@pytest.mark.rule("KH-FRAME-10")
def test_no_view_names_a_tile_or_event_that_nobody_has_seen(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for number in range(5 * patience):
        table = dealt(sitting, (batch + 120) * 1_000_000 + number)
        for _ in sampled_positions(table, table.seed, one_in=3):
            hidden = hidden_keys(table)
            for seat in viewers(table):
                text = json.dumps(table.view(seat), ensure_ascii=False)
                assert hidden.isdisjoint(text.split('"')), place(table)


@for_every_sitting
@pytest.mark.rule("KH-FRAME-10")
def test_events_name_only_what_they_reveal(sitting: Sitting, patience: int) -> None:
    for number in range(20 * patience):
        table = dealt(sitting, 130_000_000 + number)
        hidden = hidden_keys(table)
        for _, _, events in moves(table, some_player(table.game, table.seed)):
            hidden -= {
                str(fact) for event in events if event.reveals for fact in event.facts.values()
            }
            uncovered = [event for event in events if event.kind == "tile.uncovered"]
            hidden -= {str(event.facts["tile"]) for event in uncovered}
            facts = {str(fact) for event in events for fact in event.facts.values()}
            assert not facts & hidden, place(table)


# --- Redeals -------------------------------------------------------------------------------------


def a_city(seats: int, choices: int) -> KutnaHora:
    """A table with events, after a number of choices."""
    table = silverspire.game("kutna_hora").new(seats, 3, {"events": True})
    assert isinstance(table, KutnaHora)
    player = tasteful(table.game, random.Random(3), INDUSTRIOUS)
    list(islice(moves(table, player), choices))
    return table


def hidden_part(table: KutnaHora, stack: int) -> list[int]:
    """The tiles under a stack's top; of a guild's, the marked one below is known."""
    return stack_tiles(table, stack)[stack < PUBLIC_STACKS : -1]


every_table = pytest.mark.parametrize(
    ("seats", "choices"), [(seats, choices) for seats in (2, 3, 4) for choices in (0, 30, 70)]
)


@every_table
@pytest.mark.rule("KH-FRAME-10")
def test_a_redeal_may_put_every_unseen_tile_in_every_unseen_place(seats: int, choices: int) -> None:
    table = a_city(seats, choices)

    redeals = [table.redeal(0, seed) for seed in range(300)]

    assert any(len(hidden_part(table, stack)) > 1 for stack in range(RED_STACKS))
    for stack in range(RED_STACKS):
        columns = zip(*(hidden_part(redealt, stack) for redealt in redeals), strict=True)
        assert all(set(column) == set(hidden_part(table, stack)) for column in columns)
        assert {redealt.top_tile(stack) for redealt in redeals} == {table.top_tile(stack)}
    for guild in range(PUBLIC_STACKS):
        marked = stack_tiles(table, guild)[:1]
        assert all(stack_tiles(redealt, guild)[:1] == marked for redealt in redeals)


@every_table
@pytest.mark.rule("KH-FRAME-10", "KH-SETUP-10")
def test_a_redeal_may_reveal_every_event_that_is_left_in_its_deck(seats: int, choices: int) -> None:
    table = a_city(seats, choices)
    seen = [int(card) for card in table.events[: table.round]]
    decks = table.components.event_deck

    redeals = [table.redeal(0, seed) for seed in range(300)]

    assert table.round < len(table.events)
    for number in range(table.round, len(table.events)):
        deck = decks[table.events[number]]
        left = {card for card in range(EVENT_CARDS) if decks[card] == deck and card not in seen}
        assert {redealt.events[number] for redealt in redeals} == left
    for redealt in redeals:
        assert list(redealt.events[: table.round]) == seen
        assert len(set(redealt.events)) == len(table.events)


@every_table
@pytest.mark.rule("KH-FRAME-10", "KH-SETUP-6")
def test_a_redeal_keeps_the_mine_sets_in_order_and_mixes_each(seats: int, choices: int) -> None:
    table = a_city(seats, choices)
    backs = table.components.mine_set

    redeals = [table.redeal(0, seed) for seed in range(300)]

    assert not table.mine_renewed
    for depth, tile in enumerate(table.mine_stack):
        alike = {other for other in table.mine_stack if backs[other] == backs[tile]}
        assert {redealt.mine_stack[depth] for redealt in redeals} == alike


@pytest.mark.rule("KH-FRAME-10", "KH-MINE-8")
def test_a_redeal_of_a_renewed_mine_stack_keeps_only_the_back_of_its_top() -> None:
    table = next(
        table
        for seed in range(1, 1_000, 2)
        for table, _ in positions_of(Sitting("kutna_hora", 4), seed)
        if table.mine_renewed and 4 <= len(table.mine_stack) <= 7
    )
    tiles = set(table.mine_stack)
    back = table.components.mine_set[table.mine_stack[-1]]

    redeals = [table.redeal(0, seed) for seed in range(300)]

    tops = {redealt.mine_stack[-1] for redealt in redeals}
    assert tops == {tile for tile in tiles if table.components.mine_set[tile] == back}
    for depth in range(len(tiles) - 2):
        assert len({redealt.mine_stack[depth] for redealt in redeals}) >= len(tiles) - 1
    assert all(set(redealt.mine_stack) == tiles for redealt in redeals)
