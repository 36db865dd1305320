"""World Without End, the favor track and the favor card."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.effects import cancel_favor, fee, move_favor
from tests.games.world_without_end.table import TableTop, a_table

EVERYBODY = (
    *("queen", "prior", "alderman", "prioress", "merchants"),
    *("king", "earl", "bishop", "outlaws"),
)
BEFORE = {
    "queen": "bishop",
    "prior": "queen",
    "alderman": "outlaws",
    "prioress": "alderman",
    "merchants": "prioress",
    "king": "merchants",
    "bishop": "earl",
}


def on_the_way_to(person: str) -> TableTop:
    """The favor marker one space before a person, the favor card to be played."""
    return a_table(chapter=2).favor_on(BEFORE[person])


# --- Moving the marker ---------------------------------------------------------------------------


@pytest.mark.rule("WWE-FAVOR-1")
def test_after_the_bishop_comes_the_queen() -> None:
    table = a_table().favor_on("bishop").draw()

    table.play("arrow:2")

    assert table.favor == "prior"


@pytest.mark.rule("WWE-FAVOR-1")
def test_canceled_spaces_are_not_counted() -> None:
    table = a_table().favor_on("queen").with_canceled_favor("prior", "alderman").draw()

    table.play("arrow:2")

    assert table.favor == "prioress"


@pytest.mark.rule("WWE-FAVOR-1")
def test_a_marker_on_a_space_that_becomes_canceled_waits_there() -> None:
    table = a_table().favor_on("queen")

    table.drawing(cancel_favor("queen"))
    assert table.favor == "queen"
    table.play("arrow:1")

    assert table.favor == "prior"


@pytest.mark.rule("WWE-FAVOR-1")
def test_canceled_outlaws_are_passed_unpaid() -> None:
    table = a_table().favor_on("prior").with_goods(gold=0).with_canceled_favor("outlaws").draw()

    table.play("arrow:1")

    assert table.favor == "alderman"


@pytest.mark.rule("WWE-FAVOR-1")
def test_with_one_space_left_every_step_goes_round_to_it() -> None:
    table = a_table().favor_on("prior").with_canceled_favor(*set(EVERYBODY) - {"prior"}).draw()

    table.play("arrow:3")

    assert table.favor == "prior"
    assert table.held("piety") == 1


@pytest.mark.rule("WWE-FAVOR-1")
def test_a_long_way_through_canceled_spaces_is_walked_to_its_end() -> None:
    table = a_table().favor_on("king").with_canceled_favor(*set(EVERYBODY) - {"prior"})

    table.drawing(move_favor(9))

    assert table.favor == "prior"


@pytest.mark.rule("WWE-FAVOR-1")
@pytest.mark.parametrize("person", ["bishop", "outlaws"])
def test_with_every_space_canceled_the_marker_waits_without_reward(person: str) -> None:
    table = a_table().favor_on(person).with_canceled_favor(*EVERYBODY)
    table.with_goods(piety=2, gold=0).draw()

    table.play("arrow:1")

    assert table.favor == person
    assert (table.points(), table.held("gold")) == (8, 0)
    assert table.events("favor.moved") == []


# --- The rewards ---------------------------------------------------------------------------------


@pytest.mark.rule("WWE-FAVOR-2")
@pytest.mark.parametrize(("loyalty", "points"), [(0, 0), (1, 2), (3, 2)])
def test_queen_two_points_for_players_with_loyalty(loyalty: int, points: int) -> None:
    table = on_the_way_to("queen").with_goods(loyalty=loyalty)

    table.play("play:favor", "perform")

    assert table.sheet("favor") == points
    assert table.held("loyalty") == loyalty


@pytest.mark.rule("WWE-FAVOR-2")
def test_prior_one_piety() -> None:
    table = on_the_way_to("prior")

    table.play("play:favor", "perform")

    assert table.held("piety") == 1


@pytest.mark.rule("WWE-FAVOR-2")
def test_alderman_a_point_for_each_own_house_on_the_board() -> None:
    table = a_table(chapter=2).with_house(1, 3, 5).with_house(7, seat=1)

    table.play("play:favor", "perform")

    assert table.favor == "alderman"
    assert table.sheet("favor") == 3


@pytest.mark.rule("WWE-FAVOR-2")
@pytest.mark.parametrize(("knowledge", "points"), [(0, 0), (1, 2), (4, 2)])
def test_prioress_two_points_for_players_with_medical_knowledge(
    knowledge: int, points: int
) -> None:
    table = on_the_way_to("prioress").with_goods(knowledge=knowledge)

    table.play("play:favor", "perform")

    assert table.sheet("favor") == points
    assert table.held("knowledge") == knowledge


@pytest.mark.rule("WWE-FAVOR-2")
def test_merchants_one_wool() -> None:
    table = on_the_way_to("merchants").with_goods(wool=0)

    table.play("play:favor", "perform")

    assert table.held("wool") == 1


@pytest.mark.rule("WWE-FAVOR-2")
@pytest.mark.parametrize("loyalty", [0, 1, 4])
def test_king_a_point_for_each_loyalty(loyalty: int) -> None:
    table = on_the_way_to("king").with_goods(loyalty=loyalty)

    table.play("play:favor", "perform")

    assert table.sheet("favor") == loyalty
    assert table.held("loyalty") == loyalty


@pytest.mark.rule("WWE-FAVOR-2")
def test_earl_of_shiring_one_grain() -> None:
    table = a_table(chapter=2).favor_on("king").with_canceled_favor("outlaws")

    table.play("play:favor", "perform")

    assert table.favor == "earl"
    assert table.held("grain") == 1


@pytest.mark.rule("WWE-FAVOR-2")
@pytest.mark.parametrize("piety", [0, 1, 5])
def test_bishop_a_point_for_each_piety(piety: int) -> None:
    table = on_the_way_to("bishop").with_goods(piety=piety)

    table.play("play:favor", "perform")

    assert table.sheet("favor") == piety
    assert table.held("piety") == piety


@pytest.mark.rule("WWE-FAVOR-2")
@pytest.mark.parametrize("person", ["prior", "king"])
def test_outlaws_take_one_gold(person: str) -> None:
    table = a_table(chapter=2).favor_on(person).with_goods(gold=3)

    table.play("play:favor", "perform")

    assert table.favor == "outlaws"
    assert table.held("gold") == 2


@pytest.mark.rule("WWE-FAVOR-2")
@pytest.mark.parametrize(
    ("before", "good"), [("queen", "piety"), ("prioress", "wool"), ("king", "grain")]
)
def test_what_is_not_in_supply_is_not_received_and_no_point_instead(before: str, good: str) -> None:
    table = a_table(chapter=2).favor_on(before).with_canceled_favor("outlaws")
    table.with_goods(wool=0).with_supply(**{good: 0})

    table.play("play:favor", "perform")

    assert table.held(good) == 0
    assert table.points() == 8
    assert table.events("good.missed") == [{"good": good}]


@pytest.mark.rule("WWE-FAVOR-2")
def test_rewards_are_not_optional() -> None:
    table = a_table().favor_on("prior").draw()

    table.play("arrow:1")

    assert table.asked == "card"
    assert table.held("gold") == 1


@pytest.mark.rule("WWE-FAVOR-2")
def test_what_the_persons_give_and_take_is_printed() -> None:
    table = on_the_way_to("queen").printing(queen_points=5).with_goods(loyalty=1)

    table.play("play:favor", "perform")

    assert table.sheet("favor") == 5


# --- The favor card ------------------------------------------------------------------------------


@pytest.mark.rule("WWE-ACT-12")
def test_the_marker_goes_exactly_one_uncanceled_space_on() -> None:
    table = a_table(chapter=2).favor_on("queen").with_canceled_favor("prior", "outlaws")

    table.play("play:favor", "perform")

    assert table.favor == "alderman"


@pytest.mark.rule("WWE-ACT-12")
def test_its_reward_is_for_the_player_who_acts() -> None:
    table = a_table(chapter=2).favor_on("queen").turn("grain")

    table.play("play:favor", "perform")

    assert table.held("piety", seat=1) == 1
    assert table.seats_of("favor.moved") == [1]


@pytest.mark.rule("WWE-ACT-12")
def test_without_gold_for_the_outlaws_it_cannot_be_performed_and_the_marker_stays() -> None:
    table = a_table(chapter=2).favor_on("prior").with_goods(gold=0)

    table.play("play:favor")

    assert table.asked == "discard"
    assert table.favor == "prior"
    assert not table.performed()


@pytest.mark.rule("WWE-ACT-12", "WWE-ACT-1")
def test_it_may_be_left() -> None:
    table = a_table(chapter=2).favor_on("prior")

    table.play("play:favor", "decline")

    assert table.favor == "prior"
    assert table.held("gold") == 2


@pytest.mark.rule("WWE-ACT-12", "WWE-ACT-1")
def test_it_counts_as_performed_even_if_the_person_gives_nothing() -> None:
    table = on_the_way_to("king").with_goods(loyalty=0)

    table.play("play:favor", "perform")

    assert table.performed()


@pytest.mark.rule("WWE-ACT-12", "WWE-EVENT-1")
@pytest.mark.parametrize(("gold", "possible"), [(1, False), (2, True)])
def test_a_fee_for_it_comes_on_top_of_the_outlaws_gold(gold: int, possible: bool) -> None:
    table = a_table(chapter=2).favor_on("prior").with_goods(gold=gold)

    table.with_long_term(fee("favor", 1)).play("play:favor")

    assert (table.asked == "action") == possible


@pytest.mark.rule("WWE-FAVOR-1", "WWE-EVENT-2")
def test_an_event_that_moves_the_marker_brings_nobody_a_reward() -> None:
    table = a_table().favor_on("queen").with_goods(gold=0)

    table.drawing(move_favor(2))

    assert table.favor == "outlaws"
    assert table.asked == "orientation"
    assert table.all_points() == [8, 8, 8, 8]
