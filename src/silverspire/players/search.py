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
from silverspire.players.foresight import weigh_choices
from silverspire.players.judgement import Judgement
from silverspire.players.judges import find_judgement
from silverspire.players.player import Player, luck_of
from silverspire.players.tree import Node, Tree

SAMPLES: Final = 4  # redealt tables for the first look at every choice
CANDIDATES: Final = 5  # choices that are looked into; the rest looked worse at once
MARGIN: Final = 0.06  # a share of the win so much worse at first sight is not looked into
NEAR: Final = 30.0  # what the next turn looks like counts as so many descents
ROUNDS: Final = 24  # before a choice may be given up
DOUBT: Final = 3.0  # standard errors behind the favourite at which it is
STAGES: Final = 3  # after each the worse half is given up
FIRST_TABLES: Final = 2  # played on by habit, to see how many simulations are in reach
FOR_A_TURN: Final = 60  # simulations in reach, before the next turn is considered in each
FARTHEST: Final = 12  # turns that are considered at most


class Budget(NamedTuple):
    """How long to think about a decision: so many simulations, or so many seconds.

    A slow machine, or one where nothing is compiled, makes few simulations in a moment. Who must
    not play worse there goes on until `least` are made, or for the `longest` seconds.
    """

    simulations: int | None = None
    seconds: float | None = None
    least: int = 0
    longest: float = inf

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


class Thought(NamedTuple):
    """What a search found of one choice."""

    choice: int
    visits: int
    share: float  # of the win, for the seat that chooses
    points: float  # that this seat expects at the end; 0 before the first visit


class Candidate:
    """A choice in the race: what it looked like at first, and its share on every table so far,
    at the searcher's next turn (`near`) and after everybody has played on."""

    def __init__(self, node: Node, first_sight: float) -> None:
        self.node = node
        self.first_sight = first_sight
        self.shares: list[float] = []
        self.near: list[float] = []

    def worth(self) -> float:
        """The mean over the tables; before the first of them, what it looked like."""
        return self.first_sight if not self.shares else fmean(self.shares)

    def thought(self) -> Thought:
        visits = len(self.shares)
        points = self.node.points / max(1, visits)
        return Thought(int(self.node.choice), visits, self.worth(), points)


