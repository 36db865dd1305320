"""Self-play: games that produce the samples an evaluator is fitted to, over all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count
from typing import Any, NamedTuple, TypeVar

import numpy as np
from librt.vecs import vec

from silverspire.kernel.chance import draw_below, open_streams
from silverspire.kernel.decisions import Decision
from silverspire.kernel.registry import find_game
from silverspire.kernel.state import State
from silverspire.lab.fit_priors import DecisionSamples
from silverspire.lab.fit_weights import PositionSamples
from silverspire.lab.value_targets import (
    RandomChoice,
    SampledPosition,
    SearchValue,
    TrajectoryStep,
    value_targets,
)
from silverspire.players.evaluator import Evaluator
from silverspire.players.evaluator_registry import FittedWeights, apply_fits, new_evaluator
from silverspire.players.lookahead import evaluate_choices
from silverspire.players.rollout_policy import RolloutPolicy
from silverspire.players.search import Budget, SearchPlayer

RANDOM_CHOICE_EVERY = 40  # one choice in n is random, so that mistakes are seen too
POSITION_EVERY = 4  # one position in n is sampled in games without search
GREEDY_DECISION_EVERY = 4  # one greedy decision in n is sampled
PRIOR_ONLY = -1  # in place of a number of simulations

SampleSet = TypeVar("SampleSet", PositionSamples, DecisionSamples)


class TrainingTask(NamedTuple):
    """Which game is played, for how many seats, with which weights."""

    game: str
    seats: int
    pack: str
    stored: FittedWeights
    random_every: int = RANDOM_CHOICE_EVERY

    def evaluator(self) -> Evaluator:
        evaluator = new_evaluator(self.game)
        apply_fits(evaluator, find_game(self.game), self.stored.seats, with_net=True)
        return evaluator

    def new_table(self, seed: int) -> State:
        return find_game(self.game).new(seats=self.seats, seed=seed, pack=self.pack)


class SelfPlay(NamedTuple):
    """The samples of some games."""

    samples: PositionSamples
    decisions: DecisionSamples
    winner: float  # points, on average


def self_play(task: TrainingTask, simulations: int, seeds: range) -> SelfPlay:
    """Play a game for each seed; keep some positions, and what was chosen."""
    evaluator = task.evaluator()
    positions: list[tuple[Any, ...]] = []
    decisions: list[tuple[Any, ...]] = []
    winner = 0.0
    for seed in seeds:
        state = task.new_table(seed)
        choose = _policy(evaluator, task.seats, seed, simulations)
        rng = open_streams(seed, ("fit",))
        sampled = []
        trajectory: list[TrajectoryStep] = []
        while not state.over:
            seat = int(state.asked_seat())
            if evaluator.is_quiet(state) and (
                simulations > 0 or draw_below(rng, 0, POSITION_EVERY) == 0
            ):
                sampled.append(_position_sample(state, evaluator))
                trajectory.append(SampledPosition())
            if draw_below(rng, 0, task.random_every) == 0:
                trajectory.append(RandomChoice(seat))
                state.apply_unchecked(state.legal[draw_below(rng, 0, len(state.legal))])
                continue
            choice, points = choose(state)
            if points is not None:
                trajectory.append(SearchValue(seat, points))
            if simulations > 0 or (
                simulations == 0 and draw_below(rng, 0, GREEDY_DECISION_EVERY) == 0
            ):
                decisions.append(_decision_sample(state, evaluator, choice))
            state.apply_unchecked(choice)
        scores = [float(score) for score in state.scores()]
        places = state.ranking()
        won = [1 / places.count(1) if place == 1 else 0.0 for place in places]
        positions += [
            (*position, scores, won, expected)
            for position, expected in zip(sampled, value_targets(trajectory, scores), strict=True)
        ]
        winner += max(scores) / len(seeds)
    return SelfPlay(
        PositionSamples(*_as_arrays(positions)), DecisionSamples(*_as_arrays(decisions)), winner
    )


def _as_arrays(rows: list[tuple[Any, ...]]) -> list[Any]:
    return [np.array(column) for column in zip(*rows, strict=True)] or [np.array([])] * 4


def _policy(
    evaluator: Evaluator, seats: int, seed: int, simulations: int
) -> Callable[[State], tuple[int, float | None]]:
    """By search; greedily with 0 simulations, by the prior with PRIOR_ONLY.

    A search also returns the points that it expects.
    """
    if simulations < 0:
        prior_player = RolloutPolicy(evaluator, seats)
        prior_player.use_seed(seed)
        return lambda state: (int(prior_player.draw_by_prior(state)), None)
    if simulations == 0:
        seeds = count(seed * 1000)
        return lambda state: (_choose_greedily(state, evaluator, next(seeds)), None)
    searcher = SearchPlayer(seed, Budget(simulations=simulations), evaluator)

    def search(state: State) -> tuple[int, float | None]:
        best = searcher.analyze(state, _pending_decision(state))[0]
        return best.choice, best.points if best.visits else None

    return search


def _choose_greedily(state: State, evaluator: Evaluator, seed: int) -> int:
    worth = evaluate_choices(state, evaluator, seed, 1)
    return int(state.legal[int(np.argmax(worth))])


def _pending_decision(state: State) -> Decision:
    asked = state.decision()
    assert asked is not None
    return asked


def _decision_sample(state: State, evaluator: Evaluator, choice: int) -> tuple[int, Any, Any, int]:
    """The question, the seat's features, the legal choices and the one that was made."""
    found = vec[float]([0.0] * len(evaluator.feature_names))
    evaluator.fill_features(state, state.asked_seat(), found)
    features = np.array([*found, evaluator.time_left(state)], dtype=np.float32)
    legal = np.zeros(len(state.game.choice_names), dtype=np.bool_)
    legal[list(state.legal)] = True
    return int(state.top_kind()), features, legal, choice


def _position_sample(state: State, evaluator: Evaluator) -> tuple[Any, float, list[float]]:
    features, secured = [], []
    for seat in range(int(state.seats)):
        found = vec[float]([0.0] * len(evaluator.feature_names))
        secured.append(evaluator.fill_features(state, seat, found))
        features.append(list(found))
    return np.array(features, dtype=np.float32), evaluator.time_left(state), secured


def self_play_parallel(task: TrainingTask, simulations: int, games: int, seed: int) -> SelfPlay:
    """Play the games on all cores; the samples are in the order of the seeds."""
    jobs = os.cpu_count() or 1
    chunk = max(1, games // (jobs * 8))
    seeds = [range(at, min(at + chunk, seed + games)) for at in range(seed, seed + games, chunk)]
    with ProcessPoolExecutor(jobs) as pool:
        samples, decisions, winners = zip(
            *pool.map(partial(self_play, task, simulations), seeds), strict=True
        )
    return SelfPlay(concatenate(samples), concatenate(decisions), float(np.mean(winners)))


def concatenate(parts: Sequence[SampleSet]) -> SampleSet:
    """Several sets of samples as one."""
    return type(parts[0])(*(np.concatenate(column) for column in zip(*parts, strict=True)))
