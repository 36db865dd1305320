"""The loop that every game shares: questions on a stack, lone choices taken by themselves."""

from __future__ import annotations

import pytest

from silverspire import GameOver, IllegalChoice, UnknownChoice
from tests.kernel.toy import DRAW, GAME, GIVE, KEEP, PASS, SHUFFLE, a_toy, kinds, play


def test_a_decision_says_who_is_asked_what_and_how_many_choices_went_before() -> None:
    state = a_toy(shuffled=False)
    play(state, "pass")

    asked = state.decision()

    assert asked is not None
    assert (asked.seat, asked.kind, asked.number) == (1, "turn", 1)
    assert asked.choices == (DRAW, PASS, SHUFFLE)


def test_a_question_inside_another_is_asked_first() -> None:
    state = a_toy(shuffled=False)
    play(state, "draw")

    asked = state.decision()

    assert asked is not None
    assert (asked.seat, asked.kind, asked.choices) == (0, "highest", (KEEP, GIVE))


def test_a_lone_choice_is_made_and_reported_but_not_counted() -> None:
    state = a_toy(seats=2, shuffled=False)
    play(state, "draw", "highest:keep", *["draw"] * 4)

    events = play(state, "draw")

    assert kinds(events) == ["card.drawn", "turn.passed", "turn.passed"]
    assert state.over
    assert len(state.choices_made) == 7


def test_what_happened_is_reported_in_order_and_only_for_this_choice() -> None:
    state = a_toy(shuffled=False)

    first = play(state, "draw")
    second = play(state, "highest:give")

    assert [(event.kind, event.seat, event.facts) for event in first] == [
        ("card.drawn", 0, {"number": 6})
    ]
    assert [(event.kind, event.reveals) for event in second] == [("highest.given", False)]


def test_an_illegal_choice_is_refused_with_its_reasons_and_changes_nothing() -> None:
    state = a_toy(shuffled=False)
    before = state.to_bytes()

    with pytest.raises(IllegalChoice) as refused:
        state.apply(GIVE)

    assert refused.value.name == "highest:give"
    assert refused.value.reasons == state.why_not(GIVE)
    assert str(refused.value) == (
        "highest:give cannot be chosen now: Another question, asked turn [TOY-TURN-1]"
    )
    assert state.to_bytes() == before


def test_a_number_that_is_no_choice_is_refused() -> None:
    with pytest.raises(UnknownChoice, match="toy has choices 0 to 4, there is no 5"):
        a_toy().apply(5)


def test_after_the_end_every_choice_comes_too_late() -> None:
    state = a_toy(shuffled=False)
    play(state, *["pass"] * 8)

    assert state.decision() is None
    with pytest.raises(GameOver, match="draw comes too late: the game is over"):
        state.apply(DRAW)


def test_an_unchecked_choice_does_the_same_and_reports_nothing() -> None:
    watched, unwatched = a_toy(seed=4), a_toy(seed=4)

    watched.apply(SHUFFLE)
    unwatched.apply_unchecked(SHUFFLE)

    assert unwatched.to_bytes() == watched.to_bytes()
    assert not unwatched.raw_events


def test_a_clone_reports_only_its_own_events() -> None:
    state = a_toy(shuffled=False)
    clone = state.clone()

    events = play(clone, "pass")
    play(state, "draw")

    assert kinds(events) == ["turn.passed"]
    assert len(clone.choices_made) == len(state.choices_made) == 1


def test_a_preview_does_not_reveal_which_card_will_be_drawn() -> None:
    state = a_toy(seed=9)
    before = state.to_bytes()

    preview = state.preview(DRAW)

    assert (preview.changes, preview.events) == ({}, ())
    assert preview.reveals
    assert preview.turn_passes is None
    assert state.to_bytes() == before


def test_a_preview_shows_what_is_sure() -> None:
    state = a_toy(shuffled=False)
    play(state, "draw")

    kept, given = state.preview(KEEP), state.preview(GIVE)

    assert (kept.changes, kinds(kept.events)) == ({}, ["highest.kept"])
    assert (given.changes, kinds(given.events)) == ({"points": (6, 0)}, ["highest.given"])
    assert given.turn_passes
    assert not given.reveals


def test_only_shuffling_uses_luck() -> None:
    state = a_toy(seed=9)
    dealt = state.chance_results

    play(state, "pass", "draw")
    silent = state.chance_results
    play(state, "shuffle")

    assert silent == dealt
    assert len(state.chance_results) == len(dealt) + 1
    assert GAME.from_bytes(state.to_bytes()).chance_results == state.chance_results
