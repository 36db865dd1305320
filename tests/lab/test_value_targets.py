"""What a net is trained toward: search values along a trajectory, and the final points."""

from __future__ import annotations

import pytest

from silverspire.lab.value_targets import (
    TRACE_DECAY,
    RandomChoice,
    SampledPosition,
    SearchValue,
    TrajectoryStep,
    value_targets,
)


def test_without_search_the_target_is_the_final_points() -> None:
    assert value_targets([SampledPosition(), SampledPosition()], [40.0, 50.0]) == [
        [40.0, 50.0],
        [40.0, 50.0],
    ]


def test_a_search_value_is_mixed_with_later_ones() -> None:
    trajectory: list[TrajectoryStep] = [
        SampledPosition(),
        SearchValue(0, 30.0),
        SampledPosition(),
        SearchValue(0, 35.0),
        SampledPosition(),
    ]

    first, second, last = value_targets(trajectory, [40.0, 50.0])

    later = TRACE_DECAY * 40 + (1 - TRACE_DECAY) * 35
    assert last == [40.0, 50.0]
    assert second == pytest.approx([later, 50.0])
    assert first == pytest.approx([TRACE_DECAY * later + (1 - TRACE_DECAY) * 30, 50.0])


def test_a_random_choice_says_nothing_about_what_came_before() -> None:
    trajectory: list[TrajectoryStep] = [
        SampledPosition(),
        SearchValue(0, 30.0),
        RandomChoice(0),
        SampledPosition(),
    ]

    before, after = value_targets(trajectory, [10.0, 50.0])

    assert before == [30.0, 50.0]
    assert after == [10.0, 50.0]


def test_a_random_choice_of_another_seat_changes_nothing() -> None:
    trajectory: list[TrajectoryStep] = [SampledPosition(), SearchValue(0, 30.0), RandomChoice(1)]

    [[mixed, _]] = value_targets(trajectory, [10.0, 50.0])

    assert mixed == pytest.approx(TRACE_DECAY * 10 + (1 - TRACE_DECAY) * 30)
