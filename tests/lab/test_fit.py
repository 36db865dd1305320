"""Fitting a judgement: games are played, and the weights follow what came of them."""

from __future__ import annotations

import numpy as np
import pytest

from silverspire.lab.fit import Samples, fit, gather, habits_of, train
from silverspire.players.judges import Stored, new_judgement

GAME = "world_without_end"


@pytest.fixture(scope="module")
def samples() -> Samples:
    return gather(GAME, 2, Stored({}), range(2), "reconstructed", 0)


def test_every_position_tells_what_each_seat_looked_like_and_what_came_of_it(
    samples: Samples,
) -> None:
    positions = len(samples.left)

    assert positions > 10
    assert samples.features.shape == (positions, 2, len(new_judgement(GAME).features))
    assert samples.final.shape == samples.secured.shape == samples.won.shape == (positions, 2)
    assert np.allclose(samples.won.sum(axis=1), 1)


def test_a_fit_names_every_feature_and_explains_more_than_the_points_do(samples: Samples) -> None:
    judgement = new_judgement(GAME)

    fitted, quality = fit(judgement, samples, None)

    assert set(fitted.weights) == set(judgement.features)
    assert quality.explained > 0


def test_a_second_fit_to_the_same_games_changes_the_weights_less(samples: Samples) -> None:
    judgement = new_judgement(GAME)
    first, _ = fit(judgement, samples, None)

    second, _ = fit(judgement, samples, first)

    gold, changed = np.array(first.weights["gold"]), np.array(second.weights["gold"])
    assert np.abs(changed - gold).sum() < np.abs(gold).sum()


def test_a_habit_is_a_share_of_the_times_a_choice_was_offered(samples: Samples) -> None:
    shares = [share for asked in habits_of(GAME, samples).values() for share in asked.values()]

    assert shares
    assert all(0 < share <= 1 for share in shares)


def test_training_goes_on_from_the_weights_there_are() -> None:
    stored = Stored({})

    qualities = list(train(GAME, 2, stored, [(2, 0), (2, 0)], 1, "reconstructed"))

    assert len(qualities) == 2
    assert stored.habits
    assert set(stored.seats) == {"2"}
