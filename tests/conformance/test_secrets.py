"""Every game: what is hidden stays hidden. Redeals look alike, views and events tell nothing."""

from __future__ import annotations

import json
from itertools import product, takewhile
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silverspire import Event, State, WrongSeats
from tests.conformance.play import (
    COUNTS,
    SEEDS,
    Sitting,
    after,
    asked,
    for_every_sitting,
    heard_by,
    many_games,
    moves,
    place,
    play_to_end,
    sampled_positions,
    some_player,
    times,
    viewers,
)

A_SEED_LIKE_NO_OTHER_NUMBER = 918_273_645_546_372_819


def plain(data: Any) -> bool:
    """Whether data is JSON as it stands: the same after being written and read."""
    read = json.loads(json.dumps(data, allow_nan=False))
    return bool(read == data) and types_of(read) == types_of(data)


def types_of(data: Any) -> Any:
    """The shape of data: 1 and True are equal, a list and a tuple look alike, types tell."""
    if isinstance(data, dict):
        return {key: types_of(value) for key, value in data.items()}
    if isinstance(data, list):
        return [types_of(value) for value in data]
    return type(data)


def until_a_reveal(events: list[Event]) -> list[Event]:
    """The events before the first that shows something hidden."""
    return list(takewhile(lambda event: not event.reveals, events))


def first_reveal(events: list[Event]) -> str | None:
    return next((event.kind for event in events if event.reveals), None)


def assert_alike(state: State, other: State, seat: int | None) -> None:
    """The seat cannot tell the two tables apart."""
    assert other.view(seat) == state.view(seat), place(state)
    if state.decision() is not None and asked(state).seat == seat:
        assert other.decision() == state.decision(), place(state)


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS, deal=SEEDS)
def test_a_redeal_looks_the_same_to_the_seat_it_was_dealt_for(
    sitting: Sitting, seed: int, count: int, deal: int
) -> None:
    state = after(sitting.new(seed), seed, count)
    before = state.to_bytes()

    for seat in viewers(state):
        assert_alike(state, state.redeal(seat, deal), seat)

    assert state.to_bytes() == before


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS, deal=SEEDS)
def test_a_redeal_plays_to_its_end(sitting: Sitting, seed: int, count: int, deal: int) -> None:
    state = after(sitting.new(seed), seed, count)

    for seat in viewers(state):
        redealt = state.redeal(seat, deal)
        play_to_end(redealt, deal)
        assert redealt.over
        assert len(redealt.scores()) == state.seats


@for_every_sitting()
@times(2)
@given(seed=SEEDS, count=COUNTS, pick=SEEDS, deals=st.lists(SEEDS, min_size=1, max_size=3))
def test_nothing_that_happens_before_a_reveal_depends_on_what_is_hidden(
    sitting: Sitting, seed: int, count: int, pick: int, deals: list[int]
) -> None:
    state = after(sitting.new(seed), seed, count)
    choice = asked(state).choices[pick % len(asked(state).choices)]
    real = state.clone()
    shown = real.apply(choice)

    for seat, deal in product(viewers(state), deals):
        redealt = state.redeal(seat, deal)
        if choice not in asked(redealt).choices:
            continue  # another seat's secret: for whom it is none, is looked at too
        seen = heard_by(seat, shown)
        redealt_seen = heard_by(seat, redealt.apply(choice))
        assert until_a_reveal(redealt_seen) == until_a_reveal(seen)
        assert first_reveal(redealt_seen) == first_reveal(seen)
        if first_reveal(seen) is None:
            assert_alike(real, redealt, seat)


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS, first=SEEDS, second=SEEDS)
def test_a_redeal_keeps_nothing_of_what_its_seat_cannot_know(
    sitting: Sitting, seed: int, count: int, first: int, second: int
) -> None:
    state = after(sitting.new(seed), seed, count)

    for seat in viewers(state):
        of_the_real_table = state.redeal(seat, second)
        of_a_supposed_one = state.redeal(seat, first).redeal(seat, second)
        assert of_a_supposed_one.to_bytes() == of_the_real_table.to_bytes()
        assert of_the_real_table.chance_results == ()


@for_every_sitting()
def test_another_seed_redeals_otherwise_and_the_same_seed_the_same(sitting: Sitting) -> None:
    state = sitting.new(6)

    def fate(deal: int) -> list[Event]:
        redealt = state.redeal(0, deal)
        player = some_player(state.game, 1)
        return [event for _, _, events in moves(redealt, player) for event in events]

    assert fate(1) == fate(1)
    assert (fate(1) != fate(2)) == state.game.has_chance


@for_every_sitting()
def test_a_redealt_table_is_not_the_real_one_in_disguise(sitting: Sitting) -> None:
    state = sitting.new(7)
    real = [
        event
        for _, _, events in moves(state.clone(), some_player(state.game, 2))
        for event in events
    ]

    fates = []
    for deal in range(5):
        redealt = state.redeal(0, deal)
        shown = [events for _, _, events in moves(redealt, some_player(state.game, 2))]
        fates.append([event for events in shown for event in events])

    assert all((fate != real) == state.game.has_chance for fate in fates)


@for_every_sitting()
def test_views_and_events_are_plain_data(sitting: Sitting, patience: int) -> None:
    for state in many_games(sitting, 70, 5 * patience):
        for position in sampled_positions(state, state.seed, one_in=6):
            assert all(plain(position.view(seat)) for seat in viewers(position)), place(position)
        assert all(plain(state.view(seat)) for seat in viewers(state))

    for state in many_games(sitting, 71, 5 * patience):
        for _, _, events in moves(state, some_player(state.game, state.seed)):
            assert all(plain(event._asdict()) for event in events), place(state)
            assert {event.seat for event in events} <= {None, *range(state.seats)}
            assert {event.audience for event in events} <= {None, *range(state.seats)}


@for_every_sitting()
def test_seats_that_look_together_see_what_each_sees_alone(sitting: Sitting) -> None:
    state = sitting.new(72)

    for position in sampled_positions(state, 72, one_in=6):
        together = position.views(viewers(position))
        assert together == [position.view(seat) for seat in viewers(position)], place(position)
        assert position.views(viewers(position)[::-1]) == together[::-1], place(position)


@for_every_sitting()
def test_no_view_event_or_preview_holds_the_seed(sitting: Sitting) -> None:
    state = sitting.new(A_SEED_LIKE_NO_OTHER_NUMBER)
    shown: list[Any] = []

    for position in sampled_positions(state, 1, one_in=4):
        shown += [position.view(seat) for seat in viewers(position)]
        shown += [position.score_sheet(seat) for seat in range(position.seats)]
        shown += [position.preview(choice) for choice in asked(position).choices]
    shown += [state.view(seat) for seat in viewers(state)]

    text = json.dumps(shown)
    assert str(A_SEED_LIKE_NO_OTHER_NUMBER) not in text
    assert '"seed' not in text


@for_every_sitting()
def test_there_is_no_view_and_no_score_sheet_of_a_seat_that_is_not_there(sitting: Sitting) -> None:
    state = sitting.new(8)

    for seat in (-1, state.seats):
        with pytest.raises(WrongSeats, match=f"no seat {seat}"):
            state.view(int(seat))
        with pytest.raises(WrongSeats, match=f"no seat {seat}"):
            state.score_sheet(int(seat))
        with pytest.raises(WrongSeats, match=f"no seat {seat}"):
            state.redeal(int(seat), 1)
