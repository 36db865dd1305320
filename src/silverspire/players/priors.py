"""Priors: how likely good players are to take each choice in their position."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

UNSEEN_LOGIT: Final = -4.6  # log of 1 in 100: for choices that were never observed
NO_ROW: Final = -1
SHARPNESS: Final = 3.0  # inverse temperature: likely choices gain on those of the fitted games


@final
class ChoicePriors:
    """For each question and choice how likely it is, and how the features of a seat change that.

    A choice's prior is the exponential of a sum: its base logit, and for choices that were seen
    often enough a weight for each feature of the seat that chooses, and for the time left.
    """

    def __init__(self, questions: int, choices: int, features: int) -> None:
        self.choices: i64 = choices
        self.features: i64 = features
        self.base_logits: vec[float] = vec[float]([UNSEEN_LOGIT] * (questions * choices))
        self.rows: vec[i64] = vec[i64]([NO_ROW] * (questions * choices))
        # [row × (features + 1) + feature], the time left last
        self.feature_weights: vec[float] = vec[float]()
        self.nonzero: vec[i64] = vec[i64]([0] * features)  # features that are not 0

    def set_logits(self, question: int, choice: int, numbers: list[float]) -> None:
        """The base logit, and the feature weights if there are any."""
        place = question * self.choices + choice
        self.base_logits[place] = numbers[0]
        if len(numbers) > 1:
            self.rows[place] = len(self.feature_weights) // (self.features + 1)
            for number in numbers[1:]:
                self.feature_weights = append(self.feature_weights, number)

    def covers(self, question: i64) -> bool:
        return (question + 1) * self.choices <= len(self.base_logits)

    def depends_on_features(self, question: i64, legal: vec[i64]) -> bool:
        """Whether features matter to any of these choices."""
        for place in range(len(legal)):
            if self.rows[question * self.choices + legal[place]] != NO_ROW:
                return True
        return False

    def fill(self, question: i64, legal: vec[i64], priors: vec[float]) -> None:
        """Fill in the prior of each legal choice, without the features."""
        for place in range(len(legal)):
            base = self.base_logits[question * self.choices + legal[place]]
            priors[place] = exp(SHARPNESS * base)

    def fill_for_features(
        self, question: i64, legal: vec[i64], features: vec[float], left: float, priors: vec[float]
    ) -> None:
        """The same for a seat with these features and this much time left."""
        count: i64 = 0
        for feature in range(self.features):
            if features[feature] != 0.0:
                self.nonzero[count] = feature
                count += 1
        most = -1000.0
        for place in range(len(legal)):
            at = question * self.choices + legal[place]
            total = self.base_logits[at]
            if self.rows[at] != NO_ROW:
                row = self.rows[at] * (self.features + 1)
                total += left * self.feature_weights[row + self.features]
                for number in range(count):
                    feature = self.nonzero[number]
                    total += features[feature] * self.feature_weights[row + feature]
            priors[place] = total
            most = max(most, total)
        for place in range(len(legal)):
            priors[place] = exp(SHARPNESS * (priors[place] - most))
