"""Every game: an observation shows a seat what it may know, in the numbers that it promises."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import silverspire
from silverspire import State, WrongSeats
from silverspire.kernel.observations import size_of
from tests.conformance.play import (
    COUNTS,
    SEEDS,
    Sitting,
    after,
    for_every_sitting,
    many_games,
    place,
    play_to_end,
    sampled_positions,
)


def observed(state: State, seat: int) -> list[int]:
    return [int(number) for number in state.observation(seat)]


def too_large(state: State, seat: int) -> list[str]:
    """The fields with a number beyond their scale."""
    numbers = iter(observed(state, seat))
    return [
        field.name
        for field in state.game.observation_fields
        if max(abs(next(numbers)) for _ in range(field.size)) > field.scale
    ]


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS, deal=SEEDS)
def test_a_seat_observes_the_same_on_every_table_it_cannot_distinguish(
    sitting: Sitting, seed: int, count: int, deal: int
) -> None:
    state = after(sitting.new(seed), seed, count)

    for seat in range(state.seats):
        assert observed(state.redeal(seat, deal), seat) == observed(state, seat), place(state)


@for_every_sitting()
def test_observations_have_the_length_and_the_scale_of_their_fields(sitting: Sitting) -> None:
    size = size_of(silverspire.game(sitting.game).observation_fields)

    for state in many_games(sitting, batch=21, count=3):
        for position in sampled_positions(state, state.seed, one_in=9):
            for seat in range(position.seats):
                assert len(position.observation(seat)) == size, place(position)
                assert not too_large(position, seat), place(position)


@for_every_sitting()
def test_a_game_that_is_over_can_be_observed(sitting: Sitting) -> None:
    state = sitting.new(3)
    play_to_end(state, 3)

    assert all(not too_large(state, seat) for seat in range(state.seats))


@for_every_sitting()
@given(seed=SEEDS, count=st.integers(0, 60))
def test_looking_changes_nothing(sitting: Sitting, seed: int, count: int) -> None:
    state = after(sitting.new(seed), seed, count)
    before = state.to_bytes()

    first = observed(state, 0)

    assert observed(state, 0) == first
    assert state.to_bytes() == before


@for_every_sitting()
def test_only_seats_of_the_table_observe(sitting: Sitting) -> None:
    state = sitting.new(1)

    with pytest.raises(WrongSeats):
        state.observation(int(state.seats))


@pytest.mark.parametrize("name", silverspire.games())
def test_every_field_has_a_name_of_its_own_and_a_meaning(name: str) -> None:
    fields = silverspire.game(name).observation_fields

    assert len({field.name for field in fields}) == len(fields) > 0
    assert all(field.size > 0 and field.scale > 0 and field.meaning for field in fields)
