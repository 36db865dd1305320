"""Kutná Hora, final scoring."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.plain_box import a_box
from tests.games.kutna_hora.table import TableTop, a_city

# --- The city ------------------------------------------------------------------------------------


def with_neighbor(own: str, neighbor: str) -> TableTop:
    """Seat 0's building on C3 with these dots, and a public building with those beside it."""
    table = a_city().printing("builders-1", dots=own).with_building("C3", "builders-1", owner=0)
    return table.printing("green-1", dots=neighbor).with_building("D3", "green-1")


@pytest.mark.rule("KH-FINAL-1")
@pytest.mark.parametrize(
    ("own", "neighbor", "points"),
    [
        ("red", "red", 1),
        ("red", "blue", 0),
        ("red", "red red", 2),
        ("red red", "red", 1),
        ("red red", "red red", 2),
        ("red yellow", "red red yellow", 3),
        ("red yellow", "green blue", 0),
        ("", "red yellow", 0),
    ],
)
def test_a_building_scores_1_for_each_dot_of_its_colors_on_a_neighbor(
    own: str, neighbor: str, points: int
) -> None:
    table = with_neighbor(own, neighbor)

    table.end_round(5)

    assert table.points("final_city") == points


@pytest.mark.rule("KH-FINAL-1")
@pytest.mark.parametrize("square", ["C2", "D3", "C4", "B3"])
def test_a_neighbor_on_any_side_counts(square: str) -> None:
    table = a_city().printing("builders-1", dots="red").with_building("C3", "builders-1", owner=0)
    table.printing("green-1", dots="red").with_building(square, "green-1")

    table.end_round(5)

    assert table.points("final_city") == 1


@pytest.mark.rule("KH-FINAL-1")
@pytest.mark.parametrize("square", ["B2", "D2", "D4", "B4"])
def test_a_diagonal_building_does_not_count(square: str) -> None:
    table = a_city().printing("builders-1", dots="red").with_building("C3", "builders-1", owner=0)
    table.printing("green-1", dots="red").with_building(square, "green-1")

    table.end_round(5)

    assert table.points("final_city") == 0


@pytest.mark.rule("KH-FINAL-1")
def test_two_buildings_score_for_each_other_whoever_owns_them() -> None:
    table = a_city().printing("builders-1", dots="red").with_building("C3", "builders-1", owner=0)
    table.printing("miners-1", dots="red red").with_building("C4", "miners-1", owner=1)

    table.end_round(5)

    assert table.scores() == [2, 1, 0, 0]


@pytest.mark.rule("KH-FINAL-1", "KH-BUILD-6")
def test_a_public_building_scores_for_nobody_itself() -> None:
    table = a_city().printing("green-1", dots="red").with_building("C3", "green-1")
    table.printing("silver-1", dots="red").with_building("C4", "silver-1")

    table.end_round(5)

    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("KH-FINAL-1")
def test_a_plot_beside_it_does_not_count() -> None:
    table = a_city().printing("builders-1", dots="red").with_building("C3", "builders-1", owner=0)

    table.with_plot("C4").end_round(5)

    assert table.points("final_city") == 0


@pytest.mark.rule("KH-FINAL-1")
@pytest.mark.parametrize(("village", "points"), [("red", 1), ("red red", 2), ("blue", 0)])
def test_a_village_on_the_edge_counts_as_a_neighbor(village: str, points: int) -> None:
    table = a_city(box=a_box().printing_village("A3", village))
    table.printing("builders-1", dots="red").with_building("A3", "builders-1", owner=0)

    table.end_round(5)

    assert table.points("final_city") == points


@pytest.mark.rule("KH-FINAL-1")
def test_a_village_counts_only_on_the_square_it_touches() -> None:
    table = a_city(box=a_box().printing_village("A3", "red"))
    table.printing("builders-1", dots="red").with_building("B3", "builders-1", owner=0)

    table.end_round(5)

    assert table.points("final_city") == 0


@pytest.mark.rule("KH-FINAL-1")
def test_a_corner_counts_both_edges() -> None:
    box = a_box().printing_village("A1", "red").printing_village("A1", "yellow")
    table = a_city(box=box).printing("builders-1", dots="red yellow")
    table.with_building("A1", "builders-1", owner=0)

    table.end_round(5)

    assert table.points("final_city") == 2


