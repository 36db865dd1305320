"""Every game: consequences shown before a choice is made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given

from silverspire import Event, GameOver, IllegalChoice
from silverspire.kernel.previews import Previewer
from tests.conformance.play import (
    COUNTS,
    SEEDS,
    Sitting,
    after,
    asked,
    for_every_sitting,
    heard_by,
    illegal_choices,
    place,
    play_to_end,
    revealing,
)


def flat(seat_numbers: dict[str, Any], prefix: str = "") -> dict[str, float]:
    found: dict[str, float] = {}
    for name, value in seat_numbers.items():
        found |= flat(value, f"{name}.") if isinstance(value, dict) else {prefix + name: value}
    return found


def kinds_and_facts(events: Iterable[Event]) -> Counter[str]:
    return Counter(f"{event.kind} {event.seat} {event.facts}" for event in events)


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS)
def test_a_choice_that_reveals_nothing_does_what_its_preview_says_and_no_more(
    sitting: Sitting, seed: int, count: int
) -> None:
    state = after(sitting.new(seed), seed, count)
    seat = asked(state).seat
    before, numbers = state.to_bytes(), flat(state.seat_numbers(seat)) | {"over": 0}

    for choice in asked(state).choices:
        preview = state.preview(choice)
        assert state.to_bytes() == before

        real = state.clone()
        events = real.apply(choice)
        assert preview.reveals == revealing(events)
        if not preview.reveals:
            now = flat(real.seat_numbers(seat)) | {"over": int(real.over)}
            changed = {name: (was, now[name]) for name, was in numbers.items() if now[name] != was}
            assert preview.changes == changed, place(state)
            assert preview.turn_passes == (real.over or real.asked_seat() != seat)
            assert kinds_and_facts(preview.events) == kinds_and_facts(heard_by(seat, events))


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS, deal=SEEDS)
def test_what_a_preview_promises_is_so_on_every_table_that_the_chooser_could_be_at(
    sitting: Sitting, seed: int, count: int, deal: int
) -> None:
    state = after(sitting.new(seed), seed, count)
    seat = asked(state).seat
    previewer = Previewer(state, seat)

    for choice in asked(state).choices:
        preview = previewer.preview(choice)
        for redeal in (deal, deal + 1):
            trial = previewer.try_on((choice,), redeal)
            happened = heard_by(seat, state.redeal(seat, redeal).apply(choice))
            promised = {name: change[1] for name, change in preview.changes.items()}
            assert promised == {name: trial.after[name] for name in promised}, place(state)
            assert kinds_and_facts(preview.events) <= kinds_and_facts(happened), place(state)
            assert not any(event.reveals for event in preview.events)


@for_every_sitting()
@given(seed=SEEDS, count=COUNTS, deal=SEEDS)
def test_a_preview_reveals_nothing_that_is_hidden(
    sitting: Sitting, seed: int, count: int, deal: int
) -> None:
    state = after(sitting.new(seed), seed, count)
    redealt = state.redeal(asked(state).seat, deal)

    for choice in asked(state).choices:
        assert redealt.preview(choice) == state.preview(choice)


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
    play_to_end(state, 9)

    with pytest.raises(GameOver):
        state.preview(0)
