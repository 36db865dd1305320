"""Fit a judgement's weights to games that players of this judgement have played.

Each position of a game tells, for every seat, what it looked like and how many points were still
to come. A ridge regression finds the weights; the next games are played with them, and so on.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec

from silverspire.kernel.chance import draw_below, open_streams
from silverspire.kernel.registry import find_game
from silverspire.kernel.state import State
from silverspire.players.foresight import weigh_choices
from silverspire.players.judgement import POWERS, Judgement
from silverspire.players.judges import Fit, new_judgement, use_weights
from silverspire.players.tree import Tree

Floats = np.ndarray[Any, np.dtype[np.float64]]

NOISE = 40  # one choice in so many is made by chance, so that mistakes are seen too
SEEN = 5  # one position at rest in so many is kept
QUESTIONS = 32  # kinds of question a game may have
RIDGE = 1000.0
SPREADS = np.arange(2.0, 30.0, 0.5)


class Samples(NamedTuple):
    """Positions seen in games: for each the features, the time left and what was still to come."""

    features: Floats  # [position, seat, feature]
    left: Floats  # [position]
    secured: Floats  # [position, seat]
    final: Floats  # [position, seat]
    won: Floats  # [position, seat] the share of the win
    habits: Floats  # [1, question, choice, (offered, taken)]


def gather(
    game: str, seats: int, fits: dict[str, Fit], seeds: range, pack: str, simulations: int
) -> Samples:
    """Play a game for each seed and keep some positions of each."""
    judgement = new_judgement(game)
    use_weights(judgement, fits)
    habits = np.zeros((1, QUESTIONS, len(find_game(game).choice_names), 2))
    rows = [
        row
        for seed in seeds
        for row in _play(game, seats, judgement, seed, pack, simulations, habits[0])
    ]
    features, left, secured, final, won = (np.array(column) for column in zip(*rows, strict=True))
    return Samples(features, left, secured, final, won, habits)


def _play(
    game: str,
    seats: int,
    judgement: Judgement,
    seed: int,
    pack: str,
    simulations: int,
    habits: Floats,
) -> Iterator[tuple[Any, ...]]:
    state = find_game(game).new(seats=seats, seed=seed, pack=pack)
    luck = open_streams(seed, ("fit",))
    seen = []
    number = 0
    while not state.over:
        number += 1
        if judgement.at_rest(state) and draw_below(luck, 0, SEEN) == 0:
            seen.append(_look(state, judgement))
        if draw_below(luck, 0, NOISE) == 0:
            state.take(state.legal[draw_below(luck, 0, len(state.legal))])
            continue
        choice = _choose(state, judgement, seed * 100_000 + number, simulations)
        asked = habits[state.frames[len(state.frames) - 4]]
        asked[list(state.legal), 0] += 1
        asked[choice, 1] += 1
        state.take(choice)
    scores = [float(score) for score in state.scores()]
    places = state.ranking()
    winners = places.count(1)
    won = [1 / winners if place == 1 else 0.0 for place in places]
    for features, left, secured in seen:
        yield features, left, secured, scores, won


def _choose(state: State, judgement: Judgement, seed: int, simulations: int) -> int:
    """By search; without simulations greedily."""
    if simulations == 0:
        worth = weigh_choices(state, judgement, seed, 1)
        return int(state.legal[int(np.argmax(worth))])
    seat = int(state.asked_seat())
    tree = Tree(judgement, seat, int(state.seats))
    for number in range(simulations):
        tree.descend(state.redeal(seat, seed * 1000 + number))
    return max(tree.root.children, key=lambda child: child.visits).choice


def _look(state: State, judgement: Judgement) -> tuple[list[list[float]], float, list[float]]:
    features, secured = [], []
    for seat in range(int(state.seats)):
        found = vec[float]([0.0] * len(judgement.features))
        secured.append(judgement.look(state, seat, found))
        features.append(list(found))
    return features, judgement.time_left(state), secured


def gather_all(
    game: str,
    seats: int,
    fits: dict[str, Fit],
    games: int,
    seed: int,
    pack: str,
    jobs: int,
    simulations: int,
) -> Samples:
    """The same over several processes, in the order of the seeds."""
    chunk = max(1, games // (jobs * 4))
    starts = range(seed, seed + games, chunk)
    with ProcessPoolExecutor(jobs) as pool:
        parts = pool.map(
            gather,
            repeat(game),
            repeat(seats),
            repeat(fits),
            [range(start, min(start + chunk, seed + games)) for start in starts],
            repeat(pack),
            repeat(simulations),
        )
        return Samples(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def fit(judgement: Judgement, samples: Samples) -> tuple[Fit, dict[str, float]]:
    """The weights that best explain the points still to come, and how well they do."""
    positions, seats, count = samples.features.shape
    left = samples.left[:, None, None]
    powers = np.concatenate([samples.features * left**power for power in range(POWERS)], axis=2)
    table = powers.reshape(positions * seats, POWERS * count)
    wanted = (samples.final - samples.secured).reshape(-1)
    scale = table.std(axis=0) + 1e-9
    scaled = table / scale
    normal = scaled.T @ scaled + RIDGE * np.eye(POWERS * count)
    weights = np.linalg.solve(normal, scaled.T @ wanted) / scale
    expected = samples.secured + (table @ weights).reshape(positions, seats)
    by_feature = weights.reshape(POWERS, count).T
    named = {
        name: [float(f"{number:.5g}") for number in by_feature[place]]
        for place, name in enumerate(judgement.features)
    }
    spread = _spread(expected, samples)
    error = expected - samples.final
    plain = samples.secured - samples.final
    quality = {
        "explained": 1 - float(error.var() / plain.var()),
        "off_by": float(np.abs(error).mean()),
        "winner_found": float((samples.won[np.arange(positions), expected.argmax(1)] > 0).mean()),
    }
    return Fit(spread, named), quality


def habits_of(game: str, samples: Samples) -> dict[str, dict[str, float]]:
    """How often each choice was taken where it was offered, by question."""
    counts = samples.habits.sum(axis=0)
    name_of = find_game(game).name_of
    found: dict[str, dict[str, float]] = {}
    for question, choice in np.argwhere(counts[:, :, 1] > 0):
        offered, taken = counts[question, choice]
        named = found.setdefault(str(question), {})
        named[name_of(int(choice))] = round(float((taken + 0.2) / (offered + 2)), 3)
    return found


def _spread(expected: Floats, samples: Samples) -> tuple[float, float]:
    """Points of doubt that make the shares most likely: at the end, and more the more is left."""
    best, found = -np.inf, (8.0, 8.0)
    for base in (0.5, 1.0, 2.0, 3.0, 4.0, 6.0):
        for slope in (0.0, 2.0, 4.0, 6.0, 8.0, 12.0, 16.0, 24.0):
            heat = (base + slope * samples.left)[:, None]
            logits = expected / heat
            logits -= logits.max(axis=1, keepdims=True)
            logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
            likely = float((samples.won * logs).sum())
            if likely > best:
                best, found = likely, (base, slope)
    return found
