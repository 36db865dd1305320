"""World Without End, what a screen reads off the table: sides, prices in force, what is missing."""

from __future__ import annotations

import pytest

from silverspire.games.world_without_end.catalogue import catalogue
from tests.games.world_without_end.effects import building_points
from tests.games.world_without_end.table import a_last_round, a_table


@pytest.mark.rule("WWE-SETUP-6")
@pytest.mark.parametrize(("seats", "sides"), [(2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_a_view_says_at_which_side_each_player_sits(seats: int, sides: list[int]) -> None:
    assert a_table(seats).view()["sides"] == sides


@pytest.mark.rule("WWE-ACT-4", "WWE-EVENT-1")
def test_a_view_shows_the_points_for_a_resource_in_force() -> None:
    table = a_table()
    assert table.view()["building_points"] == 3

    table.with_long_term(building_points(7))

    assert table.view()["building_points"] == 7


@pytest.mark.rule("WWE-ACT-2")
def test_a_view_says_when_nobody_discards() -> None:
    assert a_table().view()["discards_cards"]
    assert not a_table(first_game=True).view()["discards_cards"]


@pytest.mark.rule("WWE-CHAP-4")
def test_while_protection_is_asked_for_all_see_what_was_missing() -> None:
    table = a_last_round().with_all_duties_paid()
    table.with_goods(piety=1, loyalty=1).end_chapter()

    assert table.asked == "protection"
    assert table.view(seat=1)["players"][0]["missing"] == [1, 0, 0]


def test_a_catalogue_names_every_number_that_the_pieces_speak_of() -> None:
    table = a_table().printing(house_gold=2, donation_gold=3, queen_points=4)

    numbers = catalogue(table.state.components)["numbers"]

    assert (numbers["house_gold"], numbers["donation_gold"], numbers["queen"]) == (2, 3, 4)
    assert (numbers["houses"], numbers["seals"], numbers["rounds"]) == (4, 2, 6)
