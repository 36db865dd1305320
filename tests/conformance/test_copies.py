"""Every game: clones and stored bytes."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from silverspire import State
from tests.conformance.play import (
    COUNTS,
    SEEDS,
    Sitting,
    after,
    asked,
    careless,
    for_every_sitting,
    many_games,
    moves,
    place,
    play_to_end,
    positions,
    sampled_positions,
    viewers,
)


def story(state: State, seed: int) -> list[object]:
    """All that happens when this very table is played to its end."""
    player = careless(state.game, random.Random(seed))
    return [*moves(state, player), state.scores(), state.ranking(), state.to_bytes()]


@for_every_sitting()
@pytest.mark.parametrize("batch", range(4))
def test_bytes_hold_the_whole_table_at_every_decision(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for state in many_games(sitting, batch, 10 * patience):
        for position in positions(state, state.seed):
            stored = position.to_bytes()
            restored = position.game.from_bytes(stored)
            assert restored.to_bytes() == stored, place(position)
            assert restored.decision() == position.decision(), place(position)
            assert restored.options == position.options, place(position)

        assert state.game.from_bytes(state.to_bytes()).to_bytes() == state.to_bytes()


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_a_restored_table_looks_the_same_and_plays_on_the_same(
    sitting: Sitting, seed: int, count: int
) -> None:
    state = after(sitting.new(seed), seed, count)

    restored = state.game.from_bytes(state.to_bytes())

    assert restored.decision() == state.decision()
    assert [restored.view(seat) for seat in viewers(state)] == [
        state.view(seat) for seat in viewers(state)
    ]
    assert story(restored, seed) == story(state, seed)


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_a_clone_is_equal_and_plays_on_the_same(sitting: Sitting, seed: int, count: int) -> None:
    state = after(sitting.new(seed), seed, count)

    clone = state.clone()

    assert clone.to_bytes() == state.to_bytes()
    assert clone.decision() == state.decision()
    assert story(clone, seed) == story(state, seed)


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_neither_a_table_nor_its_clone_feels_what_happens_to_the_other(
    sitting: Sitting, seed: int, count: int
) -> None:
    state = after(sitting.new(seed), seed, count)
    before = state.to_bytes()

    first, second = state.clone(), state.clone()
    play_to_end(first, seed)
    unmoved = (state.to_bytes(), second.to_bytes())
    play_to_end(state, seed + 1)

    assert unmoved == (before, before)
    assert second.to_bytes() == before
    assert story(second.clone(), seed) == story(second, seed)


@for_every_sitting()
def test_no_choice_of_a_game_reaches_an_earlier_clone(sitting: Sitting, patience: int) -> None:
    for state in many_games(sitting, 50, 10 * patience):
        kept = [
            (position.clone(), position.to_bytes())
            for position in sampled_positions(state, state.seed, one_in=5)
        ]

        assert all(clone.to_bytes() == stored for clone, stored in kept), place(state)


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_questions_change_nothing(sitting: Sitting, seed: int, count: int) -> None:
    state = after(sitting.new(seed), seed, count)
    before = state.to_bytes()

    for seat in range(state.seats):
        state.view(seat)
        state.score_sheet(seat)
        state.seat_numbers(seat)
    state.view(None)
    state.public_numbers()
    state.progress()
    state.scores()
    state.ranking()
    state.record()
    state.preview(asked(state).choices[0])

    assert state.to_bytes() == before


@for_every_sitting()
@pytest.mark.parametrize("seed", [-1, 0, 2**53, 2**63, 2**80, -(2**80)])
def test_a_seed_of_any_size_survives_bytes_and_records(sitting: Sitting, seed: int) -> None:
    state = after(sitting.new(seed), 1, 20)

    restored = state.game.from_bytes(state.to_bytes())

    assert restored.seed == seed
    assert restored.record() == state.record()
