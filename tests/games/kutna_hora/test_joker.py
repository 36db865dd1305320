"""Kutná Hora, the Joker."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import a_city


@pytest.mark.rule("KH-JOKER-1")
def test_the_joker_offers_every_other_action() -> None:
    table = a_city().with_pelicans(1).with_tile("builders-1").with_plot("C3")

    table.play("card:2:joker")

    assert table.legal() == [
        "joker:mine",
        "joker:rights",
        "joker:plot",
        "joker:building",
        "joker:income",
        "joker:barbara",
    ]


@pytest.mark.rule("KH-JOKER-1")
@pytest.mark.parametrize(("before", "after"), [(0, -1), (5, 4), (6, 6), (7, 7), (-3, -4)])
def test_it_costs_1_reputation_unless_it_is_6_or_more(before: int, after: int) -> None:
    table = a_city().with_reputation(before)

    table.play("card:2:joker")

    assert table.reputation() == after


@pytest.mark.rule("KH-JOKER-1", "KH-REP-1")
def test_at_the_left_end_the_joker_costs_2_points() -> None:
    table = a_city().with_reputation(-6)

    table.play("card:2:joker")

    assert (table.reputation(), table.score()) == (-6, -2)


@pytest.mark.rule("KH-JOKER-1")
def test_the_action_is_carried_out_as_usual() -> None:
    table = a_city()

    table.play("card:2:joker", "joker:plot", "plot:C3")

    assert table.paid == 5
    assert table.owner_of("C3") == 0
    assert (table.asked, table.asked_seat) == ("card", 0)


@pytest.mark.rule("KH-JOKER-1")
def test_barbara_still_needs_a_pelican() -> None:
    table = a_city()

    table.play("card:2:joker")

    assert table.why_not("joker:barbara") == ["KH-BARB-1"]


@pytest.mark.rule("KH-JOKER-1")
@pytest.mark.parametrize(
    ("action", "rule"),
    [("joker:building", "KH-BUILD-1"), ("joker:plot", "KH-PLOT-3"), ("joker:mine", "KH-MINE-2")],
)
def test_every_action_keeps_its_own_conditions(action: str, rule: str) -> None:
    table = a_city().with_plot("A1").with_plot("B1").with_plot("C1")
    table.with_miners(pool=0, waiting=0)

    table.play("card:2:joker")

    assert table.why_not(action) == [rule]


@pytest.mark.rule("KH-JOKER-1")
@pytest.mark.parametrize(("reputation", "paid"), [(3, 5), (4, 1), (6, 1)])
def test_thresholds_count_after_the_loss(reputation: int, paid: int) -> None:
    table = a_city().with_reputation(reputation)

    table.play("card:2:joker", "joker:plot", "plot:C3")

    assert table.paid == paid


@pytest.mark.rule("KH-JOKER-1")
def test_a_joker_may_be_a_pelican() -> None:
    table = a_city().with_pelicans(1)

    table.play("card:2:joker", "joker:barbara")

    assert table.pelicans() == (0, 1)
    assert table.reputation() == 1
