"""The neural net of an evaluator: what a weighted sum cannot predict."""

from __future__ import annotations

import numpy as np
import pytest
from librt.vecs import vec

from silverspire.kernel.registry import find_game
from silverspire.players.evaluator_registry import find_evaluator
from silverspire.players.net import FIRST_LAYER, SECOND_LAYER, Net, count_parameters
from silverspire.players.tree import Tree

FEATURES = 5


def test_a_net_is_two_layers_that_are_rectified_and_a_sum() -> None:
    rng = np.random.default_rng(1)
    starts, second_starts, last = (
        rng.normal(size=FIRST_LAYER),
        rng.normal(size=SECOND_LAYER),
        rng.normal(),
    )
    first, second = (
        rng.normal(size=(FEATURES + 1, FIRST_LAYER)),
        rng.normal(size=(FIRST_LAYER, SECOND_LAYER)),
    )
    summed = rng.normal(size=SECOND_LAYER)
    layers = (starts, first, second_starts, second, last, summed)
    net = Net(FEATURES, [float(number) for layer in layers for number in np.ravel(layer)])
    found, left = [1.5, 0.0, -2.0, 0.25, 3.0], 0.75

    predicted = net.predict(vec[float](found), left)

    lower = np.maximum(np.array([*found, left]) @ first + starts, 0)
    upper = np.maximum(lower @ second + second_starts, 0)
    assert predicted == pytest.approx(upper @ summed + last)


def test_a_net_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match=f"has {count_parameters(FEATURES)} numbers"):
        Net(FEATURES, [0.0] * 7)


def test_search_evaluates_with_the_net_and_the_greedy_player_without() -> None:
    game = "world_without_end"
    state = find_game(game).new(seats=4, seed=3)
    deep, plain = find_evaluator(game, with_net=True), find_evaluator(game)
    net = deep.nets[4]
    assert net is not None
    left = plain.time_left(state)

    predicted = plain.points(state, 0, left)
    beyond = net.predict(plain.features, left)

    assert beyond != 0
    assert deep.points(state, 0, left) == pytest.approx(predicted + beyond)


def test_with_a_net_the_rollout_is_shorter() -> None:
    game = "world_without_end"
    state = find_game(game).new(seats=4, seed=3)
    deep, plain = find_evaluator(game, with_net=True), find_evaluator(game)
    by_net, by_weights = state.clone(), state.clone()

    for evaluator, table in ((deep, by_net), (plain, by_weights)):
        Tree(evaluator, 0, 4).roll_out(table)

    assert plain.time_left(state) > plain.time_left(by_net) > plain.time_left(by_weights)
