"""How a game is studied: what to note, what to count, what to aim at. One file for each game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from silverspire.kernel.errors import UnknownGame
from silverspire.kernel.state import State
from silverspire.lab.balance.tally import Recorder
from silverspire.lab.balance.targets import Target


class Variant(NamedTuple):
    """One kind of table to play: n seats, with these options."""

    name: str
    seats: int
    options: dict[str, Any]


class Category(NamedTuple):
    """Items of one sort, counted alike: tiles, cards, actions.

    A count is noted as "prefix/item/verb". The first verb is the one whose worth is asked for; its
    chance is how often it could have been.
    """

    name: str
    prefix: str
    items: dict[str, str]  # and what each is called
    verbs: tuple[str, ...]
    chance: str | None = None
    price: str | None = None  # what was paid for it, in all
    holders: dict[str, tuple[str, str]] | None = None  # [item] the only group that may have it


class EventCards(NamedTuple):
    """Cards that luck brings, and what each changes immediately."""

    items: dict[str, str]
    changes: tuple[str, ...]  # "event/item/change", by seat


class Curves(NamedTuple):
    """Lines that share a chart, one number after each round."""

    name: str
    lines: tuple[str, ...]


class Study(ABC):
    """What the report on a game is made of."""

    targets: Sequence[Target]
    players: str  # the strong players that the targets are measured with
    # Sources of points that belong together, for the eye and for the targets.
    groups: Mapping[str, tuple[str, ...]]
    curves: Sequence[Curves]
    # Groups of seats whose win shares are shown, such as guilds; and those listed by frequency.
    shares: Sequence[str]
    openings: Sequence[str]
    allowance: float  # of a share of wins, to either side of the fair one

    @abstractmethod
    def variants(self, seats: Sequence[int], options: dict[str, Any]) -> list[Variant]:
        """The tables to play for these seat counts, where these options are asked for."""

    @abstractmethod
    def recorder(self, state: State) -> Recorder:
        """An observer that notes what happens at a table."""

    @abstractmethod
    def categories(self, catalogue: dict[str, Any]) -> list[Category]:
        """What is counted, named by what is printed in the pack."""

    @abstractmethod
    def drawn(self, catalogue: dict[str, Any]) -> EventCards:
        """The cards that luck brings."""

    @abstractmethod
    def word(self, category: str, item: str) -> str:
        """What a label, a source, a line or a check's item is called."""


def find_study(game: str) -> Study:
    """The study of a game: the module of its name, beside this one."""
    module = f"silverspire.lab.balance.{game}"
    if find_spec(module) is None:
        raise UnknownGame(f"there is no balance study for {game}")
    study: Study = import_module(module).STUDY
    return study
