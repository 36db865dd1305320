"""Kutná Hora, the Mine action."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import a_city, ready_to_build


@pytest.mark.rule("KH-MINE-1")
def test_an_empty_pool_must_be_filled_for_one_permit() -> None:
    table = a_city().printing_price("permits", 4).with_miners(pool=0, waiting=8)

    table.play("card:1:mine")

    assert table.legal() == ["miners:1", "miners:2"]
    assert table.why_not("miners:0") == ["KH-MINE-1"]


@pytest.mark.rule("KH-MINE-1")
@pytest.mark.parametrize(("count", "miners"), [(1, (1, 7)), (2, (2, 6))])
def test_one_permit_moves_one_or_two_miners(count: int, miners: tuple[int, int]) -> None:
    table = a_city().printing_price("permits", 4).with_miners(pool=0, waiting=8)

    table.play("card:1:mine", f"miners:{count}")

    assert table.paid == 4
    assert table.miners() == miners


@pytest.mark.rule("KH-MINE-1")
def test_who_cannot_pay_the_permit_cannot_mine_with_an_empty_pool() -> None:
    table = a_city().printing_price("permits", 4).with_miners(pool=0, waiting=8)

    table.with_groschen(3)

    assert table.why_not("card:1:mine") == ["KH-MINE-1"]


@pytest.mark.rule("KH-MINE-1")
def test_the_last_waiting_miner_moves_without_a_question() -> None:
    table = a_city().printing_price("permits", 4).with_miners(pool=0, waiting=1)

    table.play("card:1:mine")

    assert table.events("miners.hired") == [{"count": 1, "paid": 4}]
    assert table.asked == "mine"


@pytest.mark.rule("KH-MINE-1")
def test_with_one_in_the_pool_you_may_buy_one_more() -> None:
    table = a_city().printing_price("permits", 4).with_miners(pool=1, waiting=8)

    table.play("card:1:mine")
    assert table.legal() == ["miners:0", "miners:1"]
    assert table.why_not("miners:2") == ["KH-MINE-1"]
    table.play("miners:1")

    assert table.paid == 4
    assert table.miners() == (2, 7)


@pytest.mark.rule("KH-MINE-1")
def test_with_one_in_the_pool_you_need_not_buy() -> None:
    table = a_city().with_miners(pool=1, waiting=8)

    table.play("card:1:mine", "miners:0")

    assert table.paid == 0
    assert table.miners() == (1, 8)


@pytest.mark.rule("KH-MINE-1")
@pytest.mark.parametrize(("waiting", "groschen"), [(0, 40), (8, 3)])
def test_with_one_in_the_pool_and_none_to_buy_nobody_asks(waiting: int, groschen: int) -> None:
    table = a_city().printing_price("permits", 4)
    table.with_miners(pool=1, waiting=waiting).with_groschen(groschen)

    table.play("card:1:mine")

    assert table.asked == "mine"
    assert table.paid == 0


@pytest.mark.rule("KH-MINE-1")
def test_the_pool_holds_two() -> None:
    table = a_city().with_miners(pool=2, waiting=7)

    table.play("card:1:mine")

    assert table.asked == "mine"
    assert table.miners() == (2, 7)


@pytest.mark.rule("KH-MINE-1")
def test_the_pool_is_not_filled_after_the_draw() -> None:
    table = a_city().with_miners(pool=1, waiting=8)

    table.play("card:1:mine", "miners:0", "mine:1", "space:B1")

    assert table.miners() == (0, 8)
    assert table.asked == "card"


@pytest.mark.rule("KH-MINE-1")
def test_the_permit_is_paid_before_the_draw() -> None:
    table = a_city().with_miners(pool=1, waiting=8)

    table.play("card:1:mine", "miners:1")

    assert table.happened == ["card.played", "miners.hired", "mine.drawn"]


@pytest.mark.rule("KH-MINE-2")
def test_without_any_miner_there_is_no_mine_action() -> None:
    table = a_city().with_miners(pool=0, waiting=0)

    assert table.why_not("card:1:mine") == ["KH-MINE-2"]
    assert table.why_not("card:2:mine") == ["KH-MINE-2"]
    assert table.can("card:1:nothing")


@pytest.mark.rule("KH-MINE-3")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_as_many_tiles_are_drawn_as_the_technology_level_says(level: int) -> None:
    table = a_city().with_miners(pool=2, waiting=0).with_technology(level)

    table.play("card:1:mine")

    assert table.drawn == ["mine-1", "mine-2", "mine-3", "mine-4", "mine-5"][:level]


@pytest.mark.rule("KH-MINE-3")
def test_one_tile_is_built_and_the_others_are_discarded() -> None:
    table = a_city().with_miners(pool=2, waiting=0).with_technology(3)

    table.play("card:1:mine", "mine:2", "space:B1")

    assert table.mine_at("B1") == "mine-2"
    assert table.events("mine.discarded") == [{"tile": "mine-1"}, {"tile": "mine-3"}]
    assert table.mine_discard == ["mine-1", "mine-3"]
    assert table.mine_stack[0] == "mine-4"


@pytest.mark.rule("KH-MINE-3")
def test_the_level_is_one_more_than_the_technology_tiles_taken() -> None:
    table = ready_to_build("miners-1")
    assert table.level == 1

    table.play("card:5:building", "technology:remove")

    assert table.level == 2


# --- Building it, or not -------------------------------------------------------------------------


@pytest.mark.rule("KH-MINE-6")
def test_a_mine_is_marked_with_a_miner_from_the_pool() -> None:
    table = a_city().with_miners(pool=2, waiting=5)

    table.play("card:1:mine", "mine:1", "space:B1")

    assert (table.mine_at("B1"), table.miner_at("B1")) == ("mine-1", 0)
    assert table.miners() == (1, 5)


@pytest.mark.rule("KH-MINE-6")
@pytest.mark.parametrize("ore", [1, 2, 3])
def test_a_mine_raises_ore_and_the_ore_deck_by_the_same_amount(ore: int) -> None:
    table = a_city().with_miners(pool=2, waiting=5).printing("mine-1", production=ore)
    table.at_ore(3).with_mine_ore(4)

    table.play("card:1:mine", "mine:1", "space:B1")

    assert table.events("production.raised") == [
        {"commodity": "ore", "amount": ore, "now": 4 + ore}
    ]
    assert table.mine_ore() == 4 + ore
    assert table.production("ore") == 0
    assert table.ore == 3 + ore


@pytest.mark.rule("KH-MINE-6")
def test_a_mine_may_bring_people_and_points() -> None:
    table = a_city().with_miners(pool=2, waiting=5).printing("mine-1", population=1, points=2)

    table.play("card:1:mine", "mine:1", "space:B1")

    assert table.population == 1
    assert table.score() == 2
    assert table.points("mines") == 2


@pytest.mark.rule("KH-MINE-6")
def test_a_mine_without_ore_moves_no_ore() -> None:
    table = a_city().with_miners(pool=2, waiting=5)

    table.play("card:1:mine", "mine:1", "space:B1")

    assert (table.mine_ore(), table.ore) == (0, 0)


@pytest.mark.rule("KH-MINE-7")
def test_after_seeing_the_tiles_a_player_may_build_nothing() -> None:
    table = a_city().printing_price("permits", 4).with_miners(pool=0, waiting=8).with_technology(2)

    table.play("card:1:mine", "miners:2", "ignore")

    assert table.mine_discard == ["mine-1", "mine-2"]
    assert table.miners() == (2, 6)
    assert table.paid == 4


@pytest.mark.rule("KH-MINE-7")
def test_who_can_afford_no_space_must_build_nothing() -> None:
    table = a_city().printing_price("permits", 4).with_miners(pool=0, waiting=8).with_groschen(5)

    table.play("card:1:mine", "miners:1")

    assert table.mine_discard == ["mine-1"]
    assert table.miners() == (1, 7)
    assert table.groschen() == 1
    assert table.asked == "card"


# --- The stack runs out --------------------------------------------------------------------------


@pytest.mark.rule("KH-MINE-8")
def test_an_empty_stack_is_renewed_from_the_discard_pile() -> None:
    table = a_city().with_miners(pool=2, waiting=0)
    table.with_mine_stack().with_mine_discard("mine-4", "mine-12", "mine-22")

    table.play("card:1:mine")

    assert table.events("mine.stack_renewed") == [{"count": 3}]
    assert sorted([*table.drawn, *table.mine_stack]) == ["mine-12", "mine-22", "mine-4"]
    assert table.mine_discard == []


@pytest.mark.rule("KH-MINE-8")
def test_a_stack_is_renewed_only_by_a_draw_that_finds_it_empty() -> None:
    table = a_city().with_miners(pool=2, waiting=0)
    table.with_mine_stack("mine-1").with_mine_discard("mine-4")

    table.play("card:1:mine")

    assert table.drawn == ["mine-1"]
    assert (table.mine_stack, table.mine_discard) == ([], ["mine-4"])


@pytest.mark.rule("KH-MINE-8")
def test_tiles_already_drawn_stay_out_of_the_new_stack() -> None:
    table = a_city().with_miners(pool=2, waiting=0).with_technology(3)
    table.with_mine_stack("mine-1").with_mine_discard("mine-4", "mine-12", "mine-22")

    table.play("card:1:mine")

    assert table.drawn[0] == "mine-1"
    assert len(table.drawn) == 3
    assert sorted([*table.drawn, *table.mine_stack]) == ["mine-1", "mine-12", "mine-22", "mine-4"]


@pytest.mark.rule("KH-MINE-8")
def test_the_new_stack_is_shuffled() -> None:
    names = [f"mine-{number}" for number in range(1, 28)]
    table = a_city().with_miners(pool=2, waiting=0).with_mine_stack().with_mine_discard(*names)

    table.play("card:1:mine")

    left = [name for name in names if name not in table.drawn]
    assert sorted(table.mine_stack) == sorted(left)
    assert table.mine_stack not in (left, left[::-1])


@pytest.mark.rule("KH-MINE-8")
def test_with_stack_and_pile_empty_a_player_chooses_among_those_drawn() -> None:
    table = a_city().with_miners(pool=2, waiting=0).with_technology(4)
    table.with_mine_stack("mine-1").with_mine_discard("mine-2")

    table.play("card:1:mine")

    assert table.legal() == ["mine:1", "mine:2", "ignore"]


@pytest.mark.rule("KH-MINE-8")
def test_with_none_to_draw_the_action_ends_and_the_permit_stays_spent() -> None:
    table = a_city().printing_price("permits", 4).with_miners(pool=0, waiting=8).with_mine_stack()

    table.play("card:1:mine", "miners:2")

    assert table.paid == 4
    assert table.miners() == (2, 6)
    assert table.asked == "card"
