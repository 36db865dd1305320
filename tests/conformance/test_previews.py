"""Every game: consequences shown before a choice is made."""

from __future__ import annotations

import pytest
from hypothesis import given

from silverspire import GameOver, IllegalChoice
from tests.conformance.play import (
    COUNTS,
    SEEDS,
    Sitting,
    after,
    asked,
    for_every_sitting,
    illegal_choices,
    play_out,
    revealing,
)


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_a_preview_shows_what_a_choice_that_reveals_nothing_does(
    sitting: Sitting, seed: int, count: int
) -> None:
    state = after(sitting.new(seed), seed, count)
    seat = asked(state).seat
    before = state.to_bytes()

    for choice in asked(state).choices:
        preview = state.preview(choice)
        assert state.to_bytes() == before
        assert preview["before"] == state.vitals(seat)

        real = state.clone()
        if not revealing(real.apply(choice)):
            assert preview["after"] == real.vitals(seat)


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS, deal=SEEDS)
def test_a_preview_tells_nothing_that_is_hidden(
    sitting: Sitting, seed: int, count: int, deal: int
) -> None:
    state = after(sitting.new(seed), seed, count)
    supposed = state.redeal(asked(state).seat, deal)

    for choice in asked(state).choices:
        assert supposed.preview(choice) == state.preview(choice)


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_a_choice_that_is_not_legal_has_no_preview(sitting: Sitting, seed: int, count: int) -> None:
    state = after(sitting.new(seed), seed, count)
    before = state.to_bytes()

    with pytest.raises(IllegalChoice):
        state.preview(illegal_choices(state)[0])

    assert state.to_bytes() == before


@for_every_sitting()
def test_after_the_end_there_is_nothing_to_preview(sitting: Sitting) -> None:
    state = sitting.new(9)
    play_out(state, 9)

    with pytest.raises(GameOver):
        state.preview(0)
