"""Luck: seeded, in named streams, the same numbers for ever."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from silverspire.kernel.chance import (
    LARGE_SEED,
    draw_below,
    open_streams,
    random_seed,
    reopen_streams,
    shuffle,
    shuffle_part,
)

# The values that chi-square passes once in a thousand times, by degrees of freedom.
RARE = {9: 27.88, 23: 49.73, 51: 87.97, 99: 148.23}


def draws(streams: vec[i64], stream: int, bound: int, count: int) -> list[int]:
    return [int(draw_below(streams, stream, bound)) for _ in range(count)]


def shuffled(streams: vec[i64], stream: int, count: int) -> list[int]:
    items = vec[i64](list(range(count)))
    shuffle(streams, stream, items)
    return [int(item) for item in items]


def chi_square(found: Counter[object], cells: int) -> float:
    expected = found.total() / cells
    unseen = cells - len(found)
    return unseen * expected + sum((n - expected) ** 2 / expected for n in found.values())


def test_the_generator_is_lecuyers_combination_of_two() -> None:
    ones = vec[i64]([1, 1])

    drawn = draw_below(ones, 0, 2**40)

    assert list(ones) == [40014, 40692]
    assert drawn == 40014 - 40692 + 2147483562


@pytest.mark.parametrize(
    ("seed", "begin", "drawn"),
    [
        (7, [1069520866, 853979669], [93, 48, 90, 42, 0, 91, 4, 18]),
        (0, [390764148, 705947641], [83, 81, 79, 77, 5, 19, 4, 70]),
        (-1, [244060537, 1845635427], [1, 83, 60, 62, 39, 26, 95, 43]),
        (2**80, [970639802, 421099773], [78, 92, 33, 46, 31, 6, 91, 90]),
    ],
)
def test_a_seed_gives_the_same_numbers_for_ever(
    seed: int, begin: list[int], drawn: list[int]
) -> None:
    streams = open_streams(seed, ("a", "b"))

    assert list(streams)[:2] == begin
    assert draws(streams, 0, 100, 8) == drawn


def test_a_seed_gives_the_same_shuffles_for_ever() -> None:
    streams = open_streams(7, ("a", "b"))

    assert shuffled(streams, 1, 10) == [6, 1, 3, 2, 4, 0, 5, 8, 9, 7]


def test_a_stream_depends_on_its_name_and_not_on_its_place_or_neighbors() -> None:
    alone = open_streams(7, ("b",))
    among_others = open_streams(7, ("a", "b", "c"))
    draws(among_others, 0, 6, 50)
    draws(among_others, 2, 6, 50)

    assert draws(among_others, 1, 1000, 20) == draws(alone, 0, 1000, 20)


def test_streams_of_other_names_and_seeds_give_other_numbers() -> None:
    begin = [
        tuple(draws(open_streams(seed, (name,)), 0, 10**6, 5))
        for seed in range(50)
        for name in ("town", "mine", "events")
    ]

    assert len(set(begin)) == 150


def test_every_number_below_the_bound_is_drawn_and_no_other() -> None:
    streams = open_streams(1, ("dice",))

    assert set(draws(streams, 0, 6, 500)) == set(range(6))
    assert draws(streams, 0, 1, 5) == [0] * 5


def test_a_shuffle_of_nothing_or_one_draws_nothing() -> None:
    streams = open_streams(1, ("deck",))
    before = list(streams)

    assert shuffled(streams, 0, 0) == []
    assert shuffled(streams, 0, 1) == [0]
    assert list(streams) == before


def test_shuffling_a_part_leaves_the_rest_where_it_is() -> None:
    streams = open_streams(3, ("deck",))
    items = vec[i64](list(range(20)))

    shuffle_part(streams, 0, items, 5, 15)

    assert list(items[:5]) == list(range(5))
    assert list(items[15:]) == list(range(15, 20))
    assert sorted(items[5:15]) == list(range(5, 15)) != list(items[5:15])


def test_all_orders_of_four_are_equally_likely() -> None:
    streams = open_streams(11, ("deck",))

    orders: Counter[object] = Counter(tuple(shuffled(streams, 0, 4)) for _ in range(24_000))

    assert set(orders) == set(permutations(range(4)))
    assert chi_square(orders, 24) < RARE[23]


def test_the_top_of_a_large_deck_is_equally_likely_every_card() -> None:
    streams = open_streams(12, ("deck",))

    tops: Counter[object] = Counter(shuffled(streams, 0, 52)[-1] for _ in range(5_200))

    assert chi_square(tops, 52) < RARE[51]


def test_one_stream_reveals_nothing_about_another() -> None:
    streams = open_streams(13, ("a", "b"))

    pairs: Counter[object] = Counter(
        zip(draws(streams, 0, 10, 10_000), draws(streams, 1, 10, 10_000), strict=True)
    )

    assert chi_square(pairs, 100) < RARE[99]


def test_neighboring_seeds_are_as_good_as_any() -> None:
    first: Counter[object] = Counter(
        draws(open_streams(seed, ("start",)), 0, 10, 1)[0] for seed in range(10_000)
    )

    assert chi_square(first, 10) < RARE[9]


# --- Large seeds: hashed streams -----------------------------------------------------------------


def test_a_large_seed_gives_the_same_numbers_for_ever() -> None:
    streams = open_streams(LARGE_SEED + 7, ("a", "b"))

    assert len(streams) == 7
    assert draws(streams, 0, 100, 8) == [79, 53, 49, 89, 36, 95, 78, 8]
    assert draws(streams, 1, 100, 8) == [18, 32, 91, 20, 87, 58, 95, 15]


def test_seeds_below_2_to_the_128th_are_drawn_as_they_always_were() -> None:
    assert len(open_streams(LARGE_SEED - 1, ("a", "b"))) == 4
    assert len(open_streams(LARGE_SEED, ("a", "b"))) == 7


def test_a_random_seed_has_128_bits_and_hashed_streams() -> None:
    seeds = {random_seed() for _ in range(100)}

    assert len(seeds) == 100
    assert all(LARGE_SEED <= seed < 2 * LARGE_SEED for seed in seeds)


def test_hashed_streams_do_not_depend_on_each_other() -> None:
    alone, beside = (open_streams(LARGE_SEED, ("a", "b")) for _ in range(2))
    draws(beside, 1, 1000, 50)

    assert draws(alone, 0, 1000, 50) == draws(beside, 0, 1000, 50)


def test_hashed_streams_favor_no_number() -> None:
    streams = open_streams(LARGE_SEED + 1, ("a",))

    found = Counter[object](draws(streams, 0, 100, 20_000))

    assert chi_square(found, 100) < RARE[99]


def test_hashed_streams_favor_no_order() -> None:
    streams = open_streams(LARGE_SEED + 2, ("a",))

    found = Counter[object](tuple(shuffled(streams, 0, 4)) for _ in range(5_000))

    assert set(found) == set(permutations(range(4)))
    assert chi_square(found, 24) < RARE[23]


def test_the_streams_of_a_redealt_table_are_all_different() -> None:
    begin = [
        tuple(draws(reopen_streams(seed, 7), stream, 10**6, 5))
        for seed in range(30)
        for stream in range(7)
    ]

    assert len(set(begin)) == 210


def test_a_redealt_table_may_have_any_number_of_streams() -> None:
    assert [len(reopen_streams(7, count)) for count in (0, 1, 8, 9)] == [0, 2, 16, 18]
