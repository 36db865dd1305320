"""Kutná Hora, patrician scoring."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import TableTop, a_city


@pytest.mark.rule("KH-END-3")
@pytest.mark.parametrize(
    ("seats", "round_number", "points"),
    [(4, 2, 0), (4, 3, 3), (4, 4, 3), (4, 5, 3), (3, 3, 0), (3, 4, 3), (2, 3, 0), (2, 6, 3)],
)
def test_the_council_scores_in_the_last_three_rounds(
    seats: int, round_number: int, points: int
) -> None:
    table = a_city(seats).with_patricians("council", silver=1).with_pelicans(used=2)

    table.end_round(round_number)

    assert table.points("silver") == points


@pytest.mark.rule("KH-END-3")
def test_the_council_scores_after_taxes() -> None:
    table = a_city().with_patricians("council", silver=1).with_pelicans(used=2).with_tax(1)

    table.end_round(3).play("taxes:pay", "taxes:pay", "taxes:pay")
    assert table.score() == 0
    table.play("taxes:pay")

    assert table.score() == 3


@pytest.mark.rule("KH-END-3")
def test_patricians_in_the_pool_do_not_score() -> None:
    table = a_city().with_patricians("pool", silver=2).with_pelicans(used=2)

    table.end_round(3)

    assert table.score() == 0


@pytest.mark.rule("KH-END-3")
def test_every_player_scores() -> None:
    table = a_city().with_patricians("council", silver=1)
    table.with_pelicans(used=2, seat=1).with_pelicans(used=4, seat=3)

    table.end_round(3)

    assert table.scores() == [0, 3, 0, 6]


def a_table_of_neighbors() -> TableTop:
    """Seat 0 has three pairs of its own building and a public one; seat 1 has two."""
    table = a_city().with_building("B3", "builders-1", owner=0).with_building("C3", "green-1")
    table.with_building("D3", "scribes-1", owner=0).with_building("D4", "silver-1")
    return table.with_building("C4", "metallurgists-1", owner=1).with_building(
        "B4", "builders-2", 0
    )


@pytest.mark.rule("KH-END-3", "KH-FRAME-8")
@pytest.mark.parametrize(("tokens", "scores"), [(1, [3, 2, 0, 0]), (3, [9, 6, 0, 0])])
def test_green_pays_1_for_each_pair_of_own_and_public_neighbors(
    tokens: int, scores: list[int]
) -> None:
    table = a_table_of_neighbors().with_patricians("council", green=tokens)

    table.end_round(3)

    assert table.scores() == scores


@pytest.mark.rule("KH-END-3")
@pytest.mark.parametrize(
    ("used", "tokens", "points"), [(1, 1, 0), (2, 1, 3), (3, 1, 3), (5, 1, 6), (4, 2, 12)]
)
def test_silver_pays_3_for_two_used_pelicans(used: int, tokens: int, points: int) -> None:
    table = a_city().with_patricians("council", silver=tokens).with_pelicans(unused=3, used=used)

    table.end_round(3)

    assert table.points("silver") == points


def with_mines(table: TableTop, spaces: str) -> TableTop:
    for number, space in enumerate(spaces.split(), start=1):
        table.with_mine(space, f"mine-{number}")
    return table


@pytest.mark.rule("KH-END-3")
@pytest.mark.parametrize(
    ("spaces", "tokens", "points"),
    [
        ("B1 B2 B3", 1, 0),
        ("B1 B2 B4", 1, 0),
        ("B1 B3 B4", 1, 0),
        ("B2 B3 B4", 1, 0),
        ("B1 B2 B3 B4", 1, 2),
        ("B1 B2 B3 B4", 2, 4),
        ("B1 B2 B3 B4 C1 C2 C3", 1, 2),
        ("B1 B2 B3 B4 C1 C2 C3 C4", 1, 4),
        ("B1 B2 B3 B4 C1 C2 C3 C4", 3, 12),
    ],
)
def test_yellow_pays_2_for_a_mine_in_every_row_and_4_for_two(
    spaces: str, tokens: int, points: int
) -> None:
    table = with_mines(a_city().with_patricians("council", yellow=tokens), spaces)

    table.end_round(3)

    assert table.points("yellow") == points


@pytest.mark.rule("KH-END-3")
def test_yellow_counts_own_mines_only() -> None:
    table = with_mines(a_city().with_patricians("council", yellow=1), "B1 B2 B3")
    table.with_mine("B4", "mine-9", seat=1)

    table.end_round(3)

    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("KH-END-3")
@pytest.mark.parametrize(
    ("houses", "tokens", "points"),
    [
        ((3, 3, 4), 1, 0),
        ((3, 3, 3), 1, 3),
        ((0, 2, 3), 1, 3),
        ((2, 2, 1), 2, 12),
        ((0, 0, 0), 1, 12),
    ],
)
def test_red_pays_3_for_each_column_without_houses(
    houses: tuple[int, int, int], tokens: int, points: int
) -> None:
    table = a_city().with_patricians("council", red=tokens).with_houses(*houses)

    table.end_round(3)

    assert table.points("red") == points


@pytest.mark.rule("KH-END-3", "KH-BUILD-7")
def test_a_house_removed_without_building_counts_as_gone() -> None:
    table = a_city().with_patricians("council", red=1).with_houses(4, 3, 3)
    table.printing("red-1", removes_house=True).with_tile("red-1").with_plot("C3")

    table.play("card:5:building", "house:1").end_round(3)

    assert table.points("red") == 3
