"""World Without End, house building and house rent."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.effects import fee
from tests.games.world_without_end.table import TableTop, a_table

# --- Building ------------------------------------------------------------------------------------


def a_builder(**goods: int) -> TableTop:
    """Chapter II; space 1 takes stone and gives grain, 2 wood and grain, 3 stone and piety …"""
    return a_table(chapter=2).with_goods(**goods)


@pytest.mark.rule("WWE-ACT-7")
@pytest.mark.parametrize(("space", "resource"), [(1, "stone"), (2, "wood")])
def test_a_house_costs_a_gold_and_the_resource_shown(space: int, resource: str) -> None:
    table = a_builder(gold=3, stone=3, wood=3)

    table.play("play:house", f"house:{space}")

    assert table.held("gold") == 2
    assert table.held(resource) == 2
    assert table.held("stone") + table.held("wood") == 3 + 2
    assert table.owner_of(space) == 0
    assert table.houses() == 3
    assert table.events("house.built") == [{"house": space}]


@pytest.mark.rule("WWE-ACT-7")
def test_there_are_fourteen_spaces() -> None:
    table = a_builder(gold=1, stone=1, wood=1)

    table.play("play:house")

    assert table.legal() == ["decline", *(f"house:{space}" for space in range(1, 15))]


@pytest.mark.rule("WWE-ACT-7")
def test_without_the_resource_shown_a_space_is_out_of_reach() -> None:
    table = a_builder(gold=1, wood=1)

    table.play("play:house")

    assert table.why_not("house:1") == ["WWE-ACT-7"]
    assert table.can("house:2")


@pytest.mark.rule("WWE-ACT-7")
def test_without_gold_nothing_is_built() -> None:
    table = a_builder(gold=0, stone=1)

    table.play("play:house")

    assert table.asked == "discard"


@pytest.mark.rule("WWE-ACT-7")
def test_a_taken_space_is_not_free() -> None:
    table = a_builder(gold=1, stone=1, wood=1).with_house(1, seat=2)

    table.play("play:house")

    assert table.reason("house:1").message == "refusal-space-taken"


@pytest.mark.rule("WWE-ACT-7")
def test_never_two_of_your_houses_on_spaces_with_the_same_income() -> None:
    table = a_builder(gold=1, stone=1, wood=1).with_house(1)

    table.play("play:house")

    assert table.reason("house:2") == ("WWE-ACT-7", "refusal-same-income", {})
    assert table.can("house:4")


@pytest.mark.rule("WWE-ACT-7")
def test_two_spaces_that_give_different_amounts_of_a_good_have_different_incomes() -> None:
    table = a_builder(gold=1, wood=1).printing_house(1, "stone", "2 knowledge").with_house(1)
    table.printing_house(2, "wood", "knowledge")

    table.play("play:house", "house:2")

    assert table.owner_of(2) == 0


@pytest.mark.rule("WWE-ACT-7")
def test_under_the_first_rules_the_good_alone_made_an_income_the_same() -> None:
    table = a_builder(gold=1, wood=1).printing_house(1, "stone", "2 knowledge").with_house(1)
    table.printing_house(2, "wood", "knowledge")
    table.state.rules_version = "1"

    table.play("play:house")

    assert table.reason("house:2") == ("WWE-ACT-7", "refusal-same-income", {})


@pytest.mark.rule("WWE-ACT-7")
def test_others_may_build_beside_you_on_the_same_income() -> None:
    table = a_builder(gold=1, wood=1).with_house(1, seat=3)

    table.play("play:house", "house:2")

    assert table.owner_of(2) == 0


@pytest.mark.rule("WWE-ACT-7")
def test_with_no_house_left_it_is_impossible() -> None:
    table = a_builder(gold=1, stone=1, wood=1).with_house(1, 3, 5, 7)

    table.play("play:house")

    assert table.asked == "discard"
    assert not table.performed()


@pytest.mark.rule("WWE-ACT-7")
def test_the_fourth_house_can_be_built() -> None:
    table = a_builder(gold=1, stone=1).with_house(1, 3, 5)

    table.play("play:house", "house:7")

    assert table.houses() == 0


@pytest.mark.rule("WWE-ACT-7")
@pytest.mark.parametrize(("gold", "possible"), [(2, False), (3, True)])
def test_a_fee_is_paid_beside_the_house(gold: int, possible: bool) -> None:
    table = a_builder(gold=gold, stone=1).with_long_term(fee("house", 2))

    table.play("play:house")

    assert (table.asked == "action") == possible


@pytest.mark.rule("WWE-ACT-7")
def test_what_a_house_costs_is_printed() -> None:
    table = a_builder(gold=5, stone=1).printing(house_gold=4)

    table.play("play:house", "house:1")

    assert table.held("gold") == 1


# --- Rent ----------------------------------------------------------------------------------------


@pytest.mark.rule("WWE-ACT-8")
@pytest.mark.parametrize(
    ("space", "good", "amount"),
    [
        (1, "grain", 1),
        (3, "piety", 1),
        (5, "wool", 1),
        (7, "gold", 2),
        (9, "loyalty", 1),
        (11, "knowledge", 1),
    ],
)
def test_rent_is_the_income_of_an_own_house(space: int, good: str, amount: int) -> None:
    table = a_builder().with_house(space)
    before = table.held(good)

    table.play("play:rent", f"house:{space}")

    assert table.held(good) == before + amount


@pytest.mark.rule("WWE-ACT-8")
def test_a_house_may_give_points() -> None:
    table = a_builder().with_house(13)

    table.play("play:rent", "house:13")

    assert table.points() == 9
    assert table.sheet("rent") == 1


@pytest.mark.rule("WWE-ACT-8")
def test_rent_is_taken_from_two_different_houses_of_your_choice() -> None:
    table = a_builder().with_house(1, 3, 5)

    table.play("play:rent", "house:5")
    assert table.legal() == ["decline", "house:1", "house:3"]
    assert table.reason("house:5") == ("WWE-ACT-8", "refusal-rented-already", {})
    table.play("house:1")

    assert (table.held("wool"), table.held("grain"), table.held("piety")) == (2, 1, 0)
    assert table.asked == "discard"


@pytest.mark.rule("WWE-ACT-8", "WWE-ACT-1")
def test_up_to_two_includes_one() -> None:
    table = a_builder().with_house(1, 3)

    table.play("play:rent", "house:3", "decline")

    assert (table.held("grain"), table.held("piety")) == (0, 1)
    assert table.performed()


@pytest.mark.rule("WWE-ACT-8", "WWE-ACT-1")
def test_up_to_two_includes_none() -> None:
    table = a_builder().with_house(1, 3)

    table.play("play:rent", "decline")

    assert table.goods() == {"wool": 1, "gold": 2}
    assert not table.performed()


@pytest.mark.rule("WWE-ACT-8")
def test_a_good_that_is_not_in_supply_is_not_received_and_no_point_replaces_it() -> None:
    table = a_builder().with_house(1, 3).with_supply(grain=0)

    table.play("play:rent")
    assert table.why_not("house:1") == ["WWE-ACT-3"]
    table.play("house:3")

    assert (table.held("grain"), table.held("piety")) == (0, 1)
    assert table.points() == 8
    assert table.asked == "discard"


@pytest.mark.rule("WWE-ACT-8")
def test_of_a_larger_income_what_is_in_supply_is_received() -> None:
    table = a_builder().printing_house(1, "stone", "3 grain").with_house(1).with_supply(grain=2)

    table.play("play:rent", "house:1")

    assert table.held("grain") == 2


@pytest.mark.rule("WWE-ACT-8")
def test_nobody_rents_out_the_house_of_another() -> None:
    table = a_builder().with_house(1).with_house(3, seat=1)

    table.play("play:rent")

    assert table.reason("house:3") == ("WWE-ACT-8", "refusal-not-your-house", {})


@pytest.mark.rule("WWE-ACT-8")
def test_without_a_house_there_is_no_rent() -> None:
    table = a_builder()

    table.play("play:rent")

    assert table.asked == "discard"
    assert not table.performed()
