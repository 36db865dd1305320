"""Kutná Hora, component packs: the shipped one is whole, and what is wrong with another is said.

A rule is marked here only where printed values alone keep it; what the rules do with the values is
for their own chapters to prove.
"""

from __future__ import annotations

from collections import Counter

import pytest

from silverspire.games.kutna_hora import pack
from silverspire.games.kutna_hora.barbara_effects import (
    BARBARA_EFFECTS,
)
from silverspire.games.kutna_hora.components import (
    ACTION_NAMES,
    BUILDING,
    DOT_NAMES,
    EVENT_CARDS,
    GUILD_NAMES,
    GUILD_TILES,
    INCOME,
    JOKER,
    MINE,
    MINE_CARDS,
    MINE_TILES,
    MOST_ROUNDS,
    NONE,
    PLOT,
    PUBLIC_TILES,
    RIGHTS,
    TILES,
    Board,
    Components,
)
from silverspire.kernel.registry import find_game

SHIPPED = find_game("kutna_hora").pack_folder("reconstructed")


@pytest.fixture(scope="module")
def box() -> Components:
    """The components of the shipped pack."""
    return pack.READER.load(SHIPPED)


def dots_of(box: Components, tile: int) -> dict[str, int]:
    dots = {name: int(box.dots[tile * 4 + dot]) for dot, name in enumerate(DOT_NAMES)}
    return {name: count for name, count in dots.items() if count}


class TestTheShippedPack:
    def test_it_is_whole(self) -> None:
        assert pack.READER.check(SHIPPED) == []

    def test_it_knows_its_name_and_hash(self, box: Components) -> None:
        assert box.pack == "reconstructed"
        assert len(box.pack_hash) == 32

    def test_every_tile_and_event_has_a_key_and_a_name_of_its_own(self, box: Components) -> None:
        assert len(set(box.tile_keys)) == len(set(box.tile_names)) == TILES
        assert len(set(box.event_keys)) == len(set(box.event_names)) == EVENT_CARDS
        assert "" not in {*box.tile_keys, *box.tile_names, *box.event_keys, *box.event_names}

    @pytest.mark.parametrize(
        ("tile", "key"),
        [
            (0, "miners-1"),
            (11, "builders-4"),
            (24, "green-1"),
            (35, "red-3"),
            (36, "mine-I-1"),
            (62, "mine-III-9"),
            (63, "technology-1"),
            (70, "rock-4"),
        ],
    )
    def test_tiles_have_fixed_places(self, box: Components, tile: int, key: str) -> None:
        assert box.tile_keys[tile] == key


