"""The lab's numbers: vectors in their bounds, masks of the legal choices, rewards that add up."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from numpy.typing import NDArray

import silverspire
from silverspire import State, WrongOption
from silverspire.lab.observations import Observer, reference
from silverspire.lab.rewards import REWARDS, find_reward
from tests.conformance.play import (
    COUNTS,
    SEEDS,
    Sitting,
    after,
    asked,
    for_every_sitting,
    play_to_end,
)
from tests.kernel.toy import GAME as TOY
from tests.lab.write_references import page_of


def divided_by_scale(state: State, seat: int) -> NDArray[np.float64]:
    """A seat's observation, each number divided by the scale of its field."""
    fields = state.game.observation_fields
    scales = np.concatenate([np.full(field.size, field.scale) for field in fields])
    divided: NDArray[np.float64] = np.array(list(state.observation(seat))) / scales
    return divided


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_a_vector_is_the_observation_divided_by_its_scale_and_capped_at_one(
    sitting: Sitting, seed: int, count: int
) -> None:
    state = after(sitting.new(seed), seed, count)

    vector = Observer(state.game).vector(state, 0)

    assert vector.dtype == np.float32
    assert np.allclose(vector, np.clip(divided_by_scale(state, 0), -1, 1), atol=1e-6)


def test_a_number_beyond_its_scale_is_capped() -> None:
    state = after(Sitting("kutna_hora", 3).new(131073), 131073, 146)

    vector = Observer(state.game).vector(state, 0)

    assert divided_by_scale(state, 0).max() > 1, "this position has more groschen than the scale"
    assert vector.max() == 1


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_a_mask_marks_the_legal_choices_of_who_is_asked_and_nobody_else(
    sitting: Sitting, seed: int, count: int
) -> None:
    state = after(sitting.new(seed), seed, count)
    observer = Observer(state.game)

    masks = [observer.mask(state, seat) for seat in range(state.seats)]

    decision = asked(state)
    assert set(np.flatnonzero(masks[decision.seat])) == set(decision.choices)
    assert sum(int(mask.any()) for mask in masks) == 1


def test_when_the_game_is_over_the_mask_excludes_nothing() -> None:
    state = silverspire.game("kutna_hora").new(2, 1)
    play_to_end(state, 1)

    assert Observer(state.game).mask(state, 0).all()


def test_a_game_without_fields_cannot_be_observed() -> None:
    with pytest.raises(WrongOption, match="toy names no observation fields"):
        Observer(TOY)


@pytest.mark.parametrize("name", silverspire.games())
def test_the_reference_says_what_the_fields_say(name: str) -> None:
    page = page_of(name).read_text("utf-8")

    assert page == reference(silverspire.game(name)), "run python -m tests.lab.write_references"


@pytest.mark.parametrize("reward", REWARDS)
@for_every_sitting()
def test_rewards_add_up_to_nothing_and_the_winner_gets_most(sitting: Sitting, reward: str) -> None:
    state = sitting.new(5)
    play_to_end(state, 5)

    rewards = find_reward(reward)(state)

    assert sum(rewards) == pytest.approx(0)
    assert max(rewards) == rewards[state.ranking().index(1)]


@pytest.mark.parametrize("reward", ["win", "rank"])
def test_the_winner_of_two_gets_one_and_the_loser_minus_one(reward: str) -> None:
    state = silverspire.game("kutna_hora").new(2, 1)
    play_to_end(state, 1)

    assert sorted(find_reward(reward)(state)) == [-1, 1]


def test_an_unknown_reward_is_refused_with_those_there_are() -> None:
    with pytest.raises(WrongOption, match="there are win, rank, score"):
        find_reward("glory")
