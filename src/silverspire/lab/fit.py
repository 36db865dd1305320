"""Fit a judgement to played games: habits to what was chosen, weights to what came of it.

Each part of a plan plays some games with what was fitted so far, by search or greedily, and some
by habit alone; the next part plays with what they showed. Then a net is fitted to what the weights
leave unexplained, in rounds of games that are played greedily with the net of the round before:
a net that was never tried loves what it has never seen. Weights and habits follow its games. With
an empty plan for weights these stay, and a net that is there learns on from games of its own; where
these are searched, from what the players foresaw in them (`course.py`).
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import numpy as np
from librt.vecs import vec
from rich.progress import Progress

from silverspire.kernel.chance import draw_below, open_streams
from silverspire.kernel.decisions import Decision
from silverspire.kernel.registry import find_game
from silverspire.kernel.state import State
from silverspire.lab.course import Foreseen, Seen, Step, Strayed, look_back
from silverspire.lab.fit_habits import Answers, fit_habits
from silverspire.lab.fit_net import fit_net, mean_of
from silverspire.lab.fit_weights import Samples, fit_weights
from silverspire.players.conduct import Conduct
from silverspire.players.foresight import weigh_choices
from silverspire.players.judgement import Judgement
from silverspire.players.judges import (
    Fit,
    Stored,
    new_judgement,
    unfitted,
    use_fits,
)
from silverspire.players.search import Budget, SearchPlayer

NOISE = 40  # one choice in so many is made by chance, so that mistakes are seen too
SEEN = 4  # one position at rest in so many is kept where nobody searches
HEARD = 4  # one greedy answer in so many is kept
KEPT = 3  # sets of samples that weights are fitted to
TAUGHT = 2  # sets of answers that habits are learned from
NET_KEPT = 6  # sets of samples that a net is fitted to
BY_HABIT = -1
PLAN = "800x0,800x0,500x40,500x40"
NET_PLAN = "2500x0,2500x0,2500x0,2500x0,2500x0,2500x0"

Part = TypeVar("Part", Samples, Answers)


class Task(NamedTuple):
    """What is played: a game with so many seats, by what was fitted so far."""

    game: str
    seats: int
    pack: str
    stored: Stored
    noise: int = NOISE

    def judge(self) -> Judgement:
        judgement = new_judgement(self.game)
        use_fits(judgement, find_game(self.game), self.stored.seats, deep=True)
        return judgement

    def new_table(self, seed: int) -> State:
        return find_game(self.game).new(seats=self.seats, seed=seed, pack=self.pack)


class Played(NamedTuple):
    """What was seen in some games."""

    samples: Samples
    answers: Answers
    winner: float  # points, on average


class Quality(NamedTuple):
    """How a part of the plan went."""

    winner: float  # points, and …
    usual: float  # … those of games played by habit
    explained: float  # the part of the variance of the points to come

    def __str__(self) -> str:
        return (
            f"winners at {self.winner:.1f} points, at {self.usual:.1f} by habit; "
            f"{self.explained:.0%} explained"
        )


def gather(task: Task, simulations: int, seeds: range) -> Played:
    """Play a game for each seed; keep some positions, and what was chosen."""
    judgement = task.judge()
    positions: list[tuple[Any, ...]] = []
    answers: list[tuple[Any, ...]] = []
    winner = 0.0
    for seed in seeds:
        state = task.new_table(seed)
        choose = _chooser(judgement, task.seats, seed, simulations)
        luck = open_streams(seed, ("fit",))
        kept = []
        course: list[Step] = []
        while not state.over:
            seat = int(state.asked_seat())
            if judgement.at_rest(state) and (simulations > 0 or draw_below(luck, 0, SEEN) == 0):
                kept.append(_look(state, judgement))
                course.append(Seen())
            if draw_below(luck, 0, task.noise) == 0:
                course.append(Strayed(seat))
                state.take(state.legal[draw_below(luck, 0, len(state.legal))])
                continue
            choice, points = choose(state)
            if points is not None:
                course.append(Foreseen(seat, points))
            if simulations > 0 or (simulations == 0 and draw_below(luck, 0, HEARD) == 0):
                answers.append(_answer(state, judgement, choice))
            state.take(choice)
        scores = [float(score) for score in state.scores()]
        places = state.ranking()
        won = [1 / places.count(1) if place == 1 else 0.0 for place in places]
        positions += [
            (*position, scores, won, expected)
            for position, expected in zip(kept, look_back(course, scores), strict=True)
        ]
        winner += max(scores) / len(seeds)
    return Played(Samples(*_columns(positions)), Answers(*_columns(answers)), winner)


def _columns(rows: list[tuple[Any, ...]]) -> list[Any]:
    return [np.array(column) for column in zip(*rows, strict=True)] or [np.array([])] * 4


def _chooser(
    judgement: Judgement, seats: int, seed: int, simulations: int
) -> Callable[[State], tuple[int, float | None]]:
    """By search; with 0 simulations greedily, with less by habit. Who searches expects points."""
    if simulations < 0:
        by_habit = Conduct(judgement, seats)
        by_habit.use_luck(seed)
        return lambda state: (int(by_habit.draw_usual(state)), None)
    if simulations == 0:
        seeds = count(seed * 1000)
        return lambda state: (_choose_greedily(state, judgement, next(seeds)), None)
    searcher = SearchPlayer(seed, Budget(simulations=simulations), judgement)

    def search(state: State) -> tuple[int, float | None]:
        best = searcher.think(state, _asked(state))[0]
        return best.choice, best.points if best.visits else None

    return search


def _choose_greedily(state: State, judgement: Judgement, seed: int) -> int:
    worth = weigh_choices(state, judgement, seed, 1)
    return int(state.legal[int(np.argmax(worth))])


def _asked(state: State) -> Decision:
    asked = state.decision()
    assert asked is not None
    return asked


def _answer(state: State, judgement: Judgement, choice: int) -> tuple[int, Any, Any, int]:
    """What was asked, how the seat is placed, what was offered, what it chose."""
    found = vec[float]([0.0] * len(judgement.features))
    judgement.look(state, state.asked_seat(), found)
    placed = np.array([*found, judgement.time_left(state)], dtype=np.float32)
    offered = np.zeros(len(state.game.choice_names), dtype=np.bool_)
    offered[list(state.legal)] = True
    return int(state.frames[len(state.frames) - 4]), placed, offered, choice


def _look(state: State, judgement: Judgement) -> tuple[Any, float, list[float]]:
    features, secured = [], []
    for seat in range(int(state.seats)):
        found = vec[float]([0.0] * len(judgement.features))
        secured.append(judgement.look(state, seat, found))
        features.append(list(found))
    return np.array(features, dtype=np.float32), judgement.time_left(state), secured


def play_all(task: Task, simulations: int, games: int, seed: int) -> Played:
    """The games over all cores, in the order of the seeds."""
    jobs = os.cpu_count() or 1
    chunk = max(1, games // (jobs * 8))
    seeds = [range(at, min(at + chunk, seed + games)) for at in range(seed, seed + games, chunk)]
    with ProcessPoolExecutor(jobs) as pool:
        samples, answers, winners = zip(
            *pool.map(partial(gather, task, simulations), seeds), strict=True
        )
    return Played(join(samples), join(answers), float(np.mean(winners)))


def join(parts: Sequence[Part]) -> Part:
    """One set of what several sets of games showed."""
    return type(parts[0])(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def train(
    task: Task, plan: list[tuple[int, int]], quick_games: int, seed: int
) -> Iterator[Quality]:
    """Play, fit, play better: for each part of the plan so many games at so many simulations."""
    fits = task.stored.seats
    here = str(task.seats)
    like = fits.get("4", unfitted())
    fits.setdefault(here, msgspec.structs.replace(like, net=[]))  # a copy: 4 seats keep theirs
    samples: list[Samples] = []
    answers: list[Answers] = []
    most = 0
    for number, (games, simulations) in enumerate(plan):
        first = seed + number * 1_000_000
        fits[here].net = []  # new weights leave something else unexplained
        fits[here].net_habits = {}
        played = play_all(task, simulations, games, first)
        if simulations >= most:  # the best players teach habits
            most = simulations
            answers = [*answers, played.answers][-TAUGHT:]
            fits[here].habits = fit_habits(task.game, join(answers))
        usual = play_all(task, BY_HABIT, quick_games, first)
        samples = [*samples, join([played.samples, usual.samples])][-KEPT:]
        fitted = fit_weights(new_judgement(task.game), join(samples), fits[here].weights)
        fits[here] = Fit(fitted.spread, fitted.weights, fits[here].habits)
        yield Quality(played.winner, usual.winner, fitted.explained)


def train_net(
    task: Task,
    plan: list[tuple[int, int]],
    quick_games: int,
    seed: int,
    *,
    weights_follow: bool = True,
) -> Iterator[str]:
    """Play, fit, play better, with a net: for each part of the plan.

    With a new net the weights may follow: greedy players learn from games that were better than
    theirs. A net that is there learns on: the weights it stands on stay as they are, and what is
    kept is the mean of its nets so far. Where the weights stay, so do the habits of those who judge
    by them alone; the net gets habits of its own from who searches with it, after each part, for
    the next plays on by them. Where the weights follow, so do the habits, at the end.
    """
    fits = task.stored.seats
    here = str(task.seats)
    learns_on = bool(fits[here].net)
    weights_follow = weights_follow and not learns_on
    samples: list[Samples] = []
    answers: list[Answers] = []
    nets: list[list[float]] = []
    for number, (games, simulations) in enumerate(plan):
        played = play_all(task, simulations, games, seed + number * 1_000_000)
        samples = [*samples, played.samples][-NET_KEPT:]
        answers = [*answers, played.answers][-TAUGHT:]
        known = fits[here].net if learns_on else None
        if weights_follow:
            fitted = fit_weights(new_judgement(task.game), join(samples), fits[here].weights)
            fits[here] = Fit(fitted.spread, fitted.weights, fits[here].habits)
        nets.append(fit_net(task.judge(), join(samples), seed, known))
        fits[here].net = mean_of(nets) if learns_on else nets[-1]
        if simulations > 0 and not weights_follow:
            fits[here].net_habits = fit_habits(task.game, join(answers))
        elif weights_follow and number == len(plan) - 1:
            fits[here].habits = fit_habits(task.game, join(answers))
        usual = play_all(task, BY_HABIT, quick_games, seed)
        yield f"winners at {played.winner:.1f} points, at {usual.winner:.1f} by habit"


def read_plan(text: str) -> list[tuple[int, int]]:
    """`800x0,500x40`: so many games at so many simulations each, and so on."""
    parts = (part.partition("x") for part in text.split(",") if part)
    return [(int(games), int(simulations)) for games, _, simulations in parts]


def main() -> None:
    """`python -m silverspire.lab.fit kutna_hora FILE --plan 300x0,100x200`"""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path, help="what to start from and to write")
    parser.add_argument("--seats", default="4,3,2")
    parser.add_argument("--plan", default=PLAN, help="for weights: games x simulations, …")
    parser.add_argument("--net", default=NET_PLAN, help="for the net; an empty plan leaves it out")
    parser.add_argument("--quick-games", type=int, default=16)
    parser.add_argument("--noise", type=int, default=NOISE, help="one choice in so many by chance")
    parser.add_argument("--pack", default="reconstructed")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.noise < 1:
        parser.error("--noise is 1 or more: one choice in so many is made by chance")
    plan, net_plan = read_plan(asked.plan), read_plan(asked.net)
    stored = Stored({})
    if asked.file.exists():
        stored = msgspec.json.decode(asked.file.read_bytes(), type=Stored)
    with Progress() as progress:
        counts = [int(seats) for seats in asked.seats.split(",")]
        bar = progress.add_task(asked.game, total=(len(plan) + len(net_plan)) * len(counts))
        for seats in counts:
            task = Task(asked.game, seats, asked.pack, stored, asked.noise)
            for quality in chain(
                train(task, plan, asked.quick_games, asked.seed),
                train_net(task, net_plan, asked.quick_games, asked.seed, weights_follow=bool(plan)),
            ):
                progress.advance(bar)
                progress.console.print(f"{seats} seats: {quality}")
                asked.file.write_bytes(msgspec.json.encode(stored) + b"\n")


if __name__ == "__main__":
    main()
