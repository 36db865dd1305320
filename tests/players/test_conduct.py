"""How players go on in a simulation: by habit, or considering what the usual choices promise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean, pstdev

import pytest
from mypy_extensions import i64

import silverspire
from silverspire import Decision, State
from silverspire.kernel.chance import draw_below
from silverspire.players.conduct import LOOKS, UNUSUAL, Conduct
from silverspire.players.judges import find_judgement
from silverspire.players.player import luck_of
from silverspire.players.tree import Tree
from tests.players.tables import GAMES, tables

DEALS = 6


def conduct(game: str, seats: int, luck: int = 1) -> Conduct:
    found = Conduct(find_judgement(game, deep=True), seats)
    found.use_luck(luck)
    return found


def play(state: State, *ways: Callable[[State], i64]) -> Sequence[float]:
    """A whole game, each seat in its own way; answers the points."""
    while not state.over:
        state.take(ways[int(state.asked_seat())](state))
    return state.scores()


@pytest.mark.parametrize("game", GAMES)
def test_who_considers_makes_more_points_than_who_does_the_usual(game: str) -> None:
    lead = 0.0
    for seed in range(DEALS):
        state = silverspire.game(game).new(seats=2, seed=seed)
        players = conduct(game, 2, luck=seed)
        considering, usual = play(state, players.draw_considered, players.draw_usual)
        lead += considering - usual

    assert lead > 2 * DEALS


@pytest.mark.parametrize("game", GAMES)
def test_only_usual_choices_are_considered(game: str) -> None:
    for state in tables(game, 20):
        players = conduct(game, 3)
        inclined = [*players.judgement.weigh_habits(state)][: len(state.legal)]
        usual = sorted(inclined, reverse=True)[:LOOKS]

        taken = {inclined[[*state.legal].index(players.draw_considered(state))] for _ in range(9)}

        assert min(taken) >= max(usual[-1], UNUSUAL * usual[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_same_luck_is_the_same_conduct(game: str) -> None:
    for state in tables(game, 60):
        players = conduct(game, 3, luck=4)
        first = [players.draw_considered(state) for _ in range(5)]
        players.use_luck(4)

        assert [players.draw_considered(state) for _ in range(5)] == first


@pytest.mark.parametrize("game", GAMES)
def test_considering_leaves_the_table_as_it_is(game: str) -> None:
    for state in tables(game, 60):
        before = state.to_bytes()

        conduct(game, 3).draw_considered(state)

        assert state.to_bytes() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_played_on_as_far_as_it_is_considered(game: str) -> None:
    judgement = find_judgement(game, deep=True)
    state = next(tables(game, 5))
    near, far = state.clone(), state.clone()

    for table, turns in ((near, 1), (far, 12)):
        tree = Tree(judgement, state.asked_seat(), 3)
        tree.considered = turns
        tree.play_on(table)

    assert judgement.time_left(far) < judgement.time_left(near)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_seat_is_luckier_than_another(seats: int) -> None:
    """In the first thing that a seat does in a simulation: most are about that."""
    lucks = [luck_of(seed, Decision(0, "any", (0,), 0)) for seed in range(400)]
    players = Conduct(find_judgement("kutna_hora"), seats)
    for seat in range(seats):
        drawn = []
        for luck in lucks:
            players.use_luck(luck)
            drawn.append(int(draw_below(players.luck, seat, 100)))

        assert fmean(drawn) == pytest.approx(49.5, abs=6)  # four standard errors
        assert pstdev(drawn) == pytest.approx(28.9, abs=4)
