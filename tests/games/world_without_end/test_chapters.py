"""World Without End, a chapter's end and the next one's beginning."""

from __future__ import annotations

import pytest

from silverspire.games.world_without_end.components import CARD_NAMES
from tests.games.world_without_end.effects import wool_price
from tests.games.world_without_end.table import a_last_round, a_table

# --- Before the duties ---------------------------------------------------------------------------


@pytest.mark.rule("WWE-CHAP-1")
def test_resources_then_long_term_events_off_then_duties() -> None:
    table = a_last_round().with_all_duties_paid().with_long_term(wool_price(1))

    table.end_chapter()

    order = ["resource.placed", "event.left", "duty.paid", "tax.rolled", "chapter.began"]
    assert sorted(order, key=table.happened.index) == order


@pytest.mark.rule("WWE-CHAP-1")
def test_a_canceled_project_is_still_canceled_when_the_resources_come() -> None:
    table = a_last_round().with_all_duties_paid().with_project("mill")

    table.with_canceled_project("bridge").end_chapter()

    assert table.resources_on("bridge") == (0, 0)
    assert table.resources_on("mill") == (1, 0)
    assert table.canceled_projects == []


@pytest.mark.rule("WWE-CHAP-1")
def test_all_cancel_tokens_come_off() -> None:
    table = a_last_round(chapter=2).with_all_duties_paid().with_canceled_project("bridge")
    table.with_canceled_favor("king", "outlaws").with_fair(covered="wool cloth")

    table.end_chapter()

    assert table.canceled_projects == []
    assert table.canceled_favor == []
    assert (table.price("wool"), table.price("cloth")) == (2, 4)


@pytest.mark.rule("WWE-CHAP-1", "WWE-SETUP-4")
def test_the_fairs_cloth_cover_too_after_chapter_i() -> None:
    table = a_last_round().with_all_duties_paid()

    table.end_chapter()

    assert table.price("cloth") == 4


@pytest.mark.rule("WWE-CHAP-1")
def test_all_long_term_events_come_off() -> None:
    table = a_last_round().with_all_duties_paid()
    table.with_long_term(wool_price(1)).with_long_term(wool_price(3))

    table.end_chapter()

    assert table.in_force() == [None, None]
    assert len(table.events("event.left")) == 2


@pytest.mark.rule("WWE-CHAP-1")
def test_the_next_chapters_first_long_term_event_lies_on_the_first_space_again() -> None:
    table = a_last_round().with_all_duties_paid()
    table.with_long_term(wool_price(1)).with_long_term(wool_price(3)).end_chapter()
    table.drawing(wool_price(5), long_term=True)
    drawn = table.event

    table.play("arrow:0").pass_round()

    assert table.in_force() == [drawn, None]


@pytest.mark.rule("WWE-CHAP-1", "WWE-ROUND-6")
def test_in_the_next_chapter_the_third_one_replaces_the_first_again() -> None:
    table = a_last_round().with_all_duties_paid()
    table.with_long_term(wool_price(1)).with_long_term(wool_price(3))
    table.drawing(wool_price(4), long_term=True).play("arrow:0").end_chapter()
    table.with_long_term(wool_price(5)).with_long_term(wool_price(6))
    second = table.in_force()[1]
    table.drawing(wool_price(7), long_term=True)
    third = table.event

    table.play("arrow:0").pass_round()

    assert table.in_force() == [third, second]


# --- The next chapter ----------------------------------------------------------------------------


@pytest.mark.rule("WWE-CHAP-6")
def test_leftover_goods_are_kept() -> None:
    table = a_last_round().with_all_duties_paid()
    table.with_goods(piety=3, grain=4, gold=9, stone=2, wool=1, loyalty=1)

    table.end_chapter()

    assert table.goods() == {
        "piety": 1,
        "grain": 2,
        "gold": 6,
        "stone": 2,
        "wool": 1,
        "loyalty": 1,
    }


@pytest.mark.rule("WWE-CHAP-6")
@pytest.mark.parametrize(("seats", "start", "then"), [(4, 0, 2), (3, 2, 1), (2, 0, 0)])
def test_the_token_passes_left_twice_between_two_chapters(
    seats: int, start: int, then: int
) -> None:
    table = a_last_round(seats=seats, start=start).with_all_duties_paid()

    table.end_chapter()

    assert (table.chapter, table.round) == (2, 1)
    assert table.active == then
    assert (table.asked_seat, table.asked) == (then, "orientation")


@pytest.mark.rule("WWE-CHAP-6")
def test_the_holder_between_the_two_is_the_active_player_of_the_chapter_end() -> None:
    table = a_last_round(start=2).with_all_duties_paid()

    table.end_chapter()

    assert table.seats_of("tax.rolled") == [3]


@pytest.mark.rule("WWE-CHAP-6")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_all_action_cards_return_to_hand(chapter: int) -> None:
    table = a_last_round(chapter).with_all_duties_paid()

    table.end_chapter()

    assert [table.hand(seat) for seat in range(4)] == [list(CARD_NAMES)] * 4
    assert table.chapter == chapter + 1


@pytest.mark.rule("WWE-CHAP-6")
def test_after_chapter_i_of_a_first_game_the_other_six_join() -> None:
    table = a_table(first_game=True).with_all_duties_paid()
    assert len(table.hand()) == 6

    table.end_chapter()

    assert len(table.hand()) == 12


@pytest.mark.rule("WWE-CHAP-6", "WWE-PLAGUE-1", "WWE-PROJ-1")
def test_after_chapter_ii_come_the_tower_and_the_plague_tokens() -> None:
    table = a_last_round(chapter=2).with_all_duties_paid()

    table.end_chapter()

    assert table.projects() == ["bridge", "tower"]
    assert len(table.locations("unturned")) == 11


@pytest.mark.rule("WWE-CHAP-6")
def test_after_chapter_iii_they_do_not_come_again() -> None:
    table = a_last_round(chapter=3).with_all_duties_paid()
    table.with_complete_project("tower").with_healed(4, value=2).with_sick(5, value=3)

    table.end_chapter()

    assert table.is_complete("tower")
    assert table.locations("healed") == [4]
    assert table.locations() == [5]


@pytest.mark.rule("WWE-CHAP-6")
def test_projects_seals_and_the_favor_marker_stay_where_they_are() -> None:
    table = a_last_round(chapter=2).with_all_duties_paid().with_house(3).with_seal("bridge")

    table.favor_on("king").end_chapter()

    assert table.owner_of(3) == 0
    assert table.project("bridge")["seals"] == [0]
    assert table.favor == "king"