# --- The mines -----------------------------------------------------------------------------------


def with_stars(*stars: int, rock: int = 0) -> TableTop:
    """Seats with that many stars in the first mine row: a mine each; 6 stars are worth 5/3/2/1."""
    table = a_city(box=a_box().printing_prizes(6, 5, 3, 2, 1))
    for seat, count in enumerate(stars):
        table.printing(f"mine-{seat + 1}", stars=count)
        table.with_mine(f"{'ABCD'[seat]}1", f"mine-{seat + 1}", seat)
    return table.printing("rock-1", stars=rock).with_rock("G1")


@pytest.mark.rule("KH-FINAL-2")
@pytest.mark.parametrize(
    ("stars", "rock", "scores"),
    [
        ((3, 2, 1), 0, [5, 3, 2, 0]),
        ((1, 2, 3), 0, [2, 3, 5, 0]),
        ((2, 2, 1), 1, [5, 5, 2, 0]),
        ((3, 1, 1), 1, [5, 3, 3, 0]),
        ((2, 2, 2, 0), 0, [5, 5, 5, 0]),
        ((1, 1, 1, 1), 2, [5, 5, 5, 5]),
        ((2, 1, 1, 1), 1, [5, 3, 3, 3]),
        ((2, 2, 1, 1), 0, [5, 5, 2, 2]),
        ((3, 1, 1, 1), 0, [5, 3, 3, 3]),
        ((0, 6), 0, [0, 5, 0, 0]),
        ((0, 0, 0, 0), 6, [0, 0, 0, 0]),
    ],
)
def test_players_rank_by_their_stars_in_a_row(
    stars: tuple[int, ...], rock: int, scores: list[int]
) -> None:
    table = with_stars(*stars, rock=rock)

    table.end_round(5)

    assert table.scores() == scores


@pytest.mark.rule("KH-FINAL-2")
def test_the_stars_of_the_whole_row_rocks_included_select_the_line() -> None:
    box = a_box().printing_prizes(2, 2).printing_prizes(4, 7)
    table = a_city(box=box).printing("mine-1", stars=2).with_mine("B2", "mine-1")
    table.printing("rock-1", stars=2).with_rock("E2")

    table.end_round(5)

    assert table.points("final_mines") == 7


@pytest.mark.rule("KH-FINAL-2")
def test_every_row_is_scored_by_itself() -> None:
    box = a_box().printing_prizes(1, 2).printing_prizes(3, 4)
    table = a_city(box=box).printing("mine-1", stars=1).with_mine("B1", "mine-1")
    table.printing("mine-2", stars=3).with_mine("B4", "mine-2")

    table.end_round(5)

    assert table.points("final_mines") == 2 + 4


@pytest.mark.rule("KH-FINAL-2")
def test_several_mines_of_a_row_count_together_technology_tiles_too() -> None:
    table = with_stars(1, 3).printing("technology-1", stars=2).with_mine("E1", "technology-1", 0)

    table.end_round(5)

    assert table.scores()[:2] == [5, 5]


@pytest.mark.rule("KH-FINAL-2")
def test_a_total_beyond_the_table_uses_its_last_line() -> None:
    table = a_city(box=a_box().printing_prizes(9, 8)).printing("mine-1", stars=7)
    table.with_mine("B1", "mine-1").printing("mine-2", stars=5).with_mine("C1", "mine-2")

    table.end_round(5)

    assert table.points("final_mines") == 8


# --- Income, reputation, extras ------------------------------------------------------------------


@pytest.mark.rule("KH-FINAL-3")
@pytest.mark.parametrize(("income", "points"), [(0, 0), (9, 0), (10, 1), (29, 2), (30, 3)])
def test_a_tenth_of_the_income_scores_and_no_money_is_gained(income: int, points: int) -> None:
    table = a_city().with_production("wood", income)

    table.end_round(5)

    assert table.points("final_income") == points
    assert table.groschen() == 40


@pytest.mark.rule("KH-FINAL-3")
def test_income_counts_at_the_prices_of_the_end() -> None:
    table = a_city().printing_price("wood", 7, card=21, column=2).with_production("wood", 3)

    table.at_population(21).with_arm("wood", 2).end_round(5)

    assert table.points("final_income") == 2


