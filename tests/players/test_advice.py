"""The coach's reasons: in points, about named things, from what the seat may know."""

from __future__ import annotations

import pytest

from silverspire.players.advice import grounds
from silverspire.players.judges import find_judgement
from tests.conformance.play import asked
from tests.kernel.toy import GAME, a_toy
from tests.players.tables import GAMES, tables, twins


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_about_what_a_judgement_looks_at_the_weightiest_first(game: str) -> None:
    subjects = {"points", *find_judgement(game).subjects}
    for state in tables(game, 25):
        found = grounds(state, asked(state), asked(state).choices[0])

        weights = [abs(ground.points) for ground in found]
        assert {ground.about for ground in found} == subjects
        assert len(found) == len(subjects)
        assert weights == sorted(weights, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_what_speaks_for_one_choice_speaks_against_the_others(game: str) -> None:
    for state in tables(game, 60):
        told = [grounds(state, asked(state), choice) for choice in asked(state).choices]
        totals: dict[str, float] = {}
        for ground in (ground for found in told for ground in found):
            totals[ground.about] = totals.get(ground.about, 0.0) + ground.points

        assert all(abs(total) <= 0.01 * len(told) for total in totals.values())


@pytest.mark.parametrize("game", GAMES)
def test_reasons_show_nothing_that_is_hidden(game: str) -> None:
    for state in tables(game, 25):
        before, choice = state.to_bytes(), asked(state).choices[-1]
        told = grounds(state, asked(state), choice)

        assert all(grounds(twin, asked(twin), choice) == told for twin in twins(state))
        assert state.to_bytes() == before


@pytest.mark.usefixtures("announced")
def test_points_are_a_reason_where_nothing_else_is_known() -> None:
    state = a_toy(shuffled=False)

    (ground,) = grounds(state, asked(state), GAME.choice_of("draw"))

    assert ground.about == "points"
    assert ground.points > 0


@pytest.mark.usefixtures("announced")
def test_where_nothing_else_can_be_chosen_there_is_no_reason() -> None:
    state = a_toy()

    assert grounds(state, asked(state)._replace(choices=(0,)), 0) == []
