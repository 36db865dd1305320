"""Kutná Hora, the event cards."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import TableTop, a_city

END = 'when = "end_of_round", '
LASTS = 'when = "this_round", '


def with_event(*effects: str, **facts: int) -> TableTop:
    """Three players, and this on the event card of round 1."""
    return a_city(3, events=True).printing_event(1, *effects, **facts)


@pytest.mark.rule("KH-END-1")
def test_an_event_moves_population_then_ore_then_its_other_effect_before_taxes() -> None:
    table = with_event(
        END + 'do = "gain", what = "pelicans", amount = 1, to = "everyone"', population=1, ore=1
    )

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
    table = with_event(
        END + 'do = "gain", what = "reputation", amount = 1, to = "everyone"', population=2, ore=1
    )

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
    table = with_event(LASTS + 'do = "free_joker"')

    table.play("card:2:joker")

    assert table.reputation() == 0


@pytest.mark.rule("KH-END-1", "KH-JOKER-1")
def test_free_joker_ends_with_its_round() -> None:
    table = with_event(LASTS + 'do = "free_joker"').end_round(1)

    table.play("card:2:joker")

    assert table.reputation(1) == -1


@pytest.mark.rule("KH-END-1", "KH-JOKER-1")
def test_free_joker_keeps_the_threshold_for_plots() -> None:
    table = with_event(LASTS + 'do = "free_joker"').with_reputation(3)

    table.play("card:2:joker", "joker:plot", "plot:C3")

    assert table.paid == 1


@pytest.mark.rule("KH-END-1", "KH-PLOT-1")
@pytest.mark.parametrize(("price", "paid"), [(7, 5), (3, 1), (2, 1), (1, 1)])
def test_cheap_plots_cost_so_much_less_but_at_least_1(price: int, paid: int) -> None:
    table = with_event(LASTS + 'do = "plot_discount", amount = 2')
    table.printing("green-1", plot_price=price).with_building("C3", "green-1")

    table.play("card:1:plot", "plot:C4")

    assert table.paid == paid


@pytest.mark.rule("KH-END-1", "KH-PLOT-1")
def test_cheap_plots_count_in_the_open_too() -> None:
    table = with_event(LASTS + 'do = "plot_discount", amount = 2').with_groschen(3)

    table.play("card:1:plot", "plot:C4")

    assert table.paid == 3


@pytest.mark.rule("KH-END-1", "KH-PLOT-2")
def test_cheap_plots_do_not_lower_the_price_of_the_well_reputed() -> None:
    table = with_event(LASTS + 'do = "plot_discount", amount = 2').with_reputation(3)

    table.play("card:1:plot", "plot:C4")

    assert table.paid == 1


@pytest.mark.rule("KH-END-1", "KH-PLOT-1")
@pytest.mark.parametrize("square", ["C2", "D3"])
def test_plots_for_one(square: str) -> None:
    table = with_event(LASTS + 'do = "plot_price", amount = 1')
    table.printing("green-1", plot_price=7).with_building("C3", "green-1")

    table.play("card:1:plot", f"plot:{square}")

    assert table.paid == 1


# --- Events that act at the end of the round -----------------------------------------------------


@pytest.mark.rule("KH-END-1")
@pytest.mark.parametrize(("verb", "reputation"), [("gain", 2), ("lose", -2)])
def test_everyone_moves_on_the_reputation_track(verb: str, reputation: int) -> None:
    table = with_event(END + f'do = "{verb}", what = "reputation", amount = 2, to = "everyone"')

    table.end_round(1)

    assert [table.reputation(seat) for seat in range(3)] == [reputation] * 3


@pytest.mark.rule("KH-END-1", "KH-REP-1")
def test_reputation_of_an_event_past_an_end_is_worth_points() -> None:
    table = with_event(
        END + 'do = "gain", what = "reputation", amount = 2, to = "everyone"'
    ).with_reputation(8)

    table.end_round(1)

    assert table.scores() == [2, 0, 0]


@pytest.mark.rule("KH-END-1")
def test_everyone_takes_pelicans() -> None:
    table = with_event(END + 'do = "gain", what = "pelicans", amount = 2, to = "everyone"')

    table.end_round(1)

    assert [table.pelicans(seat) for seat in range(3)] == [(2, 0)] * 3


@pytest.mark.rule("KH-END-1")
def test_whoever_has_most_mines_scores() -> None:
    table = with_event(
        END + 'do = "gain", what = "points", amount = 4, to = "most", of = "mines"'
    ).with_mine("B1", "mine-1", seat=1)
    table.with_mine("B2", "technology-1", seat=1).with_mine("F1", "mine-2", seat=2)

    table.end_round(1)

    assert table.scores() == [0, 4, 0]
    assert table.points("events", seat=1) == 4


@pytest.mark.rule("KH-END-1")
def test_all_that_are_tied_for_most_mines_score() -> None:
    table = with_event(END + 'do = "gain", what = "points", amount = 4, to = "most", of = "mines"')
    table.with_mine("B1", "mine-1", seat=1).with_mine("F1", "mine-2", seat=2)

    table.end_round(1)

    assert table.scores() == [0, 4, 4]


@pytest.mark.rule("KH-END-1")
@pytest.mark.parametrize("thing", ["mines", "buildings"])
def test_with_none_at_all_nobody_has_most(thing: str) -> None:
    table = with_event(
        END + f'do = "gain", what = "points", amount = 4, to = "most", of = "{thing}"'
    )

    table.end_round(1)

    assert table.scores() == [0, 0, 0]


@pytest.mark.rule("KH-END-1", "KH-FRAME-8")
def test_whoever_has_most_own_buildings_scores() -> None:
    table = with_event(
        END + 'do = "gain", what = "points", amount = 3, to = "most", of = "buildings"'
    )
    table.with_building("A1", "builders-1", owner=0).with_building("A2", "miners-1", owner=1)
    table.with_building("A3", "scribes-1", owner=0).with_building("A4", "green-1").with_plot(
        "A5", 1
    )

    table.end_round(1)

    assert table.scores() == [3, 0, 0]


@pytest.mark.rule("KH-END-1")
def test_whoever_has_fewest_points_takes_pelicans() -> None:
    table = with_event(
        END + 'do = "gain", what = "pelicans", amount = 1, to = "fewest", of = "points"'
    )
    table.with_score(5, seat=0).with_score(2, seat=1).with_score(2, seat=2)

    table.end_round(1)

    assert [table.pelicans(seat) for seat in range(3)] == [(0, 0), (1, 0), (1, 0)]


@pytest.mark.rule("KH-END-1", "KH-PRICE-3")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (5, 5)])
def test_an_arm_moves_one_notch(before: int, after: int) -> None:
    table = with_event(END + 'do = "move_indicator", commodity = "beer"').with_arm("beer", before)

    table.end_round(1)

    assert table.arm("beer") == after
    assert table.removed == []


@pytest.mark.rule("KH-END-1", "KH-PRICE-5")
def test_an_arm_moved_by_an_event_can_make_the_town_build() -> None:
    table = with_event(END + 'do = "move_indicator", commodity = "beer"')
    table.printing_price("beer", 4, "town builds", column=1)

    table.end_round(1)

    assert table.arm("beer") == 2
    assert table.removed == ["innkeepers-1"]


@pytest.mark.rule("KH-END-1", "KH-PRICE-5")
def test_the_town_builds_a_tile_and_its_arm_moves() -> None:
    table = with_event(END + 'do = "town_builds", commodity = "silver"')

    table.end_round(1)

    assert table.arm("silver") == 1
    assert table.removed == ["metallurgists-1"]
    assert table.row(3) == ["innkeepers", "yellow", "metallurgists"]


@pytest.mark.rule("KH-END-1", "KH-PRICE-5")
def test_a_symbol_in_the_column_that_the_event_shows_acts_too() -> None:
    table = with_event(END + 'do = "town_builds", commodity = "silver"')
    table.printing_price("silver", 4, "town builds", column=1)

    table.end_round(1)

    assert table.arm("silver") == 2
    assert table.removed == ["metallurgists-1", "metallurgists-2"]


@pytest.mark.rule("KH-END-1", "KH-PRICE-7")
@pytest.mark.parametrize("before", [4, 5])
def test_an_arm_in_its_last_column_stays_when_an_event_builds_the_tile(before: int) -> None:
    table = with_event(END + 'do = "town_builds", commodity = "silver"').with_arm("silver", before)

    table.end_round(1)

    assert table.arm("silver") == 5
    assert table.removed == ["metallurgists-1"]


@pytest.mark.rule("KH-END-1", "KH-PRICE-5")
def test_with_the_stack_gone_the_event_moves_only_the_arm() -> None:
    table = with_event(END + 'do = "town_builds", commodity = "silver"').with_row(
        3, "innkeepers", "yellow"
    )

    table.end_round(1)

    assert table.arm("silver") == 1
    assert table.removed == []


@pytest.mark.rule("KH-END-1", "KH-BARB-3")
def test_a_flip_by_an_event_turns_the_current_tile_without_its_tax() -> None:
    table = with_event(END + 'do = "flip_tile"').with_barbara(11).printing_barbara(11, tax=2)

    table.end_round(1)

    assert table.barbara == 12
    assert table.tax == 0
    assert table.scores() == [0, 0, 0]


@pytest.mark.rule("KH-END-1", "KH-END-2")
def test_the_tax_of_a_flip_is_due_in_the_same_round_where_a_card_adds_it() -> None:
    table = with_event(END + 'do = "flip_tile_and_tax"').printing_barbara(1, tax=2)

    table.end_round(1).play("taxes:pay")

    assert table.groschen() == 38


@pytest.mark.rule("KH-END-1", "KH-BARB-3")
def test_a_flip_by_an_event_does_nothing_once_all_are_turned() -> None:
    table = with_event(END + 'do = "flip_tile"').with_finished_barbara()

    table.end_round(1)

    assert table.events("barbara.turned") == []


@pytest.mark.rule("KH-END-1", "KH-END-6")
def test_the_tax_of_an_event_is_added_when_it_is_revealed_not_when_it_acts() -> None:
    table = with_event(tax=2)

    table.end_round(1)

    assert table.tax == 0


# --- When it says so -----------------------------------------------------------------------------

PELICANS_FOR_EVERYONE = 'do = "gain", what = "pelicans", amount = 1, to = "everyone"'


@pytest.mark.rule("KH-END-1")
def test_an_event_can_act_when_it_is_revealed_after_its_tax() -> None:
    table = a_city(3, events=True)
    table.printing_event(2, f'when = "when_revealed", {PELICANS_FOR_EVERYONE}', tax=1)

    table.end_round(1)

    assert table.happened[-5:] == ["tax.raised", "event.acted", *["pelicans.gained"] * 3]


@pytest.mark.rule("KH-END-1", "KH-END-2")
def test_an_event_can_act_after_taxes() -> None:
    table = with_event(f'when = "after_taxes", {PELICANS_FOR_EVERYONE}').with_tax(1)
    table.end_round(1).play("taxes:pay", "taxes:pay")
    assert table.pelicans() == (0, 0)

    table.play("taxes:pay")

    assert table.happened[:3] == ["taxes.paid", "event.acted", "pelicans.gained"]
    assert table.pelicans() == (1, 0)


@pytest.mark.rule("KH-END-1", "KH-END-3")
def test_after_taxes_is_before_the_council_scores() -> None:
    table = a_city(3, events=True).with_patricians("council", green=1)
    table.printing_event(
        4, 'when = "after_taxes", do = "gain", what = "points", amount = 1, to = "everyone"'
    )
    table.with_building("A1", "builders-1", owner=0).with_building("A2", "green-1")

    table.end_round(4)

    assert [scored["source"] for scored in table.events("points.scored")][:4] == [
        *["events"] * 3,
        "green",
    ]


@pytest.mark.rule("KH-END-1", "KH-INCOME-1")
def test_an_event_can_act_after_every_action_of_a_kind_for_the_player_who_took_it() -> None:
    table = with_event(
        'when = "income", do = "gain", what = "reputation", amount = 1, to = "active_player"'
    )

    table.play("card:3:income", "card:5:nothing", "card:3:income")

    assert [table.reputation(seat) for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("KH-END-1", "KH-JOKER-1")
def test_an_action_chosen_with_the_joker_counts_too_once_it_is_over() -> None:
    table = with_event(
        'when = "plot", do = "gain", what = "groschen", amount = 3, to = "active_player"'
    )

    table.play("card:2:joker", "joker:plot", "plot:C3")

    assert table.happened == [
        "card.played",
        "joker.used",
        "reputation.changed",
        "plot.claimed",
        "event.acted",
        "groschen.changed",
    ]
    assert table.paid == 2


# --- To whom, and how much -----------------------------------------------------------------------


@pytest.mark.rule("KH-END-1")
def test_the_starting_player_alone_can_be_meant() -> None:
    table = with_event(END + 'do = "gain", what = "points", amount = 2, to = "starting_player"')

    table.end_round(1)

    assert table.scores() == [2, 0, 0]


@pytest.mark.rule("KH-END-1")
@pytest.mark.parametrize(
    ("recipients", "points"),
    [
        ('to = "most", of = "groschen"', [1, 1, 0]),
        ('to = "fewest", of = "groschen"', [0, 0, 1]),
        ('to = "most", of = "reputation"', [0, 1, 0]),
        ('to = "fewest", of = "reputation"', [0, 0, 1]),
        ('to = "most", of = "pelicans"', [1, 0, 0]),
        ('to = "fewest", of = "pelicans"', [0, 1, 1]),
        ('to = "most", of = "plots"', [0, 0, 1]),
        ('to = "fewest", of = "plots"', [1, 1, 0]),
    ],
)
def test_most_and_fewest_can_be_of_many_things(recipients: str, points: list[int]) -> None:
    table = with_event(END + f'do = "gain", what = "points", amount = 1, {recipients}')
    table.with_groschen(9, 0).with_groschen(9, 1).with_groschen(2, 2)
    table.with_reputation(2, 1).with_reputation(-1, 2).with_pelicans(1).with_plot("A1", 2)

    table.end_round(1)

    assert table.scores() == points


@pytest.mark.rule("KH-END-1")
def test_an_amount_can_be_for_each_of_a_players_buildings() -> None:
    table = with_event(
        END + 'do = "gain", what = "groschen", amount = 3, to = "everyone", per = "buildings"'
    )
    table.with_building("A1", "builders-1", owner=1).with_building("A3", "scribes-1", owner=1)
    before = [table.groschen(seat) for seat in range(3)]

    table.end_round(1)

    assert [table.groschen(seat) - before[seat] for seat in range(3)] == [0, 6, 0]


@pytest.mark.rule("KH-END-1")
@pytest.mark.parametrize("what", ["groschen", "pelicans"])
def test_nobody_loses_more_than_they_have(what: str) -> None:
    table = with_event(END + f'do = "lose", what = "{what}", amount = 2, to = "everyone"')
    table.with_groschen(1).with_pelicans(1)

    table.end_round(1)

    assert (table.groschen() if what == "groschen" else table.pelicans()[0]) == 0


@pytest.mark.rule("KH-END-1")
def test_points_can_be_lost_below_zero() -> None:
    table = with_event(END + 'do = "lose", what = "points", amount = 2, to = "starting_player"')

    table.end_round(1)

    assert table.scores() == [-2, 0, 0]


# --- What players are granted --------------------------------------------------------------------


@pytest.mark.rule("KH-END-1", "KH-BARB-2")
def test_what_is_granted_is_asked_in_turn_order_and_may_be_declined() -> None:
    table = with_event(END + 'do = "grant", grant = "incomes", to = "everyone"').with_tax(1)

    table.end_round(1)
    assert (table.asked, table.asked_seat) == ("granted_income", 0)
    table.play("ignore")
    assert (table.asked, table.asked_seat) == ("granted_income", 1)
    table.play("take", "take")

    assert table.events("income.gained") != []
    assert table.asked == "taxes"


@pytest.mark.rule("KH-END-1", "KH-BARB-T2")
def test_effects_act_in_the_order_of_the_card_even_where_one_asks() -> None:
    table = with_event(
        END + 'do = "grant", grant = "rights", to = "starting_player"',
        END + 'do = "gain", what = "points", amount = 1, to = "starting_player"',
    )

    table.end_round(1)
    assert table.scores() == [0, 0, 0]
    table.play("rights:builders")

    assert table.paid == 0
    assert table.scores() == [1, 0, 0]


# --- What happens to the town --------------------------------------------------------------------


@pytest.mark.rule("KH-END-1", "KH-PRICE-4")
@pytest.mark.parametrize(("deck", "moved"), [("population", (3, 1)), ("ore", (1, 3))])
def test_a_deck_can_advance_beside_what_is_printed(deck: str, moved: tuple[int, int]) -> None:
    table = with_event(END + f'do = "advance", deck = "{deck}", cards = 2', population=1, ore=1)

    table.end_round(1)

    assert (table.population, table.ore) == moved


@pytest.mark.rule("KH-END-1", "KH-PRICE-3")
def test_an_indicator_can_move_several_notches() -> None:
    table = with_event(END + 'do = "move_indicator", commodity = "beer", notches = 3')

    table.end_round(1)

    assert table.arm("beer") == 3


@pytest.mark.rule("KH-END-1", "KH-END-6")
@pytest.mark.parametrize(("effect", "tax"), [("raise_tax", 5), ("lower_tax", 0)])
def test_taxes_can_rise_and_fall(effect: str, tax: int) -> None:
    table = with_event(END + f'do = "{effect}", amount = 3').with_tax(2)

    table.end_round(1)

    assert table.tax == tax


@pytest.mark.rule("KH-END-1", "KH-BUILD-6")
def test_a_patrician_can_come_to_the_pool() -> None:
    table = with_event(END + 'do = "patrician", color = "red"')

    table.end_round(1)

    assert table.events("patrician.pooled") == [{"color": "red"}]
