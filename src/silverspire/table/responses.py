"""What the server sends: every response, once. Nothing here decides."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from silverspire.analysis.game_analysis import GameAnalysis
from silverspire.kernel.build import Engine
from silverspire.kernel.narration import ChoiceText, Message, Question, ScenePart
from silverspire.table.fair_play import KnownLuck
from silverspire.table.problem_codes import ProblemCode
from silverspire.table.summaries import SeatSummary


class Response(msgspec.Struct, frozen=True, kw_only=True):
    """Anything we send."""


class Me(Response, frozen=True, kw_only=True):
    """Who you are. Your secret is in the cookie and nowhere else."""

    id: str
    name: str


class Person(Response, frozen=True, kw_only=True):
    """Somebody else."""

    id: str
    name: str


class About(Response, frozen=True, kw_only=True):
    """The program that runs here, and whether its engine is compiled."""

    version: str
    engine: Engine


class GameOption(Response, frozen=True, kw_only=True):
    """An option of a game; `offered` has the values to choose from for each number of seats."""

    name: str
    default: Any
    values: list[Any] | None
    offered: dict[int, list[Any]]
    help: str


class Game(Response, frozen=True, kw_only=True):
    name: str
    rules_version: str
    seats: list[int]
    packs: list[str]
    options: list[GameOption]
    levels: list[str]


class Messages(Response, frozen=True, kw_only=True):
    """The Fluent messages that games of other packages bring."""

    language: str
    fluent: str


class Rule(Response, frozen=True, kw_only=True):
    """A rule: its text may hold Markdown within a line (`**Ruling:**`)."""

    id: str
    text: str
    nested: bool  # it belongs to the one before
    language: str  # English where it is not translated


class RuleChapter(Response, frozen=True, kw_only=True):
    """A chapter of the numbered rules."""

    chapter: str
    introduction: str  # what it is about, in a few sentences; "" if there is none
    introduction_language: str  # English where it is not translated
    rules: list[Rule]


class Seat(Response, frozen=True, kw_only=True):
    """A seat: whose it is and who plays it now."""

    seat: int
    name: str
    person: str | None
    level: str | None
    is_computer: bool
    resigned: bool
    yours: bool
    present: bool


class TakeBack(Response, frozen=True, kw_only=True):
    """Somebody asks to take choices back."""

    seat: int
    count: int
    waiting_for_you: bool
    waiting_for: int
    waiting_seats: list[int]  # of those who have yet to agree


class Result(Response, frozen=True, kw_only=True):
    scores: list[float]
    ranking: list[int]  # who resigned from a game that was not played to its end comes last
    resigned: list[int]
    complete: bool  # played to its end; else everyone has resigned


class Table(Response, frozen=True, kw_only=True):
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
    hints: bool  # where several people play, an entry tells everyone who has used one
    end_turns: bool  # who could still undo says when their turn is over
    host: str
    you_are_host: bool
    seats: list[Seat]
    sequence: int
    move: int
    asked: int | None
    created_at: int
    moved_at: int
    take_back: TakeBack | None
    result: Result | None
    incompatible: str | None  # why its game can only be kept here, not played on
    kept: bool = False  # its game is over and can be looked at all the same
    outdated: bool = False  # it is over, and a rematch has newer rules or another pack
    rematch: str | None
    rematch_of: str | None
    rules_changed: bool  # since that game: it had other rules or another pack
    fork_of: str | None
    seed: str | None  # known when the game is over
    seed_chosen: bool  # by the host, who may know what lies in the decks
    # The SHA-256 of "seed:salt", shown from the beginning; who has the two can check it.
    seed_commitment: str | None
    seed_salt: str | None  # known when the game is over
    known_luck: KnownLuck | None  # why somebody may know what lies in the decks
    hot_seat: bool  # several people play at the host's screen, who may have several seats
    invite: str | None  # the host's, to show again
    muted: list[str] = []  # people, for the host
    removed: list[str] = []


class TableSummary(Response, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: list[SeatSummary]
    asked: int | None
    your_turn: bool
    scores: list[float] | None
    ranking: list[int] | None  # places by seat, when it is over
    progress: dict[str, int]  # how far the game is: `round` 3 of `rounds` 5
    known_luck: KnownLuck | None  # why somebody may know what lies in the decks
    created_at: int
    moved_at: int


class Reason(Response, frozen=True, kw_only=True):
    """Why not: the rule, and what it forbids here in words."""

    rule: str
    text: Message


class Decision(Response, frozen=True, kw_only=True):
    """The pending question. Only who may answer it now gets the choices."""

    id: str
    seat: int
    kind: str
    choices: list[str] | None
    question: Question | None = None
    texts: dict[str, ChoiceText] = {}  # each choice by its name, in words
    seconds: float | None = None  # that a computer that is asked may think; null: a person is


class GameEvent(Response, frozen=True, kw_only=True):
    kind: str
    seat: int | None
    facts: dict[str, str | int]
    text: Message | None  # what happened, as a sentence; none: another event's text says it too
    news: bool  # announced when it happens, not only listed in the log
    heading: bool  # a part of the game begins with it, such as a round
    scene: ScenePart | None = None  # shown together with what belongs to it


class Entry(Response, frozen=True, kw_only=True):
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
    person: str | None = None  # who speaks; without a seat, somebody who looks on
    table: str | None = None
    events: list[GameEvent] = []


class Accepted(Response, frozen=True, kw_only=True):
    """It is stored. The same request sent again gets the same answer."""

    sequence: int
    kind: str
    seat: int | None
    at: int
    client_id: str | None


class Situation(Response, frozen=True, kw_only=True):
    """All that a seat may know, at one moment."""

    sequence: int
    move: int
    seat: int | None
    view: dict[str, Any] | None
    decision: Decision | None
    turn_to_end: int | None = None  # the seat that has yet to end its turn: nobody answers before
    undo: int = 0  # choices that this seat may take back alone, now
    redo: int = 0  # and make again


class WhyNot(Response, frozen=True, kw_only=True):
    choice: str
    text: ChoiceText
    legal: bool
    reasons: list[Reason]


class Preview(Response, frozen=True, kw_only=True):
    """What a choice surely does: numbers of its chooser before and after, by name, and events.

    Where it shows something hidden, they go as far as is sure before that.
    """

    choice: str
    changes: dict[str, tuple[float, float]]
    reveals: bool  # it shows something hidden, and so cannot be undone alone
    passes: bool | None  # whether the turn goes on to another seat, or the game ends; null: unsure
    events: list[GameEvent]
    can_undo: bool  # whether its chooser can undo it afterwards
    note: Message | None = None  # what it brings beyond these numbers


class Reach(Response, frozen=True, kw_only=True):
    """The choices that are not legal yet, but that choices of the same seat lead to."""

    decision: str
    choices: list[str]


class PathStep(Response, frozen=True, kw_only=True):
    choice: str
    text: ChoiceText


class Path(Response, frozen=True, kw_only=True):
    """Choices of one seat, one after another, that lead to another one or complete it.

    Only the last may show something hidden; then the other one is offered afterwards.
    """

    steps: list[PathStep]
    preview: Preview  # of all of them together


class HintReason(Response, frozen=True, kw_only=True):
    about: str
    points: float


class Hint(Response, frozen=True, kw_only=True):
    """What a good player would choose, why, and what is nearly as good."""

    decision: str
    choice: str
    reasons: list[HintReason]
    alternatives: list[str]


class Scores(Response, frozen=True, kw_only=True):
    """Score sheets if the game ended now; null where a seat may not know."""

    final: bool
    sheets: list[dict[str, Any] | None]


class Landmark(Response, frozen=True, kw_only=True):
    """A landmark in the statistics of a game: a round began, an event was revealed."""

    move: int
    kind: str
    seat: int | None
    facts: dict[str, str | int]


class Statistics(Response, frozen=True, kw_only=True):
    """How a game went: the moves that changed a number which everyone sees, and the last one.

    Each column of `figures` holds one value for each of `moves`, as it was after that move.
    """

    moves: list[int]
    series: dict[str, list[float]]
    landmarks: list[Landmark]


class DecidingMoment(Response, frozen=True, kw_only=True):
    """An action that changed its own seat's chances: the moves from `first` to `move`."""

    first: int
    move: int
    seat: int
    before: float  # its chances to win, from 0 to 1
    after: float


class WinningChances(Response, frozen=True, kw_only=True):
    """Each seat's chances to win over a finished game, estimated without a search.

    Each list of `chances` is a seat's, with one value for each of `moves`.
    """

    moves: list[int]
    chances: list[list[float]]
    moments: list[DecidingMoment]  # the choices that changed most


class Move(Response, frozen=True, kw_only=True):
    move: int
    seat: int
    choice: str
    events: list[GameEvent]


class Replay(Response, frozen=True, kw_only=True):
    """All moves of a finished game."""

    id: str
    opening: list[GameEvent]
    moves: list[Move]


class Problem(Response, frozen=True, kw_only=True):
    """Why something was refused (RFC 9457, with our own members)."""

    type: str
    title: str
    status: int
    code: ProblemCode
    message: str
    reasons: list[Reason] = []
    decision: Decision | None = None


class Analysis(Response, frozen=True, kw_only=True):
    """The analysis of a finished game, or how far it is."""

    status: Literal["none", "running", "done"]
    done: int  # choices that are analyzed
    choices: int
    found: GameAnalysis | None = None
