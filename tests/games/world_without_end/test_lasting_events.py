"""World Without End, what event cards are composed of: marks on the board, lasting effects."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.effects import (
    bonus,
    building_points,
    cancel_fair,
    cancel_favor,
    cancel_other_projects,
    cloth_price,
    fee,
    forbid,
    move_favor,
    open_fair,
    open_project,
    wool_price,
)
from tests.games.world_without_end.table import a_last_round, a_table

# --- Projects, favor, fair -----------------------------------------------------------------------


@pytest.mark.rule("WWE-EVENT-2")
def test_open_project_the_project_enters() -> None:
    table = a_table()

    table.drawing(open_project("mill"))

    assert table.projects() == ["bridge", "mill"]
    assert table.events("project.entered") == [{"project": "mill"}]


@pytest.mark.rule("WWE-EVENT-3", "WWE-CARD-7")
def test_cancel_other_projects_all_in_play_but_one() -> None:
    table = a_table().with_project("mill").with_complete_project("church")

    table.drawing(cancel_other_projects("mill"))

    assert table.canceled_projects == ["bridge"]
    assert table.events("project.canceled") == [{"project": "bridge"}]


@pytest.mark.rule("WWE-EVENT-2", "WWE-EVENT-3")
def test_cancel_favor_a_persons_space_until_the_chapter_ends() -> None:
    table = a_last_round().with_all_duties_paid().drawing(cancel_favor("king"))
    assert table.canceled_favor == ["king"]
    assert table.events("favor.canceled") == [{"person": "king"}]

    table.play("arrow:0").end_chapter()

    assert table.canceled_favor == []


@pytest.mark.rule("WWE-EVENT-2")
def test_it_holds_for_the_rest_of_the_chapter() -> None:
    table = a_table(chapter=2).drawing(cancel_favor("king")).play("arrow:0").pass_round()

    assert table.canceled_favor == ["king"]


@pytest.mark.rule("WWE-EVENT-2")
def test_cancel_favor_of_outlaws_covers_both_their_spaces() -> None:
    table = a_table()

    table.drawing(cancel_favor("outlaws"))

    assert table.canceled_favor == ["outlaws", "outlaws"]


@pytest.mark.rule("WWE-EVENT-3")
def test_no_effect_fails_for_want_of_a_token() -> None:
    table = a_table(chapter=2).with_project("mill").with_project("church")

    table.drawing(
        *map(cancel_favor, ("queen", "prior", "king", "outlaws")),
        cancel_fair("wool"),
        cancel_fair("cloth"),
        cancel_other_projects("palace"),
    )

    assert len(table.canceled_favor) == 5
    assert (table.price("wool"), table.price("cloth")) == (None, None)
    assert table.canceled_projects == ["bridge", "mill", "church"]


@pytest.mark.rule("WWE-EVENT-2")
def test_open_fair_takes_a_cover_off() -> None:
    table = a_table().drawing(open_fair("cloth"))

    assert table.price("cloth") == 4
    assert table.events("fair.opened") == [{"good": "cloth"}]


@pytest.mark.rule("WWE-EVENT-2")
def test_cancel_fair_puts_a_cover_on() -> None:
    table = a_table().drawing(cancel_fair("wool"))

    assert table.price("wool") is None
    assert table.events("fair.canceled") == [{"good": "wool"}]


@pytest.mark.rule("WWE-EVENT-2")
def test_move_favor_moves_the_marker_over_canceled_spaces() -> None:
    table = a_table().favor_on("queen").with_canceled_favor("prior")

    table.drawing(move_favor(2))

    assert table.favor == "alderman"


# --- Lasting effects on actions ------------------------------------------------------------------


@pytest.mark.rule("WWE-EVENT-1")
def test_forbid_the_action_of_a_card_cannot_be_performed() -> None:
    table = a_table().with_long_term(forbid("grain"))

    table.play("play:grain")

    assert table.held("grain") == 0
    assert table.asked == "discard"
    assert table.events("action.forbidden") == [{"card": "grain"}]


@pytest.mark.rule("WWE-EVENT-1")
def test_forbid_leaves_the_other_cards_alone() -> None:
    table = a_table().with_long_term(forbid("grain"))

    table.play("play:piety", "perform")

    assert table.held("piety") == 1


@pytest.mark.rule("WWE-EVENT-1", "WWE-ACT-6")
def test_forbid_may_name_privilege() -> None:
    table = a_table(round_number=2).with_cards(["grain"], ["rent"], performed=True)

    table.with_long_term(forbid("privilege")).play("play:privilege")

    assert table.asked == "discard"


@pytest.mark.rule("WWE-EVENT-1")
def test_fee_performing_costs_gold_first() -> None:
    table = a_table().with_long_term(fee("resource", 2))

    table.play("play:resource", "good:stone")

    assert (table.held("gold"), table.held("stone")) == (0, 1)


@pytest.mark.rule("WWE-EVENT-1")
def test_fee_who_cannot_pay_it_cannot_perform() -> None:
    table = a_table().with_goods(gold=1).with_long_term(fee("resource", 2))

    table.play("play:resource")

    assert table.asked == "discard"
    assert table.held("gold") == 1


@pytest.mark.rule("WWE-EVENT-1")
def test_fee_is_not_paid_for_a_declined_action() -> None:
    table = a_table().with_long_term(fee("resource", 2))

    table.play("play:resource", "decline")

    assert table.held("gold") == 2


@pytest.mark.rule("WWE-EVENT-1")
def test_fee_is_not_paid_out_of_what_the_action_brings() -> None:
    table = a_table().with_goods(gold=0, wool=3).with_long_term(fee("sale", 1))

    table.play("play:sale")

    assert table.asked == "discard"


@pytest.mark.rule("WWE-EVENT-1", "WWE-ROUND-5")
def test_the_fees_of_two_events_add_up() -> None:
    table = a_table().with_goods(gold=3)
    table.with_long_term(fee("grain", 1)).with_long_term(fee("grain", 2))

    table.play("play:grain", "perform")

    assert table.held("gold") == 0


@pytest.mark.rule("WWE-EVENT-1")
@pytest.mark.parametrize(("text", "gold", "points"), [("2 gold", 4, 8), ("2 points", 2, 10)])
def test_a_bonus_for_players_who_performed_the_action(text: str, gold: int, points: int) -> None:
    table = a_table().with_long_term(bonus("grain", text))

    table.play("play:grain", "perform")

    assert (table.held("gold"), table.points()) == (gold, points)


@pytest.mark.rule("WWE-EVENT-1")
def test_no_bonus_for_players_who_declined() -> None:
    table = a_table().with_long_term(bonus("grain", "2 points"))

    table.play("play:grain", "decline")

    assert table.points() == 8


@pytest.mark.rule("WWE-EVENT-1")
def test_bonus_as_far_as_the_supply_goes() -> None:
    table = a_table().with_supply(cloth=1).with_long_term(bonus("grain", "2 cloth"))

    table.play("play:grain", "perform")

    assert table.held("cloth") == 1


@pytest.mark.rule("WWE-EVENT-1")
def test_bonus_comes_once_after_the_whole_action() -> None:
    table = a_table().with_goods(stone=2).with_long_term(bonus("project", "gold"))

    table.play("play:project", "project:bridge", "good:stone")

    assert table.held("gold") == 3
    assert table.happened[-1] == "good.gained"


@pytest.mark.rule("WWE-EVENT-1", "WWE-ROUND-5")
def test_the_bonuses_of_two_events_add_up() -> None:
    table = a_table().with_long_term(bonus("grain", "gold"))
    table.with_long_term(bonus("grain", "2 points"))

    table.play("play:grain", "perform")

    assert (table.held("gold"), table.points()) == (3, 10)


@pytest.mark.rule("WWE-EVENT-1")
def test_wool_price_cloth_price_and_building_points_replace_what_is_printed() -> None:
    table = a_table(chapter=2).with_goods(wool=1, cloth=1, gold=0, stone=1)
    table.with_long_term(wool_price(5), cloth_price(1), building_points(7))

    table.play("play:sale", "wool:1", "cloth:1", "discard:rent").pass_round()
    table.play("arrow:0").pass_turns(3).play("play:project", "project:bridge")

    assert table.held("gold") == 6
    assert table.points() == 8 + 7
