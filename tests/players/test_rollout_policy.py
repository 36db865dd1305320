"""How players go on in a rollout: by the prior, or looking ahead at the likeliest choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean, pstdev

import pytest
from mypy_extensions import i64

import silverspire
from silverspire import Decision, State
from silverspire.kernel.chance import draw_below
from silverspire.players.evaluator_registry import find_evaluator
from silverspire.players.player import decision_seed
from silverspire.players.rollout_policy import LOOKAHEAD_WIDTH, PRIOR_CUTOFF, RolloutPolicy
from silverspire.players.tree import Tree
from tests.players.tables import GAMES, tables

DEALS = 6


def policy_of(game: str, seats: int, seed: int = 1) -> RolloutPolicy:
    found = RolloutPolicy(find_evaluator(game, with_net=True), seats)
    found.use_seed(seed)
    return found


def play(state: State, *ways: Callable[[State], i64]) -> Sequence[float]:
    """A whole game, each seat in its own way; returns the points."""
    while not state.over:
        state.apply_unchecked(ways[int(state.asked_seat())](state))
    return state.scores()


@pytest.mark.parametrize("game", GAMES)
def test_lookahead_makes_more_points_than_the_prior_alone(game: str) -> None:
    lead = 0.0
    for seed in range(DEALS):
        state = silverspire.game(game).new(seats=2, seed=seed)
        players = policy_of(game, 2, seed=seed)
        looking_ahead, prior_alone = play(state, players.draw_by_lookahead, players.draw_by_prior)
        lead += looking_ahead - prior_alone

    assert lead > 2 * DEALS


@pytest.mark.parametrize("game", GAMES)
def test_only_likely_choices_are_evaluated(game: str) -> None:
    for state in tables(game, 20):
        players = policy_of(game, 3)
        priors = [*players.evaluator.choice_priors(state)][: len(state.legal)]
        usual = sorted(priors, reverse=True)[:LOOKAHEAD_WIDTH]

        taken = {priors[[*state.legal].index(players.draw_by_lookahead(state))] for _ in range(9)}

        assert min(taken) >= max(usual[-1], PRIOR_CUTOFF * usual[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_draws_the_same(game: str) -> None:
    for state in tables(game, 60):
        players = policy_of(game, 3, seed=4)
        first = [players.draw_by_lookahead(state) for _ in range(5)]
        players.use_seed(4)

        assert [players.draw_by_lookahead(state) for _ in range(5)] == first


@pytest.mark.parametrize("game", GAMES)
def test_lookahead_leaves_the_table_as_it_is(game: str) -> None:
    for state in tables(game, 60):
        before = state.to_bytes()

        policy_of(game, 3).draw_by_lookahead(state)

        assert state.to_bytes() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_played_on_as_far_as_the_lookahead_goes(game: str) -> None:
    evaluator = find_evaluator(game, with_net=True)
    state = next(tables(game, 5))
    near, far = state.clone(), state.clone()

    for table, turns in ((near, 1), (far, 12)):
        tree = Tree(evaluator, state.asked_seat(), 3)
        tree.lookahead_turns = turns
        tree.roll_out(table)

    assert evaluator.time_left(far) < evaluator.time_left(near)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_seat_is_luckier_than_another(seats: int) -> None:
    """In the first choice of a seat in a simulation: most are about that."""
    seeds = [decision_seed(seed, Decision(0, "any", (0,), 0)) for seed in range(400)]
    players = RolloutPolicy(find_evaluator("kutna_hora"), seats)
    for seat in range(seats):
        drawn = []
        for number in seeds:
            players.use_seed(number)
            drawn.append(int(draw_below(players.streams, seat, 100)))

        assert fmean(drawn) == pytest.approx(49.5, abs=6)  # four standard errors
        assert pstdev(drawn) == pytest.approx(28.9, abs=4)
