"""How everybody goes on in a simulation: by habit, or considering what the usual choices promise.

Habit is quick and blind: who does nothing but the usual wins 3 games of 100 of Kutná Hora against
three greedy players. Who considers looks at the most usual choices and is drawn to those that
promise most.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.kernel.chance import draw_below
from silverspire.kernel.state import State
from silverspire.players.foresight import DEPTH, is_under_way
from silverspire.players.habits import SHARPNESS
from silverspire.players.judgement import Judgement

LOOKS: Final = 5  # usual choices that are considered, unless …
UNUSUAL: Final = 0.001  # … one is so much less inclined to them than to the most usual
TRUST: Final = 1.5  # what a promised point counts, in logs of how usual a choice is
FINE: Final = 1 << 24
LUCKS: Final = 1 << 31  # products with it stay far below 2**63


@final
class Conduct:
    """Draws what players do, with a stream of luck for each seat."""

    def __init__(self, judgement: Judgement, seats: i64) -> None:
        self.judgement: Judgement = judgement
        self.seats: i64 = seats
        self.luck: vec[i64] = vec[i64]([1] * (2 * int(seats)))
        self.places: vec[i64] = vec[i64]([0] * LOOKS)  # of the usual choices, and …
        self.weights: vec[float] = vec[float]([0.0] * LOOKS)  # … how inclined one is to each

    def use_luck(self, luck: i64) -> None:
        """What is done is drawn by chance: from here on by this.

        Every seat has a stream of its own, so that on the same table the others are as lucky
        whatever the searcher does: choices are told apart sooner.
        """
        for seat in range(self.seats):
            own = 1 + (luck * self.seats + seat) % LUCKS
            first = own * 7919 % 2147483561
            second = own * 104729 % 2147483397
            self.luck[2 * seat] = 1 + first * first % 2147483561  # squared: streams unlike
            self.luck[2 * seat + 1] = 1 + second * second % 2147483397

    def draw_usual(self, table: State) -> i64:
        """A choice by chance, each as likely as it is usual."""
        count = len(table.legal)
        return table.legal[self.draw(table, self.judgement.weigh_habits(table), count)]

    def draw_considered(self, table: State) -> i64:
        """A choice by chance among the usual ones, the likelier the more it promises."""
        legal = table.legal
        looks = self.find_usual(table)
        places = self.places
        if looks == 1:
            return legal[places[0]]
        weights = self.weights
        seat = table.asked_seat()
        most = -1e9
        for look in range(looks):
            trial = table.clone()
            trial.take(legal[places[look]])
            weights[look] = log(weights[look]) / SHARPNESS + TRUST * self.promise(trial, seat)
            most = max(most, weights[look])
        for look in range(looks):
            weights[look] = exp(weights[look] - most)
        return legal[places[self.draw(table, weights, looks)]]

    def find_usual(self, table: State) -> i64:
        """Fill in the places and weights of the most usual choices; answers how many there are."""
        count = len(table.legal)
        if count == 1:
            self.places[0] = 0
            return 1
        inclined = self.judgement.weigh_habits(table)
        looks: i64 = 0
        while looks < min(count, LOOKS):
            best: i64 = 0
            for place in range(1, count):
                if inclined[place] > inclined[best]:
                    best = place
            if looks > 0 and inclined[best] <= UNUSUAL * self.weights[0]:
                break
            self.places[looks] = best
            self.weights[looks] = inclined[best]
            inclined[best] = -1.0  # found
            looks += 1
        return looks

    def promise(self, table: State, seat: i64) -> float:
        """The points a seat may expect once its action is done as usual; the table is used up."""
        judgement = self.judgement
        steps: i64 = 0
        while steps < DEPTH and is_under_way(table, judgement, seat):
            table.take(judgement.usual_choice(table))
            steps += 1
        if table.over:
            return float(table.scores()[seat])
        return judgement.points(table, seat, judgement.time_left(table))

    def draw(self, table: State, weights: vec[float], count: i64) -> i64:
        """A place by the luck of who is asked, each as likely as it weighs."""
        total = 0.0
        for place in range(count):
            total += weights[place]
        drawn = total * float(draw_below(self.luck, table.asked_seat(), FINE)) / float(FINE)
        for place in range(count):
            drawn -= weights[place]
            if drawn < 0.0:
                return place
        return count - 1
