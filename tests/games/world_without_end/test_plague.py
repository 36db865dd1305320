"""World Without End, the plague of chapters III and IV."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.effects import gain, no_treatment, points_per_good
from tests.games.world_without_end.table import TableTop, a_last_round, a_table

EVERYWHERE = list(range(1, 12))

# --- The tokens ----------------------------------------------------------------------------------


@pytest.mark.rule("WWE-PLAGUE-1", "WWE-CHAP-6")
def test_after_chapter_ii_a_token_lies_face_down_on_each_of_eleven_locations() -> None:
    table = a_last_round(chapter=2).with_all_duties_paid()
    assert table.locations("none") == EVERYWHERE

    table.end_chapter()

    assert table.locations("unturned") == EVERYWHERE


@pytest.mark.rule("WWE-PLAGUE-1")
def test_their_values_are_those_printed_shuffled() -> None:
    first, second = a_table(chapter=3, seed=1), a_table(chapter=3, seed=2)

    values = [first.plague_value(location) for location in EVERYWHERE]
    others = [second.plague_value(location) for location in EVERYWHERE]

    assert sorted(values) == sorted(others) == [1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5]
    assert values != others


@pytest.mark.rule("WWE-PLAGUE-1")
def test_the_shuffle_is_noted_for_the_record() -> None:
    table = a_table(chapter=3)

    (shuffled,) = [result for result in table.state.chance_results if result.stream == "plague"]
    assert list(shuffled.numbers) == [table.plague_value(location) for location in EVERYWHERE]


@pytest.mark.rule("WWE-PLAGUE-1")
def test_every_value_may_lie_on_every_location() -> None:
    tables = [a_table(2, chapter=3, seed=seed) for seed in range(200)]

    assert {table.plague_value(1) for table in tables} == {1, 2, 3, 4, 5}
    assert {table.plague_value(11) for table in tables} == {1, 2, 3, 4, 5}


@pytest.mark.rule("WWE-PLAGUE-1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_them(seat: int | None) -> None:
    table = a_table(2, chapter=3)

    assert {one["value"] for one in table.view(seat)["plague"]} == {None}


@pytest.mark.rule("WWE-PLAGUE-2")
def test_the_drawn_events_number_turns_up_that_locations_token() -> None:
    table = a_table(chapter=3).with_unturned(7, value=4)

    table.drawing(plague=7)

    assert table.locations() == [7]
    assert table.view()["plague"][6] == {"location": 7, "state": "sick", "value": 4}
    assert table.events("plague.revealed") == [{"location": 7, "value": 4}]


@pytest.mark.rule("WWE-PLAGUE-2")
@pytest.mark.parametrize("chapter", [1, 2])
def test_there_is_no_plague_before_chapter_iii(chapter: int) -> None:
    table = a_table(chapter=chapter).draw()

    assert table.locations("none") == EVERYWHERE


@pytest.mark.rule("WWE-PLAGUE-2")
def test_before_the_events_text_and_before_orientation() -> None:
    table = a_table(chapter=3)

    table.drawing(gain("grain"), plague=7)

    assert table.happened.index("plague.revealed") < table.happened.index("good.gained")
    assert table.asked == "orientation"


@pytest.mark.rule("WWE-PLAGUE-2")
def test_a_location_is_sick_until_treated_and_there_is_no_penalty_if_it_never_is() -> None:
    table = a_last_round(chapter=4).with_all_duties_paid().with_sick(7, value=4)

    table.end_chapter()

    assert table.locations() == [7]
    assert table.all_points() == [8, 8, 8, 8]


@pytest.mark.rule("WWE-PLAGUE-2")
def test_the_sick_of_chapter_iii_are_sick_in_chapter_iv() -> None:
    table = a_last_round(chapter=3).with_all_duties_paid().with_sick(7, value=4)

    table.end_chapter()

    assert table.chapter == 4
    assert table.locations() == [7]


@pytest.mark.rule("WWE-PLAGUE-2")
def test_in_chapter_iv_a_location_already_revealed_stays_as_it_is() -> None:
    table = a_table(chapter=4).with_sick(7, value=4)

    table.drawing(plague=7)

    assert table.locations() == [7]
    assert table.events("plague.revealed") == []
    assert table.events("plague.known") == [{"location": 7}]


@pytest.mark.rule("WWE-PLAGUE-2")
def test_in_chapter_iv_a_healed_location_does_not_fall_ill_again() -> None:
    table = a_table(chapter=4).with_healed(7, value=4)

    table.drawing(plague=7)

    assert table.locations("healed") == [7]
    assert table.locations() == []


@pytest.mark.rule("WWE-PLAGUE-2")
def test_in_chapter_iv_others_may_fall_ill_for_the_first_time() -> None:
    table = a_table(chapter=4).with_healed(7, value=4)

    table.drawing(plague=8)

    assert table.locations() == [8]


# --- Treating ------------------------------------------------------------------------------------


def a_healer(knowledge: int, **sick: int) -> TableTop:
    """Chapter III; `at4=3`: location 4 is sick with a token of value 3."""
    table = a_table(chapter=3).with_goods(knowledge=knowledge)
    for location, value in sick.items():
        table.with_sick(int(location.removeprefix("at")), value)
    return table


@pytest.mark.rule("WWE-PLAGUE-3")
def test_a_treated_location_is_worth_two_points_and_its_token_leaves_the_game() -> None:
    table = a_healer(3, at4=3)

    table.play("play:medicine", "treat:4")

    assert table.points() == 8 + 2
    assert table.sheet("plague") == 2
    assert table.locations("healed") == [4]


@pytest.mark.rule("WWE-PLAGUE-3")
@pytest.mark.parametrize("location", EVERYWHERE)
def test_every_location_can_be_treated(location: int) -> None:
    table = a_table(chapter=3).with_goods(knowledge=2).with_sick(location, value=2)

    table.play("play:medicine", f"treat:{location}")

    assert table.locations("healed") == [location]
    assert table.points() == 8 + 2


@pytest.mark.rule("WWE-PLAGUE-3")
@pytest.mark.parametrize(("knowledge", "possible"), [(2, False), (3, True), (5, True)])
def test_its_value_must_be_within_your_medical_knowledge(knowledge: int, possible: bool) -> None:
    table = a_healer(knowledge, at4=3)

    table.play("play:medicine")

    assert table.can("treat:4") == possible


@pytest.mark.rule("WWE-PLAGUE-3")
def test_several_locations_whose_values_sum_to_your_knowledge() -> None:
    table = a_healer(6, at2=1, at4=3, at6=2)

    table.play("play:medicine", "treat:2", "treat:4", "treat:6")

    assert table.points() == 8 + 3 * 2
    assert table.locations("healed") == [2, 4, 6]
    assert table.held("knowledge") == 6


@pytest.mark.rule("WWE-PLAGUE-3")
def test_not_more_than_that() -> None:
    table = a_healer(5, at2=1, at4=3, at6=2)

    table.play("play:medicine", "treat:2")
    assert table.legal() == ["decline", "treat:4", "treat:6"]
    table.play("treat:4")

    assert table.locations() == [6]
    assert table.asked == "discard"


@pytest.mark.rule("WWE-PLAGUE-3")
def test_you_may_stop_before() -> None:
    table = a_healer(6, at2=1, at4=3)

    table.play("play:medicine", "treat:2", "decline")

    assert table.locations() == [4]


@pytest.mark.rule("WWE-PLAGUE-3")
@pytest.mark.parametrize("location", [5, 7])
def test_only_sick_locations_are_treated(location: int) -> None:
    table = a_healer(9, at4=3).with_healed(7, value=1)

    table.play("play:medicine")

    assert table.reason(f"treat:{location}") == ("WWE-PLAGUE-3", "refusal-not-sick", {})


@pytest.mark.rule("WWE-PLAGUE-3")
@pytest.mark.parametrize(
    ("benefit", "goods"),
    [
        ("2 gold", {"gold": 4, "wool": 1}),
        ("grain", {"grain": 1, "gold": 2, "wool": 1}),
        ("loyalty", {"loyalty": 1, "gold": 2, "wool": 1}),
        ("cloth", {"cloth": 1, "gold": 2, "wool": 1}),
        ("piety", {"piety": 1, "gold": 2, "wool": 1}),
        ("2 wool", {"wool": 3, "gold": 2}),
    ],
)
def test_it_brings_the_locations_benefit_too(benefit: str, goods: dict[str, int]) -> None:
    table = a_healer(3, at4=3).printing_benefit(4, benefit)

    table.play("play:medicine", "treat:4")

    assert table.goods() == {"knowledge": 3} | goods
    assert table.points() == 8 + 2


@pytest.mark.rule("WWE-PLAGUE-3")
def test_the_benefit_may_be_points() -> None:
    table = a_healer(3, at4=3).printing_benefit(4, "2 points")

    table.play("play:medicine", "treat:4")

    assert table.points() == 8 + 2 + 2
    assert table.sheet("plague") == 4


@pytest.mark.rule("WWE-PLAGUE-3")
def test_the_hideout_brings_nothing_but_its_points() -> None:
    table = a_healer(3, at11=3)

    table.play("play:medicine", "treat:11")

    assert table.points() == 8 + 2
    assert table.goods() == {"knowledge": 3, "gold": 2, "wool": 1}


@pytest.mark.rule("WWE-PLAGUE-3")
def test_knowledge_won_on_the_way_does_not_count() -> None:
    table = a_healer(3, at4=3, at5=1).printing_benefit(4, "knowledge")

    table.play("play:medicine", "treat:4")

    assert table.held("knowledge") == 4
    assert table.locations() == [5]
    assert table.asked == "discard"


@pytest.mark.rule("WWE-PLAGUE-3")
def test_what_a_treatment_is_worth_is_printed() -> None:
    table = a_healer(3, at4=3).printing(treatment_points=5)

    table.play("play:medicine", "treat:4")

    assert table.points() == 8 + 5


# --- House 9, and the order ----------------------------------------------------------------------


@pytest.mark.rule("WWE-PLAGUE-4")
def test_project_nine_you_may_immediately_build_a_free_house() -> None:
    table = a_healer(3, at9=3).with_goods(gold=0)

    table.play("play:medicine", "treat:9")
    assert table.asked == "free_house"
    assert table.legal() == ["decline", *(f"house:{space}" for space in range(1, 15))]
    table.play("house:4")

    assert table.owner_of(4) == 0
    assert table.goods() == {"knowledge": 3, "wool": 1}
    assert table.houses() == 3


@pytest.mark.rule("WWE-PLAGUE-4")
def test_you_need_not() -> None:
    table = a_healer(3, at9=3)

    table.play("play:medicine", "treat:9", "decline")

    assert table.houses() == 4
    assert table.points() == 8 + 2


@pytest.mark.rule("WWE-PLAGUE-4", "WWE-ACT-7")
def test_the_other_limits_of_building_hold() -> None:
    table = a_healer(3, at9=3).with_house(1).with_house(3, seat=1)

    table.play("play:medicine", "treat:9")

    assert table.reason("house:2").message == "refusal-same-income"
    assert table.reason("house:3").message == "refusal-space-taken"
    assert table.can("house:4")


@pytest.mark.rule("WWE-PLAGUE-4")
def test_with_no_house_left_it_is_lost() -> None:
    table = a_healer(3, at9=3).with_house(1, 3, 5, 7)

    table.play("play:medicine", "treat:9")

    assert table.asked == "discard"
    assert table.points() == 8 + 2


@pytest.mark.rule("WWE-PLAGUE-4")
def test_a_benefit_that_is_not_in_supply_is_not_received_the_points_are() -> None:
    table = a_healer(3, at4=3).printing_benefit(4, "grain").with_supply(grain=0)

    table.play("play:medicine", "treat:4")

    assert table.held("grain") == 0
    assert table.points() == 8 + 2


@pytest.mark.rule("WWE-PLAGUE-4")
def test_several_locations_are_treated_in_ascending_number() -> None:
    table = a_healer(9, at2=1, at4=1)

    table.play("play:medicine", "treat:4")

    assert table.asked == "discard"
    assert table.locations() == [2]


@pytest.mark.rule("WWE-PLAGUE-4")
def test_a_lower_number_cannot_follow() -> None:
    table = a_healer(9, at2=1, at4=1, at6=2)

    table.play("play:medicine", "treat:4")

    assert table.reason("treat:2") == ("WWE-PLAGUE-4", "refusal-out-of-order", {})


@pytest.mark.rule("WWE-PLAGUE-4")
def test_the_free_house_is_built_before_the_next_location() -> None:
    table = a_healer(9, at9=1, at10=1).printing_benefit(10, "grain")

    table.play("play:medicine", "treat:9", "house:1", "treat:10")

    assert table.owner_of(1) == 0
    assert table.held("grain") == 1
    assert table.asked == "discard"


@pytest.mark.rule("WWE-EVENT-1", "WWE-PLAGUE-3")
def test_a_long_term_event_may_stop_all_treatment() -> None:
    table = a_healer(9, at4=1).with_long_term(no_treatment())

    table.play("play:medicine")

    assert table.reason("treat:4") == ("WWE-EVENT-1", "refusal-no-treatment-now", {})
    assert table.legal() == ["decline", "medicine:gold"]


@pytest.mark.rule("WWE-PLAGUE-2", "WWE-EVENT-4")
def test_the_token_is_turned_even_if_the_event_asks_nobody() -> None:
    table = a_table(chapter=4)

    table.drawing(points_per_good("knowledge", 1), plague=11)

    assert table.locations() == [11]
