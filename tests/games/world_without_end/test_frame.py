"""World Without End, the frame: players, chapters, goods, points, paying."""

from __future__ import annotations

import pytest

from silverspire.games.world_without_end.components import GOOD_NAMES, GOODS
from silverspire.games.world_without_end.game import GAME
from silverspire.kernel.errors import WrongSeats
from tests.games.world_without_end.effects import (
    gain_points,
    lose,
    lose_points,
    trade,
    trade_each_round,
)
from tests.games.world_without_end.table import a_last_round, a_new_game, a_table

# --- Players, chapters, rounds -------------------------------------------------------------------


@pytest.mark.rule("WWE-FRAME-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(WrongSeats):
        GAME.new(seats)


@pytest.mark.rule("WWE-FRAME-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_four_chapters_of_six_rounds_with_one_event_each(seats: int) -> None:
    table = a_table(seats).with_all_duties_paid()
    reported = []

    while not table.over:
        table.end_chapter()
        reported += table.reported
        if not table.over:
            table.with_all_duties_paid()

    events = [event.facts["event"] for event in reported if event.kind == "event.revealed"]
    assert len(set(events)) == 23  # and the card that lay there first
    assert [event.facts["chapter"] for event in reported if event.kind == "chapter.began"] == [
        2,
        3,
        4,
    ]
    assert (table.chapter, table.round) == (4, 6)


@pytest.mark.rule("WWE-FRAME-1")
def test_each_chapter_has_more_cards_than_are_used() -> None:
    state = a_table().state

    assert len(state.components.event_keys) == 44
    assert len(state.decks) == 24


@pytest.mark.rule("WWE-FRAME-1")
def test_most_points_win() -> None:
    table = a_last_round(chapter=4, seats=3).with_all_duties_paid()
    table.with_points(30, seat=0).with_points(40, seat=1).with_points(35, seat=2)

    table.end_chapter()

    assert table.places == [3, 1, 2]


# --- Goods and screens ---------------------------------------------------------------------------


@pytest.mark.rule("WWE-FRAME-2")
def test_there_are_nine_goods() -> None:
    assert GOOD_NAMES[:GOODS] == (
        "stone",
        "wood",
        "grain",
        "piety",
        "wool",
        "cloth",
        "loyalty",
        "knowledge",
        "gold",
    )


@pytest.mark.rule("WWE-FRAME-2")
def test_resource_means_stone_or_wood() -> None:
    table = a_table()

    table.play("play:resource")

    assert table.legal() == ["decline", "good:stone", "good:wood"]
    assert table.why_not("good:grain") == ["WWE-ACT-1"]


@pytest.mark.rule("WWE-FRAME-2")
def test_goods_lie_behind_a_screen_and_everything_else_is_open() -> None:
    table = a_table(2, chapter=2).with_goods(1, grain=2).with_house(3, seat=1)
    table.with_seal("bridge", seat=1).with_cards(["grain", "piety"], ["sale", "rent"], seat=1)

    board = table.view(0)["players"][1]

    assert "goods" not in board
    assert board["points"] == 8.0
    assert board["houses"] == 3
    assert board["seals"] == 1
    assert board["pile"] == ["grain", "piety"]
    assert board["discard_count"] == 2
    assert table.view(0)["houses"][2] == 1
    assert table.project("bridge")["seals"] == [1]


@pytest.mark.rule("WWE-FRAME-2")
def test_a_player_sees_behind_their_own_screen() -> None:
    table = a_table(2).with_goods(1, grain=2)

    board = table.view(1)["players"][1]

    assert board["goods"]["grain"] == 2


@pytest.mark.rule("WWE-FRAME-2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_perfect_memory_follows_what_everybody_holds(seat: int | None) -> None:
    table = a_table(2).with_goods(0, stone=3).with_goods(1, grain=2, gold=5)

    memory = table.view(seat)["memory"]

    assert memory[0] == dict.fromkeys(GOOD_NAMES[:GOODS], 0) | {"stone": 3, "wool": 1, "gold": 2}
    assert memory[1] == dict.fromkeys(GOOD_NAMES[:GOODS], 0) | {"grain": 2, "wool": 1, "gold": 5}


@pytest.mark.rule("WWE-FRAME-2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_open_screens_show_all_goods_and_still_no_hand(seat: int | None) -> None:
    table = a_table(3, open_screens=True).with_goods(2, loyalty=2)

    board = table.view(seat)["players"][2]

    assert board["goods"]["loyalty"] == 2
    assert "hand" not in board
    assert "discards" not in board


@pytest.mark.rule("WWE-FRAME-2")
def test_every_gain_and_payment_is_reported_to_all() -> None:
    table = a_table().with_goods(wool=2)

    table.play("play:sale", "wool:2")

    assert table.events("good.lost") == [{"good": "wool", "amount": 2}]
    assert table.events("good.gained") == [{"good": "gold", "amount": 4}]
    assert {event.audience for event in table.reported} == {None}


# --- Victory points ------------------------------------------------------------------------------


@pytest.mark.rule("WWE-FRAME-3")
def test_points_never_fall_below_zero() -> None:
    table = a_table().with_points(2)

    table.drawing(lose_points(5))

    assert table.points() == 0
    assert table.events("points.lost", seat=0) == [{"source": "events", "amount": 2}]


@pytest.mark.rule("WWE-FRAME-3")
def test_a_player_without_points_loses_none() -> None:
    table = a_table().with_points(0)

    table.drawing(lose_points(5))

    assert table.points() == 0
    assert table.events("points.lost", seat=0) == []


@pytest.mark.rule("WWE-FRAME-3")
def test_the_rest_of_a_loss_is_forgotten_and_later_gains_count_from_zero() -> None:
    table = a_table().with_points(2)

    table.drawing(lose_points(5), gain_points(3))

    assert table.points() == 3


@pytest.mark.rule("WWE-FRAME-3")
def test_a_price_in_points_must_be_held_in_full() -> None:
    table = a_table().with_points(1).with_points(2, seat=1)

    table.drawing(trade("2 points", "3 gold"))

    assert table.asked_seat == 1
    assert table.legal() == ["perform", "decline"]


@pytest.mark.rule("WWE-FRAME-3")
def test_a_price_in_points_is_paid_in_full() -> None:
    table = a_table().with_points(2)

    table.drawing(trade("2 points", "3 gold")).play("perform")

    assert (table.points(), table.held("gold")) == (0, 5)


@pytest.mark.rule("WWE-FRAME-3")
def test_a_long_term_price_in_points_must_be_held_in_full_too() -> None:
    table = a_table().with_points(1).with_long_term(trade_each_round("2 points", "3 gold"))

    assert table.why_not("trade:first") == ["WWE-EVENT-4"]


@pytest.mark.rule("WWE-FRAME-3")
def test_scores_have_no_ceiling() -> None:
    table = a_table().with_points(59)

    table.drawing(gain_points(3))

    assert table.points() == 62


@pytest.mark.rule("WWE-FRAME-3")
def test_half_points_come_only_at_the_end() -> None:
    table = a_last_round(chapter=4).with_all_duties_paid().with_goods(gold=4).with_points(20)
    assert table.scores()[0] == 20.0

    table.end_chapter()

    assert table.scores()[0] == 20.5


@pytest.mark.rule("WWE-FRAME-3")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_no_other_chapter_counts_gold(chapter: int) -> None:
    table = a_last_round(chapter).with_all_duties_paid().with_goods(gold=4, stone=2)

    table.end_chapter()

    assert table.scores() == [8.0, 8.0, 8.0, 8.0]


@pytest.mark.rule("WWE-FRAME-3")
def test_the_score_sheet_says_where_every_point_came_from_and_in_which_chapter() -> None:
    table = a_table(chapter=2).drawing(gain_points(3), corners=["points"] * 4).play("arrow:0")

    sheet = table.state.score_sheet(0)

    assert sheet["chapters"]["start"] == [8, 0, 0, 0]
    assert sheet["chapters"]["events"] == [0, 3, 0, 0]
    assert sheet["chapters"]["income"] == [0, 1, 0, 0]
    assert sheet["total"] == 8 + 3 + 1 + 1  # and two gold, if the game ended now


# --- Paying --------------------------------------------------------------------------------------


@pytest.mark.rule("WWE-FRAME-4")
def test_what_is_paid_returns_to_its_supply_immediately() -> None:
    table = a_table().with_goods(grain=1)
    assert table.supply("grain") == 9

    table.drawing(lose("grain"))

    assert table.supply("grain") == 10


@pytest.mark.rule("WWE-FRAME-4")
def test_what_is_exchanged_returns_to_its_supply_immediately() -> None:
    table = a_table(2).with_goods(wool=2)
    assert table.supply("wool") == 12

    table.play("play:cloth", "cloth:2")

    assert (table.supply("wool"), table.supply("cloth")) == (14, 10)


@pytest.mark.rule("WWE-FRAME-4")
def test_resources_paid_for_a_house_go_back_to_their_supply() -> None:
    table = a_table(chapter=2).with_goods(stone=1)
    assert table.supply("stone") == 24

    table.play("play:house", "house:1")

    assert table.supply("stone") == 25


@pytest.mark.rule("WWE-FRAME-4")
def test_resources_on_a_project_stay_there_when_it_is_complete() -> None:
    table = a_table().printing_project("mill", 1, 1).with_project("mill")
    table.with_goods(stone=1, wood=1)

    table.play("play:project", "project:mill", "good:stone", "good:wood")

    assert table.is_complete("mill")
    assert table.resources_on("mill") == (1, 1)
    assert (table.supply("stone"), table.supply("wood")) == (24, 14)


@pytest.mark.rule("WWE-FRAME-4")
def test_medical_knowledge_is_not_paid_for_a_treatment() -> None:
    table = a_table(chapter=3).with_goods(knowledge=3).with_sick(4, value=3)

    table.play("play:medicine", "treat:4")

    assert table.held("knowledge") == 3


@pytest.mark.rule("WWE-FRAME-4")
def test_no_duty_and_no_penalty_takes_medical_knowledge() -> None:
    table = a_last_round(chapter=2).with_goods(knowledge=3, gold=0)

    table.end_chapter()

    assert table.held("knowledge") == 3


@pytest.mark.rule("WWE-FRAME-1", "WWE-FRAME-2")
def test_the_shipped_game_starts_with_the_same_words() -> None:
    table = a_new_game(3, seed=5)

    assert table.asked == "orientation"
    assert table.view(0)["chapter"] == 1
