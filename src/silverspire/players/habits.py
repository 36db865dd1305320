"""Habits: how likely good players are to take each choice, the way they are placed."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

RARELY: Final = -4.6  # the log of one time in a hundred, for what nobody was seen to do
NO_ROW: Final = -1
SHARPNESS: Final = 3.0  # how much rather the usual is done than in the games it was learned from


@final
class Habits:
    """For each question and choice how usual it is, and how circumstances change that.

    A choice's inclination is the exponential of a sum: its usual one, and for choices that were
    seen often enough a leaning for each feature of the seat that chooses, and for the time left.
    """

    def __init__(self, questions: int, choices: int, features: int) -> None:
        self.choices: i64 = choices
        self.features: i64 = features
        self.usual: vec[float] = vec[float]([RARELY] * (questions * choices))
        self.rows: vec[i64] = vec[i64]([NO_ROW] * (questions * choices))
        self.leanings: vec[float] = vec[float]()  # [row × (features + 1) + feature]; last: time
        self.seen: vec[i64] = vec[i64]([0] * features)  # features that are not 0

    def learn(self, question: int, choice: int, numbers: list[float]) -> None:
        """The usual inclination, and the leanings if there are any."""
        place = question * self.choices + choice
        self.usual[place] = numbers[0]
        if len(numbers) > 1:
            self.rows[place] = len(self.leanings) // (self.features + 1)
            for number in numbers[1:]:
                self.leanings = append(self.leanings, number)

    def knows(self, question: i64) -> bool:
        return (question + 1) * self.choices <= len(self.usual)

    def minds(self, question: i64, legal: vec[i64]) -> bool:
        """Whether circumstances matter to any of these choices."""
        for place in range(len(legal)):
            if self.rows[question * self.choices + legal[place]] != NO_ROW:
                return True
        return False

    def weigh(self, question: i64, legal: vec[i64], inclined: vec[float]) -> None:
        """Fill in how inclined one is to each legal choice, whatever the circumstances."""
        for place in range(len(legal)):
            usual = self.usual[question * self.choices + legal[place]]
            inclined[place] = exp(SHARPNESS * usual)

    def weigh_placed(
        self, question: i64, legal: vec[i64], found: vec[float], left: float, inclined: vec[float]
    ) -> None:
        """The same for a seat that looks like this, with so much time left."""
        seen: i64 = 0
        for feature in range(self.features):
            if found[feature] != 0.0:
                self.seen[seen] = feature
                seen += 1
        most = -1000.0
        for place in range(len(legal)):
            at = question * self.choices + legal[place]
            total = self.usual[at]
            if self.rows[at] != NO_ROW:
                row = self.rows[at] * (self.features + 1)
                total += left * self.leanings[row + self.features]
                for number in range(seen):
                    feature = self.seen[number]
                    total += found[feature] * self.leanings[row + feature]
            inclined[place] = total
            most = max(most, total)
        for place in range(len(legal)):
            inclined[place] = exp(SHARPNESS * (inclined[place] - most))
