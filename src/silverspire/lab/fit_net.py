"""Fit a net: what the weights leave unexplained of the points that were still to come.

Backpropagation by hand and Adam: the net is so small that no framework is worth its weight here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from silverspire.lab.fit_weights import Samples
from silverspire.players.judgement import POWERS, Judgement
from silverspire.players.net import LOWER, UPPER

Floats = np.ndarray[Any, np.dtype[np.float32]]

EPOCHS = 6
BATCH = 1024
RATE = 2e-3
CAREFUL = 0.25  # of that rate, for a net that has learned something already
DECAY = 1e-3
POINTS = 5.0  # of error, that count as one: about what the weights leave


def fit_net(
    judgement: Judgement, samples: Samples, seed: int, known: list[float] | None = None
) -> list[float]:
    """The net's numbers, for a judgement that has its weights; a known net learns on from there."""
    seats, count = samples.features.shape[1:]
    features = samples.features.reshape(-1, count)
    left = np.repeat(samples.left, seats)[:, None]
    weights = np.array(list(judgement.weights[seats])).reshape(count, POWERS)
    foreseen = features @ weights[:, 0] + (features @ weights[:, 1]) * left[:, 0]
    wanted = (samples.expected - samples.secured).reshape(-1) - foreseen
    inputs = np.hstack([features, left])
    mean, spread = inputs.mean(axis=0), inputs.std(axis=0)
    spread[spread < 1e-4] = np.inf  # what never changes says nothing
    scaled = ((inputs - mean) / spread).astype(np.float32)
    luck = np.random.default_rng(seed)
    layers = _read(known, mean, spread) if known else _begin(count + 1, luck)
    rate = RATE * CAREFUL if known else RATE
    _train(layers, scaled, (wanted / POINTS).astype(np.float32), rate, luck)
    return _write(layers, mean, spread)


def mean_of(nets: list[list[float]]) -> list[float]:
    """One net from several that learned on from each other: what luck taught them cancels out."""
    return [float(f"{sum(numbers) / len(nets):.4g}") for numbers in zip(*nets, strict=True)]


def _begin(count: int, luck: np.random.Generator) -> list[Floats]:
    """What each layer adds, and its units' starts, in turn: by chance."""
    shapes = ((count, LOWER), (LOWER,), (LOWER, UPPER), (UPPER,), (UPPER,), (1,))
    layers: list[Floats] = [np.zeros(shape, dtype=np.float32) for shape in shapes]
    for place, below in ((0, count), (2, LOWER)):
        layers[place] += luck.normal(0, np.sqrt(2 / below), shapes[place]).astype(np.float32)
    return layers


def _write(layers: list[Floats], mean: Floats, spread: Floats) -> list[float]:
    """The layers as a net reads them: for inputs as they are, and in points."""
    first, first_start, second, second_start, last, start = layers
    written = (
        first_start - (mean / spread) @ first,
        first / spread[:, None],
        second_start,
        second,
        start * POINTS,
        last * POINTS,
    )
    return [float(f"{number:.4g}") for layer in written for number in np.ravel(layer)]


def _read(numbers: list[float], mean: Floats, spread: Floats) -> list[Floats]:
    """The layers of a written net, for inputs of this mean and spread."""
    count = len(mean)
    sizes = (LOWER, count * LOWER, UPPER, LOWER * UPPER, 1, UPPER)
    first_start, first, second_start, second, start, last = np.split(
        np.array(numbers), np.cumsum(sizes)[:-1]
    )
    first = first.reshape(count, LOWER)
    width = np.where(np.isfinite(spread), spread, 0)
    layers = (
        first * width[:, None],
        first_start + mean @ first,
        second.reshape(LOWER, UPPER),
        second_start,
        last / POINTS,
        start / POINTS,
    )
    return [layer.astype(np.float32) for layer in layers]


def _train(
    layers: list[Floats], inputs: Floats, wanted: Floats, rate: float, luck: np.random.Generator
) -> None:
    """Change the layers until they answer what is wanted."""
    moved = [np.zeros_like(layer) for layer in layers]
    squared = [np.zeros_like(layer) for layer in layers]
    batch = min(BATCH, len(inputs))
    steps = EPOCHS * (len(inputs) // batch)
    order = np.arange(len(inputs))
    for step in range(1, steps + 1):
        at = (step - 1) % (len(inputs) // batch) * batch
        if at == 0:
            luck.shuffle(order)
        some = order[at : at + batch]
        pace = rate * (1 - step / (steps + 1))
        for place, slope in enumerate(_slopes(layers, inputs[some], wanted[some])):
            moved[place] = 0.9 * moved[place] + 0.1 * slope
            squared[place] = 0.999 * squared[place] + 0.001 * slope**2
            pull = moved[place] / (1 - 0.9**step)
            pull /= np.sqrt(squared[place] / (1 - 0.999**step)) + 1e-8
            layers[place] -= pace * (pull + DECAY * layers[place])


def _slopes(layers: list[Floats], inputs: Floats, wanted: Floats) -> list[Floats]:
    """Of the mean squared error, for each layer."""
    first, first_start, second, second_start, last, start = layers
    lower = np.maximum(inputs @ first + first_start, 0)
    upper = np.maximum(lower @ second + second_start, 0)
    error = 2 * (upper @ last + start - wanted) / len(wanted)
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
