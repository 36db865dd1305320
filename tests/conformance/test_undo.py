"""Every game: undo, redo, restart turn and take-back."""

from __future__ import annotations

import pytest
from hypothesis import given

from silverspire import State, Timeline
from silverspire.kernel.undo import NothingToUndo
from tests.conformance.play import (
    COUNTS,
    SEEDS,
    Sitting,
    after,
    asked,
    for_every_sitting,
    many_games,
    place,
    revealing,
    some_player,
)


def timeline_after(state: State, seed: int, count: int) -> Timeline:
    """A game of that many choices that can be taken back."""
    timeline = Timeline(state)
    player = some_player(state.game, seed)
    while (decision := timeline.state.decision()) is not None and len(timeline.steps) < count:
        timeline.apply(player(decision))
    return timeline


def own_silent_choices(timeline: Timeline, seat: int) -> int:
    """How many of the last choices were this seat's and showed nothing."""
    count = 0
    for step in reversed(timeline.steps):
        if step.seat != seat or revealing(list(step.events)):
            break
        count += 1
    return count


@for_every_sitting()
@pytest.mark.parametrize("batch", range(2))
def test_undo_leads_back_to_the_same_bytes_and_redo_forth_again(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for state in many_games(sitting, batch, 10 * patience):
        timeline = Timeline(state)
        player = some_player(state.game, state.seed)
        while (decision := timeline.state.decision()) is not None:
            before = timeline.state.to_bytes()
            events = timeline.apply(player(decision))
            after_it = timeline.state.to_bytes()

            assert timeline.can_undo(decision.seat) == (not revealing(events))
            if timeline.can_undo(decision.seat):
                timeline.undo(decision.seat)
                assert timeline.state.to_bytes() == before, place(timeline.state)
                assert timeline.redo() == events, place(timeline.state)
                assert timeline.state.to_bytes() == after_it, place(timeline.state)


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_undo_never_passes_a_reveal_or_the_choice_of_another_seat(
    sitting: Sitting, seed: int, count: int
) -> None:
    timeline = timeline_after(sitting.new(seed), seed, count)
    before = timeline.state.to_bytes()

    for seat in range(timeline.state.seats):
        if not own_silent_choices(timeline, seat):
            assert not timeline.can_undo(seat)
            with pytest.raises(NothingToUndo):
                timeline.undo(seat)

    assert timeline.state.to_bytes() == before
    assert len(timeline.steps) == len(timeline.state.choices_made)


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_restart_turn_undoes_all_that_the_seat_may_and_no_more(
    sitting: Sitting, seed: int, count: int
) -> None:
    timeline = timeline_after(sitting.new(seed), seed, count)
    seat = timeline.steps[-1].seat if timeline.steps else 0
    end = timeline.state.to_bytes()
    allowed = own_silent_choices(timeline, seat)
    start = timeline.steps[-allowed].before.to_bytes() if allowed else end

    undone = timeline.restart_turn(seat)

    assert undone == allowed
    assert timeline.state.to_bytes() == start
    for _ in range(undone):
        timeline.redo()
    assert timeline.state.to_bytes() == end
    assert not timeline.can_redo()


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_a_table_that_agrees_can_take_everything_back_and_make_it_again(
    sitting: Sitting, seed: int, count: int
) -> None:
    opening = sitting.new(seed).to_bytes()
    timeline = timeline_after(sitting.new(seed), seed, count)
    end = timeline.state.to_bytes()

    while timeline.steps:
        timeline.take_back()
    beginning = timeline.state.to_bytes()
    while timeline.can_redo():
        timeline.redo()

    assert beginning == opening
    assert timeline.state.to_bytes() == end


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_luck_is_the_same_after_a_take_back(sitting: Sitting, seed: int, count: int) -> None:
    timeline = Timeline(after(sitting.new(seed), seed, count))
    choice = asked(timeline.state).choices[0]

    events = timeline.apply(choice)
    timeline.take_back()

    assert timeline.apply(choice) == events


@for_every_sitting()
def test_a_new_choice_forgets_what_was_undone(sitting: Sitting) -> None:
    timeline = Timeline(sitting.new(4))
    first, second = asked(timeline.state).choices[:2]

    timeline.apply(first)
    timeline.take_back()
    timeline.apply(second)

    assert not timeline.can_redo()
    with pytest.raises(NothingToUndo):
        timeline.redo()


@for_every_sitting()
def test_a_refused_choice_leaves_the_timeline_as_it_was(sitting: Sitting) -> None:
    timeline = Timeline(sitting.new(5))
    timeline.apply(asked(timeline.state).choices[0])
    timeline.take_back()
    legal = asked(timeline.state).choices
    illegal = next(n for n in range(len(timeline.state.game.choice_names)) if n not in legal)

    with pytest.raises(Exception, match="cannot be chosen now"):
        timeline.apply(illegal)

    assert timeline.can_redo()
    assert not timeline.steps
