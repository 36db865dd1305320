"""The games of one kind of table, as arrays [game, seat]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

import numpy as np

from silverspire.lab.balance import estimates
from silverspire.lab.balance.estimates import Estimate, Numbers
from silverspire.lab.balance.tally import Tally


class Sample:
    """What was noted of all games of one kind."""

    def __init__(self, seats: int, tallies: Sequence[Tally]) -> None:
        self.seats = seats
        self.tallies = tallies
        self.games = len(tallies)

    @cached_property
    def scores(self) -> Numbers:
        return np.array([tally.scores for tally in self.tallies])

    @cached_property
    def margins(self) -> Numbers:
        """Each seat's points above the mean of its table."""
        margins: Numbers = self.scores - self.scores.mean(axis=1, keepdims=True)
        return margins

    @cached_property
    def wins(self) -> Numbers:
        """1 for a win; players who share first place share it."""
        first = np.array([tally.places for tally in self.tallies]) == 1
        shared: Numbers = first / first.sum(axis=1, keepdims=True)
        return shared

    @cached_property
    def winner_scores(self) -> Numbers:
        highest: Numbers = self.scores.max(axis=1)
        return highest

    @cached_property
    def spreads(self) -> Numbers:
        """From the first to the last."""
        apart: Numbers = self.winner_scores - self.scores.min(axis=1)
        return apart

    @cached_property
    def sources(self) -> list[str]:
        return list(self.tallies[0].sources[0])

    def points_from(self, *sources: str) -> Numbers:
        """Points by seat from some sources."""
        return np.array(
            [
                [sum(lines[source] for source in sources) for lines in tally.sources]
                for tally in self.tallies
            ]
        )

    def counts(self, key: str) -> Numbers:
        """How often, by seat."""
        none = [0.0] * self.seats
        return np.array([tally.counts.get(key, none) for tally in self.tallies])

    def marks(self, key: str) -> Numbers:
        """A number of the table."""
        return np.array([tally.marks.get(key, 0.0) for tally in self.tallies])

    def total(self, key: str) -> Numbers:
        """For each game, the seat that did it, or the table."""
        total: Numbers = self.counts(key).sum(axis=1) + self.marks(key)
        return total

    def holders(self, category: str, label: str) -> Numbers:
        """1 where a seat belongs to a group."""
        return np.array(
            [
                [float(label in labels) for labels in tally.labels[category]]
                for tally in self.tallies
            ]
        )

    def label_counts(self, category: str) -> Counter[str]:
        """How many seats belong to each group."""
        found: Counter[str] = Counter()
        for tally in self.tallies:
            for labels in tally.labels.get(category, []):
                found.update(labels)
        return found

    def curve(self, name: str) -> Numbers:
        """[game, round]"""
        return np.array([tally.curves[name] for tally in self.tallies])

    def win_share(self, category: str, label: str) -> Estimate:
        """The share of a group's holders that won; the fair share is one in the seats."""
        return self.wins_of(self.holders(category, label))

    def wins_of(self, chosen: Numbers) -> Estimate:
        """The share of the chosen seats that won."""
        return estimates.mean_among(self.wins, chosen).as_share()
