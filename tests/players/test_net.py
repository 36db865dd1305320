"""The net of a deep judgement: what a sum of weights cannot foresee."""

from __future__ import annotations

import numpy as np
import pytest
from librt.vecs import vec

from silverspire.kernel.registry import find_game
from silverspire.players.judges import find_judgement
from silverspire.players.net import LOWER, UPPER, Net, count_numbers
from silverspire.players.tree import Tree

FEATURES = 5


def test_a_net_is_two_layers_that_answer_above_zero_and_a_sum() -> None:
    luck = np.random.default_rng(1)
    starts, second_starts, last = luck.normal(size=LOWER), luck.normal(size=UPPER), luck.normal()
    first, second = luck.normal(size=(FEATURES + 1, LOWER)), luck.normal(size=(LOWER, UPPER))
    summed = luck.normal(size=UPPER)
    layers = (starts, first, second_starts, second, last, summed)
    net = Net(FEATURES, [float(number) for layer in layers for number in np.ravel(layer)])
    found, left = [1.5, 0.0, -2.0, 0.25, 3.0], 0.75

    foreseen = net.foresee(vec[float](found), left)

    lower = np.maximum(np.array([*found, left]) @ first + starts, 0)
    upper = np.maximum(lower @ second + second_starts, 0)
    assert foreseen == pytest.approx(upper @ summed + last)


def test_a_net_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match=f"has {count_numbers(FEATURES)} numbers"):
        Net(FEATURES, [0.0] * 7)


def test_who_thinks_longer_judges_with_the_net_and_the_greedy_without() -> None:
    game = "world_without_end"
    state = find_game(game).new(seats=4, seed=3)
    deep, plain = find_judgement(game, deep=True), find_judgement(game)
    net = deep.nets[4]
    assert net is not None
    left = plain.time_left(state)

    foreseen = plain.points(state, 0, left)
    beyond = net.foresee(plain.found, left)

    assert beyond != 0
    assert deep.points(state, 0, left) == pytest.approx(foreseen + beyond)


def test_a_net_judges_a_table_sooner_than_weights_do() -> None:
    game = "world_without_end"
    state = find_game(game).new(seats=4, seed=3)
    deep, plain = find_judgement(game, deep=True), find_judgement(game)
    by_net, by_weights = state.clone(), state.clone()

    for judgement, table in ((deep, by_net), (plain, by_weights)):
        Tree(judgement, 0, 4).play_on(table)

    assert plain.time_left(state) > plain.time_left(by_net) > plain.time_left(by_weights)
