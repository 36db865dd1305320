"""The searching player: many redealt tables, one tree, a budget of simulations or of time."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import inf, sqrt
from statistics import fmean, pstdev
from time import perf_counter
from typing import Final, NamedTuple

from silverspire.kernel.decisions import Decision
from silverspire.kernel.errors import WrongOption
from silverspire.kernel.state import State
from silverspire.players.evaluator import Evaluator
from silverspire.players.evaluator_registry import evaluator_for
from silverspire.players.lookahead import evaluate_choices
from silverspire.players.player import Player, decision_seed
from silverspire.players.tree import Node, Tree

SAMPLES: Final = 4  # redealt tables for the initial value of every choice
CANDIDATES: Final = 5  # choices that are searched; the rest looked worse from the start
MARGIN: Final = 0.06  # choices whose initial value is this much below the best are not searched
BEFORE_ROLLOUT_WEIGHT: Final = 30.0  # the shares before the rollout count as this many simulations
MIN_ROUNDS: Final = 24  # before a choice may be eliminated
ELIMINATION_ERRORS: Final = 3.0  # standard errors behind the favorite at which it is
STAGES: Final = 3  # after each the worse half is eliminated
CALIBRATION_ROUNDS: Final = 2  # played by the prior, to measure how long a simulation takes
SIMULATIONS_PER_TURN: Final = 60  # affordable simulations for each turn of lookahead
MAX_LOOKAHEAD_TURNS: Final = 12  # turns of lookahead at most


class Budget(NamedTuple):
    """How long to search for a decision: a number of simulations, or of seconds.

    On a slow machine, or one where nothing is compiled, the search continues past `seconds` until
    it has run `min_simulations`, or for `max_seconds`.
    """

    simulations: int | None = None
    seconds: float | None = None
    min_simulations: int = 0
    max_seconds: float = inf

    @classmethod
    def read(cls, text: str) -> Budget:
        """`400` simulations, `250ms`, `1.5s`; WrongOption says how to write it."""
        found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|)", text)
        if found is None or float(found[1]) == 0 or (not found[2] and "." in found[1]):
            raise WrongOption(
                f"{text!r} is no budget: write search:400 for simulations, search:250ms, search:2s"
            )
        if not found[2]:
            return cls(simulations=int(found[1]))
        return cls(seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))


class ChoiceAnalysis(NamedTuple):
    """What a search found about one choice."""

    choice: int
    visits: int
    share: float  # of the win, for the seat that chooses
    points: float  # that this seat expects at the end; 0 before the first visit


class Comparison(NamedTuple):
    """The best choice that a search found beside the one that was made, on the same tables."""

    best: ChoiceAnalysis
    made: ChoiceAnalysis
    loss: float  # of the win, by choosing as it was done; 0 where nothing better was found
    error: float  # the standard error of the loss


class Candidate:
    """A choice in the race: its initial value, and its share on every table so far, at the
    searcher's next turn (`before_rollout`) and after the rollout."""

    def __init__(self, node: Node, initial_value: float) -> None:
        self.node = node
        self.initial_value = initial_value
        self.shares: list[float] = []
        self.before_rollout: list[float] = []

    def value(self) -> float:
        """The mean over the tables; before the first of them, the initial value."""
        return self.initial_value if not self.shares else fmean(self.shares)

    def analysis(self) -> ChoiceAnalysis:
        visits = len(self.shares)
        points = self.node.points / max(1, visits)
        return ChoiceAnalysis(int(self.node.choice), visits, self.value(), points)


