"""Kutná Hora, the frame: players, rounds, turns, cards, paying."""

from __future__ import annotations

import pytest

from silverspire.games.kutna_hora.game import GAME
from silverspire.kernel.errors import WrongSeats
from tests.games.kutna_hora.table import a_city, ready_to_build

GUILDS_AND_COMMODITIES = [
    ("miners", "ore"),
    ("metallurgists", "silver"),
    ("builders", "wood"),
    ("scribes", "permits"),
    ("grocers", "food"),
    ("innkeepers", "beer"),
]


@pytest.mark.rule("KH-FRAME-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(WrongSeats):
        GAME.new(seats)


@pytest.mark.rule("KH-FRAME-1")
@pytest.mark.parametrize(("guild", "commodity"), GUILDS_AND_COMMODITIES)
def test_each_guild_lives_by_its_commodity(guild: str, commodity: str) -> None:
    table = ready_to_build(f"{guild}-1", production=2).with_miners(pool=0, waiting=0)

    table.play("card:5:building")

    assert table.production(commodity) == 2


@pytest.mark.rule("KH-FRAME-1")
def test_there_are_six_commodities() -> None:
    table = a_city()

    assert list(table.view()["prices"]) == ["ore", "silver", "wood", "permits", "food", "beer"]


@pytest.mark.rule("KH-FRAME-2")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 6), (4, 5)])
def test_four_players_play_five_rounds_and_fewer_play_six(seats: int, rounds: int) -> None:
    table = a_city(seats)

    table.end_round(rounds)

    assert table.over


@pytest.mark.rule("KH-FRAME-2")
@pytest.mark.parametrize(("seats", "round_number"), [(2, 5), (3, 5), (4, 4)])
def test_the_round_before_the_last_does_not_end_the_game(seats: int, round_number: int) -> None:
    table = a_city(seats)

    table.end_round(round_number)

    assert not table.over
    assert table.round == round_number + 1


@pytest.mark.rule("KH-FRAME-2")
@pytest.mark.parametrize(("seats", "squares", "spaces"), [(2, 18, 20), (3, 30, 28), (4, 30, 28)])
def test_two_players_use_the_side_with_fewer_squares(seats: int, squares: int, spaces: int) -> None:
    table = a_city(seats)

    assert len(table.view()["city"]) == squares
    assert len(table.view()["mine"]) == spaces


@pytest.mark.rule("KH-FRAME-3")
def test_a_round_is_three_turns_each_of_two_two_and_one_card() -> None:
    table = a_city(3)

    asked = table.play_round_without_effect()

    assert asked == [0, 0, 1, 1, 2, 2] * 2 + [0, 1, 2]


@pytest.mark.rule("KH-FRAME-3")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    table = a_city(4, start=2)

    asked = table.play_round_without_effect()

    assert asked == [2, 2, 3, 3, 0, 0, 1, 1] * 2 + [2, 3, 0, 1]


@pytest.mark.rule("KH-FRAME-3")
def test_the_last_turn_is_one_card_and_the_sixth_stays_in_hand() -> None:
    table = a_city(2)
    table.play("card:1:nothing", "card:2:nothing").play("card:1:nothing", "card:2:nothing")
    table.play("card:3:nothing", "card:4:nothing").play("card:3:nothing", "card:4:nothing")

    table.play("card:6:nothing")

    assert table.hand(0) == [5]
    assert (table.asked, table.asked_seat) == ("card", 1)


@pytest.mark.rule("KH-FRAME-3", "KH-END-5")
def test_the_next_round_goes_the_same_way_from_the_next_starting_player() -> None:
    table = a_city(3)
    table.play_round_without_effect()

    asked = table.play_round_without_effect()

    assert asked == [1, 1, 2, 2, 0, 0] * 2 + [1, 2, 0]


@pytest.mark.rule("KH-FRAME-3")
def test_the_first_card_is_resolved_before_the_second_is_chosen() -> None:
    table = a_city()

    table.play("card:1:plot")

    assert table.asked == "plot"
    assert table.why_not("card:3:income") == ["KH-FRAME-3"]

    table.play("plot:C3")

    assert (table.asked, table.asked_seat) == ("card", 0)


@pytest.mark.rule("KH-FRAME-4")
@pytest.mark.parametrize("half", ["card:1:plot", "card:1:mine", "card:1:nothing"])
def test_a_played_card_is_spent_with_both_its_halves(half: str) -> None:
    table = a_city()

    table.play("card:1:plot", "plot:C3")

    assert table.why_not(half) == ["KH-FRAME-4"]
    assert table.can("card:4:plot")


@pytest.mark.rule("KH-FRAME-4")
def test_a_card_has_only_the_actions_printed_on_it() -> None:
    table = a_city()

    assert table.why_not("card:1:income") == ["KH-FRAME-4"]


