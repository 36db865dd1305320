"""World Without End, the rulebook's worked examples."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.effects import trade
from tests.games.world_without_end.table import a_last_round, a_table

RED, GREEN, YELLOW, BLUE = range(4)


@pytest.mark.rule("WWE-EX-1")
def test_an_orientation_gives_red_stone_green_grain_yellow_gold_and_blue_a_point() -> None:
    table = a_table().drawing(corners=["stone", "grain", "gold", "points"])

    table.play("arrow:0")

    assert table.held("stone", RED) == 1
    assert table.held("grain", GREEN) == 1
    assert table.held("gold", YELLOW) == 2 + 1
    assert table.points(BLUE) == 8 + 1


@pytest.mark.rule("WWE-EX-1")
def test_with_the_arrow_at_two_the_favor_marker_goes_two_spaces_on() -> None:
    table = a_table().draw()
    before = table.favor_space

    table.play("arrow:2")

    assert table.favor_space == before + 2


@pytest.mark.rule("WWE-EX-2")
def test_a_stone_and_a_wood_on_a_project_are_worth_six_points() -> None:
    table = a_table().with_goods(stone=1, wood=1)

    table.play("play:project", "project:bridge", "good:stone", "good:wood")

    assert table.points() == 8 + 6


@pytest.mark.rule("WWE-EX-3")
def test_the_mill_is_complete_and_its_two_donors_get_a_point_and_a_cloth_each() -> None:
    table = a_table(chapter=2).printing_project("mill", 2, 2, 1, "cloth")
    table.with_project("mill", stone=2, wood=1).with_goods(BLUE, wood=1)
    table.with_seal("mill", RED).with_seal("mill", GREEN).pass_turns(3)

    table.play("play:project", "project:mill")

    assert table.all_held("cloth") == [1, 1, 0, 0]
    assert table.all_points() == [9, 9, 8, 8 + 3]


@pytest.mark.rule("WWE-EX-4")
def test_in_chapter_iv_a_grain_and_two_gold_short_cost_eight_points() -> None:
    table = a_last_round(chapter=4).with_all_duties_paid().with_points(20)

    table.with_goods(grain=1, gold=1).end_chapter()

    assert table.points() == 20 - 8


@pytest.mark.rule("WWE-EX-5")
def test_two_loyalty_avoid_begging_and_penance_the_points_are_lost_anyway() -> None:
    table = a_last_round().with_all_duties_paid().with_points(20)
    table.with_goods(grain=0, piety=1, loyalty=2).end_chapter()

    table.play("perform", "perform")

    assert table.penalties() == []
    assert table.discards() == []
    assert table.points() == 20 - 2 * 2 - 3


@pytest.mark.rule("WWE-EX-5")
@pytest.mark.parametrize(
    ("choices", "penalties", "cards_drawn"),
    [(["perform"], ["begging"], 0), (["decline", "perform"], [], 1)],
)
def test_one_loyalty_avoids_one_of_them(
    choices: list[str], penalties: list[str], cards_drawn: int
) -> None:
    table = a_last_round().with_all_duties_paid().with_points(20)
    table.with_goods(grain=0, piety=1, loyalty=1).end_chapter()

    table.play(*choices)

    assert table.penalties() == penalties
    assert len(table.discards()) == cards_drawn
    assert table.points() == 20 - 2 * 2 - 3


@pytest.mark.rule("WWE-EX-6")
def test_project_nine_healed_two_points_and_immediately_a_free_house() -> None:
    table = a_table(chapter=3).with_goods(knowledge=3, gold=0).with_sick(9, value=3)

    table.play("play:medicine", "treat:9", "house:7")

    assert table.points() == 8 + 2
    assert table.owner_of(7) == 0
    assert table.held("gold") == 0


@pytest.mark.rule("WWE-EX-6")
@pytest.mark.parametrize(("knowledge", "enough"), [(2, False), (3, True), (4, True)])
def test_a_location_of_value_three_needs_at_least_three_medical_knowledge(
    knowledge: int, enough: bool
) -> None:
    table = a_table(chapter=3).with_goods(knowledge=knowledge).with_sick(9, value=3)

    table.play("play:medicine")

    assert table.can("treat:9") == enough


@pytest.mark.rule("WWE-EX-7")
def test_a_grain_card_with_no_grain_in_the_fields_nothing_happens_the_discard_is_due() -> None:
    table = a_table().with_supply(grain=0)

    table.play("play:grain")

    assert table.goods() == {"wool": 1, "gold": 2}
    assert table.points() == 8
    assert table.asked == "discard"


@pytest.mark.rule("WWE-CARD-9")
def test_each_player_clockwise_may_trade_a_wool_for_three_gold_once() -> None:
    table = a_table(start=1).with_all_holding(wool=2).drawing(trade("1 wool", "3 gold"))

    table.play("perform", "decline", "perform", "decline")

    assert table.all_held("gold") == [2, 5, 2, 5]
    assert table.all_held("wool") == [2, 1, 2, 1]
    assert table.asked == "orientation"