class SearchPlayer(Player):
    """Looks ahead as long as its budget allows; the same seed and simulations, the same choice."""

    def __init__(
        self,
        seed: int,
        budget: Budget,
        evaluator: Evaluator | None = None,
        horizon: int | None = None,
        *,
        with_net: bool = True,
    ) -> None:
        self.seed = seed
        self.budget = budget
        self.evaluator = evaluator  # else the game's own …
        self.with_net = with_net  # … with its nets, or by its weights alone
        self.horizon = horizon  # own decisions of a rollout before a table is evaluated

    def choose(self, state: State, asked: Decision) -> int:
        return self.analyze(state, asked)[0].choice

    def analyze(
        self, state: State, asked: Decision, should_stop: Callable[[], bool] = lambda: False
    ) -> list[ChoiceAnalysis]:
        """Every choice that was searched, the best first. `should_stop` can end it at any time."""
        return [one.analysis() for one in self._race(state, asked, should_stop)]

    def compare(
        self, state: State, asked: Decision, made: int, *, open_handed: bool = False
    ) -> Comparison:
        """What a choice loses against the best one, however bad it looks.

        `open_handed`: with everything that was hidden, and the luck to come, face up.
        """
        found = self._race(state, asked, made=made, open_handed=open_handed)
        own = next(one for one in found if one.node.choice == made)
        best = found[0]
        if best is own or not best.shares:
            gap = max(0.0, best.initial_value - own.initial_value)
            return Comparison(best.analysis(), own.analysis(), gap, 0.0)
        behind = [share - mine for share, mine in zip(best.shares, own.shares, strict=False)]
        error = pstdev(behind) / sqrt(len(behind))
        return Comparison(best.analysis(), own.analysis(), max(0.0, fmean(behind)), error)

    def _race(
        self,
        state: State,
        asked: Decision,
        should_stop: Callable[[], bool] = lambda: False,
        *,
        made: int | None = None,
        open_handed: bool = False,
    ) -> list[Candidate]:
        """The choices race: all of them are tried on the same redealt tables, and those that fall
        behind are eliminated, so that the budget goes to what is hard to tell apart.

        The choice that was `made` runs to the end. Returns the best first.
        """
        evaluator = self.evaluator or evaluator_for(state.game, with_net=self.with_net)
        tree = Tree(evaluator, asked.seat, state.seats)
        if self.horizon is not None:
            tree.horizon = self.horizon
        seed = decision_seed(self.seed, asked)
        clock = Clock(self.budget)
        race = _initial_candidates(state, evaluator, seed, made, open_handed=open_handed)
        farthest = MAX_LOOKAHEAD_TURNS if self.horizon is None else self.horizon
        tree.lookahead_turns = min(farthest, clock.lookahead_turns())
        eliminated: list[Candidate] = []
        stage = 1
        while len(race) > 1 and not clock.is_over() and not should_stop():
            number = len(race[0].shares)
            table = state if open_handed else state.redeal(asked.seat, seed + number)
            for candidate in race:
                share = tree.simulate(candidate.node, table.clone(), seed + number)
                candidate.shares.append(share)
                candidate.before_rollout.append(tree.before_rollout)
            clock.count(len(race))
            if number + 1 == CALIBRATION_ROUNDS:
                tree.lookahead_turns = min(farthest, clock.lookahead_turns())
            if clock.spent_share() * STAGES > stage:
                stage += 1
                ranked = sorted(race, key=_ranking_value(race), reverse=True)
                keep = max(2, (len(ranked) + 1) // 2)
                dropped = [one for one in ranked[keep:] if one.node.choice != made]
            elif len(race[0].shares) % MIN_ROUNDS == 0:
                dropped = [one for one in _far_behind(race) if one.node.choice != made]
            else:
                continue
            race = [one for one in race if one not in dropped]
            eliminated += dropped
        found = sorted(race, key=_ranking_value(race), reverse=True)
        return found + sorted(eliminated, key=Candidate.value, reverse=True)


class Clock:
    """Counts a budget down, in simulations or in seconds."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.start = self.race_start = perf_counter()
        self.done = 0

    def count(self, simulations: int) -> None:
        self.done += simulations

    def spent_share(self) -> float:
        """The part of the budget that is spent."""
        if self.budget.simulations is not None:
            return self.done / self.budget.simulations
        spent = perf_counter() - self.start
        part = spent / (self.budget.seconds or 1e-9)
        if self.done < self.budget.min_simulations:
            run = self.done / self.budget.min_simulations
            part = max(spent / self.budget.max_seconds, min(part, run))
        return part

    def is_over(self) -> bool:
        return self.spent_share() >= 1

    def lookahead_turns(self) -> int:
        """For how many turns all seats look ahead in a rollout; asked before the race and, when
        it has shown how long a simulation takes, once more.

        A larger time budget buys more simulations and longer lookaheads, both by the same
        factor. With a very small one all seats play by the prior.
        """
        if self.budget.simulations is not None:
            return self.budget.simulations // SIMULATIONS_PER_TURN
        now = perf_counter()
        if self.done == 0:
            self.race_start = now
            return 0
        per_second = self.done / (now - self.race_start)
        before = self.race_start - self.start
        affordable = per_second * ((self.budget.seconds or 0.0) - before)
        if affordable < self.budget.min_simulations:
            affordable = min(
                self.budget.min_simulations, per_second * (self.budget.max_seconds - before)
            )
        return int(sqrt(max(0.0, affordable) / SIMULATIONS_PER_TURN))


def _initial_candidates(
    state: State, evaluator: Evaluator, seed: int, made: int | None, *, open_handed: bool
) -> list[Candidate]:
    """The choices worth a search, by a lookahead of one action; the most promising first.

    The choice that was made is always one of them.
    """
    worth = evaluate_choices(state, evaluator, seed, SAMPLES, open_handed=open_handed)
    seats = state.seats
    found = [
        Candidate(Node(-1, choice, seats), share)
        for choice, share in zip(state.legal, worth, strict=True)
    ]
    found.sort(key=lambda candidate: -candidate.initial_value)
    best = found[0].initial_value
    promising = [one for one in found[:CANDIDATES] if one.initial_value >= best - MARGIN]
    return promising + [one for one in found if one.node.choice == made and one not in promising]


def _ranking_value(race: list[Candidate]) -> Callable[[Candidate], float]:
    """Mean shares, drawn a little toward those before the rollout, which vary less."""
    tables = len(race[0].shares)
    if tables == 0:
        return lambda candidate: candidate.initial_value
    level = fmean(one.value() - fmean(one.before_rollout) for one in race)
    pull = BEFORE_ROLLOUT_WEIGHT / (BEFORE_ROLLOUT_WEIGHT + tables)
    return lambda one: one.value() * (1 - pull) + (fmean(one.before_rollout) + level) * pull


def _far_behind(race: list[Candidate]) -> list[Candidate]:
    """The candidates clearly behind the favorite on the same tables."""
    favorite = max(race, key=_ranking_value(race))
    found: list[Candidate] = []
    for one in race:
        behind = [best - own for best, own in zip(favorite.shares, one.shares, strict=True)]
        error = pstdev(behind) / sqrt(len(behind))
        if one is not favorite and fmean(behind) > ELIMINATION_ERRORS * error:
            found.append(one)
    return found
