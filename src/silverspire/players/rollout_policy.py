"""How all seats play in a rollout: by the prior, or looking ahead at the likeliest choices.

The prior is fast and blind: a player that uses nothing else wins 3 of 100 games of Kutná Hora
against three greedy players. With the lookahead, a seat evaluates its likeliest choices and prefers
those with the most expected points.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.kernel.chance import draw_below
from silverspire.kernel.state import State
from silverspire.players.evaluator import Evaluator
from silverspire.players.lookahead import DEPTH, is_action_pending
from silverspire.players.priors import SHARPNESS

LOOKAHEAD_WIDTH: Final = 5  # likeliest choices that are evaluated, unless …
PRIOR_CUTOFF: Final = 0.001  # … their prior is below this share of the highest
POINT_WEIGHT: Final = 1.5  # what an expected point counts, in logits of the prior
RESOLUTION: Final = 1 << 24
SEEDS: Final = 1 << 31  # products with it stay far below 2**63


@final
class RolloutPolicy:
    """Draws what players do, with a random stream for each seat."""

    def __init__(self, evaluator: Evaluator, seats: i64) -> None:
        self.evaluator: Evaluator = evaluator
        self.seats: i64 = seats
        self.streams: vec[i64] = vec[i64]([1] * (2 * int(seats)))
        self.places: vec[i64] = vec[i64]([0] * LOOKAHEAD_WIDTH)  # of the likeliest choices, and …
        self.weights: vec[float] = vec[float]([0.0] * LOOKAHEAD_WIDTH)  # … the prior of each

    def use_seed(self, seed: i64) -> None:
        """Seed the random streams.

        Every seat has a stream of its own, so that on the same table the others draw the same
        whatever the searcher does: fewer simulations tell choices apart.
        """
        for seat in range(self.seats):
            own = 1 + (seed * self.seats + seat) % SEEDS
            first = own * 7919 % 2147483561
            second = own * 104729 % 2147483397
            self.streams[2 * seat] = 1 + first * first % 2147483561  # squared: streams differ
            self.streams[2 * seat + 1] = 1 + second * second % 2147483397

    def draw_by_prior(self, table: State) -> i64:
        """A random choice, each as likely as its prior."""
        count = len(table.legal)
        return table.legal[self.draw(table, self.evaluator.choice_priors(table), count)]

    def draw_by_lookahead(self, table: State) -> i64:
        """A random choice among the likeliest, preferring those with more expected points."""
        width = self.weigh_likeliest(table)
        if width == 1:
            return table.legal[self.places[0]]
        weights = self.weights
        most = weights[self.heaviest(width)]
        for index in range(width):
            weights[index] = exp(weights[index] - most)
        return table.legal[self.places[self.draw(table, weights, width)]]

    def best_by_lookahead(self, table: State) -> i64:
        """The likely choice with the most expected points, its prior counted too."""
        width = self.weigh_likeliest(table)
        return table.legal[self.places[self.heaviest(width)]]

    def weigh_likeliest(self, table: State) -> i64:
        """Fill in the likeliest choices and their weights: prior and expected points, as logits."""
        legal = table.legal
        width = self.find_likeliest(table)
        if width == 1:
            return 1
        weights = self.weights
        seat = table.asked_seat()
        for index in range(width):
            trial = table.clone()
            trial.apply_unchecked(legal[self.places[index]])
            points = self.expected_points(trial, seat)
            weights[index] = log(weights[index]) / SHARPNESS + POINT_WEIGHT * points
        return width

    def heaviest(self, width: i64) -> i64:
        """Which of the likeliest choices weighs most; of equals the first."""
        best: i64 = 0
        for index in range(1, width):
            if self.weights[index] > self.weights[best]:
                best = index
        return best

    def find_likeliest(self, table: State) -> i64:
        """Fill in the places and priors of the likeliest choices; returns how many there are."""
        count = len(table.legal)
        if count == 1:
            self.places[0] = 0
            return 1
        priors = self.evaluator.choice_priors(table)
        width: i64 = 0
        while width < min(count, LOOKAHEAD_WIDTH):
            best: i64 = 0
            for place in range(1, count):
                if priors[place] > priors[best]:
                    best = place
            if width > 0 and priors[best] <= PRIOR_CUTOFF * self.weights[0]:
                break
            self.places[width] = best
            self.weights[width] = priors[best]
            priors[best] = -1.0  # found
            width += 1
        return width

    def expected_points(self, table: State, seat: i64) -> float:
        """A seat's expected points once its action is done by the prior; the table is used up."""
        evaluator = self.evaluator
        steps: i64 = 0
        while steps < DEPTH and is_action_pending(table, evaluator, seat):
            table.apply_unchecked(evaluator.likeliest_choice(table))
            steps += 1
        if table.over:
            return float(table.scores()[seat])
        return evaluator.points(table, seat, evaluator.time_left(table))

    def draw(self, table: State, weights: vec[float], count: i64) -> i64:
        """A place by the stream of the seat that is asked, in proportion to the weights."""
        total = 0.0
        for place in range(count):
            total += weights[place]
        drawn_below = draw_below(self.streams, table.asked_seat(), RESOLUTION)
        drawn = total * float(drawn_below) / float(RESOLUTION)
        for place in range(count):
            drawn -= weights[place]
            if drawn < 0.0:
                return place
        return count - 1
