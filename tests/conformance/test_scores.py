"""Every game: scores, ranking and score sheets agree."""

from __future__ import annotations

import json

import pytest
from hypothesis import given

from silverspire import State
from tests.conformance.play import (
    COUNTS,
    SEEDS,
    Sitting,
    after,
    for_every_sitting,
    many_games,
    place,
    play_to_end,
)


def assert_shared_places(ranking: list[int]) -> None:
    """Equals share a place, and the next is skipped: a place counts those who are better."""
    assert all(rank == 1 + sum(other < rank for other in ranking) for rank in ranking), ranking


def assert_added_up(state: State, seat: int) -> None:
    sheet = state.score_sheet(seat)
    assert sheet["total"] == sum(sheet["lines"].values()), place(state)
    assert json.loads(json.dumps(sheet)) == sheet


@for_every_sitting()
@pytest.mark.parametrize("batch", range(4))
def test_at_the_end_score_sheets_scores_and_ranking_agree(
    sitting: Sitting, batch: int, patience: int
) -> None:
    for state in many_games(sitting, batch + 80, 50 * patience):
        play_to_end(state, state.seed)
        scores, ranking = state.scores(), state.ranking()
        sheets = [state.score_sheet(seat) for seat in range(state.seats)]

        assert [sheet["total"] for sheet in sheets] == scores, place(state)
        assert all(sheet["final"] for sheet in sheets)
        assert len(ranking) == len(scores) == state.seats
        assert_shared_places(ranking)
        in_order = [scores[seat] for seat in sorted(range(state.seats), key=ranking.__getitem__)]
        assert in_order == sorted(scores, reverse=True), place(state)


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_a_score_sheet_adds_up_at_any_time_and_says_whether_it_is_final(
    sitting: Sitting, seed: int, count: int
) -> None:
    state = after(sitting.new(seed), seed, count)

    for seat in range(state.seats):
        assert_added_up(state, seat)
        assert not state.score_sheet(seat)["final"]
    assert_shared_places(state.ranking())
