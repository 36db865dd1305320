"""What a table tells its people: every answer, once. Nothing here decides."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from silverspire.table.codes import Code


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """Anything we send."""


class Me(Message, frozen=True, kw_only=True):
    """Who you are. Your secret is in the cookie and nowhere else."""

    id: str
    name: str


class OptionTold(Message, frozen=True, kw_only=True):
    name: str
    default: Any
    values: list[Any] | None
    help: str


class GameTold(Message, frozen=True, kw_only=True):
    name: str
    rules_version: str
    seats: list[int]
    packs: list[str]
    options: list[OptionTold]
    levels: list[str]


class RuleTold(Message, frozen=True, kw_only=True):
    """A rule: its text may hold Markdown within a line (`**Ruling**`)."""

    id: str
    text: str
    nested: bool  # it belongs to the one before
    language: str  # English where it is not translated


class ChapterTold(Message, frozen=True, kw_only=True):
    """A chapter of the numbered rules."""

    chapter: str
    rules: list[RuleTold]


class SeatTold(Message, frozen=True, kw_only=True):
    """A seat: whose it is and who plays it now."""

    seat: int
    name: str
    person: str | None
    level: str | None
    is_computers: bool
    resigned: bool
    yours: bool
    present: bool


class TakeBackTold(Message, frozen=True, kw_only=True):
    """Somebody asks to take choices back."""

    seat: int
    count: int
    waiting_for_you: bool
    waiting_for: int


class ResultTold(Message, frozen=True, kw_only=True):
    scores: list[float]
    ranking: list[int]
    resigned: list[int]


class TableTold(Message, frozen=True, kw_only=True):
    """A table, as one person may know it."""

    id: str
    game: str
    pack: str
    rules_version: str
    options: dict[str, Any]
    status: Literal["open", "running", "finished", "closed"]
    public: bool
    spectators: bool
    take_backs: bool
    end_turns: bool  # who could still undo says when their turn is over
    host: str
    you_are_host: bool
    seats: list[SeatTold]
    sequence: int
    move: int
    asked: int | None
    created_at: int
    moved_at: int
    take_back: TakeBackTold | None
    result: ResultTold | None
    other_rules: str | None  # why its game can only be kept here, not played on
    rematch: str | None
    rematch_of: str | None
    fork_of: str | None
    seed: str | None  # known when the game is over
    seed_chosen: bool  # by the host, who may know what lies in the decks
    invite: str | None  # the host's, to show again


class SeatListed(msgspec.Struct, frozen=True):
    name: str
    level: str | None
    free: bool
    person: str | None


class TableListed(Message, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: list[SeatListed]
    asked: int | None
    your_turn: bool
    scores: list[float] | None
    ranking: list[int] | None  # places by seat, when it is over
    progress: dict[str, int]  # how far the game is: `round` 3 of `rounds` 5
    created_at: int
    moved_at: int


class ReasonTold(Message, frozen=True, kw_only=True):
    """Why not: the rule, and a message of the Fluent files with its arguments."""

    rule: str
    message: str
    arguments: dict[str, str | int]


class DecisionTold(Message, frozen=True, kw_only=True):
    """The pending question. Only who may answer it now is told the choices."""

    id: str
    seat: int
    kind: str
    choices: list[str] | None


class EventTold(Message, frozen=True, kw_only=True):
    kind: str
    seat: int | None
    facts: dict[str, str | int]


class EntryTold(Message, frozen=True, kw_only=True):
    """Something that happened to a table, as one seat may know it."""

    sequence: int
    kind: str
    seat: int | None
    at: int
    move: int  # how many moves stood when it had happened
    choice: str | None = None
    level: str | None = None
    count: int | None = None
    name: str | None = None
    text: str | None = None
    table: str | None = None
    events: list[EventTold] = []


class Accepted(Message, frozen=True, kw_only=True):
    """It is stored. The same request sent again gets the same answer."""

    sequence: int
    kind: str
    seat: int | None
    at: int
    client_id: str | None


class Situation(Message, frozen=True, kw_only=True):
    """All that a seat may know, at one moment."""

    sequence: int
    move: int
    seat: int | None
    view: dict[str, Any] | None
    decision: DecisionTold | None
    turn_to_end: int | None = None  # the seat that has yet to end its turn: nobody answers before
    undo: int = 0  # choices that this seat may take back alone, now
    redo: int = 0  # and make again


class WhyNot(Message, frozen=True, kw_only=True):
    choice: str
    legal: bool
    reasons: list[ReasonTold]


class Preview(Message, frozen=True, kw_only=True):
    """What a choice is sure to do: numbers of its chooser before and after, by name, and events.

    Where it shows something hidden, the events are those before, and the numbers those on which
    all tables agree that the seat could be sitting at.
    """

    choice: str
    changes: dict[str, tuple[float, float]]
    reveals: bool  # it shows something hidden, and so cannot be undone alone
    passes: bool | None  # whether the turn goes on to another seat, or the game ends; null: unsure
    events: list[EventTold]


class GroundTold(Message, frozen=True, kw_only=True):
    about: str
    points: float


class Hint(Message, frozen=True, kw_only=True):
    """What a good player would choose, why, and what is nearly as good."""

    decision: str
    choice: str
    grounds: list[GroundTold]
    rivals: list[str]


class Scores(Message, frozen=True, kw_only=True):
    """Score sheets if the game ended now; null where a seat may not know."""

    final: bool
    sheets: list[dict[str, Any] | None]


class Mark(Message, frozen=True, kw_only=True):
    """Something by which the course of a game is told: a round began, an event was revealed."""

    move: int
    kind: str
    seat: int | None
    facts: dict[str, str | int]


class Course(Message, frozen=True, kw_only=True):
    """How a game went: the moves that changed a number which everyone sees, and the last one.

    Each column of `figures` holds one value for each of `moves`, as it was after that move.
    """

    moves: list[int]
    figures: dict[str, list[float]]
    marks: list[Mark]


class MoveTold(Message, frozen=True, kw_only=True):
    move: int
    seat: int
    choice: str
    events: list[EventTold]


class Replay(Message, frozen=True, kw_only=True):
    """All moves of a finished game."""

    id: str
    opening: list[EventTold]
    moves: list[MoveTold]


class Problem(Message, frozen=True, kw_only=True):
    """Why something was refused (RFC 9457, with our own members)."""

    type: str
    title: str
    status: int
    code: Code
    message: str
    reasons: list[ReasonTold] = []
    decision: DecisionTold | None = None
