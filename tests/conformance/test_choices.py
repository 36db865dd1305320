"""Every game: questions and choices."""

from __future__ import annotations

import pytest
from hypothesis import given

from silverspire import GameOver, State, UnknownChoice
from tests.conformance.play import (
    COUNTS,
    SEEDS,
    Sitting,
    Table,
    after,
    asked,
    every_table,
    for_every_sitting,
    illegal_choices,
    many_games,
    place,
    play_to_end,
    positions,
    refusal,
    times,
    written_rules,
)


def assert_well_asked(state: State, number: int) -> None:
    """At least two choices, all different, all in range, and the same when asked again."""
    decision = asked(state)
    choices = decision.choices
    assert len(choices) >= 2, place(state)
    assert len(set(choices)) == len(choices), place(state)
    assert 0 <= min(choices) < max(choices) < len(state.game.choice_names), place(state)
    assert 0 <= decision.seat < state.seats, place(state)
    assert decision.kind, place(state)
    assert decision.number == number, place(state)
    assert decision == state.decision(), place(state)


@for_every_sitting()
@pytest.mark.parametrize("batch", range(8))
def test_every_question_offers_several_different_choices_and_every_game_ends(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for state in many_games(sitting, batch, 125 * patience):
        for number, position in enumerate(positions(state, state.seed)):
            assert_well_asked(position, number)

        assert state.over
        assert state.decision() is None


@pytest.mark.parametrize("table", every_table(), ids=str)
def test_every_set_of_options_plays_to_its_end(table: Table, patience: int) -> None:
    for seed in range(3 * patience):
        state = table.new(seed)
        choices = play_to_end(state, seed)

        assert state.over, place(state)
        assert len(choices) == len(state.choices_made)


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_an_illegal_choice_is_refused_with_written_rules_and_changes_nothing(
    sitting: Sitting, seed: int, count: int
) -> None:
    state = after(sitting.new(seed), seed, count)
    before = state.to_bytes()

    errors = {choice: refusal(state, choice) for choice in illegal_choices(state)}

    rules = written_rules(state.game)
    assert state.to_bytes() == before
    for choice, error in errors.items():
        assert error is not None, f"{state.game.name_of(choice)} was accepted"
        assert error.reasons, f"{state.game.name_of(choice)} was refused without a reason"
        assert {reason.rule for reason in error.reasons} <= rules
        assert all(reason.message for reason in error.reasons)
        assert error.name == state.game.name_of(choice)
        assert error.reasons == state.why_not(choice)


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_why_not_is_silent_about_legal_choices_and_only_about_them(
    sitting: Sitting, seed: int, count: int
) -> None:
    state = after(sitting.new(seed), seed, count)
    before = state.to_bytes()

    silent = [
        choice for choice in range(len(state.game.choice_names)) if state.why_not(choice) == ()
    ]

    assert silent == sorted(asked(state).choices)
    assert state.to_bytes() == before


@for_every_sitting()
@times(2)
@given(seed=SEEDS, count=COUNTS)
def test_the_rules_predicates_and_the_offered_choices_say_the_same(
    sitting: Sitting, seed: int, count: int
) -> None:
    state = after(sitting.new(seed), seed, count)

    allowed = [
        choice for choice in range(len(state.game.choice_names)) if not state.explain(choice)
    ]

    assert allowed == sorted(asked(state).choices)


@for_every_sitting()
def test_a_number_that_is_no_choice_is_refused_by_name_and_changes_nothing(
    sitting: Sitting,
) -> None:
    state = sitting.new(1)
    before = state.to_bytes()

    for number in (-1, len(state.game.choice_names), 2**70, -(2**70)):
        with pytest.raises(UnknownChoice, match=str(number)):
            state.apply(number)
        with pytest.raises(UnknownChoice, match=str(number)):
            state.why_not(number)
        with pytest.raises(UnknownChoice, match=str(number)):
            state.game.name_of(number)
    assert state.to_bytes() == before


@for_every_sitting()
def test_after_the_end_nothing_can_be_chosen_and_every_choice_says_why(sitting: Sitting) -> None:
    state = sitting.new(2)
    play_to_end(state, 2)
    before = state.to_bytes()

    for choice in range(len(state.game.choice_names)):
        with pytest.raises(GameOver):
            state.apply(choice)
        assert {reason.rule for reason in state.why_not(choice)} <= written_rules(state.game)
        assert state.why_not(choice)
    assert state.to_bytes() == before


@for_every_sitting()
def test_every_choice_has_one_name_and_every_name_one_choice(sitting: Sitting) -> None:
    game = sitting.new(0).game

    names = [game.name_of(choice) for choice in range(len(game.choice_names))]

    assert len(set(names)) == len(names)
    assert [game.choice_of(name) for name in names] == list(range(len(names)))
    assert all(name.isascii() and name == "".join(name.split()) for name in names)


@for_every_sitting()
def test_an_unknown_name_is_refused_and_a_near_one_is_suggested(sitting: Sitting) -> None:
    game = sitting.new(0).game
    known = game.name_of(0)

    with pytest.raises(UnknownChoice, match=f"did you mean .*{known}"):
        game.choice_of(f"{known}x")
    with pytest.raises(UnknownChoice, match=r"no choice named 'zzzzzzzz'$"):
        game.choice_of("zzzzzzzz")
