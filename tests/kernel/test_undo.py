"""Undo, redo and restart turn: back to the last reveal or the last choice of another seat."""

from __future__ import annotations

import pytest

from silverspire import IllegalChoice, Timeline
from silverspire.kernel.undo import NothingToUndo, UndoLimit, undo_length, undoable
from tests.kernel.toy import GAME, a_toy, kinds


def a_timeline(*names: str) -> Timeline:
    """Two seats in turn; unshuffled, so the first card drawn is the highest."""
    timeline = Timeline(a_toy(shuffled=False))
    for name in names:
        timeline.apply(GAME.choice_of(name))
    return timeline


def chosen(timeline: Timeline) -> list[str]:
    return [GAME.name_of(step.choice) for step in timeline.steps]


def test_nothing_can_be_undone_before_the_first_choice() -> None:
    timeline = a_timeline()

    assert not timeline.can_undo(0)
    assert timeline.restart_turn(0) == 0
    with pytest.raises(NothingToUndo, match="nothing has been chosen yet"):
        timeline.undo(0)
    with pytest.raises(NothingToUndo, match="nothing has been chosen yet"):
        timeline.take_back()


def test_a_silent_choice_can_be_undone_by_who_made_it() -> None:
    timeline = a_timeline("pass")

    step = timeline.undo(0)

    assert GAME.name_of(step.choice) == "pass"
    assert step.seat == 0
    assert timeline.state.to_bytes() == a_timeline().state.to_bytes()


def test_a_shuffle_shows_nothing_and_can_be_undone_and_gives_the_same_order_again() -> None:
    timeline = a_timeline("shuffle")
    order = timeline.state.to_bytes()

    timeline.undo(0)
    timeline.apply(GAME.choice_of("shuffle"))

    assert timeline.state.to_bytes() == order


def test_a_choice_that_showed_something_cannot_be_undone() -> None:
    timeline = a_timeline("draw")

    assert timeline.steps[-1].reveals
    assert not timeline.can_undo(0)
    with pytest.raises(NothingToUndo, match="showed something hidden"):
        timeline.undo(0)
    assert chosen(timeline) == ["draw"]


def test_a_choice_of_another_seat_cannot_be_undone() -> None:
    timeline = a_timeline("pass", "pass")

    assert not timeline.can_undo(0)
    assert timeline.can_undo(1)
    with pytest.raises(NothingToUndo, match="another player has chosen since"):
        timeline.undo(0)


def test_a_choice_of_another_seat_ends_undo_even_after_it_was_undone_once() -> None:
    timeline = a_timeline("pass", "pass")

    timeline.undo(1)

    assert timeline.can_undo(0)
    assert not timeline.can_undo(1)


def test_undo_stops_at_a_reveal_inside_the_own_turn() -> None:
    timeline = a_timeline("draw", "highest:give")

    timeline.undo(0)

    assert chosen(timeline) == ["draw"]
    assert not timeline.can_undo(0)


def test_restart_turn_undoes_all_that_may_be_undone() -> None:
    timeline = a_timeline("pass", "draw", "highest:keep")

    assert timeline.restart_turn(0) == 0
    assert timeline.restart_turn(1) == 1
    assert timeline.restart_turn(1) == 0
    assert chosen(timeline) == ["pass", "draw"]


def test_an_undo_also_takes_back_what_computers_have_chosen_since() -> None:
    timeline = a_timeline("pass", "pass")

    step = timeline.undo(0, yielding={1})

    assert step.seat == 0
    assert chosen(timeline) == []
    timeline.redo()
    timeline.redo()
    assert chosen(timeline) == ["pass", "pass"]


def test_computers_agree_to_no_undo_once_one_of_them_has_shown_something() -> None:
    timeline = a_timeline("pass", "draw", "highest:keep")

    with pytest.raises(NothingToUndo) as refused:
        timeline.undo(0, yielding={1})

    assert refused.value.limit == UndoLimit.REVEALED
    assert chosen(timeline) == ["pass", "draw", "highest:keep"]


def test_where_only_computers_have_chosen_there_is_nothing_to_undo() -> None:
    timeline = a_timeline("draw", "highest:keep")

    with pytest.raises(NothingToUndo) as refused:
        timeline.undo(1, yielding={0})

    assert refused.value.limit == UndoLimit.NOTHING_CHOSEN


def test_nothing_is_undone_that_was_chosen_before_a_turn_was_ended() -> None:
    timeline = a_timeline("draw", "highest:keep")

    assert undoable(timeline.steps, 0) == undo_length(timeline.steps, 0) == 1
    assert undoable(timeline.steps, 0, turn_start=2) == 0
    with pytest.raises(NothingToUndo, match="you have ended your turn"):
        undo_length(timeline.steps, 0, turn_start=2)


def test_redo_makes_undone_choices_again_in_their_order() -> None:
    timeline = a_timeline("draw", "highest:keep", "pass")
    end = timeline.state.to_bytes()

    for _ in range(3):
        timeline.take_back()
    seen = [timeline.redo() for _ in range(3)]

    assert [kinds(events) for events in seen] == [
        ["card.drawn"],
        ["highest.kept"],
        ["turn.passed"],
    ]
    assert timeline.state.to_bytes() == end
    assert not timeline.can_redo()


def test_redo_without_an_undo_is_refused() -> None:
    timeline = a_timeline("pass")

    assert not timeline.can_redo()
    with pytest.raises(NothingToUndo, match="nothing was undone"):
        timeline.redo()


def test_another_choice_forgets_what_was_undone() -> None:
    timeline = a_timeline("pass")
    timeline.undo(0)

    timeline.apply(GAME.choice_of("shuffle"))

    assert not timeline.can_redo()


def test_a_take_back_by_consent_passes_reveals_and_other_seats() -> None:
    timeline = a_timeline("draw", "highest:keep", "draw")

    taken = [GAME.name_of(timeline.take_back().choice) for _ in range(3)]

    assert taken == ["draw", "highest:keep", "draw"]
    assert timeline.state.to_bytes() == a_timeline().state.to_bytes()


def test_a_refused_choice_is_no_step_and_forgets_no_undo() -> None:
    timeline = a_timeline("pass")
    timeline.undo(0)

    with pytest.raises(IllegalChoice):
        timeline.apply(GAME.choice_of("highest:keep"))

    assert timeline.can_redo()
    assert chosen(timeline) == []
