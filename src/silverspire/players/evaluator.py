"""Evaluating a table: how many points each seat may expect, and who will win.

An evaluator is a list of named features of a seat (money, income, tiles in hand, …), each with a
weight that changes with the time left. The weights are fitted to played games (`lab/fit.py`) and
lie beside the game's evaluator as data. Search and greedy players evaluate redealt tables only.
"""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from silverspire.kernel.state import State
from silverspire.players.net import Net
from silverspire.players.priors import ChoicePriors

POWERS: Final = 2  # a weight is a + b·t, with t the share of the game that is left
WIN_WEIGHT: Final = 0.9  # of a finished game's worth: the win itself; the rest is for points


# A game of another package is plain Python, and must run on the compiled kernel too.
@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """What a table is worth to each seat. A game's own evaluator says which features count."""

    # Of the class, not the instance: compiled code then sees what an interpreted subclass says.
    feature_names: ClassVar[tuple[str, ...]] = ()
    subjects: ClassVar[tuple[str, ...]] = ()  # what each feature is about, for the reasons of hints
    sees_hidden = True  # features count what a seat cannot see, such as the hands of others

    def __init__(self) -> None:
        self.weights: list[vec[float]] = []  # [seats] → [feature × POWERS + power]
        self.spreads: vec[float] = vec[float]()  # [seats × 2] uncertainty in points: a + b·t
        self.priors: list[ChoicePriors] = []  # [seats]
        self.nets: list[Net | None] = []  # [seats]; none: the weights are all there is
        self.prior_buffer: vec[float] = vec[float]()  # of each legal choice, as last computed
        self.features: vec[float] = vec[float]([0.0] * len(self.feature_names))
        self.expected: vec[float] = vec[float]([0.0] * 8)

    # --- What a game answers -------------------------------------------------------------------

    def time_left(self, state: State) -> float:
        """The share of the game still to be played, from 1 to 0."""
        raise NotImplementedError

    def fill_features(self, state: State, seat: i64, features: vec[float]) -> float:
        """Fill in the features of a seat; returns its points if the game ended now."""
        raise NotImplementedError

    def is_quiet(self, state: State) -> bool:
        """Whether no action is half done: the pending question opens a new one."""
        raise NotImplementedError

    def is_minor(self, state: State) -> bool:
        """Whether the pending question concerns only the seat that answers."""
        return False

    # --- What players ask ----------------------------------------------------------------------

    def points(self, state: State, seat: i64, left: float) -> float:
        """The points a seat may expect at the end."""
        features = self.features
        total = self.fill_features(state, seat, features)
        weights = self.weights[state.seats]
        for feature in range(len(features)):
            value = features[feature]
            if value != 0.0:
                at = feature * POWERS
                total += value * (weights[at] + left * weights[at + 1])
        net = self.net_for(state.seats)
        if net is not None:
            total += net.predict(features, left)
        return total

    def net_for(self, seats: i64) -> Net | None:
        return self.nets[seats] if seats < len(self.nets) else None

    def choice_priors(self, state: State) -> vec[float]:
        """How likely good players in this position are to make each legal choice."""
        legal = state.legal
        if len(self.prior_buffer) < len(legal):
            self.prior_buffer = vec[float]([0.0] * len(legal))
        priors = self.prior_buffer
        question = state.top_kind()
        if state.seats >= len(self.priors) or not self.priors[state.seats].covers(question):
            for place in range(len(legal)):
                priors[place] = 1.0
            return priors
        fitted = self.priors[state.seats]
        if not fitted.depends_on_features(question, legal):
            fitted.fill(question, legal, priors)
            return priors
        self.fill_features(state, state.asked_seat(), self.features)
        fitted.fill_for_features(question, legal, self.features, self.time_left(state), priors)
        return priors

    def likeliest_choice(self, state: State) -> i64:
        """What good players take most often here."""
        legal = state.legal
        priors = self.choice_priors(state)
        best: i64 = 0
        for place in range(1, len(legal)):
            if priors[place] > priors[best]:
                best = place
        return legal[best]

    def evaluate(self, state: State, shares: vec[float]) -> None:
        """Each seat's share of the win, from 0 to 1; the shares add up to 1."""
        seats = state.seats
        expected = self.expected
        if state.over:
            self.evaluate_end(state, shares)
            return
        left = self.time_left(state)
        spread = self.spreads[seats * 2] + left * self.spreads[seats * 2 + 1]
        for seat in range(seats):
            expected[seat] = self.points(state, seat, left)
        softmax_shares(expected, spread, seats, shares)

    def evaluate_end(self, state: State, shares: vec[float]) -> None:
        """The winner takes nearly all; the points of the others still count a little."""
        scores = state.scores()
        places = state.ranking()
        winners: i64 = 0
        for seat in range(state.seats):
            self.expected[seat] = float(scores[seat])
            if places[seat] == 1:
                winners += 1
        softmax_shares(self.expected, 10.0, state.seats, shares)
        for seat in range(state.seats):
            won = 1.0 / float(winners) if places[seat] == 1 else 0.0
            shares[seat] = WIN_WEIGHT * won + (1.0 - WIN_WEIGHT) * shares[seat]


class PointsEvaluator(Evaluator):
    """For a game without an evaluator of its own: the points as they stand."""

    def time_left(self, state: State) -> float:
        return 0.5

    def fill_features(self, state: State, seat: i64, features: vec[float]) -> float:
        return float(state.scores()[seat])

    def is_quiet(self, state: State) -> bool:
        """A turn begins with certain questions, if the game says so; the others continue it."""
        beginnings = state.game.turn_questions
        return len(beginnings) == 0 or state.asked_kind() in beginnings


def softmax_shares(expected: vec[float], spread: float, seats: i64, shares: vec[float]) -> None:
    """A softmax: with an uncertainty of `spread` points, expected points become chances."""
    most = expected[0]
    for seat in range(1, seats):
        most = max(most, expected[seat])
    total = 0.0
    for seat in range(seats):
        shares[seat] = exp((expected[seat] - most) / spread)
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total
