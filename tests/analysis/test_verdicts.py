"""What a loss is called."""

from __future__ import annotations

import pytest

from silverspire.analysis.verdicts import THRESHOLDS, verdict_of


@pytest.mark.parametrize("verdict", ["inaccuracy", "mistake", "blunder"])
def test_a_loss_is_called_by_the_gravest_threshold_it_reaches(verdict: str) -> None:
    least = THRESHOLDS[verdict]  # type: ignore[index]

    assert verdict_of(least, 0.0, is_best=False) == verdict
    assert verdict_of(least - 0.001, 0.0, is_best=False) != verdict


def test_a_small_loss_is_a_good_choice() -> None:
    assert verdict_of(0.01, 0.0, is_best=False) == "good"


def test_a_loss_that_may_be_noise_is_no_mistake() -> None:
    assert verdict_of(0.2, 0.11, is_best=False) == "good"
    assert verdict_of(0.2, 0.09, is_best=False) == "blunder"


def test_the_best_choice_is_called_best() -> None:
    assert verdict_of(0.0, 0.0, is_best=True) == "best"
