"""Kutná Hora, the Miners' buildings and mining technology."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import a_city, ready_to_build


@pytest.mark.rule("KH-BUILD-5")
def test_a_miners_building_raises_ore_on_the_building_track_and_the_ore_deck() -> None:
    table = ready_to_build("miners-1", production=2).at_ore(4)

    table.play("card:5:building", "technology:remove")

    assert table.production("ore") == 2
    assert table.mine_ore() == 0
    assert table.ore == 6


@pytest.mark.rule("KH-BUILD-5", "KH-MINE-3")
def test_taking_the_technology_tile_raises_the_level() -> None:
    table = ready_to_build("miners-1")

    table.play("card:5:building")

    assert table.level == 2
    assert table.events("technology.taken") == [{"tile": "technology-1", "level": 2}]


@pytest.mark.rule("KH-BUILD-5")
def test_it_is_placed_as_a_free_mine_with_a_waiting_miner() -> None:
    table = ready_to_build("miners-1", wood=3).printing_price("permits", 9)
    table.with_miners(pool=1, waiting=8)

    table.play("card:5:building", "space:B1")

    assert (table.mine_at("B1"), table.miner_at("B1")) == ("technology-1", 0)
    assert table.miners() == (1, 7)
    assert table.paid == 3


@pytest.mark.rule("KH-BUILD-5")
def test_a_pool_miner_is_used_only_if_none_waits() -> None:
    table = ready_to_build("miners-1").with_miners(pool=2, waiting=0)

    table.play("card:5:building", "space:B1")

    assert table.miners() == (1, 0)


@pytest.mark.rule("KH-BUILD-5", "KH-MINE-4")
def test_it_goes_on_any_legal_space() -> None:
    table = ready_to_build("miners-1").with_mine("C2", "mine-1", seat=1).with_rock("D2")

    table.play("card:5:building")

    assert table.legal() == ["space:B1", "space:F1", "space:B2", "space:C3", "technology:remove"]
    assert table.why_not("space:D2") == ["KH-MINE-4"]


@pytest.mark.rule("KH-BUILD-5")
def test_a_free_space_need_not_be_affordable() -> None:
    table = ready_to_build("miners-1", wood=1).printing("mine-1", cost=9).with_mine("C2", "mine-1")
    table.with_groschen(1)

    table.play("card:5:building", "space:C3")

    assert table.mine_at("C3") == "technology-1"
    assert table.groschen() == 0


@pytest.mark.rule("KH-BUILD-5")
def test_it_is_resolved_as_a_mine() -> None:
    table = ready_to_build("miners-1")
    table.printing("technology-1", production=2, points=3, population=1)

    table.play("card:5:building", "space:B1")

    assert table.mine_ore() == 2
    assert table.production("ore") == 0
    assert (table.ore, table.population, table.score()) == (2, 1, 3)


@pytest.mark.rule("KH-BUILD-5")
def test_it_is_a_mine_in_access_cost_and_stars() -> None:
    table = ready_to_build("miners-1").printing("technology-1", cost=4, stars=2)

    table.play("card:5:building", "space:B1")

    assert table.view()["mine"]["B2"]["wood"] == 4
    assert table.view()["mine_rows"][0]["stars"] == 2


@pytest.mark.rule("KH-BUILD-5")
def test_it_may_be_removed_from_the_game_and_the_level_still_rises() -> None:
    table = ready_to_build("miners-1")

    table.play("card:5:building", "technology:remove")

    assert table.removed == ["technology-1"]
    assert table.miners() == (1, 8)
    assert table.level == 2


@pytest.mark.rule("KH-BUILD-5")
def test_without_a_miner_it_is_removed_and_the_building_stands() -> None:
    table = ready_to_build("miners-1", production=2).with_miners(pool=0, waiting=0)

    table.play("card:5:building")

    assert table.removed == ["technology-1"]
    assert table.building_at("C3") == "miners-1"
    assert (table.production("ore"), table.level) == (2, 2)


@pytest.mark.rule("KH-BUILD-5")
def test_without_a_legal_space_it_is_removed() -> None:
    table = ready_to_build("miners-1").with_rock("B1").with_rock("F1", "rock-2")

    table.play("card:5:building")

    assert table.removed == ["technology-1"]
    assert table.level == 2


@pytest.mark.rule("KH-BUILD-5")
def test_with_no_tile_left_nothing_happens() -> None:
    table = ready_to_build("miners-1", production=1).with_technology(5)

    table.play("card:5:building")

    assert table.asked == "card"
    assert (table.level, table.production("ore")) == (5, 1)


@pytest.mark.rule("KH-BUILD-5")
def test_the_tiles_come_in_order() -> None:
    table = ready_to_build("miners-1").with_technology(3)

    table.play("card:5:building", "space:B1")

    assert table.mine_at("B1") == "technology-3"
    assert table.level == 4


@pytest.mark.rule("KH-BUILD-5")
def test_the_building_is_marked_after_the_technology_tile() -> None:
    table = ready_to_build("miners-1").printing_house(1, 1, points=2)

    table.play("card:5:building", "space:B1")

    assert table.happened[-3:] == ["mine.built", "house.gone", "points.scored"]


@pytest.mark.rule("KH-BUILD-5", "KH-END-3")
def test_it_counts_for_yellow() -> None:
    table = a_city().with_mine("B1", "technology-1").with_mine("B2", "mine-1")
    table.with_mine("B3", "mine-2").with_mine("B4", "mine-3").with_patricians("council", yellow=1)

    table.end_round(3)

    assert table.points("yellow") == 2
