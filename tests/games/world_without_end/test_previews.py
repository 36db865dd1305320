"""World Without End: what a choice surely does, at the end of a chapter."""

from __future__ import annotations

import random

import silverspire
from silverspire import State


def the_last_action_of_a_chapter() -> State:
    """After 65 choices of three players who take any."""
    state, rng = silverspire.game("world_without_end").new(seats=3, seed=0), random.Random(0)
    while (asked := state.decision()) is not None and len(state.choices_made) < 65:
        state.apply(rng.choice(asked.choices))
    return state


def test_what_the_tax_will_cost_is_not_promised_before_it_is_rolled() -> None:
    state = the_last_action_of_a_chapter()
    decline = state.game.choice_of("decline")
    redealt = state.redeal(1, 0)
    events = redealt.apply(decline)

    preview = state.preview(decline)

    assert "tax.rolled" in {event.kind for event in events}
    assert (state.scores()[1], redealt.scores()[1]) == (11, 7)
    assert preview.changes == {}
    assert preview.reveals
    assert preview.turn_passes is None


def test_what_the_action_itself_brings_is_promised_though_luck_follows() -> None:
    state = the_last_action_of_a_chapter()

    preview = state.preview(state.game.choice_of("cloth:1"))

    assert preview.changes == {"wool": (1, 0), "cloth": (0, 1)}
    assert preview.reveals
