"""Fit a judgement's weights to games that players of this judgement have played.

Each position of a game tells, for every seat, what it looked like and how many points were still
to come. A ridge regression finds the weights; the next games are played with them, and so on.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from librt.vecs import vec
from rich.progress import Progress

from silverspire.kernel.chance import draw_below, open_streams
from silverspire.kernel.registry import find_game
from silverspire.kernel.state import State
from silverspire.players.foresight import weigh_choices
from silverspire.players.judgement import POWERS, Judgement
from silverspire.players.judges import Fit, Stored, new_judgement, use_habits, use_weights
from silverspire.players.search import Budget, SearchPlayer

Floats = np.ndarray[Any, np.dtype[np.float64]]

NOISE = 40  # one choice in so many is made by chance, so that mistakes are seen too
SEEN = 5  # one position at rest in so many is kept
QUESTIONS = 32  # kinds of question a game may have
RIDGE = 300.0
KEPT = 4  # sets of samples that a fit looks back on


class Samples(NamedTuple):
    """Positions seen in games: for each the features, the time left and what was still to come."""

    features: Floats  # [position, seat, feature]
    left: Floats  # [position]
    secured: Floats  # [position, seat]
    final: Floats  # [position, seat]
    won: Floats  # [position, seat] the share of the win
    habits: Floats  # [1, question, choice, (offered, taken)]


class Quality(NamedTuple):
    """How a fit did: the part of the variance it explains, and what winners scored."""

    explained: float
    winner: float


def gather(
    game: str, seats: int, stored: Stored, seeds: range, pack: str, simulations: int
) -> Samples:
    """Play a game for each seed and keep some positions of each."""
    judgement = new_judgement(game)
    use_weights(judgement, stored.seats)
    use_habits(judgement, find_game(game), stored.habits)
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
    asked = state.decision()
    assert asked is not None
    return SearchPlayer(seed, Budget(simulations=simulations), judgement).choose(state, asked)


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
    stored: Stored,
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
            repeat(stored),
            [range(start, min(start + chunk, seed + games)) for start in starts],
            repeat(pack),
            repeat(simulations),
        )
        return Samples(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def fit(judgement: Judgement, samples: Samples, before: Fit | None) -> tuple[Fit, Quality]:
    """Weights that explain the points still to come better than those before: half a step.

    A whole step would trust games of players who did not have the new weights yet.
    """
    positions, seats, count = samples.features.shape
    left = samples.left[:, None, None]
    powers = np.concatenate([samples.features * left**power for power in range(POWERS)], axis=2)
    table = powers.reshape(positions * seats, POWERS * count)
    old = _flat(judgement, before)
    wanted = (samples.final - samples.secured).reshape(-1) - table @ old
    scale = table.std(axis=0) + 1e-9
    scaled = table / scale
    normal = scaled.T @ scaled + RIDGE * np.eye(POWERS * count)
    step = np.linalg.solve(normal, scaled.T @ wanted) / scale
    weights = old + step * (1.0 if before is None else 0.5)
    expected = samples.secured + (table @ weights).reshape(positions, seats)
    by_feature = weights.reshape(POWERS, count).T
    named = {
        name: [float(f"{number:.4g}") for number in by_feature[place]]
        for place, name in enumerate(judgement.features)
    }
    error, plain = expected - samples.final, samples.secured - samples.final
    quality = Quality(1 - float(error.var() / plain.var()), float(samples.final.max(1).mean()))
    return Fit(_spread(expected, samples), named), quality


def _flat(judgement: Judgement, before: Fit | None) -> Floats:
    """Weights in the order of the regression: all constants, then all slopes."""
    weights = {} if before is None else before.weights
    rows = [weights.get(name, [0.0] * POWERS) for name in judgement.features]
    return np.array(rows).T.reshape(-1)


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


def train(
    game: str, seats: int, stored: Stored, plan: list[tuple[int, int]], seed: int, pack: str
) -> Iterator[Quality]:
    """Play, fit, play better: for each part of the plan so many games at so many simulations."""
    judgement = new_judgement(game)
    kept: list[Samples] = []
    jobs = os.cpu_count() or 1
    if str(seats) not in stored.seats and "4" in stored.seats:
        stored.seats[str(seats)] = stored.seats["4"]
    for number, (games, simulations) in enumerate(plan):
        first = seed + number * 100_000
        played = gather_all(game, seats, stored, games, first, pack, jobs, simulations)
        kept = [*kept, played][-KEPT:]
        samples = Samples(*(np.concatenate(column) for column in zip(*kept, strict=True)))
        before = stored.seats.get(str(seats))
        stored.seats[str(seats)], quality = fit(judgement, samples, before)
        stored.habits = habits_of(game, played)
        yield quality


def main() -> None:
    """`python -m silverspire.lab.fit kutna_hora FILE --plan 300x0,300x0,60x120`"""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path, help="weights to start from and to write")
    parser.add_argument("--seats", default="4,3,2")
    parser.add_argument("--plan", default="300x0,300x0,300x0,60x120", help="games x simulations, …")
    parser.add_argument("--pack", default="reconstructed")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    plan = [
        (int(games), int(count))
        for games, _, count in (p.partition("x") for p in asked.plan.split(","))
    ]
    stored = Stored({})
    if asked.file.exists():
        stored = msgspec.json.decode(asked.file.read_bytes(), type=Stored)
    with Progress() as progress:
        counts = [int(seats) for seats in asked.seats.split(",")]
        task = progress.add_task(asked.game, total=len(plan) * len(counts))
        for seats in counts:
            for quality in train(asked.game, seats, stored, plan, asked.seed, asked.pack):
                progress.advance(task)
                progress.console.print(
                    f"{seats} seats: {quality.explained:.0%} explained, "
                    f"winners at {quality.winner:.1f} points"
                )
                asked.file.write_bytes(msgspec.json.format(msgspec.json.encode(stored), indent=1))


if __name__ == "__main__":
    main()
