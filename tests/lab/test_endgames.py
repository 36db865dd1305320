"""Endgames: small enough to count, to solve and for regret minimization."""

from __future__ import annotations

from collections.abc import Callable

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

import silverspire
import silverspire.lab.openspiel
from silverspire import State, WrongOption
from silverspire.lab.endgames import count_positions, endgame
from silverspire.lab.rewards import by_win

for_every_game = pytest.mark.parametrize("game", silverspire.games())


@for_every_game
def test_it_is_some_choices_before_the_end_of_a_game(game: str) -> None:
    whole = silverspire.game(game).new(seats=2, seed=3)

    state = endgame(whole.game, 3, seed=3)

    assert not state.over
    assert len(state.choices_made) > 50
    positions, ends = count_positions(state)
    assert positions < ends + positions < 500


@for_every_game
def test_more_positions_than_the_limit_are_refused(game: str) -> None:
    with pytest.raises(WrongOption, match="more than 5 positions"):
        count_positions(endgame(silverspire.game(game), 6, seed=3), limit=5)


@for_every_game
def test_its_value_in_tables_is_that_of_full_search(game: str) -> None:
    """Both seats know everything here: positions that are alike are worth the same."""
    state = endgame(silverspire.game(game), 4, seed=3)
    table: dict[bytes, float] = {}

    def tabular(position: State) -> float:
        key = position.to_bytes()
        if key not in table:
            table[key] = solved(position, tabular)
        return table[key]

    def searched(position: State) -> float:
        return solved(position, searched)

    assert tabular(state) == searched(state)
    assert len(table) <= sum(count_positions(state))


def solved(position: State, value: Callable[[State], float]) -> float:
    """What the first seat wins if both play as well as they can."""
    if position.over:
        return by_win(position)[0]
    values = []
    for choice in position.legal:
        after = position.clone()
        after.apply_unchecked(choice)
        values.append(value(after))
    return max(values) if position.asked_seat() == 0 else min(values)


def test_regret_minimization_makes_its_players_hard_to_exploit() -> None:
    """The others' hands are hidden: two deals of one endgame, in OpenSpiel's own solver."""
    game = pyspiel.load_game(
        "silverspire_world_without_end(players=2,last_choices=5,deals=2,first_deal=10)"
    )
    by_chance = exploitability.nash_conv(game, policy.TabularPolicy(game))
    solver = cfr.CFRPlusSolver(game)

    for _ in range(10):
        solver.evaluate_and_update_policy()

    assert by_chance > 1
    assert exploitability.nash_conv(game, solver.average_policy()) < by_chance / 20


def test_the_deals_of_an_endgame_look_alike_to_everybody_watching() -> None:
    game = pyspiel.load_game(
        "silverspire_world_without_end(players=2,last_choices=6,deals=3,first_deal=1)"
    )
    states = [game.new_initial_state() for _ in range(3)]
    for outcome, state in enumerate(states):
        state.apply_action(outcome)

    assert len({str(state) for state in states}) == 1
    assert len({state.holder.require_table().to_bytes() for state in states}) == 3
