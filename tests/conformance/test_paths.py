"""Every game: the choices that a seat can come to by its own choices, and the paths to them."""

from __future__ import annotations

from hypothesis import given

from silverspire import State
from silverspire.kernel.events import Event
from silverspire.kernel.paths import MOST_PATHS, Path, Paths
from silverspire.kernel.previews import Previewer
from silverspire.kernel.undo import Step, stays_undoable, undoable
from tests.conformance.play import (
    COUNTS,
    SEEDS,
    Sitting,
    after,
    asked,
    for_every_sitting,
    place,
    revealing,
)

OTHER_DEALS = range(100, 105)  # seeds that the search does not know
SOME = 5  # paths to look at for each position


def some_paths(state: State, paths: Paths, seed: int) -> list[Path]:
    """Paths to choices within reach and paths that complete legal choices; others by the seed."""
    targets = [*paths.within_reach(), *asked(state).choices]
    found = [path for target in targets for path in paths.to(target)]
    start = seed % len(found)
    return [*found[start:], *found[:start]][:: max(1, len(found) // SOME)]


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_a_path_is_made_of_legal_choices_of_one_seat_and_only_its_last_choice_reveals_something(
    sitting: Sitting, seed: int, count: int
) -> None:
    state = after(sitting.new(seed), seed, count)
    seat, before = asked(state).seat, state.to_bytes()
    paths = Paths(state, seat)

    for path in some_paths(state, paths, seed):
        table = state.clone()
        for choice in path[:-1]:
            assert asked(table).seat == seat, place(state)
            assert not revealing(table.apply(choice)), place(state)
        assert table.is_legal(path[-1]), place(state)
    assert state.to_bytes() == before


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_a_path_leads_to_the_choice_or_to_where_it_is_offered(
    sitting: Sitting, seed: int, count: int
) -> None:
    state = after(sitting.new(seed), seed, count)
    paths = Paths(state, asked(state).seat)

    for target in paths.within_reach():
        assert not state.is_legal(target)
        assert 0 < len(paths.to(target)) <= MOST_PATHS
        for path in paths.to(target)[:2]:
            if target not in path:
                assert revealing(along(state.clone(), path)), place(state)
                assert offers(state, path, target) > len(OTHER_DEALS) // 2, place(state)
    for choice in asked(state).choices:
        assert all(path[0] == choice for path in paths.to(choice))


def along(table: State, path: Path) -> list[Event]:
    """Make a path's choices; the events of the last one."""
    events: list[Event] = []
    for choice in path:
        events = table.apply(choice)
    return events


def offers(state: State, path: Path, target: int) -> int:
    """On how many tables that look the same a path leads to where a choice is offered."""
    tables = [state.redeal(asked(state).seat, seed) for seed in OTHER_DEALS]
    for table in tables:
        along(table, path)
    return sum(is_offered(table, target) for table in tables)


def is_offered(table: State, target: int) -> bool:
    """Whether a choice is legal now or after one more."""
    opened = [after_choice(table, choice) for choice in asked(table).choices]
    return any(one.is_legal(target) for one in (table, *opened))


def after_choice(table: State, choice: int) -> State:
    trial = table.clone()
    trial.apply(choice)
    return trial


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS, deal=SEEDS)
def test_a_path_reveals_nothing_that_is_hidden(
    sitting: Sitting, seed: int, count: int, deal: int
) -> None:
    state = after(sitting.new(seed), seed, count)
    seat = asked(state).seat
    paths, redealt = Paths(state, seat), Paths(state.redeal(seat, deal), seat)

    assert paths.within_reach() == redealt.within_reach(), place(state)
    for target in [*paths.within_reach(), *asked(state).choices]:
        assert paths.to(target) == redealt.to(target), place(state)


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_what_a_path_surely_does_is_what_its_choices_do(
    sitting: Sitting, seed: int, count: int
) -> None:
    state = after(sitting.new(seed), seed, count)
    seat = asked(state).seat
    previewer = Previewer(state, seat)

    for path in some_paths(state, Paths(state, seat), seed):
        preview, table = previewer.preview(*path), state.clone()
        revealed = [revealing(table.apply(choice)) for choice in path]
        assert preview.reveals == any(revealed), place(state)
        if not preview.reveals:
            assert preview.turn_passes == (table.over or table.asked_seat() != seat)


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_a_choice_that_is_announced_as_undoable_can_be_undone(
    sitting: Sitting, seed: int, count: int
) -> None:
    state = after(sitting.new(seed), seed, count)
    seat = asked(state).seat

    for choice in asked(state).choices:
        table = state.clone()
        made = Step(state, seat, choice, tuple(table.apply(choice)))
        preview = state.preview(choice)
        can_undo = undoable([made], seat) > 0 and not table.over
        assert stays_undoable(preview, turns_are_ended=True) == can_undo, place(state)
        if stays_undoable(preview, turns_are_ended=False):
            assert can_undo
            assert asked(table).seat == seat