@pytest.mark.rule("KH-FRAME-4")
def test_spent_cards_return_when_the_round_ends() -> None:
    table = a_city().play("card:1:nothing", "card:2:nothing")
    assert table.hand() == [3, 4, 5, 6]

    table.end_round()

    assert table.hand() == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("KH-FRAME-4")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everyone_sees_the_cards_in_a_hand(seat: int | None) -> None:
    table = a_city().with_hand(2, 6)

    hand = table.view(seat)["players"][0]["hand"]

    assert hand == [
        {"card": 2, "actions": ["mine", "joker"]},
        {"card": 6, "actions": ["building", "barbara"]},
    ]


@pytest.mark.rule("KH-FRAME-6")
def test_wood_and_permits_are_paid_at_their_current_price() -> None:
    table = a_city().printing_price("wood", 3).printing("builders-1", wood=4)
    table.with_tile("builders-1").with_plot("C3")

    table.play("card:5:building")

    assert table.paid == 12


@pytest.mark.rule("KH-FRAME-6")
@pytest.mark.parametrize(("groschen", "possible"), [(11, False), (12, True)])
def test_nothing_is_paid_partially(groschen: int, possible: bool) -> None:
    table = a_city().printing_price("wood", 3).printing("builders-1", wood=4)
    table.with_tile("builders-1").with_plot("C3")

    table.with_groschen(groschen)

    assert table.can("card:5:building") == possible


@pytest.mark.rule("KH-FRAME-8")
@pytest.mark.parametrize(
    ("square", "possible"),
    [("C2", True), ("D3", True), ("C4", True), ("B3", True), ("B2", False), ("D4", False)],
)
def test_next_to_is_orthogonal(square: str, possible: bool) -> None:
    table = a_city().with_building("C3", "green-1")

    table.play("card:1:plot")

    assert table.can(f"plot:{square}") == possible


@pytest.mark.rule("KH-FRAME-8")
@pytest.mark.parametrize(
    ("building", "owner"), [("builders-1", 0), ("builders-1", 2), ("green-1", None)]
)
def test_next_to_means_any_building(building: str, owner: int | None) -> None:
    table = a_city().with_building("C3", building, owner)

    table.play("card:1:plot")

    assert table.can("plot:C4")


@pytest.mark.rule("KH-FRAME-8")
def test_next_to_a_plot_marker_is_next_to_nothing() -> None:
    table = a_city().with_building("A1", "green-1").with_plot("C3").with_plot("D5", seat=1)

    table.play("card:1:plot")

    assert table.legal() == ["plot:B1", "plot:A2"]


@pytest.mark.rule("KH-FRAME-8")
def test_own_means_marked_with_your_house() -> None:
    table = a_city().with_building("C3", "builders-1", owner=0)
    table.with_building("C4", "grocers-1", owner=2).with_building("D3", "green-1")

    assert list(table.state.score_sheet(0)["city"]) == ["C3"]
    assert list(table.state.score_sheet(2)["city"]) == ["C4"]


@pytest.mark.rule("KH-FRAME-9")
def test_the_icons_of_a_tile_act_in_a_fixed_order_and_its_cost_is_paid_before_all() -> None:
    table = a_city().printing_price("wood", 2, column=0).printing_price("wood", 1, column=1)
    table.printing(
        "builders-1",
        wood=3,
        production=2,
        ore_deck=1,
        population=1,
        points=1,
        reputation=1,
        pelicans=1,
        tax=1,
        patrician="green",
        removes_house=True,
        flips=True,
        technology=True,
    ).printing_house(1, 1, pelicans=1)
    table.with_tile("builders-1").with_plot("C3")

    table.play("card:5:building", "house:2", "technology:remove")

    assert table.paid == 6
    assert table.happened == [
        "card.played",
        "building.built",
        "production.raised",
        "arm.moved",
        "ore.advanced",
        "population.grew",
        "price.changed",
        "points.scored",
        "reputation.changed",
        "pelicans.gained",
        "tax.raised",
        "patrician.pooled",
        "house.gone",
        "barbara.turned",
        "technology.taken",
        "technology.removed",
        "house.gone",
        "pelicans.gained",
    ]


@pytest.mark.rule("KH-FRAME-9")
def test_a_town_builds_symbol_interrupts_the_tile() -> None:
    table = a_city().printing_price("beer", 5, "town builds", card=1, column=0)
    table.printing("builders-1", population=1, points=1)
    table.with_tile("builders-1").with_plot("C3")

    table.play("card:5:building")

    assert table.happened[4:] == [
        "population.grew",
        "arm.moved",
        "tile.revealed",
        "town.built",
        "points.scored",
        "house.gone",
    ]
