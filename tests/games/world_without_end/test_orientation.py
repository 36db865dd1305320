"""World Without End, orientation: turning the card, personal income, the arrow."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.effects import gain
from tests.games.world_without_end.table import a_table

# --- Four orientations ---------------------------------------------------------------------------


@pytest.mark.rule("WWE-ROUND-2")
def test_the_active_player_places_the_card_in_one_of_four_orientations() -> None:
    table = a_table(start=1).draw()

    assert (table.asked_seat, table.asked) == (1, "orientation")
    assert table.legal() == ["arrow:0", "arrow:1", "arrow:2", "arrow:3"]


@pytest.mark.rule("WWE-ROUND-2")
def test_nobody_else_has_a_say() -> None:
    table = a_table(start=1).draw()

    table.play("arrow:2")

    assert table.events("card.oriented", seat=1) == [{"arrow": 2}]
    assert table.asked == "card"


@pytest.mark.rule("WWE-ROUND-2", "WWE-FAVOR-2")
@pytest.mark.parametrize(
    ("person", "arrow"), [("prior", 1), ("queen", 2), ("bishop", 3), ("merchants", 2)]
)
def test_an_orientation_that_leads_to_outlaws_is_illegal_for_players_who_cannot_pay(
    person: str, arrow: int
) -> None:
    table = a_table().with_goods(gold=0).favor_on(person).draw()

    assert table.why_not(f"arrow:{arrow}") == ["WWE-FAVOR-2"]
    assert len(table.legal()) == 3


@pytest.mark.rule("WWE-ROUND-2", "WWE-FAVOR-2")
def test_it_is_legal_with_a_gold() -> None:
    table = a_table().with_goods(gold=1).favor_on("prior").draw()

    table.play("arrow:1")

    assert table.held("gold") == 0


@pytest.mark.rule("WWE-ROUND-2")
def test_the_arrow_at_zero_is_always_legal_even_on_outlaws() -> None:
    table = a_table().with_goods(gold=0).draw()
    assert table.favor == "outlaws"

    table.play("arrow:0")

    assert table.favor == "outlaws"
    assert table.held("gold") == 0


@pytest.mark.rule("WWE-ROUND-2")
def test_with_every_other_number_on_outlaws_the_card_is_turned_to_zero_by_itself() -> None:
    everybody = ("queen", "prior", "alderman", "prioress", "merchants", "king", "earl", "bishop")
    table = a_table().with_goods(gold=0).with_canceled_favor(*everybody).draw()

    assert table.events("card.oriented") == [{"arrow": 0}]
    assert table.asked == "card"


@pytest.mark.rule("WWE-FAVOR-2")
def test_the_gold_of_that_same_orientation_may_pay_the_outlaws() -> None:
    table = a_table().with_goods(gold=0).favor_on("prior")

    table.drawing(corners=["nothing", "nothing", "nothing", "gold"]).play("arrow:1")

    assert table.favor == "outlaws"
    assert table.held("gold") == 0


@pytest.mark.rule("WWE-FAVOR-2")
def test_the_gold_of_another_orientation_may_not() -> None:
    table = a_table().with_goods(gold=0).favor_on("prior")

    table.drawing(corners=["gold", "nothing", "nothing", "nothing"])

    assert table.why_not("arrow:1") == ["WWE-FAVOR-2"]


@pytest.mark.rule("WWE-FAVOR-2", "WWE-CHAP-3")
def test_a_beggar_has_no_income_to_pay_the_outlaws_with() -> None:
    table = a_table().with_goods(gold=0).favor_on("prior").with_begging()

    table.drawing(corners=["nothing", "nothing", "nothing", "gold"])

    assert table.why_not("arrow:1") == ["WWE-FAVOR-2"]


@pytest.mark.rule("WWE-ROUND-2", "WWE-ROUND-3", "WWE-FAVOR-2")
def test_a_view_shows_what_each_orientation_would_bring() -> None:
    table = a_table(2).with_goods(gold=0).favor_on("queen")

    table.drawing(corners=["stone", "grain", "2 gold", "points"], arrow=3)

    assert table.view()["orientations"] == [
        {
            "arrow": 0,
            "incomes": [{"good": "points", "amount": 1}, {"good": "grain", "amount": 1}],
            "favor": None,
            "space": 0,
            "possible": True,
        },
        {
            "arrow": 1,
            "incomes": [{"good": "gold", "amount": 2}, {"good": "stone", "amount": 1}],
            "favor": "prior",
            "space": 1,
            "possible": True,
        },
        {
            "arrow": 2,
            "incomes": [{"good": "grain", "amount": 1}, {"good": "points", "amount": 1}],
            "favor": "outlaws",
            "space": 2,
            "possible": False,
        },
        {
            "arrow": 3,
            "incomes": [{"good": "stone", "amount": 1}, {"good": "gold", "amount": 2}],
            "favor": "alderman",
            "space": 3,
            "possible": True,
        },
    ]


# --- Personal income -----------------------------------------------------------------------------


@pytest.mark.rule("WWE-ROUND-3", "WWE-INCOME-1")
@pytest.mark.parametrize(
    "good", ["stone", "wood", "grain", "piety", "wool", "loyalty", "knowledge", "gold"]
)
def test_a_corner_gives_one_of_a_good(good: str) -> None:
    table = a_table(2).with_goods(wool=0, gold=0)

    table.drawing(corners=[good, "nothing", "nothing", "nothing"]).play("arrow:0")

    assert table.goods() == {good: 1}
    assert table.points() == 8


@pytest.mark.rule("WWE-INCOME-1")
def test_or_two_gold() -> None:
    table = a_table().drawing(corners=["2 gold", "nothing", "nothing", "nothing"])

    table.play("arrow:0")

    assert table.held("gold") == 2 + 2


@pytest.mark.rule("WWE-INCOME-1")
def test_or_a_victory_point() -> None:
    table = a_table().drawing(corners=["points", "nothing", "nothing", "nothing"])

    table.play("arrow:0")

    assert table.points() == 9
    assert table.sheet("income") == 1


@pytest.mark.rule("WWE-ROUND-3")
def test_each_player_takes_the_income_that_points_to_them() -> None:
    table = a_table().drawing(corners=["stone", "grain", "gold", "points"])

    table.play("arrow:0")

    assert table.goods(0) == {"stone": 1, "wool": 1, "gold": 2}
    assert table.goods(1) == {"grain": 1, "wool": 1, "gold": 2}
    assert table.goods(2) == {"wool": 1, "gold": 3}
    assert table.points(3) == 9


@pytest.mark.rule("WWE-ROUND-3")
def test_it_is_not_optional() -> None:
    table = a_table().drawing(corners=["stone", "grain", "gold", "points"])

    table.play("arrow:0")

    assert table.asked == "card"
    assert table.happened[:2] == ["card.oriented", "good.gained"]


@pytest.mark.rule("WWE-ROUND-3")
def test_income_that_is_not_in_supply_is_a_point_instead() -> None:
    table = a_table().with_supply(grain=0)

    table.drawing(corners=["grain", "nothing", "nothing", "nothing"]).play("arrow:0")

    assert table.held("grain") == 0
    assert table.points() == 9
    assert table.sheet("income") == 1


@pytest.mark.rule("WWE-ROUND-3")
@pytest.mark.parametrize(
    ("start", "grain", "points"),
    [(0, [1, 0, 0, 0], [8, 9, 9, 9]), (2, [0, 0, 1, 0], [9, 9, 8, 9])],
)
def test_short_for_several_the_active_player_comes_first(
    start: int, grain: list[int], points: list[int]
) -> None:
    table = a_table(start=start).with_supply(grain=1)

    table.drawing(corners=["grain"] * 4).play("arrow:0")

    assert table.all_held("grain") == grain
    assert table.all_points() == points


@pytest.mark.rule("WWE-ROUND-3")
def test_then_clockwise() -> None:
    table = a_table(start=2).with_supply(piety=3)

    table.drawing(corners=["piety"] * 4).play("arrow:0")

    assert table.all_held("piety") == [1, 0, 1, 1]
    assert table.all_points() == [8, 9, 8, 8]


@pytest.mark.rule("WWE-ROUND-3", "WWE-SETUP-6")
def test_free_sides_take_nothing_out_of_the_supply() -> None:
    table = a_table(2).with_supply(grain=2)

    table.drawing(corners=["grain"] * 4).play("arrow:0")

    assert table.all_held("grain") == [1, 1]
    assert table.supply("grain") == 0


@pytest.mark.rule("WWE-ROUND-3", "WWE-CHAP-3")
def test_beggars_take_nothing_out_of_the_supply() -> None:
    table = a_table().with_supply(grain=1).with_begging(0)

    table.drawing(corners=["grain"] * 4).play("arrow:0")

    assert table.all_held("grain") == [0, 1, 0, 0]
    assert table.all_points() == [8, 8, 9, 9]


@pytest.mark.rule("WWE-ROUND-3", "WWE-EVENT-4")
def test_what_an_event_gave_before_is_missing_from_the_income() -> None:
    table = a_table().with_supply(grain=4)

    table.drawing(gain("grain"), corners=["grain"] * 4).play("arrow:0")

    assert table.all_held("grain") == [1, 1, 1, 1]
    assert table.all_points() == [9, 9, 9, 9]


# --- Favor ---------------------------------------------------------------------------------------


@pytest.mark.rule("WWE-ROUND-4")
def test_favor_is_for_the_active_player_alone() -> None:
    table = a_table(start=1).favor_on("queen").draw()

    table.play("arrow:1")

    assert table.favor == "prior"
    assert table.all_held("piety") == [0, 1, 0, 0]


@pytest.mark.rule("WWE-ROUND-4")
def test_favor_comes_after_the_income() -> None:
    table = a_table().favor_on("earl")

    table.drawing(corners=["nothing", "nothing", "nothing", "piety"]).play("arrow:1")

    assert table.favor == "bishop"
    assert table.sheet("favor") == 1


@pytest.mark.rule("WWE-ROUND-3", "WWE-ROUND-4")
def test_others_take_their_income_before_the_active_players_favor() -> None:
    table = a_table().favor_on("queen").with_supply(piety=1)

    table.drawing(corners=["piety", "nothing", "nothing", "nothing"]).play("arrow:1")

    assert table.all_held("piety") == [0, 1, 0, 0]


@pytest.mark.rule("WWE-FAVOR-1", "WWE-ROUND-4")
@pytest.mark.parametrize(
    ("arrow", "person"), [(0, "queen"), (1, "prior"), (2, "outlaws"), (3, "alderman")]
)
def test_the_marker_moves_as_many_spaces_as_the_arrow_shows(arrow: int, person: str) -> None:
    table = a_table().favor_on("queen").draw()

    table.play(f"arrow:{arrow}")

    assert table.favor == person


@pytest.mark.rule("WWE-FAVOR-1")
def test_at_zero_there_is_no_move_and_no_reward() -> None:
    table = a_table().favor_on("prior").draw()

    table.play("arrow:0")

    assert table.favor == "prior"
    assert table.held("piety") == 0
    assert table.events("favor.moved") == []