@pytest.mark.rule("KH-FINAL-3")
def test_the_printed_points_of_the_reputation_count() -> None:
    box = a_box().printing_reputation(7, 4).printing_reputation(-4, -3)
    table = a_city(box=box).with_reputation(7).with_reputation(-4, seat=1)

    table.end_round(5)

    assert table.scores() == [4, -3, 0, 0]


@pytest.mark.rule("KH-FINAL-3")
def test_a_tile_in_a_slot_scores_1() -> None:
    table = a_city().with_tile("builders-1").with_tile("green-1").end_round(5)

    assert table.points("final_extras") == 2


@pytest.mark.rule("KH-FINAL-3")
def test_an_unbuilt_plot_scores_1() -> None:
    table = a_city().with_plot("A1").end_round(5)

    assert table.points("final_extras") == 1


@pytest.mark.rule("KH-FINAL-3")
def test_an_unused_pelican_scores_1_and_a_used_one_nothing() -> None:
    table = a_city().with_pelicans(unused=3, used=2).end_round(5)

    assert table.points("final_extras") == 3


@pytest.mark.rule("KH-FINAL-3")
def test_a_built_plot_scores_nothing() -> None:
    table = a_city().with_building("A1", "builders-1", owner=0).end_round(5)

    assert table.points("final_extras") == 0


# --- Winning -------------------------------------------------------------------------------------


def with_results(*results: tuple[int, int]) -> TableTop:
    """Seats with that many points and groschen."""
    table = a_city(len(results), events=None)
    for seat, (score, groschen) in enumerate(results):
        table.with_score(score, seat).with_groschen(groschen, seat)
    return table


@pytest.mark.rule("KH-FINAL-4")
@pytest.mark.parametrize(
    ("results", "places"),
    [
        (((30, 5), (40, 0), (20, 9), (10, 9)), [2, 1, 3, 4]),
        (((30, 5), (30, 6), (20, 9), (10, 9)), [2, 1, 3, 4]),
        (((30, 5), (30, 5), (20, 9), (10, 9)), [1, 1, 3, 4]),
        (((30, 5), (40, 5), (30, 7), (30, 6)), [4, 1, 2, 3]),
        (((30, 5), (40, 5), (30, 5), (30, 5)), [2, 1, 2, 2]),
        (((30, 5), (40, 5), (30, 5), (10, 5)), [2, 1, 2, 4]),
        (((30, 5), (30, 5), (30, 5), (30, 5)), [1, 1, 1, 1]),
        (((-4, 5), (-2, 5), (0, 5), (-2, 6)), [4, 3, 1, 2]),
    ],
)
def test_most_points_win_then_most_groschen_then_the_place_is_shared(
    results: tuple[tuple[int, int], ...], places: list[int]
) -> None:
    table = with_results(*results)

    table.end_round(5)

    assert table.places == places


@pytest.mark.rule("KH-FINAL-3")
def test_while_the_game_runs_a_table_shows_what_it_would_score_at_its_end() -> None:
    table = with_stars(2, 1, rock=3).with_pelicans(unused=2).with_production("wood", 25)
    foretold = [player["score_if_ended"] for player in table.view()["players"]]

    table.end_round(5)

    assert foretold == [5 + 2 + 2, 3, 0, 0]
    assert table.scores() == foretold
    assert [player["score_if_ended"] for player in table.view()["players"]] == foretold


@pytest.mark.rule("KH-FINAL-4", "KH-END-7")
def test_final_scoring_counts_for_the_winner() -> None:
    table = with_results((10, 0), (11, 0), (0, 0), (0, 0)).with_pelicans(unused=2)

    table.end_round(5)

    assert table.scores()[:2] == [12, 11]
    assert table.places[:2] == [1, 2]


def test_what_the_score_sheet_shows_at_the_end_is_no_news() -> None:
    table = with_stars(2, 1, rock=3)

    table.end_round(5)

    scored = [event for event in table.reported if event.kind == "points.scored"]
    assert {event.facts["source"] for event in scored} == {"final_mines"}
    assert not any(event.news for event in scored)
