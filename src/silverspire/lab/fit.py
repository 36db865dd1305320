"""Fit an evaluator to played games: priors to the choices made, weights to the results.

Each stage of a plan plays some games with the weights so far, by search or greedily, and some by
the prior alone; the next stage plays with the newly fitted weights. Then a net is fitted to what
the weights leave unexplained, in rounds of games that are played greedily with the net of the
round before: an untested net overvalues positions that it has never seen. Weights and priors are
fitted to its games too. With an empty plan for weights these stay as they are, and an existing net
is trained further on games of its own; where these are searched, on their search values
(`value_targets.py`).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.progress import Progress

from silverspire.lab.fit_net import average_nets, fit_net
from silverspire.lab.fit_priors import DecisionSamples, fit_priors
from silverspire.lab.fit_weights import PositionSamples, fit_weights
from silverspire.lab.self_play import (
    PRIOR_ONLY,
    RANDOM_CHOICE_EVERY,
    TrainingTask,
    concatenate,
    self_play_parallel,
)
from silverspire.lab.weights_file import read_weights, write_weights
from silverspire.players.evaluator_registry import Fit, FittedWeights, new_evaluator, unfitted

POSITION_SETS = 3  # sets of samples that weights are fitted to
DECISION_SETS = 2  # sets of decisions that priors are fitted to
NET_POSITION_SETS = 6  # sets of samples that a net is fitted to
WEIGHTS_PLAN = "800x0,800x0,500x40,500x40"
NET_PLAN = "2500x0,2500x0,2500x0,2500x0,2500x0,2500x0"


class StageResult(NamedTuple):
    """How a stage of the plan went."""

    winner: float  # points of the winners, on average
    by_prior: float  # the same in games by the prior alone
    explained: float  # the share of the variance of the points to come

    def __str__(self) -> str:
        return (
            f"winners at {self.winner:.1f} points, at {self.by_prior:.1f} by prior; "
            f"{self.explained:.0%} explained"
        )


def train_weights(
    task: TrainingTask,
    plan: list[tuple[int, int]],
    prior_games: int,
    seed: int,
    only: Sequence[str] = (),
) -> Iterator[StageResult]:
    """Play and fit for each stage of the plan: n games with m simulations a decision.

    With `only` some features, all else stays: the other weights, the doubt, priors and the net.
    """
    fits = task.stored.seats
    here = str(task.seats)
    like = fits.get("4", unfitted())
    fits.setdefault(here, msgspec.structs.replace(like, net=[]))  # a copy: 4 seats keep theirs
    samples: list[PositionSamples] = []
    decisions: list[DecisionSamples] = []
    most = 0
    for number, (games, simulations) in enumerate(plan):
        first = seed + number * 1_000_000
        if not only:
            fits[here].net = []  # it corrected the old weights
            fits[here].net_priors = {}
        played = self_play_parallel(task, simulations, games, first)
        if simulations >= most and not only:  # priors learn from the strongest players
            most = simulations
            decisions = [*decisions, played.decisions][-DECISION_SETS:]
            fits[here].priors = fit_priors(task.game, concatenate(decisions))
        by_prior = self_play_parallel(task, PRIOR_ONLY, prior_games, first)
        samples = [*samples, concatenate([played.samples, by_prior.samples])][-POSITION_SETS:]
        evaluator, before = new_evaluator(task.game), fits[here].weights
        fitted = fit_weights(evaluator, concatenate(samples), before, only)
        if only:
            fits[here].weights = fitted.weights
        else:
            fits[here] = Fit(fitted.spread, fitted.weights, fits[here].priors)
        yield StageResult(played.winner, by_prior.winner, fitted.explained)


def train_net(
    task: TrainingTask,
    plan: list[tuple[int, int]],
    prior_games: int,
    seed: int,
    *,
    refit_weights: bool = True,
) -> Iterator[str]:
    """Play with a net and fit it again, for each stage of the plan.

    With a new net, weights and priors are fitted to its games too, because those games are
    stronger than greedy ones. An existing net is trained further: the weights under it stay, and
    the mean of its nets so far is kept. Where the weights stay, the priors of players without the
    net stay too; search players with the net get priors of their own after each stage.
    """
    fits = task.stored.seats
    here = str(task.seats)
    continues = bool(fits[here].net)
    refit_weights = refit_weights and not continues
    samples: list[PositionSamples] = []
    decisions: list[DecisionSamples] = []
    nets: list[list[float]] = []
    for number, (games, simulations) in enumerate(plan):
        played = self_play_parallel(task, simulations, games, seed + number * 1_000_000)
        samples = [*samples, played.samples][-NET_POSITION_SETS:]
        decisions = [*decisions, played.decisions][-DECISION_SETS:]
        known = fits[here].net if continues else None
        if refit_weights:
            fitted = fit_weights(new_evaluator(task.game), concatenate(samples), fits[here].weights)
            fits[here] = Fit(fitted.spread, fitted.weights, fits[here].priors)
        nets.append(fit_net(task.evaluator(), concatenate(samples), seed, known))
        fits[here].net = average_nets(nets) if continues else nets[-1]
        if simulations > 0 and not refit_weights:
            fits[here].net_priors = fit_priors(task.game, concatenate(decisions))
        elif refit_weights and number == len(plan) - 1:
            fits[here].priors = fit_priors(task.game, concatenate(decisions))
        by_prior = self_play_parallel(task, PRIOR_ONLY, prior_games, seed)
        yield f"winners at {played.winner:.1f} points, at {by_prior.winner:.1f} by prior"


def read_plan(text: str) -> list[tuple[int, int]]:
    """`800x0,500x40`: 800 games without search, then 500 at 40 simulations, and so on."""
    parts = (part.partition("x") for part in text.split(",") if part)
    return [(int(games), int(simulations)) for games, _, simulations in parts]


def main() -> None:
    """`python -m silverspire.lab.fit kutna_hora FILE --weights-plan 300x0,100x200`"""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path, help="what to start from and to write")
    parser.add_argument("--seats", default="4,3,2")
    parser.add_argument(
        "--weights-plan", default=WEIGHTS_PLAN, help="for weights: games x simulations, …"
    )
    parser.add_argument(
        "--net-plan", default=NET_PLAN, help="for the net; an empty plan leaves it out"
    )
    parser.add_argument(
        "--only", default="", help="features whose weights are fitted; all else stays as it is"
    )
    parser.add_argument("--prior-games", type=int, default=16)
    parser.add_argument(
        "--random-every", type=int, default=RANDOM_CHOICE_EVERY, help="one choice in n is random"
    )
    parser.add_argument("--pack", default="reconstructed")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.random_every < 1:
        parser.error("--random-every is 1 or more: one choice in n is made by chance")
    plan, net_plan = read_plan(arguments.weights_plan), read_plan(arguments.net_plan)
    stored = FittedWeights({})
    features = new_evaluator(arguments.game).feature_names
    if arguments.file.exists():
        stored = read_weights(arguments.file, len(features))
    only = [name for name in arguments.only.split(",") if name]
    if unknown := set(only) - set(features):
        parser.error(f"there is no feature {', '.join(sorted(unknown))}")
    with Progress() as progress:
        counts = [int(seats) for seats in arguments.seats.split(",")]
        bar = progress.add_task(arguments.game, total=(len(plan) + len(net_plan)) * len(counts))
        for seats in counts:
            task = TrainingTask(
                arguments.game, seats, arguments.pack, stored, arguments.random_every
            )
            for quality in chain(
                train_weights(task, plan, arguments.prior_games, arguments.seed, only),
                train_net(
                    task, net_plan, arguments.prior_games, arguments.seed, refit_weights=bool(plan)
                ),
            ):
                progress.advance(bar)
                progress.console.print(f"{seats} seats: {quality}")
                write_weights(arguments.file, stored)


if __name__ == "__main__":
    main()
