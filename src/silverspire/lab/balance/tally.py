"""What is noted of one game: a few hundred numbers, and nothing that needs the game to be read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterable

import msgspec

from silverspire.kernel.decisions import Decision
from silverspire.kernel.events import Event
from silverspire.kernel.state import State


class Tally(msgspec.Struct, forbid_unknown_fields=True):
    """The numbers of one game that was played to its end."""

    scores: list[float]
    places: list[int]
    first: int  # the seat that started
    sources: list[dict[str, float]]  # [seat] points by source
    labels: dict[
        str, list[list[str]]
    ]  # [category][seat] what the seat had or did: guilds, openings
    counts: dict[str, list[float]]  # ["category/item/verb"][seat]
    marks: dict[str, float]  # numbers of the whole table
    curves: dict[str, list[float]]  # one number after each round


class Recorder(ABC):
    """Sits at one table and notes what happens; the games' watchers say what is worth noting."""

    def __init__(self, state: State) -> None:
        self.seats = int(state.seats)
        self.first = self.first_seat(state)
        self.labels: dict[str, list[list[str]]] = {}
        self.counts: dict[str, list[float]] = {}
        self.marks: dict[str, float] = defaultdict(float)
        self.curves: dict[str, list[float]] = defaultdict(list)

    @abstractmethod
    def first_seat(self, state: State) -> int:
        """The seat that starts, asked before the first decision."""

    @abstractmethod
    def on_events(self, events: Iterable[Event]) -> None:
        """What happened: before the first decision, then after each choice."""

    @abstractmethod
    def on_end(self, state: State) -> None:
        """What only the end shows."""

    def on_choice(self, asked: Decision, choice: int) -> None:
        """A seat is about to make a choice; most watchers wait for what comes of it."""
        return

    def count(self, key: str, seat: int, amount: float = 1) -> None:
        """Note something of a seat, such as "tile/sawmill/built"."""
        if key not in self.counts:
            self.counts[key] = [0.0] * self.seats
        self.counts[key][seat] += amount

    def label(self, category: str, seat: int, value: str) -> None:
        """Note that a seat belongs to a group."""
        if category not in self.labels:
            self.labels[category] = [[] for _ in range(self.seats)]
        self.labels[category][seat].append(value)

    def close(self, state: State) -> Tally:
        """The numbers of the game, once it is over."""
        for seat in range(self.seats):
            self.label("turn", seat, str((seat - self.first) % self.seats + 1))
            self.label("chair", seat, str(seat + 1))
        self.on_end(state)
        sheets = [state.score_sheet(seat)["lines"] for seat in range(self.seats)]
        return Tally(
            scores=[float(score) for score in state.scores()],
            places=[int(place) for place in state.ranking()],
            first=self.first,
            sources=[{name: float(points) for name, points in lines.items()} for lines in sheets],
            labels=self.labels,
            counts=self.counts,
            marks=dict(self.marks),
            curves=dict(self.curves),
        )
