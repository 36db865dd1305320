"""World Without End, the duties at a chapter's end."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.table import TableTop, a_last_round, short

# --- The duties ----------------------------------------------------------------------------------


@pytest.mark.rule("WWE-CHAP-2")
def test_everybody_pays_two_piety_two_grain_and_the_tax() -> None:
    table = a_last_round().with_all_holding(piety=2, grain=2, gold=7, wool=0)

    table.printing_tax(4).end_chapter()

    assert [table.goods(seat) for seat in range(4)] == [{"gold": 3}] * 4
    assert table.all_points() == [8, 8, 8, 8]


@pytest.mark.rule("WWE-CHAP-2", "WWE-FRAME-4")
def test_what_is_paid_returns_to_cathedral_and_fields() -> None:
    table = a_last_round().with_all_duties_paid()
    assert (table.supply("piety"), table.supply("grain")) == (4, 2)

    table.end_chapter()

    assert (table.supply("piety"), table.supply("grain")) == (12, 10)


@pytest.mark.rule("WWE-CHAP-2")
def test_piety_then_grain_then_one_tax_roll_for_all_by_the_active_player() -> None:
    table = a_last_round(seats=2).with_all_duties_paid()

    table.end_chapter()

    steps = [event for event in table.reported if event.kind in ("duty.paid", "tax.rolled")]
    assert [(event.kind, event.facts.get("duty")) for event in steps] == [
        ("duty.paid", "piety"),
        ("duty.paid", "piety"),
        ("duty.paid", "grain"),
        ("duty.paid", "grain"),
        ("tax.rolled", None),
        ("duty.paid", "gold"),
        ("duty.paid", "gold"),
    ]
    assert table.seats_of("tax.rolled") == [1]


@pytest.mark.rule("WWE-CHAP-2")
@pytest.mark.parametrize("tax", [2, 3, 4, 5])
def test_the_roll_says_how_much_gold(tax: int) -> None:
    table = a_last_round().with_all_duties_paid().with_goods(gold=9)

    table.printing_tax(tax).end_chapter()

    assert table.events("tax.rolled") == [{"amount": tax}]
    assert table.held("gold") == 9 - tax
    assert [result for result in table.state.chance_results if result.stream == "tax"] == [
        ("tax", (tax,))
    ]


@pytest.mark.rule("WWE-CHAP-2")
def test_the_die_shows_each_of_its_faces() -> None:
    tables = [a_last_round(seats=2, seed=seed) for seed in range(60)]

    ends = [table.printing_tax(2, 3, 3, 4, 4, 5).end_chapter() for table in tables]

    assert {table.events("tax.rolled")[0]["amount"] for table in ends} == {2, 3, 4, 5}


@pytest.mark.rule("WWE-CHAP-2")
@pytest.mark.parametrize(
    ("missing", "points"),
    [
        ({"piety": 1}, 3),
        ({"piety": 2}, 6),
        ({"grain": 1}, 2),
        ({"grain": 2}, 4),
        ({"gold": 1}, 1),
        ({"gold": 3}, 3),
        ({"piety": 1, "grain": 1, "gold": 1}, 6),
    ],
)
def test_each_missing_piety_costs_three_points_grain_two_gold_one(
    missing: dict[str, int], points: int
) -> None:
    table = short(**missing)

    table.end_chapter()

    assert table.points() == 8 - points
    assert table.sheet("duties") == -points


@pytest.mark.rule("WWE-CHAP-2")
def test_you_must_pay_as_far_as_you_can() -> None:
    table = short(piety=1, grain=1, gold=1)

    table.end_chapter()

    assert (table.held("piety"), table.held("grain"), table.held("gold")) == (0, 0, 0)
    assert table.events("duty.paid", seat=0) == [
        {"duty": "piety", "amount": 1, "missing": 1},
        {"duty": "grain", "amount": 1, "missing": 1},
        {"duty": "gold", "amount": 2, "missing": 1},
    ]


@pytest.mark.rule("WWE-CHAP-2")
@pytest.mark.parametrize(
    ("missing", "penalty"), [({"grain": 1}, "begging"), ({"gold": 2}, "court")]
)
def test_a_duty_not_paid_in_full_brings_its_single_penalty(
    missing: dict[str, int], penalty: str
) -> None:
    table = short(**missing)

    table.end_chapter()

    assert table.penalties() == [penalty]
    assert table.penalties(1) == []


@pytest.mark.rule("WWE-CHAP-2")
@pytest.mark.parametrize("missing", [1, 2])
def test_missing_piety_brings_one_penance(missing: int) -> None:
    table = short(piety=missing)

    table.end_chapter()

    assert table.events("penalty.due") == [{"duty": "piety"}]
    assert len(table.discards()) == 1


@pytest.mark.rule("WWE-CHAP-2")
def test_the_die_falls_before_any_protection_is_chosen() -> None:
    table = short(piety=1).with_goods(loyalty=1)

    table.end_chapter()

    assert table.asked == "protection"
    assert table.events("tax.rolled") == [{"amount": 3}]
    assert table.events("duty.paid", seat=0)[2] == {"duty": "gold", "amount": 3, "missing": 0}


@pytest.mark.rule("WWE-CHAP-2")
def test_what_is_owed_and_what_it_costs_is_printed() -> None:
    table = a_last_round().with_all_duties_paid().printing(duty_piety=3, missing_piety_points=2)

    table.end_chapter()

    assert table.all_points() == [6, 6, 6, 6]


@pytest.mark.rule("WWE-CHAP-2")
def test_a_missing_duty_that_costs_no_points_still_brings_its_penalty() -> None:
    table = short(gold=1).printing(missing_gold_points=0)

    table.end_chapter()

    assert table.points() == 8
    assert table.penalties() == ["court"]


@pytest.mark.rule("WWE-CHAP-2", "WWE-FRAME-3")
def test_points_for_duties_stop_at_zero() -> None:
    table = short(piety=2, grain=2).with_points(5)

    table.end_chapter()

    assert table.points() == 0
    assert table.sheet("duties") == -5


# --- The forecast in a view ----------------------------------------------------------------------


def forecast(table: TableTop) -> list[tuple[str, int, int]]:
    """Each duty with the points that a seat would lose at least and at most."""
    duties = table.view(0)["players"][0]["duties"]
    return [(duty["duty"], duty["least_loss"], duty["most_loss"]) for duty in duties]


@pytest.mark.rule("WWE-CHAP-2")
def test_a_view_says_what_each_missing_duty_would_cost() -> None:
    table = short(piety=2, grain=1)

    assert forecast(table) == [("piety", 6, 6), ("grain", 2, 2), ("gold", 0, 0)]


@pytest.mark.rule("WWE-CHAP-2")
def test_a_tax_still_to_be_rolled_costs_a_range() -> None:
    table = short().printing_tax(2, 3, 3, 4, 4, 5)

    assert forecast(table)[-1] == ("gold", 0, 2)


@pytest.mark.rule("WWE-CHAP-5")
def test_in_the_last_chapter_the_forecast_is_what_is_lost() -> None:
    table = short(piety=1, grain=1, gold=1, chapter=4).with_points(30)
    expected = sum(least for _, least, _ in forecast(table))

    assert not table.view(0)["penalties"]
    table.end_chapter()

    assert table.sheet("duties") == -expected


def test_the_duties_of_others_are_not_seen() -> None:
    assert "duties" not in short().view(1)["players"][0]
