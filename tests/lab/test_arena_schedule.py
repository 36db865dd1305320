"""The arena's schedule: every deal from every seat, and luck that depends on nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from silverspire.lab.arena.schedule import match_of, player_seed, seating_of, whole_rotations
from tests.lab.arena_players import PACK, a_setup

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@SEATS
def test_every_player_plays_every_deal_from_every_seat(seats: int) -> None:
    games = [seating_of(number, seats) for number in range(seats)]

    assert all(sorted(game) == list(range(seats)) for game in games)
    assert all(len({game[seat] for game in games}) == seats for seat in range(seats))


def test_the_players_of_a_deal_move_one_seat_on() -> None:
    games = [seating_of(number, 4) for number in range(4)]

    assert games == [(0, 1, 2, 3), (3, 0, 1, 2), (2, 3, 0, 1), (1, 2, 3, 0)]


def test_everybody_has_each_neighbor_as_often() -> None:
    """Six deals of four players: all orders around the table."""
    after: Counter[tuple[int, int]] = Counter()
    for number in range(24):
        game = seating_of(number, 4)
        after.update(zip(game, (*game[1:], game[0]), strict=True))

    assert set(after.values()) == {8}


def test_all_games_of_a_deal_have_its_luck_and_no_other_deal_has() -> None:
    setup = a_setup("chance", "chance", "chance")
    seeds = [match_of(setup, PACK, number).seed for number in range(6)]

    assert seeds[0] == seeds[1] == seeds[2] != seeds[3] == seeds[4] == seeds[5]


def test_a_player_has_the_same_luck_on_every_seat_and_not_that_of_others() -> None:
    setup = a_setup("chance", "chance")
    first, second, other_deal = (match_of(setup, PACK, number) for number in (0, 1, 2))

    assert player_seed(first, 0) == player_seed(second, 0)
    assert player_seed(first, 0) != player_seed(first, 1)
    assert player_seed(first, 0) != player_seed(other_deal, 0)


@pytest.mark.parametrize(("asked", "seats", "games"), [(1, 4, 4), (400, 4, 400), (10, 3, 12)])
def test_games_are_rounded_up_to_whole_rotations(asked: int, seats: int, games: int) -> None:
    assert whole_rotations(asked, seats) == games


def test_namesakes_are_numbered_and_taken_together() -> None:
    setup = a_setup("search:9", "greedy", "greedy")

    assert setup.labels == ("search:9", "greedy #1", "greedy #2")
    assert setup.contestants == ("search:9", "greedy")


def test_another_set_up_has_another_name() -> None:
    setups = [a_setup("a", "b"), a_setup("b", "a"), a_setup("a", "b", seed=2)]

    assert len({setup.fingerprint for setup in setups}) == 3
    assert a_setup("a", "b").fingerprint == setups[0].fingerprint
