"""World Without End, evaluated: what is left to take, and what the favor marker can reach."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from silverspire.players.evaluator_registry import new_evaluator
from tests.games.world_without_end.table import TableTop, a_table

EVALUATOR = new_evaluator("world_without_end")


def features_of(table: TableTop, seat: int = 0) -> dict[str, float]:
    """The features of a seat, by name."""
    found = vec[float]([0.0] * len(EVALUATOR.feature_names))
    EVALUATOR.fill_features(table.state, seat, found)
    return dict(zip(EVALUATOR.feature_names, found, strict=True))


def test_what_is_in_supply_is_seen_and_what_the_others_lack_for_their_duties() -> None:
    table = a_table().with_all_holding(grain=2, piety=2).with_goods(0, grain=0)
    table.with_goods(1, grain=0, piety=1).with_supply(grain=3, piety=5)

    seen = features_of(table)

    assert (seen["grain_left"], seen["piety_left"]) == (3, 5)
    assert (seen["grain_wanted"], seen["piety_wanted"]) == (2, 1)


@pytest.mark.parametrize(
    ("number", "seat", "active", "again"),
    [(1, 0, 1, 1), (1, 1, 0, 2), (1, 2, 0, 1), (2, 0, 1, 1), (3, 0, 1, 0), (6, 1, 0, 0)],
)
def test_a_seat_knows_how_often_it_is_active_again_in_the_chapter(
    number: int, seat: int, active: int, again: int
) -> None:
    seen = features_of(a_table(chapter=2, round_number=number), seat)

    assert (seen["active"], seen["active_again"]) == (active, again)


def test_the_favor_card_is_worth_the_points_of_the_next_person() -> None:
    table = a_table(chapter=2).favor_on("merchants").with_canceled_favor("outlaws")

    assert features_of(table.with_goods(loyalty=3))["favor_step"] == 3


def test_whoever_turns_the_next_card_sees_the_best_of_three_persons() -> None:
    table = a_table(chapter=2).favor_on("earl").with_goods(1, piety=2, loyalty=1)

    assert features_of(table, seat=1)["favor_reach"] == 2
    assert features_of(table, seat=2)["favor_reach"] == 0


def test_canceled_persons_are_out_of_reach() -> None:
    table = a_table(chapter=2).favor_on("king").with_goods(1, piety=4)

    table.with_canceled_favor("bishop")

    assert features_of(table, seat=1)["favor_reach"] == 1
