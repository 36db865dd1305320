"""World Without End: the types of the catalogue, also for the browser."""

from __future__ import annotations

from typing import Literal, TypedDict

from silverspire.games.world_without_end.names import Card, Person, ProjectName, Resource, Value
from silverspire.games.world_without_end.view_types import Income, Supply
from silverspire.kernel.narration import Message


class Effect(TypedDict):
    """A word of the vocabulary, and its arguments by their names."""

    effect: str
    facts: dict[str, str | int | list[str]]


class EventCard(TypedDict):
    """An event card; `offer` is the exchange that it offers in each round."""

    title: str
    name: Message
    text: Message
    offer: Message | None
    chapter: int
    long_term: bool
    arrow: int
    corners: list[Income]
    plague: int | None
    effects: list[Effect]


class PrintedCard(TypedDict):
    """An action card; `does` says in a few words what it does, in each chapter."""

    card: Card
    starred: bool
    help: Message
    does: list[Message]


class HouseSpace(TypedDict):
    """A space for a house: the resource it takes, and its rent."""

    house: int
    resource: Resource
    income: Value
    amount: int
    rent: Message


class PrintedProject(TypedDict):
    project: ProjectName
    stone: int
    wood: int
    bonus_points: int
    bonus_good: Value | None
    bonus_amount: int
    treats: bool
    metal: bool
    bonus: Message


class PrintedLocation(TypedDict):
    location: int
    benefit: Value | Literal["free_house"] | None
    amount: int
    gain: Message


class Favors(TypedDict):
    """What each person's favor brings."""

    queen: Message
    prior: Message
    alderman: Message
    prioress: Message
    merchants: Message
    king: Message
    earl: Message
    bishop: Message
    outlaws: Message


class DutiesOwed(TypedDict):
    piety: int
    grain: int


class MissingPoints(TypedDict):
    """Points lost for each one that is missing of a duty."""

    piety: int
    grain: int
    gold: int


class Catalogue(TypedDict):
    """Everything printed that a player may look up."""

    pack: str
    events: dict[str, EventCard]
    cards: list[PrintedCard]
    favor_track: list[Person]
    favors: Favors
    houses: list[HouseSpace]
    projects: list[PrintedProject]
    locations: list[PrintedLocation]
    plague_values: list[int]
    die: list[int]
    duties: DutiesOwed
    missing: MissingPoints
    supply: Supply
    numbers: dict[str, int]
    piece_rules: dict[str, str]
