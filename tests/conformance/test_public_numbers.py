"""Every game: numbers that everyone sees, to follow a game by."""

from __future__ import annotations

from hypothesis import given

from tests.conformance.play import COUNTS, SEEDS, Sitting, after, asked, for_every_sitting


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS, deal=SEEDS)
def test_public_numbers_show_nothing_that_anybody_could_not_see(
    sitting: Sitting, seed: int, count: int, deal: int
) -> None:
    state = after(sitting.new(seed), seed, count)

    for seat in (None, *range(state.seats)):
        assert state.redeal(seat, deal).public_numbers() == state.public_numbers()


@for_every_sitting()
def test_public_numbers_keep_their_names_and_points_are_the_score(sitting: Sitting) -> None:
    state = sitting.new(4)
    names = list(state.public_numbers())
    while state.decision() is not None:
        assert list(state.public_numbers()) == names
        state.apply(asked(state).choices[-1])

    seen = state.public_numbers()
    assert list(seen) == names
    points = "score" if "seats.0.score" in seen else "points"
    assert [seen[f"seats.{seat}.{points}"] for seat in range(state.seats)] == list(state.scores())


@for_every_sitting()
def test_progress_goes_from_the_first_round_to_the_last(sitting: Sitting) -> None:
    state = sitting.new(4)
    seen = [state.progress()]
    while state.decision() is not None:
        state.apply(asked(state).choices[-1])
        seen.append(state.progress())

    parts = [part for part in ("chapter", "round") if f"{part}s" in seen[0]]
    places = [[progress[part] for part in parts] for progress in seen]
    assert places == sorted(places)
    assert places[-1] == [seen[-1][f"{part}s"] for part in parts]
    assert all(0 <= progress[part] <= progress[f"{part}s"] for progress in seen for part in parts)


@for_every_sitting()
def test_landmarks_are_events_that_everyone_sees(sitting: Sitting) -> None:
    state = sitting.new(4)
    events = state.opening()
    while state.decision() is not None:
        events += state.apply(asked(state).choices[-1])

    marked = [event for event in events if event.kind in state.game.landmarks]
    assert len({event.kind for event in marked}) >= 2
    assert marked[-1].kind == "game.ended"
    assert all(event.audience is None for event in marked)
