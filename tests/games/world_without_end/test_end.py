"""World Without End, the end of the game: the last count and the places."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.table import TableTop, a_last_round


def the_end(seats: int = 2) -> TableTop:
    """The last round of chapter IV; everybody can pay all duties."""
    return a_last_round(chapter=4, seats=seats).with_all_duties_paid().with_all_holding(wool=0)


@pytest.mark.rule("WWE-END-1")
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({"stone": 3}, 3.0),
        ({"wood": 2}, 2.0),
        ({"gold": 3 + 4}, 2.0),
        ({"gold": 3 + 1}, 0.5),
        ({"gold": 3 + 5, "stone": 1, "wood": 1}, 4.5),
    ],
)
def test_stone_and_wood_are_worth_a_point_gold_half_a_point(
    goods: dict[str, int], points: float
) -> None:
    table = the_end().with_goods(**goods)

    table.end_chapter()

    assert table.scores() == [8 + points, 8.0]
    assert table.sheet("goods") == points


@pytest.mark.rule("WWE-END-1")
def test_before_the_end_the_sheet_counts_goods_as_if_it_were_over() -> None:
    table = the_end().with_goods(stone=2, wood=1, gold=5)

    sheet = table.state.score_sheet(0)

    assert not sheet["final"]
    assert sheet["lines"]["goods"] == 2 + 1 + 2.5
    assert table.scores()[0] == 8.0


@pytest.mark.rule("WWE-END-1")
@pytest.mark.parametrize(
    "goods", [{"wool": 5}, {"cloth": 5}, {"loyalty": 5}, {"knowledge": 5}, {"grain": 5}]
)
def test_nothing_else_counts(goods: dict[str, int]) -> None:
    table = the_end().with_goods(**goods)

    table.end_chapter()

    assert table.scores() == [8.0, 8.0]


@pytest.mark.rule("WWE-END-1")
def test_resources_on_projects_and_houses_do_not_count() -> None:
    table = the_end().with_project("bridge", stone=2).with_house(1, 3)

    table.end_chapter()

    assert table.scores() == [8.0, 8.0]


@pytest.mark.rule("WWE-END-1", "WWE-CHAP-5", "WWE-FRAME-3")
def test_goods_count_after_duties_and_doubled_losses() -> None:
    table = the_end().with_points(3).with_goods(piety=0, gold=3, stone=2)

    table.end_chapter()

    assert table.scores()[0] == 2.0


@pytest.mark.rule("WWE-END-1")
def test_the_game_ends_after_chapter_iv() -> None:
    table = the_end()

    table.end_chapter()

    assert table.over
    assert table.state.decision() is None
    assert table.happened[-1] == "game.ended"


@pytest.mark.rule("WWE-END-1", "WWE-FRAME-1")
def test_half_a_point_wins() -> None:
    table = the_end().with_goods(1, gold=4)

    table.end_chapter()

    assert table.places == [2, 1]


@pytest.mark.rule("WWE-END-1")
@pytest.mark.parametrize("good", ["piety", "loyalty", "knowledge"])
def test_a_tie_goes_to_more_piety_loyalty_or_knowledge(good: str) -> None:
    table = the_end().with_goods(1, **{good: 3 if good == "piety" else 1})

    table.end_chapter()

    assert table.scores() == [8.0, 8.0]
    assert table.places == [2, 1]


@pytest.mark.rule("WWE-END-1")
def test_piety_comes_before_loyalty() -> None:
    table = the_end().with_goods(0, piety=3).with_goods(1, loyalty=5, knowledge=5)

    table.end_chapter()

    assert table.places == [1, 2]


@pytest.mark.rule("WWE-END-1")
def test_loyalty_comes_before_knowledge() -> None:
    table = the_end().with_goods(0, loyalty=1).with_goods(1, knowledge=5)

    table.end_chapter()

    assert table.places == [1, 2]


@pytest.mark.rule("WWE-END-1")
def test_points_come_before_everything() -> None:
    table = the_end().with_goods(0, stone=1).with_goods(1, piety=9)

    table.end_chapter()

    assert table.places == [1, 2]


@pytest.mark.rule("WWE-END-1")
def test_what_is_left_after_duties_and_protection_decides() -> None:
    table = the_end().with_points(9).with_goods(0, loyalty=1, gold=2).with_goods(1, loyalty=1)

    table.end_chapter().play("perform")

    assert table.scores() == [8.0, 8.0]
    assert table.places == [2, 1]


@pytest.mark.rule("WWE-END-1")
def test_still_tied_the_place_is_shared() -> None:
    table = the_end()

    table.end_chapter()

    assert table.places == [1, 1]


@pytest.mark.rule("WWE-END-1")
def test_lower_places_likewise() -> None:
    table = the_end(4).with_points(20, seat=2)
    table.with_goods(1, piety=3)

    table.end_chapter()

    assert table.places == [3, 2, 1, 3]


@pytest.mark.rule("WWE-END-1", "WWE-FRAME-2")
def test_at_the_end_the_screens_are_lifted() -> None:
    table = the_end().with_goods(1, cloth=2)

    table.end_chapter()

    board = table.view(0)["players"][1]
    assert board["goods"]["cloth"] == 2
    assert board["place"] == 1


def test_what_the_end_pays_for_goods_is_no_news() -> None:
    table = the_end().with_goods(1, stone=3)

    table.end_chapter()

    paid = [event for event in table.reported if event.facts.get("source") == "goods"]
    assert paid
    assert not any(event.news for event in paid)
