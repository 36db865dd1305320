"""The coach's reasons: in points, about named things, from what the seat may know."""

from __future__ import annotations

import pytest

from silverspire.players.evaluator_registry import find_evaluator
from silverspire.players.hints import hint_reasons
from tests.conformance.play import asked
from tests.kernel.toy import GAME, a_toy
from tests.players.tables import GAMES, tables, twins


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_about_what_an_evaluator_considers_the_weightiest_first(game: str) -> None:
    subjects = {"points", *find_evaluator(game).subjects}
    for state in tables(game, 25):
        found = hint_reasons(state, asked(state), asked(state).choices[0])

        weights = [abs(reason.points) for reason in found]
        assert {reason.about for reason in found} == subjects
        assert len(found) == len(subjects)
        assert weights == sorted(weights, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_what_speaks_for_one_choice_speaks_against_the_others(game: str) -> None:
    for state in tables(game, 60):
        seen = [hint_reasons(state, asked(state), choice) for choice in asked(state).choices]
        totals: dict[str, float] = {}
        for reason in (reason for found in seen for reason in found):
            totals[reason.about] = totals.get(reason.about, 0.0) + reason.points

        assert all(abs(total) <= 0.01 * len(seen) for total in totals.values())


@pytest.mark.parametrize("game", GAMES)
def test_reasons_show_nothing_that_is_hidden(game: str) -> None:
    for state in tables(game, 25):
        before, choice = state.to_bytes(), asked(state).choices[-1]
        seen = hint_reasons(state, asked(state), choice)

        assert all(hint_reasons(twin, asked(twin), choice) == seen for twin in twins(state))
        assert state.to_bytes() == before


@pytest.mark.usefixtures("announced")
def test_points_are_a_reason_where_nothing_else_is_known() -> None:
    state = a_toy(shuffled=False)

    (reason,) = hint_reasons(state, asked(state), GAME.choice_of("draw"))

    assert reason.about == "points"
    assert reason.points > 0


@pytest.mark.usefixtures("announced")
def test_where_nothing_else_can_be_chosen_there_is_no_reason() -> None:
    state = a_toy()

    assert hint_reasons(state, asked(state)._replace(choices=(0,)), 0) == []
