"""World Without End: the types of views and score sheets, also for the browser."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from silverspire.games.world_without_end.names import (
    Card,
    DutyName,
    Person,
    PlagueState,
    ProjectName,
    ProjectState,
    Value,
)


class Asked(TypedDict):
    """The pending question: who must choose, what, after how many choices, about what.

    `detail` holds the two numbers of the question: a card, a project, a good, an amount.
    """

    seat: int
    kind: str
    number: int
    detail: list[int]


class EventInPlay(TypedDict):
    card: str
    title: str
    long_term: bool


class Income(TypedDict):
    good: Value
    amount: int


class Orientation(TypedDict):
    """One way to turn the event card: every seat's income, the favor, where its marker lands."""

    arrow: int
    incomes: list[Income]
    favor: Person | None
    space: int
    possible: bool


class Favor(TypedDict):
    space: int
    person: Person
    canceled: list[int]


class Supply(TypedDict):
    stone: int
    wood: int
    grain: int
    piety: int
    wool: int
    cloth: int
    loyalty: int
    knowledge: int


class Goods(TypedDict):
    """What a player has of each good."""

    stone: int
    wood: int
    grain: int
    piety: int
    wool: int
    cloth: int
    loyalty: int
    knowledge: int
    gold: int


class Fair(TypedDict):
    """What wool and cloth sell for; null where they are not sold."""

    wool: int | None
    cloth: int | None


class Project(TypedDict):
    """A building project: its state, and the resources and seals on it."""

    project: ProjectName
    state: ProjectState
    canceled: bool
    stone: int
    wood: int
    seals: list[int]


class Location(TypedDict):
    """A plague location; its value is known once its token is turned."""

    location: int
    state: PlagueState
    value: int | None


class Duty(TypedDict):
    """A duty at the end of this chapter, as the goods stand: what is owed, held and lost.

    The tax is rolled, so what is owed and the points that would be lost lie in a range.
    """

    duty: DutyName
    least: int
    most: int
    held: int
    least_loss: int
    most_loss: int


class PlayerBoard(TypedDict):
    """A player; goods, duties, hand and discards only where they are open to the reader.

    While protection is asked for, `missing` holds what was not paid of each duty, and
    `missing_points` what that has cost.
    """

    points: float
    place: int | None
    houses: int
    seals: int
    pile: list[Card]
    discard_count: int
    hand_count: int
    court: bool
    begging: bool
    performed: bool
    missing: list[int]
    missing_points: list[int]
    goods: NotRequired[Goods]
    duties: NotRequired[list[Duty]]
    hand: NotRequired[list[Card]]
    discards: NotRequired[list[Card]]


class View(TypedDict):
    """The table as a seat sees it.

    `penalties`: whether a duty that is not met brings its penalty too; after the last chapter its
    points are lost once more instead.
    """

    game: Literal["world_without_end"]
    pack: str
    seat: int | None
    seats: int
    sides: list[int]
    over: bool
    chapter: int
    round: int
    active_seat: int
    asked: Asked | None
    event: EventInPlay | None
    events_in_force: list[EventInPlay | None]
    orientations: list[Orientation]
    no_actions: bool
    random_discards: bool
    discards_cards: bool
    penalties: bool
    building_points: int
    favor: Favor
    supply: Supply
    fair: Fair
    houses: list[int | None]
    projects: list[Project]
    plague: list[Location]
    players: list[PlayerBoard]
    memory: list[Goods]


class ScoreSheet(TypedDict):
    """Where every point came from, by source and by chapter; goods as if the game ended now.

    `tie_breaks`: after the end, the goods that decide between equal totals, in their order.
    """

    seat: int
    final: bool
    total: float
    lines: dict[str, float]
    chapters: dict[str, list[int]]
    tie_breaks: dict[str, int]
