"""Judging a table: how many points each seat may expect, and who will win.

A judgement is a list of named features of a seat (money, income, tiles in hand, …), each with a
weight that changes with the time left. The weights are fitted to played games (`lab/fit.py`) and
lie beside the game's judgement as data. Search and greedy players judge redealt tables only.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from silverspire.kernel.state import State
from silverspire.players.habits import Habits
from silverspire.players.net import Net

POWERS: Final = 2  # a weight is a + b·t, with t the share of the game that is left
WIN: Final = 0.9  # of a finished game's worth: the win itself; the rest is for points


# A game of somebody else's is plain Python, and shall run on the compiled kernel too.
@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """What a table is worth to each seat. A game's own judgement says what to look at."""

    features: tuple[str, ...] = ()
    subjects: tuple[str, ...] = ()  # what each feature is about, for reasons given to people

    def __init__(self) -> None:
        self.weights: list[vec[float]] = []  # [seats] → [feature × POWERS + power]
        self.spreads: vec[float] = vec[float]()  # [seats × 2] doubt in points: a + b·t
        self.habits: list[Habits] = []  # [seats]
        self.nets: list[Net | None] = []  # [seats]; none: the weights are all there is
        self.inclined: vec[float] = vec[float]()  # to each legal choice, as last weighed
        self.found: vec[float] = vec[float]([0.0] * len(self.features))
        self.expected: vec[float] = vec[float]([0.0] * 8)

    # --- What a game answers -------------------------------------------------------------------

    def time_left(self, state: State) -> float:
        """The share of the game still to be played, from 1 to 0."""
        raise NotImplementedError

    def look(self, state: State, seat: i64, found: vec[float]) -> float:
        """Fill in the features of a seat; answers its points if the game ended now."""
        raise NotImplementedError

    def at_rest(self, state: State) -> bool:
        """Whether no action is half done: the pending question opens a new one."""
        raise NotImplementedError

    def is_minor(self, state: State) -> bool:
        """Whether the pending question concerns only the seat that answers."""
        return False

    # --- What players ask ----------------------------------------------------------------------

    def points(self, state: State, seat: i64, left: float) -> float:
        """The points a seat may expect at the end."""
        found = self.found
        total = self.look(state, seat, found)
        weights = self.weights[state.seats]
        for feature in range(len(found)):
            value = found[feature]
            if value != 0.0:
                at = feature * POWERS
                total += value * (weights[at] + left * weights[at + 1])
        net = self.net_for(state.seats)
        if net is not None:
            total += net.foresee(found, left)
        return total

    def net_for(self, seats: i64) -> Net | None:
        return self.nets[seats] if seats < len(self.nets) else None

    def weigh_habits(self, state: State) -> vec[float]:
        """How inclined good players, so placed, are to each legal choice."""
        legal = state.legal
        if len(self.inclined) < len(legal):
            self.inclined = vec[float]([0.0] * len(legal))
        inclined = self.inclined
        question = state.frames[len(state.frames) - 4]
        if state.seats >= len(self.habits) or not self.habits[state.seats].knows(question):
            for place in range(len(legal)):
                inclined[place] = 1.0
            return inclined
        habits = self.habits[state.seats]
        if not habits.minds(question, legal):
            habits.weigh(question, legal, inclined)
            return inclined
        self.look(state, state.asked_seat(), self.found)
        habits.weigh_placed(question, legal, self.found, self.time_left(state), inclined)
        return inclined

    def usual_choice(self, state: State) -> i64:
        """What good players take most often here."""
        legal = state.legal
        inclined = self.weigh_habits(state)
        best: i64 = 0
        for place in range(1, len(legal)):
            if inclined[place] > inclined[best]:
                best = place
        return legal[best]

    def judge(self, state: State, shares: vec[float]) -> None:
        """Each seat's share of the win, from 0 to 1; together they make 1."""
        seats = state.seats
        expected = self.expected
        if state.over:
            self.judge_end(state, shares)
            return
        left = self.time_left(state)
        spread = self.spreads[seats * 2] + left * self.spreads[seats * 2 + 1]
        for seat in range(seats):
            expected[seat] = self.points(state, seat, left)
        share_out(expected, spread, seats, shares)

    def judge_end(self, state: State, shares: vec[float]) -> None:
        """The winner takes nearly all; the points of the others still count a little."""
        scores = state.scores()
        places = state.ranking()
        winners: i64 = 0
        for seat in range(state.seats):
            self.expected[seat] = float(scores[seat])
            if places[seat] == 1:
                winners += 1
        share_out(self.expected, 10.0, state.seats, shares)
        for seat in range(state.seats):
            won = 1.0 / float(winners) if places[seat] == 1 else 0.0
            shares[seat] = WIN * won + (1.0 - WIN) * shares[seat]


class PlainJudgement(Judgement):
    """For a game that nobody has taught us to judge: the points as they stand."""

    def time_left(self, state: State) -> float:
        return 0.5

    def look(self, state: State, seat: i64, found: vec[float]) -> float:
        return float(state.scores()[seat])

    def at_rest(self, state: State) -> bool:
        return True


def share_out(expected: vec[float], spread: float, seats: i64, shares: vec[float]) -> None:
    """A softmax: so many points of doubt turn expected points into chances."""
    most = expected[0]
    for seat in range(1, seats):
        most = max(most, expected[seat])
    total = 0.0
    for seat in range(seats):
        shares[seat] = exp((expected[seat] - most) / spread)
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total
