"""Every game: numbers that everyone sees, to follow a game by."""

from __future__ import annotations

from hypothesis import given

from tests.conformance.play import COUNTS, SEEDS, Sitting, after, asked, for_every_sitting


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS, deal=SEEDS)
def test_figures_tell_nothing_that_anybody_could_not_see(
    sitting: Sitting, seed: int, count: int, deal: int
) -> None:
    state = after(sitting.new(seed), seed, count)

    for seat in (None, *range(state.seats)):
        assert state.redeal(seat, deal).figures() == state.figures()


@for_every_sitting()
def test_figures_keep_their_names_and_points_are_the_score(sitting: Sitting) -> None:
    state = sitting.new(4)
    names = list(state.figures())
    while state.decision() is not None:
        assert list(state.figures()) == names
        state.apply(asked(state).choices[-1])

    told = state.figures()
    assert list(told) == names
    points = "score" if "seats.0.score" in told else "points"
    assert [told[f"seats.{seat}.{points}"] for seat in range(state.seats)] == list(state.scores())


@for_every_sitting()
def test_progress_goes_from_the_first_round_to_the_last(sitting: Sitting) -> None:
    state = sitting.new(4)
    told = [state.progress()]
    while state.decision() is not None:
        state.apply(asked(state).choices[-1])
        told.append(state.progress())

    parts = [part for part in ("chapter", "round") if part in told[0]]
    places = [[progress[part] for part in parts] for progress in told]
    assert places == sorted(places)
    assert places[-1] == [told[-1][f"{part}s"] for part in parts]
    assert all(0 <= progress["round"] <= progress["rounds"] for progress in told)


@for_every_sitting()
def test_landmarks_are_events_that_everyone_hears_of(sitting: Sitting) -> None:
    state = sitting.new(4)
    events = state.opening()
    while state.decision() is not None:
        events += state.apply(asked(state).choices[-1])

    marked = [event for event in events if event.kind in state.game.landmarks]
    assert len({event.kind for event in marked}) >= 2
    assert marked[-1].kind == "game.ended"
    assert all(event.audience is None for event in marked)
