"""Kutná Hora, the St. Barbara action."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import TableTop, a_city, ready_for_barbara, ready_to_build


@pytest.mark.rule("KH-BARB-1")
def test_the_action_needs_an_unused_pelican() -> None:
    table = a_city().with_pelicans(unused=0, used=3)

    assert table.why_not("card:6:barbara") == ["KH-BARB-1"]


@pytest.mark.rule("KH-BARB-1")
def test_a_pelican_is_turned_to_used() -> None:
    table = a_city().with_pelicans(unused=2, used=1)

    table.play("card:6:barbara")

    assert table.pelicans() == (1, 2)


@pytest.mark.rule("KH-BARB-1")
def test_the_tile_is_resolved_then_turned_and_the_next_is_current() -> None:
    table = ready_for_barbara(1)

    table.play("card:6:barbara")

    assert table.happened == [
        "card.played",
        "pelican.used",
        "reputation.changed",
        "barbara.turned",
    ]
    assert table.barbara == 2


@pytest.mark.rule("KH-BARB-1")
def test_the_tax_of_the_tile_is_ignored() -> None:
    table = ready_for_barbara(1).printing_barbara(1, tax=3)

    table.play("card:6:barbara")

    assert table.tax == 0


@pytest.mark.rule("KH-BARB-1")
def test_the_tile_is_turned_only_after_its_middle_effect() -> None:
    table = ready_for_barbara(4)

    table.play("card:6:barbara")
    assert (table.asked, table.barbara) == ("plot", 4)
    table.play("plot:C3")

    assert table.barbara == 5


@pytest.mark.rule("KH-BARB-2")
@pytest.mark.parametrize(
    ("number", "reputation", "score"),
    [(2, 1, 0), (3, -1, 0), (4, 1, 0), (6, 0, 2), (8, 0, 1), (10, 0, 0)],
)
def test_the_middle_effect_may_be_ignored_but_not_the_top(
    number: int, reputation: int, score: int
) -> None:
    table = ready_to_build("builders-1").with_barbara(number).with_pelicans(1)
    table.with_building("A5", "scribes-1", owner=0)

    table.play("card:6:barbara", "ignore")

    assert (table.reputation(), table.score()) == (reputation, score)
    assert table.pelicans() == (0, 1)
    assert table.barbara == number + 1
    assert table.asked == "card"


@pytest.mark.rule("KH-BARB-2")
def test_the_top_acts_before_the_middle() -> None:
    table = ready_for_barbara(4).with_reputation(2)

    table.play("card:6:barbara")

    assert table.asked == "plot"
    assert table.reputation() == 3


@pytest.mark.rule("KH-BARB-3")
@pytest.mark.parametrize("number", [1, 4, 7, 11])
def test_flipped_by_a_building_a_tile_adds_its_tax_and_nobody_gets_its_effect(number: int) -> None:
    table = ready_to_build("builders-1", flips=True).with_barbara(number)
    table.printing_barbara(number, tax=2)

    table.play("card:5:building")

    assert table.tax == 2
    assert table.barbara == number + 1
    assert table.scores() == [0, 0, 0, 0]
    assert table.reputation() == 0


@pytest.mark.rule("KH-BARB-3")
def test_a_flipped_tile_without_tax_adds_none() -> None:
    table = ready_to_build("builders-1", flips=True).with_tax(4)

    table.play("card:5:building")

    assert table.tax == 4


@pytest.mark.rule("KH-BARB-3")
def test_once_all_are_turned_a_flip_does_nothing() -> None:
    table = ready_to_build("builders-1", flips=True).with_finished_barbara()

    table.play("card:5:building")

    assert table.events("barbara.turned") == []
    assert table.building_at("C3") == "builders-1"


@pytest.mark.rule("KH-BARB-3", "KH-BARB-T11")
def test_once_all_are_turned_the_action_uses_a_pelican_for_2_reputation() -> None:
    table = a_city().with_finished_barbara().with_pelicans(1)

    table.play("card:6:barbara")

    assert table.pelicans() == (0, 1)
    assert table.reputation() == 2
    assert table.events("barbara.turned") == []


@pytest.mark.rule("KH-BARB-4", "KH-BARB-2")
@pytest.mark.parametrize(
    ("number", "reputation", "score"),
    [
        *[(1, 2, 0), (2, 1, 0), (3, -1, 0), (4, 1, 0), (5, -2, 0), (6, 0, 2)],
        *[(7, 0, 0), (8, 0, 1), (9, 0, 0), (10, 0, 0), (11, 0, 5)],
    ],
)
def test_the_top_part_of_each_tile(number: int, reputation: int, score: int) -> None:
    table = ready_for_barbara(number)

    table.play("card:6:barbara")

    assert (table.reputation(), table.score()) == (reputation, score)


# --- Tile 3 builds nothing -----------------------------------------------------------------------


@pytest.mark.rule("KH-BARB-5")
def test_tile_3_moves_no_arm_and_no_deck() -> None:
    table = ready_for_barbara(3)

    table.play("card:6:barbara", "house:1")

    assert table.production("wood") == 2
    assert table.arm("wood") == 0
    assert (table.population, table.ore) == (0, 0)


@pytest.mark.rule("KH-BARB-5")
def test_tile_3_gives_the_miners_ore_on_the_building_track_and_no_technology() -> None:
    table = ready_for_barbara(3).with_guilds("miners", "scribes", "grocers")

    table.play("card:6:barbara", "house:1")

    assert table.production("ore") == 2
    assert table.mine_ore() == 0
    assert (table.ore, table.level) == (0, 1)


# --- Tile 8 and the flip -------------------------------------------------------------------------


def tile_8_builds_a_flip() -> TableTop:
    """Tile 8 has a tax of 3, tile 9 one of 5."""
    table = ready_to_build("builders-1", flips=True).with_barbara(8).with_pelicans(1)
    return table.printing_barbara(8, tax=3).printing_barbara(9, tax=5)


@pytest.mark.rule("KH-BARB-6")
def test_tile_8_building_a_flip_turns_tile_9_and_only_its_tax_is_added() -> None:
    table = tile_8_builds_a_flip()

    table.play("card:6:barbara", "build:builders-1")

    assert table.tax == 5
    assert table.barbara == 10
    assert table.events("barbara.turned") == [{"barbara": 8}, {"barbara": 9}]


@pytest.mark.rule("KH-BARB-6")
def test_under_the_first_rules_tile_8_building_a_flip_turned_tile_8_itself() -> None:
    table = tile_8_builds_a_flip()
    table.state.rules_version = "1"

    table.play("card:6:barbara", "build:builders-1")

    assert table.tax == 3
    assert table.barbara == 9


@pytest.mark.rule("KH-BARB-6")
def test_a_flip_built_without_tile_8_turns_the_current_tile() -> None:
    table = tile_8_builds_a_flip()

    table.with_groschen(40).play("card:5:building")

    assert table.tax == 3
    assert table.barbara == 9


@pytest.mark.rule("KH-BARB-6")
@pytest.mark.parametrize(("flips", "tax", "current"), [(1, 2, 11), (2, 6, 12)])
def test_mines_of_tile_9_with_the_flip_icon_turn_tile_10_and_tile_11(
    flips: int, tax: int, current: int
) -> None:
    table = ready_for_barbara(9).printing("mine-1", flips=True).printing("mine-2", flips=flips == 2)
    table.printing_barbara(9, tax=1).printing_barbara(10, tax=2).printing_barbara(11, tax=4)

    table.play("card:6:barbara", "take", "mine:1", "space:B1", "take", "mine:2", "space:B2")

    assert table.tax == tax
    assert table.barbara == current


@pytest.mark.rule("KH-BARB-6")
def test_tile_8_building_no_flip_is_turned_by_the_action_without_tax() -> None:
    table = ready_to_build("builders-1").with_barbara(8).with_pelicans(1).printing_barbara(8, tax=3)

    table.play("card:6:barbara", "build:builders-1")

    assert table.tax == 0
    assert table.barbara == 9


# --- What cannot be carried out ------------------------------------------------------------------


@pytest.mark.rule("KH-BARB-7")
@pytest.mark.parametrize(("number", "reputation", "score"), [(7, 0, 0), (8, 0, 1), (10, 0, 0)])
def test_a_middle_effect_that_cannot_be_carried_out_is_ignored(
    number: int, reputation: int, score: int
) -> None:
    table = ready_for_barbara(number)

    table.play("card:6:barbara")

    assert table.pelicans() == (0, 1)
    assert (table.reputation(), table.score()) == (reputation, score)
    assert table.barbara == number + 1
    assert table.asked == "card"


@pytest.mark.rule("KH-BARB-7")
def test_tile_3_without_a_house_only_loses_reputation() -> None:
    table = ready_for_barbara(3).with_houses(0, 0, 0)

    table.play("card:6:barbara")

    assert table.reputation() == -1
    assert (table.asked, table.barbara) == ("card", 4)


@pytest.mark.rule("KH-BARB-7")
def test_tile_4_without_a_marker_only_gives_reputation() -> None:
    table = ready_for_barbara(4).with_plot("A1").with_plot("B1").with_plot("C1")

    table.play("card:6:barbara")

    assert table.reputation() == 1
    assert (table.asked, table.barbara) == ("card", 5)


@pytest.mark.rule("KH-BARB-7")
def test_tile_9_without_a_miner_does_nothing() -> None:
    table = ready_for_barbara(9).with_miners(pool=0, waiting=0)

    table.play("card:6:barbara")

    assert table.events("mine.drawn") == []
    assert (table.asked, table.barbara) == ("card", 10)
