"""Kutná Hora, the event cards."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import TableTop, a_table


def with_event(**facts: int | str) -> TableTop:
    """Three players, and this on the event card of round 1."""
    return a_table(3, events=True).printing_event(1, **facts)


@pytest.mark.rule("KH-END-1")
def test_an_event_moves_population_then_ore_then_its_other_effect_before_taxes() -> None:
    table = with_event(population=1, ore=1, effect="everyone_pelicans", amount=1)

    table.end_round(1)

    assert table.happened[1:8] == [
        "event.acted",
        "population.grew",
        "ore.advanced",
        "pelicans.gained",
        "pelicans.gained",
        "pelicans.gained",
        "taxes.paid",
    ]


@pytest.mark.rule("KH-END-1")
def test_nothing_of_it_happens_before_the_end_of_the_round() -> None:
    table = with_event(population=2, ore=1, effect="everyone_reputation", amount=1)

    table.play("card:3:income", "card:5:income")

    assert (table.population, table.ore, table.reputation()) == (0, 0, 0)


@pytest.mark.rule("KH-END-1")
def test_without_an_effect_only_the_decks_move() -> None:
    table = with_event(population=2, ore=3)

    table.end_round(1)

    assert (table.population, table.ore) == (2, 3)
    assert table.scores() == [0, 0, 0]


@pytest.mark.rule("KH-END-1", "KH-PRICE-5")
def test_a_deck_moved_by_an_event_can_make_the_town_build() -> None:
    table = with_event(population=1).printing_price("food", 5, "town builds", card=1, column=0)

    table.end_round(1)

    assert table.removed == ["grocers-1"]


@pytest.mark.rule("KH-END-1")
def test_an_event_acts_once() -> None:
    table = with_event(population=2)

    table.end_round(1).end_round(2)

    assert table.population == 2


# --- Events that hold during the round -----------------------------------------------------------


@pytest.mark.rule("KH-END-1", "KH-JOKER-1")
def test_free_joker_the_joker_costs_no_reputation_this_round() -> None:
    table = with_event(effect="free_joker")

    table.play("card:2:joker")

    assert table.reputation() == 0


@pytest.mark.rule("KH-END-1", "KH-JOKER-1")
def test_free_joker_ends_with_its_round() -> None:
    table = with_event(effect="free_joker").end_round(1)

    table.play("card:2:joker")

    assert table.reputation(1) == -1


@pytest.mark.rule("KH-END-1", "KH-JOKER-1")
def test_free_joker_keeps_the_threshold_for_plots() -> None:
    table = with_event(effect="free_joker").with_reputation(3)

    table.play("card:2:joker", "joker:plot", "plot:C3")

    assert table.paid == 1


@pytest.mark.rule("KH-END-1", "KH-PLOT-1")
@pytest.mark.parametrize(("price", "paid"), [(7, 5), (3, 1), (2, 1), (1, 1)])
def test_cheap_plots_cost_so_much_less_but_at_least_1(price: int, paid: int) -> None:
    table = with_event(effect="cheap_plots", amount=2)
    table.printing("green-1", plot_price=price).with_building("C3", "green-1")

    table.play("card:1:plot", "plot:C4")

    assert table.paid == paid


@pytest.mark.rule("KH-END-1", "KH-PLOT-1")
def test_cheap_plots_count_in_the_open_too() -> None:
    table = with_event(effect="cheap_plots", amount=2).with_groschen(3)

    table.play("card:1:plot", "plot:C4")

    assert table.paid == 3


@pytest.mark.rule("KH-END-1", "KH-PLOT-2")
def test_cheap_plots_do_not_lower_the_price_of_the_well_reputed() -> None:
    table = with_event(effect="cheap_plots", amount=2).with_reputation(3)

    table.play("card:1:plot", "plot:C4")

    assert table.paid == 1


@pytest.mark.rule("KH-END-1", "KH-PLOT-1")
@pytest.mark.parametrize("square", ["C2", "D3"])
def test_plots_for_one(square: str) -> None:
    table = with_event(effect="plots_for_one")
    table.printing("green-1", plot_price=7).with_building("C3", "green-1")

    table.play("card:1:plot", f"plot:{square}")

    assert table.paid == 1


# --- Events that act at the end of the round -----------------------------------------------------


@pytest.mark.rule("KH-END-1")
@pytest.mark.parametrize("amount", [2, -1])
def test_everyone_moves_on_the_reputation_track(amount: int) -> None:
    table = with_event(effect="everyone_reputation", amount=amount)

    table.end_round(1)

    assert [table.reputation(seat) for seat in range(3)] == [amount] * 3


@pytest.mark.rule("KH-END-1", "KH-REP-1")
def test_reputation_of_an_event_past_an_end_is_worth_points() -> None:
    table = with_event(effect="everyone_reputation", amount=2).with_reputation(8)

    table.end_round(1)

    assert table.scores() == [2, 0, 0]


@pytest.mark.rule("KH-END-1")
def test_everyone_takes_pelicans() -> None:
    table = with_event(effect="everyone_pelicans", amount=2)

    table.end_round(1)

    assert [table.pelicans(seat) for seat in range(3)] == [(2, 0)] * 3


@pytest.mark.rule("KH-END-1")
def test_whoever_has_most_mines_scores() -> None:
    table = with_event(effect="most_mines_points", amount=4).with_mine("B1", "mine-1", seat=1)
    table.with_mine("B2", "technology-1", seat=1).with_mine("F1", "mine-2", seat=2)

    table.end_round(1)

    assert table.scores() == [0, 4, 0]
    assert table.points("events", seat=1) == 4


@pytest.mark.rule("KH-END-1")
def test_all_that_are_tied_for_most_mines_score() -> None:
    table = with_event(effect="most_mines_points", amount=4)
    table.with_mine("B1", "mine-1", seat=1).with_mine("F1", "mine-2", seat=2)

    table.end_round(1)

    assert table.scores() == [0, 4, 4]


@pytest.mark.rule("KH-END-1")
@pytest.mark.parametrize("effect", ["most_mines_points", "most_buildings_points"])
def test_with_none_at_all_nobody_has_most(effect: str) -> None:
    table = with_event(effect=effect, amount=4)

    table.end_round(1)

    assert table.scores() == [0, 0, 0]


@pytest.mark.rule("KH-END-1", "KH-FRAME-8")
def test_whoever_has_most_own_buildings_scores() -> None:
    table = with_event(effect="most_buildings_points", amount=3)
    table.with_building("A1", "builders-1", owner=0).with_building("A2", "miners-1", owner=1)
    table.with_building("A3", "scribes-1", owner=0).with_building("A4", "green-1").with_plot(
        "A5", 1
    )

    table.end_round(1)

    assert table.scores() == [3, 0, 0]


@pytest.mark.rule("KH-END-1")
def test_whoever_has_fewest_points_takes_pelicans() -> None:
    table = with_event(effect="fewest_points_pelicans", amount=1)
    table.with_score(5, seat=0).with_score(2, seat=1).with_score(2, seat=2)

    table.end_round(1)

    assert [table.pelicans(seat) for seat in range(3)] == [(0, 0), (1, 0), (1, 0)]


@pytest.mark.rule("KH-END-1", "KH-PRICE-3")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (5, 5)])
def test_an_arm_moves_one_notch(before: int, after: int) -> None:
    table = with_event(effect="arm", commodity="beer").with_arm("beer", before)

    table.end_round(1)

    assert table.arm("beer") == after
    assert table.removed == []


@pytest.mark.rule("KH-END-1", "KH-PRICE-5")
def test_an_arm_moved_by_an_event_can_make_the_town_build() -> None:
    table = with_event(effect="arm", commodity="beer")
    table.printing_price("beer", 4, "town builds", column=1)

    table.end_round(1)

    assert table.arm("beer") == 2
    assert table.removed == ["innkeepers-1"]


@pytest.mark.rule("KH-END-1", "KH-PRICE-5")
def test_the_town_builds_a_tile_and_its_arm_moves() -> None:
    table = with_event(effect="town_builds", commodity="silver")

    table.end_round(1)

    assert table.arm("silver") == 1
    assert table.removed == ["metallurgists-1"]
    assert table.row(3) == ["innkeepers", "yellow", "metallurgists"]


@pytest.mark.rule("KH-END-1", "KH-PRICE-5")
def test_a_symbol_in_the_column_that_the_event_shows_acts_too() -> None:
    table = with_event(effect="town_builds", commodity="silver")
    table.printing_price("silver", 4, "town builds", column=1)

    table.end_round(1)

    assert table.arm("silver") == 2
    assert table.removed == ["metallurgists-1", "metallurgists-2"]


@pytest.mark.rule("KH-END-1", "KH-PRICE-7")
@pytest.mark.parametrize("before", [4, 5])
def test_an_arm_in_its_last_column_stays_when_an_event_builds_the_tile(before: int) -> None:
    table = with_event(effect="town_builds", commodity="silver").with_arm("silver", before)

    table.end_round(1)

    assert table.arm("silver") == 5
    assert table.removed == ["metallurgists-1"]


@pytest.mark.rule("KH-END-1", "KH-PRICE-5")
def test_with_the_stack_gone_the_event_moves_only_the_arm() -> None:
    table = with_event(effect="town_builds", commodity="silver").with_row(3, "innkeepers", "yellow")

    table.end_round(1)

    assert table.arm("silver") == 1
    assert table.removed == []


@pytest.mark.rule("KH-END-1", "KH-BARB-3")
def test_a_flip_by_an_event_turns_the_current_tile_and_adds_its_tax() -> None:
    table = with_event(effect="flip").with_barbara(11).printing_barbara(11, tax=2)

    table.end_round(1)

    assert table.barbara == 12
    assert table.tax == 2
    assert table.scores() == [0, 0, 0]


@pytest.mark.rule("KH-END-1", "KH-END-2")
def test_the_tax_of_a_flip_by_an_event_is_due_at_once() -> None:
    table = with_event(effect="flip").printing_barbara(1, tax=2)

    table.end_round(1).play("taxes:pay")

    assert table.groschen() == 38


@pytest.mark.rule("KH-END-1", "KH-BARB-3")
def test_a_flip_by_an_event_does_nothing_once_all_are_turned() -> None:
    table = with_event(effect="flip").with_finished_barbara()

    table.end_round(1)

    assert table.events("barbara.turned") == []


@pytest.mark.rule("KH-END-1", "KH-END-6")
def test_the_tax_of_an_event_is_added_when_it_is_revealed_not_when_it_acts() -> None:
    table = with_event(tax=2)

    table.end_round(1)

    assert table.tax == 0