class SearchPlayer(Player):
    """Looks ahead as long as its budget allows; the same seed and simulations, the same choice."""

    def __init__(
        self,
        seed: int,
        budget: Budget,
        judgement: Judgement | None = None,
        horizon: int | None = None,
        *,
        deep: bool = True,
    ) -> None:
        self.seed = seed
        self.budget = budget
        self.judgement = judgement  # else the game's own …
        self.deep = deep  # … with its nets, or by its weights alone
        self.horizon = horizon  # own decisions that are played on before a table is judged

    def choose(self, state: State, asked: Decision) -> int:
        return self.think(state, asked)[0].choice

    def think(
        self, state: State, asked: Decision, enough: Callable[[], bool] = lambda: False
    ) -> list[Thought]:
        """Every choice looked into, the best first. It can be stopped at any time by `enough`.

        The choices race: all of them are tried on the same redealt tables, and those that fall
        behind are given up, so that the budget goes to what is hard to tell apart.
        """
        judgement = self.judgement or find_judgement(state.game.name, deep=self.deep)
        tree = Tree(judgement, asked.seat, state.seats)
        if self.horizon is not None:
            tree.horizon = self.horizon
        luck = luck_of(self.seed, asked)
        clock = Clock(self.budget)
        race = _first_look(state, judgement, luck)
        farthest = FARTHEST if self.horizon is None else self.horizon
        tree.considered = min(farthest, clock.turns_in_reach())
        given_up: list[Candidate] = []
        stage = 1
        while len(race) > 1 and not clock.is_over() and not enough():
            number = len(race[0].shares)
            table = state.redeal(asked.seat, luck + number)
            for candidate in race:
                share = tree.descend(candidate.node, table.clone(), luck + number)
                candidate.shares.append(share)
                candidate.near.append(tree.near)
            clock.count(len(race))
            if number + 1 == FIRST_TABLES:
                tree.considered = min(farthest, clock.turns_in_reach())
            if clock.part() * STAGES > stage:
                stage += 1
                ranked = sorted(race, key=_value(race), reverse=True)
                keep = max(2, (len(ranked) + 1) // 2)
                race, dropped = ranked[:keep], ranked[keep:]
                given_up += dropped
            elif len(race[0].shares) % ROUNDS == 0:
                race, dropped = _part(race)
                given_up += dropped
        found = sorted(race, key=_value(race), reverse=True)
        found += sorted(given_up, key=Candidate.worth, reverse=True)
        return [one.thought() for one in found]


class Clock:
    """Counts a budget down, in simulations or in seconds."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.start = self.race_start = perf_counter()
        self.done = 0

    def count(self, simulations: int) -> None:
        self.done += simulations

    def part(self) -> float:
        """The part of the budget that is spent."""
        if self.budget.simulations is not None:
            return self.done / self.budget.simulations
        spent = perf_counter() - self.start
        part = spent / (self.budget.seconds or 1e-9)
        if self.done < self.budget.least:
            part = max(spent / self.budget.longest, min(part, self.done / self.budget.least))
        return part

    def is_over(self) -> bool:
        return self.part() >= 1

    def turns_in_reach(self) -> int:
        """How many of the next turns everybody considers in a simulation; asked before the race
        and, when it has shown how long a simulation takes, once more.

        Who has more time makes more simulations and longer ones, both by the same factor. Who has
        hardly any goes on by habit.
        """
        if self.budget.simulations is not None:
            return self.budget.simulations // FOR_A_TURN
        now = perf_counter()
        if self.done == 0:
            self.race_start = now
            return 0
        in_a_second = self.done / (now - self.race_start)
        before = self.race_start - self.start
        in_reach = in_a_second * ((self.budget.seconds or 0.0) - before)
        if in_reach < self.budget.least:
            in_reach = min(self.budget.least, in_a_second * (self.budget.longest - before))
        return int(sqrt(max(0.0, in_reach) / FOR_A_TURN))


def _first_look(state: State, judgement: Judgement, luck: int) -> list[Candidate]:
    """The choices worth a search, by foresight of one action; the most promising first."""
    worth = weigh_choices(state, judgement, luck, SAMPLES)
    seats = state.seats
    found = [
        Candidate(Node(-1, choice, seats), share)
        for choice, share in zip(state.legal, worth, strict=True)
    ]
    found.sort(key=lambda candidate: -candidate.first_sight)
    best = found[0].first_sight
    return [one for one in found[:CANDIDATES] if one.first_sight >= best - MARGIN]


def _value(race: list[Candidate]) -> Callable[[Candidate], float]:
    """Mean shares, drawn a little towards those at the next turn, which luck has blurred less."""
    tables = len(race[0].shares)
    if tables == 0:
        return lambda candidate: candidate.first_sight
    level = fmean(one.worth() - fmean(one.near) for one in race)
    pull = NEAR / (NEAR + tables)
    return lambda one: one.worth() * (1 - pull) + (fmean(one.near) + level) * pull


def _part(race: list[Candidate]) -> tuple[list[Candidate], list[Candidate]]:
    """Who stays in the race, and who is clearly behind the favourite on the same tables."""
    value = _value(race)
    favourite = max(race, key=value)
    stays: list[Candidate] = []
    dropped: list[Candidate] = []
    for one in race:
        behind = [best - own for best, own in zip(favourite.shares, one.shares, strict=True)]
        error = pstdev(behind) / sqrt(len(behind))
        clear = one is not favourite and fmean(behind) > DOUBT * error
        (dropped if clear else stays).append(one)
    return stays, dropped
