"""The greedy player."""

from __future__ import annotations

import pytest

import silverspire
from silverspire.players.chance import ChancePlayer
from silverspire.players.evaluator_registry import find_evaluator
from silverspire.players.greedy import SAMPLES, GreedyPlayer
from silverspire.players.lookahead import evaluate_choices
from silverspire.players.player import Player, decision_seed
from tests.conformance.play import asked
from tests.kernel.toy import GAME, a_toy
from tests.players.tables import GAMES, choose, play, tables


@pytest.mark.parametrize("game", GAMES)
def test_greed_clearly_beats_chance(game: str) -> None:
    for seed in (0, 1, 3):
        state = silverspire.game(game).new(seats=4, seed=seed)
        players: list[Player] = [*map(ChancePlayer, range(4))]
        players[seed] = GreedyPlayer(seed)

        play(state, players)

        assert state.ranking()[seed] == 1
        assert state.scores()[seed] > sum(state.scores()) / 4 + 8


@pytest.mark.parametrize("game", GAMES)
def test_what_promises_most_is_taken(game: str) -> None:
    player = GreedyPlayer(7)
    for state in tables(game, 20):
        seed = decision_seed(7, asked(state))
        worth = evaluate_choices(state, find_evaluator(game), seed, SAMPLES)

        assert worth[asked(state).choices.index(choose(player, state))] == max(worth)
        assert all(0 <= share <= 1 for share in worth)


def test_who_is_heated_takes_the_second_best_now_and_then() -> None:
    some = list(tables("world_without_end", 4))
    cool = [choose(GreedyPlayer(7), state) for state in some]
    warm = [choose(GreedyPlayer(7, temperature=0.03), state) for state in some]
    hot = [choose(GreedyPlayer(7, temperature=5.0), state) for state in some]

    def errors(choices: list[int]) -> int:
        return sum(one != other for one, other in zip(cool, choices, strict=True))

    assert 0 < errors(warm) < errors(hot)


@pytest.mark.usefixtures("announced")
def test_a_game_that_has_no_evaluator_is_played_by_its_points() -> None:
    state = a_toy(shuffled=False)

    assert GAME.name_of(choose(GreedyPlayer(1), state)) == "draw"
    play(state, [GreedyPlayer(1), GreedyPlayer(2)])
    assert state.over