class TestGuildBuildings:
    def test_each_guild_has_one_marked_tile_of_its_own(self, box: Components) -> None:
        assert [tile // 4 for tile in box.marked] == list(range(len(GUILD_NAMES)))

    def test_the_builders_have_a_sawmill_with_a_red_and_a_yellow_dot(self, box: Components) -> None:
        sawmill = box.tile_names.index("Sawmill")

        assert box.tile_keys[sawmill].startswith("builders-")
        assert dots_of(box, sawmill) == {"red": 1, "yellow": 1}

    def test_some_silver_building_gives_3_and_some_ore_building_2(self, box: Components) -> None:
        assert 2 in box.production[0:4]
        assert 3 in box.production[4:8]

    def test_only_the_miners_bring_technology_and_move_the_ore_deck_by_their_ore(
        self, box: Components
    ) -> None:
        assert list(box.technology[0:GUILD_TILES]) == [1] * 4 + [0] * 20
        assert list(box.ore_advance[0:4]) == list(box.production[0:4])

    @pytest.mark.rule("KH-BUILD-4")
    def test_no_guild_building_calls_a_patrician(self, box: Components) -> None:
        assert set(box.patrician[0:GUILD_TILES]) == {NONE}

    @pytest.mark.rule("KH-BUILD-4")
    def test_the_buildings_of_some_guilds_turn_a_tile_of_st_barbara_and_of_some_do_not(
        self, box: Components
    ) -> None:
        turning = [max(box.flips[first : first + 4]) for first in range(0, GUILD_TILES, 4)]

        assert dict(zip(GUILD_NAMES, turning, strict=True)) == {
            "miners": 0,
            "metallurgists": 1,
            "builders": 1,
            "scribes": 1,
            "grocers": 1,
            "innkeepers": 1,
        }

    def test_some_building_costs_4_wood(self, box: Components) -> None:
        assert 4 in box.wood[0:GUILD_TILES]

    def test_the_marked_tile_is_the_grandest_of_its_guild(self, box: Components) -> None:
        assert [max(box.wood[guild * 4 : guild * 4 + 4]) for guild in range(6)] == [
            box.wood[tile] for tile in box.marked
        ]

    def test_every_guild_has_three_colors_of_dots_at_least(self, box: Components) -> None:
        colors = [
            sum(
                any(box.dots[tile * 4 + dot] for tile in range(first, first + 4))
                for dot in range(4)
            )
            for first in range(0, GUILD_TILES, 4)
        ]

        assert min(colors) >= 3


class TestPublicBuildings:
    def test_each_brings_the_patrician_of_its_color_and_produces_nothing(
        self, box: Components
    ) -> None:
        public = range(GUILD_TILES, PUBLIC_TILES)

        assert [box.patrician[tile] for tile in public] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
        assert {box.production[tile] for tile in public} == {0}

    def test_they_have_more_dots_and_cost_more_than_guild_buildings(self, box: Components) -> None:
        def mean(table: list[int]) -> float:
            return sum(table) / len(table)

        dots = [sum(dots_of(box, tile).values()) for tile in range(PUBLIC_TILES)]

        assert mean(dots[GUILD_TILES:]) > mean(dots[:GUILD_TILES]) + 1
        assert min(box.wood[GUILD_TILES:PUBLIC_TILES]) >= max(box.wood[0:GUILD_TILES]) - 1
        assert mean(list(box.plot_price[GUILD_TILES:PUBLIC_TILES])) > mean(
            list(box.plot_price[0:GUILD_TILES])
        )

    def test_one_has_three_red_and_yellow_dots_and_one_gives_two_pelicans(
        self, box: Components
    ) -> None:
        public = range(GUILD_TILES, PUBLIC_TILES)

        assert {"red": 2, "yellow": 1} in [dots_of(box, tile) for tile in public]
        assert 2 in [box.pelicans[tile] for tile in public]


class TestMines:
    def test_ore_moves_the_deck_as_far_as_the_track(self, box: Components) -> None:
        mines = slice(PUBLIC_TILES, TILES)

        assert list(box.ore_advance[mines]) == list(box.production[mines])

    def test_sets_of_nine_grow_more_expensive(self, box: Components) -> None:
        costs = [sum(box.cost[first : first + 9]) for first in (36, 45, 54)]

        assert [Counter(box.mine_set)[mine_set] for mine_set in (1, 2, 3)] == [9, 9, 9]
        assert costs == sorted(costs)

    def test_values_seen_in_the_rulebook_occur(self, box: Components) -> None:
        mines = range(PUBLIC_TILES, MINE_TILES)

        assert {0, 2} <= {box.production[tile] for tile in mines}
        assert 0 in {box.stars[tile] for tile in mines}
        assert 1 in {box.population[tile] for tile in mines}
        assert 2 in {box.points[tile] for tile in mines}

    def test_some_rock_has_one_star(self, box: Components) -> None:
        assert 1 in box.stars[67:TILES]

    def test_a_whole_game_holds_more_than_39_people_and_30_ore(self, box: Components) -> None:
        assert 40 <= sum(box.population) <= 60
        assert 30 <= sum(box.production[PUBLIC_TILES:TILES]) + sum(box.production[0:4]) <= 60


class TestCards:
    def test_mine_is_on_two_cards_one_with_plot_and_one_with_the_joker(
        self, box: Components
    ) -> None:
        cards = [{int(box.card_actions[i]), int(box.card_actions[i + 1])} for i in range(0, 12, 2)]

        assert [card for card in cards if MINE in card] == [{PLOT, MINE}, {MINE, JOKER}]

    def test_five_actions_are_there_twice_and_two_once(self, box: Components) -> None:
        twice = {MINE, RIGHTS, PLOT, BUILDING, INCOME}

        assert Counter(box.card_actions) == {
            action: 2 if action in twice else 1 for action in range(len(ACTION_NAMES))
        }

    def test_two_players_have_all_six_guilds_between_them(self, box: Components) -> None:
        sets = {
            frozenset(
                frozenset(int(box.guild_in_set(card, 2, choice, i)) for i in range(3))
                for choice in range(2)
            )
            for card in range(9)
        }

        assert len(sets) == 9
        assert {frozenset.union(*both) for both in sets} == {frozenset(range(6))}

    @pytest.mark.parametrize("card", range(9))
    def test_four_players_hold_every_guild_twice_and_no_two_the_same_pair(
        self, box: Components, card: int
    ) -> None:
        sets = [
            {int(box.guild_in_set(card, 4, choice, i)) for i in range(3)} for choice in range(4)
        ]
        shared = [len(one & two) for one in sets for two in sets if one is not two]

        assert Counter(guild for one in sets for guild in one) == dict.fromkeys(range(6), 2)
        assert max(shared) == 1

    @pytest.mark.parametrize("card", range(MINE_CARDS))
    @pytest.mark.parametrize("side", ["large_board", "small_board"])
    def test_four_rocks_lie_so_that_every_other_space_can_be_reached(
        self, box: Components, card: int, side: str
    ) -> None:
        board: Board = getattr(box, side)
        rocks = {int(space) for space in board.rock_spaces[card * 4 : card * 4 + 4]}

        assert len(rocks) == 4
        assert reachable(board, rocks) == {int(space) for space in board.spaces} - rocks

    def test_there_are_five_events_in_each_deck_and_most_raise_taxes(self, box: Components) -> None:
        assert Counter(box.event_deck) == {0: 5, 1: 5}
        assert sum(tax > 0 for tax in box.event_tax) > 5


def reachable(board: Board, rocks: set[int]) -> set[int]:
    """The spaces that can be mined at last, from the entrances on [KH-MINE-4]."""
    found: set[int] = set()
    grown = {int(space) for space in board.spaces if board.entrances[space]} - rocks
    while grown - found:
        found |= grown
        grown = {
            int(space)
            for space in board.spaces
            if found & {int(opening) for opening in board.openings[space * 3 : space * 3 + 3]}
        } - rocks
    return found


class TestBoards:
    @pytest.mark.rule("KH-FRAME-2")
    def test_the_sides_have_30_and_28_or_18_and_20_places(self, box: Components) -> None:
        assert (len(box.board(4).squares), len(box.board(3).spaces)) == (30, 28)
        assert (len(box.board(2).squares), len(box.board(2).spaces)) == (18, 20)

    @pytest.mark.rule("KH-FRAME-8")
    def test_neighbors_are_above_right_below_and_left(self, box: Components) -> None:
        assert list(box.large_board.neighbors[0:4]) == [-1, 1, 6, -1]
        assert list(box.large_board.neighbors[7 * 4 : 8 * 4]) == [1, 8, 13, 6]
        assert list(box.small_board.neighbors[17 * 4 : 18 * 4]) == [11, -1, -1, 16]

    def test_a_space_opens_from_the_left_the_right_and_above(self, box: Components) -> None:
        assert list(box.large_board.openings[8 * 3 : 9 * 3]) == [7, 9, 1]
        assert list(box.small_board.openings[4 * 3 : 5 * 3]) == [3, -1, -1]

    def test_a_corner_has_the_villages_of_both_its_edges(self, box: Components) -> None:
        red, yellow = DOT_NAMES.index("red"), DOT_NAMES.index("yellow")

        assert (box.large_board.village_dots[red], box.large_board.village_dots[yellow]) == (1, 1)

    @pytest.mark.parametrize("side", ["large_board", "small_board"])
    def test_every_color_has_as_many_villages(self, box: Components, side: str) -> None:
        board: Board = getattr(box, side)
        dots = [sum(board.village_dots[dot::4]) for dot in range(4)]

        assert len(set(dots)) == 1

    @pytest.mark.parametrize("side", ["large_board", "small_board"])
    def test_six_stars_pay_3_2_and_1(self, box: Components, side: str) -> None:
        board: Board = getattr(box, side)

        assert list(board.prizes[6 * 4 : 7 * 4]) == [3, 2, 1, 0]
        assert list(board.prizes[0:4]) == [0, 0, 0, 0]

    @pytest.mark.rule("KH-FRAME-2")
    def test_rounds_and_red_tiles_by_the_number_of_players(self, box: Components) -> None:
        assert list(box.rounds[2:5]) == [6, 6, 5]
        assert list(box.red_round[2:5]) == [3, 3, 2]
        assert box.scoring_rounds == 3

    @pytest.mark.rule("KH-END-2")
    def test_refusing_the_taxes_costs_two_and_three_players_the_same(self, box: Components) -> None:
        two, three = (
            list(box.tax_refusal[seats * MOST_ROUNDS : (seats + 1) * MOST_ROUNDS])
            for seats in (2, 3)
        )

        assert two == three == [1, 1, 1, 2, 2, 3]

    def test_columns_cost_1_groschen_then_1_2_and_3_permits(self, box: Components) -> None:
        assert list(box.column_groschen) == [1, 0, 0, 0]
        assert list(box.column_permits) == [0, 1, 2, 3]

    def test_the_prices_and_limits_of_the_rulebook(self, box: Components) -> None:
        assert (box.open_plot_price, box.cheap_plot_price, box.entrance_cost) == (5, 1, 2)
        assert (box.council_price, box.tax_limit, box.groschen_for_a_point) == (10, 25, 10)

    def test_what_the_council_pays(self, box: Components) -> None:
        assert (box.green_points, box.silver_points, box.red_points) == (1, 3, 3)
        assert list(box.yellow_points) == [0, 2, 4]


class TestPlayerBoard:
    def test_what_a_player_starts_with(self, box: Components) -> None:
        assert list(box.groschen) == [40, 41, 42, 43]
        assert (box.pool_miners, box.waiting_miners, box.pool_limit) == (1, 8, 2)

    def test_the_surcharge_for_plots(self, box: Components) -> None:
        assert list(box.plot_surcharge) == [0, 0, 3, 8]

    def test_some_house_gives_a_free_tile_and_points(self, box: Components) -> None:
        assert any(
            tile and points
            for tile, points in zip(box.house_free_tile, box.house_points, strict=True)
        )

    def test_the_reputation_track(self, box: Components) -> None:
        assert (box.lowest_reputation, box.highest_reputation) == (-7, 10)
        assert len(box.reputation_points) == 18
        assert box.reputation_points[7] == 0
        assert (box.cheap_plots_from, box.free_joker_from, box.points_past_end) == (3, 6, 2)


@pytest.mark.parametrize(
    ("number", "reputation", "points", "effect", "amount"),
    [
        (1, 2, 0, "none", 0),
        (2, 1, 0, "rights", 1),
        (3, -1, 0, "house_for_production", 2),
        (4, 1, 0, "plot", 1),
        (5, -2, 0, "incomes", 2),
        (6, 0, 2, "patrician", 1),
        (7, 0, 0, "reputation_per_public_neighbour", 1),
        (8, 0, 1, "building", 1),
        (9, 0, 0, "mines", 2),
        (10, 0, 0, "score_building", 1),
        (11, 0, 5, "none", 0),
    ],
)
def test_st_barbaras_tiles_are_the_rulebooks(
    box: Components, number: int, reputation: int, points: int, effect: str, amount: int
) -> None:
    tile = number - 1

    assert box.barbara_reputation[tile] == reputation
    assert box.barbara_points[tile] == points
    assert BARBARA_EFFECTS[box.barbara_effect[tile]] == effect
    assert box.barbara_amount[tile] == amount


def test_some_of_st_barbaras_tiles_show_no_tax(box: Components) -> None:
    assert set(box.barbara_tax) == {0, 1, 2}
    assert box.finished_barbara_reputation == 2
