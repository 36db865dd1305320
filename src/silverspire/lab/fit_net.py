"""Fit a net: what the weights leave unexplained of the points that were still to come.

Backpropagation by hand and Adam: the net is so small that no framework is worth its weight here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from silverspire.lab.fit_weights import PositionSamples
from silverspire.players.evaluator import POWERS, Evaluator
from silverspire.players.net import FIRST_LAYER, SECOND_LAYER

Floats = np.ndarray[Any, np.dtype[np.float32]]

EPOCHS = 6
BATCH = 1024
LEARNING_RATE = 2e-3
FINE_TUNING = 0.25  # of that rate, for a net that has learned something already
WEIGHT_DECAY = 1e-3
TARGET_SCALE = 5.0  # of error, that count as one: about what the weights leave


def fit_net(
    evaluator: Evaluator, samples: PositionSamples, seed: int, initial: list[float] | None = None
) -> list[float]:
    """The net's numbers, for an evaluator with its weights; an initial net is trained further."""
    seats, count = samples.features.shape[1:]
    features = samples.features.reshape(-1, count)
    time_left = np.repeat(samples.time_left, seats)[:, None]
    weights = np.array(list(evaluator.weights[seats])).reshape(count, POWERS)
    predicted = features @ weights[:, 0] + (features @ weights[:, 1]) * time_left[:, 0]
    targets = (samples.value_target - samples.secured).reshape(-1) - predicted
    inputs = np.hstack([features, time_left])
    mean, spread = inputs.mean(axis=0), inputs.std(axis=0)
    spread[spread < 1e-4] = np.inf  # a feature that never changes teaches nothing
    scaled = ((inputs - mean) / spread).astype(np.float32)
    rng = np.random.default_rng(seed)
    layers = _from_numbers(initial, mean, spread) if initial else _initial_layers(count + 1, rng)
    rate = LEARNING_RATE * FINE_TUNING if initial else LEARNING_RATE
    _optimize(layers, scaled, (targets / TARGET_SCALE).astype(np.float32), rate, rng)
    return _to_numbers(layers, mean, spread)


def average_nets(nets: list[list[float]]) -> list[float]:
    """One net from several that learned on from each other: what luck taught them cancels out."""
    return [float(f"{sum(numbers) / len(nets):.4g}") for numbers in zip(*nets, strict=True)]


def _initial_layers(count: int, rng: np.random.Generator) -> list[Floats]:
    """What each layer adds, and its units' starts, in turn: by chance."""
    shapes = (
        (count, FIRST_LAYER),
        (FIRST_LAYER,),
        (FIRST_LAYER, SECOND_LAYER),
        (SECOND_LAYER,),
        (SECOND_LAYER,),
        (1,),
    )
    layers: list[Floats] = [np.zeros(shape, dtype=np.float32) for shape in shapes]
    for place, below in ((0, count), (2, FIRST_LAYER)):
        layers[place] += rng.normal(0, np.sqrt(2 / below), shapes[place]).astype(np.float32)
    return layers


def _to_numbers(layers: list[Floats], mean: Floats, spread: Floats) -> list[float]:
    """The layers as a net reads them: for inputs as they are, and in points."""
    first, first_bias, second, second_bias, last, last_bias = layers
    parts = (
        first_bias - (mean / spread) @ first,
        first / spread[:, None],
        second_bias,
        second,
        last_bias * TARGET_SCALE,
        last * TARGET_SCALE,
    )
    return [float(f"{number:.4g}") for layer in parts for number in np.ravel(layer)]


def _from_numbers(numbers: list[float], mean: Floats, spread: Floats) -> list[Floats]:
    """The layers of a written net, for inputs of this mean and spread."""
    count = len(mean)
    sizes = (
        FIRST_LAYER,
        count * FIRST_LAYER,
        SECOND_LAYER,
        FIRST_LAYER * SECOND_LAYER,
        1,
        SECOND_LAYER,
    )
    first_bias, first, second_bias, second, last_bias, last = np.split(
        np.array(numbers), np.cumsum(sizes)[:-1]
    )
    first = first.reshape(count, FIRST_LAYER)
    width = np.where(np.isfinite(spread), spread, 0)
    layers = (
        first * width[:, None],
        first_bias + mean @ first,
        second.reshape(FIRST_LAYER, SECOND_LAYER),
        second_bias,
        last / TARGET_SCALE,
        last_bias / TARGET_SCALE,
    )
    return [layer.astype(np.float32) for layer in layers]


def _optimize(
    layers: list[Floats], inputs: Floats, targets: Floats, rate: float, rng: np.random.Generator
) -> None:
    """Change the layers until they predict the targets."""
    momentum = [np.zeros_like(layer) for layer in layers]
    variance = [np.zeros_like(layer) for layer in layers]
    batch = min(BATCH, len(inputs))
    steps = EPOCHS * (len(inputs) // batch)
    order = np.arange(len(inputs))
    for step in range(1, steps + 1):
        at = (step - 1) % (len(inputs) // batch) * batch
        if at == 0:
            rng.shuffle(order)
        chosen = order[at : at + batch]
        step_rate = rate * (1 - step / (steps + 1))
        for place, gradient in enumerate(_gradients(layers, inputs[chosen], targets[chosen])):
            momentum[place] = 0.9 * momentum[place] + 0.1 * gradient
            variance[place] = 0.999 * variance[place] + 0.001 * gradient**2
            update = momentum[place] / (1 - 0.9**step)
            update /= np.sqrt(variance[place] / (1 - 0.999**step)) + 1e-8
            layers[place] -= step_rate * (update + WEIGHT_DECAY * layers[place])


def _gradients(layers: list[Floats], inputs: Floats, targets: Floats) -> list[Floats]:
    """Of the mean squared error, for each layer."""
    first, first_bias, second, second_bias, last, last_bias = layers
    lower = np.maximum(inputs @ first + first_bias, 0)
    upper = np.maximum(lower @ second + second_bias, 0)
    error = 2 * (upper @ last + last_bias - targets) / len(targets)
    at_upper = np.outer(error, last) * (upper > 0)
    at_lower = at_upper @ second.T * (lower > 0)
    return [
        inputs.T @ at_lower,
        at_lower.sum(axis=0),
        lower.T @ at_upper,
        at_upper.sum(axis=0),
        upper.T @ error,
        error.sum(keepdims=True),
    ]
