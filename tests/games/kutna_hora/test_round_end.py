"""Kutná Hora, the end of a round."""

from __future__ import annotations

import pytest

from silverspire.games.kutna_hora.game import GAME
from tests.games.kutna_hora.plain_box import a_box
from tests.games.kutna_hora.table import TableTop, a_city

# --- Taxes ---------------------------------------------------------------------------------------


@pytest.mark.rule("KH-END-2")
def test_each_player_pays_the_tax_counter() -> None:
    table = a_city().with_tax(4)

    table.end_round().play("taxes:pay", "taxes:pay", "taxes:pay", "taxes:pay")

    assert [table.groschen(seat) for seat in range(4)] == [36, 37, 38, 39]
    assert [table.reputation(seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("KH-END-2")
@pytest.mark.parametrize("round_number", [1, 2, 3, 4, 5])
def test_taxes_are_due_in_every_round_the_last_too(round_number: int) -> None:
    table = a_city().with_tax(4)

    table.end_round(round_number)

    assert (table.asked, table.asked_seat) == ("taxes", 0)


@pytest.mark.rule("KH-END-2")
@pytest.mark.parametrize(("round_number", "lost"), [(1, 1), (3, 2), (5, 4)])
def test_who_pays_nothing_loses_the_reputation_printed_for_the_round(
    round_number: int, lost: int
) -> None:
    box = a_box().printing_refusal(3, reputation=2).printing_refusal(5, reputation=4)
    table = a_city(box=box).with_tax(4)

    table.end_round(round_number).play("taxes:refuse")

    assert table.groschen() == 40
    assert table.reputation() == -lost


@pytest.mark.rule("KH-END-2")
def test_the_loss_is_allowed_to_who_could_pay() -> None:
    table = a_city().with_tax(4)

    table.end_round()

    assert table.legal() == ["taxes:pay", "taxes:refuse"]


@pytest.mark.rule("KH-END-2")
@pytest.mark.parametrize(("groschen", "asked"), [(3, 1), (4, 0)])
def test_who_cannot_pay_the_whole_sum_loses_reputation_unasked(groschen: int, asked: int) -> None:
    table = a_city().with_tax(4).with_groschen(groschen)

    table.end_round()

    assert table.asked_seat == asked
    assert table.groschen() == groschen
    assert table.reputation() == -asked


@pytest.mark.rule("KH-END-2")
@pytest.mark.parametrize(("plots", "due"), [(0, 4), (1, 4), (2, 7), (3, 12)])
def test_more_than_one_plot_costs_a_surcharge(plots: int, due: int) -> None:
    table = with_plots(a_city().with_tax(4), plots)

    table.end_round().play("taxes:pay")

    assert table.groschen() == 40 - due


@pytest.mark.rule("KH-END-2")
def test_the_preview_of_a_plot_includes_the_surcharge_that_it_brings() -> None:
    table = with_plots(a_city().with_tax(4), 1).play("card:1:plot")

    preview = table.state.preview(GAME.choice_of("plot:C3"))

    assert preview.changes["tax"] == (4, 7)


def with_plots(table: TableTop, count: int) -> TableTop:
    for square in ("A1", "B1", "C1")[:count]:
        table.with_plot(square)
    return table


@pytest.mark.rule("KH-END-2")
def test_tax_and_surcharge_are_one_sum() -> None:
    table = with_plots(a_city().with_tax(4), 2).with_groschen(6)

    table.end_round()

    assert table.asked_seat == 1
    assert (table.groschen(), table.reputation()) == (6, -1)


@pytest.mark.rule("KH-END-2")
def test_who_refuses_pays_no_surcharge() -> None:
    table = with_plots(a_city().with_tax(4), 3)

    table.end_round().play("taxes:refuse")

    assert table.groschen() == 40


@pytest.mark.rule("KH-END-2")
def test_the_surcharge_is_due_even_with_the_counter_at_0() -> None:
    table = with_plots(a_city(), 2)

    table.end_round().play("taxes:pay")

    assert table.groschen() == 37


@pytest.mark.rule("KH-END-2")
def test_a_sum_of_0_counts_as_paid_unasked() -> None:
    table = a_city().with_groschen(0)

    table.end_round()

    assert (table.asked, table.round) == ("card", 2)
    assert table.events("taxes.paid") == [{"amount": 0, "surcharge": 0}] * 4
    assert table.reputation() == 0


@pytest.mark.rule("KH-END-2")
def test_taxes_are_asked_in_the_turn_order_of_the_ended_round() -> None:
    table = a_city(start=2).with_tax(4)

    table.end_round().play("taxes:pay", "taxes:refuse", "taxes:pay", "taxes:refuse")

    taxed = [event.seat for event in table.reported if event.kind.startswith("taxes")]
    assert taxed == [2, 3, 0, 1]


# --- Red tiles, the next round, the counter ------------------------------------------------------


@pytest.mark.rule("KH-END-4")
@pytest.mark.parametrize(
    ("seats", "round_number", "columns"),
    [(4, 1, 3), (4, 2, 4), (4, 3, 3), (3, 2, 3), (3, 3, 4), (2, 2, 3), (2, 3, 4)],
)
def test_the_red_tiles_enter_after_round_2_with_four_players_and_3_with_fewer(
    seats: int, round_number: int, columns: int
) -> None:
    table = a_city(seats)

    table.end_round(round_number)

    assert [len(table.row(number)) for number in (1, 2, 3)] == [columns] * 3


@pytest.mark.rule("KH-END-4")
def test_one_red_tile_goes_to_the_end_of_each_row() -> None:
    table = a_city().with_row(2, "silver")

    table.end_round(2)

    entered = table.events("red_tile.entered")
    assert [red["stack"] for red in entered] == ["red1", "red2", "red3"]
    assert table.row(1) == ["builders", "scribes", "green", "red1"]
    assert table.row(2) == ["silver", "red2"]
    assert table.row(3) == ["innkeepers", "metallurgists", "yellow", "red3"]
    assert [len(table.stack(f"red{number}")) for number in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.rule("KH-END-4")
def test_the_red_tiles_are_shuffled() -> None:
    tables = [a_city(seed=seed).end_round(2) for seed in range(12)]

    orders = {tuple(table.stack(f"red{number}")[0] for number in (1, 2, 3)) for table in tables}

    assert {frozenset(order) for order in orders} == {frozenset({"red-1", "red-2", "red-3"})}
    assert len(orders) > 1


@pytest.mark.rule("KH-END-5")
@pytest.mark.parametrize(("start", "following"), [(0, 1), (3, 0)])
def test_the_starting_player_passes_left(start: int, following: int) -> None:
    table = a_city(start=start)

    table.end_round()

    assert table.view()["starting_seat"] == following
    assert (table.asked, table.asked_seat, table.round) == ("card", following, 2)


@pytest.mark.rule("KH-END-5")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_all_cards_return(seat: int) -> None:
    table = a_city().with_hand(2, seat=seat)

    table.end_round()

    assert table.hand(seat) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("KH-END-5")
def test_the_next_event_is_revealed_and_its_tax_added() -> None:
    table = a_city(events=True).printing_event(2, tax=3)
    first = table.event

    table.end_round(1)

    assert table.event not in (first, None)
    assert table.tax == 3
    assert table.happened[-3:] == ["round.began", "event.revealed", "tax.raised"]


@pytest.mark.rule("KH-END-6")
@pytest.mark.parametrize(("before", "after"), [(22, 25), (23, 25), (25, 25)])
def test_a_building_never_raises_the_tax_above_25(before: int, after: int) -> None:
    table = a_city().with_tax(before).printing("builders-1", tax=3)

    table.with_tile("builders-1").with_plot("C3").play("card:5:building")

    assert table.tax == after


@pytest.mark.rule("KH-END-6")
def test_a_flip_never_raises_the_tax_above_25() -> None:
    table = a_city().with_tax(24).printing("builders-1", flips=True).printing_barbara(1, tax=3)

    table.with_tile("builders-1").with_plot("C3").play("card:5:building")

    assert table.tax == 25


@pytest.mark.rule("KH-END-6")
def test_an_event_never_raises_the_tax_above_25() -> None:
    table = a_city(2).with_tax(24).printing_event(2, tax=3).with_groschen(0).with_groschen(0, 1)

    table.end_round(1)

    assert table.tax == 25


@pytest.mark.rule("KH-END-5", "KH-SETUP-10")
@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_every_round_but_the_last_has_its_event(round_number: int) -> None:
    table = a_city(events=True)

    table.end_round(round_number)

    dealt = table.state.events[round_number]
    assert table.event == table.state.components.event_keys[dealt]


@pytest.mark.rule("KH-END-7")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (4, 5)])
def test_the_last_round_has_no_event(seats: int, rounds: int) -> None:
    table = a_city(seats, events=True)

    table.end_round(rounds - 1)

    assert table.round == rounds
    assert table.event is None


@pytest.mark.rule("KH-END-7")
def test_the_game_ends_with_taxes_then_the_council_then_final_scoring() -> None:
    table = a_city(2).with_tax(2).with_patricians("council", silver=1).with_pelicans(1, used=2)

    table.end_round(6).play("taxes:pay", "taxes:pay")

    assert [kind for kind in table.happened if kind != "card.without_effect"] == [
        "taxes.paid",
        "taxes.paid",
        "points.scored",
        "points.scored",
        "game.ended",
    ]
    assert [scored["source"] for scored in table.events("points.scored")] == [
        "silver",
        "final_extras",
    ]
    assert table.over


@pytest.mark.rule("KH-END-7")
def test_taxes_of_the_last_round_count_for_the_tie_break() -> None:
    table = a_city(2).with_tax(2).with_groschen(40, seat=1)

    table.end_round(6).play("taxes:pay", "taxes:refuse")

    assert table.groschen() == 38
    assert table.places == [2, 1]
